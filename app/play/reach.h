#pragma once
// Who is near enough to matter.

#include "core/game/state.h"

#include <vector>

namespace zama::play {

/// Is that an enemy of `unit` on the table, at most `reach` from it?
[[nodiscard]] bool isEnemyWithin(const State &state, UnitId unit, UnitId other, Mils reach);
/// Is there one?
[[nodiscard]] bool hasEnemyWithin(const State &state, UnitId unit, Mils reach);
/// All of them, the nearest first.
[[nodiscard]] std::vector<UnitId> enemiesWithin(const State &state, UnitId unit, Mils reach);

/// Deeds are not all: who has nobody to shoot at or to charge has nothing to do in that step.
[[nodiscard]] bool hasSomethingToDo(const State &state, UnitId unit);

/// Beyond this nobody can be charged: the allowance (Q40), and what a wheel reaches farther than it is long.
[[nodiscard]] Mils chargeReach(const State &state, UnitId unit);

} // namespace zama::play
