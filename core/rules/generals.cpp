#include "core/rules/generals.h"

#include "core/game/queries.h"
#include "core/geometry/trig.h"

namespace zama::rules {
namespace {

constexpr HitNumber kGeneralFallsOn = 6; // G6

Refusal refuse(RefusalCode code, std::string_view clause, GeneralId general, UnitId other = {})
{
    return Refusal(code, clause, {}, other).about(general);
}

// Q35: his centre must be on the table. Q38: he ignores units.
Check checkWalk(const State &s, const MoveGeneral &order)
{
    const Point from = placeOf(s, order.general);
    const Mils allowance = generalAllowance(s);
    const std::int64_t limit = allowance + kTolerance;
    if (!s.setup->table.contains({order.to.x, order.to.y, order.to.x, order.to.y})) {
        return refuse(RefusalCode::OffTable, "Q35", order.general);
    }
    if (order.to == from && !s.general(order.general).attachedTo.isValid()) {
        return refuse(RefusalCode::GeneralStays, "Q31", order.general);
    }
    if (distanceSquared(from, order.to) > limit * limit) {
        const auto way = static_cast<Mils>(floorSqrt(distanceSquared(from, order.to)));
        return refuse(RefusalCode::GeneralTooFar, "Q38", order.general).measuring(way, allowance);
    }
    return {};
}

} // namespace

Mils generalAllowance(const State &s)
{
    return s.setup->options.generalMove == GeneralMove::Six ? 6 * kInch : 12 * kInch;
}

// Q38, Q84
Check checkMayMove(const State &s, GeneralId g)
{
    const GeneralState &general = s.general(g);
    if (general.fallen) {
        return refuse(RefusalCode::GeneralGone, "G6", g);
    }
    if (general.moved) {
        return refuse(RefusalCode::AlreadyMoved, "Q38", g);
    }
    if (!general.attachedTo.isValid()) {
        return {};
    }
    if (s.isEngaged(general.attachedTo)) {
        return refuse(RefusalCode::GeneralBound, "Q84", g, general.attachedTo);
    }
    if (s.unit(general.attachedTo).deeds.moved) {
        return refuse(RefusalCode::MovedWithUnit, "Q38", g, general.attachedTo);
    }
    return {};
}

// Q84, Q86: reach is measured from where he is to the nearest point of the unit.
Check checkJoin(const State &s, GeneralId g, UnitId unit)
{
    if (s.sideOf(unit) != s.setup->generals[g.index()].side) {
        return refuse(RefusalCode::CannotJoin, "Q84", g, unit);
    }
    const UnitType &type = s.typeOf(unit);
    if (type.isElephant || type.has(Trait::NoGeneral)) {
        return refuse(RefusalCode::CannotJoin, "Q84", g, unit);
    }
    if (s.general(g).attachedTo == unit) {
        return refuse(RefusalCode::GeneralStays, "Q31", g, unit);
    }
    if (s.setup->options.generalsPerUnit == GeneralsPerUnit::One && !generalsWith(s, unit).empty()) {
        return refuse(RefusalCode::HasGeneral, "Q84", g, unit);
    }
    const GeneralSetup &setup = s.setup->generals[g.index()];
    const bool ownOnly = s.setup->options.generalJoins == GeneralJoins::OwnCommand && !setup.commanderInChief;
    if (ownOnly && s.setup->units[unit.index()].command != setup.command) {
        return refuse(RefusalCode::OwnCommandOnly, "Q84", g, unit);
    }
    const Mils allowance = generalAllowance(s);
    if (!isWithin(placeOf(s, g), s.footprint(unit), allowance + kTolerance)) {
        return refuse(RefusalCode::GeneralTooFar, "Q84", g, unit)
            .measuring(distanceTo(placeOf(s, g), s.footprint(unit)), allowance);
    }
    return {};
}

Check checkMove(const State &s, const MoveGeneral &order)
{
    if (Check c = checkMayMove(s, order.general)) {
        return c;
    }
    return order.join.isValid() ? checkJoin(s, order.general, order.join) : checkWalk(s, order);
}

void carryOut(Emitter &out, const MoveGeneral &order)
{
    if (order.join.isValid()) {
        out.happen(event::GeneralAttached{order.general, order.join});
    } else {
        out.happen(event::GeneralMoved{order.general, order.to});
    }
}

// G5, Q87: fights against elephants alone included.
std::vector<GeneralId> generalsAtRisk(const State &s)
{
    std::vector<GeneralId> atRisk;
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < s.generals.size(); ++i) {
            const GeneralState &g = s.generals[i];
            const bool fights = !g.fallen && g.attachedTo.isValid() && s.isEngaged(g.attachedTo);
            if (fights && s.setup->generals[i].side == SideId(side)) {
                atRisk.emplace_back(i);
            }
        }
    }
    return atRisk;
}

void awaitRiskDie(Emitter &out, GeneralId g)
{
    const State &s = out.state();
    out.happen(event::RollAwaited{{RollKind::GeneralRisk,
                                   s.setup->generals[g.index()].side,
                                   s.general(g).attachedTo,
                                   {},
                                   g,
                                   1,
                                   kGeneralFallsOn}});
}

// G6, Q87
void resolveRisk(Emitter &out, const PendingRoll &roll, int fell)
{
    if (fell > 0) {
        out.happen(event::GeneralFell{roll.general, roll.unit});
    } else {
        out.happen(event::GeneralSurvived{roll.general});
    }
}

} // namespace zama::rules
