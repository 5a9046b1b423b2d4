// Chapter E: elephants in a fight: charged, in hand, unhurt, and off again.

#include "tests/support/verify.h"

namespace zama::test {

class TestRulesElephantFights : public QObject
{
    Q_OBJECT

private slots:
    void anElephantUnderControlStaysLinked();
    void anElephantMayLeaveAndChargeAgain();
    void aChargedElephantDoesNotHit();
    void aChargedElephantHitsWhereTheScenarioSaysSo();
    void noDiceAreRolledAgainstElephants();
    void neitherShotsNorMeleeHurtElephants();
    void elephantsAreChargedByElephantsWithoutHarm();
    void elephantsThatChargeScorpionsOnlyRoutThem();
    void everyElephantInAFightDices();
    void itDicesThoughItsEnemyHasJustDied();
};

namespace {

// An elephant 3 in before the front of Roman infantry; it is Carthage's turn to charge.
State before(const char *type, int stands)
{
    State s = tinyBattle()
                  .add(type, "a", 45, 20, 0, stands)
                  .add("ELE", "e", 45, 23, 180, 1)
                  .far()
                  .at(StepKind::Charge)
                  .state();
    (void)pass(s, "R");
    return s;
}

} // namespace

// K54 E6 E7 Q75
void TestRulesElephantFights::anElephantUnderControlStaysLinked()
{
    for (const int held : {1, 2}) {
        State s = before("INF", 7);
        VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
        VERIFY_ACCEPTED(roll(s, {1}));
        joinBattle(s);
        QCOMPARE(s.pending->kind, RollKind::Control);
        const Events events = eventsOf(s, Roll{{held}});
        QCOMPARE(only<event::ElephantHeld>(events).size(), 1U);
        QVERIFY(areEngaged(s, "e", "a"));
        VERIFY_REFUSED(move(s, "a", {straight(1000)}), Engaged);
        joinBattle(s);
        QCOMPARE(s.pending->kind, RollKind::Control); // a die each round
    }
}

// K54 E7 Q37 Q91
void TestRulesElephantFights::anElephantMayLeaveAndChargeAgain()
{
    State s = before("INF", 7);
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    VERIFY_ACCEPTED(roll(s, {1}));
    joinBattle(s);
    VERIFY_ACCEPTED(roll(s, {2}));
    toStep(s, StepKind::Move, "C");
    VERIFY_ACCEPTED(move(s, "e", {slide(0, 3000)}));
    QVERIFY(s.links.empty());
    toStep(s, StepKind::Charge);
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    QCOMPARE(s.pending->kind, RollKind::Scare);
    VERIFY_ACCEPTED(roll(s, {4}));
    QCOMPARE(standsOf(s, "a"), 3);
    QVERIFY(areEngaged(s, "e", "a"));
}

// K56 Q47 Q72 Q91
void TestRulesElephantFights::aChargedElephantDoesNotHit()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("INF", "a", 55, 20, 0, 7)
                  .add("ELE", "e", 45, 23, 180, 1)
                  .add("ELE", "f", 55, 23, 180, 1)
                  .option("charge_order", "first_side")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "k", "e", {straight(6000)}));
    VERIFY_ACCEPTED(charge(s, "a", "f", {straight(6000)}));
    QVERIFY(!s.pending);
    QCOMPARE(standsOf(s, "k"), 5);
    QCOMPARE(standsOf(s, "a"), 7);
    joinBattle(s);
    QVERIFY(s.groups.empty());
    QCOMPARE(s.pending->kind, RollKind::Control);
    QCOMPARE(s.pending->unit.value, idOf(s, "e").value);
}

// Q47, elephant_hits_when_charged: true
void TestRulesElephantFights::aChargedElephantHitsWhereTheScenarioSaysSo()
{
    const auto battle = [](int stands) {
        return tinyBattle()
            .add("INF", "a", 45, 20, 0, stands)
            .add("ELE", "e", 44, 23, 180, 1)
            .add("ELE", "f", 46, 23.05, 180, 1)
            .far()
            .option("elephant_hits_when_charged", "true")
            .at(StepKind::Charge)
            .state();
    };
    State s = battle(7);
    VERIFY_ACCEPTED(charge(s, "a", "e", {straight(6000)}));
    QVERIFY(!s.pending);           // no scare die
    QCOMPARE(standsOf(s, "a"), 5); // two, although it touches another elephant
    QVERIFY(areEngaged(s, "a", "e"));
    QVERIFY(areEngaged(s, "a", "f"));
    State weak = battle(3);
    VERIFY_ACCEPTED(charge(weak, "a", "e", {straight(6000)}));
    QCOMPARE(standsOf(weak, "a"), 0);
    QVERIFY(weak.links.empty());
}

// K44 Q72 Q73
void TestRulesElephantFights::noDiceAreRolledAgainstElephants()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("ELE", "e", 45, 20, 180, 1)
                  .link("k", "e")
                  .at(StepKind::Melee)
                  .state();
    VERIFY_REFUSED(assign(s, "k", "e"), DiceNotAgainstElephant);
    VERIFY_REFUSED(assign(s, "e", "k"), NoChoice);
    joinBattle(s);
    QVERIFY(s.groups.empty());
    QCOMPARE(s.pending->kind, RollKind::Control);
    VERIFY_ACCEPTED(roll(s, {2}));
    QCOMPARE(standsOf(s, "k"), 5);
}

// E1 E2
void TestRulesElephantFights::neitherShotsNorMeleeHurtElephants()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("ELE", "e", 44, 20, 180, 1)
                  .add("LGT", "x", 47, 20, 180, 8)
                  .link("a", "e")
                  .link("a", "x")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    QCOMPARE(s.groups[0].target.value, idOf(s, "x").value);
    rollAll(s, {6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    QVERIFY(s.isPresent(idOf(s, "e")));
    QCOMPARE(standsOf(s, "x"), 0);
}

// E1 Q73
void TestRulesElephantFights::elephantsAreChargedByElephantsWithoutHarm()
{
    UnitTypeSpec beast = zamaTypes().back();
    beast.id = "BEAST";
    State s = tinyBattle()
                  .type(beast, "R")
                  .add("BEAST", "b", 45, 20, 0, 1)
                  .add("ELE", "e", 45, 23, 180, 1)
                  .option("elephant_hits_when_charged", "true")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "b", "e", {straight(6000)}));
    QVERIFY(!s.pending);
    QVERIFY(areEngaged(s, "b", "e"));
    joinBattle(s);
    QVERIFY(s.groups.empty());
    rollAll(s, {1, 1}); // both dice for control
    QVERIFY(areEngaged(s, "b", "e"));
}

// Q49 P3 Q75: no hit, no round, no control die
void TestRulesElephantFights::elephantsThatChargeScorpionsOnlyRoutThem()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 20, 0, 1)
                  .add("INF", "a", 20, 10, 0, 7)
                  .add("ELE", "e", 45, 23, 180, 1)
                  .option("control_after_impact_kill", "true")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    const Events events = eventsOf(s, chargeOf(s, "e", "m", {straight(6000)}));
    QCOMPARE(fateOf(s, "m"), Fate::Routed);
    QVERIFY(only<event::ElephantHit>(events).empty());
    joinBattle(s);
    QVERIFY(!s.pending);
    QCOMPARE(s.turn, 2);
}

// E6 Q71
void TestRulesElephantFights::everyElephantInAFightDices()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("ELE", "f", 44, 20, 180, 1)
                  .add("ELE", "e", 46, 20, 180, 1)
                  .add("ELE", "g", 60, 20, 180, 1)
                  .link("a", "e")
                  .link("a", "f")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    QCOMPARE(s.pending->unit.value, idOf(s, "e").value);
    VERIFY_ACCEPTED(roll(s, {1}));
    QCOMPARE(s.pending->unit.value, idOf(s, "f").value);
    VERIFY_ACCEPTED(roll(s, {1}));
    QVERIFY(!s.pending);
}

// Q75 Q71
void TestRulesElephantFights::itDicesThoughItsEnemyHasJustDied()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 2)
                  .add("ELE", "e", 44, 20, 180, 1)
                  .add("LGT", "x", 47, 20, 180, 8)
                  .far()
                  .link("a", "e")
                  .link("a", "x")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    rollAll(s, {1, 1, 6, 1, 1, 1, 1, 1, 1, 1});
    QCOMPARE(standsOf(s, "a"), 0);
    QCOMPARE(s.pending->kind, RollKind::Control);
    VERIFY_ACCEPTED(roll(s, {1}));
    QVERIFY(!isEngaged(s, "e"));
    QVERIFY(s.isPresent(idOf(s, "e")));
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesElephantFights)
#include "test_rules_elephant_fights.moc"
