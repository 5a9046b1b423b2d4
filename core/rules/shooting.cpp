#include "core/rules/shooting.h"

#include "core/game/queries.h"
#include "core/rules/losses.h"

#include <algorithm>

namespace zama::rules {
namespace {

// Q52 option: stands whose own rectangle is in range; the hole of an odd rear rank is at its right-hand end.
int standsInRange(const State &s, UnitId unit, UnitId target)
{
    const UnitType &type = s.typeOf(unit);
    const int strength = s.unit(unit).strength;
    const auto [files, ranks] = filesAndRanks(type.formation, strength);
    const Extent body = extentOf(s, unit);
    int count = 0;
    for (int i = 0; i < strength; ++i) {
        const Footprint stand = standFootprint(s.unit(unit).pose, body, type.stand, i % files, i / files);
        count += isWithin(stand, s.footprint(target), type.shootingRange + kTolerance) ? 1 : 0;
    }
    return ranks > 0 ? count : 0;
}

// Q53 option: the first third unit that the line between the two centres enters by more than the tolerance.
UnitId blockerOfSight(const State &s, UnitId unit, UnitId target)
{
    const Shape sight = segmentShape(centreOf(s, unit), centreOf(s, target));
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        if (u != unit && u != target && s.isPresent(u) &&
            overlapsDeeper(sight, shapeOf(s.footprint(u)), kTolerance)) {
            return u;
        }
    }
    return UnitId::none();
}

// Q54 option: some corner of the target lies strictly ahead of the shooter's front edge.
bool isInFront(const State &s, UnitId unit, UnitId target)
{
    return std::ranges::any_of(s.footprint(target).corner,
                               [&](Point p) { return isAhead(p, s.unit(unit).pose); });
}

} // namespace

// S1, S6, Q04, Q06
Check checkMayShoot(const State &s, UnitId unit)
{
    const UnitType &type = s.typeOf(unit);
    if (type.shootingRange <= 0) {
        return Refusal(RefusalCode::CannotShoot, "S1", unit);
    }
    if (s.isEngaged(unit)) {
        return Refusal(RefusalCode::Engaged, "S6", unit);
    }
    if (s.unit(unit).deeds.shot) {
        return Refusal(RefusalCode::AlreadyShot, "Q06", unit);
    }
    if (s.setup->options.scorpionMoveOrShoot && type.unitClass == UnitClass::Artillery &&
        s.unit(unit).deeds.moved) {
        return Refusal(RefusalCode::MovedSoNoShot, "Q04", unit);
    }
    return {};
}

// S7 (engaged units only, Q62), S8, E1, Q51, Q53 to Q58
Check checkTarget(const State &s, UnitId unit, UnitId target)
{
    if (s.sideOf(target) == s.sideOf(unit)) {
        return Refusal(RefusalCode::OwnUnit, "S4", unit, target);
    }
    if (s.isEngaged(target)) {
        return Refusal(RefusalCode::TargetEngaged, "S7", unit, target);
    }
    if (s.typeOf(target).isElephant) {
        return Refusal(RefusalCode::TargetElephant, "Q57", unit, target);
    }
    const Mils range = s.typeOf(unit).shootingRange;
    if (!isWithin(s.footprint(unit), s.footprint(target), range + kTolerance)) {
        return Refusal(RefusalCode::OutOfRange, "S8", unit, target)
            .measuring(distanceBetween(s, unit, target), range);
    }
    if (s.setup->options.arc == Arc::Front && !isInFront(s, unit, target)) {
        return Refusal(RefusalCode::OutOfArc, "Q54", unit, target);
    }
    if (s.setup->options.los == LineOfSight::UnitsBlock) {
        const UnitId blocker = blockerOfSight(s, unit, target);
        if (blocker.isValid()) {
            return Refusal(RefusalCode::NoLineOfSight, "Q53", unit, blocker);
        }
    }
    return {};
}

Check checkShoot(const State &s, const Shoot &order)
{
    if (Check c = checkMayShoot(s, order.unit)) {
        return c;
    }
    if (Check c = checkTarget(s, order.unit, order.target)) {
        return c;
    }
    if (volleyDice(s, order.unit, order.target) ==
        0) { // Q52 option: only the hole of its rear rank is near enough
        return Refusal(RefusalCode::OutOfRange, "Q52", order.unit, order.target)
            .measuring(distanceBetween(s, order.unit, order.target), s.typeOf(order.unit).shootingRange);
    }
    return {};
}

// S2, S5, G3, Q52: generals never add to a volley.
int volleyDice(const State &s, UnitId unit, UnitId target)
{
    return s.setup->options.rangeDice == RangeDice::StandsInRange ? standsInRange(s, unit, target)
                                                                  : s.unit(unit).strength;
}

void carryOut(Emitter &out, const Shoot &order)
{
    const State &s = out.state();
    const int dice = volleyDice(s, order.unit, order.target);
    const HitNumber hitOn = s.typeOf(order.unit).shootingHit;
    out.happen(event::VolleyDeclared{order.unit, order.target, dice, hitOn});
    out.happen(event::RollAwaited{
        {RollKind::Volley, s.sideOf(order.unit), order.unit, order.target, {}, dice, hitOn}});
}

// S4, Q56, Q60: losses at once, what is too much is lost; generals run no risk (Q61).
void resolveVolley(Emitter &out, const PendingRoll &roll, int hits)
{
    loseStands(out, roll.target, hits, Cause::Shooting, roll.unit, Settle::AtOnce);
}

} // namespace zama::rules
