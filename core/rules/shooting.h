#pragma once
// Chapter S: who may shoot at whom, and what it does.

#include "core/game/command.h"
#include "core/game/refusal.h"
#include "core/rules/emitter.h"

namespace zama::rules {

/// Can the unit shoot at anything in this step (S1, S6, Q04, Q06)? Step and side are judged elsewhere.
[[nodiscard]] Check checkMayShoot(const State &state, UnitId unit);
/// Is this enemy a lawful target (S7, S8, Q51 to Q59)?
[[nodiscard]] Check checkTarget(const State &state, UnitId unit, UnitId target);
[[nodiscard]] Check checkShoot(const State &state, const Shoot &order);
/// Dice of a volley of `unit` at `target` (S2, S5, Q52); 0 when none of it reaches.
[[nodiscard]] int volleyDice(const State &state, UnitId unit, UnitId target);

void carryOut(Emitter &out, const Shoot &order);
/// The dice of a volley have fallen.
void resolveVolley(Emitter &out, const PendingRoll &roll, int hits);

} // namespace zama::rules
