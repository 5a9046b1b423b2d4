// Matches and series of battles: the same totals on any number of threads, no battle without an end, and
// intervals that are Wilson's.

#include "core/base/contract.h"
#include "core/game/candidates.h"
#include "core/game/queries.h"
#include "core/io/read_scenario.h"
#include "core/sim/batch.h"
#include "tests/support/source_tree.h"
#include "tests/support/tiny_battle.h"

#include <QTest>
#include <cmath>
#include <thread>

using namespace zama;
using namespace zama::test;
using namespace zama::sim;

namespace {

// Is always done.
class IdleMind final : public Policy
{
public:
    Decision decide(const State &state, SideId side) override { return {doneCommand(state, side), {}}; }
};

// Never done: changes its mind about whom to fight, for ever.
class WaveringMind final : public Policy
{
public:
    Decision decide(const State &state, SideId side) override
    {
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            const UnitId unit(i);
            const UnitId target = defaultMeleeTarget(state, unit);
            if (state.phase == Phase::Choosing && state.sideOf(unit) == side && target.isValid()) {
                return {AssignMeleeDice{unit, {{target, 0}}}, {}};
            }
        }
        return {doneCommand(state, side), {}};
    }
};

// Gives orders to the enemy.
class LawlessMind final : public Policy
{
public:
    Decision decide(const State &, SideId side) override { return {EndStep{otherSide(side)}, {}}; }
};

TinyBattle skirmish()
{
    return tinyBattle()
        .add("SK", "R-SK", 30, 20, 0, 5)
        .add("INF", "R-INF", 40, 18, 0, 7)
        .add("CSK", "C-SK", 30, 25, 180, 5)
        .add("HVY", "C-HVY", 40, 30, 180, 8)
        .add("ELE", "C-ELE", 46, 30, 180, 1)
        .general("R-GEN", "R-INF")
        .option("turn_limit", "5");
}

template<class Mind>
BatchPlan planFor(const SetupPtr &setup, std::int64_t games)
{
    BatchPlan plan;
    plan.setup = setup;
    plan.games = games;
    plan.makeMind = [](std::size_t, std::uint64_t, const Budget &) { return std::make_unique<Mind>(); };
    return plan;
}

BatchPlan zamaPlan(std::int64_t games)
{
    const auto file = loadScenario(inSourceTree("scenarios/zama.zama.json"));
    BatchPlan plan;
    plan.setup = compile(file.value().scenario).value();
    plan.games = games;
    return plan;
}

// Wilson's formula in floating point, in hundredths of a per cent.
std::pair<double, double> wilson(double k, double n)
{
    const double z = 1.959964;
    const double centre = (k + z * z / 2) / (n + z * z);
    const double half = z * std::sqrt(k * (n - k) / n + z * z / 4) / (n + z * z);
    return {10000 * (centre - half), 10000 * (centre + half)};
}

} // namespace

class TestSim : public QObject
{
    Q_OBJECT
private slots:
    void idleMindsReachTheTurnLimit();
    void resultsAddUp();
    void theSameGameIsPlayedAgainByItself();
    void gamesOfASeriesDiffer();
    void anyNumberOfThreadsGivesTheSameTotals();
    void stoppingKeepsAnUnbrokenBeginning();
    void stoppingBeforeTheBeginningCountsNothing();
    void aMindWithoutEndIsReported();
    void anUnlawfulMindIsReported();
    void diceThatRunOutAreReported();
    void aBugOfAMindReachesTheCaller();
    void progressCountsEveryGame();
    void sharesAreWilsons();
    void talliesAreExact();
};

void TestSim::idleMindsReachTheTurnLimit()
{
    const auto result = playBatch(planFor<IdleMind>(skirmish().setup(), 3));
    QCOMPARE(result.statistics.games, 3);
    QCOMPARE(result.statistics.draws, 3);
    QCOMPARE(result.statistics.turns.least, 5);
    QCOMPARE(result.statistics.endReasons.at(static_cast<std::size_t>(EndReason::TurnLimit)), 3);
    QVERIFY(!result.isStopped && !result.fault);
}

void TestSim::resultsAddUp()
{
    BatchPlan plan = zamaPlan(1);
    const auto seeds = seedsOf(plan.seed, 0);
    const auto first = makePolicy("fast", seeds.minds[0]);
    const auto second = makePolicy("fast", seeds.minds[1]);
    SeededDice dice(seeds.dice);
    Match match(plan.setup, {first.get(), second.get()}, dice);
    QVERIFY(!match.play());
    const MatchResult r = match.result();
    const State &s = match.state();
    int counted = 0;
    for (std::size_t i = 0; i < r.standsLost.size(); ++i) {
        counted += plan.setup->types[i].has(Trait::LossesNotCounted) ? 0 : r.standsLost[i];
    }
    QCOMPARE(counted, standsLost(s, SideId(0U)) + standsLost(s, SideId(1U)));
    QVERIFY(r.outcome == *s.outcome);
    QCOMPARE(r.turns, s.turn);
    QVERIFY(r.finalHash == hashOf(s));
    const ElephantFates &fates = r.elephants[1];
    QCOMPARE(fates.onTable + fates.scared + fates.rampaged + fates.removed, 12);
    QCOMPARE(r.fallen.size(), s.generals.size());
}

void TestSim::theSameGameIsPlayedAgainByItself()
{
    const BatchPlan plan = zamaPlan(3);
    Statistics alone(*plan.setup);
    for (std::int64_t game = 0; game < plan.games; ++game) {
        alone.add(playGame(plan, game).value());
    }
    QVERIFY(alone.seriesHash == playBatch(plan).statistics.seriesHash);
}

void TestSim::gamesOfASeriesDiffer()
{
    const BatchPlan plan = zamaPlan(2);
    QVERIFY(playGame(plan, 0).value().eventHash != playGame(plan, 1).value().eventHash);
    QVERIFY(seedsOf(1, 0).dice != seedsOf(1, 0).minds[0]);
    QVERIFY(seedsOf(1, 1).dice != seedsOf(2, 0).dice);
}

void TestSim::anyNumberOfThreadsGivesTheSameTotals()
{
    BatchPlan plan = zamaPlan(40);
    plan.minds = {"fast", "random"};
    const Statistics one = playBatch(plan).statistics;
    for (const int threads : {2, 3, 8}) {
        plan.threads = threads;
        const Statistics more = playBatch(plan).statistics;
        QVERIFY(more.seriesHash == one.seriesHash);
        QCOMPARE(more.games, one.games);
        QCOMPARE(more.dice.sum, one.dice.sum);
        QVERIFY(more.wins == one.wins && more.turnCounts == one.turnCounts);
    }
}

void TestSim::stoppingKeepsAnUnbrokenBeginning()
{
    BatchPlan plan = planFor<IdleMind>(skirmish().setup(), 1'000'000'000);
    plan.threads = 4;
    std::atomic<bool> stop = false;
    const auto result = playBatch(plan, &stop, [&](const Statistics &s) { stop = s.games >= 50; });
    QVERIFY(result.isStopped);
    QCOMPARE(result.statistics.games, 50);
    plan.games = 50;
    QVERIFY(playBatch(plan).statistics.seriesHash == result.statistics.seriesHash);
}

void TestSim::stoppingBeforeTheBeginningCountsNothing()
{
    const std::atomic<bool> stop = true;
    const auto result = playBatch(planFor<IdleMind>(skirmish().setup(), 10), &stop);
    QVERIFY(result.isStopped);
    QCOMPARE(result.statistics.games, 0);
}

void TestSim::aMindWithoutEndIsReported()
{
    const SetupPtr setup = tinyBattle()
                               .add("INF", "R-INF", 40, 18, 0, 7)
                               .add("HVY", "C-HVY", 40, 18.005, 180, 8)
                               .link("R-INF", "C-HVY")
                               .setup();
    BatchPlan plan = planFor<WaveringMind>(setup, 20);
    plan.threads = 3;
    const auto result = playBatch(plan);
    QVERIFY(result.fault.has_value());
    QCOMPARE(result.fault->game, 0);
    QVERIFY(result.fault->what.kind == MatchFault::Kind::TooManyCommands);
    QCOMPARE(result.statistics.games, 0);
}

void TestSim::anUnlawfulMindIsReported()
{
    const auto result = playBatch(planFor<LawlessMind>(skirmish().setup(), 20));
    QVERIFY(result.fault.has_value());
    QVERIFY(result.fault->what.kind == MatchFault::Kind::RefusedCommand);
    QVERIFY(result.fault->what.refusal.code == RefusalCode::NotYourTurn);
    QVERIFY(result.fault->what.side == SideId(0U));
}

void TestSim::diceThatRunOutAreReported()
{
    IdleMind mind;
    ScriptedDice dice({6});
    const SetupPtr setup = tinyBattle()
                               .add("INF", "R-INF", 40, 18, 0, 7)
                               .add("HVY", "C-HVY", 40, 18.005, 180, 8)
                               .link("R-INF", "C-HVY")
                               .setup();
    Match match(setup, {&mind, &mind}, dice);
    const auto fault = match.play();
    QVERIFY(fault.has_value());
    QVERIFY(fault->kind == MatchFault::Kind::NoDice);
}

void TestSim::aBugOfAMindReachesTheCaller()
{
    BatchPlan plan = planFor<IdleMind>(skirmish().setup(), 100);
    plan.threads = 4;
    plan.makeMind = [](std::size_t, std::uint64_t, const Budget &) -> std::unique_ptr<Policy> {
        throw ContractViolation("a bug");
    };
    QVERIFY_EXCEPTION_THROWN((void)playBatch(plan), ContractViolation);
}

void TestSim::progressCountsEveryGame()
{
    std::vector<std::int64_t> seen;
    BatchPlan plan = planFor<IdleMind>(skirmish().setup(), 20);
    plan.threads = 3;
    (void)playBatch(plan, nullptr, [&](const Statistics &s) { seen.push_back(s.games); });
    QCOMPARE(seen.size(), std::size_t{20});
    QVERIFY(std::ranges::is_sorted(seen));
    QCOMPARE(seen.back(), 20);
}

void TestSim::sharesAreWilsons()
{
    for (const std::int64_t n : {1, 2, 10, 100, 1000, 123'456, 100'000'000}) {
        for (const std::int64_t k : {std::int64_t{0}, n / 7, n / 2, n - n / 3, n}) {
            const Share share = shareOf(k, n);
            const auto [low, high] = wilson(static_cast<double>(k), static_cast<double>(n));
            QVERIFY(std::abs(share.low - std::max(0.0, low)) <= 1);
            QVERIFY(std::abs(share.high - std::min(10000.0, high)) <= 1);
            QVERIFY(share.low <= share.estimate && share.estimate <= share.high);
        }
    }
    QCOMPARE(shareOf(0, 0).high, 10000);
    QVERIFY_EXCEPTION_THROWN((void)shareOf(2, 1), ContractViolation);
}

void TestSim::talliesAreExact()
{
    Tally tally;
    for (const int x : {2, 4, 4, 4, 5, 5, 7, 9}) {
        tally.add(x);
    }
    QCOMPARE(tally.meanThousandths(), 5000);
    QCOMPARE(tally.deviationThousandths(), 2138); // the root of 32/7
    QCOMPARE(tally.least, 2);
    QCOMPARE(tally.most, 9);
    QCOMPARE(Tally{}.meanThousandths(), 0);
}

QTEST_APPLESS_MAIN(TestSim)
#include "test_sim.moc"
