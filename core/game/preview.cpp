#include "core/game/preview.h"

#include "core/game/candidates.h"
#include "core/game/queries.h"
#include "core/geometry/trig.h"
#include "core/rules/charge.h"
#include "core/rules/generals.h"
#include "core/rules/movement.h"
#include "core/rules/shooting.h"

#include <algorithm>
#include <cstdlib>

namespace zama {
namespace {

bool isTurn(const Leg &leg)
{
    return leg.manoeuvre == Manoeuvre::Wheel || leg.manoeuvre == Manoeuvre::Pivot;
}

std::int32_t amountOf(const Leg &leg)
{
    return isTurn(leg) ? std::abs(leg.angle) : leg.distance;
}

Leg withAmount(Leg leg, std::int32_t amount)
{
    if (isTurn(leg)) {
        leg.angle = leg.angle < 0 ? -amount : amount;
    } else {
        leg.distance = amount;
    }
    return leg;
}

// The first legs of a path, the last of them cut to `amount`.
Path prefix(const Path &path, std::size_t legs, std::int32_t amount)
{
    Path cut;
    for (std::size_t i = 0; i + 1 < legs; ++i) {
        cut.push(path.leg.at(i));
    }
    cut.push(withAmount(path.leg.at(legs - 1), amount));
    return cut;
}

// Angles brought under their caps (Q25, Q27).
Path tamed(const State &s, UnitId unit, Path path)
{
    if (s.typeOf(unit).movement == Movement::Free) {
        return path;
    }
    Centidegrees wheelLeft =
        s.setup->options.wheelCap == WheelCap::FortyFive ? kMaxManoeuvreAngle : kFullTurn;
    for (Leg &leg : path.legs()) {
        if (leg.manoeuvre == Manoeuvre::Oblique) {
            leg.angle = std::clamp(leg.angle, -kMaxManoeuvreAngle, kMaxManoeuvreAngle);
        } else if (leg.manoeuvre == Manoeuvre::Wheel) {
            leg.angle = std::clamp(leg.angle, -wheelLeft, wheelLeft);
            wheelLeft -= std::abs(leg.angle);
        }
    }
    return path;
}

// The longest lawful beginning of the path, to a twenty-fourth of its last leg and then to a mil.
std::optional<MoveUnit> shortened(const State &s, UnitId unit, const Path &path)
{
    constexpr std::int32_t kSteps = 24;
    // The tolerance is the referee's: what is offered keeps to the allowance itself.
    const auto lawful = [&](const Path &p) {
        const MovePreview preview = previewMove(s, {unit, p});
        return !preview.refused && preview.cost <= s.typeOf(unit).move;
    };
    for (std::size_t legs = path.count; legs > 0; --legs) {
        const std::int32_t all = amountOf(path.leg.at(legs - 1));
        for (std::int32_t k = kSteps; k > 0; --k) {
            std::int32_t low = static_cast<std::int32_t>(std::int64_t{all} * k / kSteps);
            if (low == 0 || !lawful(prefix(path, legs, low))) {
                continue;
            }
            std::int32_t high =
                k == kSteps ? all : static_cast<std::int32_t>(std::int64_t{all} * (k + 1) / kSteps);
            while (low < high) {
                const std::int32_t middle = (low + high + 1) / 2;
                if (lawful(prefix(path, legs, middle))) {
                    low = middle;
                } else {
                    high = middle - 1;
                }
            }
            return MoveUnit{unit, prefix(path, legs, low)};
        }
    }
    return {};
}

std::optional<Command> nearest(const State &s, const MoveUnit &c)
{
    if (c.unit.index() >= s.units.size() || !s.isPresent(c.unit) || s.currentStep().kind != StepKind::Move ||
        c.path.count == 0) {
        return {};
    }
    Path path = c.path;
    for (Leg &leg : path.legs()) {
        leg.distance = std::clamp(leg.distance, 0, s.typeOf(c.unit).move);
        leg.angle = std::clamp(leg.angle, -kFullTurn, kFullTurn);
    }
    const auto shorter = shortened(s, c.unit, tamed(s, c.unit, path));
    return shorter ? std::optional<Command>(*shorter) : std::nullopt;
}

// As far as he can go towards the place he wanted.
std::optional<Command> nearest(const State &s, const MoveGeneral &c)
{
    if (c.general.index() >= s.generals.size()) {
        return {};
    }
    const Point from = placeOf(s, c.general);
    const bool joins = c.join.isValid() && c.join.index() < s.units.size();
    const Point to = joins ? centreOf(s.unit(c.join).pose, 0) : c.to;
    const Mils way =
        std::min(rules::generalAllowance(s), static_cast<Mils>(floorSqrt(distanceSquared(from, to))));
    Point end = shifted({from, 0}, bearingOf(to.x - from.x, to.y - from.y), way).front;
    end.x = std::clamp(end.x, s.setup->table.left, s.setup->table.right);
    end.y = std::clamp(end.y, s.setup->table.bottom, s.setup->table.top);
    return MoveGeneral{c.general, {}, end};
}

// The lawful target nearest to the one that was wanted.
std::optional<Command> nearest(const State &s, const Shoot &c)
{
    if (c.unit.index() >= s.units.size() || !s.isPresent(c.unit) || c.target.index() >= s.units.size()) {
        return {};
    }
    const std::vector<UnitId> targets = lawfulTargets(s, c.unit);
    const Point wanted = s.unit(c.target).pose.front;
    const auto best = std::ranges::min_element(
        targets, {}, [&](UnitId t) { return distanceSquared(s.unit(t).pose.front, wanted); });
    return best == targets.end() ? std::nullopt : std::optional<Command>(Shoot{c.unit, *best});
}

// Another way to the same enemy, or the same way to the enemy who stands in it.
std::optional<Command> nearest(const State &s, const DeclareCharge &c)
{
    if (c.unit.index() >= s.units.size() || c.target.index() >= s.units.size() || !s.isPresent(c.unit) ||
        !s.isPresent(c.target)) {
        return {};
    }
    if (const auto other = findCharge(s, c.unit, c.target)) {
        return *other;
    }
    const Check refused = validate(s, c);
    if (refused && refused->code == RefusalCode::OtherEnemyInWay) {
        return DeclareCharge{c.unit, refused->other, c.path, c.overrun};
    }
    return {};
}

std::optional<Command> nearest(const State &s, const AssignMeleeDice &c)
{
    if (c.unit.index() >= s.units.size() || !s.isPresent(c.unit)) {
        return {};
    }
    const UnitId target = defaultMeleeTarget(s, c.unit);
    return target.isValid() ? std::optional<Command>(AssignMeleeDice{c.unit, {{target, 0}}}) : std::nullopt;
}

std::optional<Command> nearest(const State &s, const DeployCommand &c)
{
    if (c.command.index() >= s.setup->commands.size()) {
        return {};
    }
    const auto found = findDeployment(s, c.command);
    return found ? std::optional<Command>(*found) : std::nullopt;
}

// "Done" has two names: passing while charges are declared, ending the step otherwise.
std::optional<Command> otherDone(const State &s, SideId side)
{
    return side.index() < 2 ? std::optional<Command>(doneCommand(s, side)) : std::nullopt;
}

} // namespace

MovePreview previewMove(const State &s, const MoveUnit &order)
{
    MovePreview preview;
    preview.refused = validate(s, order);
    if (order.unit.index() >= s.units.size() || !s.isPresent(order.unit)) {
        return preview;
    }
    const Extent size = extentOf(s, order.unit);
    const UnitType &type = s.typeOf(order.unit);
    rules::Waypoint here{s.unit(order.unit).pose, 0};
    for (const Leg &leg : order.path.legs()) {
        here = rules::walked(here, leg, size);
        preview.way.push_back(here.pose);
    }
    preview.end = here.pose;
    preview.cost =
        rules::paysByCorners(type)
            ? static_cast<Mils>(floorSqrt(rules::cornerWaySquared(s.unit(order.unit).pose, here.pose, size)))
            : static_cast<Mils>(roundedRatio(here.cost, 1000));
    preview.left = std::max(0, type.move - preview.cost);
    return preview;
}

ChargePreview previewCharge(const State &s, const DeclareCharge &order)
{
    ChargePreview preview;
    preview.refused = validate(s, order);
    if (!preview.refused) {
        rules::ChargePlan plan;
        preview.refused = rules::checkCharge(s, order, &plan);
        preview.contact = plan.contact;
        preview.cost = plan.cost;
        preview.touched = plan.touched;
        preview.fromFront = plan.fromFront;
        preview.needsScareDie = plan.needsScareDie;
    }
    return preview;
}

ShotPreview previewShot(const State &s, const Shoot &order)
{
    ShotPreview preview;
    preview.refused = validate(s, order);
    if (order.unit.index() < s.units.size() && order.target.index() < s.units.size()) {
        preview.dice = preview.refused ? 0 : rules::volleyDice(s, order.unit, order.target);
        preview.hitOn = s.typeOf(order.unit).shootingHit;
        preview.distance = distanceBetween(s, order.unit, order.target);
    }
    return preview;
}

std::vector<UnitId> lawfulTargets(const State &s, UnitId unit)
{
    std::vector<UnitId> targets;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (!validate(s, Shoot{unit, UnitId(i)})) {
            targets.emplace_back(i);
        }
    }
    return targets;
}

std::optional<Command> nearestLawful(const State &s, const Command &command)
{
    if (s.isOver() || s.pending) {
        return {};
    }
    std::optional<Command> found = std::visit(Overloaded{
                                                  [&](const DeployCommand &c) { return nearest(s, c); },
                                                  [&](const MoveUnit &c) { return nearest(s, c); },
                                                  [&](const MoveGeneral &c) { return nearest(s, c); },
                                                  [&](const Shoot &c) { return nearest(s, c); },
                                                  [&](const DeclareCharge &c) { return nearest(s, c); },
                                                  [&](const PassCharge &c) { return otherDone(s, c.side); },
                                                  [&](const AssignMeleeDice &c) { return nearest(s, c); },
                                                  [&](const Roll &) { return std::optional<Command>(); },
                                                  [&](const EndStep &c) { return otherDone(s, c.side); },
                                                  [&](const Concede &) { return std::optional<Command>(); },
                                              },
                                              command);
    if (found && validate(s, *found)) {
        found.reset();
    }
    return found;
}

} // namespace zama
