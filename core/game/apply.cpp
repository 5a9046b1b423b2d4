#include "core/game/state.h"

#include <algorithm>

namespace zama {
namespace {

UnitState &unitOf(State &s, UnitId id)
{
    return s.units[id.index()];
}

GeneralState &generalOf(State &s, GeneralId id)
{
    return s.generals[id.index()];
}

void measure(State &s, UnitId id)
{
    const UnitState &u = s.unit(id);
    s.footprints[id.index()] = footprintAt(u.pose, s.setup->extentOf(id, std::max(1, u.strength)));
}

void place(State &s, UnitId id, const Pose &pose)
{
    unitOf(s, id).pose = pose;
    measure(s, id);
}

void remove(State &s, UnitId id, Fate fate)
{
    unitOf(s, id).strength = 0;
    unitOf(s, id).fate = fate;
    s.lossThisTurn = true;
}

void takeStands(State &s, UnitId id, int count)
{
    UnitState &u = unitOf(s, id);
    u.strength -= std::min(count, u.strength);
    s.lossThisTurn = true;
    measure(s, id);
}

Link linkOf(UnitId a, UnitId b)
{
    return {std::min(a, b), std::max(a, b)};
}

void addLink(State &s, UnitId a, UnitId b)
{
    const Link link = linkOf(a, b);
    const auto at = std::ranges::lower_bound(s.links, link);
    if (at == s.links.end() || *at != link) {
        s.links.insert(at, link);
        ++unitOf(s, a).links;
        ++unitOf(s, b).links;
    }
}

void dropLink(State &s, UnitId a, UnitId b)
{
    if (std::erase(s.links, linkOf(a, b)) > 0) {
        --unitOf(s, a).links;
        --unitOf(s, b).links;
    }
}

void forgetDeeds(State &s)
{
    for (UnitState &u : s.units) {
        u.deeds = {};
    }
    for (GeneralState &g : s.generals) {
        g.moved = false;
    }
}

// What units of the acting side may do once in every step of that kind (Q06).
void allowAgain(State &s, const Step &step)
{
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        Deeds &deeds = s.units[i].deeds;
        const bool acts = !step.side.isValid() || s.setup->units[i].side == step.side;
        deeds.moved = deeds.moved && !(acts && step.kind == StepKind::Move);
        deeds.shot = deeds.shot && !(acts && step.kind == StepKind::Shoot);
    }
}

Phase phaseOf(StepKind kind)
{
    switch (kind) {
    case StepKind::Charge:
        return Phase::Charging;
    case StepKind::Melee:
        return Phase::Choosing;
    case StepKind::Move:
    case StepKind::Shoot:
        break;
    }
    return Phase::Ordering;
}

void enter(State &s, const event::StepEntered &e)
{
    if (e.step == 0 || e.turn != s.turn) {
        forgetDeeds(s);
    }
    s.turn = e.turn;
    s.step = e.step;
    const Step &step = s.currentStep();
    s.phase = phaseOf(step.kind);
    s.toAct = step.side;
    s.passes = 0;
    s.closed = {};
    s.hasChosen = {};
    allowAgain(s, step);
}

void deploy(State &s, const event::CommandDeployed &e)
{
    for (const UnitPlace &p : e.places) {
        place(s, p.unit, p.pose);
    }
    const GeneralId general = s.setup->commands[e.command.index()].general;
    if (general.isValid()) {
        generalOf(s, general).place = e.generalPlace;
    }
    s.deployed[e.command.index()] = true;
}

void roll(State &s, const event::DiceRolled &e)
{
    s.pending.reset();
    s.diceDrawn += e.faces.count;
    if (e.roll.kind != RollKind::Melee) {
        return;
    }
    const auto group = std::ranges::find_if(s.groups, [](const DiceGroup &g) { return g.hits < 0; });
    if (group != s.groups.end()) {
        group->hits = e.hits;
    }
}

void choose(State &s, const event::MeleeDiceAssigned &e)
{
    std::erase_if(s.choices, [&](const ChosenDice &c) { return c.unit == e.unit; });
    const auto at = std::ranges::lower_bound(s.choices, e.unit, {}, &ChosenDice::unit);
    s.choices.insert(at, {e.unit, e.shares});
    s.hasChosen.at(s.sideOf(e.unit).index()) = true;
}

void eliminate(State &s, const event::UnitEliminated &e)
{
    remove(s, e.unit, Fate::Eliminated);
    if (e.cause == Cause::Impact && e.by.isValid()) {
        unitOf(s, e.by).deeds.impactKill = true;
    }
}

void join(State &s, const event::FightsJoined &e)
{
    s.phase = Phase::Fighting;
    s.toAct = SideId::none();
    s.groups = e.groups;
    s.generalsAtRisk = e.generalsAtRisk;
    s.controlDue = e.elephants;
}

void endFights(State &s)
{
    s.groups.clear();
    s.generalsAtRisk.clear();
    s.controlDue.clear();
    s.choices.clear();
}

void attach(State &s, const event::GeneralAttached &e)
{
    generalOf(s, e.general).attachedTo = e.unit;
    generalOf(s, e.general).moved = true;
}

void moveGeneral(State &s, const event::GeneralMoved &e)
{
    GeneralState &g = generalOf(s, e.general);
    g.attachedTo = UnitId::none();
    g.place = e.to;
    g.moved = true;
}

void leaveAlone(State &s, const event::GeneralLeftAlone &e)
{
    generalOf(s, e.general).attachedTo = UnitId::none();
    generalOf(s, e.general).place = e.at;
}

void fall(State &s, const event::GeneralFell &e)
{
    GeneralState &g = generalOf(s, e.general);
    g.fallen = true;
    g.place = s.unit(e.unit).pose.front;
    g.attachedTo = UnitId::none();
    std::erase(s.generalsAtRisk, e.general);
}

void startCharge(State &s, const event::ChargeDeclared &e)
{
    place(s, e.unit, e.to);
    unitOf(s, e.unit).deeds.charged = true;
    s.passes = 0;
    s.charge = {e.unit, e.target, e.left, e.fromFront, e.overrun};
}

void continueCharge(State &s, const event::ChargeContinued &e)
{
    place(s, e.unit, e.to);
    s.charge.target = e.target;
    s.charge.left = e.left;
    s.charge.fromFront = e.fromFront;
}

void endTurn(State &s)
{
    s.idleTurns = s.lossThisTurn ? 0 : s.idleTurns + 1;
    s.lossThisTurn = false;
}

void finish(State &s, const event::BattleEnded &e)
{
    s.outcome = e.outcome;
    s.phase = Phase::Over;
    s.toAct = SideId::none();
    s.pending.reset();
}

void fateDecided(State &s, UnitId elephant)
{
    std::erase(s.controlDue, elephant);
}

} // namespace

void apply(State &s, const Event &event)
{
    std::visit(Overloaded{
                   [&](const event::StepEntered &e) { enter(s, e); },
                   [&](const event::CommandDeployed &e) { deploy(s, e); },
                   [&](const event::SideToAct &e) { s.toAct = e.side; },
                   [&](const event::UnitMoved &e) {
                       place(s, e.unit, e.to);
                       unitOf(s, e.unit).deeds.moved = true;
                   },
                   [&](const event::GeneralMoved &e) { moveGeneral(s, e); },
                   [&](const event::GeneralAttached &e) { attach(s, e); },
                   [&](const event::GeneralLeftAlone &e) { leaveAlone(s, e); },
                   [&](const event::GeneralFell &e) { fall(s, e); },
                   [&](const event::GeneralSurvived &e) { std::erase(s.generalsAtRisk, e.general); },
                   [&](const event::VolleyDeclared &e) { unitOf(s, e.unit).deeds.shot = true; },
                   [&](const event::RollAwaited &e) { s.pending = e.roll; },
                   [&](const event::DiceRolled &e) { roll(s, e); },
                   [&](const event::StandsLost &e) { takeStands(s, e.unit, e.count); },
                   [&](const event::LastStandLost &e) { takeStands(s, e.unit, 1); },
                   [&](const event::UnitEliminated &e) { eliminate(s, e); },
                   [&](const event::ChargeDeclared &e) { startCharge(s, e); },
                   [&](const event::ChargeContinued &e) { continueCharge(s, e); },
                   [&](const event::ChargePassed &) { ++s.passes; },
                   [&](const event::ScorpionsRouted &e) { remove(s, e.unit, Fate::Routed); },
                   [&](const event::ElephantScared &e) { remove(s, e.unit, Fate::Scared); },
                   [&](const event::ElephantHit &e) { unitOf(s, e.unit).deeds.hit = true; },
                   [&](const event::EngagementMade &e) { addLink(s, e.a, e.b); },
                   [&](const event::EngagementEnded &e) { dropLink(s, e.a, e.b); },
                   [&](const event::MeleeDiceAssigned &e) { choose(s, e); },
                   [&](const event::SideClosed &e) { s.closed.at(e.side.index()) = true; },
                   [&](const event::FightsJoined &e) { join(s, e); },
                   [&](const event::ElephantHeld &e) { fateDecided(s, e.unit); },
                   [&](const event::ElephantRampaged &e) {
                       remove(s, e.unit, Fate::Rampaged);
                       fateDecided(s, e.unit);
                   },
                   [&](const event::FightsEnded &) { endFights(s); },
                   [&](const event::TurnEnded &) { endTurn(s); },
                   [&](const event::BattleEnded &e) { finish(s, e); },
               },
               event);
}

} // namespace zama
