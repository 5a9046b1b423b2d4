#pragma once
// Free deployment (Q16 option): before turn 1 the sides place their commands alternately, each inside its
// zone.

#include "core/game/command.h"
#include "core/game/refusal.h"
#include "core/rules/emitter.h"

namespace zama::rules {

[[nodiscard]] Check checkDeploy(const State &state, const DeployCommand &order);
void carryOut(Emitter &out, const DeployCommand &order);
/// Whether a command has been placed; always true outside free deployment.
[[nodiscard]] bool isDeployed(const State &state, CommandId command);

} // namespace zama::rules
