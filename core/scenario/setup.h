#pragma once
// A scenario made ready to play: every reference resolved to an index, every table flat. Never changes; many
// states share one Setup.

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/geometry/shape.h"
#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zama {

/// The numbers of a unit type that the rules ask for.
struct UnitType {
    std::string id;
    UnitClass unitClass = UnitClass::Infantry;
    Formation formation = Formation::DoubleRank;
    Movement movement = Movement::Formed;
    Mils move = 0;
    Mils charge = 0;
    Mils shootingRange = 0; ///< 0: does not shoot (S1)
    HitNumber shootingHit = kNeverHits;
    HitNumber meleeHit = kNeverHits;            ///< F2; kNeverHits also where the type rolls no dice
    HitNumber meleeHitAfterCharge = kNeverHits; ///< equal to meleeHit where the type has no such number
    std::optional<HitNumber> hitBy;             ///< F3
    bool rollsMelee = false;                    ///< has a melee number and may fight (P2, Q72)
    bool isElephant = false;                    ///< has elephant rules (E2)
    ElephantRules elephant;
    std::uint32_t traits = 0;
    Extent stand;

    [[nodiscard]] bool has(Trait trait) const { return ((traits >> static_cast<unsigned>(trait)) & 1U) != 0; }
    [[nodiscard]] bool isSkirmisher() const { return unitClass == UnitClass::Skirmishers; }
    /// L1 binds every unit but single stands (L2).
    [[nodiscard]] bool losesLastStand() const { return formation != Formation::SingleStand; }
};

struct UnitSetup {
    std::string id;
    TypeId type;
    SideId side;
    CommandId command;
    int stands = 0;   ///< full strength
    int strength = 0; ///< at the start; 0 = already gone
    Pose pose;
};

struct GeneralSetup {
    std::string id;
    SideId side;
    CommandId command;
    int extraStands = 1;
    bool commanderInChief = false;
    bool fallen = false;
    Point place;
    UnitId attachedTo;
};

struct CommandSetup {
    std::string id;
    SideId side;
    GeneralId general;
    std::vector<UnitId> units;
};

struct SideSetup {
    std::string id;
    Box zone;               ///< deployment zone; the whole table where the scenario names none
    int startingStands = 0; ///< the denominator of Q09
    std::vector<CommandId> commands;
};

struct Step {
    StepKind kind = StepKind::Move;
    SideId side; ///< none for steps common to both sides
};

struct LinkSetup {
    UnitId a;
    UnitId b;
};

struct Setup {
    Scenario scenario; ///< what it was made from: names and texts for those who show them
    Box table;
    Options options;
    VictorySpec victory;
    std::vector<Step> steps;
    std::vector<UnitType> types;
    std::vector<UnitSetup> units;       ///< in byte order of their ids
    std::vector<GeneralSetup> generals; ///< in byte order of their ids
    std::vector<CommandSetup> commands;
    std::array<SideSetup, 2> sides;
    int startTurn = 1;
    int startStep = 0;
    std::vector<LinkSetup> links;
    /// Of the table, options, victory, sequence, types, units, generals and zones; part of every state hash.
    /// Left out are the moment at which the battle begins (startTurn, startStep, links), which every state
    /// holds itself and hashes, and whose command a general has, which a journal says with its scenario: its
    /// hashes are of one setup anyhow. Whoever compares setups asks playAlike().
    std::uint64_t fingerprint = 0;

    [[nodiscard]] const UnitType &typeOf(UnitId unit) const
    {
        return types[units[unit.index()].type.index()];
    }
    [[nodiscard]] SideId sideOf(UnitId unit) const { return units[unit.index()].side; }
    /// The size of a unit with `strength` stands (Q18 to Q20).
    [[nodiscard]] Extent extentOf(UnitId unit, int strength) const
    {
        return unitExtents[unitExtentBase[unit.index()] + static_cast<std::size_t>(strength)];
    }

    /// The unit, general, side with that id; none where there is none.
    [[nodiscard]] UnitId findUnit(std::string_view id) const;
    [[nodiscard]] GeneralId findGeneral(std::string_view id) const;
    [[nodiscard]] SideId findSide(std::string_view id) const;
    [[nodiscard]] CommandId findCommand(std::string_view id) const;

    std::vector<Extent> unitExtents; ///< sizes by unit and strength; see extentOf
    std::vector<std::size_t> unitExtentBase;
};

using SetupPtr = std::shared_ptr<const Setup>;

/// Are they the same battle to the rules, whatever its names and looks are? Then every battle of the one
/// could have been one of the other.
[[nodiscard]] bool playAlike(const Setup &one, const Setup &other);

[[nodiscard]] constexpr SideId otherSide(SideId side)
{
    return SideId(std::size_t{1} - side.index());
}

/// Resolves a scenario. Refuses, with the issues of validate(), one that has errors.
[[nodiscard]] Result<SetupPtr, Issues> compile(const Scenario &scenario);

} // namespace zama
