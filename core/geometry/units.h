#pragma once
// Lengths and angles are integers everywhere: nothing in the rules is decided by floating point (Q17).

#include <cstdint>

namespace zama {

/// A length or coordinate in mils: 0.001 inch.
using Mils = std::int32_t;
/// An angle in hundredths of a degree, clockwise; facing 0 is north (up the table).
using Centidegrees = std::int32_t;
/// A cost of movement in thousandths of a mil, so that many small wheels cannot be had for nothing.
using MicroInches = std::int64_t;

inline constexpr Mils kInch = 1000;
/// The one tolerance of the rulebook (Q17): range and allowance in the actor's favour, contact up to it,
/// overlap beyond it.
inline constexpr Mils kTolerance = 10;
inline constexpr Centidegrees kFullTurn = 36000;
inline constexpr Centidegrees kQuarterTurn = 9000;
inline constexpr Centidegrees kMaxManoeuvreAngle = 4500;

/// Brings any angle into [0, 36000).
[[nodiscard]] constexpr Centidegrees normalised(Centidegrees angle)
{
    const Centidegrees rest = angle % kFullTurn;
    return rest < 0 ? rest + kFullTurn : rest;
}

/// The turn from `from` to `to` that is at most half a circle: in (-18000, 18000], clockwise positive.
[[nodiscard]] constexpr Centidegrees turnBetween(Centidegrees from, Centidegrees to)
{
    const Centidegrees turn = normalised(to - from);
    return turn > kFullTurn / 2 ? turn - kFullTurn : turn;
}

} // namespace zama
