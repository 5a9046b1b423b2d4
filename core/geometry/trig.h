#pragma once
// Integer trigonometry (Q17): sines from a table of our own, rounded to 1e-9.

#include "core/geometry/units.h"

#include <cstdint>

namespace zama {

/// The scale of sineOf and cosineOf.
inline constexpr std::int64_t kSineScale = 1'000'000'000;

/// sin(angle) * 1e9, rounded; any angle.
[[nodiscard]] std::int32_t sineOf(Centidegrees angle);
/// cos(angle) * 1e9, rounded; any angle.
[[nodiscard]] std::int32_t cosineOf(Centidegrees angle);

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
