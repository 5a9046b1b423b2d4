// Q48: what becomes of the rest of a charge when its target is gone; chapter P.

#include "tests/support/verify.h"

namespace zama::test {

class TestRulesOverrun : public QObject
{
    Q_OBJECT

private slots:
    void theRestOfTheChargeIsLost();
    void aSecondEnemyCloseByIsEngaged();
    void allScorpionsCloseByRout();
    void routedScorpionsAreLosses();
    void scorpionsCannotBeEngaged();
    void theChargerGoesOnWhereTheScenarioSaysSo();
    void theNextEnemyReachedBecomesTheTarget();
    void aNewTargetOfAnElephantScaresAnew();
    void aNewTargetOfAnElephantIsHit();
    void oneMayChooseNotToGoOn();
    void nothingLeftIsNowhereToGo();
    void aFriendInTheWayStopsIt();
    void theEdgeStopsIt();
    void severalScorpionsInARow();
};

namespace {

// A Carthaginian unit 2 in before a scorpion, Romans having passed.
TinyBattle beforeAScorpion(const char *overrun, const char *type = "LGT", int stands = 8)
{
    return tinyBattle()
        .add("SCO", "m", 45, 30, 0, 1)
        .add(type, "x", 45, 32, 180, stands)
        .add("INF", "rest", 5, 5, 0, 7)
        .option("overrun", overrun)
        .at(StepKind::Charge);
}

State charged(const TinyBattle &battle, const Path &path = {straight(6000)})
{
    State s = battle.state();
    (void)pass(s, "R");
    (void)charge(s, "x", "m", path);
    return s;
}

} // namespace

// K30 Q48 C5
void TestRulesOverrun::theRestOfTheChargeIsLost()
{
    const State s = charged(beforeAScorpion("stop").add("SK", "k", 45, 28, 0, 5));
    QCOMPARE(fateOf(s, "m"), Fate::Routed);
    COMPARE_POSE(poseOf(s, "x"), 45, 30.01, 180);
    QVERIFY(s.links.empty());
    QVERIFY(unitOf(s, "x").deeds.charged);
}

// Q48 Q45: then it is engaged, and fights
void TestRulesOverrun::aSecondEnemyCloseByIsEngaged()
{
    State s = charged(beforeAScorpion("continue").add("INF", "a", 47.6, 29.95, 0, 7));
    QCOMPARE(fateOf(s, "m"), Fate::Routed);
    QVERIFY(areEngaged(s, "x", "a"));
    COMPARE_POSE(poseOf(s, "x"), 45, 30.01, 180);
    joinBattle(s);
    QCOMPARE(s.pending->dice, 7);
}

// P3 Q45
void TestRulesOverrun::allScorpionsCloseByRout()
{
    const State s = charged(beforeAScorpion("stop").add("SCO", "n", 46.2, 29.95, 0, 1));
    QCOMPARE(fateOf(s, "m"), Fate::Routed);
    QCOMPARE(fateOf(s, "n"), Fate::Routed);
}

// P3 Q09
void TestRulesOverrun::routedScorpionsAreLosses()
{
    const State s = charged(beforeAScorpion("stop"));
    QCOMPARE(standsLost(s, sideOf(s, "R")), 1);
}

// P2 P3: a scorpion never comes to fight
void TestRulesOverrun::scorpionsCannotBeEngaged()
{
    State s = charged(beforeAScorpion("stop"));
    QVERIFY(!isEngaged(s, "m"));
    QCOMPARE(meleeDice(s, idOf(s, "m")), 0);
    joinBattle(s);
    QCOMPARE(s.diceDrawn, 0U);
}

// Q48, overrun: continue
void TestRulesOverrun::theChargerGoesOnWhereTheScenarioSaysSo()
{
    State s = beforeAScorpion("continue").state();
    VERIFY_ACCEPTED(pass(s, "R"));
    const Events events = eventsOf(s, chargeOf(s, "x", "m", {straight(6000)}));
    const auto on = only<event::ChargeContinued>(events).at(0);
    QVERIFY(!on.target.isValid());
    QCOMPARE(on.cost, 4010);
    QCOMPARE(on.left, 0);
    COMPARE_POSE(poseOf(s, "x"), 45, 26, 180);
    QVERIFY(s.links.empty());
    QCOMPARE(s.toAct.value, sideOf(s, "R").value);
}

// Q48
void TestRulesOverrun::theNextEnemyReachedBecomesTheTarget()
{
    State s = charged(beforeAScorpion("continue").add("SK", "k", 45, 28, 0, 5));
    COMPARE_POSE(poseOf(s, "x"), 45, 28.01, 180);
    QVERIFY(areEngaged(s, "x", "k"));
    joinBattle(s);
    QCOMPARE(s.pending->dice, 5);
}

// Q48 E3: a new scare die
void TestRulesOverrun::aNewTargetOfAnElephantScaresAnew()
{
    State s = charged(beforeAScorpion("continue", "ELE", 1).add("INF", "a", 45, 28, 0, 7));
    QCOMPARE(fateOf(s, "m"), Fate::Routed);
    QCOMPARE(s.pending->kind, RollKind::Scare);
    QCOMPARE(s.pending->target.value, idOf(s, "a").value);
    VERIFY_ACCEPTED(roll(s, {1}));
    QCOMPARE(standsOf(s, "a"), 5);
    QVERIFY(areEngaged(s, "x", "a"));
    State scared = charged(beforeAScorpion("continue", "ELE", 1).add("INF", "a", 45, 28, 0, 7));
    VERIFY_ACCEPTED(roll(scared, {5}));
    QCOMPARE(fateOf(scared, "x"), Fate::Scared);
    QCOMPARE(standsOf(scared, "a"), 7);
}

// Q48 E5: after an impact that finished its target
void TestRulesOverrun::aNewTargetOfAnElephantIsHit()
{
    State s = tinyBattle()
                  .add("SK", "m", 45, 30, 0, 3)
                  .add("CAV", "c", 45, 28, 0, 6)
                  .add("ELE", "x", 45, 32, 180, 1)
                  .option("overrun", "continue")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "x", "m", {straight(6000)}));
    QCOMPARE(standsOf(s, "m"), 0);
    QCOMPARE(standsOf(s, "c"), 4);
    QVERIFY(areEngaged(s, "x", "c"));
}

// Q48: "may"
void TestRulesOverrun::oneMayChooseNotToGoOn()
{
    State s = beforeAScorpion("continue").state();
    VERIFY_ACCEPTED(pass(s, "R"));
    DeclareCharge halting = chargeOf(s, "x", "m", {straight(6000)});
    halting.overrun = false;
    VERIFY_ACCEPTED(order(s, halting));
    COMPARE_POSE(poseOf(s, "x"), 45, 30.01, 180);
}

// Q48 Q40
void TestRulesOverrun::nothingLeftIsNowhereToGo()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 30, 0, 1)
                  .add("INF", "rest", 5, 5, 0, 7)
                  .add("LGT", "x", 45, 36.01, 180, 8)
                  .option("overrun", "continue")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "x", "m", {straight(6000)}));
    COMPARE_POSE(poseOf(s, "x"), 45, 30.01, 180);
}

// Q48: if blocked it stops
void TestRulesOverrun::aFriendInTheWayStopsIt()
{
    State s = charged(beforeAScorpion("continue").add("LGT", "y", 48, 28, 180, 8));
    COMPARE_POSE(poseOf(s, "x"), 45, 29.49, 180); // an overlap of 0.010 is none
    // Skirmishers are passed, not stood upon.
    State screen = charged(beforeAScorpion("continue").add("CSK", "y", 45, 26.5, 180, 5));
    COMPARE_POSE(poseOf(screen, "x"), 45, 27.24, 180);
}

// Q48 Q35
void TestRulesOverrun::theEdgeStopsIt()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 2, 0, 1)
                  .add("INF", "rest", 5, 5, 0, 7)
                  .add("LGT", "x", 45, 4, 180, 8)
                  .option("overrun", "continue")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "x", "m", {straight(6000)}));
    COMPARE_POSE(poseOf(s, "x"), 45, 0, 180);
}

// Q48: again and again while there is way left
void TestRulesOverrun::severalScorpionsInARow()
{
    State s = charged(beforeAScorpion("continue")
                          .add("SCO", "n", 45, 28.5, 0, 1)
                          .add("SCO", "o", 45, 27, 0, 1)
                          .add("SCO", "p", 45, 24.9, 0, 1));
    QCOMPARE(fateOf(s, "n"), Fate::Routed);
    QCOMPARE(fateOf(s, "o"), Fate::Routed);
    QCOMPARE(fateOf(s, "p"), Fate::Present);
    COMPARE_POSE(poseOf(s, "x"), 45, 26, 180);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesOverrun)
#include "test_rules_overrun.moc"
