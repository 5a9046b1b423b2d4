#pragma once
// "NAME=VALUE" words of a call, looked up in a scenario.

#include "core/ai/policy.h"
#include "core/scenario/setup.h"

#include <array>
#include <span>
#include <string>

namespace zama::cli {

/// Names of minds by side; "" where none is named. Throws WrongUsage for an unknown side or mind, or a side
/// named twice.
[[nodiscard]] std::array<std::string, 2> mindsFor(std::span<const std::string> choices, const Setup &setup);
/// Sets options of rulings 2.11 by their names in files. Throws WrongUsage for a name or value that is none,
/// or a name given twice.
void setOptions(Options &options, std::span<const std::string> choices);
/// Is the turn limit among them?
[[nodiscard]] bool setsTurnLimit(std::span<const std::string> choices);
/// "6" or "none". Throws WrongUsage.
void setTurnLimit(Options &options, const std::string &limit);

} // namespace zama::cli
