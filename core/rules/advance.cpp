#include "core/rules/advance.h"

#include "core/geometry/trig.h"

#include <algorithm>

namespace zama::rules {
namespace {

bool isTurn(const Leg &leg)
{
    return leg.manoeuvre == Manoeuvre::Wheel || leg.manoeuvre == Manoeuvre::Pivot;
}

// The first `steps` of a leg: mils of a shift, hundredths of a degree of a turn.
Leg part(const Leg &leg, std::int32_t steps)
{
    Leg p = leg;
    if (isTurn(leg)) {
        p.angle = leg.angle < 0 ? -steps : steps;
    } else {
        p.distance = steps;
    }
    return p;
}

std::int32_t stepsOf(const Leg &leg)
{
    return isTurn(leg) ? std::abs(leg.angle) : leg.distance;
}

// The smallest distance to any enemy, rounded down, or `far` if none is that near.
Mils gapTo(const State &s, const Footprint &body, std::span<const UnitId> enemies, Mils far)
{
    Mils gap = far;
    for (const UnitId e : enemies) {
        if (body.box.near(s.footprint(e).box, gap)) {
            gap = std::min(gap, distanceBetween(body, s.footprint(e)));
        }
    }
    return gap;
}

bool isContact(const State &s, const Footprint &body, std::span<const UnitId> enemies)
{
    return std::ranges::any_of(enemies, [&](UnitId e) { return isWithin(body, s.footprint(e), kTolerance); });
}

// How many steps can be taken in one bound without missing a contact when the nearest enemy is `gap` away: no
// corner moves farther than the bound, and rounding moves it by less than two mils.
std::int32_t safeBound(const Leg &leg, Extent size, Mils gap)
{
    const std::int64_t free = std::int64_t{gap} - kTolerance - 3;
    if (!isTurn(leg)) {
        return static_cast<std::int32_t>(std::max<std::int64_t>(1, free));
    }
    // A corner at most (width + depth) from the pivot moves 0.0001746 of that per hundredth of a degree.
    const std::int64_t perStep = std::int64_t{size.width} + size.depth;
    return static_cast<std::int32_t>(
        std::max<std::int64_t>(1, free * 5700 / std::max<std::int64_t>(1, perStep)));
}

} // namespace

Advance advanceLeg(const State &s, const Waypoint &from, const Leg &leg, Extent size,
                   std::span<const UnitId> enemies)
{
    constexpr Mils kFar = 4 * kInch;
    const std::int32_t all = stepsOf(leg);
    std::int32_t steps = 0;
    for (;;) {
        const Leg done = part(leg, steps);
        const Waypoint at = steps == 0 ? from : walked(from, done, size);
        const Footprint body = footprintAt(at.pose, size);
        const Mils gap = gapTo(s, body, enemies, kFar);
        if (gap <= kTolerance && isContact(s, body, enemies)) {
            return {at, done, true};
        }
        if (steps == all) {
            return {at, done, false};
        }
        steps = std::min(all, steps + safeBound(leg, size, gap));
    }
}

} // namespace zama::rules
