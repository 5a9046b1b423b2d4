#include "core/geometry/shape.h"

#include "core/geometry/trig.h"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace zama {
namespace {

__extension__ using Wide = __int128;

using Corners = std::span<const Point>;

Corners cornersOf(const Shape &s)
{
    return {s.corner.data(), s.count};
}

Corners cornersOf(const Footprint &f)
{
    return {f.corner.data(), f.corner.size()};
}

Box boxOf(Corners corners)
{
    Box box{corners[0].x, corners[0].y, corners[0].x, corners[0].y};
    for (const Point p : corners.subspan(1)) {
        box.left = std::min(box.left, p.x);
        box.right = std::max(box.right, p.x);
        box.bottom = std::min(box.bottom, p.y);
        box.top = std::max(box.top, p.y);
    }
    return box;
}

std::int64_t cross(Point o, Point a, Point b)
{
    return (std::int64_t{a.x} - o.x) * (std::int64_t{b.y} - o.y) -
           (std::int64_t{a.y} - o.y) * (std::int64_t{b.x} - o.x);
}

struct Interval {
    std::int64_t low;
    std::int64_t high;
};

Interval projected(Corners corners, std::int64_t nx, std::int64_t ny)
{
    Interval interval{corners[0].x * nx + corners[0].y * ny, 0};
    interval.high = interval.low;
    for (const Point p : corners.subspan(1)) {
        const std::int64_t value = p.x * nx + p.y * ny;
        interval.low = std::min(interval.low, value);
        interval.high = std::max(interval.high, value);
    }
    return interval;
}

// Along the normals of a's edges: is the overlap of the projections more than `depth` everywhere?
bool normalsOverlapDeeper(Corners a, Corners b, Mils depth)
{
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Point p = a[i];
        const Point q = a[i + 1 == a.size() ? 0 : i + 1];
        const std::int64_t nx = std::int64_t{q.y} - p.y;
        const std::int64_t ny = std::int64_t{p.x} - q.x;
        if (nx == 0 && ny == 0) {
            continue;
        }
        const Interval ia = projected(a, nx, ny);
        const Interval ib = projected(b, nx, ny);
        const std::int64_t overlap = std::min(ia.high - ib.low, ib.high - ia.low);
        if (overlap <= 0) {
            return false;
        }
        if (Wide{overlap} * overlap <= Wide{depth} * depth * (nx * nx + ny * ny)) {
            return false;
        }
    }
    return true;
}

bool deeper(Corners a, Corners b, Mils depth)
{
    return normalsOverlapDeeper(a, b, depth) && normalsOverlapDeeper(b, a, depth);
}

// Is there a line along one of a's edges with a gap (more than touching) between the two?
bool edgesSeparate(Corners a, Corners b)
{
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Point p = a[i];
        const Point q = a[i + 1 == a.size() ? 0 : i + 1];
        const std::int64_t nx = std::int64_t{q.y} - p.y;
        const std::int64_t ny = std::int64_t{p.x} - q.x;
        const Interval ia = projected(a, nx, ny);
        const Interval ib = projected(b, nx, ny);
        if (ia.high < ib.low || ib.high < ia.low) {
            return true;
        }
    }
    return false;
}

bool areApart(Corners a, Corners b)
{
    return edgesSeparate(a, b) || edgesSeparate(b, a);
}

// A point against one edge: where its foot falls, and how far it is off the line.
struct Foot {
    std::int64_t along = 0;   ///< of the foot, times the length
    std::int64_t length2 = 0; ///< squared length of the edge
    std::int64_t off = 0;     ///< distance from the line, times the length; positive on the left
};

Foot footOn(Point p, Point a, Point b)
{
    const std::int64_t ex = std::int64_t{b.x} - a.x;
    const std::int64_t ey = std::int64_t{b.y} - a.y;
    return {(std::int64_t{p.x} - a.x) * ex + (std::int64_t{p.y} - a.y) * ey, ex * ex + ey * ey,
            cross(a, b, p)};
}

// Squares of numbers up to this fit 64 bits.
constexpr std::int64_t kSquarable = 3'000'000'000;

std::int64_t squaredDistance(Point p, Point a, Point b, const Foot &foot)
{
    if (foot.along <= 0 || foot.length2 == 0) {
        return distanceSquared(p, a);
    }
    if (foot.along >= foot.length2) {
        return distanceSquared(p, b);
    }
    if (std::abs(foot.off) <= kSquarable) {
        return foot.off * foot.off / foot.length2;
    }
    return static_cast<std::int64_t>(Wide{foot.off} * foot.off / foot.length2);
}

bool isNear(Point p, Point a, Point b, std::int64_t reach2)
{
    const Foot foot = footOn(p, a, b);
    if (foot.along <= 0 || foot.length2 == 0) {
        return distanceSquared(p, a) <= reach2;
    }
    if (foot.along >= foot.length2) {
        return distanceSquared(p, b) <= reach2;
    }
    return Wide{foot.off} * foot.off <= Wide{reach2} * foot.length2;
}

bool pointsWithin(Corners points, Corners edges, Mils reach)
{
    const std::int64_t reach2 = std::int64_t{reach} * reach;
    for (const Point p : points) {
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (isNear(p, edges[i], edges[i + 1 == edges.size() ? 0 : i + 1], reach2)) {
                return true;
            }
        }
    }
    return false;
}

bool within(Corners a, Corners b, Mils reach)
{
    return !areApart(a, b) || pointsWithin(a, b, reach) || pointsWithin(b, a, reach);
}

// The smallest squared distance from the points to the edges, rounded down. Edges run clockwise; one that
// turns its back on a point is never the nearest to it.
std::int64_t smallestSquare(Corners points, Corners edges)
{
    std::int64_t best = INT64_MAX;
    for (const Point p : points) {
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const Point a = edges[i];
            const Point b = edges[i + 1 == edges.size() ? 0 : i + 1];
            const Foot foot = footOn(p, a, b);
            if (foot.off >= 0) {
                best = std::min(best, squaredDistance(p, a, b, foot));
            }
        }
    }
    return best;
}

// The point `distance` from `from` on the way to `to`, rounded.
Point towards(Point from, Point to, Mils distance)
{
    const std::int64_t length = std::max<std::int64_t>(1, floorSqrt(distanceSquared(from, to)));
    const auto part = [&](Mils a, Mils b) {
        return static_cast<Mils>(a + roundedRatio((std::int64_t{b} - a) * distance, length));
    };
    return {part(from.x, to.x), part(from.y, to.y)};
}

bool isInside(Point p, Corners area)
{
    bool left = false;
    bool right = false;
    for (std::size_t i = 0; i < area.size(); ++i) {
        const std::int64_t c = cross(area[i], area[i + 1 == area.size() ? 0 : i + 1], p);
        left = left || c > 0;
        right = right || c < 0;
    }
    return !(left && right);
}

} // namespace

Footprint footprintAt(const Pose &pose, Extent extent)
{
    // Offsets in mil / (2 * kSineScale): half the width to the right, the depth back.
    const std::int64_t s = sineOf(pose.facing);
    const std::int64_t c = cosineOf(pose.facing);
    const std::int64_t rightX = extent.width * c;
    const std::int64_t rightY = -extent.width * s;
    const std::int64_t backX = -2 * std::int64_t{extent.depth} * s;
    const std::int64_t backY = -2 * std::int64_t{extent.depth} * c;
    const auto at = [&](std::int64_t dx, std::int64_t dy) {
        return Point{static_cast<Mils>(pose.front.x + roundedRatio(dx, 2 * kSineScale)),
                     static_cast<Mils>(pose.front.y + roundedRatio(dy, 2 * kSineScale))};
    };
    Footprint f;
    f.corner = {at(-rightX, -rightY), at(rightX, rightY), at(rightX + backX, rightY + backY),
                at(backX - rightX, backY - rightY)};
    f.box = boxOf(cornersOf(f));
    return f;
}

Shape shapeOf(const Footprint &footprint)
{
    Shape s;
    std::ranges::copy(footprint.corner, s.corner.begin());
    s.count = 4;
    s.box = footprint.box;
    return s;
}

Shape hullOf(const Footprint &a, const Footprint &b)
{
    std::array<Point, 8> points{};
    std::ranges::copy(a.corner, points.begin());
    std::ranges::copy(b.corner, points.begin() + 4);
    std::ranges::sort(points, [](Point p, Point q) { return p.x != q.x ? p.x < q.x : p.y < q.y; });
    std::array<Point, 17> chain{};
    std::size_t size = 0;
    const auto extend = [&](Point p, std::size_t floor) {
        while (size >= floor + 2 && cross(chain[size - 2], chain[size - 1], p) <= 0) {
            --size;
        }
        chain[size++] = p;
    };
    for (const Point p : points) {
        extend(p, 0);
    }
    const std::size_t lower = size - 1;
    for (std::size_t i = points.size() - 1; i-- > 0;) {
        extend(points[i], lower);
    }
    Shape hull;
    hull.count = static_cast<std::uint32_t>(std::max<std::size_t>(1, size - 1));
    std::copy_n(chain.begin(), hull.count, hull.corner.begin());
    hull.box = boxOf(cornersOf(hull));
    return hull;
}

Shape segmentShape(Point a, Point b)
{
    Shape s;
    s.corner[0] = a;
    s.corner[1] = b;
    s.count = 2;
    s.box = boxOf(cornersOf(s));
    return s;
}

bool overlapsDeeper(const Shape &a, const Shape &b, Mils depth)
{
    return a.box.near(b.box, 0) && deeper(cornersOf(a), cornersOf(b), depth);
}

bool overlapsDeeper(const Footprint &a, const Footprint &b, Mils depth)
{
    return a.box.near(b.box, 0) && deeper(cornersOf(a), cornersOf(b), depth);
}

bool isWithin(const Shape &a, const Shape &b, Mils reach)
{
    return a.box.near(b.box, reach) && within(cornersOf(a), cornersOf(b), reach);
}

bool isWithin(const Footprint &a, const Footprint &b, Mils reach)
{
    return a.box.near(b.box, reach) && within(cornersOf(a), cornersOf(b), reach);
}

Mils distanceBetween(const Footprint &a, const Footprint &b)
{
    if (!areApart(cornersOf(a), cornersOf(b))) {
        return 0;
    }
    return static_cast<Mils>(floorSqrt(
        std::min(smallestSquare(cornersOf(a), cornersOf(b)), smallestSquare(cornersOf(b), cornersOf(a)))));
}

Mils distanceTo(Point point, const Footprint &area)
{
    if (isInside(point, cornersOf(area))) {
        return 0;
    }
    return static_cast<Mils>(floorSqrt(smallestSquare({&point, 1}, cornersOf(area))));
}

bool isWithin(Point point, const Footprint &area, Mils reach)
{
    return isInside(point, cornersOf(area)) || pointsWithin({&point, 1}, cornersOf(area), reach);
}

std::int64_t edgeDistanceSquared(const Footprint &target, std::size_t edge, const Footprint &other)
{
    const Point a = target.corner.at(edge);
    const Point b = target.corner.at((edge + 1) % 4);
    const std::array<Point, 2> segment{towards(a, b, 2 * kTolerance), towards(b, a, 2 * kTolerance)};
    const Corners ends{segment.data(), segment.size()};
    if (!areApart(ends, cornersOf(other))) {
        return 0;
    }
    return std::min(smallestSquare(ends, cornersOf(other)), smallestSquare(cornersOf(other), ends));
}

Footprint standFootprint(const Pose &pose, Extent body, Extent stand, int file, int rank)
{
    const Mils across = -body.width + stand.width + 2 * file * stand.width; // twice the offset to the right
    Pose front = shifted(pose, pose.facing + 2 * kQuarterTurn, rank * stand.depth);
    const std::int64_t dx = across * std::int64_t{cosineOf(pose.facing)};
    const std::int64_t dy = -across * std::int64_t{sineOf(pose.facing)};
    front.front.x += static_cast<Mils>(roundedRatio(dx, 2 * kSineScale));
    front.front.y += static_cast<Mils>(roundedRatio(dy, 2 * kSineScale));
    return footprintAt(front, stand);
}

} // namespace zama
