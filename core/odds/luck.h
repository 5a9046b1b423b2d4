#pragma once
// How lucky each side was: what its dice showed against what fair dice show, with exact chances.
//
// Hits of many rolls with different hit numbers follow a Poisson binomial distribution. It is the convolution
// of one binomial for each number of winning faces, in double: right to about twelve digits; what is rarer
// than 1e-300 counts as impossible. Chances of a tail include the number itself ("this many or more"); no
// half of it is taken off (no mid-p), so the two tails overlap and each is a true chance.
//
// The six face counts of a side hang together, and the exact chance of all six at once (a multinomial tail)
// would need a sum over billions of outcomes. Each face is therefore judged by itself: its count is binomial
// with one in six.

#include "core/game/journal.h"

#include <array>
#include <cstddef>

namespace zama::odds {

/// Dice by how many of their six faces win: entry w counts the dice that win on w faces.
using DiceByWinningFaces = std::array<int, 7>;

/// The chances of a number of wins.
struct Tails {
    double atLeast = 1; ///< of so many or more
    double atMost = 1;  ///< of so many or fewer
};

/// The chances of `wins` wins, or more or fewer, with these dice.
[[nodiscard]] Tails tailsOf(const DiceByWinningFaces &dice, int wins);
/// Wins that fair dice give on average.
[[nodiscard]] double expectedWins(const DiceByWinningFaces &dice);

/// What a side's dice of one kind did.
struct KindLuck {
    int rolls = 0;
    DiceByWinningFaces dice{};
    /// Dice that did what the roll is about: hit (S3, F2), scared (E3), slew a general (G6), held an elephant
    /// under control (E7).
    int wins = 0;
    double expected = 0;
    Tails chance;

    [[nodiscard]] int diceThrown() const;
};

struct FaceLuck {
    int count = 0;
    double expected = 0;
    Tails chance;
};

struct SideLuck {
    int dice = 0;                  ///< all that the side has thrown
    std::array<FaceLuck, 6> faces; ///< 1 to 6
    std::array<KindLuck, 6> kinds; ///< by RollKind; nobody's dice (Q01) are in none
    KindLuck blows;                ///< volleys, melee and scare dice together: what harms the enemy
    bool hasTypedDice = false;     ///< some faces are not those of the journal's seed: thrown on a desk
};

/// Both sides' luck in the first `upTo` entries of a journal.
[[nodiscard]] std::array<SideLuck, 2> luckOf(const Journal &journal, std::size_t upTo);

} // namespace zama::odds
