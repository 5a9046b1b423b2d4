#pragma once
// Between two bodies, for the eye: where they are nearest and where they touch. Rules measure with
// core/geometry; here a mil more or less is no matter.

#include "core/geometry/shape.h"

namespace zama::table {

/// The shortest line between two bodies.
struct Gap {
    Point a; ///< on the first
    Point b; ///< on the second
    bool operator==(const Gap &) const = default;
};
[[nodiscard]] Gap gapBetween(const Footprint &a, const Footprint &b);

/// The middle of the line along which two bodies touch, or nearly do.
[[nodiscard]] Point contactOf(const Footprint &a, const Footprint &b);

} // namespace zama::table
