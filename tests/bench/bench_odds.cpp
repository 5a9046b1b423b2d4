// What the odds cost. The usual fight is seven stands led by a commander against eight led by Hannibal.

#include "core/odds/odds.h"

#include <benchmark/benchmark.h>

using namespace zama;
using namespace zama::odds;

namespace {

const Fighter kRomans{.stands = 7, .hit = 5, .extraDice = 1};
const Fighter kVeterans{.stands = 8, .hit = 5, .extraDice = 2};

void volleyOfFive(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(volley({5, 6, 8}));
    }
}
BENCHMARK(volleyOfFive);

void oneMeleeRound(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(meleeRound(kRomans, kVeterans));
    }
}
BENCHMARK(oneMeleeRound);

/// Nothing remembered: what the table costs when it does not know the fight.
void fightSummaryCold(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(summarise(kRomans, kVeterans));
    }
}
BENCHMARK(fightSummaryCold);

void fightToTheEndCold(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(fightToTheEnd(kRomans, kVeterans));
    }
}
BENCHMARK(fightToTheEndCold);

void fightToTheEndWithTwelveRoundsListed(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(fightToTheEnd(kRomans, kVeterans, 12));
    }
}
BENCHMARK(fightToTheEndWithTwelveRoundsListed);

void fightForTheEightTurnsOfABattle(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(fightForRounds(kRomans, kVeterans, 8));
    }
}
BENCHMARK(fightForTheEightTurnsOfABattle);

/// The largest fight a scenario can hold: forty stands and four extra dice on both sides.
void fightOfTheLargestUnits(benchmark::State &state)
{
    const Fighter horde{.stands = 40, .hit = 5, .extraDice = 4};
    for (auto _ : state) {
        benchmark::DoNotOptimize(summarise(horde, horde));
    }
}
BENCHMARK(fightOfTheLargestUnits);

void fightTableWarm(benchmark::State &state)
{
    FightTable table;
    for (auto _ : state) {
        benchmark::DoNotOptimize(table.fight(kRomans, kVeterans));
    }
}
BENCHMARK(fightTableWarm);

/// Two legions on one veteran unit, generals on both sides.
void twoAgainstOne(benchmark::State &state)
{
    const std::vector<Attacker> legions{{kRomans, 5}, {{.stands = 7, .hit = 5}, 5}};
    for (auto _ : state) {
        benchmark::DoNotOptimize(groupToTheEnd(legions, kVeterans));
    }
}
BENCHMARK(twoAgainstOne);

void elephantRecharging(benchmark::State &state)
{
    const ElephantCase question{.stands = 7, .scareDie = true};
    for (auto _ : state) {
        benchmark::DoNotOptimize(elephantCharge(question, ElephantPlan::RechargesEveryTurn));
    }
}
BENCHMARK(elephantRecharging);

} // namespace
