#pragma once
// Chapter G: generals move, join, lead and fall.

#include "core/game/command.h"
#include "core/game/refusal.h"
#include "core/rules/emitter.h"

#include <vector>

namespace zama::rules {

/// How far a general may go by himself (Q38).
[[nodiscard]] Mils generalAllowance(const State &state);
/// May he be given a move order now (Q38, Q84)?
[[nodiscard]] Check checkMayMove(const State &state, GeneralId general);
/// May he join that unit, distance apart (Q84)?
[[nodiscard]] Check checkJoin(const State &state, GeneralId general, UnitId unit);
[[nodiscard]] Check checkMove(const State &state, const MoveGeneral &order);
void carryOut(Emitter &out, const MoveGeneral &order);

/// Generals attached to units in a fight, first side first, by id (G5, Q71 6d, Q87).
[[nodiscard]] std::vector<GeneralId> generalsAtRisk(const State &state);
void awaitRiskDie(Emitter &out, GeneralId general);
/// His die has fallen (G6).
void resolveRisk(Emitter &out, const PendingRoll &roll, int fell);

} // namespace zama::rules
