#include "core/game/queries.h"

#include <algorithm>
#include <tuple>

namespace zama {
namespace {

bool mayOrder(const State &s, UnitId u)
{
    const UnitState &unit = s.unit(u);
    const UnitType &type = s.typeOf(u);
    const bool movesOrShoots = s.setup->options.scorpionMoveOrShoot && type.unitClass == UnitClass::Artillery;
    switch (s.currentStep().kind) {
    case StepKind::Move:
        return !unit.deeds.moved && !generalHasMoved(s, u) && !(movesOrShoots && unit.deeds.shot) &&
               (unit.links == 0 || type.isElephant ||
                (type.isSkirmisher() && s.setup->options.breakOff == BreakOff::ElephantsAndSkirmishers));
    case StepKind::Shoot:
        return type.shootingRange > 0 && !unit.deeds.shot && unit.links == 0 &&
               !(movesOrShoots && unit.deeds.moved);
    case StepKind::Charge:
        return !unit.deeds.charged && unit.links == 0 && !type.has(Trait::NoCharge);
    case StepKind::Melee:
        return meleeDice(s, u) > 0 && unit.links > 1;
    }
    return false;
}

bool mayMoveHimself(const State &s, GeneralId g)
{
    const GeneralState &general = s.general(g);
    if (general.fallen || general.moved) {
        return false;
    }
    return !general.attachedTo.isValid() ||
           (!s.isEngaged(general.attachedTo) && !s.unit(general.attachedTo).deeds.moved);
}

} // namespace

std::vector<UnitId> enemiesOf(const State &s, UnitId unit)
{
    std::vector<UnitId> enemies;
    for (const Link &l : s.links) {
        if (l.a == unit) {
            enemies.push_back(l.b);
        } else if (l.b == unit) {
            enemies.push_back(l.a);
        }
    }
    std::ranges::sort(enemies);
    return enemies;
}

bool areLinked(const State &s, UnitId a, UnitId b)
{
    return std::ranges::binary_search(s.links, Link{std::min(a, b), std::max(a, b)});
}

std::vector<GeneralId> generalsWith(const State &s, UnitId unit)
{
    std::vector<GeneralId> found;
    for (std::size_t i = 0; i < s.generals.size(); ++i) {
        if (s.generals[i].attachedTo == unit && !s.generals[i].fallen) {
            found.emplace_back(i);
        }
    }
    return found;
}

bool generalHasMoved(const State &s, UnitId unit)
{
    return std::ranges::any_of(
        s.generals, [&](const GeneralState &g) { return g.attachedTo == unit && g.moved && !g.fallen; });
}

// G2, G4, Q85
int extraDice(const State &s, UnitId unit)
{
    int extra = 0;
    for (std::size_t i = 0; i < s.generals.size(); ++i) {
        if (s.generals[i].attachedTo == unit && !s.generals[i].fallen) {
            extra += s.setup->generals[i].extraStands;
        }
    }
    return extra;
}

Point placeOf(const State &s, GeneralId g)
{
    const GeneralState &general = s.general(g);
    return general.attachedTo.isValid() ? s.unit(general.attachedTo).pose.front : general.place;
}

Extent extentOf(const State &s, UnitId unit)
{
    return s.setup->extentOf(unit, s.unit(unit).strength);
}

Point centreOf(const State &s, UnitId unit)
{
    return centreOf(s.unit(unit).pose, extentOf(s, unit).depth);
}

Mils distanceBetween(const State &s, UnitId a, UnitId b)
{
    return distanceBetween(s.footprint(a), s.footprint(b));
}

// F2, F3, Q67: the number depends on the target of the dice, never on who charged (except for types that say
// so) nor from where (Q23).
HitNumber meleeHitNumber(const State &s, UnitId attacker, UnitId target)
{
    const UnitType &type = s.typeOf(attacker);
    if (s.typeOf(target).hitBy) {
        return *s.typeOf(target).hitBy;
    }
    if (type.isElephant) {
        return s.setup->options.elephantMelee == ElephantMelee::DieFive ? 5 : kNeverHits; // Q72
    }
    return s.unit(attacker).deeds.charged ? type.meleeHitAfterCharge : type.meleeHit;
}

// F1, Q64, Q72, Q85
int meleeDice(const State &s, UnitId unit)
{
    const UnitType &type = s.typeOf(unit);
    if (type.isElephant) {
        const ElephantMelee mode = s.setup->options.elephantMelee;
        return mode == ElephantMelee::DieFive || mode == ElephantMelee::AnyVsSkirmishers ? 1 : 0;
    }
    return type.rollsMelee ? s.unit(unit).strength + extraDice(s, unit) : 0;
}

// Q72, Q73
bool isMeleeTarget(const State &s, UnitId unit, UnitId target)
{
    if (!s.isPresent(target) || s.typeOf(target).isElephant || !areLinked(s, unit, target)) {
        return false;
    }
    const bool onlySkirmishers =
        s.typeOf(unit).isElephant && s.setup->options.elephantMelee == ElephantMelee::AnyVsSkirmishers;
    return !onlySkirmishers || s.typeOf(target).isSkirmisher();
}

// Q65
UnitId defaultMeleeTarget(const State &s, UnitId unit)
{
    UnitId best;
    const auto rank = [&](UnitId t) { return std::tuple(meleeHitNumber(s, unit, t), s.unit(t).strength, t); };
    for (const UnitId t : enemiesOf(s, unit)) {
        if (isMeleeTarget(s, unit, t) && (!best.isValid() || rank(t) < rank(best))) {
            best = t;
        }
    }
    return best;
}

// Q09, Q82: elephants never count; scared or rampaged ones are no losses either.
int standsLost(const State &s, SideId side)
{
    int left = 0;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        if (s.sideOf(u) == side && !s.typeOf(u).has(Trait::LossesNotCounted)) {
            left += s.units[i].strength;
        }
    }
    return s.setup->sides.at(side.index()).startingStands - left;
}

bool hasUnits(const State &s, SideId side)
{
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.units[i].strength > 0 && s.setup->units[i].side == side) {
            return true;
        }
    }
    return false;
}

OpenWork openWork(const State &s)
{
    OpenWork work;
    if (s.isOver() || s.pending || s.phase == Phase::Deploying) {
        return work;
    }
    const StepKind kind = s.currentStep().kind;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        const SideId side = s.sideOf(u);
        const bool acts = kind == StepKind::Melee ? !s.closed.at(side.index()) : side == s.toAct;
        if (s.isPresent(u) && acts && mayOrder(s, u)) {
            work.units.push_back(u);
        }
    }
    for (std::size_t i = 0; kind == StepKind::Move && i < s.generals.size(); ++i) {
        if (s.setup->generals[i].side == s.toAct && mayMoveHimself(s, GeneralId(i))) {
            work.generals.emplace_back(i);
        }
    }
    return work;
}

UnitId unitAt(const State &s, Point point)
{
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.units[i].strength > 0 && isWithin(point, s.footprints[i], 0)) {
            return UnitId(i);
        }
    }
    return UnitId::none();
}

} // namespace zama
