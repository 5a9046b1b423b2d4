#include "core/design/settle.h"

#include "core/design/free_place.h"
#include "core/design/span.h"
#include "core/geometry/trig.h"

#include <algorithm>

namespace zama::design {
namespace {

constexpr Mils kBeside = kInch / 2; // between one and his copy
constexpr Mils kApart = kInch;      // between many and theirs

Mils reachAlong(const std::vector<Body> &bodies, Centidegrees bearing)
{
    Span all = spanAlong(bodies.front(), bearing);
    for (const Body &body : bodies) {
        const Span span = spanAlong(body, bearing);
        all = {std::min(all.low, span.low), std::max(all.high, span.high)};
    }
    return static_cast<Mils>((all.length() + kSineScale - 1) / kSineScale);
}

Point way(Centidegrees bearing, Mils distance)
{
    return shifted(Pose{}, bearing, distance).front;
}

// Where copies would stand best, the best first.
std::vector<Point> goodShifts(const std::vector<Body> &bodies)
{
    const Centidegrees ahead = mainFacing(bodies);
    const Mils gap = bodies.size() == 1 ? kBeside : kApart;
    const Mils across = reachAlong(bodies, ahead + kQuarterTurn) + gap;
    const Mils deep = reachAlong(bodies, ahead) + gap;
    const std::vector sideways{way(ahead + kQuarterTurn, across), way(ahead - kQuarterTurn, across)};
    const std::vector along{way(ahead + kFullTurn / 2, deep), way(ahead, deep)};
    std::vector<Point> shifts = bodies.size() == 1 ? sideways : along;
    const std::vector<Point> &rest = bodies.size() == 1 ? along : sideways;
    shifts.insert(shifts.end(), rest.begin(), rest.end());
    return shifts;
}

std::optional<Arrangement> together(const FreePlaces &places, const std::vector<Body> &bodies)
{
    const std::vector<Point> good = goodShifts(bodies);
    const auto free = std::ranges::find_if(good, [&](Point by) { return places.areFree(bodies, by); });
    const std::optional<Point> by =
        free != good.end() ? std::optional(*free) : places.nearestShift(bodies, good.front());
    if (!by) {
        return {};
    }
    Arrangement there;
    there.reserve(bodies.size());
    for (const Body &body : bodies) {
        const Point front = body.pose.front;
        there.push_back({body.id, {{front.x + by->x, front.y + by->y}, body.pose.facing}});
    }
    return there;
}

// The units that find a place.
Arrangement oneByOne(FreePlaces places, const std::vector<Body> &bodies)
{
    Arrangement there;
    for (const Body &body : bodies) {
        const auto found = body.isGeneral ? std::nullopt : places.nearest(body.pose, body.extent);
        if (found) {
            places.occupy(*found, body.extent);
            there.push_back({body.id, *found});
        }
    }
    return there;
}

Arrangement placesFor(const Scenario &scenario, const std::vector<Body> &bodies, const Picked &copies)
{
    FreePlaces table(scenario, tableOf(scenario), kTolerance, copies);
    table.keepOffGenerals(scenario, copies);
    const auto units = std::ranges::count(bodies, false, &Body::isGeneral);
    Arrangement single;
    for (const Box &area : areasAround(scenario, bodies.front().side, boxAround(bodies))) {
        const FreePlaces places = table.in(area);
        if (std::optional<Arrangement> all = together(places, bodies)) {
            return *all;
        }
        single = oneByOne(places, bodies);
        if (std::ssize(single) == units) {
            break;
        }
    }
    return single;
}

} // namespace

void settle(Scenario &scenario, const Picked &copies)
{
    const std::vector<Body> bodies = bodiesOf(scenario, copies);
    if (bodies.empty()) {
        return;
    }
    const Arrangement there = placesFor(scenario, bodies, copies);
    place(scenario, there);
    for (const Body &body : bodies) {
        if (body.isGeneral && std::ranges::find(there, body.id, &Placing::id) == there.end()) {
            place(scenario, {{body.id, {placeForGeneral(scenario, body.pose.front, {body.id}), 0}}});
        }
    }
}

} // namespace zama::design
