// Chapter C: who may charge, how far and which way, and where a charge stops.

#include "core/rules/melee.h"
#include "tests/support/verify.h"

namespace zama::test {

class TestRulesCharge : public QObject
{
    Q_OBJECT

private slots:
    void aChargeEngagesBothAndTheChargedAnswerNoMore();
    void aChargerStopsAtTheFirstTouch();
    void reachIsTheAllowanceAndTheContactTolerance();
    void cavalryChargesTwelve();
    void aRefusedChargeMayBeReplaced();
    void scorpionsAndLoneGeneralsDoNotCharge();
    void scorpionsRoutWhenCharged();
    void aFightMayBeJoined();
    void aFriendInTheWayIsNamed();
    void anotherEnemyInTheWayIsNamed();
    void skirmishersAreChargedThrough();
    void aChargeMayNotEndOnAFriend();
    void theChargeHasAnAllowanceOfItsOwn();
    void friendsAndTheDeadAreNoTargets();
    void aUnitChargesOnceATurn();
    void nobodyReactsToACharge();
    void everyoneWithinATenthOfAnInchIsEngaged();
    void theDeclaredTargetNeedOnlyBeCloseBy();
    void nobodySquaresUp();
    void theGeneralChargesWithHisUnit();
    void loneGeneralsAreNoObstacle();
    void onlyAChargeEngages();
};

// K27 C1 Q01 Q41
void TestRulesCharge::aChargeEngagesBothAndTheChargedAnswerNoMore()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("CSK", "x", 45, 24, 180, 5)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "k", "x", {straight(6000)}));
    QVERIFY(areEngaged(s, "k", "x"));
    VERIFY_REFUSED(charge(s, "x", "k", {straight(6000)}), Engaged);
}

// Q40 Q45 Q17: whole mils, the first pose within 0.010 in
void TestRulesCharge::aChargerStopsAtTheFirstTouch()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("CSK", "x", 45, 24, 180, 5)
                  .at(StepKind::Charge)
                  .state();
    const Events events = eventsOf(s, chargeOf(s, "k", "x", {straight(6000)}));
    COMPARE_POSE(poseOf(s, "k"), 45, 23.99, 0);
    const auto declared = only<event::ChargeDeclared>(events).at(0);
    QCOMPARE(declared.cost, 3990);
    QCOMPARE(declared.left, 2010);
}

// K28 C3 C5 Q40: the tolerance is granted once, at the contact
void TestRulesCharge::reachIsTheAllowanceAndTheContactTolerance()
{
    const auto battle = [](double gapWanted) {
        return tinyBattle()
            .add("INF", "a", 45, 20, 0, 7)
            .add("HVY", "x", 45, 20 + gapWanted, 180, 8)
            .at(StepKind::Charge)
            .state();
    };
    State far = battle(6.02);
    VERIFY_REFUSED(charge(far, "a", "x", {straight(6000)}), CannotReach);
    VERIFY_REFUSED(charge(far, "a", "x", {straight(9000)}), CannotReach);
    State justFar = battle(6.011);
    VERIFY_REFUSED(charge(justFar, "a", "x", {straight(9000)}), CannotReach);
    State near = battle(6.01);
    VERIFY_ACCEPTED(charge(near, "a", "x", {straight(9000)}));
    COMPARE_POSE(poseOf(near, "a"), 45, 26, 0);
}

// K28 C4
void TestRulesCharge::cavalryChargesTwelve()
{
    const auto battle = [](double gapWanted) {
        return tinyBattle()
            .add("CAV", "c", 45, 20, 0, 6)
            .add("HVY", "x", 45, 20 + gapWanted, 180, 8)
            .at(StepKind::Charge)
            .state();
    };
    State s = battle(12);
    VERIFY_ACCEPTED(charge(s, "c", "x", {straight(12000)}));
    State far = battle(12.02);
    VERIFY_REFUSED(charge(far, "c", "x", {straight(12020)}), CannotReach);
}

// K28 Q40: refused, costs nothing, and may be replaced
void TestRulesCharge::aRefusedChargeMayBeReplaced()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 45, 26.02, 180, 8)
                  .add("HVY", "y", 41, 24, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    const State before = s;
    VERIFY_REFUSED(charge(s, "a", "x", {oblique(2000, 6000)}), CannotReach);
    QVERIFY(s == before);
    VERIFY_ACCEPTED(charge(s, "a", "y", {straight(6000)}));
}

// K29 P1 Q39
void TestRulesCharge::scorpionsAndLoneGeneralsDoNotCharge()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 20, 0, 1)
                  .add("INF", "a", 20, 20, 0, 7)
                  .add("LGT", "x", 45, 22, 180, 8)
                  .general("SCIPIO", "R", 45, 21)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_REFUSED(charge(s, "m", "x", {straight(3000)}), CannotCharge);
    const DeclareCharge alone{{}, idOf(s, "x"), {straight(1000)}};
    VERIFY_REFUSED(order(s, alone), NoSuchUnit);
}

// K30 P2 P3 Q48
void TestRulesCharge::scorpionsRoutWhenCharged()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 20, 0, 1)
                  .add("INF", "a", 20, 10, 0, 7)
                  .add("LGT", "x", 45, 24, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "x", "m", {straight(6000)}));
    QCOMPARE(fateOf(s, "m"), Fate::Routed);
    COMPARE_POSE(poseOf(s, "x"), 45, 20.01, 180);
    QVERIFY(!isEngaged(s, "x"));
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_REFUSED(charge(s, "x", "a", {straight(6000)}), AlreadyCharged);
    joinBattle(s);
    QCOMPARE(s.turn, 2);
    QCOMPARE(s.diceDrawn, 0U);
}

// K31 Q41 Q63
void TestRulesCharge::aFightMayBeJoined()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 21.5, 0, 7)
                  .add("INF", "b", 52, 22.25, 270, 7)
                  .add("HVY", "x", 45, 21.5, 180, 8)
                  .link("a", "x")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "b", "x", {straight(6000)}));
    QVERIFY(areEngaged(s, "b", "x"));
    const auto fights = rules::fightsOf(s);
    QCOMPARE(fights.size(), 1U);
    QCOMPARE(fights[0].size(), 3U);
}

// K32 Q32 Q44
void TestRulesCharge::aFriendInTheWayIsNamed()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("INF", "b", 47, 23, 0, 7)
                  .add("HVY", "x", 45, 25, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_REFUSED_NAMING(charge(s, "a", "x", {straight(6000)}), FriendInWay, s, "b");
}

// K32 Q44
void TestRulesCharge::anotherEnemyInTheWayIsNamed()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("LGT", "l", 47, 22, 180, 8)
                  .add("HVY", "x", 45, 25, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_REFUSED_NAMING(charge(s, "a", "x", {straight(6000)}), OtherEnemyInWay, s, "l");
    VERIFY_ACCEPTED(charge(s, "a", "l", {straight(6000)}));
}

// Q32
void TestRulesCharge::skirmishersAreChargedThrough()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("SK", "k", 45, 21, 0, 5)
                  .add("HVY", "x", 45, 24, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
}

// Q32
void TestRulesCharge::aChargeMayNotEndOnAFriend()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("SK", "k", 45, 23.5, 0, 5)
                  .add("HVY", "x", 45, 24, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_REFUSED_NAMING(charge(s, "a", "x", {straight(6000)}), EndsOnFriend, s, "k");
}

// K33 Q03 Q25 Q40
void TestRulesCharge::theChargeHasAnAllowanceOfItsOwn()
{
    State s = tinyBattle().add("INF", "a", 45, 20, 0, 7).add("HVY", "x", 45, 32, 180, 8).state();
    VERIFY_ACCEPTED(move(s, "a", {straight(6000)}));
    toStep(s, StepKind::Charge);
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    State wheeled = tinyBattle().add("INF", "a", 45, 20, 0, 7).add("HVY", "x", 49.5, 21, 270, 8).state();
    VERIFY_ACCEPTED(move(wheeled, "a", {wheel(4500)}));
    toStep(wheeled, StepKind::Charge);
    VERIFY_ACCEPTED(charge(wheeled, "a", "x", {wheel(4500), straight(6000)}));
}

// C5
void TestRulesCharge::friendsAndTheDeadAreNoTargets()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 20, 0, 7)
                        .add("INF", "b", 45, 23, 0, 7)
                        .add("HVY", "x", 45, 25, 180, 8)
                        .left(0)
                        .add("HVY", "y", 20, 25, 180, 8)
                        .at(StepKind::Charge)
                        .state();
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "b", {straight(6000)})), OwnUnit);
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {straight(6000)})), UnitGone);
}

// Q39
void TestRulesCharge::aUnitChargesOnceATurn()
{
    State s = tinyBattle()
                  .add("CAV", "c", 45, 30, 180, 6)
                  .add("CSK", "x", 45, 24, 0, 5)
                  .add("CSK", "y", 45, 15, 0, 5)
                  .option("charge_order", "first_side")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "c", "x", {straight(12000)}));
    VERIFY_REFUSED(charge(s, "c", "y", {straight(12000)}), Engaged);
}

// Q05: the coming target has no answer, though it could shoot
void TestRulesCharge::nobodyReactsToACharge()
{
    State s = tinyBattle()
                  .add("CSK", "x", 45, 24, 180, 5)
                  .add("INF", "a", 45, 20, 0, 7)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    QVERIFY(!s.pending);
    VERIFY_REFUSED(shoot(s, "x", "a"), WrongStep);
    VERIFY_REFUSED(move(s, "x", {slide(0, 3000)}), WrongStep);
    COMPARE_POSE(poseOf(s, "x"), 45, 24, 180);
    QCOMPARE(s.diceDrawn, 0U);
}

// Q45
void TestRulesCharge::everyoneWithinATenthOfAnInchIsEngaged()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 43, 24, 180, 8)
                  .add("HVY", "y", 47.1, 24.09, 180, 8)
                  .add("LGT", "z", 50, 21.5, 270, 8) // 2 in to its right
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    QVERIFY(areEngaged(s, "a", "x"));
    QVERIFY(areEngaged(s, "a", "y")); // 0.100 in
    QVERIFY(!areEngaged(s, "a", "z"));
    State apart = tinyBattle()
                      .add("INF", "a", 45, 20, 0, 7)
                      .add("HVY", "x", 43, 24, 180, 8)
                      .add("HVY", "y", 47.1, 24.091, 180, 8)
                      .at(StepKind::Charge)
                      .state();
    VERIFY_ACCEPTED(charge(apart, "a", "x", {straight(6000)}));
    QVERIFY(!areEngaged(apart, "a", "y")); // 0.101 in
}

// Q44 Q45
void TestRulesCharge::theDeclaredTargetNeedOnlyBeCloseBy()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 43, 24, 180, 8)
                  .add("HVY", "y", 47.1, 24.09, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "y", {straight(6000)}));
    QVERIFY(areEngaged(s, "a", "x"));
    QVERIFY(areEngaged(s, "a", "y"));
}

// Q46
void TestRulesCharge::nobodySquaresUp()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 45, 25, 160, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    QCOMPARE(poseOf(s, "a").facing, 0);
    QCOMPARE(poseOf(s, "x").facing, 16000);
    COMPARE_POSE(poseOf(s, "x"), 45, 25, 160);
}

// Q50
void TestRulesCharge::theGeneralChargesWithHisUnit()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 45, 24, 180, 8)
                  .general("SCIPIO", "a")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    QCOMPARE(unitWith(s, "SCIPIO"), "a");
    const Point place = placeOf(s, generalOf(s, "SCIPIO"));
    QCOMPARE(place.y, 23990);
}

// Q44 Q88
void TestRulesCharge::loneGeneralsAreNoObstacle()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 45, 24, 180, 8)
                  .general("SCIPIO", "R", 45, 22)
                  .general("HANNIBAL", "C", 45, 23)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
}

// C2: neither moves nor shots engage
void TestRulesCharge::onlyAChargeEngages()
{
    State s = tinyBattle().add("SK", "k", 45, 20, 0, 5).add("CSK", "x", 45, 24, 180, 5).state();
    VERIFY_ACCEPTED(move(s, "k", {slide(0, 3980)}));
    toStep(s, StepKind::Shoot, "R");
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    toStep(s, StepKind::Charge);
    QVERIFY(s.links.empty());
    VERIFY_ACCEPTED(charge(s, "k", "x", {straight(1000)}));
    QCOMPARE(s.links.size(), 1U);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesCharge)
#include "test_rules_charge.moc"
