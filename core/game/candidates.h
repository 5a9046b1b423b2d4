#pragma once
// An ordered, deterministic sample of sensible lawful orders: moves are continuous, and hints, random
// playouts and buttons need a list.

#include "core/game/decide.h"

#include <vector>

namespace zama {

/// Lawful orders of one unit in the present step, the plainest first. Empty when it can do nothing.
[[nodiscard]] std::vector<Command> candidates(const State &state, UnitId unit);
/// Lawful orders of a general in the present step.
[[nodiscard]] std::vector<Command> candidates(const State &state, GeneralId general);
/// Everything `side` may do now in that sense; its "done" is the last (commands to place come first in free
/// deployment). Empty when the side has nothing to say.
[[nodiscard]] std::vector<Command> candidates(const State &state, SideId side);

/// "Done" in the present step for `side`: EndStep, or PassCharge while charges are declared.
[[nodiscard]] Command doneCommand(const State &state, SideId side);

/// Paths on which `unit` might charge `target`, the straightest first; not judged.
[[nodiscard]] std::vector<Path> chargePaths(const State &state, UnitId unit, UnitId target);
/// The first of chargePaths() that is a lawful charge; none if none is.
[[nodiscard]] std::optional<DeclareCharge> findCharge(const State &state, UnitId unit, UnitId target);

/// A lawful deployment of a command in free deployment: the scenario's places if they are lawful, else places
/// found on a grid in its zone; none if it does not fit.
[[nodiscard]] std::optional<DeployCommand> findDeployment(const State &state, CommandId command);

} // namespace zama
