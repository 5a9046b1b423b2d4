#include "core/game/candidates.h"

#include "core/game/preview.h"
#include "core/game/queries.h"
#include "core/geometry/trig.h"
#include "core/rules/deployment.h"
#include "core/rules/generals.h"
#include "core/rules/movement.h"

#include <algorithm>
#include <array>

namespace zama {
namespace {

class Collector
{
public:
    explicit Collector(const State &s)
        : m_state(s)
    {
    }

    void offer(Command c)
    {
        if (!validate(m_state, c)) {
            m_found.push_back(std::move(c));
        }
    }
    [[nodiscard]] std::vector<Command> take() { return std::move(m_found); }

private:
    const State &m_state;
    std::vector<Command> m_found;
};

void offerFormedMoves(Collector &out, const State &s, UnitId u)
{
    const Mils all = s.typeOf(u).move;
    for (const Mils d : {all, all / 2}) {
        out.offer(MoveUnit{u, {straight(d)}});
        for (const Centidegrees a : {3000, -3000, 4500, -4500}) {
            out.offer(MoveUnit{u, {oblique(a, d)}});
        }
    }
    for (const Centidegrees a : {1500, -1500, 3000, -3000, 4500, -4500}) {
        out.offer(MoveUnit{u, {wheel(a)}});
        out.offer(MoveUnit{u, {wheel(a), straight(all / 3)}});
    }
    if (s.setup->options.aboutFace == AboutFace::WholeMove) {
        out.offer(MoveUnit{u, {aboutFace()}});
    }
}

void offerFreeMoves(Collector &out, const State &s, UnitId u)
{
    const Mils all = s.typeOf(u).move;
    for (const Mils d : {all, all / 2}) {
        for (Centidegrees turn = 0; turn < kFullTurn; turn += 4500) {
            out.offer(MoveUnit{u, {slide(normalised(s.unit(u).pose.facing + turn), d)}});
        }
    }
    for (const Centidegrees a : {4500, -4500, 9000, -9000, 18000}) {
        out.offer(MoveUnit{u, {pivot(a)}});
        out.offer(MoveUnit{u, {pivot(a), straight(all / 2)}});
    }
}

void offerMelee(Collector &out, const State &s, UnitId u)
{
    for (const UnitId e : enemiesOf(s, u)) {
        out.offer(AssignMeleeDice{u, {{e, 0}}});
    }
}

// The point of a body that is nearest to `from`, as a bearing from there.
Centidegrees bearingTo(Point from, const Footprint &body)
{
    Point best = body.corner[0];
    std::int64_t bestDistance = INT64_MAX;
    for (std::size_t i = 0; i < body.corner.size(); ++i) {
        const Point a = body.corner.at(i);
        const Point b = body.corner.at((i + 1) % body.corner.size());
        const std::int64_t ex = std::int64_t{b.x} - a.x;
        const std::int64_t ey = std::int64_t{b.y} - a.y;
        const std::int64_t length2 = std::max<std::int64_t>(1, ex * ex + ey * ey);
        const std::int64_t along =
            std::clamp<std::int64_t>((from.x - a.x) * ex + (from.y - a.y) * ey, 0, length2);
        const Point p{static_cast<Mils>(a.x + roundedRatio(ex * along, length2)),
                      static_cast<Mils>(a.y + roundedRatio(ey * along, length2))};
        if (distanceSquared(from, p) < bestDistance) {
            bestDistance = distanceSquared(from, p);
            best = p;
        }
    }
    return bearingOf(best.x - from.x, best.y - from.y);
}

bool isFormedTurn(Centidegrees turn)
{
    return turn != 0 && std::abs(turn) <= kMaxManoeuvreAngle;
}

std::vector<Path> formedChargePaths(const State &s, UnitId u, UnitId t)
{
    const Pose &pose = s.unit(u).pose;
    const Mils all = s.typeOf(u).charge;
    const Point aim = centreOf(s, t);
    const Centidegrees near = turnBetween(pose.facing, bearingTo(pose.front, s.footprint(t)));
    const Centidegrees middle =
        turnBetween(pose.facing, bearingOf(aim.x - pose.front.x, aim.y - pose.front.y));
    std::vector<Path> paths{{straight(all)}};
    for (const Centidegrees a : {near, middle}) {
        if (isFormedTurn(a)) {
            paths.push_back({oblique(a, all)});
            paths.push_back({wheel(a), straight(all)});
        }
    }
    // Beyond 45 degrees: wheel as far as is allowed and go obliquely, or swing a corner into the enemy.
    if (std::abs(middle) > kMaxManoeuvreAngle) {
        const Centidegrees cap = middle < 0 ? -kMaxManoeuvreAngle : kMaxManoeuvreAngle;
        paths.push_back({wheel(cap), straight(all)});
        paths.push_back(
            {wheel(cap), oblique(std::clamp(middle - cap, -kMaxManoeuvreAngle, kMaxManoeuvreAngle), all)});
    }
    return paths;
}

std::vector<Path> freeChargePaths(const State &s, UnitId u, UnitId t)
{
    const Pose &pose = s.unit(u).pose;
    const Mils all = s.typeOf(u).charge;
    const Point from = centreOf(s, u);
    const Point aim = centreOf(s, t);
    const Centidegrees nearest = bearingTo(from, s.footprint(t));
    const Centidegrees near = turnBetween(pose.facing, nearest);
    const Centidegrees middle = turnBetween(pose.facing, bearingOf(aim.x - from.x, aim.y - from.y));
    std::vector<Path> paths{{straight(all)}};
    for (const Centidegrees a : {near, middle}) {
        if (a != 0) {
            paths.push_back({pivot(a), straight(all)});
        }
    }
    if (!s.typeOf(u).isElephant) {
        paths.push_back({slide(nearest, all)});
        paths.push_back({slide(normalised(pose.facing + middle), all)});
    }
    return paths;
}

void offerCharges(Collector &out, const State &s, UnitId u)
{
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId t(i);
        if (s.isPresent(t) && s.sideOf(t) != s.sideOf(u)) {
            if (const auto charge = findCharge(s, u, t)) {
                out.offer(*charge);
            }
        }
    }
}

bool isDeciding(const State &s, SideId side)
{
    return !s.isOver() && !s.pending &&
           (s.toAct == side || (s.phase == Phase::Choosing && !s.closed.at(side.index())));
}

// Grid places inside the zone, row by row from the front of the zone to its rear.
std::vector<Pose> gridPlaces(const Box &zone, Centidegrees facing)
{
    std::vector<Pose> places;
    const Mils step = std::max(500, std::max(zone.right - zone.left, zone.top - zone.bottom) / 120);
    for (Mils y = zone.bottom; y <= zone.top; y += step) {
        for (Mils x = zone.left; x <= zone.right; x += step) {
            places.push_back({{x, y}, facing});
        }
    }
    return places;
}

} // namespace

Command doneCommand(const State &s, SideId side)
{
    return s.phase == Phase::Charging ? Command(PassCharge{side}) : Command(EndStep{side});
}

std::vector<Path> chargePaths(const State &s, UnitId unit, UnitId target)
{
    return s.typeOf(unit).movement == Movement::Free ? freeChargePaths(s, unit, target)
                                                     : formedChargePaths(s, unit, target);
}

// Can the path come near the target at all? Looks at its shifts only, so that turns are never ruled out.
static bool leadsTo(const State &s, UnitId unit, UnitId target, const Path &path)
{
    const Extent size = extentOf(s, unit);
    rules::Waypoint here{s.unit(unit).pose, 0};
    for (const Leg &leg : path.legs()) {
        const rules::Waypoint next = rules::walked(here, leg, size);
        const bool turns = leg.distance == 0;
        if (turns ? isWithin(s.footprint(unit), s.footprint(target), size.width + size.depth)
                  : isWithin(hullOf(footprintAt(here.pose, size), footprintAt(next.pose, size)),
                             shapeOf(s.footprint(target)), 10 * kTolerance)) {
            return true;
        }
        here = next;
    }
    return false;
}

std::optional<DeclareCharge> findCharge(const State &s, UnitId unit, UnitId target)
{
    // C5: nothing farther than the allowance and the closing-up distance can be reached.
    if (!isWithin(s.footprint(unit), s.footprint(target), s.typeOf(unit).charge + 10 * kTolerance)) {
        return {};
    }
    for (const Path &path : chargePaths(s, unit, target)) {
        const DeclareCharge charge{unit, target, path};
        if (leadsTo(s, unit, target, path) && !validate(s, charge)) {
            return charge;
        }
    }
    return {};
}

std::vector<Command> candidates(const State &s, UnitId unit)
{
    Collector out(s);
    if (s.isOver() || s.pending || s.phase == Phase::Deploying || !s.isPresent(unit)) {
        return out.take();
    }
    switch (s.currentStep().kind) {
    case StepKind::Move:
        s.typeOf(unit).movement == Movement::Free ? offerFreeMoves(out, s, unit)
                                                  : offerFormedMoves(out, s, unit);
        break;
    case StepKind::Shoot:
        for (const UnitId t : lawfulTargets(s, unit)) {
            out.offer(Shoot{unit, t});
        }
        break;
    case StepKind::Charge:
        offerCharges(out, s, unit);
        break;
    case StepKind::Melee:
        offerMelee(out, s, unit);
        break;
    }
    return out.take();
}

std::vector<Command> candidates(const State &s, GeneralId general)
{
    Collector out(s);
    if (s.isOver() || s.pending || s.phase == Phase::Deploying || s.currentStep().kind != StepKind::Move) {
        return out.take();
    }
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.setup->units[i].side == s.setup->generals[general.index()].side && s.units[i].strength > 0) {
            out.offer(MoveGeneral{general, UnitId(i), {}});
        }
    }
    const Pose from{placeOf(s, general), 0};
    for (Centidegrees bearing = 0; bearing < kFullTurn; bearing += kQuarterTurn) {
        out.offer(MoveGeneral{general, {}, shifted(from, bearing, rules::generalAllowance(s) / 2).front});
    }
    return out.take();
}

std::vector<Command> candidates(const State &s, SideId side)
{
    std::vector<Command> all;
    if (!isDeciding(s, side)) {
        return all;
    }
    if (s.phase == Phase::Deploying) {
        for (const CommandId c : s.setup->sides.at(side.index()).commands) {
            if (const auto found = rules::isDeployed(s, c) ? std::nullopt : findDeployment(s, c)) {
                all.emplace_back(*found);
            }
        }
        return all;
    }
    const auto append = [&](std::vector<Command> more) { std::ranges::move(more, std::back_inserter(all)); };
    const OpenWork work = openWork(s);
    for (const UnitId u : work.units) {
        if (s.sideOf(u) == side) {
            append(candidates(s, u));
        }
    }
    for (const GeneralId g : work.generals) {
        append(candidates(s, g));
    }
    all.push_back(doneCommand(s, side));
    return all;
}

std::optional<DeployCommand> findDeployment(const State &s, CommandId command)
{
    DeployCommand order{command, {}, {-1, -1}};
    if (!validate(s, order)) {
        return order;
    }
    const CommandSetup &setup = s.setup->commands[command.index()];
    const Box &zone = s.setup->sides.at(setup.side.index()).zone;
    order.generalPlace = {(zone.left + zone.right) / 2, (zone.bottom + zone.top) / 2};
    std::vector<Footprint> taken;
    const auto isFree = [&](const Footprint &body) {
        const auto hits = [&](const Footprint &f) { return overlapsDeeper(body, f, kTolerance); };
        return zone.contains(body.box) && std::ranges::none_of(taken, hits);
    };
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.isPresent(UnitId(i)) && rules::isDeployed(s, s.setup->units[i].command)) {
            taken.push_back(s.footprints[i]);
        }
    }
    for (const UnitId u : setup.units) {
        for (const Pose &pose : gridPlaces(zone, s.unit(u).pose.facing)) {
            const Footprint body = footprintAt(pose, extentOf(s, u));
            if (s.isPresent(u) && isFree(body)) {
                order.places.push_back({u, pose});
                taken.push_back(body);
                break;
            }
        }
    }
    return validate(s, order) ? std::nullopt : std::optional<DeployCommand>(order);
}

} // namespace zama
