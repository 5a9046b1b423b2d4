#include "core/rules/victory.h"

#include "core/game/queries.h"

#include <algorithm>
#include <array>

namespace zama::rules {
namespace {

Outcome great(EndReason reason, SideId winner)
{
    return {reason, Degree::GreatVictory, winner};
}

// Q08, Q09: nobody left is a draw, one side left a great victory.
std::optional<Outcome> annihilation(const State &s)
{
    const bool first = hasUnits(s, SideId(0));
    const bool second = hasUnits(s, SideId(1));
    if (first && second) {
        return {};
    }
    if (!first && !second) {
        return Outcome{EndReason::NoUnitsLeft, Degree::Drawn, {}};
    }
    return great(EndReason::NoUnitsLeft, SideId(first ? 0U : 1U));
}

// One side has failed in some way: the other's great victory; both: by the score.
std::optional<Outcome> failure(const State &s, EndReason reason, const std::array<bool, 2> &failed)
{
    if (failed[0] && failed[1]) {
        return verdictOf(s, reason);
    }
    if (failed[0] || failed[1]) {
        return great(reason, SideId(failed[0] ? 1U : 0U));
    }
    return {};
}

// Q08 option: half of the starting stands are gone.
std::optional<Outcome> brokenArmy(const State &s)
{
    if (s.setup->options.armyBreak == ArmyBreak::None) {
        return {};
    }
    const Score score = scoreOf(s);
    const auto broken = [&](std::size_t i) {
        return score.starting[i] > 0 && 2 * score.lost[i] >= score.starting[i];
    };
    return failure(s, EndReason::ArmyBroken, {broken(0), broken(1)});
}

// Q10 option
std::optional<Outcome> fallenChief(const State &s)
{
    if (!s.setup->options.endOnCincDeath) {
        return {};
    }
    std::array<bool, 2> fallen{};
    for (std::size_t i = 0; i < s.generals.size(); ++i) {
        const GeneralSetup &g = s.setup->generals[i];
        fallen.at(g.side.index()) |= g.commanderInChief && s.generals[i].fallen;
    }
    return failure(s, EndReason::ChiefFallen, fallen);
}

// Q07
std::optional<Outcome> timeUp(const State &s)
{
    const auto limit = s.setup->options.turnLimit;
    if (limit && s.turn >= *limit) {
        return verdictOf(s, EndReason::TurnLimit);
    }
    if (!limit && s.idleTurns >= kIdleTurns) {
        return verdictOf(s, EndReason::IdleTurns);
    }
    return {};
}

} // namespace

// Q09, Q82: integers only. A side that began without countable stands has lost nothing.
Score scoreOf(const State &s)
{
    Score score;
    std::int64_t base[2];
    for (std::size_t i = 0; i < 2; ++i) {
        score.lost[i] = standsLost(s, SideId(i));
        score.starting[i] = s.setup->sides.at(i).startingStands;
        base[i] = std::max(1, score.starting[i]);
    }
    score.numerator = 100 * (score.lost[1] * base[0] - score.lost[0] * base[1]);
    score.denominator = base[0] * base[1];
    return score;
}

// Q09
Outcome verdictOf(const State &s, EndReason reason)
{
    if (const auto outcome = annihilation(s)) {
        return {reason, outcome->degree, outcome->winner};
    }
    const Score score = scoreOf(s);
    const std::int64_t margin = std::abs(score.numerator);
    const SideId leader(score.numerator > 0 ? 0U : 1U);
    // Equal losses are a draw whatever the scenario calls an edge.
    if (margin == 0 || margin < s.setup->victory.slightEdge * score.denominator) {
        return {reason, Degree::Drawn, {}};
    }
    const bool isGreat = margin >= s.setup->victory.greatVictory * score.denominator;
    return {reason, isGreat ? Degree::GreatVictory : Degree::SlightEdge, leader};
}

std::optional<Outcome> outcomeAtEndOfTurn(const State &s)
{
    for (const auto rule : {annihilation, fallenChief, brokenArmy, timeUp}) {
        if (const auto outcome = rule(s)) {
            return outcome;
        }
    }
    return {};
}

} // namespace zama::rules
