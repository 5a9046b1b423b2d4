#include "table/model/gap.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace zama::table {
namespace {

// Bodies that are this much farther apart than their nearest corners still touch along that part.
constexpr double kTouch = 60.0;

struct Pair {
    Gap gap;
    double distance = 0.0;
};

Point nearestOn(Point from, Point to, Point point)
{
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double length = dx * dx + dy * dy;
    const double along = length > 0.0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0.0;
    const double part = std::clamp(along, 0.0, 1.0);
    return {from.x + static_cast<Mils>(std::lround(part * dx)),
            from.y + static_cast<Mils>(std::lround(part * dy))};
}

// From every corner of `corners` to every edge of `edges`.
void collect(std::vector<Pair> &pairs, const Footprint &corners, const Footprint &edges, bool swapped)
{
    for (const Point &corner : corners.corner) {
        for (std::size_t i = 0; i < edges.corner.size(); ++i) {
            const Point other = nearestOn(edges.corner.at(i), edges.corner.at((i + 1) % 4), corner);
            const double distance = std::sqrt(static_cast<double>(distanceSquared(corner, other)));
            pairs.push_back({swapped ? Gap{other, corner} : Gap{corner, other}, distance});
        }
    }
}

std::vector<Pair> pairsOf(const Footprint &a, const Footprint &b)
{
    std::vector<Pair> pairs;
    collect(pairs, a, b, false);
    collect(pairs, b, a, true);
    return pairs;
}

} // namespace

Gap gapBetween(const Footprint &a, const Footprint &b)
{
    const std::vector<Pair> pairs = pairsOf(a, b);
    return std::ranges::min_element(pairs, {}, &Pair::distance)->gap;
}

Point contactOf(const Footprint &a, const Footprint &b)
{
    const std::vector<Pair> pairs = pairsOf(a, b);
    const double least = std::ranges::min_element(pairs, {}, &Pair::distance)->distance;
    Box span{INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    for (const Pair &pair : pairs) {
        if (pair.distance <= least + kTouch) {
            const Point middle{(pair.gap.a.x + pair.gap.b.x) / 2, (pair.gap.a.y + pair.gap.b.y) / 2};
            span = span.with({middle.x, middle.y, middle.x, middle.y});
        }
    }
    return {(span.left + span.right) / 2, (span.bottom + span.top) / 2};
}

} // namespace zama::table
