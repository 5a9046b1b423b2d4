// Chapter S: who may shoot at whom, and what it does.

#include "tests/support/verify.h"

namespace zama::test {

class TestRulesShooting : public QObject
{
    Q_OBJECT

private slots:
    void hitsEliminateStands();
    void rangeIsMeasuredFromEdgeToEdge();
    void theWholeUnitShootsWhenAnyPartIsInRange();
    void onlyStandsInRangeRollWhereTheScenarioSaysSo();
    void theHoleOfAnOddRearRankDoesNotShoot();
    void scorpionsHitOnFourAndReachTwentyFour();
    void skirmishersAndNumidiansHitOnSixAndReachSix();
    void mostTroopsDoNotShoot();
    void nobodyEngagedShootsOrIsShotAt();
    void unitsBesideAMeleeAreTargets();
    void theLastStandGoesAtOnce();
    void surplusHitsAreLost();
    void skirmishersUnderFireHaveNoCover();
    void generalsAddNoDiceToAVolley();
    void elephantsAreNoTargets();
    void aHitOnAScorpionEliminatesIt();
    void friendsAreNoTargets();
    void aUnitShootsOnceAtOneTargetOfItsChoice();
    void theNextUnitSeesWhatTheLastOneDid();
    void shootingAndMovingGoTogether();
    void scorpionsMoveOrShootWhereTheScenarioSaysSo();
    void unitsDoNotBlockTheView();
    void unitsBlockTheViewWhereTheScenarioSaysSo();
    void onlyMoreThanTheToleranceBlocksTheView();
    void unitsShootAllRound();
    void unitsShootToTheFrontWhereTheScenarioSaysSo();
};

namespace {

TinyBattle shootout(double y = 26)
{
    return tinyBattle().add("SK", "k", 45, 20, 0, 5).add("LGT", "x", 45, y, 180, 8).at(StepKind::Shoot, "R");
}

} // namespace

// K17 S2 S3 S4 S8 Q51 A1
void TestRulesShooting::hitsEliminateStands()
{
    State s = shootout().state();
    QCOMPARE(gap(s, "k", "x"), 6000);
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    QCOMPARE(s.pending->dice, 5);
    QCOMPARE(s.pending->hitOn, 6);
    VERIFY_ACCEPTED(roll(s, {6, 6, 5, 1, 2}));
    QCOMPARE(standsOf(s, "x"), 6);
    QCOMPARE(s.diceDrawn, 5U);
}

// K17 S8 Q51 Q17
void TestRulesShooting::rangeIsMeasuredFromEdgeToEdge()
{
    State within = shootout(26.01).state();
    VERIFY_ACCEPTED(shoot(within, "k", "x"));
    State beyond = shootout(26.02).state();
    const Check refused = shoot(beyond, "k", "x");
    VERIFY_REFUSED(refused, OutOfRange);
    QCOMPARE(refused->is, 6020);
    QCOMPARE(refused->limit, 6000);
    QCOMPARE(beyond.diceDrawn, 0U);
}

// K18 S5 Q52
void TestRulesShooting::theWholeUnitShootsWhenAnyPartIsInRange()
{
    const auto battle = [](double y) {
        return tinyBattle()
            .add("SK", "k", 45, 20, 0, 5)
            .add("LGT", "x", 50.5, y, 180, 8)
            .at(StepKind::Shoot, "R")
            .state();
    };
    State s = battle(25.9);
    QCOMPARE(gap(s, "k", "x"), 5984);
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    QCOMPARE(s.pending->dice, 5);
    State far = battle(26);
    QCOMPARE(gap(far, "k", "x"), 6082);
    VERIFY_REFUSED(shoot(far, "k", "x"), OutOfRange);
}

// Q52, range_dice: stands_in_range
void TestRulesShooting::onlyStandsInRangeRollWhereTheScenarioSaysSo()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("LGT", "x", 50.5, 25.9, 180, 8)
                  .at(StepKind::Shoot, "R")
                  .option("range_dice", "stands_in_range")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    QCOMPARE(s.pending->dice, 1);
}

// Q52: the hole of an odd rear rank is at its right-hand end
void TestRulesShooting::theHoleOfAnOddRearRankDoesNotShoot()
{
    const auto battle = [](double x, const char *dice) {
        return tinyBattle()
            .add("NUM", "n", 45, 20, 0, 5)
            .add("LGT", "x", x, 12.4, 0, 8)
            .at(StepKind::Shoot, "R")
            .option("range_dice", dice)
            .state();
    };
    // The targets' near corners are 5.98 in from the rear right corner of the footprint, or the rear left.
    State hole = battle(52, "stands_in_range");
    VERIFY_REFUSED(shoot(hole, "n", "x"), OutOfRange);
    State stand = battle(38, "stands_in_range");
    VERIFY_ACCEPTED(shoot(stand, "n", "x"));
    QCOMPARE(stand.pending->dice, 1);
    State unit = battle(52, "unit");
    VERIFY_ACCEPTED(shoot(unit, "n", "x"));
    QCOMPARE(unit.pending->dice, 5);
}

// K19 S3 S8
void TestRulesShooting::scorpionsHitOnFourAndReachTwentyFour()
{
    const auto battle = [](double y) {
        return tinyBattle()
            .add("SCO", "m", 45, 10, 0, 1)
            .add("LGT", "x", 45, y, 180, 8)
            .at(StepKind::Shoot, "R")
            .state();
    };
    State hit = battle(34);
    VERIFY_ACCEPTED(shoot(hit, "m", "x"));
    QCOMPARE(hit.pending->dice, 1);
    VERIFY_ACCEPTED(roll(hit, {4}));
    QCOMPARE(standsOf(hit, "x"), 7);
    State missed = battle(34);
    VERIFY_ACCEPTED(shoot(missed, "m", "x"));
    VERIFY_ACCEPTED(roll(missed, {3}));
    QCOMPARE(standsOf(missed, "x"), 8);
    State far = battle(34.02);
    VERIFY_REFUSED(shoot(far, "m", "x"), OutOfRange);
}

// S1 S3 S8
void TestRulesShooting::skirmishersAndNumidiansHitOnSixAndReachSix()
{
    State s = tinyBattle()
                  .add("NUM", "n", 45, 20, 0, 6)
                  .add("CNUM", "x", 45, 26, 180, 6)
                  .add("CSK", "y", 60, 26, 180, 5)
                  .add("SK", "k", 60, 20, 0, 5)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "n", "x"));
    QCOMPARE(s.pending->dice, 6);
    VERIFY_ACCEPTED(roll(s, {5, 5, 5, 5, 5, 6}));
    QCOMPARE(standsOf(s, "x"), 5);
    toStep(s, StepKind::Shoot, "C");
    VERIFY_ACCEPTED(shoot(s, "x", "n"));
    QCOMPARE(s.pending->dice, 5);
    QCOMPARE(s.pending->hitOn, 6);
    rollQuietly(s);
    VERIFY_ACCEPTED(shoot(s, "y", "k"));
    QCOMPARE(s.pending->hitOn, 6);
}

// K20 S1
void TestRulesShooting::mostTroopsDoNotShoot()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("CAV", "c", 40, 20, 0, 6)
                  .add("HVY", "x", 45, 21, 180, 8)
                  .add("LGT", "l", 40, 21, 180, 8)
                  .add("CCAV", "v", 50, 21, 180, 6)
                  .add("ELE", "e", 54, 21, 180, 1)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_REFUSED(shoot(s, "a", "x"), CannotShoot);
    VERIFY_REFUSED(shoot(s, "c", "l"), CannotShoot);
    toStep(s, StepKind::Shoot, "C");
    for (const char *unit : {"x", "l", "v", "e"}) {
        VERIFY_REFUSED(shoot(s, unit, "a"), CannotShoot);
    }
}

// K21 S6 S7
void TestRulesShooting::nobodyEngagedShootsOrIsShotAt()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("CSK", "x", 45, 20, 180, 5)
                  .add("SK", "l", 51, 20, 0, 5)
                  .add("CSK", "y", 51, 22, 180, 5)
                  .link("k", "x")
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_REFUSED(shoot(s, "k", "x"), Engaged);
    VERIFY_REFUSED(shoot(s, "k", "y"), Engaged);
    VERIFY_REFUSED(shoot(s, "l", "x"), TargetEngaged);
    toStep(s, StepKind::Shoot, "C");
    VERIFY_REFUSED(shoot(s, "y", "k"), TargetEngaged);
    VERIFY_REFUSED(shoot(s, "x", "l"), Engaged);
}

// Q62: only units themselves engaged are protected
void TestRulesShooting::unitsBesideAMeleeAreTargets()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 45, 20, 180, 8)
                  .add("HVY", "y", 49, 20, 180, 8)
                  .add("SK", "k", 50, 19.5, 0, 5)
                  .link("a", "x")
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "y"));
}

// K22 L1 Q68
void TestRulesShooting::theLastStandGoesAtOnce()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 10, 0, 1)
                  .add("LGT", "x", 45, 26, 180, 2)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "m", "x"));
    const Events events = eventsOf(s, Roll{{6}});
    QCOMPARE(standsOf(s, "x"), 0);
    QCOMPARE(fateOf(s, "x"), Fate::Eliminated);
    QCOMPARE(only<event::StandsLost>(events).at(0).count, 1);
    QCOMPARE(only<event::LastStandLost>(events).size(), 1U);
}

// K23 Q60
void TestRulesShooting::surplusHitsAreLost()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("LGT", "x", 45, 26, 180, 3)
                  .add("LGT", "y", 49, 26, 180, 8)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    VERIFY_ACCEPTED(roll(s, {6, 6, 6, 6, 1}));
    QCOMPARE(standsOf(s, "x"), 0);
    QCOMPARE(standsOf(s, "y"), 8);
    QCOMPARE(standsOf(s, "k"), 5);
}

// Q59: F3 is of the close-combat table only
void TestRulesShooting::skirmishersUnderFireHaveNoCover()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("CSK", "x", 45, 26, 180, 5)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    VERIFY_ACCEPTED(roll(s, {4, 5, 4, 5, 6}));
    QCOMPARE(standsOf(s, "x"), 4);
}

// K24 G3 Q61
void TestRulesShooting::generalsAddNoDiceToAVolley()
{
    State s = shootout().general("SCIPIO", "k").state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    QCOMPARE(s.pending->dice, 5);
}

// K25 E1 Q57
void TestRulesShooting::elephantsAreNoTargets()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 10, 0, 1)
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("ELE", "e", 45, 26, 180, 1)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_REFUSED(shoot(s, "m", "e"), TargetElephant);
    VERIFY_REFUSED(shoot(s, "k", "e"), TargetElephant);
    QCOMPARE(s.diceDrawn, 0U);
    QVERIFY(!s.pending);
}

// K26 A4 L2 Q58
void TestRulesShooting::aHitOnAScorpionEliminatesIt()
{
    State s = tinyBattle()
                  .add("SCO", "m", 45, 20, 0, 1)
                  .add("CSK", "x", 45, 26, 180, 5)
                  .add("INF", "a", 20, 10, 0, 7)
                  .at(StepKind::Shoot, "C")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "x", "m"));
    VERIFY_ACCEPTED(roll(s, {1, 2, 3, 4, 6}));
    QCOMPARE(standsOf(s, "m"), 0);
    QCOMPARE(fateOf(s, "m"), Fate::Eliminated);
}

// S4: enemy stands
void TestRulesShooting::friendsAreNoTargets()
{
    State s = shootout().add("INF", "a", 45, 18, 0, 7).state();
    VERIFY_REFUSED(shoot(s, "k", "a"), OwnUnit);
    VERIFY_REFUSED(shoot(s, "k", "k"), OwnUnit);
}

// Q55 Q06
void TestRulesShooting::aUnitShootsOnceAtOneTargetOfItsChoice()
{
    State s = shootout().add("LGT", "near", 40, 22, 180, 8).state();
    VERIFY_ACCEPTED(shoot(s, "k", "x")); // the farther one
    rollQuietly(s);
    VERIFY_REFUSED(shoot(s, "k", "near"), AlreadyShot);
    endTurn(s);
    toStep(s, StepKind::Shoot, "R");
    VERIFY_ACCEPTED(shoot(s, "k", "near"));
}

// Q56 Q06
void TestRulesShooting::theNextUnitSeesWhatTheLastOneDid()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("SK", "l", 50.1, 20, 0, 5)
                  .add("LGT", "x", 47, 25, 180, 4)
                  .far()
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "l", "x"));
    VERIFY_REFUSED(shoot(s, "k", "x"), RollAwaited);
    VERIFY_ACCEPTED(roll(s, {6, 6, 6, 1, 1}));
    VERIFY_REFUSED(shoot(s, "k", "x"), UnitGone);
}

// Q03 Q04
void TestRulesShooting::shootingAndMovingGoTogether()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("SCO", "m", 40, 10, 0, 1)
                  .add("LGT", "x", 45, 32, 180, 8)
                  .state();
    VERIFY_ACCEPTED(move(s, "k", {slide(0, 6000)}));
    VERIFY_ACCEPTED(move(s, "m", {slide(0, 6000)}));
    toStep(s, StepKind::Shoot, "R");
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    QCOMPARE(s.pending->dice, 5);
    rollQuietly(s);
    VERIFY_ACCEPTED(shoot(s, "m", "x"));
}

// Q04, scorpion_move_or_shoot: true
void TestRulesShooting::scorpionsMoveOrShootWhereTheScenarioSaysSo()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("SCO", "m", 40, 10, 0, 1)
                  .add("SCO", "n", 50, 10, 0, 1)
                  .add("LGT", "x", 45, 32, 180, 8)
                  .option("scorpion_move_or_shoot", "true")
                  .state();
    VERIFY_ACCEPTED(move(s, "k", {slide(0, 6000)}));
    VERIFY_ACCEPTED(move(s, "m", {slide(0, 6000)}));
    toStep(s, StepKind::Shoot, "R");
    VERIFY_REFUSED(shoot(s, "m", "x"), MovedSoNoShot);
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    rollQuietly(s);
    VERIFY_ACCEPTED(shoot(s, "n", "x"));
    rollQuietly(s);
    endTurn(s);
    toStep(s, StepKind::Shoot, "R");
    VERIFY_ACCEPTED(shoot(s, "m", "x"));
}

namespace {

TinyBattle behindAScreen(const char *los, double screenX)
{
    return tinyBattle()
        .add("SK", "k", 45, 20, 0, 5)
        .add("LGT", "x", 45, 26, 180, 8)
        .add("SK", "screen", screenX, 23, 0, 3)
        .option("los", los)
        .at(StepKind::Shoot, "R");
}

} // namespace

// Q53
void TestRulesShooting::unitsDoNotBlockTheView()
{
    State s = behindAScreen("none", 45).state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
}

// Q53, los: units_block; units of either side, general markers never
void TestRulesShooting::unitsBlockTheViewWhereTheScenarioSaysSo()
{
    State s = behindAScreen("units_block", 45).state();
    VERIFY_REFUSED_NAMING(shoot(s, "k", "x"), NoLineOfSight, s, "screen");
    State general = behindAScreen("units_block", 60).general("SCIPIO", "R", 45, 23).state();
    VERIFY_ACCEPTED(shoot(general, "k", "x"));
    State enemy = behindAScreen("units_block", 60).add("ELE", "e", 45, 24, 0, 1).state();
    VERIFY_REFUSED_NAMING(shoot(enemy, "k", "x"), NoLineOfSight, enemy, "e");
}

// Q53 Q17: it must enter by more than 0.010 in
void TestRulesShooting::onlyMoreThanTheToleranceBlocksTheView()
{
    State grazed = behindAScreen("units_block", 46.49).state(); // its left edge is at x = 44.990
    VERIFY_ACCEPTED(shoot(grazed, "k", "x"));
    State blocked = behindAScreen("units_block", 46.489).state();
    VERIFY_REFUSED(shoot(blocked, "k", "x"), NoLineOfSight);
}

// Q54
void TestRulesShooting::unitsShootAllRound()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 180, 5)
                  .add("LGT", "x", 45, 26, 180, 8)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "x")); // straight behind it, 5.25 in
}

// Q54, arc: front
void TestRulesShooting::unitsShootToTheFrontWhereTheScenarioSaysSo()
{
    const auto battle = [](double y, double facing) {
        return tinyBattle()
            .add("SK", "k", 45, 20, facing, 5)
            .add("LGT", "x", 50, y, 180, 8)
            .option("arc", "front")
            .at(StepKind::Shoot, "R")
            .state();
    };
    State behind = battle(25.5, 180);
    VERIFY_REFUSED(shoot(behind, "k", "x"), OutOfArc);
    State ahead = battle(25.5, 0);
    VERIFY_ACCEPTED(shoot(ahead, "k", "x"));
    State onTheLine = battle(18.5, 0); // its rear edge is at y = 20.000: not strictly ahead
    VERIFY_REFUSED(shoot(onTheLine, "k", "x"), OutOfArc);
    State justAhead = battle(18.501, 0);
    VERIFY_ACCEPTED(shoot(justAhead, "k", "x"));
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesShooting)
#include "test_rules_shooting.moc"
