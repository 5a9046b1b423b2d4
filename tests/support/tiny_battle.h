#pragma once
// Battles of a handful of units, built in one expression, and the few words with which tests play them.

#include "core/base/dice.h"
#include "core/game/decide.h"
#include "core/game/queries.h"

#include <string>
#include <string_view>
#include <vector>

namespace zama::test {

/// Zama's troop types (A6, A7, Q12) under short ids: INF, SK, CAV, NUM, SCO of the side "R"; HVY, LGT, CSK,
/// CCAV, CNUM, ELE of the side "C".
[[nodiscard]] std::vector<UnitTypeSpec> zamaTypes();

/// Inches as mils.
[[nodiscard]] Mils mils(double inches);
/// A pose in inches and degrees.
[[nodiscard]] Pose poseAt(double x, double y, double facing);

/// A scenario that grows by the call. Types of the Roman list put their unit on side "R", which acts first,
/// those of the Carthaginian list on side "C". A side that would have no unit gets "far-R" or "far-C" in a
/// corner of the table.
class TinyBattle
{
public:
    TinyBattle();

    /// A unit of `stands` stands. With fewer than its type's least number it is a weakened unit.
    TinyBattle &add(std::string_view type, std::string_view id, double x, double y, double facing,
                    int stands);
    /// The stands left of the unit added last; 0: it is gone already.
    TinyBattle &left(int stands);
    /// Far-off units of both sides, so that the battle goes on without the others.
    TinyBattle &far();
    /// A troop type of one's own for either side: units of it belong to `side`.
    TinyBattle &type(const UnitTypeSpec &spec, std::string_view side);

    /// A general attached to a unit. SCIPIO and HANNIBAL are chiefs with two extra stands.
    TinyBattle &general(std::string_view id, std::string_view unit);
    /// A general who stands alone.
    TinyBattle &general(std::string_view id, std::string_view side, double x, double y);
    /// Units added from here on belong to this command; a general named with it leads it.
    TinyBattle &command(std::string_view id);

    /// Two units that are engaged as the battle begins (in turn 1, unless at() says otherwise).
    TinyBattle &link(std::string_view a, std::string_view b);
    /// The battle begins with this step of that turn.
    TinyBattle &at(StepKind kind, std::string_view side = {}, int turn = 1);
    /// An option of rulings 2.11 by its names in files; "turn_limit" takes a number or "none".
    TinyBattle &option(std::string_view key, std::string_view value);
    TinyBattle &zone(std::string_view side, double left, double bottom, double right, double top);

    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    /// The scenario as it is played; throws std::runtime_error with the issues if it does not compile.
    [[nodiscard]] SetupPtr setup() const;
    [[nodiscard]] State state() const;

private:
    [[nodiscard]] std::size_t sideOfType(std::string_view type) const;
    [[nodiscard]] std::size_t sideOfUnit(std::string_view unit) const;
    CommandSpec &commandOf(std::size_t side);
    UnitSpec &lastUnit();

    Scenario m_scenario;
    std::vector<std::pair<std::string, std::size_t>> m_sideOfType;
    std::string m_command = "army";
    std::string m_last; ///< the unit added last
};

/// "Given a tiny battle".
[[nodiscard]] inline TinyBattle tinyBattle()
{
    return {};
}

// Looking. Unknown ids throw std::runtime_error.

[[nodiscard]] UnitId idOf(const State &state, std::string_view unit);
[[nodiscard]] GeneralId generalOf(const State &state, std::string_view general);
[[nodiscard]] SideId sideOf(const State &state, std::string_view side);
[[nodiscard]] const UnitState &unitOf(const State &state, std::string_view unit);
/// Stands left; 0 = gone.
[[nodiscard]] int standsOf(const State &state, std::string_view unit);
[[nodiscard]] Pose poseOf(const State &state, std::string_view unit);
[[nodiscard]] Fate fateOf(const State &state, std::string_view unit);
[[nodiscard]] bool areEngaged(const State &state, std::string_view a, std::string_view b);
[[nodiscard]] bool isEngaged(const State &state, std::string_view unit);
/// The unit a general is with, "" when he is alone.
[[nodiscard]] std::string unitWith(const State &state, std::string_view general);
[[nodiscard]] Mils gap(const State &state, std::string_view a, std::string_view b);

// Commands by name.

[[nodiscard]] MoveUnit moveOf(const State &state, std::string_view unit, const Path &path);
[[nodiscard]] Shoot shotOf(const State &state, std::string_view unit, std::string_view target);
[[nodiscard]] DeclareCharge chargeOf(const State &state, std::string_view unit, std::string_view target,
                                     const Path &path);
[[nodiscard]] MoveGeneral joinOf(const State &state, std::string_view general, std::string_view unit);
[[nodiscard]] MoveGeneral walkOf(const State &state, std::string_view general, double x, double y);

// Playing: each gives its command and answers with the refusal, if there is one.

Check order(State &state, const Command &command);
Check move(State &state, std::string_view unit, const Path &path);
Check shoot(State &state, std::string_view unit, std::string_view target);
Check charge(State &state, std::string_view unit, std::string_view target, const Path &path);
Check join(State &state, std::string_view general, std::string_view unit);
Check walk(State &state, std::string_view general, double x, double y);
Check assign(State &state, std::string_view unit, std::string_view target);
Check pass(State &state, std::string_view side);
Check done(State &state, std::string_view side);
/// The faces of the one roll that is due.
Check roll(State &state, const Faces &faces);

/// Answers the rolls that are due one after the other from this list, which must be used up exactly; throws
/// std::runtime_error otherwise.
void rollAll(State &state, const std::vector<int> &faces);
/// Answers every roll that is due with ones: nobody is hit or slain, elephants hold.
void rollQuietly(State &state);

/// Ends steps, nobody doing anything and all dice quiet, until this step is the present one.
void toStep(State &state, StepKind kind, std::string_view side = {});
/// Closes the melee step for both sides: the dice of the fights are due then.
void joinBattle(State &state);
/// Goes on quietly to the first step of the next turn, or to the end of the battle.
void endTurn(State &state);

/// The events of a command that must be lawful; throws std::runtime_error with the refusal otherwise.
Events eventsOf(State &state, const Command &command);
template<class E>
[[nodiscard]] std::vector<E> only(const Events &events)
{
    std::vector<E> found;
    for (const Event &e : events) {
        if (const E *that = std::get_if<E>(&e)) {
            found.push_back(*that);
        }
    }
    return found;
}

/// For messages of failed tests: "FriendInWay(31) Q32".
[[nodiscard]] std::string describe(const Check &check);

} // namespace zama::test
