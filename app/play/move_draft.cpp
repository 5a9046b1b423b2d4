#include "app/play/move_draft.h"

#include "core/game/queries.h"
#include "core/rules/movement.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace zama::play {
namespace {

constexpr Centidegrees kSnap = 250; // nearly straight is meant straight
constexpr Mils kLeast = 50;         // less than this is a trembling hand
constexpr Centidegrees kLeastTurn = 50;

double lengthOf(Point v)
{
    return std::hypot(v.x, v.y);
}

Point minus(Point a, Point b)
{
    return {a.x - b.x, a.y - b.y};
}

bool isTurn(const Leg &leg)
{
    return leg.manoeuvre == Manoeuvre::Wheel || leg.manoeuvre == Manoeuvre::Pivot;
}

Leg scaled(Leg leg, double part)
{
    if (isTurn(leg)) {
        leg.angle = static_cast<Centidegrees>(leg.angle * part);
    } else {
        leg.distance = static_cast<Mils>(leg.distance * part);
    }
    return leg;
}

bool isNothing(const Leg &leg)
{
    return isTurn(leg) ? leg.angle == 0 : leg.distance == 0;
}

} // namespace

Centidegrees bearingOf(Point from, Point to)
{
    const Point v = minus(to, from);
    const double radians = std::atan2(static_cast<double>(v.x), static_cast<double>(v.y));
    return normalised(static_cast<Centidegrees>(std::lround(radians * 18000.0 / std::numbers::pi)));
}

MoveDraft::MoveDraft(const State &state, UnitId unit, DraftKind kind)
    : m_state(&state),
      m_unit(unit),
      m_kind(kind)
{
}

MoveDraft::MoveDraft(const State &state, UnitId unit, const Path &path)
    : m_state(&state),
      m_unit(unit),
      m_kind(DraftKind::Move),
      m_fixed(path)
{
}

bool MoveDraft::isFree() const
{
    return m_state->typeOf(m_unit).movement == Movement::Free;
}

Mils MoveDraft::allowance() const
{
    const UnitType &type = m_state->typeOf(m_unit);
    return m_kind == DraftKind::Charge ? type.charge : type.move;
}

Path MoveDraft::with(const Leg &leg) const
{
    Path path = m_fixed;
    if (!isNothing(leg)) {
        path.push(leg);
    }
    return path;
}

Path MoveDraft::path() const
{
    return m_hand ? with(*m_hand) : m_fixed;
}

Pose MoveDraft::base() const
{
    rules::Waypoint at{m_state->unit(m_unit).pose, 0};
    for (const Leg &leg : m_fixed.legs()) {
        at = rules::walked(at, leg, extentOf(*m_state, m_unit));
    }
    return at.pose;
}

Pose MoveDraft::end() const
{
    return m_hand ? rules::walked({base(), 0}, *m_hand, extentOf(*m_state, m_unit)).pose : base();
}

Mils MoveDraft::leftBehind(const Path &whole) const
{
    rules::Waypoint at{m_state->unit(m_unit).pose, 0};
    const Extent size = extentOf(*m_state, m_unit);
    for (const Leg &leg : whole.legs()) {
        at = rules::walked(at, leg, size);
    }
    const Mils way = rules::paysByCorners(m_state->typeOf(m_unit))
                         ? static_cast<Mils>(std::lround(std::sqrt(static_cast<double>(
                               rules::cornerWaySquared(m_state->unit(m_unit).pose, at.pose, size)))))
                         : static_cast<Mils>((at.cost + 500) / 1000);
    return std::max(0, allowance() - way);
}

// Costs and angles only; who stands in the way is for the referee to say.
bool MoveDraft::isTooFar(const Leg &leg) const
{
    const Path whole = with(leg);
    const auto purpose = m_kind == DraftKind::Charge ? rules::Purpose::Charge : rules::Purpose::Move;
    const Check kind = rules::checkManoeuvres(*m_state, m_unit, whole, purpose);
    if (kind && (kind->code == RefusalCode::WheelTooFar || kind->code == RefusalCode::ObliqueTooSteep)) {
        return true;
    }
    rules::Waypoint at{m_state->unit(m_unit).pose, 0};
    const Extent size = extentOf(*m_state, m_unit);
    for (const Leg &l : whole.legs()) {
        at = rules::walked(at, l, size);
    }
    if (rules::paysByCorners(m_state->typeOf(m_unit))) {
        return rules::cornerWaySquared(m_state->unit(m_unit).pose, at.pose, size) >
               std::int64_t{allowance()} * allowance();
    }
    return at.cost > std::int64_t{allowance()} * 1000;
}

// The largest part of a leg that the allowance covers.
Leg MoveDraft::heldBack(Leg leg) const
{
    if (!isTooFar(leg)) {
        return leg;
    }
    double low = 0;
    double high = 1;
    for (int i = 0; i < 24; ++i) {
        const double middle = (low + high) / 2;
        (isTooFar(scaled(leg, middle)) ? high : low) = middle;
    }
    return scaled(leg, low);
}

void MoveDraft::take(const Leg &leg)
{
    const Leg held = heldBack(leg);
    if (isNothing(held)) {
        m_hand.reset();
    } else {
        m_hand = held;
    }
}

void MoveDraft::holdBody(Point grip, Point to)
{
    const Point v = minus(to, grip);
    const double length = lengthOf(v);
    if (length < kLeast) {
        m_hand.reset();
        return;
    }
    const Centidegrees bearing = bearingOf(grip, to);
    if (isFree()) {
        take(slide(bearing, static_cast<Mils>(std::lround(length))));
        return;
    }
    const Centidegrees off = turnBetween(base().facing, bearing);
    const Centidegrees angle = std::clamp(off, -kMaxManoeuvreAngle, kMaxManoeuvreAngle);
    const double beside = (off - angle) / 18000.0 * std::numbers::pi;
    const Mils distance = static_cast<Mils>(std::max(0.0, length * std::cos(beside)));
    take(std::abs(angle) < kSnap ? straight(distance) : oblique(angle, distance));
}

void MoveDraft::holdCorner(bool right, Point to)
{
    const Pose here = base();
    const Extent size = extentOf(*m_state, m_unit);
    const Footprint foot = footprintAt(here, size);
    const Point corner = foot.corner.at(right ? 1 : 0);
    const Point about = isFree() ? centreOf(here, size.depth) : foot.corner.at(right ? 0 : 1);
    const Centidegrees angle = turnBetween(bearingOf(about, corner), bearingOf(about, to));
    if (isFree()) {
        take(pivot(std::abs(angle) < kLeastTurn ? 0 : angle));
        return;
    }
    // The right corner goes forward in a wheel to the left, and the other way round.
    take(wheel(right ? std::clamp(angle, -kMaxManoeuvreAngle, 0) : std::clamp(angle, 0, kMaxManoeuvreAngle)));
}

void MoveDraft::lengthen(Mils by)
{
    if (m_hand && isTurn(*m_hand)) {
        fix();
    }
    Leg leg = m_hand.value_or(isFree() ? slide(base().facing, 0) : straight(0));
    leg.distance = std::max(0, leg.distance + by);
    take(leg);
}

void MoveDraft::bend(Centidegrees by)
{
    if (isFree()) {
        turn(by);
        return;
    }
    if (!m_hand || isTurn(*m_hand)) {
        return;
    }
    const Centidegrees now = m_hand->manoeuvre == Manoeuvre::Oblique ? m_hand->angle : 0;
    const Centidegrees angle = std::clamp(now + by, -kMaxManoeuvreAngle, kMaxManoeuvreAngle);
    take(angle == 0 ? straight(m_hand->distance) : oblique(angle, m_hand->distance));
}

void MoveDraft::turn(Centidegrees by)
{
    if (m_hand && !isTurn(*m_hand)) {
        fix();
    }
    const Centidegrees now = m_hand ? m_hand->angle : 0;
    take(isFree() ? pivot(now + by) : wheel(std::clamp(now + by, -kMaxManoeuvreAngle, kMaxManoeuvreAngle)));
}

void MoveDraft::slideBy(Centidegrees bearing, Mils distance)
{
    if (m_hand && isTurn(*m_hand)) {
        fix();
    }
    Point to = {0, 0};
    if (m_hand) {
        to = shifted({to, 0}, m_hand->angle, m_hand->distance).front;
    }
    to = shifted({to, 0}, bearing, distance).front;
    take(slide(bearingOf({0, 0}, to), static_cast<Mils>(std::lround(lengthOf(to)))));
}

void MoveDraft::fix()
{
    if (m_hand && m_fixed.push(*m_hand)) {
        m_hand.reset();
    }
}

} // namespace zama::play
