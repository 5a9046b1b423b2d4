#pragma once
// Chapter T: the sequence of play as the scenario's table says it; steps and turns begin and end here.

#include "core/game/refusal.h"
#include "core/rules/emitter.h"

namespace zama::rules {

/// Enters step `step` of turn `turn` and asks for what is due at once (Q01 option: the initiative die).
void enterStep(Emitter &out, int turn, int step);
/// Leaves the present step for the next one; behind the last one of a turn the battle may end (T1, Q07, Q08).
void endStep(Emitter &out);

/// May `side` say "done" now?
[[nodiscard]] Check checkEndStep(const State &state, SideId side);
/// "Done": ends a side's own step; in the melee step closes its choices, and with the second side begins to
/// fight (Q65); in free deployment never (a command is placed by one order).
void carryOutEndStep(Emitter &out, SideId side);

} // namespace zama::rules
