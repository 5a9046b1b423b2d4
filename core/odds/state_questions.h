#pragma once
// Questions about the units of a battle, made ready for odds.h: hit numbers, options and generals are looked
// up here and nowhere else.

#include "core/game/state.h"
#include "core/odds/cases.h"
#include "core/odds/results.h"

#include <span>
#include <vector>

namespace zama::odds {

/// The faces of an elephant's control die (E7).
[[nodiscard]] ControlDie controlDieOf(const ElephantRules &rules);
/// Does the charge of an elephant on this type give a scare die, if it comes from the front (E3, Q76)?
[[nodiscard]] bool scaresElephants(const UnitType &type, const Options &options);

/// `unit` shoots at `target` (S2 to S4).
[[nodiscard]] Volley volleyOf(const State &state, UnitId unit, UnitId target);

/// `unit` fighting `enemy` (F1 to F3, G2). With `hasCharged`, its first round is that of a turn in which it
/// has charged; an elephant is immune and rolls nothing (E1): ask elephantCaseOf about it.
[[nodiscard]] Fighter fighterOf(const State &state, UnitId unit, UnitId enemy, bool hasCharged);

/// An elephant against one unit (E3 to E12). `fromFront`: where the elephant charges it from (Q22).
[[nodiscard]] ElephantCase elephantCaseOf(const State &state, UnitId elephant, UnitId victim, bool fromFront);

/// What one round of melee does to a unit.
struct RoundOutlook {
    UnitId unit;
    StruckOdds odds;
};

/// Each unit's outlook in one round of these dice, generals and elephants' control left out: exact for any
/// number of units, since all dice of a round fall at once and each unit is struck by its own (F4, F5, L1,
/// Q68). Dice that have been rolled already count as if they had not. Under `surplus: same_fight` (Q66) what
/// is passed on from a neighbour is not in it.
[[nodiscard]] std::vector<RoundOutlook> roundOutlook(const State &state, const std::vector<UnitId> &fight,
                                                     std::span<const DiceGroup> groups);

} // namespace zama::odds
