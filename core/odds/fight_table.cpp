#include "core/odds/fight_table.h"

#include "core/odds/exact_fight.h"

#include <utility>

namespace zama::odds {
namespace {

/// Every field of a fighter in 32 bits; equal codes are equal fighters.
std::uint64_t code(const Fighter &unit)
{
    exact::check(unit);
    std::uint64_t bits = static_cast<std::uint64_t>(unit.stands);
    bits = bits << 3U | static_cast<std::uint64_t>(unit.hit);
    bits = bits << 3U | static_cast<std::uint64_t>(unit.hitFirstRound.value_or(unit.hit));
    bits = bits << 5U | static_cast<std::uint64_t>(unit.extraDice);
    return bits << 2U | (unit.lastStand ? 2U : 0U) | (unit.immune ? 1U : 0U);
}

Exchange mirrored(const Exchange &exchange)
{
    return {exchange.lostB, exchange.lostA};
}

FightSummary mirrored(FightSummary summary)
{
    std::swap(summary.winsA, summary.winsB);
    std::swap(summary.generalFallsA, summary.generalFallsB);
    summary.exchange = {mirrored(summary.exchange.round), mirrored(summary.exchange.toTheEnd)};
    return summary;
}

double meanLost(const Fighter &roller, const Fighter &target)
{
    const std::vector<double> left = exact::leftAfterRound<double>(roller, target);
    double mean = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        mean += left[i] * (target.stands - static_cast<int>(i));
    }
    return mean;
}

} // namespace

FightSummary summarise(const Fighter &a, const Fighter &b)
{
    exact::check(a);
    exact::check(b);
    exact::FightWalk<double> walk(a, b);
    walk.toTheEnd();
    const exact::FightTotals<double> sum(walk, a, b);
    FightSummary summary{sum.winsA, sum.winsB, sum.bothGone, sum.undecided, 0, 0, 0, {}};
    summary.meanRounds = sum.undecided > 0 ? 0 : walk.rounds();
    // A general in a fight without end rolls for ever.
    summary.generalFallsA = a.extraDice > 0 ? sum.generalFallsA + sum.undecided : 0;
    summary.generalFallsB = b.extraDice > 0 ? sum.generalFallsB + sum.undecided : 0;
    summary.exchange = {{meanLost(b, a), meanLost(a, b)}, {sum.lostA, sum.lostB}};
    return summary;
}

ExpectedExchange expectedExchange(const Fighter &a, const Fighter &b)
{
    return summarise(a, b).exchange;
}

FightSummary FightTable::fight(const Fighter &a, const Fighter &b)
{
    const std::uint64_t codeA = code(a);
    const std::uint64_t codeB = code(b);
    if (codeA > codeB) {
        return mirrored(fight(b, a));
    }
    const auto [place, isNew] = m_summaries.try_emplace(codeA << 32U | codeB);
    if (isNew) {
        place->second = summarise(a, b);
    }
    return place->second;
}

FightSummary FightTable::fight(int standsA, int hitA, int extraA, int standsB, int hitB, int extraB)
{
    return fight(Fighter{.stands = standsA, .hit = hitA, .extraDice = extraA},
                 Fighter{.stands = standsB, .hit = hitB, .extraDice = extraB});
}

} // namespace zama::odds
