#include "table/model/motion.h"

#include "core/rules/movement.h"

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr int kSteps = 60; // of the longest way

// How long a leg looks, in mils: the way of the body, or of its outer corner in a turn.
double effort(const Leg &leg, Extent size)
{
    const double radians = std::abs(leg.angle) * 3.14159265358979 / 18000.0;
    switch (leg.manoeuvre) {
    case Manoeuvre::Wheel:
        return radians * size.width;
    case Manoeuvre::Pivot:
    case Manoeuvre::AboutFace:
        return radians * std::hypot(size.width, size.depth) / 2.0;
    default:
        return leg.distance;
    }
}

Leg partOf(const Leg &leg, double part)
{
    Leg some = leg;
    switch (leg.manoeuvre) {
    case Manoeuvre::Wheel:
    case Manoeuvre::Pivot:
        some.angle = static_cast<Centidegrees>(std::lround(leg.angle * part));
        break;
    case Manoeuvre::AboutFace:
        break;
    default:
        some.distance = static_cast<Mils>(std::lround(leg.distance * part));
    }
    return some;
}

double apart(const Pose &a, const Pose &b)
{
    return std::sqrt(static_cast<double>(distanceSquared(a.front, b.front))) +
           std::abs(turnBetween(a.facing, b.facing)) * 0.5;
}

// Cuts a way off where it comes nearest to its end.
void endAt(std::vector<Pose> &way, const Pose &to)
{
    const auto nearest = std::min_element(
        way.begin(), way.end(), [&](const Pose &a, const Pose &b) { return apart(a, to) < apart(b, to); });
    way.erase(nearest, way.end());
    way.push_back(to);
}

} // namespace

std::vector<Pose> wayOf(const Pose &from, const Path &path, const Pose &to, Extent size)
{
    double whole = 0;
    for (const Leg &leg : path.legs()) {
        whole += effort(leg, size);
    }
    std::vector<Pose> way{from};
    rules::Waypoint here{from, 0};
    for (const Leg &leg : path.legs()) {
        const int steps =
            std::max(1, static_cast<int>(std::lround(kSteps * effort(leg, size) / std::max(whole, 1.0))));
        for (int i = 1; i <= steps; ++i) {
            way.push_back(rules::walked(here, partOf(leg, static_cast<double>(i) / steps), size).pose);
        }
        here = rules::walked(here, leg, size);
    }
    endAt(way, to);
    return way.size() > 1 ? way : std::vector<Pose>{from, to};
}

std::vector<Pose> straightWay(const Pose &from, const Pose &to)
{
    std::vector<Pose> way{from};
    const Centidegrees turn = turnBetween(from.facing, to.facing);
    for (int i = 1; i < kSteps; ++i) {
        const double part = static_cast<double>(i) / kSteps;
        const auto between = [part](Mils a, Mils b) {
            return a + static_cast<Mils>(std::lround((b - a) * part));
        };
        way.push_back({{between(from.front.x, to.front.x), between(from.front.y, to.front.y)},
                       normalised(from.facing + static_cast<Centidegrees>(std::lround(turn * part)))});
    }
    way.push_back(to);
    return way;
}

Pose poseAt(const std::vector<Pose> &way, double part)
{
    const double place = std::clamp(part, 0.0, 1.0) * static_cast<double>(way.size() - 1);
    return way[static_cast<std::size_t>(std::lround(place))];
}

} // namespace zama::table
