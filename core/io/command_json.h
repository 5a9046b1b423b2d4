#pragma once
// Orders as JSON, one object each: {"do": "move", "unit": "R1-INF1", "path": [{"straight": 2.85}]}. What
// every order may hold is in docs/developers/orders-format.md.

#include "core/base/result.h"
#include "core/game/command.h"
#include "core/game/refusal.h"
#include "core/game/state.h"
#include "core/io/game_values.h"
#include "core/io/read_scenario.h"

#include <optional>
#include <string>
#include <string_view>

namespace zama {

/// The longest line of orders that is read.
inline constexpr std::size_t kMaxOrderBytes = std::size_t{64} * 1024;

/// One line of orders, or where and why it cannot be read (line 1). Codes that begin with "order.unknown_"
/// and end in unit, general, command or side say that the scenario has nobody of that name. A side that is
/// left out is the one whose decision `state` waits for.
[[nodiscard]] Result<Command, FileIssue> readOrder(std::string_view line, const State &state);
/// The order on one line, without a line feed; every side is named.
[[nodiscard]] std::string writeOrder(const Command &command, const Setup &setup);

/// The same as values.
[[nodiscard]] std::optional<Command> commandFrom(ValueReader &reader, const JsonValue &value,
                                                 const State &state);
[[nodiscard]] JsonValue jsonOf(const Command &command, const Setup &setup);

/// A refusal as {"refused": "too_far", "clause": "M1", ...}: names of units and generals, and what was
/// measured with its limit, where the code has such numbers.
[[nodiscard]] JsonValue jsonOf(const Refusal &refusal, const Setup &setup);

} // namespace zama
