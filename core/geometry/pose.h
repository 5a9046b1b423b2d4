#pragma once
// Where a unit stands and how it can turn or shift: pure geometry, no rules.

#include "core/geometry/units.h"

namespace zama {

/// A place on the table: x east, y north, from the south-west corner.
struct Point {
    Mils x = 0;
    Mils y = 0;
    constexpr bool operator==(const Point &) const = default;
};

/// The pose of a unit (Q17): the midpoint of its front edge, and its facing in [0, 36000).
struct Pose {
    Point front;
    Centidegrees facing = 0;
    constexpr bool operator==(const Pose &) const = default;
};

/// Frontage and depth of a unit or a stand.
struct Extent {
    Mils width = 0;
    Mils depth = 0;
    constexpr bool operator==(const Extent &) const = default;
};

/// `pose` shifted by `distance` along `bearing`, facing kept, rounded once (Q17).
[[nodiscard]] Pose shifted(const Pose &pose, Centidegrees bearing, Mils distance);

/// `pose` wheeled about its inner front corner, which stays put (Q26); positive turns right.
[[nodiscard]] Pose wheeled(const Pose &pose, Mils width, Centidegrees turn);

/// `pose` turned about the centre of a body of the given depth (Q29, Q30); positive turns right.
[[nodiscard]] Pose pivoted(const Pose &pose, Mils depth, Centidegrees turn);

/// The centre of a body of the given depth at `pose`, rounded.
[[nodiscard]] Point centreOf(const Pose &pose, Mils depth);

/// Squared distance of two points.
[[nodiscard]] constexpr std::int64_t distanceSquared(Point a, Point b)
{
    const std::int64_t dx = std::int64_t{a.x} - b.x;
    const std::int64_t dy = std::int64_t{a.y} - b.y;
    return dx * dx + dy * dy;
}

/// A distance in mils that two bodies are never nearer than (0 when they may touch): the widest gap seen
/// along the edges of either. Cheap, and exact where an edge faces a corner or an edge; the rounding of
/// footprints may make them 2 mils nearer.
[[nodiscard]] Mils leastGap(const Pose &a, Extent sizeA, const Pose &b, Extent sizeB);

/// Is the centre of a body (`pose`, `depth`) strictly ahead of the line through `line`'s front edge, when
/// that line is moved back by `back`? Exact (Q22).
[[nodiscard]] bool isCentreAhead(const Pose &pose, Mils depth, const Pose &line, Mils back);

/// Is `point` strictly ahead of the line through `line`'s front edge? Exact.
[[nodiscard]] bool isAhead(Point point, const Pose &line);

} // namespace zama
