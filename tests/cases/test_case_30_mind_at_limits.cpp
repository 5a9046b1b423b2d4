// Case 30: minds on tables where nothing can be done, where nobody stands, and where 600 stands do.

#include "core/game/decide.h"
#include "core/sim/batch.h"
#include "tests/support/tiny_battle.h"

#include <QTest>
#include <algorithm>

using namespace zama;
using namespace zama::test;
using namespace zama::sim;

namespace {

std::vector<std::string> minds()
{
    std::vector<std::string> names;
    for (const std::string_view name : policyNames()) {
        if (makePolicy(name, 1) != nullptr) {
            names.emplace_back(name);
        }
    }
    return names;
}

BatchResult played(const SetupPtr &setup, const std::string &mind, std::int64_t games)
{
    BatchPlan plan;
    plan.setup = setup;
    plan.minds = {mind, mind};
    plan.games = games;
    plan.playouts = 2;
    return playBatch(plan);
}

void playsToItsEnd(const Scenario &scenario, std::int64_t games = 3)
{
    const auto setup = compile(scenario);
    QVERIFY2(setup.ok(), setup.ok() ? "" : setup.error().front().code.c_str());
    for (const std::string &mind : minds()) {
        const auto result = played(setup.value(), mind, games);
        QVERIFY2(!result.fault, mind.c_str());
        QCOMPARE(result.statistics.games, games);
    }
}

// A single stand of its own type on each side.
Scenario smallTable()
{
    Scenario s =
        tinyBattle().add("SCO", "R-SCO", 0.5, 0.4, 0, 1).add("ELE", "C-ELE", 0.5, 0.6, 180, 1).scenario();
    s.table.width = kInch;
    s.table.depth = kInch;
    for (UnitTypeSpec &type : s.types) {
        if (type.id == "SCO" || type.id == "ELE") {
            type.stand = {300, 300};
        }
    }
    return s;
}

// 600 stands in 60 units, two armies close to each other.
Scenario sixHundredStands()
{
    TinyBattle battle = tinyBattle();
    for (int i = 0; i < 30; ++i) {
        const double x = 5 + (i % 15) * 5.7;
        const double back = i < 15 ? 0 : 3;
        battle.add("INF", "R-" + std::to_string(100 + i), x, 24 - back, 0, 10);
        battle.add("HVY", "C-" + std::to_string(100 + i), x, 36 + back, 180, 10);
    }
    return battle.scenario();
}

} // namespace

class TestCase30 : public QObject
{
    Q_OBJECT
private slots:
    void aUnitLockedInACorner();
    void aTableOfOneInch();
    void nobodyOnTheTable();
    void nobodyOnOneSide();
    void aJammedColumn();
    void sixHundredStandsAreOrderedToTheEndOfATurn();
    void freeDeploymentWithoutRoom();
};

void TestCase30::aUnitLockedInACorner()
{
    playsToItsEnd(tinyBattle()
                      .add("INF", "R-IN", 2, 2, 180, 7)
                      .add("INF", "R-NEXT", 6.1, 2.2, 270, 7)
                      .add("INF", "R-ABOVE", 2, 3.6, 180, 7)
                      .add("HVY", "C-FAR", 80, 50, 180, 8)
                      .scenario());
}

void TestCase30::aTableOfOneInch()
{
    playsToItsEnd(smallTable());
}

void TestCase30::nobodyOnTheTable()
{
    Scenario s = tinyBattle()
                     .add("INF", "R-1", 30, 20, 0, 7)
                     .left(0)
                     .add("HVY", "C-1", 30, 30, 180, 8)
                     .left(0)
                     .scenario();
    playsToItsEnd(s);
    for (SideSpec &side : s.sides) {
        for (CommandSpec &command : side.commands) {
            command.units.clear();
        }
    }
    if (const auto empty = compile(s); empty.ok()) { // a scenario may also forbid it
        playsToItsEnd(s);
    }
}

void TestCase30::nobodyOnOneSide()
{
    playsToItsEnd(
        tinyBattle().add("INF", "R-1", 30, 20, 0, 7).add("HVY", "C-1", 30, 30, 180, 8).left(0).scenario());
}

void TestCase30::aJammedColumn()
{
    TinyBattle battle = tinyBattle();
    for (int i = 0; i < 10; ++i) {
        battle.add("INF", "R-" + std::to_string(i), 45, 2 + i * 1.5, 0, 7);
    }
    playsToItsEnd(battle.add("HVY", "C-1", 45, 30, 180, 8).scenario());
}

void TestCase30::sixHundredStandsAreOrderedToTheEndOfATurn()
{
    const auto setup = compile(sixHundredStands());
    QVERIFY2(setup.ok(), setup.ok() ? "" : setup.error().front().code.c_str());
    for (const std::string &mind : minds()) {
        const auto policy = makePolicy(mind, 1, {2, nullptr});
        const auto other = makePolicy(mind, 2, {2, nullptr});
        SeededDice dice(1);
        Match match(setup.value(), {policy.get(), other.get()}, dice);
        // Every order counted, none timed: the whole first turn, and every command is answered.
        for (int i = 0; i < 3000 && !match.isOver() && match.state().turn == 1; ++i) {
            QVERIFY2(!match.step(), mind.c_str());
        }
        QVERIFY2(match.isOver() || match.state().turn > 1, mind.c_str());
    }
}

void TestCase30::freeDeploymentWithoutRoom()
{
    Scenario s = tinyBattle()
                     .add("INF", "R-1", 10, 10, 0, 7)
                     .add("INF", "R-2", 20, 10, 0, 7)
                     .add("HVY", "C-1", 10, 50, 180, 8)
                     .option("deployment", "free")
                     .zone("R", 5, 5, 25, 12)
                     .zone("C", 5, 45, 25, 55)
                     .scenario();
    playsToItsEnd(s);
}

QTEST_APPLESS_MAIN(TestCase30)
#include "test_case_30_mind_at_limits.moc"
