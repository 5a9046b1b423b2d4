#include "core/design/free_place.h"

#include <algorithm>

namespace zama::design {
namespace {

constexpr Mils kStep = kInch / 4;
constexpr int kDirections = 16;
// Of a general: the room he takes, and what is kept free around him of units and of other generals, for his
// marker is larger on the screen, the more so where the whole table is looked at.
constexpr Extent kMarker{4 * kInch / 5, 4 * kInch / 5};
constexpr Extent kFreeOfUnits{6 * kInch / 5, 6 * kInch / 5};
constexpr Extent kFreeOfGenerals{14 * kInch / 5, 14 * kInch / 5};

// Shifts a quarter of an inch and more long in sixteen directions, the shortest first and straight on before
// all: the first that is good.
template<class IsGood>
std::optional<Point> nearestGoodShift(Centidegrees ahead, Mils farthest, const IsGood &isGood)
{
    if (isGood(Point{})) {
        return Point{};
    }
    Mils step = kStep;
    for (Mils distance = step; distance <= farthest; distance += step) {
        for (int i = 0; i < kDirections; ++i) {
            const Point by = shifted(Pose{}, ahead + i * kFullTurn / kDirections, distance).front;
            if (isGood(by)) {
                return by;
            }
        }
        step = std::max(step, distance / 16 / kStep * kStep);
    }
    return {};
}

Mils farthestIn(const Box &area)
{
    return (area.right - area.left) + (area.top - area.bottom);
}

Point sum(Point a, Point b)
{
    return {a.x + b.x, a.y + b.y};
}

Box shifted(const Box &box, Point by)
{
    return {box.left + by.x, box.bottom + by.y, box.right + by.x, box.top + by.y};
}

Pose around(Point general, Extent room)
{
    return {{general.x, general.y + room.depth / 2}, 0};
}

} // namespace

FreePlaces::FreePlaces(const Scenario &scenario, const Box &area, Mils clearance, const Picked &without)
    : m_area(area),
      m_clearance(clearance)
{
    for (const Body &body : bodiesOf(scenario)) {
        if (!body.isGeneral && std::ranges::find(without, body.id) == without.end()) {
            m_taken.push_back(body.footprint());
        }
    }
}

bool FreePlaces::isFree(const Pose &pose, Extent extent) const
{
    const Footprint own = footprintAt(pose, extent);
    return m_area.contains(own.box) && std::ranges::none_of(m_taken, [&](const Footprint &other) {
               return isWithin(own, other, m_clearance);
           });
}

std::optional<Pose> FreePlaces::nearest(const Pose &pose, Extent extent) const
{
    const Point into = shiftInto(footprintAt(pose, extent).box, m_area);
    const auto at = [&](Point by) { return Pose{sum(sum(pose.front, into), by), pose.facing}; };
    const std::optional<Point> by = nearestGoodShift(pose.facing, farthestIn(m_area),
                                                     [&](Point shift) { return isFree(at(shift), extent); });
    return by ? std::optional(at(*by)) : std::nullopt;
}

bool FreePlaces::areFree(const std::vector<Body> &bodies, Point by) const
{
    return std::ranges::all_of(bodies, [&](const Body &body) {
        return isFree({sum(body.pose.front, by), body.pose.facing}, body.extent);
    });
}

std::optional<Point> FreePlaces::nearestShift(const std::vector<Body> &bodies, Point by) const
{
    if (bodies.empty()) {
        return by;
    }
    const Box box = boxAround(bodies);
    const Point start = sum(by, shiftInto(shifted(box, by), m_area));
    if (!m_area.contains(shifted(box, start))) {
        return {};
    }
    const std::optional<Point> more =
        nearestGoodShift(bodies.front().pose.facing, farthestIn(m_area), [&](Point shift) {
            return m_area.contains(shifted(box, sum(start, shift))) && areFree(bodies, sum(start, shift));
        });
    return more ? std::optional(sum(start, *more)) : std::nullopt;
}

FreePlaces FreePlaces::in(const Box &area) const
{
    FreePlaces same = *this;
    same.m_area = area;
    return same;
}

void FreePlaces::occupy(const Pose &pose, Extent extent)
{
    m_taken.push_back(footprintAt(pose, extent));
}

void FreePlaces::keepOffGenerals(const Scenario &scenario, Extent room, const Picked &without)
{
    for (const Body &body : bodiesOf(scenario)) {
        if (body.isGeneral && std::ranges::find(without, body.id) == without.end()) {
            occupy(around(body.pose.front, room), room);
        }
    }
}

void FreePlaces::keepOffGenerals(const Scenario &scenario, const Picked &without)
{
    keepOffGenerals(scenario, kFreeOfUnits, without);
}

Point placeForGeneral(const Scenario &scenario, Point wanted, const Picked &without)
{
    FreePlaces places(scenario, tableOf(scenario), kTolerance, without);
    places.keepOffGenerals(scenario, kFreeOfGenerals, without);
    const Point sane = tamed(wanted);
    const Point kept = sum(sane, shiftInto({sane.x, sane.y, sane.x, sane.y}, tableOf(scenario)));
    const Pose asked = around(kept, kMarker);
    const Point place = places.nearest(asked, kMarker).value_or(asked).front;
    return {place.x, place.y - kMarker.depth / 2};
}

std::vector<Box> areasAround(const Scenario &scenario, std::size_t side, const Box &beginning)
{
    const Box zone = zoneOf(scenario, side);
    const Box table = tableOf(scenario);
    return zone.contains(beginning) && !(zone == table) ? std::vector{zone, table} : std::vector{table};
}

} // namespace zama::design
