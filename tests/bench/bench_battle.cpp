// How fast whole battles are, and what they are made of: docs/developers/benchmarks.md.

#include "core/ai/policy.h"
#include "core/base/dice.h"
#include "core/game/journal.h"
#include "core/io/read_scenario.h"
#include "core/scenario/setup.h"
#include "core/scenario/validate.h"
#include "core/sim/batch.h"
#include "tests/support/small_battle.h"
#include "tests/support/source_tree.h"

#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <string>

namespace zama {
namespace {

std::string zamaPath()
{
    return test::inSourceTree("scenarios/zama.zama.json");
}

SetupPtr zamaSetup()
{
    static const SetupPtr setup = compile(loadScenario(zamaPath()).value().scenario).value();
    return setup;
}

Command nextCommand(const State &s, std::array<std::unique_ptr<Policy>, 2> &minds, std::uint64_t seed)
{
    if (s.pending) {
        return Roll{seededFaces(seed, s.diceDrawn, s.pending->dice)};
    }
    const SideId side = sideToDecide(s);
    return minds.at(side.index())->decide(s, side).command;
}

std::array<std::unique_ptr<Policy>, 2> minds(const char *name, std::uint64_t seed)
{
    return {makePolicy(name, seed), makePolicy(name, seed + 1)};
}

Journal wholeBattle(std::uint64_t seed)
{
    Journal journal(zamaSetup(), seed);
    auto players = minds("fast", seed);
    while (!journal.state().isOver()) {
        static_cast<void>(journal.record(nextCommand(journal.state(), players, seed)));
    }
    return journal;
}

// Complete Zama battles, the fast mind on both sides; items per second are battles per second.
void completeBattle(benchmark::State &bench)
{
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        State s = begin(zamaSetup());
        auto players = minds("fast", ++seed);
        while (!s.isOver()) {
            static_cast<void>(execute(s, nextCommand(s, players, seed)));
        }
        benchmark::DoNotOptimize(s.outcome);
    }
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(completeBattle)->Unit(benchmark::kMillisecond);

// The balance of Zama to three points either way: what a teacher waits for in the editor.
void balanceOfZama(benchmark::State &bench)
{
    sim::BatchPlan plan;
    plan.setup = zamaSetup();
    plan.games = 100'000;
    plan.halfWidth = 300;
    plan.threads = 2;
    for (auto _ : bench) {
        bench.counters["battles"] = static_cast<double>(sim::playBatch(plan).statistics.games);
    }
}
BENCHMARK(balanceOfZama)->Unit(benchmark::kSecond)->UseRealTime()->MeasureProcessCPUTime();

void loadZama(benchmark::State &bench)
{
    for (auto _ : bench) {
        auto file = loadScenario(zamaPath());
        auto setup = compile(file.value().scenario);
        benchmark::DoNotOptimize(setup);
    }
}
BENCHMARK(loadZama)->Unit(benchmark::kMillisecond);

void undoFromTheLastTurn(benchmark::State &bench)
{
    Journal journal = wholeBattle(7);
    const std::size_t end = journal.entries().size();
    for (auto _ : bench) {
        journal.jump(end - 1);
        journal.jump(end);
    }
}
BENCHMARK(undoFromTheLastTurn)->Unit(benchmark::kMicrosecond);

void verifyJournal(benchmark::State &bench)
{
    const Journal journal = wholeBattle(7);
    for (auto _ : bench) {
        benchmark::DoNotOptimize(journal.verify());
    }
}
BENCHMARK(verifyJournal)->Unit(benchmark::kMillisecond);

void hashOfAState(benchmark::State &bench)
{
    const State s = begin(zamaSetup());
    for (auto _ : bench) {
        benchmark::DoNotOptimize(hashOf(s));
    }
}
BENCHMARK(hashOfAState)->Unit(benchmark::kNanosecond);

void validateCrowd(benchmark::State &bench)
{
    const Scenario scenario = test::crowd(static_cast<int>(bench.range(0)));
    for (auto _ : bench) {
        benchmark::DoNotOptimize(validate(scenario));
    }
}
BENCHMARK(validateCrowd)->Arg(600)->Arg(2000)->Unit(benchmark::kMillisecond);

// A million units, refused: what a hostile file may cost.
void refuseAMillionUnits(benchmark::State &bench)
{
    std::string text =
        R"({"format": "zama-scenario", "version": 1, "sides": [{"id": "a", "commands": [{"units": [)";
    for (int i = 0; i < 1'000'000; ++i) {
        text += R"({"id": "u", "stands": 7},)";
    }
    for (auto _ : bench) {
        benchmark::DoNotOptimize(readScenario(text));
    }
}
BENCHMARK(refuseAMillionUnits)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace zama
