#include "core/game/group.h"

#include "core/game/preview.h"
#include "core/game/queries.h"
#include "core/geometry/trig.h"

#include <algorithm>

namespace zama {
namespace {

Path shiftOf(const State &s, UnitId u, Centidegrees bearing, Mils distance)
{
    const Centidegrees angle = turnBetween(s.unit(u).pose.facing, bearing);
    if (angle == 0) {
        return {straight(distance)};
    }
    return s.typeOf(u).movement == Movement::Free ? Path{slide(normalised(bearing), distance)}
                                                  : Path{oblique(angle, distance)};
}

// How far forward along the bearing a unit stands: those in front move first and clear the way.
std::int64_t forwardness(const State &s, UnitId u, Centidegrees bearing)
{
    const Point p = s.unit(u).pose.front;
    return std::int64_t{p.x} * sineOf(bearing) + std::int64_t{p.y} * cosineOf(bearing);
}

struct Wanted {
    UnitId unit;
    Path path;
};

// Gives each order as soon as it is lawful, over and over, until nobody can move any more.
GroupPlan resolve(const State &state, std::vector<Wanted> wanted)
{
    GroupPlan plan;
    State s = state;
    for (bool progress = true; progress && !wanted.empty();) {
        progress = false;
        std::erase_if(wanted, [&](const Wanted &w) {
            const MoveUnit order{w.unit, w.path};
            const bool moved = !execute(s, order);
            if (moved) {
                plan.orders.push_back(order);
                progress = true;
            }
            return moved;
        });
    }
    for (const Wanted &w : wanted) {
        plan.heldBack.push_back({w.unit, *validate(s, MoveUnit{w.unit, w.path})});
    }
    return plan;
}

State after(const State &state, const GroupPlan &plan)
{
    State s = state;
    for (const MoveUnit &order : plan.orders) {
        static_cast<void>(execute(s, order));
    }
    return s;
}

// Units that could not go the whole way go as far as they can.
void letFollow(const State &state, GroupPlan &plan, std::vector<Wanted> wanted)
{
    State s = after(state, plan);
    std::erase_if(plan.heldBack, [&](const HeldBack &h) {
        const auto w = std::ranges::find(wanted, h.unit, &Wanted::unit);
        const auto shorter = nearestLawful(s, MoveUnit{w->unit, w->path});
        const auto *order = shorter ? std::get_if<MoveUnit>(&*shorter) : nullptr;
        if (order == nullptr || execute(s, *order)) {
            return false;
        }
        plan.orders.push_back(*order);
        return true;
    });
}

} // namespace

GroupPlan planGroupMove(const State &state, std::span<const UnitId> units, Centidegrees bearing,
                        Mils distance)
{
    std::vector<Wanted> wanted;
    for (const UnitId u : units) {
        wanted.push_back({u, shiftOf(state, u, bearing, distance)});
    }
    std::ranges::stable_sort(wanted, std::greater{},
                             [&](const Wanted &w) { return forwardness(state, w.unit, bearing); });
    return resolve(state, std::move(wanted));
}

GroupPlan planAdvance(const State &state, std::span<const UnitId> units, Mils distance)
{
    std::vector<Wanted> wanted;
    Mils common = distance;
    for (const UnitId u : units) {
        common = std::min(common, state.typeOf(u).move);
    }
    for (const UnitId u : units) {
        wanted.push_back({u, {straight(common)}});
    }
    std::ranges::stable_sort(wanted, std::greater{}, [&](const Wanted &w) {
        return forwardness(state, w.unit, state.unit(w.unit).pose.facing);
    });
    GroupPlan plan = resolve(state, wanted);
    letFollow(state, plan, std::move(wanted));
    return plan;
}

GroupPlan planAdvance(const State &state, CommandId command)
{
    std::vector<UnitId> units;
    for (const UnitId u : openWork(state).units) {
        if (state.setup->units[u.index()].command == command) {
            units.push_back(u);
        }
    }
    return planAdvance(state, units, kMaxAllowance);
}

} // namespace zama
