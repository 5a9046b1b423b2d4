#pragma once
// Quick odds of fights for policies, which ask for the same few pairings thousands of times in a battle.

#include "core/odds/cases.h"
#include "core/odds/results.h"

#include <cstdint>
#include <unordered_map>

namespace zama::odds {

/// Stands each side loses on average.
struct Exchange {
    double lostA = 0;
    double lostB = 0;
};

/// What one round and the whole fight cost both sides (F1 to F6). In a fight without end the losses are those
/// of the rounds that can do harm.
struct ExpectedExchange {
    Exchange round;
    Exchange toTheEnd;
};

/// A fight to the end in ten numbers; meanings as in BasicFightOdds.
struct FightSummary {
    double winsA = 0;
    double winsB = 0;
    double bothGone = 0;
    double noDecision = 0;
    double meanRounds = 0; ///< 0 unless noDecision is 0
    double generalFallsA = 0;
    double generalFallsB = 0;
    ExpectedExchange exchange;
};

/// The summary of a fight, worked out on the spot: about ten microseconds for two full units.
[[nodiscard]] FightSummary summarise(const Fighter &a, const Fighter &b);

/// The exchange alone.
[[nodiscard]] ExpectedExchange expectedExchange(const Fighter &a, const Fighter &b);

/// Remembers summaries. A value its owner keeps, copies and drops as he likes; not for two threads at once. A
/// pairing and its mirror image share an entry.
class FightTable
{
public:
    /// The summary of the fight between `a` and `b`, worked out the first time it is asked for.
    [[nodiscard]] FightSummary fight(const Fighter &a, const Fighter &b);
    /// The same for ordinary units (L1 applies, nobody is immune): stands, hit number, general's extra dice.
    [[nodiscard]] FightSummary fight(int standsA, int hitA, int extraA, int standsB, int hitB, int extraB);
    /// Fights remembered.
    [[nodiscard]] std::size_t size() const { return m_summaries.size(); }
    void clear() { m_summaries.clear(); }

private:
    std::unordered_map<std::uint64_t, FightSummary> m_summaries;
};

} // namespace zama::odds
