// When a battle ends and who has won it.

#include "core/rules/victory.h"
#include "tests/support/verify.h"

namespace zama::test {

class TestRulesVictory : public QObject
{
    Q_OBJECT

private slots:
    void theScoreIsTheDifferenceOfTheShares();
    void theThresholdsAreExact();
    void equalLossesAreADrawWhateverAnEdgeIs();
    void scorpionsCountAndElephantsDoNot();
    void theSunSetsAfterEightTurns();
    void theScenarioSetsTheLimit();
    void withoutLimitTenIdleTurnsEndIt();
    void whatIsIdle();
    void aSideWithoutUnitsHasLost();
    void theEndWaitsForTheEndOfTheTurn();
    void anElephantIsAUnit();
    void nobodyLeftIsDrawn();
    void concedingGivesAGreatVictory();
    void noBreakPoint();
    void armiesBreakWhereTheScenarioSaysSo();
    void bothBrokenIsScored();
    void aFallenChiefEndsItWhereTheScenarioSaysSo();
    void nothingHappensAfterTheEnd();
};

namespace {

// Armies of 196 and 172 stands (Q09) of which so many have fallen, in the last turn of the battle.
State lastTurn(int romanLosses, int carthaginianLosses)
{
    TinyBattle battle;
    const auto muster = [&](const char *type, int size, int units, double y, double facing, int losses) {
        for (int i = 0; i < units; ++i) {
            battle.add(type, std::string(type) + std::to_string(i), 3 + i * 5.0 - (i / 17) * 85.0,
                       y + (i / 17) * 3.0, facing, size);
            const int fallen = losses == size - 1 ? losses - 1 : std::min(losses, size); // L1: never 1 left
            battle.left(size - fallen);
            losses -= fallen;
        }
        QCOMPARE(losses, 0);
    };
    muster("INF", 7, 28, 10, 0, romanLosses);
    muster("HVY", 10, 10, 50, 180, std::min(carthaginianLosses, 100));
    muster("LGT", 9, 8, 40, 180, std::max(0, carthaginianLosses - 100));
    State s = battle.at(StepKind::Melee, {}, 8).state();
    endTurn(s);
    return s;
}

Outcome resultOf(int romanLosses, int carthaginianLosses)
{
    return lastTurn(romanLosses, carthaginianLosses).outcome.value_or(Outcome{});
}

void compare(const Outcome &found, Degree degree, const char *winner)
{
    QCOMPARE(found.degree, degree);
    const SideId side = winner == std::string_view("R") ? SideId(0U)
                        : *winner == 'C'                ? SideId(1U)
                                                        : SideId::none();
    QCOMPARE(found.winner.value, side.value);
}

} // namespace

// K60 Q09
void TestRulesVictory::theScoreIsTheDifferenceOfTheShares()
{
    compare(resultOf(98, 43), Degree::GreatVictory, "C");
    compare(resultOf(60, 70), Degree::SlightEdge, "R");
    compare(resultOf(90, 86), Degree::Drawn, "");
    QCOMPARE(resultOf(90, 86).reason, EndReason::TurnLimit);
}

// Q09
void TestRulesVictory::equalLossesAreADrawWhateverAnEdgeIs()
{
    Scenario scenario = tinyBattle()
                            .add("INF", "a", 45, 20, 0, 7)
                            .add("LGT", "x", 45, 40, 180, 8)
                            .at(StepKind::Melee, {}, 8)
                            .scenario();
    scenario.victory.slightEdge = 0;
    scenario.victory.greatVictory = 0;
    State s = begin(compile(scenario).value());
    endTurn(s);
    compare(*s.outcome, Degree::Drawn, "");
}

// Q09: |D| < 5 drawn, 5 <= |D| < 20 slight edge; integers
void TestRulesVictory::theThresholdsAreExact()
{
    const auto of100 = [](int roman, int carthaginian) {
        TinyBattle b;
        for (int i = 0; i < 10; ++i) {
            b.add("INF", "r" + std::to_string(i), 5 + i * 8, 10, 0, 10);
            b.left(i == 0 ? 10 - roman : 10);
            b.add("HVY", "c" + std::to_string(i), 5 + i * 8, 50, 180, 10);
            b.left(i == 0 ? 10 - std::min(carthaginian, 10) : i == 1 ? 20 - std::max(carthaginian, 10) : 10);
        }
        State s = b.at(StepKind::Melee, {}, 8).state();
        endTurn(s);
        return *s.outcome;
    };
    compare(of100(0, 4), Degree::Drawn, "");
    compare(of100(0, 5), Degree::SlightEdge, "R");
    compare(of100(5, 0), Degree::SlightEdge, "C");
    compare(of100(4, 0), Degree::Drawn, "");
    compare(of100(0, 18), Degree::SlightEdge, "R");
    compare(of100(0, 20), Degree::GreatVictory, "R");
}

// Q09 Q82
void TestRulesVictory::scorpionsCountAndElephantsDoNot()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 20, 0, 7)
                        .add("SCO", "m", 40, 20, 0, 1)
                        .left(0)
                        .add("LGT", "x", 45, 40, 180, 8)
                        .add("ELE", "e", 50, 40, 180, 1)
                        .left(0)
                        .at(StepKind::Melee)
                        .state();
    QCOMPARE(s.setup->sides[0].startingStands, 8);
    QCOMPARE(s.setup->sides[1].startingStands, 8);
    QCOMPARE(standsLost(s, SideId(0)), 1);
    QCOMPARE(standsLost(s, SideId(1)), 0);
}

// Q07
void TestRulesVictory::theSunSetsAfterEightTurns()
{
    State s = tinyBattle().state();
    for (int turn = 1; turn < 8; ++turn) {
        endTurn(s);
        QVERIFY(!s.isOver());
    }
    endTurn(s);
    QCOMPARE(s.outcome->reason, EndReason::TurnLimit);
    QCOMPARE(s.turn, 8);
}

// Q07, turn_limit
void TestRulesVictory::theScenarioSetsTheLimit()
{
    State s = tinyBattle().option("turn_limit", "2").state();
    endTurn(s);
    QVERIFY(!s.isOver());
    endTurn(s);
    QCOMPARE(s.outcome->reason, EndReason::TurnLimit);
}

// Q07, turn_limit: none
void TestRulesVictory::withoutLimitTenIdleTurnsEndIt()
{
    State s = tinyBattle().option("turn_limit", "none").state();
    for (int turn = 1; turn < 10; ++turn) {
        endTurn(s);
        QVERIFY(!s.isOver());
    }
    endTurn(s);
    QCOMPARE(s.outcome->reason, EndReason::IdleTurns);
    compare(*s.outcome, Degree::Drawn, "");
}

// Q07: a stand lost or a unit leaving begins the count anew
void TestRulesVictory::whatIsIdle()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("LGT", "x", 45, 25, 180, 8)
                  .add("INF", "a", 30, 20, 0, 7)
                  .add("ELE", "e", 30, 20, 180, 1)
                  .link("a", "e")
                  .option("turn_limit", "none")
                  .state();
    for (int turn = 1; turn < 10; ++turn) {
        endTurn(s);
    }
    toStep(s, StepKind::Shoot, "R");
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    VERIFY_ACCEPTED(roll(s, {6, 1, 1, 1, 1}));
    endTurn(s);
    QVERIFY(!s.isOver()); // turn 10 was not idle
    QCOMPARE(s.idleTurns, 0);
    for (int turn = 1; turn < 10; ++turn) {
        endTurn(s);
    }
    QVERIFY(!s.isOver());
    joinBattle(s);
    VERIFY_ACCEPTED(roll(s, {6})); // the elephant leaves and meets nobody
    QVERIFY(!s.isOver());
    QCOMPARE(s.idleTurns, 0);
    for (int turn = 1; turn <= 10; ++turn) {
        QVERIFY(!s.isOver());
        endTurn(s);
    }
    QCOMPARE(s.outcome->reason, EndReason::IdleTurns);
}

namespace {

TinyBattle lastStand()
{
    return tinyBattle()
        .add("INF", "a", 45, 20, 0, 7)
        .add("LGT", "x", 45, 20, 180, 2)
        .link("a", "x")
        .at(StepKind::Melee);
}

} // namespace

// Q08 Q09
void TestRulesVictory::aSideWithoutUnitsHasLost()
{
    State s = lastStand().state();
    joinBattle(s);
    rollAll(s, {6, 1, 1, 1, 1, 1, 1, 1, 1});
    QCOMPARE(s.outcome->reason, EndReason::NoUnitsLeft);
    compare(*s.outcome, Degree::GreatVictory, "R");
}

// Q08: at the end of a turn
void TestRulesVictory::theEndWaitsForTheEndOfTheTurn()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("LGT", "x", 45, 25, 180, 2)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    VERIFY_ACCEPTED(roll(s, {6, 6, 1, 1, 1}));
    QVERIFY(!hasUnits(s, SideId(1)));
    QVERIFY(!s.isOver());
    endTurn(s);
    compare(*s.outcome, Degree::GreatVictory, "R");
}

// Q08: elephants and scorpions count as units
void TestRulesVictory::anElephantIsAUnit()
{
    State s = lastStand().add("ELE", "e", 80, 50, 180, 1).state();
    joinBattle(s);
    rollAll(s, {6, 1, 1, 1, 1, 1, 1, 1, 1});
    QVERIFY(!s.isOver());
}

// K61 Q09 Q90
void TestRulesVictory::nobodyLeftIsDrawn()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 2)
                  .add("HVY", "x", 45, 20, 180, 2)
                  .link("a", "x")
                  .at(StepKind::Melee)
                  .state();
    joinBattle(s);
    rollAll(s, {6, 6, 6, 6});
    QCOMPARE(s.outcome->reason, EndReason::NoUnitsLeft);
    compare(*s.outcome, Degree::Drawn, "");
}

// Q08
void TestRulesVictory::concedingGivesAGreatVictory()
{
    State s = tinyBattle().state();
    VERIFY_ACCEPTED(order(s, Concede{SideId(0)}));
    QCOMPARE(s.outcome->reason, EndReason::Conceded);
    compare(*s.outcome, Degree::GreatVictory, "C");
}

namespace {

State worn(const char *armyBreak, int roman, int carthaginian)
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 10)
                  .left(10 - roman)
                  .add("HVY", "x", 45, 40, 180, 10)
                  .left(10 - carthaginian)
                  .option("army_break", armyBreak)
                  .at(StepKind::Melee)
                  .state();
    endTurn(s);
    return s;
}

} // namespace

// Q08
void TestRulesVictory::noBreakPoint()
{
    QVERIFY(!worn("none", 8, 0).isOver());
}

// Q08, army_break: 0.5
void TestRulesVictory::armiesBreakWhereTheScenarioSaysSo()
{
    QVERIFY(!worn("0.5", 4, 0).isOver());
    const State broken = worn("0.5", 5, 0);
    QCOMPARE(broken.outcome->reason, EndReason::ArmyBroken);
    compare(*broken.outcome, Degree::GreatVictory, "C");
}

// Q08 Q09
void TestRulesVictory::bothBrokenIsScored()
{
    const State s = worn("0.5", 5, 6);
    QCOMPARE(s.outcome->reason, EndReason::ArmyBroken);
    compare(*s.outcome, Degree::SlightEdge, "R");
}

// Q10, end_on_cinc_death: true
void TestRulesVictory::aFallenChiefEndsItWhereTheScenarioSaysSo()
{
    for (const char *ends : {"false", "true"}) {
        State s = tinyBattle()
                      .add("INF", "a", 45, 20, 0, 7)
                      .add("HVY", "x", 45, 20, 180, 8)
                      .link("a", "x")
                      .general("SCIPIO", "a")
                      .option("end_on_cinc_death", ends)
                      .at(StepKind::Melee)
                      .state();
        joinBattle(s);
        rollAll(s, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6});
        QCOMPARE(s.isOver(), ends == std::string_view("true"));
        if (s.isOver()) {
            QCOMPARE(s.outcome->reason, EndReason::ChiefFallen);
            compare(*s.outcome, Degree::GreatVictory, "C");
        }
    }
}

// Q08
void TestRulesVictory::nothingHappensAfterTheEnd()
{
    State s = tinyBattle().add("INF", "a", 45, 20, 0, 7).state();
    VERIFY_ACCEPTED(order(s, Concede{SideId(1)}));
    const State before = s;
    VERIFY_REFUSED(move(s, "a", {straight(1000)}), BattleOver);
    VERIFY_REFUSED(done(s, "R"), BattleOver);
    VERIFY_REFUSED(order(s, Concede{SideId(0)}), BattleOver);
    QVERIFY(s == before);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesVictory)
#include "test_rules_victory.moc"
