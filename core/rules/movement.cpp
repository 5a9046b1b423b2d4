#include "core/rules/movement.h"

#include "core/game/queries.h"
#include "core/geometry/trig.h"
#include "core/rules/obstacles.h"

#include <algorithm>
#include <cstdlib>

namespace zama::rules {
namespace {

Refusal refuse(RefusalCode code, std::string_view clause, UnitId unit, std::int32_t is = 0,
               std::int32_t limit = 0)
{
    return Refusal(code, clause, unit).measuring(is, limit);
}

// Q26: arc of the outer front corner, width x angle, in micro-inches (pi / 18000 * 1000 = 0.1745329252).
MicroInches wheelCost(Mils width, Centidegrees angle)
{
    constexpr std::int64_t kThousandRadians = 17'453'293; // of a hundredth of a degree, x 1e-8
    return roundedRatio(std::int64_t{width} * std::abs(angle) * kThousandRadians, 100'000'000);
}

Mils roundedMils(MicroInches cost)
{
    return static_cast<Mils>(roundedRatio(cost, 1000));
}

bool isTurn(const Leg &leg)
{
    return leg.manoeuvre == Manoeuvre::Wheel || leg.manoeuvre == Manoeuvre::Pivot;
}

bool isShift(const Leg &leg)
{
    return !isTurn(leg) && leg.manoeuvre != Manoeuvre::AboutFace;
}

// Which paragraph says in what directions that kind of unit goes.
std::string_view directionClause(const UnitType &type)
{
    if (type.movement == Movement::Formed) {
        return "Q28";
    }
    return type.formation == Formation::SingleStand ? "Q30" : "Q29";
}

// M3, Q25, Q27, Q28: straight, oblique up to 45 degrees, wheels of 45 degrees in all.
Check checkFormed(const State &s, UnitId unit, const Path &path)
{
    Centidegrees wheeled = 0;
    for (std::size_t i = 0; i < path.count; ++i) {
        const Leg &leg = path.leg[i];
        if (leg.manoeuvre == Manoeuvre::Slide || leg.manoeuvre == Manoeuvre::Pivot) {
            return refuse(RefusalCode::ManoeuvreForbidden, "M3", unit, static_cast<int>(i) + 1);
        }
        if (leg.manoeuvre == Manoeuvre::Oblique && std::abs(leg.angle) > kMaxManoeuvreAngle) {
            return refuse(RefusalCode::ObliqueTooSteep, "Q27", unit, std::abs(leg.angle), kMaxManoeuvreAngle);
        }
        wheeled += leg.manoeuvre == Manoeuvre::Wheel ? std::abs(leg.angle) : 0;
    }
    if (s.setup->options.wheelCap == WheelCap::FortyFive && wheeled > kMaxManoeuvreAngle) {
        return refuse(RefusalCode::WheelTooFar, "Q25", unit, wheeled, kMaxManoeuvreAngle);
    }
    return {};
}

// Q28: an about-face is a whole move of its own, and only where the option allows it.
Check checkAboutFace(const State &s, UnitId unit, const Path &path, Purpose purpose)
{
    for (std::size_t i = 0; i < path.count; ++i) {
        if (path.leg[i].manoeuvre != Manoeuvre::AboutFace) {
            continue;
        }
        const bool allowed = s.setup->options.aboutFace == AboutFace::WholeMove && purpose == Purpose::Move &&
                             path.count == 1 && s.typeOf(unit).movement == Movement::Formed;
        if (!allowed) {
            return refuse(RefusalCode::ManoeuvreForbidden, "Q28", unit, static_cast<int>(i) + 1);
        }
    }
    return {};
}

// Q29: one pivot before or after one translation. Q30: single stands may pivot before and after. Q43: a
// charge ends with its translation.
Check checkFree(const UnitType &type, UnitId unit, const Path &path, Purpose purpose)
{
    const bool single = type.formation == Formation::SingleStand;
    const std::string_view clause = purpose == Purpose::Charge ? "Q43" : single ? "Q30" : "Q29";
    int shifts = 0;
    int before = 0;
    int after = 0;
    for (std::size_t i = 0; i < path.count; ++i) {
        const Leg &leg = path.leg[i];
        if (leg.manoeuvre == Manoeuvre::Wheel) {
            return refuse(RefusalCode::ManoeuvreForbidden, clause, unit, static_cast<int>(i) + 1);
        }
        shifts += isShift(leg) ? 1 : 0;
        (shifts == 0 ? before : after) += isTurn(leg) ? 1 : 0;
        const bool tooMany = shifts > 1 || before > 1 || after > 1 || (before + after > 1 && !single) ||
                             (after > 0 && purpose == Purpose::Charge);
        if (tooMany) {
            return refuse(RefusalCode::ManoeuvreForbidden, clause, unit, static_cast<int>(i) + 1);
        }
    }
    return {};
}

// Q43: an elephant turns to where it goes and then goes straight ahead.
Check checkElephantCharge(UnitId unit, const Path &path)
{
    for (std::size_t i = 0; i < path.count; ++i) {
        const Manoeuvre m = path.leg[i].manoeuvre;
        if (m != Manoeuvre::Pivot && m != Manoeuvre::Straight) {
            return refuse(RefusalCode::ManoeuvreForbidden, "Q43", unit, static_cast<int>(i) + 1);
        }
    }
    return {};
}

// Q42 option
Check checkStraightCharge(UnitId unit, const Path &path)
{
    for (std::size_t i = 0; i < path.count; ++i) {
        if (path.leg[i].manoeuvre != Manoeuvre::Straight) {
            return refuse(RefusalCode::ManoeuvreForbidden, "Q42", unit, static_cast<int>(i) + 1);
        }
    }
    return {};
}

Pose turnedBack(const Pose &pose, Mils depth)
{
    // The rear edge becomes the front edge: the body stays where it is (Q28).
    const Pose rear = shifted(pose, pose.facing + 2 * kQuarterTurn, depth);
    return {rear.front, normalised(pose.facing + 2 * kQuarterTurn)};
}

Centidegrees bearingOfLeg(const Pose &pose, const Leg &leg)
{
    switch (leg.manoeuvre) {
    case Manoeuvre::Oblique:
        return pose.facing + leg.angle;
    case Manoeuvre::Slide:
        return leg.angle;
    case Manoeuvre::Straight:
    case Manoeuvre::Wheel:
    case Manoeuvre::Pivot:
    case Manoeuvre::AboutFace:
        break;
    }
    return pose.facing;
}

Pose turnedBy(const Pose &pose, const Leg &leg, Centidegrees angle, Extent size)
{
    return leg.manoeuvre == Manoeuvre::Wheel ? wheeled(pose, size.width, angle)
                                             : pivoted(pose, size.depth, angle);
}

// A square around everything a turning body can touch.
Box reachOfTurn(const Footprint &body, Extent size)
{
    const Mils r = size.width + size.depth;
    return {body.box.left - r, body.box.bottom - r, body.box.right + r, body.box.top + r};
}

Check checkArea(const Obstacles &obstacles, const Shape &area)
{
    if (Check c = obstacles.checkFriends(area)) {
        return c;
    }
    return obstacles.checkEnemies(area);
}

Check checkTurn(const Obstacles &obstacles, const Pose &from, const Leg &leg, Extent size)
{
    if (obstacles.isClear(reachOfTurn(footprintAt(from, size), size))) {
        return {};
    }
    const auto turned = [&](Centidegrees a) { return turnedBy(from, leg, a, size); };
    for (const Shape &slice : slicesOf(leg.angle, size, turned)) {
        if (Check c = checkArea(obstacles, slice)) {
            return c;
        }
    }
    return {};
}

Check checkLeg(const Obstacles &obstacles, const Pose &from, const Pose &to, const Leg &leg, Extent size)
{
    if (isTurn(leg)) {
        return checkTurn(obstacles, from, leg, size);
    }
    if (leg.manoeuvre == Manoeuvre::AboutFace) {
        return {};
    }
    const Footprint before = footprintAt(from, size);
    const Footprint after = footprintAt(to, size);
    return obstacles.isClear(before.box.with(after.box)) ? Check()
                                                         : checkArea(obstacles, hullOf(before, after));
}

// Q25, Q29, Q30: what the whole path costs against the allowance, the tolerance in the mover's favour (Q17).
Check checkCost(const State &s, UnitId unit, const Waypoint &end, Extent size, Mils &cost)
{
    const UnitType &type = s.typeOf(unit);
    if (paysByCorners(type)) {
        const std::int64_t way2 = cornerWaySquared(s.unit(unit).pose, end.pose, size);
        cost = static_cast<Mils>(floorSqrt(way2));
        const std::int64_t limit = type.move + kTolerance;
        if (way2 > limit * limit) {
            return refuse(RefusalCode::CornerTooFar, "Q29", unit, cost, type.move);
        }
        return {};
    }
    cost = roundedMils(end.cost);
    if (end.cost > 1000 * (std::int64_t{type.move} + kTolerance)) {
        const std::string_view clause = type.unitClass == UnitClass::Cavalry ? "M5"
                                        : type.isElephant                    ? "M4"
                                                                             : "M1";
        return refuse(RefusalCode::TooFar, clause, unit, cost, type.move);
    }
    return {};
}

// Q36, Q37: only elephants leave a fight; skirmishers too under the option.
bool mayBreakOff(const State &s, UnitId unit)
{
    const UnitType &type = s.typeOf(unit);
    return type.isElephant ||
           (type.isSkirmisher() && s.setup->options.breakOff == BreakOff::ElephantsAndSkirmishers);
}

} // namespace

Waypoint walked(const Waypoint &from, const Leg &leg, Extent size)
{
    switch (leg.manoeuvre) {
    case Manoeuvre::Wheel:
        return {wheeled(from.pose, size.width, leg.angle), from.cost + wheelCost(size.width, leg.angle)};
    case Manoeuvre::Pivot:
        return {pivoted(from.pose, size.depth, leg.angle), from.cost};
    case Manoeuvre::AboutFace:
        return {turnedBack(from.pose, size.depth), from.cost};
    case Manoeuvre::Straight:
    case Manoeuvre::Oblique:
    case Manoeuvre::Slide:
        break;
    }
    return {shifted(from.pose, bearingOfLeg(from.pose, leg), leg.distance),
            from.cost + 1000 * std::int64_t{leg.distance}};
}

std::int64_t cornerWaySquared(const Pose &from, const Pose &to, Extent size)
{
    const Footprint a = footprintAt(from, size);
    const Footprint b = footprintAt(to, size);
    std::int64_t farthest = 0;
    for (std::size_t i = 0; i < a.corner.size(); ++i) {
        farthest = std::max(farthest, distanceSquared(a.corner.at(i), b.corner.at(i)));
    }
    return farthest;
}

// Q29: free units in ranks; Q30: single stands pivot freely and pay for their centre.
bool paysByCorners(const UnitType &type)
{
    return type.movement == Movement::Free && type.formation != Formation::SingleStand;
}

// Q31, and Q28 to Q30 for what would be backwards
Check checkLegs(const State &s, UnitId unit, const Path &path)
{
    if (path.count == 0) {
        return refuse(RefusalCode::EmptyPath, "Q31", unit);
    }
    for (std::size_t i = 0; i < path.count; ++i) {
        const Leg &leg = path.leg[i];
        const bool backwards = isShift(leg) && leg.distance < 0;
        const bool bad = leg.angle < -kFullTurn || leg.angle > kFullTurn || leg.distance < 0 ||
                         leg.distance > kMaxAllowance || (isShift(leg) && leg.distance == 0) ||
                         (isTurn(leg) && leg.angle == 0);
        if (bad) {
            const std::string_view clause = backwards ? directionClause(s.typeOf(unit)) : "Q31";
            return refuse(RefusalCode::BadLeg, clause, unit, static_cast<int>(i) + 1);
        }
    }
    return {};
}

Check checkManoeuvres(const State &s, UnitId unit, const Path &path, Purpose purpose)
{
    if (Check c = checkAboutFace(s, unit, path, purpose)) {
        return c;
    }
    const UnitType &type = s.typeOf(unit);
    if (type.isElephant && purpose == Purpose::Charge) {
        if (Check c = checkElephantCharge(unit, path)) {
            return c;
        }
    }
    if (type.movement == Movement::Free) {
        return checkFree(type, unit, path, purpose);
    }
    if (purpose == Purpose::Charge && s.setup->options.formedCharge == FormedCharge::Straight) {
        if (Check c = checkStraightCharge(unit, path)) {
            return c;
        }
    }
    return checkFormed(s, unit, path);
}

// Q06, Q36, Q38
Check checkMayMove(const State &s, UnitId unit)
{
    if (s.isEngaged(unit) && !mayBreakOff(s, unit)) {
        return refuse(RefusalCode::Engaged, "Q36", unit);
    }
    if (s.unit(unit).deeds.moved) {
        return refuse(RefusalCode::AlreadyMoved, "Q06", unit);
    }
    if (generalHasMoved(s, unit)) {
        return refuse(RefusalCode::GeneralMovedAlone, "Q38", unit);
    }
    if (s.setup->options.scorpionMoveOrShoot && s.typeOf(unit).unitClass == UnitClass::Artillery &&
        s.unit(unit).deeds.shot) {
        return refuse(RefusalCode::MovedSoNoShot, "Q04", unit);
    }
    return {};
}

Check checkMove(const State &s, const MoveUnit &order, MovePlan *plan)
{
    if (Check c = checkMayMove(s, order.unit)) {
        return c;
    }
    if (Check c = checkLegs(s, order.unit, order.path)) {
        return c;
    }
    if (Check c = checkManoeuvres(s, order.unit, order.path, Purpose::Move)) {
        return c;
    }
    const Extent size = extentOf(s, order.unit);
    Waypoint end{s.unit(order.unit).pose, 0};
    for (const Leg &leg : order.path.legs()) {
        end = walked(end, leg, size);
    }
    Mils cost = 0;
    if (Check c = checkCost(s, order.unit, end, size, cost)) {
        return c;
    }
    const Obstacles obstacles(s, order.unit,
                              s.typeOf(order.unit).move + size.width + size.depth + kTolerance);
    Waypoint here{s.unit(order.unit).pose, 0};
    if (plan != nullptr) {
        plan->legs = 0;
    }
    for (const Leg &leg : order.path.legs()) {
        const Waypoint next = walked(here, leg, size);
        if (Check c = checkLeg(obstacles, here.pose, next.pose, leg, size)) {
            return c;
        }
        here = next;
        if (plan != nullptr) {
            plan->way.at(plan->legs++) = here;
        }
    }
    if (Check c = obstacles.checkEnd(footprintAt(here.pose, size))) {
        return c;
    }
    if (plan != nullptr) {
        plan->end = here.pose;
        plan->cost = cost;
    }
    return {};
}

void carryOut(Emitter &out, const MoveUnit &order, const MovePlan &plan)
{
    // Q37: on moving off, all its engagements end; the enemy gets no free hit.
    for (const UnitId enemy : enemiesOf(out.state(), order.unit)) {
        out.happen(event::EngagementEnded{order.unit, enemy});
    }
    out.happen(event::UnitMoved{order.unit, order.path, plan.end, plan.cost});
}

} // namespace zama::rules
