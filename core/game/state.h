#pragma once
// A moment of a battle as a plain value: copy it, compare it, hash it. Only apply() changes it.

#include "core/game/event.h"
#include "core/scenario/setup.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace zama {

/// What has become of a unit.
enum class Fate : std::uint8_t {
    Present,
    Eliminated, ///< by shooting, melee, an elephant's impact or a rampage
    Routed,     ///< P3
    Scared,     ///< E3: gone, not counted as lost
    Rampaged,   ///< E8: gone, not counted as lost
};

/// What a unit has done in the present turn; moving, shooting and charging do not exclude each other (Q03).
struct Deeds {
    bool moved = false;
    bool shot = false;
    bool charged = false;
    bool hit = false;        ///< an elephant that has hit by charging this turn (E5)
    bool impactKill = false; ///< … and whose hit eliminated its target (Q75)
    bool operator==(const Deeds &) const = default;
};

struct UnitState {
    Pose pose;
    int strength = 0; ///< stands left; 0 = gone
    Fate fate = Fate::Present;
    Deeds deeds;
    std::uint16_t links = 0; ///< number of engagements
    bool operator==(const UnitState &) const = default;
};

struct GeneralState {
    Point place;       ///< where he stands when unattached
    UnitId attachedTo; ///< none: alone
    bool fallen = false;
    bool moved = false; ///< by himself this turn (Q38)
    bool operator==(const GeneralState &) const = default;
};

/// An engagement (Q46): a stored link between two enemies; a < b.
struct Link {
    UnitId a;
    UnitId b;
    auto operator<=>(const Link &) const = default;
};

/// What the present step is about just now.
enum class Phase : std::uint8_t {
    Deploying, ///< free deployment before turn 1 (Q16)
    Ordering,  ///< units of `toAct` move or shoot
    Charging,  ///< `toAct` may charge or pass
    Choosing,  ///< both sides may choose whom they fight (6a)
    Fighting,  ///< dice, losses, generals, elephants (6b to 6f)
    Over,
};

/// A charge that is being resolved (C, E3, Q48).
struct ChargeProgress {
    UnitId unit;
    UnitId target;
    Mils left = 0;
    bool fromFront = false;
    bool overrun = false;
    bool operator==(const ChargeProgress &) const = default;
};

struct ChosenDice {
    UnitId unit;
    std::vector<DiceShare> shares;
    bool operator==(const ChosenDice &) const = default;
};

struct State {
    SetupPtr setup;
    int turn = 1;
    int step = 0; ///< index into the sequence of play
    Phase phase = Phase::Ordering;
    SideId toAct; ///< whose orders are due; none in the melee step, where both may choose
    std::vector<UnitState> units;
    std::vector<GeneralState> generals;
    std::vector<Link> links; ///< sorted
    std::optional<PendingRoll> pending;
    std::uint64_t diceDrawn = 0; ///< the draw number of the next die
    ChargeProgress charge;
    int passes = 0;                  ///< charge step: passes in a row
    std::array<bool, 2> closed{};    ///< sides that have said "done" (melee) or passed for good (charge)
    std::array<bool, 2> hasChosen{}; ///< melee: sides that have assigned dice
    std::vector<ChosenDice> choices; ///< melee: what was assigned, by unit
    std::vector<DiceGroup> groups;   ///< melee: the round's dice
    std::vector<GeneralId> generalsAtRisk; ///< melee: still to roll, in order
    std::vector<UnitId> controlDue;        ///< melee: elephants still to dice, in order
    std::vector<bool> deployed;            ///< by command; empty with fixed deployment
    int idleTurns = 0;                     ///< whole turns since the last loss
    bool lossThisTurn = false;
    std::optional<Outcome> outcome;

    /// Derived from the units, kept by apply(): the footprint of every unit; meaningless for units that are
    /// gone.
    std::vector<Footprint> footprints;

    /// Compares everything but the derived footprints.
    bool operator==(const State &other) const;

    [[nodiscard]] const Step &currentStep() const { return setup->steps[static_cast<std::size_t>(step)]; }
    [[nodiscard]] const UnitState &unit(UnitId id) const { return units[id.index()]; }
    [[nodiscard]] const GeneralState &general(GeneralId id) const { return generals[id.index()]; }
    [[nodiscard]] const Footprint &footprint(UnitId id) const { return footprints[id.index()]; }
    [[nodiscard]] const UnitType &typeOf(UnitId id) const { return setup->typeOf(id); }
    [[nodiscard]] SideId sideOf(UnitId id) const { return setup->sideOf(id); }
    [[nodiscard]] bool isPresent(UnitId id) const { return units[id.index()].strength > 0; }
    [[nodiscard]] bool isEngaged(UnitId id) const { return units[id.index()].links > 0; }
    [[nodiscard]] bool isOver() const { return outcome.has_value(); }
};

/// A hash of everything operator== compares, and of the setup: the same on every machine and compiler.
[[nodiscard]] std::uint64_t hashOf(const State &state);

/// Changes `state` as `event` says. Never decides anything and never fails on events of its own battle.
void apply(State &state, const Event &event);

} // namespace zama
