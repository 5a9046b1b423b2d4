#pragma once
// What a series of battles adds up to: counts only, so that memory stays flat and the order of additions does
// not matter to any sum.

#include "core/scenario/setup.h"
#include "core/sim/match.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <vector>

namespace zama::sim {

/// A share and where it lies with 95 per cent confidence (Wilson's score interval), in hundredths of a per
/// cent: 10000 = always. Integers, so that they print alike everywhere.
struct Share {
    std::int64_t count = 0;
    std::int64_t of = 0;
    int estimate = 0;
    int low = 0;
    int high = 10000; ///< of nothing at all: 0, and anything from 0 to 10000
};
/// `count` of `of` cases; 0 <= count <= of <= 10^9.
[[nodiscard]] Share shareOf(std::int64_t count, std::int64_t of);

/// Sum, sum of squares and range of whole numbers.
struct Tally {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();

    void add(std::int64_t value);
    /// The mean in thousandths, halves up; 0 of nothing.
    [[nodiscard]] std::int64_t meanThousandths() const;
    /// The standard deviation in thousandths, rounded down; 0 of fewer than two.
    [[nodiscard]] std::int64_t deviationThousandths() const;
};

/// The totals of a series of battles of one setup.
class Statistics
{
public:
    explicit Statistics(const Setup &setup);
    /// Games must be added in their order: the series hash depends on it, nothing else does.
    void add(const MatchResult &result);

    std::int64_t games = 0;
    std::int64_t draws = 0;
    std::array<std::int64_t, 2> wins{};
    /// By winner, then degree (SlightEdge, GreatVictory; the first is never used).
    std::array<std::array<std::int64_t, 3>, 2> degrees{};
    std::array<std::int64_t, 6> endReasons{}; ///< by EndReason
    Tally turns;
    std::map<int, std::int64_t> turnCounts; ///< games by number of turns
    Tally commands;
    Tally dice;
    std::vector<Tally> standsLost; ///< by unit type, per game
    std::vector<int> standsAtStart;
    std::array<std::int64_t, 2> elephantsAtStart{}; ///< of one game
    std::array<ElephantFates, 2> elephants{};       ///< of all games together
    std::vector<std::int64_t> fallen;               ///< by general: games in which he fell
    std::uint64_t seriesHash = 0;                   ///< of all events of all games in order
};

} // namespace zama::sim
