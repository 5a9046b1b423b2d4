// Chapter E, E8 to E12: elephants run wild. And the options of Q72: elephants that fight on.

#include "core/rules/elephants.h"
#include "tests/support/verify.h"

namespace zama::test {

class TestRulesRampage : public QObject
{
    Q_OBJECT

private slots:
    void straightAheadThroughAllBeforeIt();
    void theDieSaysWhichWay();
    void sidewaysItMissesItsVictim();
    void friendsSufferToo();
    void theStartingRectangleIsPartOfThePath();
    void onlyMoreThanAnEdgeIsContact();
    void aUnitIsHitOncePerRampage();
    void theOpponentsOfTheTrampledAreFree();
    void aPathBeyondTheEdgeIsCut();
    void otherElephantsAreImmune();
    void otherElephantsLeaveWhereTheScenarioSaysSo();
    void anElephantRemovedByAnotherDicesNoMore();
    void generalsShareOnlyTheirUnitsFate();
    void theLastStandRuleBindsRampagesToo();
    void lostElephantsAreNoLosses();
    void oneDieAgainstSkirmishersOnly();
    void twoStandsEveryRound();
    void oneDieOnFiveAndSix();
};

namespace {

// An elephant, its centre (45, 21), facing south, in contact with Roman infantry of 5; units behind it.
TinyBattle contact()
{
    return tinyBattle()
        .add("INF", "a", 45, 20, 0, 5)
        .add("ELE", "e", 45, 20, 180, 1)
        .far()
        .link("a", "e")
        .at(StepKind::Melee);
}

State rampaged(const TinyBattle &battle, int die, std::size_t meleeDice = 0)
{
    State s = battle.state();
    joinBattle(s);
    std::vector<int> faces(meleeDice, 1);
    faces.push_back(die);
    rollAll(s, faces);
    return s;
}

} // namespace

// K55 E9 E10 E11 E12 Q77 Q78 Q80
void TestRulesRampage::straightAheadThroughAllBeforeIt()
{
    State s = contact().add("INF", "b", 45.5, 16, 0, 7).add("SCO", "m", 45, 10, 0, 1).state();
    joinBattle(s);
    const Events events = eventsOf(s, Roll{{3}});
    const auto ran = only<event::ElephantRampaged>(events).at(0);
    COMPARE_POSE(ran.from, 45, 20, 180);
    COMPARE_POSE(ran.to, 45, 8, 180);
    QCOMPARE(standsOf(s, "a"), 3);
    QCOMPARE(standsOf(s, "b"), 5);
    QCOMPARE(fateOf(s, "m"), Fate::Eliminated);
    QCOMPARE(fateOf(s, "e"), Fate::Rampaged);
    QVERIFY(s.links.empty());
}

// E12 E8: relative to its own facing, turning about its centre
void TestRulesRampage::theDieSaysWhichWay()
{
    const State s = contact().state();
    const auto path = [&](ElephantFate fate) { return rules::rampagePath(s, idOf(s, "e"), fate); };
    COMPARE_POSE(path(ElephantFate::Ahead).to, 45, 8, 180);
    COMPARE_POSE(path(ElephantFate::Right).from, 44, 21, 270);
    COMPARE_POSE(path(ElephantFate::Right).to, 32, 21, 270);
    COMPARE_POSE(path(ElephantFate::Left).to, 58, 21, 90);
    COMPARE_POSE(path(ElephantFate::Back).to, 45, 34, 0);
    const std::vector<std::pair<int, ElephantFate>> table{
        {3, ElephantFate::Ahead}, {4, ElephantFate::Right}, {5, ElephantFate::Left}, {6, ElephantFate::Back}};
    for (const auto &[die, fate] : table) {
        State run = contact().state();
        joinBattle(run);
        QCOMPARE(only<event::ElephantRampaged>(eventsOf(run, Roll{{die}})).at(0).fate, fate);
    }
}

// Q77: a quarter turn leaves 0.25 in to an enemy it faced squarely
void TestRulesRampage::sidewaysItMissesItsVictim()
{
    for (const int die : {4, 5, 6}) {
        const State s = rampaged(contact(), die);
        QCOMPARE(standsOf(s, "a"), 5);
        QVERIFY(!isEngaged(s, "a"));
    }
}

// E10 Q78: of either side, engaged or not
void TestRulesRampage::friendsSufferToo()
{
    const State s = rampaged(contact()
                                 .add("LGT", "x", 40, 21.5, 180, 8)
                                 .add("INF", "b", 36, 22, 0, 7)
                                 .add("HVY", "y", 36, 22, 180, 8)
                                 .link("b", "y"),
                             4, 15);
    QCOMPARE(standsOf(s, "x"), 6);
    QCOMPARE(standsOf(s, "b"), 5);
    QCOMPARE(standsOf(s, "y"), 8); // the path is y 20.25 to 21.75
}

// Q77
void TestRulesRampage::theStartingRectangleIsPartOfThePath()
{
    // After its turn the rectangle reaches 1 in behind its centre.
    const State in = rampaged(contact().add("LGT", "x", 45.9, 22.2, 270, 2), 4);
    QCOMPARE(standsOf(in, "x"), 0);
    const State out = rampaged(contact().add("LGT", "x", 46, 22.2, 270, 2), 4);
    QCOMPARE(standsOf(out, "x"), 2);
}

// Q78 Q17: overlap by more than 0.010 in; edge touch does not count
void TestRulesRampage::onlyMoreThanAnEdgeIsContact()
{
    // The way north is x 44.25 to 45.75.
    const State touched = rampaged(contact().add("LGT", "x", 47.74, 30, 180, 8), 6);
    QCOMPARE(standsOf(touched, "x"), 8);
    const State hit = rampaged(contact().add("LGT", "x", 47.739, 30, 180, 8), 6);
    QCOMPARE(standsOf(hit, "x"), 6);
}

// Q78 Q83
void TestRulesRampage::aUnitIsHitOncePerRampage()
{
    // A column along the whole path loses two stands; the second elephant takes two more.
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 10)
                  .add("ELE", "e", 44, 20, 180, 1)
                  .add("ELE", "f", 46, 20, 180, 1)
                  .far()
                  .link("a", "e")
                  .link("a", "f")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    VERIFY_ACCEPTED(roll(s, {3}));
    QCOMPARE(standsOf(s, "a"), 8);
    VERIFY_ACCEPTED(roll(s, {3}));
    QCOMPARE(standsOf(s, "a"), 6);
}

// K57 E10 Q70
void TestRulesRampage::theOpponentsOfTheTrampledAreFree()
{
    State s = rampaged(
        contact().add("INF", "b", 45, 12, 180, 2).add("HVY", "y", 45, 7.5, 0, 8).link("b", "y"), 3, 10);
    QCOMPARE(standsOf(s, "b"), 0);
    QCOMPARE(standsOf(s, "y"), 8);
    QVERIFY(!isEngaged(s, "y"));
    toStep(s, StepKind::Move, "C");
    VERIFY_ACCEPTED(move(s, "y", {straight(1000)}));
}

// K58 Q81
void TestRulesRampage::aPathBeyondTheEdgeIsCut()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 7, 0, 7)
                  .add("SK", "k", 45, 2, 0, 5)
                  .add("ELE", "e", 45, 7, 180, 1)
                  .far()
                  .link("a", "e")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    VERIFY_ACCEPTED(roll(s, {3}));
    QCOMPARE(standsOf(s, "a"), 5);
    QCOMPARE(standsOf(s, "k"), 3);
    QCOMPARE(fateOf(s, "e"), Fate::Rampaged);
}

// Q79 E1
void TestRulesRampage::otherElephantsAreImmune()
{
    const State s = rampaged(contact().add("ELE", "g", 45, 30, 180, 1), 6);
    QVERIFY(s.isPresent(idOf(s, "g")));
}

// Q79, rampage_vs_elephants: removed
void TestRulesRampage::otherElephantsLeaveWhereTheScenarioSaysSo()
{
    const State s =
        rampaged(contact().add("ELE", "g", 45, 30, 180, 1).option("rampage_vs_elephants", "removed"), 6);
    QVERIFY(!s.isPresent(idOf(s, "g")));
}

// Q79 Q71: each rampage is carried out before the next die
void TestRulesRampage::anElephantRemovedByAnotherDicesNoMore()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("INF", "b", 45, 26, 0, 7)
                  .add("ELE", "e", 45, 20, 180, 1)
                  .add("ELE", "f", 45, 26, 180, 1)
                  .far()
                  .link("a", "e")
                  .link("b", "f")
                  .option("rampage_vs_elephants", "removed")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    VERIFY_ACCEPTED(roll(s, {6})); // e runs north through b and f
    QVERIFY(!s.pending);
    QVERIFY(!s.isPresent(idOf(s, "f")));
    QCOMPARE(standsOf(s, "b"), 5);
    QVERIFY(s.links.empty());
}

// Q80 Q86 G1 Q88
void TestRulesRampage::generalsShareOnlyTheirUnitsFate()
{
    const State s = rampaged(
        contact().add("INF", "b", 45, 12, 0, 2).general("SCIPIO", "R", 45, 15).general("R1-GEN", "b"), 3);
    QCOMPARE(standsOf(s, "b"), 0);
    QVERIFY(!s.general(generalOf(s, "SCIPIO")).fallen);
    QVERIFY(!s.general(generalOf(s, "R1-GEN")).fallen);
    QCOMPARE(unitWith(s, "R1-GEN"), "");
    QCOMPARE(placeOf(s, generalOf(s, "R1-GEN")).y, 12000);
}

// L1 L2 E10
void TestRulesRampage::theLastStandRuleBindsRampagesToo()
{
    const State s = rampaged(contact().add("INF", "b", 45, 16, 0, 3), 3);
    QCOMPARE(standsOf(s, "b"), 0);
}

// Q82 Q09
void TestRulesRampage::lostElephantsAreNoLosses()
{
    const State s = rampaged(contact(), 6);
    QCOMPARE(standsLost(s, sideOf(s, "C")), 0);
    QCOMPARE(s.setup->sides[1].startingStands, 6);
}

namespace {

TinyBattle fightingElephant(const char *mode, const char *type, int stands)
{
    return tinyBattle()
        .add(type, "a", 45, 20, 0, stands)
        .add("ELE", "e", 45, 20, 180, 1)
        .far()
        .link("a", "e")
        .option("elephant_melee", mode)
        .at(StepKind::Melee);
}

} // namespace

// Q72, elephant_melee: any_vs_skirmishers
void TestRulesRampage::oneDieAgainstSkirmishersOnly()
{
    State s = fightingElephant("any_vs_skirmishers", "SK", 5).state();
    joinBattle(s);
    QCOMPARE(s.pending->kind, RollKind::Melee);
    QCOMPARE(s.pending->dice, 1);
    QCOMPARE(s.pending->hitOn, 4);
    rollAll(s, {4, 1});
    QCOMPARE(standsOf(s, "a"), 4);
    State infantry = fightingElephant("any_vs_skirmishers", "INF", 7).state();
    VERIFY_REFUSED(assign(infantry, "e", "a"), NotLinked);
    joinBattle(infantry);
    QCOMPARE(infantry.pending->kind, RollKind::Control);
}

// Q72, elephant_melee: two_per_round; from the round after its hit
void TestRulesRampage::twoStandsEveryRound()
{
    State s = fightingElephant("two_per_round", "INF", 7).state();
    joinBattle(s);
    QCOMPARE(s.pending->kind, RollKind::Control); // no die; it did not charge this turn
    QCOMPARE(standsOf(s, "a"), 5);
    State fresh = tinyBattle()
                      .add("CAV", "a", 45, 20, 0, 8)
                      .add("ELE", "e", 45, 23, 180, 1)
                      .option("elephant_melee", "two_per_round")
                      .at(StepKind::Charge)
                      .state();
    VERIFY_ACCEPTED(pass(fresh, "R"));
    VERIFY_ACCEPTED(charge(fresh, "e", "a", {straight(6000)}));
    QCOMPARE(standsOf(fresh, "a"), 6);
    joinBattle(fresh);
    QCOMPARE(standsOf(fresh, "a"), 6); // the hit was this round's two
    VERIFY_ACCEPTED(roll(fresh, {1}));
    joinBattle(fresh);
    QCOMPARE(standsOf(fresh, "a"), 4);
    State charged = tinyBattle()
                        .add("CAV", "a", 45, 20, 0, 8)
                        .add("ELE", "e", 45, 23, 180, 1)
                        .option("elephant_melee", "two_per_round")
                        .at(StepKind::Charge)
                        .state();
    VERIFY_ACCEPTED(charge(charged, "a", "e", {straight(6000)}));
    QCOMPARE(standsOf(charged, "a"), 8);
    joinBattle(charged);
    QCOMPARE(standsOf(charged, "a"), 6); // a charged elephant: from its first round
}

// Q72, elephant_melee: die_5
void TestRulesRampage::oneDieOnFiveAndSix()
{
    State s = fightingElephant("die_5", "INF", 7).state();
    joinBattle(s);
    QCOMPARE(s.pending->dice, 1);
    QCOMPARE(s.pending->hitOn, 5);
    rollAll(s, {5, 1});
    QCOMPARE(standsOf(s, "a"), 6);
    State skirmishers = fightingElephant("die_5", "SK", 5).state();
    joinBattle(skirmishers);
    QCOMPARE(skirmishers.pending->hitOn, 4); // F3: any troops
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesRampage)
#include "test_rules_rampage.moc"
