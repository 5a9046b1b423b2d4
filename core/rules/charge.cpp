#include "core/rules/charge.h"

#include "core/game/queries.h"
#include "core/geometry/trig.h"
#include "core/rules/advance.h"
#include "core/rules/elephants.h"
#include "core/rules/losses.h"
#include "core/rules/obstacles.h"
#include "core/rules/scorpions.h"
#include "core/rules/sequence.h"

#include <algorithm>
#include <array>

namespace zama::rules {
namespace {

// Q32, Q35: friends and the edge bar a charge as they bar a move; enemies end it.
Check checkCharged(const Obstacles &obstacles, const Waypoint &from, const Advance &step, Extent size)
{
    const Leg &leg = step.done;
    if (leg.manoeuvre != Manoeuvre::Wheel && leg.manoeuvre != Manoeuvre::Pivot) {
        const Footprint before = footprintAt(from.pose, size);
        const Footprint after = footprintAt(step.at.pose, size);
        return obstacles.isClearOfFriends(before.box.with(after.box))
                   ? Check()
                   : obstacles.checkFriends(hullOf(before, after));
    }
    const auto turned = [&](Centidegrees a) {
        return leg.manoeuvre == Manoeuvre::Wheel ? wheeled(from.pose, size.width, a)
                                                 : pivoted(from.pose, size.depth, a);
    };
    for (const Shape &slice : slicesOf(leg.angle, size, turned)) {
        if (Check c = obstacles.checkFriends(slice)) {
            return c;
        }
    }
    return {};
}

std::vector<UnitId> enemiesNear(const State &s, UnitId unit, const Footprint &body, Mils reach)
{
    std::vector<UnitId> near;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        if (s.isPresent(u) && s.sideOf(u) != s.sideOf(unit) && isWithin(body, s.footprint(u), reach)) {
            near.push_back(u);
        }
    }
    return near;
}

// Q40: what the way to the contact has cost; the tolerance was granted at the contact, not again here.
struct Spent {
    Mils cost = 0;
    bool tooMuch = false;
};

Spent spent(const UnitType &type, const Pose &start, const Waypoint &at, Extent size)
{
    const std::int64_t allowance = type.charge;
    if (paysByCorners(type)) {
        const std::int64_t way2 = cornerWaySquared(start, at.pose, size);
        return {static_cast<Mils>(floorSqrt(way2)), way2 > allowance * allowance};
    }
    return {static_cast<Mils>(roundedRatio(at.cost, 1000)), at.cost > 1000 * allowance};
}

// The next side to charge after one has charged or passed (Q01).
SideId nextCharger(const State &s, SideId acted, bool passed)
{
    switch (s.setup->options.chargeOrder) {
    case ChargeOrder::FirstSide:
    case ChargeOrder::SecondSide:
        return passed ? otherSide(acted) : acted;
    case ChargeOrder::Alternate:
    case ChargeOrder::Die:
        break;
    }
    return otherSide(acted);
}

bool passingIsFinal(const State &s)
{
    const ChargeOrder order = s.setup->options.chargeOrder;
    return order == ChargeOrder::FirstSide || order == ChargeOrder::SecondSide;
}

void finishCharge(Emitter &out)
{
    const SideId acted = out.state().sideOf(out.state().charge.unit);
    out.happen(event::SideToAct{nextCharger(out.state(), acted, false)});
}

// E5, Q74, Q45: the declared target alone loses its two stands, once per charge, whatever it lost before
// (Q83).
void strikeTarget(Emitter &out, UnitId unit, UnitId target)
{
    const State &s = out.state();
    const UnitType &charger = s.typeOf(unit);
    const UnitType &victim = s.typeOf(target);
    if (charger.isElephant && !victim.isElephant && s.isPresent(target)) {
        out.happen(event::ElephantHit{unit, target});
        loseStands(out, target, charger.elephant.impactLoss, Cause::Impact, unit, Settle::AtOnce);
    } else if (victim.isElephant && !charger.isElephant && s.setup->options.elephantHitsWhenCharged) {
        out.happen(event::ElephantHit{target, unit}); // Q47 option
        loseStands(out, unit, victim.elephant.impactLoss, Cause::Impact, target, Settle::AtOnce);
    }
}

// Q46: who has been closed up with and still stands becomes engaged, though losses may have opened a gap
// (Q20, Q70).
void engage(Emitter &out, UnitId unit, const std::vector<UnitId> &touched)
{
    for (const UnitId enemy : touched) {
        if (out.state().isPresent(unit) && out.state().isPresent(enemy)) {
            out.happen(event::EngagementMade{unit, enemy});
        }
    }
}

void arrive(Emitter &out);

// Q48 option: straight on with what is left, to the next enemy or as far as it can lawfully stand.
void overrun(Emitter &out)
{
    const ChargeProgress charge = out.state().charge;
    const State &s = out.state();
    const Extent size = extentOf(s, charge.unit);
    const Pose start = s.unit(charge.unit).pose;
    const Obstacles obstacles(s, charge.unit, charge.left + kTolerance);
    for (Mils way = charge.left; way > 0;) {
        const Advance step = advanceLeg(s, {start, 0}, straight(way), size, obstacles.enemies());
        const Footprint end = footprintAt(step.at.pose, size);
        const bool barred = checkCharged(obstacles, {start, 0}, step, size).has_value() ||
                            (!step.contact && obstacles.checkEnd(end).has_value()) ||
                            (step.contact && obstacles.checkFriendsAtEnd(end).has_value());
        if (barred) {
            way = step.done.distance - 1;
            continue;
        }
        const auto near = step.contact ? enemiesNear(s, charge.unit, end, kTolerance) : std::vector<UnitId>{};
        const UnitId target = near.empty() ? UnitId::none() : near.front();
        const bool front = target.isValid() && isFromFront(s, target, start, size.depth, end);
        out.happen(event::ChargeContinued{charge.unit, target, step.at.pose, step.done.distance,
                                          charge.left - step.done.distance, front});
        if (target.isValid()) {
            arrive(out);
            return;
        }
        break;
    }
    finishCharge(out);
}

// Contact is made and no scare die stands in the way any more: scorpions rout, the elephant hits, links are
// made. Whom it touches is settled where it stopped, before anybody falls (Q45).
void strike(Emitter &out)
{
    const ChargeProgress charge = out.state().charge;
    const std::vector<UnitId> touched =
        enemiesNear(out.state(), charge.unit, out.state().footprint(charge.unit), kCloseUp);
    for (const UnitId u : touched) {
        if (out.state().typeOf(u).has(Trait::RoutsWhenCharged)) {
            rout(out, u, charge.unit);
        }
    }
    strikeTarget(out, charge.unit, charge.target);
    engage(out, charge.unit, touched);
    const bool goesOn = out.state().isPresent(charge.unit) && !out.state().isEngaged(charge.unit) &&
                        charge.overrun && charge.left > 0 &&
                        out.state().setup->options.overrun == Overrun::Continue;
    if (goesOn) {
        overrun(out);
    } else {
        finishCharge(out);
    }
}

void arrive(Emitter &out)
{
    const ChargeProgress charge = out.state().charge;
    if (getsScareDie(out.state(), charge.unit, charge.target, charge.fromFront)) {
        awaitScareDie(out, charge.unit, charge.target);
    } else {
        strike(out);
    }
}

// A path as far as it is carried out: to the first contact, or to its end.
struct Course {
    Path done;
    std::array<Advance, Path::kMaxLegs> step{};
    Waypoint end;
    bool contact = false;
    Check barred; ///< seen before the contact was looked for; the course then ends early
};

// Q40. Most charges that are thought of are barred by a friend right away: that is cheap to see, a contact is
// not.
Course courseOf(const State &s, const DeclareCharge &order, const Obstacles &obstacles, Extent size)
{
    Course course;
    course.end = {s.unit(order.unit).pose, 0};
    for (Leg leg : order.path.legs()) {
        leg.distance = std::min(leg.distance, s.typeOf(order.unit).charge + kTolerance);
        course.barred = checkCharged(obstacles, course.end,
                                     sureBeginning(s, course.end, leg, size, obstacles.enemies()), size);
        if (course.barred) {
            break;
        }
        const Advance step = advanceLeg(s, course.end, leg, size, obstacles.enemies());
        course.step.at(course.done.count) = step;
        course.done.push(step.done);
        course.end = step.at;
        course.contact = step.contact;
        if (course.contact) {
            break;
        }
    }
    return course;
}

// Q32, Q35
Check checkWay(const Course &course, const Pose &start, const Obstacles &obstacles, Extent size)
{
    Waypoint here{start, 0};
    for (std::size_t i = 0; i < course.done.count; ++i) {
        if (Check c = checkCharged(obstacles, here, course.step.at(i), size)) {
            return c;
        }
        here = course.step.at(i).at;
    }
    return {};
}

// C5, Q40, Q44: follows the path to the first contact; what the order says beyond it is not judged.
Check follow(const State &s, const DeclareCharge &order, ChargePlan &plan)
{
    const UnitType &type = s.typeOf(order.unit);
    const Extent size = extentOf(s, order.unit);
    const Pose start = s.unit(order.unit).pose;
    const Obstacles obstacles(s, order.unit, type.charge + size.width + size.depth + kCloseUp);
    const Course course = courseOf(s, order, obstacles, size);
    if (course.barred) {
        return course.barred;
    }
    if (Check c = checkManoeuvres(s, order.unit, course.done, Purpose::Charge)) {
        return c;
    }
    if (Check c = checkWay(course, start, obstacles, size)) {
        return c;
    }
    const Spent cost = spent(type, start, course.end, size);
    if (!course.contact || cost.tooMuch) {
        return Refusal(RefusalCode::CannotReach, "C5", order.unit, order.target)
            .measuring(cost.cost, type.charge);
    }
    plan.contact = course.end.pose;
    plan.cost = cost.cost;
    plan.left = type.charge - cost.cost;
    return obstacles.checkFriendsAtEnd(footprintAt(course.end.pose, size));
}

} // namespace

// P1, Q39, Q41, Q06
Check checkMayCharge(const State &s, UnitId unit)
{
    if (s.typeOf(unit).has(Trait::NoCharge)) {
        return Refusal(RefusalCode::CannotCharge, "P1", unit);
    }
    if (s.isEngaged(unit)) {
        return Refusal(RefusalCode::Engaged, "Q41", unit);
    }
    if (s.unit(unit).deeds.charged) {
        return Refusal(RefusalCode::AlreadyCharged, "Q39", unit);
    }
    return {};
}

Check checkCharge(const State &s, const DeclareCharge &order, ChargePlan *plan)
{
    if (Check c = checkMayCharge(s, order.unit)) {
        return c;
    }
    if (s.sideOf(order.target) == s.sideOf(order.unit)) {
        return Refusal(RefusalCode::OwnUnit, "C5", order.unit, order.target);
    }
    if (Check c = checkLegs(s, order.unit, order.path)) {
        return c;
    }
    ChargePlan result;
    if (Check c = follow(s, order, result)) {
        return c;
    }
    const Extent size = extentOf(s, order.unit);
    const Footprint body = footprintAt(result.contact, size);
    result.touched = enemiesNear(s, order.unit, body, kCloseUp);
    if (std::ranges::find(result.touched, order.target) == result.touched.end()) {
        return Refusal(RefusalCode::OtherEnemyInWay, "Q44", order.unit,
                       enemiesNear(s, order.unit, body, kTolerance).front());
    }
    result.fromFront = isFromFront(s, order.target, s.unit(order.unit).pose, size.depth, body);
    result.needsScareDie = getsScareDie(s, order.unit, order.target, result.fromFront);
    if (plan != nullptr) {
        *plan = std::move(result);
    }
    return {};
}

// Q22: the charger's centre, where it stood when the charge was declared, lies ahead of the target's front
// edge.
bool isFromFront(const State &s, UnitId target, const Pose &from, Mils depth, const Footprint &contact)
{
    if (s.setup->options.frontTest == FrontTest::StartPosition) {
        return isCentreAhead(from, depth, s.unit(target).pose, 0);
    }
    const Footprint &victim = s.footprint(target);
    const std::int64_t front = edgeDistanceSquared(victim, 0, contact);
    return front <= edgeDistanceSquared(victim, 1, contact) &&
           front <= edgeDistanceSquared(victim, 2, contact) &&
           front <= edgeDistanceSquared(victim, 3, contact);
}

void carryOut(Emitter &out, const DeclareCharge &order, const ChargePlan &plan)
{
    out.happen(event::ChargeDeclared{order.unit, order.target, order.path, plan.contact, plan.cost, plan.left,
                                     plan.fromFront, order.overrun});
    arrive(out);
}

// C1, Q01
Check checkPass(const State &s, SideId side)
{
    if (s.toAct != side) {
        return Refusal(RefusalCode::NotYourTurn, "Q01");
    }
    return {};
}

// Q01: two passes in a row end the step; under the one-side-first options a pass is final.
void carryOut(Emitter &out, const PassCharge &order)
{
    out.happen(event::ChargePassed{order.side});
    if (passingIsFinal(out.state())) {
        out.happen(event::SideClosed{order.side});
    }
    const State &s = out.state();
    if (s.passes >= 2 || (s.closed[0] && s.closed[1])) {
        endStep(out);
    } else {
        out.happen(event::SideToAct{nextCharger(s, order.side, true)});
    }
}

void resolveScare(Emitter &out, const PendingRoll &roll, int scared)
{
    if (scared > 0) {
        out.happen(event::ElephantScared{roll.unit, roll.target}); // E3, Q91: removed on the spot
        finishCharge(out);
    } else {
        strike(out);
    }
}

// Q01 option: 1 to 3 the first side, 4 to 6 the second.
void resolveInitiative(Emitter &out, int face)
{
    out.happen(event::SideToAct{SideId(face <= 3 ? 0U : 1U)});
}

} // namespace zama::rules
