#pragma once
// What a fight is worth, in thousandths of a stand: quick expectations in whole numbers, the same on every
// machine. The exact distributions live in core/odds; minds that look closely ask those.

#include "core/game/state.h"

#include <optional>

namespace zama::ai {

/// Thousandths of a stand.
using Millistands = std::int32_t;
inline constexpr Millistands kStand = 1000;

/// One side of a fight: stands, dice and what they hit on.
struct Fighter {
    int stands = 0;
    int extra = 0; ///< generals' dice (G2)
    HitNumber hit = kNeverHits;
    bool lastStand = true;                  ///< L1 binds it
    std::optional<HitNumber> hitFirst = {}; ///< in the first round, where that of a charge differs
};

/// Stands each side is expected to lose.
struct Toll {
    Millistands own = 0;
    Millistands enemy = 0;
    [[nodiscard]] Millistands gain() const { return enemy - own; }
};

/// How closely a fight is looked at.
enum class Precision : std::uint8_t {
    Mean,  ///< its mean course, in whole numbers
    Exact, ///< the exact odds of core/odds
};

/// The mean course of a fight of at most `rounds` rounds (F1 to F6, L1).
[[nodiscard]] Toll meanFight(const Fighter &own, const Fighter &enemy, int rounds);

/// The exact expectation of the same (generals may fall on the way), rounded to a thousandth of a stand.
[[nodiscard]] Toll exactFight(const Fighter &own, const Fighter &enemy, int rounds);

/// Expected stands lost by `strength` stands under `dice` dice that hit on `hit`: what falls to L1 included.
[[nodiscard]] Millistands volleyToll(int dice, HitNumber hit, int strength, bool lastStand);

/// The worth of `unit` charging `target` with nobody else about, generals included, over `rounds` rounds:
/// positive is good for `unit`. Elephants and scorpions count by their own rules, and own losses that do not
/// count for victory (Q09) weigh nothing.
[[nodiscard]] Millistands attackWorth(const State &state, UnitId unit, UnitId target, int rounds,
                                      Precision precision = Precision::Mean);

/// The worth of `unit` joining the fight of `target`, who is engaged already.
[[nodiscard]] Millistands joinWorth(const State &state, UnitId unit, UnitId target, int rounds,
                                    Precision precision = Precision::Mean);

/// Rounds of melee that are still to come this turn and later, at most three: farther ahead the mean means
/// little.
[[nodiscard]] int roundsAhead(const State &state);

} // namespace zama::ai
