// Chapter E: elephants charge, scare, hit, are charged and kept in hand.

#include "tests/support/verify.h"

namespace zama::test {

class TestRulesElephants : public QObject
{
    Q_OBJECT

private slots:
    void romanInfantryMayScareAnElephantFromItsFront();
    void theScareDieIsTheTargetsAndComesFirst();
    void cavalryCannotScareIt();
    void skirmishersCannotScareIt();
    void skirmishersScareItWhereTheScenarioSaysSo();
    void onlyRomanFootScaresElephants();
    void aFlankChargeScaresNobody();
    void onTheLineOfTheFrontIsFlank();
    void theContactedEdgeCountsWhereTheScenarioSaysSo();
    void aVictimThatClosesUpIsStillEngaged();
    void theHitMayFinishItsTarget();
    void theControlDieAfterAKillIsAnOption();
    void onlyTheDeclaredTargetIsHit();
    void everyElephantTakesItsTwoStands();
    void anEngagedTargetScaresTooAndLosesTwoMore();
    void aScaredElephantHurtsNobody();
    void anElephantTurnsFreelyAndEndsFacingItsWay();
    void anElephantChargesSixInches();
};

namespace {

// An elephant 3 in before the front of a Roman unit; it is Carthage's turn to charge.
State before(const char *type, int stands, const char *scaredBy = "infantry")
{
    State s = tinyBattle()
                  .add(type, "a", 45, 20, 0, stands)
                  .add("ELE", "e", 45, 23, 180, 1)
                  .far()
                  .option("scared_by", scaredBy)
                  .at(StepKind::Charge)
                  .state();
    (void)pass(s, "R");
    return s;
}

} // namespace

// K51 E3 E5 Q45
void TestRulesElephants::romanInfantryMayScareAnElephantFromItsFront()
{
    State scared = before("INF", 7);
    VERIFY_ACCEPTED(charge(scared, "e", "a", {straight(6000)}));
    VERIFY_ACCEPTED(roll(scared, {5}));
    QCOMPARE(fateOf(scared, "e"), Fate::Scared);
    QCOMPARE(standsOf(scared, "a"), 7);
    QVERIFY(scared.links.empty());
    State held = before("INF", 7);
    VERIFY_ACCEPTED(charge(held, "e", "a", {straight(6000)}));
    VERIFY_ACCEPTED(roll(held, {4}));
    QCOMPARE(standsOf(held, "a"), 5);
    QVERIFY(areEngaged(held, "e", "a"));
}

// E3 Q91: at contact, before the hit
void TestRulesElephants::theScareDieIsTheTargetsAndComesFirst()
{
    State s = before("INF", 7);
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    QCOMPARE(s.pending->kind, RollKind::Scare);
    QCOMPARE(s.pending->dice, 1);
    QCOMPARE(s.pending->hitOn, 5);
    QCOMPARE(s.pending->side.value, sideOf(s, "R").value);
    QCOMPARE(standsOf(s, "a"), 7);
    QVERIFY(s.links.empty());
    COMPARE_POSE(poseOf(s, "e"), 45, 20.01, 180);
}

// K52 E4 E5
void TestRulesElephants::cavalryCannotScareIt()
{
    for (const char *type : {"CAV", "NUM"}) {
        State s = before(type, 6);
        VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
        QVERIFY(!s.pending);
        QCOMPARE(standsOf(s, "a"), 4);
        QVERIFY(areEngaged(s, "e", "a"));
    }
}

// K59 Q76
void TestRulesElephants::skirmishersCannotScareIt()
{
    State s = before("SK", 5);
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    QVERIFY(!s.pending);
    QCOMPARE(standsOf(s, "a"), 3);
}

// Q76, scared_by: infantry_and_skirmishers
void TestRulesElephants::skirmishersScareItWhereTheScenarioSaysSo()
{
    State s = before("SK", 5, "infantry_and_skirmishers");
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    VERIFY_ACCEPTED(roll(s, {6}));
    QCOMPARE(fateOf(s, "e"), Fate::Scared);
    State infantry = before("INF", 7, "infantry_and_skirmishers");
    VERIFY_ACCEPTED(charge(infantry, "e", "a", {straight(6000)}));
    QVERIFY(infantry.pending);
}

// Q76: Carthaginian foot never gets the die
void TestRulesElephants::onlyRomanFootScaresElephants()
{
    UnitTypeSpec beast = zamaTypes().back();
    beast.id = "BEAST";
    for (const char *type : {"HVY", "LGT", "CSK"}) {
        State s = tinyBattle()
                      .type(beast, "R")
                      .add("BEAST", "e", 45, 20, 0, 1)
                      .add(type, "x", 45, 23, 180, type[0] == 'C' ? 5 : 8)
                      .option("scared_by", "infantry_and_skirmishers")
                      .at(StepKind::Charge)
                      .state();
        VERIFY_ACCEPTED(charge(s, "e", "x", {straight(6000)}));
        QVERIFY(!s.pending);
        QVERIFY(areEngaged(s, "e", "x"));
    }
}

namespace {

// An elephant to the left of a Roman unit whose front edge is the line y = 20; its centre is at height `y`.
State beside(double y, const char *front = "start_position")
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("ELE", "e", 41, y, 90, 1)
                  .option("front_test", front)
                  .at(StepKind::Charge)
                  .state();
    (void)pass(s, "R");
    return s;
}

} // namespace

// Q22 E3
void TestRulesElephants::aFlankChargeScaresNobody()
{
    State s = beside(19);
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    QVERIFY(!s.pending);
    QCOMPARE(standsOf(s, "a"), 5);
}

// Q22: strictly ahead
void TestRulesElephants::onTheLineOfTheFrontIsFlank()
{
    State on = beside(20);
    VERIFY_ACCEPTED(charge(on, "e", "a", {straight(6000)}));
    QVERIFY(!on.pending);
    State ahead = beside(20.001);
    VERIFY_ACCEPTED(charge(ahead, "e", "a", {straight(6000)}));
    QVERIFY(ahead.pending);
}

// Q22, front_test: contacted_edge
void TestRulesElephants::theContactedEdgeCountsWhereTheScenarioSaysSo()
{
    State flank = beside(20.5, "contacted_edge"); // it comes from ahead, but meets the left edge
    VERIFY_ACCEPTED(charge(flank, "e", "a", {straight(6000)}));
    QVERIFY(!flank.pending);
    State start = beside(20.5, "start_position");
    VERIFY_ACCEPTED(charge(start, "e", "a", {straight(6000)}));
    QVERIFY(start.pending);
    State front = tinyBattle()
                      .add("INF", "a", 45, 20, 0, 7)
                      .add("ELE", "e", 45, 23, 180, 1)
                      .option("front_test", "contacted_edge")
                      .at(StepKind::Charge)
                      .state();
    VERIFY_ACCEPTED(pass(front, "R"));
    VERIFY_ACCEPTED(charge(front, "e", "a", {straight(6000)}));
    QVERIFY(front.pending);
}

// Q45 Q20: whom a charge engages is settled where it stops, before the victim closes up
void TestRulesElephants::aVictimThatClosesUpIsStillEngaged()
{
    State s = beside(19);
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    QCOMPARE(standsOf(s, "a"), 5);
    QVERIFY(gap(s, "e", "a") > 400);
    QVERIFY(areEngaged(s, "e", "a"));
    joinBattle(s);
    QCOMPARE(s.pending->kind, RollKind::Control);
}

// K53 L1 Q74 Q75
void TestRulesElephants::theHitMayFinishItsTarget()
{
    State s = before("INF", 3);
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    const Events events = eventsOf(s, Roll{{2}});
    QCOMPARE(only<event::StandsLost>(events).at(0).count, 2);
    QCOMPARE(only<event::LastStandLost>(events).size(), 1U);
    QCOMPARE(standsOf(s, "a"), 0);
    QVERIFY(s.links.empty());
    joinBattle(s);
    QVERIFY(!s.pending);
    QCOMPARE(s.turn, 2);
    QVERIFY(s.isPresent(idOf(s, "e")));
}

// Q75, control_after_impact_kill
void TestRulesElephants::theControlDieAfterAKillIsAnOption()
{
    const auto battle = [](const char *control) {
        State s = tinyBattle()
                      .add("SK", "a", 45, 20, 0, 3)
                      .add("ELE", "e", 45, 23, 180, 1)
                      .far()
                      .option("control_after_impact_kill", control)
                      .at(StepKind::Charge)
                      .state();
        (void)pass(s, "R");
        (void)charge(s, "e", "a", {straight(6000)});
        joinBattle(s);
        return s;
    };
    const State off = battle("false");
    QVERIFY(!off.pending);
    State on = battle("true");
    QCOMPARE(on.pending->kind, RollKind::Control);
    VERIFY_ACCEPTED(roll(on, {3}));
    QCOMPARE(fateOf(on, "e"), Fate::Rampaged);
}

// Q45 E5: "the victim", singular
void TestRulesElephants::onlyTheDeclaredTargetIsHit()
{
    State s = tinyBattle()
                  .add("CAV", "a", 43, 20, 0, 6)
                  .add("CAV", "b", 46.8, 20, 0, 6)
                  .add("ELE", "e", 44.9, 23, 180, 1)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "e", "b", {straight(6000)}));
    QCOMPARE(standsOf(s, "a"), 6);
    QCOMPARE(standsOf(s, "b"), 4);
    QVERIFY(areEngaged(s, "e", "a"));
    QVERIFY(areEngaged(s, "e", "b"));
}

// Q83 Q01
void TestRulesElephants::everyElephantTakesItsTwoStands()
{
    State s = tinyBattle()
                  .add("CAV", "a", 45, 20, 0, 8)
                  .add("ELE", "e", 44, 23, 180, 1)
                  .add("ELE", "f", 46, 23, 180, 1)
                  .option("charge_order", "second_side")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    VERIFY_ACCEPTED(charge(s, "f", "a", {straight(6000)}));
    QCOMPARE(standsOf(s, "a"), 4);
}

// Q91 Q41 Q83: also if the target is already engaged
void TestRulesElephants::anEngagedTargetScaresTooAndLosesTwoMore()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 9)
                  .add("ELE", "e", 44, 23, 180, 1)
                  .add("ELE", "f", 46, 23, 180, 1)
                  .option("charge_order", "second_side")
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    VERIFY_ACCEPTED(roll(s, {1}));
    VERIFY_ACCEPTED(charge(s, "f", "a", {straight(6000)}));
    QCOMPARE(s.pending->kind, RollKind::Scare);
    VERIFY_ACCEPTED(roll(s, {4}));
    QCOMPARE(standsOf(s, "a"), 5);
    QCOMPARE(s.links.size(), 2U);
}

// E3 Q01 Q91: it routs nobody and hits nobody, removed on the spot, no path
void TestRulesElephants::aScaredElephantHurtsNobody()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("SCO", "m", 46.8, 20.9, 90, 1)
                  .add("CSK", "k", 45, 26, 180, 5)
                  .add("ELE", "e", 45, 23, 180, 1)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(6000)}));
    VERIFY_ACCEPTED(roll(s, {6}));
    QCOMPARE(fateOf(s, "e"), Fate::Scared);
    QVERIFY(s.isPresent(idOf(s, "m")));
    QCOMPARE(standsOf(s, "k"), 5);
    QCOMPARE(standsOf(s, "a"), 7);
    QCOMPARE(s.toAct.value, sideOf(s, "R").value);
}

// Q43
void TestRulesElephants::anElephantTurnsFreelyAndEndsFacingItsWay()
{
    State s = tinyBattle()
                  .add("CAV", "a", 50, 24, 0, 6)
                  .add("ELE", "e", 45, 23, 180, 1) // its centre is (45, 24)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_REFUSED(charge(s, "e", "a", {slide(9000, 6000)}), ManoeuvreForbidden);
    VERIFY_REFUSED(charge(s, "e", "a", {oblique(-9000, 6000)}), ManoeuvreForbidden);
    VERIFY_ACCEPTED(charge(s, "e", "a", {pivot(-9000), straight(6000)}));
    COMPARE_POSE(poseOf(s, "e"), 48.115, 24, 90);
}

// C3
void TestRulesElephants::anElephantChargesSixInches()
{
    const auto battle = [](double y) {
        State s = tinyBattle()
                      .add("CAV", "a", 45, 20, 0, 6)
                      .add("ELE", "e", 45, y, 180, 1)
                      .at(StepKind::Charge)
                      .state();
        (void)pass(s, "R");
        return s;
    };
    State s = battle(26.01);
    VERIFY_ACCEPTED(charge(s, "e", "a", {straight(7000)}));
    State far = battle(26.011);
    VERIFY_REFUSED(charge(far, "e", "a", {straight(7000)}), CannotReach);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesElephants)
#include "test_rules_elephants.moc"
