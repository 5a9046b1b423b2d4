#include "app/play/pictured_orders.h"

#include "core/game/preview.h"
#include "core/game/queries.h"
#include "core/rules/charge.h"
#include "core/rules/elephants.h"

#include <algorithm>

namespace zama::play {
namespace {

const Path &pathOf(const Command &command)
{
    static const Path none;
    if (const auto *move = std::get_if<MoveUnit>(&command)) {
        return move->path;
    }
    const auto *charge = std::get_if<DeclareCharge>(&command);
    return charge != nullptr ? charge->path : none;
}

// A charge on somebody it does not meet first stops at the one it meets.
ChargePreview charged(const State &state, DeclareCharge charge)
{
    ChargePreview preview = previewCharge(state, charge);
    if (preview.refused && preview.refused->code == RefusalCode::OtherEnemyInWay) {
        charge.target = preview.refused->other;
        preview = previewCharge(state, charge);
    }
    return preview;
}

// Where it would be behind the first legs, were everything allowed.
Pose walkedTo(const State &state, UnitId unit, const Path &path)
{
    return path.count == 0 ? state.unit(unit).pose : previewMove(state, {unit, path}).end;
}

constexpr int kSteps = 24; // to a leg

Leg partOf(Leg leg, int step)
{
    leg.angle = leg.manoeuvre == Manoeuvre::Wheel || leg.manoeuvre == Manoeuvre::Pivot
                    ? leg.angle * step / kSteps
                    : leg.angle;
    leg.distance = leg.distance * step / kSteps;
    return leg;
}

} // namespace

UnitId unitOf(const PicturedOrder &order)
{
    if (const auto *move = std::get_if<MoveUnit>(&order.command)) {
        return move->unit;
    }
    if (const auto *shot = std::get_if<Shoot>(&order.command)) {
        return shot->unit;
    }
    return std::get<DeclareCharge>(order.command).unit;
}

Pose ghostOf(const State &state, const PicturedOrder &order)
{
    if (const auto *charge = std::get_if<DeclareCharge>(&order.command)) {
        const ChargePreview preview = charged(state, *charge);
        if (!preview.refused) {
            return preview.contact;
        }
    }
    return walkedTo(state, unitOf(order), pathOf(order.command));
}

std::vector<Pose> wayOf(const State &state, const PicturedOrder &order)
{
    if (std::holds_alternative<Shoot>(order.command)) {
        return {};
    }
    const UnitId unit = unitOf(order);
    std::vector<Pose> way{state.unit(unit).pose};
    const Pose end = ghostOf(state, order);
    Path done;
    for (const Leg &leg : pathOf(order.command).legs()) {
        for (int step = 1; step <= kSteps; ++step) {
            Path part = done;
            part.push(partOf(leg, step));
            way.push_back(walkedTo(state, unit, part));
        }
        done.push(leg);
    }
    // A charge ends where it meets somebody.
    if (std::holds_alternative<DeclareCharge>(order.command)) {
        const Point start = way.front().front;
        std::erase_if(way, [&](const Pose &p) {
            return distanceSquared(start, p.front) > distanceSquared(start, end.front);
        });
    }
    way.push_back(end);
    return way;
}

std::vector<UnitId> metBy(const State &state, const PicturedOrder &order)
{
    const auto *charge = std::get_if<DeclareCharge>(&order.command);
    return charge == nullptr ? std::vector<UnitId>() : charged(state, *charge).touched;
}

ChargedSide chargedSide(const State &state, UnitId unit, UnitId target)
{
    const Pose &from = state.unit(unit).pose;
    const Mils depth = extentOf(state, unit).depth;
    const Pose &victim = state.unit(target).pose;
    if (rules::isFromFront(state, target, from, depth, state.footprint(unit))) {
        return ChargedSide::Front;
    }
    return isCentreAhead(from, depth, victim, extentOf(state, target).depth) ? ChargedSide::Flank
                                                                             : ChargedSide::Rear;
}

RampageWay rampageWay(const State &state, UnitId elephant, ElephantFate fate)
{
    const rules::RampagePath path = rules::rampagePath(state, elephant, fate);
    const auto &table = state.typeOf(elephant).elephant.control;
    const auto face = std::ranges::find(table, fate) - table.begin() + 1;
    return {static_cast<int>(face), path.area, path.to.front, rules::rampageVictims(state, elephant, path)};
}

} // namespace zama::play
