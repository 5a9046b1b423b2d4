// Chapter G: generals move, join, lead and fall.

#include "tests/support/verify.h"

#include <cmath>

namespace zama::test {

class TestRulesGenerals : public QObject
{
    Q_OBJECT

private slots:
    void aGeneralWalksTwelveInchesAnyWay();
    void aGeneralWalksSixWhereTheScenarioSaysSo();
    void heIgnoresUnitsButNotTheEdge();
    void heMovesOnceAndOnlyInHisSidesStep();
    void aGeneralJoinsAUnitWithinReach();
    void heMayJoinAFightButNotLeaveIt();
    void heIsOneToAUnit();
    void severalMayLeadWhereTheScenarioSaysSo();
    void heJoinsAnyCommand();
    void heKeepsToHisOwnCommandWhereTheScenarioSaysSo();
    void heJoinsNeitherScorpionsNorElephantsNorEnemies();
    void heMovesWithHisUnitOrByHimself();
    void theUnitHeJoinsMovesNoMore();
    void anAttachedGeneralIsWhereTheFrontOfHisUnitIs();
    void hisReachIsMeasuredFromHisUnit();
    void commandersAddOneDieAndChiefsTwo();
    void hisDiceHitAtTheUnitsNumber();
    void heIsNeitherFrontageNorCasualty();
    void heFallsOnASixAfterTheRound();
    void hisDieOfTheRoundHasCounted();
    void heRollsForEveryRoundOfFighting();
    void aFightAgainstElephantsIsDangerousToo();
    void shotsDoNotTouchHim();
    void heSurvivesHisUnit();
    void heDiesWithItWhereTheScenarioSaysSo();
    void heRollsBeforeHisUnitIsTakenAway();
    void theBattleGoesOnWithoutScipio();
    void loneGeneralsAreInNobodysWay();
    void theFallenNeitherWalkNorCount();
};

// Q38
void TestRulesGenerals::aGeneralWalksTwelveInchesAnyWay()
{
    const State s = tinyBattle().general("SCIPIO", "R", 45, 30).state();
    for (int degrees = 0; degrees < 360; degrees += 15) {
        const double a = degrees * 3.14159265358979 / 180;
        VERIFY_ACCEPTED(validate(s, walkOf(s, "SCIPIO", 45 + 12 * std::sin(a), 30 + 12 * std::cos(a))));
        VERIFY_REFUSED(validate(s, walkOf(s, "SCIPIO", 45 + 12.02 * std::sin(a), 30 + 12.02 * std::cos(a))),
                       GeneralTooFar);
    }
    VERIFY_ACCEPTED(validate(s, walkOf(s, "SCIPIO", 45, 42.01)));
    VERIFY_REFUSED(validate(s, walkOf(s, "SCIPIO", 45, 42.011)), GeneralTooFar);
    VERIFY_REFUSED(validate(s, walkOf(s, "SCIPIO", 45, 30)), GeneralStays);
}

// Q38, general_move: 6
void TestRulesGenerals::aGeneralWalksSixWhereTheScenarioSaysSo()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 36.5, 0, 7)
                  .general("SCIPIO", "R", 45, 30)
                  .general("R1-GEN", "R", 45, 28)
                  .option("general_move", "6")
                  .state();
    VERIFY_REFUSED(walk(s, "SCIPIO", 45, 36.02), GeneralTooFar);
    VERIFY_REFUSED(join(s, "R1-GEN", "a"), GeneralTooFar); // 7 in
    VERIFY_ACCEPTED(join(s, "SCIPIO", "a"));               // 5 in
}

// Q38 Q35 Q86
void TestRulesGenerals::heIgnoresUnitsButNotTheEdge()
{
    const State s = tinyBattle()
                        .add("LGT", "x", 45, 25, 180, 8)
                        .general("SCIPIO", "R", 45, 22)
                        .general("R1-GEN", "R", 88, 30)
                        .state();
    VERIFY_ACCEPTED(validate(s, walkOf(s, "SCIPIO", 45, 30)));
    VERIFY_ACCEPTED(validate(s, walkOf(s, "SCIPIO", 45, 25.5)));
    VERIFY_ACCEPTED(validate(s, walkOf(s, "R1-GEN", 90, 30)));
    VERIFY_REFUSED(validate(s, walkOf(s, "R1-GEN", 90.001, 30)), OffTable);
}

// Q38 Q06
void TestRulesGenerals::heMovesOnceAndOnlyInHisSidesStep()
{
    State s = tinyBattle().general("SCIPIO", "R", 45, 10).general("HANNIBAL", "C", 45, 50).state();
    VERIFY_REFUSED(walk(s, "HANNIBAL", 45, 45), NotYourTurn);
    VERIFY_ACCEPTED(walk(s, "SCIPIO", 45, 12));
    VERIFY_REFUSED(walk(s, "SCIPIO", 45, 13), AlreadyMoved);
    toStep(s, StepKind::Shoot, "R");
    VERIFY_REFUSED(walk(s, "SCIPIO", 45, 13), WrongStep);
    toStep(s, StepKind::Move, "C");
    VERIFY_ACCEPTED(walk(s, "HANNIBAL", 45, 45));
    endTurn(s);
    VERIFY_ACCEPTED(walk(s, "SCIPIO", 45, 13));
}

// Q84 Q17
void TestRulesGenerals::aGeneralJoinsAUnitWithinReach()
{
    const auto battle = [](double y) {
        return tinyBattle().add("INF", "a", 45, 30, 0, 7).general("SCIPIO", "R", 45, y).state();
    };
    State s = battle(16.5); // 12 in to its rear edge
    VERIFY_ACCEPTED(join(s, "SCIPIO", "a"));
    QCOMPARE(unitWith(s, "SCIPIO"), "a");
    State justThere = battle(16.49);
    VERIFY_ACCEPTED(join(justThere, "SCIPIO", "a"));
    State far = battle(16.489);
    VERIFY_REFUSED(join(far, "SCIPIO", "a"), GeneralTooFar);
}

// K48 Q84
void TestRulesGenerals::heMayJoinAFightButNotLeaveIt()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 30, 0, 7)
                  .add("HVY", "x", 45, 30, 180, 8)
                  .general("R1-GEN", "R", 45, 17.5)
                  .link("a", "x")
                  .state();
    VERIFY_ACCEPTED(join(s, "R1-GEN", "a"));
    QCOMPARE(unitWith(s, "R1-GEN"), "a");
    endTurn(s);
    VERIFY_REFUSED(walk(s, "R1-GEN", 45, 20), GeneralBound);
}

// K49 Q84
void TestRulesGenerals::heIsOneToAUnit()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 30, 0, 7)
                  .general("SCIPIO", "a")
                  .general("R1-GEN", "R", 45, 25)
                  .state();
    VERIFY_REFUSED(join(s, "R1-GEN", "a"), HasGeneral);
    VERIFY_REFUSED(join(s, "SCIPIO", "a"), GeneralStays);
    VERIFY_ACCEPTED(walk(s, "SCIPIO", 45, 25));
    VERIFY_ACCEPTED(join(s, "R1-GEN", "a"));
}

// Q84, generals_per_unit: any
void TestRulesGenerals::severalMayLeadWhereTheScenarioSaysSo()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 30, 0, 7)
                  .add("HVY", "x", 45, 30, 180, 8)
                  .general("SCIPIO", "a")
                  .general("R1-GEN", "R", 45, 25)
                  .link("a", "x")
                  .option("generals_per_unit", "any")
                  .state();
    VERIFY_ACCEPTED(join(s, "R1-GEN", "a"));
    joinBattle(s);
    QCOMPARE(s.pending->dice, 10);
    QCOMPARE(s.generalsAtRisk.size(), 2U);
}

namespace {

TinyBattle twoCommands(const char *joins)
{
    return tinyBattle()
        .command("first")
        .add("INF", "a", 45, 30, 0, 7)
        .general("R1-GEN", "R", 45, 25)
        .command("second")
        .add("INF", "b", 50, 30, 0, 7)
        .general("SCIPIO", "R", 45, 24)
        .option("general_joins", joins);
}

} // namespace

// Q84
void TestRulesGenerals::heJoinsAnyCommand()
{
    State s = twoCommands("any_unit").state();
    VERIFY_ACCEPTED(join(s, "R1-GEN", "b"));
}

// Q84, general_joins: own_command
void TestRulesGenerals::heKeepsToHisOwnCommandWhereTheScenarioSaysSo()
{
    State s = twoCommands("own_command").state();
    VERIFY_REFUSED(join(s, "R1-GEN", "b"), OwnCommandOnly);
    VERIFY_ACCEPTED(join(s, "R1-GEN", "a"));
}

// Q84
void TestRulesGenerals::heJoinsNeitherScorpionsNorElephantsNorEnemies()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 30, 0, 1)
                  .add("INF", "a", 40, 30, 0, 7)
                  .add("ELE", "e", 45, 35, 180, 1)
                  .add("LGT", "x", 50, 35, 180, 8)
                  .general("SCIPIO", "R", 45, 31)
                  .general("HANNIBAL", "C", 45, 34)
                  .state();
    VERIFY_REFUSED(join(s, "SCIPIO", "m"), CannotJoin);
    VERIFY_REFUSED(join(s, "SCIPIO", "x"), CannotJoin);
    toStep(s, StepKind::Move, "C");
    VERIFY_REFUSED(join(s, "HANNIBAL", "e"), CannotJoin);
    VERIFY_REFUSED(join(s, "HANNIBAL", "a"), CannotJoin);
    VERIFY_ACCEPTED(join(s, "HANNIBAL", "x"));
}

// Q38
void TestRulesGenerals::heMovesWithHisUnitOrByHimself()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 30, 0, 7)
                  .add("INF", "b", 55, 30, 0, 7)
                  .general("SCIPIO", "a")
                  .state();
    VERIFY_ACCEPTED(move(s, "a", {straight(6000)}));
    QCOMPARE(placeOf(s, generalOf(s, "SCIPIO")).y, 36000);
    VERIFY_REFUSED(walk(s, "SCIPIO", 45, 30), MovedWithUnit);
    VERIFY_REFUSED(join(s, "SCIPIO", "b"), MovedWithUnit);
}

// Q38: "not both" binds the unit too
void TestRulesGenerals::theUnitHeJoinsMovesNoMore()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 30, 0, 7)
                  .add("INF", "b", 55, 30, 0, 7)
                  .general("SCIPIO", "a")
                  .state();
    VERIFY_ACCEPTED(join(s, "SCIPIO", "b"));
    VERIFY_REFUSED(move(s, "b", {straight(1000)}), GeneralMovedAlone);
    VERIFY_ACCEPTED(move(s, "a", {straight(1000)})); // he has left it
    endTurn(s);
    VERIFY_ACCEPTED(move(s, "b", {straight(1000)}));
}

// Q86
void TestRulesGenerals::anAttachedGeneralIsWhereTheFrontOfHisUnitIs()
{
    State s = tinyBattle().add("INF", "a", 45, 30, 0, 7).general("SCIPIO", "a").state();
    QCOMPARE(placeOf(s, generalOf(s, "SCIPIO")).x, 45000);
    QCOMPARE(placeOf(s, generalOf(s, "SCIPIO")).y, 30000);
}

// Q86
void TestRulesGenerals::hisReachIsMeasuredFromHisUnit()
{
    const State s = tinyBattle().add("INF", "a", 45, 30, 0, 7).general("SCIPIO", "a").state();
    VERIFY_ACCEPTED(validate(s, walkOf(s, "SCIPIO", 45, 42)));
    VERIFY_REFUSED(validate(s, walkOf(s, "SCIPIO", 45, 17.9)), GeneralTooFar);
    VERIFY_ACCEPTED(validate(s, walkOf(s, "SCIPIO", 45, 30))); // he steps off his unit
}

namespace {

TinyBattle ledDuel(const char *general, const char *unit)
{
    return tinyBattle()
        .add("INF", "a", 45, 20, 0, 7)
        .add("HVY", "x", 45, 20, 180, 8)
        .far()
        .link("a", "x")
        .general(general, unit)
        .at(StepKind::Melee);
}

} // namespace

// K45 G2 G4 Q85
void TestRulesGenerals::commandersAddOneDieAndChiefsTwo()
{
    const auto dice = [](const char *general, const char *unit) {
        State s = ledDuel(general, unit).state();
        joinBattle(s);
        return std::pair(s.groups[0].dice, s.groups[1].dice);
    };
    QCOMPARE(dice("R1-GEN", "a"), std::pair(8, 8));
    QCOMPARE(dice("SCIPIO", "a"), std::pair(9, 8));
    QCOMPARE(dice("C1-GEN", "x"), std::pair(7, 9));
    QCOMPARE(dice("HANNIBAL", "x"), std::pair(7, 10));
}

// Q85
void TestRulesGenerals::hisDiceHitAtTheUnitsNumber()
{
    State s = ledDuel("SCIPIO", "a").state();
    joinBattle(s);
    QCOMPARE(s.pending->hitOn, 5);
    rollAll(s, {1, 1, 1, 1, 1, 1, 1, 5, 4});
    rollQuietly(s);
    QCOMPARE(standsOf(s, "x"), 7);
}

// Q85: never a casualty, never counts against L1, nothing in width
void TestRulesGenerals::heIsNeitherFrontageNorCasualty()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 2)
                  .add("HVY", "x", 45, 20, 180, 8)
                  .far()
                  .link("a", "x")
                  .general("SCIPIO", "a")
                  .at(StepKind::Melee)
                  .state();
    QCOMPARE(extentOf(s, idOf(s, "a")).width, 1000);
    joinBattle(s);
    rollAll(s, {1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1});
    QCOMPARE(standsOf(s, "a"), 0);
}

// K46 G5 G6 Q87
void TestRulesGenerals::heFallsOnASixAfterTheRound()
{
    State s = ledDuel("R1-GEN", "a").state();
    joinBattle(s);
    rollAll(s, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    QCOMPARE(s.pending->kind, RollKind::GeneralRisk);
    QCOMPARE(s.pending->dice, 1);
    State five = s;
    VERIFY_ACCEPTED(roll(five, {5}));
    QCOMPARE(unitWith(five, "R1-GEN"), "a");
    VERIFY_ACCEPTED(roll(s, {6}));
    QVERIFY(s.general(generalOf(s, "R1-GEN")).fallen);
    joinBattle(s);
    QCOMPARE(s.pending->dice, 7);
}

// K46 Q87
void TestRulesGenerals::hisDieOfTheRoundHasCounted()
{
    State s = ledDuel("R1-GEN", "a").state();
    joinBattle(s);
    rollAll(s, {1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6});
    QCOMPARE(standsOf(s, "x"), 7);
    QVERIFY(s.general(generalOf(s, "R1-GEN")).fallen);
}

// Q87
void TestRulesGenerals::heRollsForEveryRoundOfFighting()
{
    State s = ledDuel("R1-GEN", "a").state();
    for (int round = 0; round < 3; ++round) {
        joinBattle(s);
        QCOMPARE(s.generalsAtRisk.size(), 1U);
        rollQuietly(s);
    }
}

// Q87 G5
void TestRulesGenerals::aFightAgainstElephantsIsDangerousToo()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("ELE", "e", 45, 20, 180, 1)
                  .link("a", "e")
                  .general("SCIPIO", "a")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    QCOMPARE(s.pending->kind, RollKind::GeneralRisk);
    VERIFY_ACCEPTED(roll(s, {1}));
    QCOMPARE(s.pending->kind, RollKind::Control);
}

// K47 G1 Q61 Q86
void TestRulesGenerals::shotsDoNotTouchHim()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 26, 0, 5)
                  .add("LGT", "x", 45, 30, 180, 3)
                  .far()
                  .general("HANNIBAL", "x")
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    VERIFY_ACCEPTED(roll(s, {6, 6, 1, 1, 1}));
    QCOMPARE(standsOf(s, "x"), 0);
    QVERIFY(!s.pending);
    QCOMPARE(unitWith(s, "HANNIBAL"), "");
    QVERIFY(!s.general(generalOf(s, "HANNIBAL")).fallen);
    QCOMPARE(placeOf(s, generalOf(s, "HANNIBAL")).y, 30000);
}

// Q86: if it fought this round he has rolled at 6d; he attaches again in his next move step
void TestRulesGenerals::heSurvivesHisUnit()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 2)
                  .add("INF", "b", 45, 15, 0, 7)
                  .add("HVY", "x", 45, 20, 180, 8)
                  .link("a", "x")
                  .general("R1-GEN", "a")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    rollAll(s, {1, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1, 5});
    QCOMPARE(standsOf(s, "a"), 0);
    QCOMPARE(unitWith(s, "R1-GEN"), "");
    QCOMPARE(placeOf(s, generalOf(s, "R1-GEN")).y, 20000);
    QCOMPARE(s.turn, 2);
    VERIFY_ACCEPTED(join(s, "R1-GEN", "b"));
}

// Q86, general_dies_with_unit: true
void TestRulesGenerals::heDiesWithItWhereTheScenarioSaysSo()
{
    for (const char *dies : {"false", "true"}) {
        State s = tinyBattle()
                      .add("SK", "k", 45, 26, 0, 5)
                      .add("LGT", "x", 45, 30, 180, 3)
                      .far()
                      .general("HANNIBAL", "x")
                      .option("general_dies_with_unit", dies)
                      .at(StepKind::Shoot, "R")
                      .state();
        VERIFY_ACCEPTED(shoot(s, "k", "x"));
        VERIFY_ACCEPTED(roll(s, {6, 6, 1, 1, 1}));
        QCOMPARE(s.general(generalOf(s, "HANNIBAL")).fallen, dies == std::string_view("true"));
    }
}

// Q71 6d 6f Q86
void TestRulesGenerals::heRollsBeforeHisUnitIsTakenAway()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 2)
                  .add("HVY", "x", 45, 20, 180, 8)
                  .far()
                  .link("a", "x")
                  .general("R1-GEN", "a")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    rollAll(s, {1, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1});
    QCOMPARE(s.pending->kind, RollKind::GeneralRisk);
    VERIFY_ACCEPTED(roll(s, {6}));
    QVERIFY(s.general(generalOf(s, "R1-GEN")).fallen);
}

// K50 Q10
void TestRulesGenerals::theBattleGoesOnWithoutScipio()
{
    State s = ledDuel("SCIPIO", "a").state();
    joinBattle(s);
    rollAll(s, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6});
    QVERIFY(s.general(generalOf(s, "SCIPIO")).fallen);
    QVERIFY(!s.isOver());
    QCOMPARE(s.turn, 2);
}

// Q88 G1
void TestRulesGenerals::loneGeneralsAreInNobodysWay()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("LGT", "x", 45, 40, 180, 8)
                  .general("SCIPIO", "R", 45, 22)
                  .general("HANNIBAL", "C", 45, 24)
                  .state();
    VERIFY_ACCEPTED(move(s, "a", {straight(4000)})); // it ends on both of them
    QVERIFY(!s.general(generalOf(s, "HANNIBAL")).fallen);
}

// G6 Q85
void TestRulesGenerals::theFallenNeitherWalkNorCount()
{
    State s = ledDuel("SCIPIO", "a").state();
    joinBattle(s);
    rollAll(s, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6});
    VERIFY_REFUSED(walk(s, "SCIPIO", 45, 18), GeneralGone);
    VERIFY_REFUSED(join(s, "SCIPIO", "far-R"), GeneralGone);
    QCOMPARE(extraDice(s, idOf(s, "a")), 0);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesGenerals)
#include "test_rules_generals.moc"
