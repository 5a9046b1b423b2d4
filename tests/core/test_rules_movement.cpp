// Chapter M: how far and which way units move, one manoeuvre after the other.

#include "core/text/phrase.h"
#include "tests/support/verify.h"

namespace zama::test {

class TestRulesMovement : public QObject
{
    Q_OBJECT

private slots:
    void footMovesSixAndCavalryTwelve();
    void theToleranceOfAMoveIsTheMoversAndNoMore();
    void aWheelTurnsAboutTheInnerFrontCorner();
    void aWheelToTheLeftMirrorsOneToTheRight();
    void whatAWheelCostsComesOffTheMove();
    void aWheelCostsTheArcOfThePresentFrontage();
    void theWheelsOfAMoveMakeFortyFiveDegreesAtMost();
    void noToleranceForAngles();
    void withoutWheelCapOnlyTheCostLimitsWheels();
    void anObliqueKeepsTheFacing();
    void anObliqueIsFortyFiveDegreesAtMost();
    void formedUnitsNeitherBackUpNorSidestepNorPivot();
    void aFormedMoveIsAChainOfManoeuvres();
    void anAboutFaceIsAWholeMoveWhereTheScenarioAllowsIt();
    void skirmishersGoAnyWay();
    void aPivotCostsSkirmishersTheWayOfTheirCorners();
    void skirmishersPivotBeforeOrAfterButOnce();
    void elephantsAndScorpionsGoSixAnyWayAndTurnFreely();
    void singleStandsGoStraightOnce();
    void aFreeMoverOfAnyClassMovesLikeSkirmishers();
    void aMoveMayBeShortButNotEmpty();
    void absurdLegsAreRefused();
    void lengthsBelowNothingAreNoWayBack();
    void aUnitMovesOncePerStepInItsOwnersOrder();
    void posesAreRoundedToTheMilHalvesUp();
};

// K07 M1 M5
void TestRulesMovement::footMovesSixAndCavalryTwelve()
{
    State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).add("CAV", "c", 20, 18.5, 0, 6).state();
    VERIFY_REFUSED(move(s, "a", {straight(6020)}), TooFar);
    VERIFY_ACCEPTED(move(s, "a", {straight(6000)}));
    COMPARE_POSE(poseOf(s, "a"), 45, 24.5, 0);
    VERIFY_REFUSED(move(s, "c", {straight(12020)}), TooFar);
    VERIFY_ACCEPTED(move(s, "c", {straight(12000)}));
    COMPARE_POSE(poseOf(s, "c"), 20, 30.5, 0);
}

// Q17: allowances in the actor's favour, by 0.010 in
void TestRulesMovement::theToleranceOfAMoveIsTheMoversAndNoMore()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).add("SK", "k", 30, 18.5, 0, 5).state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {straight(6010)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {straight(6011)})), TooFar);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "k", {slide(0, 6010)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {slide(0, 6011)})), CornerTooFar);
}

// K08 M3 Q26
void TestRulesMovement::aWheelTurnsAboutTheInnerFrontCorner()
{
    State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    const Events events = eventsOf(s, moveOf(s, "a", {wheel(4500)}));
    COMPARE_POSE(poseOf(s, "a"), 45.586, 19.914, 45);
    QCOMPARE(only<event::UnitMoved>(events).at(0).cost, 3142);
    const Footprint now = s.footprint(idOf(s, "a"));
    QCOMPARE(now.corner[1].x, 47000);
    QCOMPARE(now.corner[1].y, 18500);
}

// Q26
void TestRulesMovement::aWheelToTheLeftMirrorsOneToTheRight()
{
    State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_ACCEPTED(move(s, "a", {wheel(-4500)}));
    COMPARE_POSE(poseOf(s, "a"), 44.414, 19.914, 315);
}

// K08 M3 Q26
void TestRulesMovement::whatAWheelCostsComesOffTheMove()
{
    State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_REFUSED(move(s, "a", {wheel(4500), straight(2900)}), TooFar);
    VERIFY_ACCEPTED(move(s, "a", {wheel(4500), straight(2850)}));
    COMPARE_POSE(poseOf(s, "a"), 47.601, 21.929, 45);
}

// Q26: arc = frontage x angle; current width counts
void TestRulesMovement::aWheelCostsTheArcOfThePresentFrontage()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 18.5, 0, 5)
                  .add("CAV", "c", 20, 18.5, 0, 6)
                  .add("INF", "b", 60, 18.5, 0, 2)
                  .state();
    const auto cost = [&](const char *unit) {
        return only<event::UnitMoved>(eventsOf(s, moveOf(s, unit, {wheel(4500)}))).at(0).cost;
    };
    QCOMPARE(cost("a"), 2356);
    QCOMPARE(cost("c"), 2945);
    QCOMPARE(cost("b"), 785);
}

// K09 M3 Q25
void TestRulesMovement::theWheelsOfAMoveMakeFortyFiveDegreesAtMost()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 6).state();
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {wheel(4600)})), WheelTooFar);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {wheel(2000), straight(1000), wheel(2500)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {wheel(2000), straight(1000), wheel(2600)})), WheelTooFar);
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {wheel(2500), wheel(-2500)})), WheelTooFar);
}

// Q17: angle caps use no tolerance
void TestRulesMovement::noToleranceForAngles()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {wheel(4500)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {wheel(4501)})), WheelTooFar);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {oblique(4500, 1000)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {oblique(-4501, 1000)})), ObliqueTooSteep);
}

// Q25, wheel_cap: none
void TestRulesMovement::withoutWheelCapOnlyTheCostLimitsWheels()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).option("wheel_cap", "none").state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {wheel(8500)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {wheel(8700)})), TooFar);
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {oblique(4501, 1000)})), ObliqueTooSteep);
}

// K10 M3 Q27
void TestRulesMovement::anObliqueKeepsTheFacing()
{
    State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    const Events events = eventsOf(s, moveOf(s, "a", {oblique(-4500, 6000)}));
    COMPARE_POSE(poseOf(s, "a"), 40.757, 22.743, 0);
    QCOMPARE(only<event::UnitMoved>(events).at(0).cost, 6000);
}

// K10 M3 Q27
void TestRulesMovement::anObliqueIsFortyFiveDegreesAtMost()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {oblique(5000, 1000)})), ObliqueTooSteep);
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {oblique(-5000, 1000)})), ObliqueTooSteep);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {oblique(2000, 3000), oblique(-4500, 3000)})));
}

// K11 M2 M3 Q28
void TestRulesMovement::formedUnitsNeitherBackUpNorSidestepNorPivot()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 18.5, 0, 7)
                        .add("CAV", "c", 20, 18.5, 0, 6)
                        .add("NUM", "n", 70, 18.5, 0, 6)
                        .add("SK", "k", 33, 18.5, 0, 5)
                        .state();
    for (const char *unit : {"a", "c", "n"}) { // Q24: cavalry is formed too
        VERIFY_REFUSED(validate(s, moveOf(s, unit, {slide(18000, 3000)})), ManoeuvreForbidden);
        VERIFY_REFUSED(validate(s, moveOf(s, unit, {slide(9000, 3000)})), ManoeuvreForbidden);
        VERIFY_REFUSED(validate(s, moveOf(s, unit, {pivot(1000)})), ManoeuvreForbidden);
        VERIFY_REFUSED(validate(s, moveOf(s, unit, {aboutFace()})), ManoeuvreForbidden);
    }
    VERIFY_ACCEPTED(validate(s, moveOf(s, "k", {slide(18000, 3000)})));
}

// M3 Q25
void TestRulesMovement::aFormedMoveIsAChainOfManoeuvres()
{
    State s = tinyBattle().add("CAV", "c", 45, 18.5, 0, 6).state();
    const Events events =
        eventsOf(s, moveOf(s, "c", {straight(2000), wheel(3000), oblique(4500, 4000), wheel(-1500)}));
    // 2000 + 3.75 in x 45 degrees of arc + 4000
    QCOMPARE(only<event::UnitMoved>(events).at(0).cost, 8945);
    QCOMPARE(poseOf(s, "c").facing, 1500);
}

// Q28, about_face: whole_move
void TestRulesMovement::anAboutFaceIsAWholeMoveWhereTheScenarioAllowsIt()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 18.5, 0, 7)
                  .add("SK", "k", 30, 18.5, 0, 5)
                  .option("about_face", "whole_move")
                  .state();
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {aboutFace(), straight(1000)})), ManoeuvreForbidden);
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {aboutFace()})), ManoeuvreForbidden);
    const Box before = s.footprint(idOf(s, "a")).box;
    VERIFY_ACCEPTED(move(s, "a", {aboutFace()}));
    COMPARE_POSE(poseOf(s, "a"), 45, 17, 180);
    QVERIFY(s.footprint(idOf(s, "a")).box == before);
    VERIFY_REFUSED(move(s, "a", {straight(1000)}), AlreadyMoved);
}

// M2 Q29
void TestRulesMovement::skirmishersGoAnyWay()
{
    const State s = tinyBattle().add("SK", "k", 45, 30, 0, 5).state();
    for (Centidegrees bearing = 0; bearing < kFullTurn; bearing += 2250) {
        VERIFY_ACCEPTED(validate(s, moveOf(s, "k", {slide(bearing, 6000)})));
        VERIFY_REFUSED(validate(s, moveOf(s, "k", {slide(bearing, 6020)})), CornerTooFar);
    }
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {wheel(1000)})), ManoeuvreForbidden);
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {slide(0, 1000), slide(9000, 1000)})), ManoeuvreForbidden);
}

// Q29: no corner may end more than 6 in from where it began
void TestRulesMovement::aPivotCostsSkirmishersTheWayOfTheirCorners()
{
    State s = tinyBattle().add("SK", "k", 45, 30, 0, 5).add("SK", "l", 65, 30, 0, 5).state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "k", {pivot(9000), straight(2736)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {pivot(9000), straight(2760)})), CornerTooFar);
    const Events alone = eventsOf(s, moveOf(s, "k", {pivot(9000)}));
    QCOMPARE(only<event::UnitMoved>(alone).at(0).cost, 3575);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "l", {pivot(18000)}))); // 5.056 in
}

// Q29
void TestRulesMovement::skirmishersPivotBeforeOrAfterButOnce()
{
    const State s = tinyBattle().add("SK", "k", 45, 30, 0, 5).state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "k", {pivot(2000), straight(3000)})));
    VERIFY_ACCEPTED(validate(s, moveOf(s, "k", {straight(3000), pivot(2000)})));
    VERIFY_ACCEPTED(validate(s, moveOf(s, "k", {pivot(2000)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {pivot(1000), straight(1000), pivot(1000)})),
                   ManoeuvreForbidden);
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {pivot(1000), pivot(1000)})), ManoeuvreForbidden);
}

// K16 M4 Q30
void TestRulesMovement::elephantsAndScorpionsGoSixAnyWayAndTurnFreely()
{
    State s = tinyBattle().add("ELE", "e", 45, 40, 180, 1).add("SCO", "m", 45, 10, 0, 1).state();
    VERIFY_REFUSED(move(s, "m", {slide(18000, 6011)}), TooFar);
    VERIFY_ACCEPTED(move(s, "m", {slide(18000, 6000)}));
    COMPARE_POSE(poseOf(s, "m"), 45, 4, 0);
    toStep(s, StepKind::Move, "C");
    VERIFY_REFUSED(move(s, "e", {slide(9000, 6011), pivot(18000)}), TooFar);
    VERIFY_ACCEPTED(move(s, "e", {slide(9000, 6000), pivot(18000)}));
    COMPARE_POSE(poseOf(s, "e"), 51, 42, 0);
}

// Q30
void TestRulesMovement::singleStandsGoStraightOnce()
{
    const State s = tinyBattle().add("SCO", "m", 45, 10, 0, 1).state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "m", {pivot(6000), straight(6000), pivot(-17000)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "m", {straight(1000), slide(9000, 1000)})), ManoeuvreForbidden);
    VERIFY_REFUSED(validate(s, moveOf(s, "m", {pivot(100), pivot(100), straight(1000)})), ManoeuvreForbidden);
    VERIFY_REFUSED(validate(s, moveOf(s, "m", {wheel(100)})), ManoeuvreForbidden);
}

// Q24: movement is data of the type; only the skirmisher class is passed through (Q32)
void TestRulesMovement::aFreeMoverOfAnyClassMovesLikeSkirmishers()
{
    UnitTypeSpec nomads = zamaTypes().at(2); // cavalry
    nomads.id = "NOMADS";
    nomads.movement = Movement::Free;
    const State s =
        tinyBattle().type(nomads, "R").add("NOMADS", "n", 45, 24, 0, 6).add("INF", "a", 45, 21, 0, 7).state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "n", {slide(9000, 12000)})));
    VERIFY_REFUSED(validate(s, moveOf(s, "n", {slide(9000, 12011)})), CornerTooFar);
    VERIFY_REFUSED(validate(s, moveOf(s, "n", {wheel(1000)})), ManoeuvreForbidden);
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "n", {slide(18000, 8000)})), FriendInWay, s, "a");
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "a", {straight(6000)})), FriendInWay, s, "n");
}

// Q31
void TestRulesMovement::aMoveMayBeShortButNotEmpty()
{
    State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_REFUSED(move(s, "a", {}), EmptyPath);
    VERIFY_REFUSED(move(s, "a", {straight(0)}), BadLeg);
    VERIFY_REFUSED(move(s, "a", {wheel(0)}), BadLeg);
    VERIFY_ACCEPTED(move(s, "a", {straight(1)}));
    COMPARE_POSE(poseOf(s, "a"), 45, 18.501, 0);
}

// Q31: whatever a file or a script asks for
void TestRulesMovement::absurdLegsAreRefused()
{
    const State s = tinyBattle().add("SK", "k", 45, 18.5, 0, 5).state();
    for (const Leg &leg : {straight(-1), straight(INT32_MAX), straight(INT32_MIN), slide(INT32_MIN, 100),
                           slide(INT32_MAX, 100), pivot(INT32_MIN), pivot(INT32_MAX), pivot(36001),
                           slide(0, kMaxAllowance + 1)}) {
        VERIFY_REFUSED(validate(s, moveOf(s, "k", {leg})), BadLeg);
    }
}

// Q28 Q29 Q30
void TestRulesMovement::lengthsBelowNothingAreNoWayBack()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 18.5, 0, 7)
                        .add("SK", "k", 30, 18.5, 0, 5)
                        .add("SCO", "m", 60, 18.5, 0, 1)
                        .add("LGT", "x", 45, 50, 180, 8)
                        .state();
    const auto refusal = [&](const char *unit, const Leg &leg) {
        const Check refused = validate(s, moveOf(s, unit, {leg}));
        return refused ? englishFor(*refused, s) : std::string();
    };
    const std::string formed = "A cannot go backwards, as part 1 of the way would, because formed units keep "
                               "their ranks. Wheel round over some turns, or go ahead. [Q28]";
    QCOMPARE(refusal("a", straight(-3000)), formed);
    QCOMPARE(refusal("a", oblique(4500, -3000)), formed);
    QVERIFY(refusal("k", straight(-3000)).starts_with("K can go back too"));
    QVERIFY(refusal("k", straight(-3000)).ends_with("[Q29]"));
    QVERIFY(refusal("m", slide(0, -3000)).ends_with("[Q30]"));
    QVERIFY(refusal("a", straight(0)).ends_with("[Q31]"));
}

// Q06
void TestRulesMovement::aUnitMovesOncePerStepInItsOwnersOrder()
{
    State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).add("INF", "b", 30, 18.5, 0, 7).state();
    VERIFY_ACCEPTED(move(s, "b", {straight(1000)}));
    VERIFY_ACCEPTED(move(s, "a", {straight(1000)}));
    VERIFY_REFUSED(move(s, "b", {straight(1000)}), AlreadyMoved);
    endTurn(s);
    VERIFY_ACCEPTED(move(s, "b", {straight(1000)}));
}

// Q17
void TestRulesMovement::posesAreRoundedToTheMilHalvesUp()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 18.5, 0, 5)
                  .add("SK", "l", 60, 18.5, 0, 5)
                  .add("SK", "m", 30, 18.5, 0, 5)
                  .state();
    VERIFY_ACCEPTED(move(s, "k", {slide(3000, 1)})); // (+0.5, +0.866) mil
    COMPARE_POSE(poseOf(s, "k"), 45.001, 18.501, 0);
    VERIFY_ACCEPTED(move(s, "l", {slide(33000, 1)})); // (-0.5, +0.866) mil
    COMPARE_POSE(poseOf(s, "l"), 60, 18.501, 0);
    VERIFY_ACCEPTED(move(s, "m", {slide(21000, 3)})); // (-1.5, -2.598) mil
    COMPARE_POSE(poseOf(s, "m"), 29.999, 18.497, 0);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesMovement)
#include "test_rules_movement.moc"
