#include "core/design/position.h"

#include "core/base/contract.h"
#include "core/game/decide.h"
#include "core/game/queries.h"

#include <algorithm>

namespace zama::design {
namespace {

void takeUnit(const State &state, UnitSpec &unit)
{
    const UnitId id = state.setup->findUnit(unit.id);
    const UnitState &now = state.unit(id);
    unit.pose = now.pose;
    unit.strength.reset();
    if (now.strength != unit.stands) {
        unit.strength = now.strength;
    }
}

void takeGeneral(const State &state, GeneralSpec &general)
{
    const GeneralId id = state.setup->findGeneral(general.id);
    const GeneralState &now = state.general(id);
    // In the middle of a fight he may still be with a unit that is gone (Q86).
    const bool isWithUnit = now.attachedTo.isValid() && state.isPresent(now.attachedTo);
    general.place = now.attachedTo.isValid() && !isWithUnit ? placeOf(state, id) : now.place;
    general.fallen = now.fallen;
    general.attachedTo = isWithUnit ? state.setup->units[now.attachedTo.index()].id : std::string();
}

void takeForces(const State &state, Scenario &scenario)
{
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &command : side.commands) {
            if (command.general) {
                takeGeneral(state, *command.general);
            }
            for (UnitSpec &unit : command.units) {
                takeUnit(state, unit);
            }
        }
    }
}

StartSpec startOf(const State &state)
{
    StartSpec start;
    if (state.setup->scenario.start) {
        start.unknown = state.setup->scenario.start->unknown;
    }
    start.turn = state.turn;
    start.step = state.step;
    for (const Link &link : state.links) {
        if (!state.isPresent(link.a) || !state.isPresent(link.b)) {
            continue; // the fight is being fought
        }
        start.engagements.push_back(
            {state.setup->units[link.a.index()].id, state.setup->units[link.b.index()].id});
    }
    return start;
}

Scenario scenarioOf(const State &state)
{
    Scenario scenario = state.setup->scenario;
    takeForces(state, scenario);
    scenario.start.reset();
    if (state.phase != Phase::Deploying) {
        scenario.start = startOf(state);
    }
    return scenario;
}

// ---- what is lost ----

// In the second list and not in the first.
template<class Id>
int missingIn(const std::vector<Id> &before, const std::vector<Id> &after)
{
    return static_cast<int>(
        std::ranges::count_if(after, [&](Id id) { return std::ranges::find(before, id) == before.end(); }));
}

int mayActAgain(const State &before, const State &after)
{
    const OpenWork was = openWork(before);
    const OpenWork is = openWork(after);
    return missingIn(was.units, is.units) + missingIn(was.generals, is.generals);
}

// Does it matter for the melee of this turn that this unit has charged?
bool chargeCounts(const State &state, UnitId id)
{
    const UnitType &type = state.typeOf(id);
    const Deeds &deeds = state.unit(id).deeds;
    const Options &options = state.setup->options;
    const bool hitsOtherwise = deeds.charged && type.meleeHitAfterCharge != type.meleeHit;
    const bool tramples = deeds.hit && options.elephantMelee == ElephantMelee::TwoPerRound;
    const bool isDiced = deeds.impactKill && options.controlAfterImpactKill;
    return state.isPresent(id) && (hitsOtherwise || tramples || isDiced);
}

int forgottenCharges(const State &state)
{
    const StepKind kind = state.currentStep().kind;
    if (kind != StepKind::Charge && kind != StepKind::Melee) {
        return 0;
    }
    int count = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        count += chargeCounts(state, UnitId(i)) ? 1 : 0;
    }
    return count;
}

bool isAtBeginning(const State &before, const State &after)
{
    return before.phase == after.phase && before.toAct == after.toAct && before.pending == after.pending &&
           before.passes == after.passes && before.closed == after.closed &&
           before.hasChosen == after.hasChosen && before.choices == after.choices;
}

int missingFromStart(const State &before, const State &after)
{
    int count = 0;
    for (std::size_t i = 0; i < 2; ++i) {
        count += after.setup->sides.at(i).startingStands - before.setup->sides.at(i).startingStands;
    }
    return count;
}

std::vector<Message> lostBetween(const State &before, const State &after)
{
    std::vector<Message> lost;
    const auto tell = [&](bool isSo, const Message &message) {
        if (isSo) {
            lost.push_back(message);
        }
    };
    const int acting = before.isOver() ? 0 : mayActAgain(before, after);
    const int charges = forgottenCharges(before);
    const int missing = missingFromStart(before, after);
    const bool isDicing =
        before.phase == Phase::Fighting || (before.pending && before.pending != after.pending);
    const bool isDeploying = before.phase == Phase::Deploying;
    tell(before.isOver(), {"position.over", {}});
    tell(isDeploying, {"position.deploying", {}});
    tell(isDicing, {"position.dice", {}});
    tell(!isDicing && !isDeploying && !before.isOver() && !isAtBeginning(before, after),
         {"position.turns", {}});
    tell(acting > 0, {"position.acted", {acting}});
    tell(charges > 0, {"position.charged", {charges}});
    tell(missing > 0, {"position.weak", {missing}});
    tell(!before.setup->options.turnLimit && (before.idleTurns > 0 || before.lossThisTurn),
         {"position.idle", {}});
    return lost;
}

} // namespace

Position positionOf(const State &state)
{
    Position position{scenarioOf(state), {}};
    const auto setup = compile(position.scenario);
    require(setup.ok(), "positionOf: a state that is no lawful scenario");
    position.lost = lostBetween(state, begin(setup.value()));
    return position;
}

} // namespace zama::design
