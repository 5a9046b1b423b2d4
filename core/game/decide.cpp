#include "core/game/decide.h"

#include "core/rules/charge.h"
#include "core/rules/deployment.h"
#include "core/rules/elephants.h"
#include "core/rules/generals.h"
#include "core/rules/melee.h"
#include "core/rules/movement.h"
#include "core/rules/sequence.h"
#include "core/rules/shooting.h"
#include "core/rules/victory.h"

#include <algorithm>

namespace zama {
namespace {

using rules::Emitter;

bool isUnit(const State &s, UnitId u)
{
    return u.index() < s.units.size();
}

bool isSide(SideId side)
{
    return side.index() < 2;
}

// Units named in an order must exist and stand on the table.
Check checkUnits(const State &s, UnitId unit, UnitId other)
{
    for (const UnitId u : {unit, other}) {
        if (!isUnit(s, u)) {
            return Refusal(RefusalCode::NoSuchUnit, "A1", u);
        }
        if (!s.isPresent(u)) {
            return Refusal(RefusalCode::UnitGone, "A1", u, u);
        }
    }
    return {};
}

// T1, Q06, Q16: each step takes its own orders, from the side whose step it is.
Check checkStep(const State &s, StepKind kind, SideId side)
{
    if (s.phase == Phase::Deploying) {
        return Refusal(RefusalCode::NotAllDeployed, "Q16");
    }
    if (s.currentStep().kind != kind) {
        return Refusal(RefusalCode::WrongStep, "T1");
    }
    if (s.toAct.isValid() && s.toAct != side) {
        return Refusal(RefusalCode::NotYourTurn, kind == StepKind::Charge ? "Q01" : "T1");
    }
    return {};
}

Check checkUnitOrder(const State &s, UnitId unit, UnitId other, StepKind kind)
{
    if (Check c = checkUnits(s, unit, other)) {
        return c;
    }
    Check c = checkStep(s, kind, s.sideOf(unit));
    if (c) {
        c->unit = unit;
    }
    return c;
}

// E7: one die decides freely; Q89: as many faces as asked for, each of a d6.
Check checkRoll(const State &s, const Roll &roll)
{
    if (!s.pending) {
        return Refusal(RefusalCode::NoRollAwaited, "Q89");
    }
    if (roll.faces.count != s.pending->dice) {
        return Refusal(RefusalCode::WrongDice, "Q89", s.pending->unit)
            .measuring(roll.faces.count, s.pending->dice);
    }
    for (const int face : roll.faces.view()) {
        if (face < 1 || face > 6) {
            return Refusal(RefusalCode::WrongDice, "Q89", s.pending->unit).measuring(face, 0);
        }
    }
    return {};
}

int hitsOf(const PendingRoll &roll, const Faces &faces)
{
    if (roll.hitOn == 0) {
        return 0;
    }
    return static_cast<int>(std::ranges::count_if(faces.view(), [&](int f) { return f >= roll.hitOn; }));
}

void carryOutRoll(Emitter &out, const Roll &order)
{
    const PendingRoll roll = *out.state().pending;
    const int hits = hitsOf(roll, order.faces);
    out.happen(event::DiceRolled{roll, order.faces, hits});
    switch (roll.kind) {
    case RollKind::ChargeInitiative:
        rules::resolveInitiative(out, order.faces.face[0]);
        return;
    case RollKind::Volley:
        rules::resolveVolley(out, roll, hits);
        return;
    case RollKind::Scare:
        rules::resolveScare(out, roll, hits);
        return;
    case RollKind::Melee:
        rules::resolveMeleeDice(out);
        return;
    case RollKind::GeneralRisk:
        rules::resolveRisk(out, roll, hits);
        break;
    case RollKind::Control:
        rules::resolveControl(out, roll, order.faces.face[0]);
        break;
    }
    rules::continueFights(out);
}

// What judging an order has found out about where it leads.
struct Findings {
    rules::MovePlan move;
    rules::ChargePlan charge;
};

// One check and one deed per command; both visit the variant without a fallback.
struct Checker {
    const State &s;
    Findings &found;

    Check operator()(const DeployCommand &c) const
    {
        return c.command.index() < s.setup->commands.size() ? rules::checkDeploy(s, c)
                                                            : Check(Refusal(RefusalCode::NoSuchUnit, "Q16"));
    }
    Check operator()(const MoveUnit &c) const
    {
        const Check order = checkUnitOrder(s, c.unit, c.unit, StepKind::Move);
        return order ? order : rules::checkMove(s, c, &found.move);
    }
    Check operator()(const MoveGeneral &c) const
    {
        if (c.general.index() >= s.generals.size()) {
            return Refusal(RefusalCode::NoSuchUnit, "G1");
        }
        if (c.join.isValid()) {
            if (Check unit = checkUnits(s, c.join, c.join)) {
                return unit->about(c.general);
            }
        }
        const Check step = checkStep(s, StepKind::Move, s.setup->generals[c.general.index()].side);
        return step ? Check(step->about(c.general)) : rules::checkMove(s, c);
    }
    Check operator()(const Shoot &c) const
    {
        const Check order = checkUnitOrder(s, c.unit, c.target, StepKind::Shoot);
        return order ? order : rules::checkShoot(s, c);
    }
    Check operator()(const DeclareCharge &c) const
    {
        const Check order = checkUnitOrder(s, c.unit, c.target, StepKind::Charge);
        return order ? order : rules::checkCharge(s, c, &found.charge);
    }
    Check operator()(const PassCharge &c) const
    {
        if (!isSide(c.side)) {
            return Refusal(RefusalCode::NoSuchUnit, "C1");
        }
        const Check step = checkStep(s, StepKind::Charge, c.side);
        return step ? step : rules::checkPass(s, c.side);
    }
    Check operator()(const AssignMeleeDice &c) const
    {
        if (Check order = checkUnitOrder(s, c.unit, c.unit, StepKind::Melee)) {
            return order;
        }
        for (const DiceShare &share : c.shares) {
            if (Check unit = checkUnits(s, share.target, share.target)) {
                return unit;
            }
        }
        return rules::checkAssign(s, c);
    }
    Check operator()(const Roll &c) const { return checkRoll(s, c); }
    Check operator()(const EndStep &c) const
    {
        return isSide(c.side) ? rules::checkEndStep(s, c.side)
                              : Check(Refusal(RefusalCode::NoSuchUnit, "T1"));
    }
    Check operator()(const Concede &c) const
    {
        return isSide(c.side) ? Check() : Check(Refusal(RefusalCode::NoSuchUnit, "Q08"));
    }
};

struct Doer {
    Emitter &out;
    const Findings &found;

    void operator()(const DeployCommand &c) const { rules::carryOut(out, c); }
    void operator()(const MoveUnit &c) const { rules::carryOut(out, c, found.move); }
    void operator()(const MoveGeneral &c) const { rules::carryOut(out, c); }
    void operator()(const Shoot &c) const { rules::carryOut(out, c); }
    void operator()(const DeclareCharge &c) const { rules::carryOut(out, c, found.charge); }
    void operator()(const PassCharge &c) const { rules::carryOut(out, c); }
    void operator()(const AssignMeleeDice &c) const { rules::carryOut(out, c); }
    void operator()(const Roll &c) const { carryOutRoll(out, c); }
    void operator()(const EndStep &c) const { rules::carryOutEndStep(out, c.side); }
    void operator()(const Concede &c) const
    {
        out.happen(event::BattleEnded{{EndReason::Conceded, Degree::GreatVictory, otherSide(c.side)}}); // Q08
    }
};

// What binds every order, then what binds this one.
Check judge(const State &s, const Command &command, Findings &found)
{
    if (s.isOver()) {
        return Refusal(RefusalCode::BattleOver, "Q08");
    }
    if (s.pending && !std::holds_alternative<Roll>(command)) {
        return Refusal(RefusalCode::RollAwaited, "Q89", s.pending->unit);
    }
    return std::visit(Checker{s, found}, command);
}

void placeAtStart(State &s, const Setup &setup)
{
    for (const UnitSetup &u : setup.units) {
        UnitState unit;
        unit.pose = u.pose;
        unit.strength = u.strength;
        unit.fate = u.strength > 0 ? Fate::Present : Fate::Eliminated;
        const UnitId id(s.units.size());
        s.units.push_back(unit);
        s.footprints.push_back(footprintAt(u.pose, setup.extentOf(id, std::max(1, u.strength))));
    }
    for (const GeneralSetup &g : setup.generals) {
        s.generals.push_back({g.place, g.attachedTo, g.fallen, false});
    }
    for (const LinkSetup &l : setup.links) {
        apply(s, event::EngagementMade{l.a, l.b});
    }
}

} // namespace

Check validate(const State &state, const Command &command)
{
    Findings found;
    return judge(state, command, found);
}

Check execute(State &state, const Command &command, Events *record)
{
    Findings found;
    if (Check refused = judge(state, command, found)) {
        return refused;
    }
    Emitter out(state, record);
    std::visit(Doer{out, found}, command);
    return {};
}

Result<Events, Refusal> decide(const State &state, const Command &command)
{
    State scratch = state;
    Events events;
    if (const Check refused = execute(scratch, command, &events)) {
        return *refused;
    }
    return events;
}

State begin(const SetupPtr &setup)
{
    State s;
    s.setup = setup;
    placeAtStart(s, *setup);
    Emitter out(s, nullptr);
    // Q16: free deployment comes before turn 1; a position taken from a battle stands already.
    const bool free = setup->options.deployment == Deployment::Free && !setup->scenario.start;
    if (!free || setup->commands.empty()) {
        rules::enterStep(out, setup->startTurn, setup->startStep);
        return s;
    }
    s.deployed.assign(setup->commands.size(), false);
    s.phase = Phase::Deploying;
    s.toAct = SideId(setup->sides[0].commands.empty() ? 1U : 0U);
    return s;
}

} // namespace zama
