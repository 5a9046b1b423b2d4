#pragma once
// What happened. Events are the only thing that changes a State (apply), and they say enough to animate and
// to phrase each as one line of the log.

#include "core/game/command.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace zama {

/// Why stands fell or a unit left.
enum class Cause : std::uint8_t { Shooting, Melee, Impact, Rampage, Rout, Scared };

enum class RollKind : std::uint8_t {
    ChargeInitiative, ///< Q01 option: who begins to charge
    Volley,           ///< S2
    Scare,            ///< E3
    Melee,            ///< F1
    GeneralRisk,      ///< G5
    Control,          ///< E6
};

/// The dice a rule waits for: who rolls, how many, what for.
struct PendingRoll {
    RollKind kind{};
    SideId side;   ///< who rolls; none for the charge initiative
    UnitId unit;   ///< whose dice
    UnitId target; ///< against whom, where there is one
    GeneralId general;
    int dice = 0;
    HitNumber hitOn = 0; ///< a die of this or more: hits, scares, slays; 0 where the table says it (E7)
    bool operator==(const PendingRoll &) const = default;
};

enum class EndReason : std::uint8_t {
    TurnLimit,   ///< Q07
    IdleTurns,   ///< Q07, no limit
    NoUnitsLeft, ///< Q08
    ArmyBroken,  ///< Q08 option
    ChiefFallen, ///< Q10 option
    Conceded,    ///< Q08
};

enum class Degree : std::uint8_t { Drawn, SlightEdge, GreatVictory };

/// How a battle ended (Q09).
struct Outcome {
    EndReason reason{};
    Degree degree{};
    SideId winner; ///< none: drawn
    bool operator==(const Outcome &) const = default;
};

/// One group of dice of a melee round: a unit's dice (its generals' included) against one enemy.
struct DiceGroup {
    UnitId unit;
    UnitId target;
    int dice = 0;
    HitNumber hitOn = 0;
    int hits = -1; ///< -1: not rolled yet; a group without dice (two_per_round) has its hits from the start
    bool operator==(const DiceGroup &) const = default;
};

namespace event {

struct StepEntered {
    int turn = 0;
    int step = 0;
    bool operator==(const StepEntered &) const = default;
};
struct CommandDeployed {
    CommandId command;
    std::vector<UnitPlace> places; ///< every unit of the command
    Point generalPlace;
    bool operator==(const CommandDeployed &) const = default;
};
/// Who orders next, where sides take turns within a step.
struct SideToAct {
    SideId side;
    bool operator==(const SideToAct &) const = default;
};
struct UnitMoved {
    UnitId unit;
    Path path;
    Pose to;
    Mils cost = 0;
    bool operator==(const UnitMoved &) const = default;
};
struct GeneralMoved {
    GeneralId general;
    Point to;
    bool operator==(const GeneralMoved &) const = default;
};
struct GeneralAttached {
    GeneralId general;
    UnitId unit;
    bool operator==(const GeneralAttached &) const = default;
};
/// His unit is gone; he stands where it stood (Q86).
struct GeneralLeftAlone {
    GeneralId general;
    Point at;
    bool operator==(const GeneralLeftAlone &) const = default;
};
struct GeneralFell {
    GeneralId general;
    UnitId unit; ///< with whom he fell
    bool operator==(const GeneralFell &) const = default;
};
struct GeneralSurvived {
    GeneralId general;
    bool operator==(const GeneralSurvived &) const = default;
};
struct VolleyDeclared {
    UnitId unit;
    UnitId target;
    int dice = 0;
    HitNumber hitOn = 0;
    bool operator==(const VolleyDeclared &) const = default;
};
struct RollAwaited {
    PendingRoll roll;
    bool operator==(const RollAwaited &) const = default;
};
struct DiceRolled {
    PendingRoll roll;
    Faces faces;
    int hits = 0; ///< dice that reached hitOn
    bool operator==(const DiceRolled &) const = default;
};
/// Stands of a unit are alike: only how many matters (Q69).
struct StandsLost {
    UnitId unit;
    int count = 0;
    Cause cause{};
    UnitId by; ///< none where several share it
    bool operator==(const StandsLost &) const = default;
};
/// The last stand of a unit is removed at once (L1).
struct LastStandLost {
    UnitId unit;
    Cause cause{};
    bool operator==(const LastStandLost &) const = default;
};
struct UnitEliminated {
    UnitId unit;
    Cause cause{};
    UnitId by;
    bool operator==(const UnitEliminated &) const = default;
};
struct ChargeDeclared {
    UnitId unit;
    UnitId target;
    Path path;
    Pose to;
    Mils cost = 0;
    Mils left = 0;          ///< what is left of the allowance
    bool fromFront = false; ///< Q22
    bool overrun = false;
    bool operator==(const ChargeDeclared &) const = default;
};
/// Q48 option: the charger goes straight on; target none = it met nobody.
struct ChargeContinued {
    UnitId unit;
    UnitId target;
    Pose to;
    Mils cost = 0;
    Mils left = 0;
    bool fromFront = false;
    bool operator==(const ChargeContinued &) const = default;
};
struct ChargePassed {
    SideId side;
    bool operator==(const ChargePassed &) const = default;
};
struct ScorpionsRouted {
    UnitId unit;
    UnitId by;
    bool operator==(const ScorpionsRouted &) const = default;
};
struct ElephantScared {
    UnitId unit;
    UnitId by;
    bool operator==(const ElephantScared &) const = default;
};
struct ElephantHit {
    UnitId unit;
    UnitId target;
    bool operator==(const ElephantHit &) const = default;
};
struct EngagementMade {
    UnitId a;
    UnitId b;
    bool operator==(const EngagementMade &) const = default;
};
struct EngagementEnded {
    UnitId a;
    UnitId b;
    bool operator==(const EngagementEnded &) const = default;
};
struct MeleeDiceAssigned {
    UnitId unit;
    std::vector<DiceShare> shares;
    bool operator==(const MeleeDiceAssigned &) const = default;
};
/// A side has said "done" in a step that is common to both.
struct SideClosed {
    SideId side;
    bool operator==(const SideClosed &) const = default;
};
/// All fights of the step as they begin: dice in the order in which they are rolled (Q71).
struct FightsJoined {
    std::vector<DiceGroup> groups;
    std::vector<GeneralId> generalsAtRisk;
    std::vector<UnitId> elephants; ///< those that will dice for control
    bool operator==(const FightsJoined &) const = default;
};
struct ElephantHeld {
    UnitId unit;
    bool operator==(const ElephantHeld &) const = default;
};
/// The elephant runs off (E8 to E12): turned by `turn` about its centre, then straight for `distance`;
/// removed.
struct ElephantRampaged {
    UnitId unit;
    ElephantFate fate{};
    Pose from; ///< after the turn
    Pose to;   ///< the end of the path, also where it is beyond the table edge
    bool operator==(const ElephantRampaged &) const = default;
};
struct FightsEnded {
    bool operator==(const FightsEnded &) const = default;
};
struct TurnEnded {
    int turn = 0;
    bool operator==(const TurnEnded &) const = default;
};
struct BattleEnded {
    Outcome outcome;
    bool operator==(const BattleEnded &) const = default;
};

} // namespace event

using Event =
    std::variant<event::StepEntered, event::CommandDeployed, event::SideToAct, event::UnitMoved,
                 event::GeneralMoved, event::GeneralAttached, event::GeneralLeftAlone, event::GeneralFell,
                 event::GeneralSurvived, event::VolleyDeclared, event::RollAwaited, event::DiceRolled,
                 event::StandsLost, event::LastStandLost, event::UnitEliminated, event::ChargeDeclared,
                 event::ChargeContinued, event::ChargePassed, event::ScorpionsRouted, event::ElephantScared,
                 event::ElephantHit, event::EngagementMade, event::EngagementEnded, event::MeleeDiceAssigned,
                 event::SideClosed, event::FightsJoined, event::ElephantHeld, event::ElephantRampaged,
                 event::FightsEnded, event::TurnEnded, event::BattleEnded>;
using Events = std::vector<Event>;

/// A visitor made of lambdas; without a generic one, a new alternative does not compile until it is handled.
template<class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template<class... F>
Overloaded(F...) -> Overloaded<F...>;

} // namespace zama
