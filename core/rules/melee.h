#pragma once
// Chapters F and L: fights, whose dice fall on whom, and the order of everything in the melee step (Q71).

#include "core/game/command.h"
#include "core/game/refusal.h"
#include "core/rules/emitter.h"

#include <vector>

namespace zama::rules {

/// The fights on the table (Q63): units joined by engagements, each by id; fights by their lowest unit.
[[nodiscard]] std::vector<std::vector<UnitId>> fightsOf(const State &state);

/// The dice of a round as they would be laid out now: whose, at whom, in the order in which they are rolled
/// (Q64, Q65, Q71 6b).
[[nodiscard]] std::vector<DiceGroup> diceGroupsOf(const State &state);

/// May this choice of targets be made (Q65)?
[[nodiscard]] Check checkAssign(const State &state, const AssignMeleeDice &order);
void carryOut(Emitter &out, const AssignMeleeDice &order);

/// Both sides have chosen: the dice are laid out and the first roll is asked for (6b).
void joinFights(Emitter &out);
/// Dice of a fight have fallen; with the last of them all losses are taken (6c).
void resolveMeleeDice(Emitter &out);
/// Goes on to the next roll that is due, or to the end of the step (6b to 6f).
void continueFights(Emitter &out);

} // namespace zama::rules
