#pragma once
// What is true of every state of every battle.

#include "core/game/state.h"

#include <string>

namespace zama::test {

/// The first thing that is wrong with `state`, "" if nothing is. `start` is the state in which its battle
/// began.
[[nodiscard]] std::string faultOf(const State &state, const State &start);
/// The same of a step from one state to the next.
[[nodiscard]] std::string faultOfStep(const State &before, const Events &events, const State &after);

} // namespace zama::test
