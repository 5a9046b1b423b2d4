#include "core/geometry/pose.h"

#include "core/geometry/trig.h"

#include <algorithm>
#include <cstdlib>

namespace zama {
namespace {

__extension__ using Wide = __int128;

// A displacement in units of mil / (2 * kSineScale), so that half widths and half depths are exact.
struct FineVector {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

// `length` along `bearing`, halved.
FineVector halfAlong(Centidegrees bearing, std::int64_t length)
{
    return {length * sineOf(bearing), length * cosineOf(bearing)};
}

FineVector difference(FineVector a, FineVector b)
{
    return {a.x - b.x, a.y - b.y};
}

Point moved(Point from, FineVector by)
{
    return {static_cast<Mils>(from.x + roundedRatio(by.x, 2 * kSineScale)),
            static_cast<Mils>(from.y + roundedRatio(by.y, 2 * kSineScale))};
}

} // namespace

Pose shifted(const Pose &pose, Centidegrees bearing, Mils distance)
{
    return {moved(pose.front, halfAlong(bearing, 2 * std::int64_t{distance})), pose.facing};
}

Pose wheeled(const Pose &pose, Mils width, Centidegrees turn)
{
    // The right-hand direction of a body is its facing plus a quarter turn; the inner corner is on the side
    // it turns to.
    const Mils inner = turn >= 0 ? width : -width;
    const FineVector before = halfAlong(pose.facing + kQuarterTurn, inner);
    const FineVector after = halfAlong(pose.facing + turn + kQuarterTurn, inner);
    return {moved(pose.front, difference(before, after)), normalised(pose.facing + turn)};
}

Pose pivoted(const Pose &pose, Mils depth, Centidegrees turn)
{
    const FineVector before = halfAlong(pose.facing, depth);
    const FineVector after = halfAlong(pose.facing + turn, depth);
    return {moved(pose.front, difference(after, before)), normalised(pose.facing + turn)};
}

Point centreOf(const Pose &pose, Mils depth)
{
    return moved(pose.front, halfAlong(pose.facing, -depth));
}

Mils leastGap(const Pose &a, Extent sizeA, const Pose &b, Extent sizeB)
{
    // Centres apart, doubled so that half sizes are whole; then along the four edge directions.
    const std::int64_t sa = sineOf(a.facing);
    const std::int64_t ca = cosineOf(a.facing);
    const std::int64_t sb = sineOf(b.facing);
    const std::int64_t cb = cosineOf(b.facing);
    const std::int64_t dx =
        2 * (std::int64_t{b.front.x} - a.front.x) + (sizeA.depth * sa - sizeB.depth * sb) / kSineScale;
    const std::int64_t dy =
        2 * (std::int64_t{b.front.y} - a.front.y) + (sizeA.depth * ca - sizeB.depth * cb) / kSineScale;
    const std::int64_t cosine =
        std::abs((sa * sb + ca * cb) / kSineScale); // of the angle between the facings
    const std::int64_t sine = std::abs((sa * cb - ca * sb) / kSineScale);
    const auto gap = [&](std::int64_t along, std::int64_t own, std::int64_t alike, std::int64_t across) {
        return std::abs(along) / kSineScale - own - (alike * cosine + across * sine) / kSineScale;
    };
    const std::int64_t widest = std::max({gap(dx * sa + dy * ca, sizeA.depth, sizeB.depth, sizeB.width),
                                          gap(dx * ca - dy * sa, sizeA.width, sizeB.width, sizeB.depth),
                                          gap(dx * sb + dy * cb, sizeB.depth, sizeA.depth, sizeA.width),
                                          gap(dx * cb - dy * sb, sizeB.width, sizeA.width, sizeA.depth)});
    return static_cast<Mils>(std::max<std::int64_t>(0, widest / 2));
}

bool isCentreAhead(const Pose &pose, Mils depth, const Pose &line, Mils back)
{
    const FineVector toCentre = halfAlong(pose.facing, -depth);
    const FineVector toLine = halfAlong(line.facing, -2 * std::int64_t{back});
    const Wide dx = 2 * Wide{kSineScale} * (pose.front.x - line.front.x) + toCentre.x - toLine.x;
    const Wide dy = 2 * Wide{kSineScale} * (pose.front.y - line.front.y) + toCentre.y - toLine.y;
    return dx * sineOf(line.facing) + dy * cosineOf(line.facing) > 0;
}

bool isAhead(Point point, const Pose &line)
{
    const std::int64_t dx = point.x - line.front.x;
    const std::int64_t dy = point.y - line.front.y;
    return dx * sineOf(line.facing) + dy * cosineOf(line.facing) > 0;
}

} // namespace zama
