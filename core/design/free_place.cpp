#include "core/design/free_place.h"

#include <algorithm>

namespace zama::design {
namespace {

constexpr Mils kStep = kInch / 4;
constexpr int kDirections = 16;

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
    const Pose start{{pose.front.x + into.x, pose.front.y + into.y}, pose.facing};
    if (isFree(start, extent)) {
        return start;
    }
    const Mils farthest = (m_area.right - m_area.left) + (m_area.top - m_area.bottom);
    Mils step = kStep;
    for (Mils distance = step; distance <= farthest; distance += step) {
        for (int i = 0; i < kDirections; ++i) {
            const Pose there = shifted(start, start.facing + i * kFullTurn / kDirections, distance);
            if (isFree(there, extent)) {
                return there;
            }
        }
        step = std::max(step, distance / 16 / kStep * kStep);
    }
    return {};
}

void FreePlaces::occupy(const Pose &pose, Extent extent)
{
    m_taken.push_back(footprintAt(pose, extent));
}

Point placeForGeneral(const Scenario &scenario, Point wanted)
{
    constexpr Extent kRoom{4 * kInch / 5, 4 * kInch / 5};
    const auto around = [](Point middle) { return Pose{{middle.x, middle.y + kRoom.depth / 2}, 0}; };
    FreePlaces places(scenario, tableOf(scenario), kTolerance);
    for (const Body &body : bodiesOf(scenario)) {
        if (body.isGeneral) {
            places.occupy(around(body.pose.front), kRoom);
        }
    }
    const Point sane = tamed(wanted);
    const Point into = shiftInto({sane.x, sane.y, sane.x, sane.y}, tableOf(scenario));
    const Point kept{sane.x + into.x, sane.y + into.y};
    const Point place = places.nearest(around(kept), kRoom).value_or(around(kept)).front;
    return {place.x, place.y - kRoom.depth / 2};
}

} // namespace zama::design
