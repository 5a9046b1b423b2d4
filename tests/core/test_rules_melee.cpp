// Chapters F and L: fights, their dice and their losses.

#include "core/rules/melee.h"
#include "tests/support/verify.h"

namespace zama::test {

class TestRulesMelee : public QObject
{
    Q_OBJECT

private slots:
    void bothSidesRollAndLose();
    void bothStayEngagedAndFightAgain();
    void lightInfantryHitsOnSix();
    void everyTroopTypeHitsAsTheTableSays();
    void skirmishersHitEachOtherOnFour();
    void skirmishersAreHitOnFourByAll();
    void theChargerHasNoAdvantage();
    void flankContactChangesNoDice();
    void bothMayFallAtOnce();
    void theDyingUnitsDiceCount();
    void nothingIsLeftOfOneStand();
    void allStandsOfEveryEngagedUnitRoll();
    void aFightIsEveryoneJoinedByEngagements();
    void aUnitsDiceFallOnTheEnemyItNames();
    void withoutAChoiceTheEasiestEnemyIsFought();
    void surplusHitsAreLost();
    void aGapDoesNotEndAFight();
    void aUnitWithoutEnemiesIsFree();
    void diceComeInTheOrderOfTheRulebook();
    void nobodyRollsWhereNobodyFights();
    void scorpionsRollNothing();
    void standsAreAlike();
    void onlyCountsAreLost();
};

namespace {

// Two units face to face at (45, 20) and engaged, the melee step begun; far-off units of both sides.
TinyBattle duel(const char *roman, int m, const char *carthaginian, int n)
{
    return tinyBattle()
        .add(roman, "a", 45, 20, 0, m)
        .add(carthaginian, "x", 45, 20, 180, n)
        .far()
        .link("a", "x")
        .at(StepKind::Melee);
}

State fought(const TinyBattle &battle, const std::vector<int> &faces)
{
    State s = battle.state();
    joinBattle(s);
    rollAll(s, faces);
    return s;
}

} // namespace

// K35 F1 F2 F4 F5
void TestRulesMelee::bothSidesRollAndLose()
{
    const State s = fought(duel("INF", 7, "HVY", 8), {5, 6, 1, 2, 3, 4, 4, 5, 5, 6, 1, 1, 2, 3, 4});
    QCOMPARE(standsOf(s, "a"), 4);
    QCOMPARE(standsOf(s, "x"), 6);
    QVERIFY(areEngaged(s, "a", "x"));
}

// K35 F6 Q36 Q63
void TestRulesMelee::bothStayEngagedAndFightAgain()
{
    State s = fought(duel("INF", 7, "HVY", 8), {5, 6, 1, 2, 3, 4, 4, 5, 5, 6, 1, 1, 2, 3, 4});
    QCOMPARE(s.turn, 2);
    joinBattle(s);
    QCOMPARE(s.pending->dice, 4);
    rollAll(s, {6, 6, 6, 6, 1, 1, 1, 1, 1, 5});
    QCOMPARE(standsOf(s, "a"), 3);
    QCOMPARE(standsOf(s, "x"), 2);
    QVERIFY(areEngaged(s, "a", "x"));
}

// K36 F2
void TestRulesMelee::lightInfantryHitsOnSix()
{
    const State s = fought(duel("INF", 7, "LGT", 8), {1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 6});
    QCOMPARE(standsOf(s, "a"), 6);
    QCOMPARE(standsOf(s, "x"), 8);
}

// F2 F3
void TestRulesMelee::everyTroopTypeHitsAsTheTableSays()
{
    const State s = tinyBattle()
                        .add("INF", "INF", 5, 10, 0, 7)
                        .add("SK", "SK", 15, 10, 0, 5)
                        .add("CAV", "CAV", 25, 10, 0, 6)
                        .add("NUM", "NUM", 35, 10, 0, 6)
                        .add("HVY", "HVY", 5, 40, 180, 8)
                        .add("LGT", "LGT", 15, 40, 180, 8)
                        .add("CSK", "CSK", 25, 40, 180, 5)
                        .add("CCAV", "CCAV", 35, 40, 180, 6)
                        .add("CNUM", "CNUM", 45, 40, 180, 6)
                        .state();
    const auto hits = [&](const char *who, const char *whom) {
        return meleeHitNumber(s, idOf(s, who), idOf(s, whom));
    };
    QCOMPARE(hits("INF", "HVY"), 5);
    QCOMPARE(hits("CAV", "HVY"), 5);
    QCOMPARE(hits("NUM", "HVY"), 6);
    QCOMPARE(hits("SK", "HVY"), 6);
    QCOMPARE(hits("HVY", "INF"), 5);
    QCOMPARE(hits("LGT", "INF"), 6);
    QCOMPARE(hits("CSK", "INF"), 6);
    QCOMPARE(hits("CCAV", "INF"), 5);
    QCOMPARE(hits("CNUM", "INF"), 6);
    for (const char *who : {"HVY", "LGT", "CSK", "CCAV", "CNUM"}) {
        QCOMPARE(hits(who, "SK"), 4);
    }
    for (const char *who : {"INF", "SK", "CAV", "NUM"}) {
        QCOMPARE(hits(who, "CSK"), 4);
    }
}

// K37 F3 Q67
void TestRulesMelee::skirmishersHitEachOtherOnFour()
{
    const State s = fought(duel("SK", 5, "CSK", 5), {4, 3, 6, 1, 5, 4, 4, 1, 2, 3});
    QCOMPARE(standsOf(s, "x"), 2);
    QCOMPARE(standsOf(s, "a"), 3);
}

// K38 F2 F3
void TestRulesMelee::skirmishersAreHitOnFourByAll()
{
    const State s = fought(duel("SK", 5, "LGT", 8), {5, 5, 5, 5, 6, 4, 1, 1, 1, 1, 1, 1, 1});
    QCOMPARE(standsOf(s, "x"), 7);
    QCOMPARE(standsOf(s, "a"), 4);
}

// Q67: the number depends on the target of the dice, never on who charged
void TestRulesMelee::theChargerHasNoAdvantage()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("LGT", "x", 45, 23, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    QCOMPARE(meleeHitNumber(s, idOf(s, "a"), idOf(s, "x")), 5);
    QCOMPARE(meleeHitNumber(s, idOf(s, "x"), idOf(s, "a")), 6);
    joinBattle(s);
    QCOMPARE(s.pending->dice, 7);
}

// Q23
void TestRulesMelee::flankContactChangesNoDice()
{
    State s = tinyBattle()
                  .add("INF", "a", 52, 19, 270, 7)
                  .add("HVY", "x", 45, 20, 0, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    joinBattle(s);
    QCOMPARE(s.pending->dice, 7);
    QCOMPARE(s.pending->hitOn, 5);
    VERIFY_ACCEPTED(roll(s, {1, 1, 1, 1, 1, 1, 1}));
    QCOMPARE(s.pending->dice, 8);
    QCOMPARE(s.pending->hitOn, 5);
}

// K39 F5 L1 Q68 Q90
void TestRulesMelee::bothMayFallAtOnce()
{
    const State s = fought(duel("INF", 2, "HVY", 2), {5, 1, 6, 2});
    QCOMPARE(standsOf(s, "a"), 0);
    QCOMPARE(standsOf(s, "x"), 0);
    QVERIFY(s.links.empty());
    QCOMPARE(s.turn, 2);
}

// K40 F5 Q68
void TestRulesMelee::theDyingUnitsDiceCount()
{
    const State s = fought(duel("INF", 2, "HVY", 8), {6, 6, 5, 5, 5, 1, 1, 1, 1, 1});
    QCOMPARE(standsOf(s, "a"), 0);
    QCOMPARE(standsOf(s, "x"), 6);
    QVERIFY(!isEngaged(s, "x"));
}

// L1 Q68: exactly one stand left is none; so is none
void TestRulesMelee::nothingIsLeftOfOneStand()
{
    const State one = fought(duel("INF", 2, "LGT", 3), {1, 1, 6, 1, 1});
    QCOMPARE(standsOf(one, "a"), 0);
    QCOMPARE(fateOf(one, "a"), Fate::Eliminated);
    const State none = fought(duel("INF", 2, "LGT", 3), {1, 1, 6, 6, 1});
    QCOMPARE(standsOf(none, "a"), 0);
    const State two = fought(duel("INF", 3, "LGT", 3), {1, 1, 1, 6, 1, 1});
    QCOMPARE(standsOf(two, "a"), 2);
}

// Q64 F1
void TestRulesMelee::allStandsOfEveryEngagedUnitRoll()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 21.5, 0, 7)
                  .add("INF", "b", 47.01, 22.25, 270, 10) // only its corner reaches the enemy
                  .add("HVY", "x", 45, 21.5, 180, 8)
                  .link("a", "x")
                  .link("b", "x")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    QCOMPARE(s.groups.size(), 3U);
    QCOMPARE(s.groups[0].dice, 7);
    QCOMPARE(s.groups[1].dice, 10);
    QCOMPARE(s.groups[2].dice, 8);
}

// Q63
void TestRulesMelee::aFightIsEveryoneJoinedByEngagements()
{
    const State s = tinyBattle()
                        .add("INF", "a", 10, 20, 0, 7)
                        .add("INF", "b", 20, 20, 0, 7)
                        .add("INF", "c", 30, 20, 0, 7)
                        .add("HVY", "x", 10, 30, 180, 8)
                        .add("HVY", "y", 20, 30, 180, 8)
                        .add("HVY", "z", 30, 30, 180, 8)
                        .link("a", "x")
                        .link("b", "x")
                        .link("b", "y")
                        .link("c", "z")
                        .at(StepKind::Melee)
                        .state();
    const auto fights = rules::fightsOf(s);
    QCOMPARE(fights.size(), 2U);
    QCOMPARE(fights[0].size(), 4U);
    QCOMPARE(fights[1].size(), 2U);
    QCOMPARE(fights[1][0].value, idOf(s, "c").value);
}

namespace {

TinyBattle twoOnOne()
{
    return tinyBattle()
        .add("INF", "a", 43, 20, 0, 7)
        .add("INF", "b", 47, 20, 0, 7)
        .add("HVY", "x", 45, 20, 180, 8)
        .far()
        .link("a", "x")
        .link("b", "x")
        .at(StepKind::Melee);
}

} // namespace

// K41 Q65
void TestRulesMelee::aUnitsDiceFallOnTheEnemyItNames()
{
    State s = twoOnOne().state();
    VERIFY_ACCEPTED(assign(s, "x", "a"));
    joinBattle(s);
    rollAll(s, {5, 5, 5, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 5, 5, 5, 5, 1, 1, 1, 1});
    QCOMPARE(standsOf(s, "x"), 3);
    QCOMPARE(standsOf(s, "a"), 3);
    QCOMPARE(standsOf(s, "b"), 7);
    State other = twoOnOne().state();
    VERIFY_ACCEPTED(assign(other, "x", "b"));
    joinBattle(other);
    QCOMPARE(other.groups[2].target.value, idOf(other, "b").value);
}

// Q65: lowest hit number, then fewest stands, then lowest id
void TestRulesMelee::withoutAChoiceTheEasiestEnemyIsFought()
{
    const State skirmishers = tinyBattle()
                                  .add("INF", "a", 43, 20, 0, 2)
                                  .add("SK", "k", 48, 20, 0, 5)
                                  .add("HVY", "x", 45, 20, 180, 8)
                                  .link("a", "x")
                                  .link("k", "x")
                                  .at(StepKind::Melee)
                                  .state();
    QCOMPARE(defaultMeleeTarget(skirmishers, idOf(skirmishers, "x")).value, idOf(skirmishers, "k").value);
    const State weaker = tinyBattle()
                             .add("INF", "a", 43, 20, 0, 7)
                             .add("INF", "b", 47, 20, 0, 5)
                             .add("HVY", "x", 45, 20, 180, 8)
                             .link("a", "x")
                             .link("b", "x")
                             .at(StepKind::Melee)
                             .state();
    QCOMPARE(defaultMeleeTarget(weaker, idOf(weaker, "x")).value, idOf(weaker, "b").value);
    const State equal = twoOnOne().state();
    QCOMPARE(defaultMeleeTarget(equal, idOf(equal, "x")).value, idOf(equal, "a").value);
}

// K42 Q66
void TestRulesMelee::surplusHitsAreLost()
{
    State s = twoOnOne().add("HVY", "y", 55, 20, 180, 8).link("b", "y").state();
    VERIFY_ACCEPTED(assign(s, "b", "x"));
    joinBattle(s);
    rollAll(s, {5, 5, 5, 5, 5, 1, 1, 6, 6, 6, 6, 6, 1, 1});
    rollQuietly(s);
    QCOMPARE(standsOf(s, "x"), 0);
    QCOMPARE(standsOf(s, "y"), 8);
}

// Q70 Q20
void TestRulesMelee::aGapDoesNotEndAFight()
{
    // b meets the flank of x, which closes up to the middle as it loses stands.
    State s = tinyBattle()
                  .add("INF", "b", 47.01, 21, 270, 7)
                  .add("HVY", "x", 45, 20, 180, 8)
                  .far()
                  .link("b", "x")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    rollAll(s, {5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    QCOMPARE(standsOf(s, "x"), 4);
    QVERIFY(gap(s, "b", "x") > 900);
    QVERIFY(areEngaged(s, "b", "x"));
    joinBattle(s);
    QCOMPARE(s.pending->dice, 7);
}

// K43 Q70
void TestRulesMelee::aUnitWithoutEnemiesIsFree()
{
    State s = fought(duel("INF", 7, "HVY", 2), {6, 6, 1, 1, 1, 1, 1, 1, 1});
    QCOMPARE(s.turn, 2);
    QVERIFY(!isEngaged(s, "a"));
    VERIFY_ACCEPTED(move(s, "a", {straight(3000)}));
}

// Q71 F5
void TestRulesMelee::diceComeInTheOrderOfTheRulebook()
{
    // Fights by their lowest unit: {b, e, x}, then {c, w}; Romans before Carthaginians; then generals, Romans
    // first; then elephants.
    State s = tinyBattle()
                  .add("INF", "x", 10, 20, 0, 7)
                  .add("HVY", "b", 10, 30, 180, 8)
                  .add("ELE", "e", 16, 30, 180, 1)
                  .add("INF", "w", 30, 20, 0, 7)
                  .add("LGT", "c", 30, 30, 180, 8)
                  .add("ELE", "d", 36, 30, 180, 1)
                  .link("x", "b")
                  .link("x", "e")
                  .link("w", "c")
                  .link("w", "d")
                  .general("R-late", "w")
                  .general("R-early", "x")
                  .general("A-first", "b")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    QStringList rolls;
    while (s.pending) {
        const PendingRoll &p = *s.pending;
        rolls << (p.general.isValid()
                      ? QString::fromStdString(s.setup->generals[p.general.index()].id)
                      : QString::fromStdString(s.setup->units[p.unit.index()].id) + QString::number(p.dice));
        Faces ones;
        for (int i = 0; i < p.dice; ++i) {
            ones.push(1);
        }
        VERIFY_ACCEPTED(roll(s, ones));
    }
    QCOMPARE(rolls.join(' '), QStringLiteral("x8 b9 w8 c8 R-early R-late A-first d1 e1"));
}

// Q71 T1
void TestRulesMelee::nobodyRollsWhereNobodyFights()
{
    State s = tinyBattle().add("INF", "a", 45, 20, 0, 7).add("HVY", "x", 45, 23, 180, 8).state();
    joinBattle(s);
    QVERIFY(!s.pending);
    QCOMPARE(s.turn, 2);
    QCOMPARE(s.diceDrawn, 0U);
}

// P2: a type that stays but may not fight rolls nothing
void TestRulesMelee::scorpionsRollNothing()
{
    UnitTypeSpec crew = zamaTypes().at(4);
    crew.id = "CREW";
    crew.traits = {Trait::NoCharge, Trait::NoMelee};
    crew.melee.hit = 5;
    State s = tinyBattle()
                  .type(crew, "R")
                  .add("CREW", "m", 45, 20, 0, 1)
                  .add("INF", "a", 20, 20, 0, 7)
                  .add("LGT", "x", 45, 20, 180, 8)
                  .link("m", "x")
                  .at(StepKind::Melee)
                  .state();
    VERIFY_REFUSED(assign(s, "m", "x"), NoChoice);
    joinBattle(s);
    QCOMPARE(s.groups.size(), 1U);
    QCOMPARE(s.pending->unit.value, idOf(s, "x").value);
    QCOMPARE(meleeDice(s, idOf(s, "m")), 0);
}

// Q69 A1
void TestRulesMelee::standsAreAlike()
{
    const State s = fought(duel("INF", 7, "HVY", 8), {5, 6, 1, 1, 1, 1, 1, 5, 5, 5, 1, 1, 1, 1, 1});
    // 4 stands: two files of two ranks, the front edge where it was
    const Box box = s.footprint(idOf(s, "a")).box;
    QCOMPARE(box.left, 44000);
    QCOMPARE(box.right, 46000);
    QCOMPARE(box.top, 20000);
    QCOMPARE(box.bottom, 18500);
}

// Q11: no morale: who is left fights on and obeys as before
void TestRulesMelee::onlyCountsAreLost()
{
    State s = fought(duel("INF", 10, "HVY", 2), {6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5});
    QCOMPARE(standsOf(s, "a"), 8);
    VERIFY_ACCEPTED(move(s, "a", {wheel(4500), straight(1000)}));
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesMelee)
#include "test_rules_melee.moc"
