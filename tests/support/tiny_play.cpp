#include "tests/support/tiny_battle.h"

#include <stdexcept>

namespace zama::test {
namespace {

[[noreturn]] void fail(const std::string &what)
{
    throw std::runtime_error(what);
}

template<class Found>
Found known(Found id, std::string_view what)
{
    if (!id.isValid()) {
        fail("unknown id: " + std::string(what));
    }
    return id;
}

void passOrEnd(State &s)
{
    for (std::size_t i = 0; i < 2; ++i) {
        const SideId side(i);
        const Command command =
            s.phase == Phase::Charging ? Command(PassCharge{side}) : Command(EndStep{side});
        if (!execute(s, command)) {
            return;
        }
    }
    fail("the step cannot be ended");
}

} // namespace

UnitId idOf(const State &state, std::string_view unit)
{
    return known(state.setup->findUnit(unit), unit);
}

GeneralId generalOf(const State &state, std::string_view general)
{
    return known(state.setup->findGeneral(general), general);
}

SideId sideOf(const State &state, std::string_view side)
{
    return known(state.setup->findSide(side), side);
}

const UnitState &unitOf(const State &state, std::string_view unit)
{
    return state.unit(idOf(state, unit));
}

int standsOf(const State &state, std::string_view unit)
{
    return unitOf(state, unit).strength;
}

Pose poseOf(const State &state, std::string_view unit)
{
    return unitOf(state, unit).pose;
}

Fate fateOf(const State &state, std::string_view unit)
{
    return unitOf(state, unit).fate;
}

bool areEngaged(const State &state, std::string_view a, std::string_view b)
{
    return areLinked(state, idOf(state, a), idOf(state, b));
}

bool isEngaged(const State &state, std::string_view unit)
{
    return state.isEngaged(idOf(state, unit));
}

std::string unitWith(const State &state, std::string_view general)
{
    const UnitId unit = state.general(generalOf(state, general)).attachedTo;
    return unit.isValid() ? state.setup->units[unit.index()].id : std::string();
}

Mils gap(const State &state, std::string_view a, std::string_view b)
{
    return distanceBetween(state, idOf(state, a), idOf(state, b));
}

MoveUnit moveOf(const State &state, std::string_view unit, const Path &path)
{
    return {idOf(state, unit), path};
}

Shoot shotOf(const State &state, std::string_view unit, std::string_view target)
{
    return {idOf(state, unit), idOf(state, target)};
}

DeclareCharge chargeOf(const State &state, std::string_view unit, std::string_view target, const Path &path)
{
    return {idOf(state, unit), idOf(state, target), path};
}

MoveGeneral joinOf(const State &state, std::string_view general, std::string_view unit)
{
    return {generalOf(state, general), idOf(state, unit), {}};
}

MoveGeneral walkOf(const State &state, std::string_view general, double x, double y)
{
    return {generalOf(state, general), {}, {mils(x), mils(y)}};
}

Check order(State &state, const Command &command)
{
    return execute(state, command);
}

Check move(State &state, std::string_view unit, const Path &path)
{
    return execute(state, moveOf(state, unit, path));
}

Check shoot(State &state, std::string_view unit, std::string_view target)
{
    return execute(state, shotOf(state, unit, target));
}

Check charge(State &state, std::string_view unit, std::string_view target, const Path &path)
{
    return execute(state, chargeOf(state, unit, target, path));
}

Check join(State &state, std::string_view general, std::string_view unit)
{
    return execute(state, joinOf(state, general, unit));
}

Check walk(State &state, std::string_view general, double x, double y)
{
    return execute(state, walkOf(state, general, x, y));
}

Check assign(State &state, std::string_view unit, std::string_view target)
{
    return execute(state, AssignMeleeDice{idOf(state, unit), {{idOf(state, target), 0}}});
}

Check pass(State &state, std::string_view side)
{
    return execute(state, PassCharge{sideOf(state, side)});
}

Check done(State &state, std::string_view side)
{
    return execute(state, EndStep{sideOf(state, side)});
}

Check roll(State &state, const Faces &faces)
{
    return execute(state, Roll{faces});
}

void rollAll(State &state, const std::vector<int> &faces)
{
    ScriptedDice dice(faces);
    while (dice.left() > 0) {
        if (!state.pending) {
            fail("dice are left over: " + std::to_string(dice.left()));
        }
        const Check refused = roll(state, dice.draw(state.diceDrawn, state.pending->dice));
        if (refused) {
            fail("roll refused: " + describe(refused));
        }
    }
}

void rollQuietly(State &state)
{
    while (state.pending) {
        Faces ones;
        for (int i = 0; i < state.pending->dice; ++i) {
            ones.push(1);
        }
        if (const Check refused = roll(state, ones)) {
            fail("roll refused: " + describe(refused));
        }
    }
}

void toStep(State &state, StepKind kind, std::string_view side)
{
    const SideId whose = side.empty() ? SideId::none() : sideOf(state, side);
    rollQuietly(state);
    while (state.currentStep().kind != kind || state.currentStep().side != whose) {
        if (state.isOver()) {
            fail("the battle is over");
        }
        passOrEnd(state);
        rollQuietly(state);
    }
}

void joinBattle(State &state)
{
    toStep(state, StepKind::Melee);
    for (std::size_t i = 0; i < 2; ++i) {
        if (const Check refused = execute(state, EndStep{SideId(i)})) {
            fail("cannot close: " + describe(refused));
        }
    }
}

void endTurn(State &state)
{
    const int turn = state.turn;
    rollQuietly(state);
    while (state.turn == turn && !state.isOver()) {
        passOrEnd(state);
        rollQuietly(state);
    }
}

Events eventsOf(State &state, const Command &command)
{
    Events events;
    if (const Check refused = execute(state, command, &events)) {
        fail("refused: " + describe(refused));
    }
    return events;
}

std::string describe(const Check &check)
{
    if (!check) {
        return "accepted";
    }
    return "refusal " + std::to_string(static_cast<int>(check->code)) + " by " + std::string(check->clause) +
           ", is " + std::to_string(check->is) + ", limit " + std::to_string(check->limit);
}

} // namespace zama::test
