#pragma once
// Footprints and the areas they sweep, as convex shapes with integer corners; overlap and distance.

#include "core/geometry/pose.h"

#include <array>
#include <cstdint>
#include <vector>

namespace zama {

/// An axis-parallel box, edges included.
struct Box {
    Mils left = 0;
    Mils bottom = 0;
    Mils right = 0;
    Mils top = 0;
    constexpr bool operator==(const Box &) const = default;

    /// Do the boxes come within `gap` of each other in both directions?
    [[nodiscard]] constexpr bool near(const Box &other, Mils gap) const
    {
        return left - gap <= other.right && other.left - gap <= right && bottom - gap <= other.top &&
               other.bottom - gap <= top;
    }
    /// The smallest box around both.
    [[nodiscard]] constexpr Box with(const Box &other) const
    {
        return {left < other.left ? left : other.left, bottom < other.bottom ? bottom : other.bottom,
                right > other.right ? right : other.right, top > other.top ? top : other.top};
    }
    [[nodiscard]] constexpr bool contains(const Box &other) const
    {
        return left <= other.left && other.right <= right && bottom <= other.bottom && other.top <= top;
    }
};

/// A convex polygon of up to eight corners in order, with its box.
struct Shape {
    static constexpr std::size_t kMaxCorners = 8;
    std::array<Point, kMaxCorners> corner{};
    std::uint32_t count = 0;
    Box box;
};

/// The footprint of a body (Q18): corners front-left, front-right, rear-right, rear-left, rounded to mils.
struct Footprint {
    std::array<Point, 4> corner{};
    Box box;
    constexpr bool operator==(const Footprint &) const = default;
};

[[nodiscard]] Footprint footprintAt(const Pose &pose, Extent extent);
[[nodiscard]] Shape shapeOf(const Footprint &footprint);
/// The convex hull of two footprints: the area a body sweeps in a straight shift between them.
[[nodiscard]] Shape hullOf(const Footprint &a, const Footprint &b);
/// The segment between two points as a flat shape (lines of sight, Q53).
[[nodiscard]] Shape segmentShape(Point a, Point b);

/// Do the two areas overlap by more than `depth`? The depth is how far one must be pushed to clear the
/// other; touching is depth 0.
[[nodiscard]] bool overlapsDeeper(const Shape &a, const Shape &b, Mils depth);
[[nodiscard]] bool overlapsDeeper(const Footprint &a, const Footprint &b, Mils depth);

/// Is the smallest distance between the two areas at most `reach` (reach >= 0)? Exact.
[[nodiscard]] bool isWithin(const Shape &a, const Shape &b, Mils reach);
[[nodiscard]] bool isWithin(const Footprint &a, const Footprint &b, Mils reach);
/// The smallest distance between the two areas rounded down to a mil; 0 when they touch or overlap.
[[nodiscard]] Mils distanceBetween(const Footprint &a, const Footprint &b);
/// The smallest distance from a point to an area rounded down to a mil; 0 on or inside it.
[[nodiscard]] Mils distanceTo(Point point, const Footprint &area);
/// Is the smallest distance from a point to an area at most `reach`? Exact.
[[nodiscard]] bool isWithin(Point point, const Footprint &area, Mils reach);
/// The smallest squared distance between edge `edge` (0 front, 1 right, 2 rear, 3 left) of `target` and
/// `other`, rounded down. The edge ends twice the tolerance before its corners, so that a touch at a corner
/// belongs to the edge that is met along more than that.
[[nodiscard]] std::int64_t edgeDistanceSquared(const Footprint &target, std::size_t edge,
                                               const Footprint &other);

/// The footprint of the single stand in file `file` (0 = left) and rank `rank` (0 = front) of a body at
/// `pose`.
[[nodiscard]] Footprint standFootprint(const Pose &pose, Extent body, Extent stand, int file, int rank);

} // namespace zama
