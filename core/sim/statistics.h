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

/// The same of a score in half points: `halves` of 2 * `of` (0 <= halves <= 2 * of; of <= 10^9), `count` the
/// whole points. A half point spreads less than the win or the loss it lies between, so the interval errs to
/// the wide side where there are halves.
[[nodiscard]] Share shareOfHalves(std::int64_t halves, std::int64_t of);

/// A difference of two shares that do not depend on each other (`one` less `other`) and where it lies with 95
/// per cent confidence (Newcombe's interval from the two of Wilson), in hundredths of a per cent. Where
/// either is of nothing, nothing is known: 0, -10000 to 10000.
struct Difference {
    int estimate = 0;
    int low = -10000;
    int high = 10000;
};
[[nodiscard]] Difference differenceOf(const Share &one, const Share &other);

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

/// What a unit did in a series of battles, beside who won them.
struct UnitTotals {
    SideId side;
    int starting = 0;             ///< stands at the start of each battle
    std::int64_t stood = 0;       ///< battles at whose end it had a stand on the table
    std::int64_t stoodAndWon = 0; ///< … and which its side won
    Tally lost;                   ///< stands, per game; an elephant that left for any reason is lost
    Tally taken;                  ///< enemy stands in thousandths, per game (see StandsTaken)
};

/// The totals of a series of battles of one setup.
class Statistics
{
public:
    explicit Statistics(const Setup &setup);
    /// Games must be added in their order: the series hash depends on it, nothing else does.
    void add(const MatchResult &result);

    /// The balance: the share of the points that go to `side` when a victory of either degree is one point
    /// and a draw half a point for each. 5000 is even; both sides' add up to 10000 (to one hundredth, for the
    /// rounding of each).
    [[nodiscard]] Share balance(SideId side) const;
    /// Half the width of the widest of the intervals that say how the battles end: either side's wins, the
    /// draws; in hundredths of a per cent, halves up.
    [[nodiscard]] int widestHalf() const;

    std::int64_t games = 0;
    std::int64_t draws = 0;
    std::array<std::int64_t, 2> wins{};
    /// By winner, then degree (SlightEdge, GreatVictory; the first is never used).
    std::array<std::array<std::int64_t, 3>, 2> degrees{};
    std::array<std::int64_t, 6> endReasons{}; ///< by EndReason
    Tally turns;
    std::map<int, std::int64_t> turnCounts; ///< games by number of turns
    Tally commands;
    Tally orders; ///< commands that are no rolls
    Tally dice;
    std::vector<Tally> standsLost; ///< by unit type, per game
    std::vector<int> standsAtStart;
    std::array<std::int64_t, 2> elephantsAtStart{}; ///< of one game
    std::array<ElephantFates, 2> elephants{};       ///< of all games together
    std::vector<std::int64_t> fallen;               ///< by general: games in which he fell
    std::vector<UnitTotals> units;                  ///< by unit
    std::uint64_t seriesHash = 0;                   ///< of all events of all games in order
};

} // namespace zama::sim
