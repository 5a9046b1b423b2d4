#pragma once
// Integer trigonometry (Q17): sines from a table of our own, rounded to 1e-9.

#include "core/geometry/units.h"

#include <array>
#include <cstdint>

namespace zama {

/// The scale of sineOf and cosineOf.
inline constexpr std::int64_t kSineScale = 1'000'000'000;

/// The sines of 0 to 90 degrees in hundredths of a degree, times kSineScale.
using SineTable = std::array<std::int32_t, kQuarterTurn + 1>;
extern const SineTable kSines;

/// sin(angle) * 1e9, rounded; any angle.
[[nodiscard]] inline std::int32_t sineOf(Centidegrees angle)
{
    const Centidegrees a = normalised(angle);
    const Centidegrees half = a < 2 * kQuarterTurn ? a : a - 2 * kQuarterTurn;
    const std::int32_t sine =
        kSines[static_cast<std::size_t>(half <= kQuarterTurn ? half : 2 * kQuarterTurn - half)];
    return a < 2 * kQuarterTurn ? sine : -sine;
}

/// cos(angle) * 1e9, rounded; any angle.
[[nodiscard]] inline std::int32_t cosineOf(Centidegrees angle)
{
    return sineOf(angle + kQuarterTurn);
}

/// The bearing of the vector (dx east, dy north), clockwise from north, to the nearest hundredth of a
/// degree; (0, 0) gives 0.
[[nodiscard]] Centidegrees bearingOf(std::int64_t dx, std::int64_t dy);

/// The largest integer whose square is at most `x`.
[[nodiscard]] std::int64_t floorSqrt(std::int64_t x);

/// numerator / denominator rounded to the nearest integer, halves up; denominator > 0 (Q17).
[[nodiscard]] constexpr std::int64_t roundedRatio(std::int64_t numerator, std::int64_t denominator)
{
    const std::int64_t twice = 2 * numerator + denominator;
    const std::int64_t by = 2 * denominator;
    return twice >= 0 ? twice / by : -((-twice + by - 1) / by);
}

} // namespace zama
