#pragma once
// A moment of a battle as JSON: for scripts, never read back (a position is kept as a journal or a scenario).

#include "core/game/state.h"
#include "core/io/json_value.h"

namespace zama {

/// Turn, step, who acts, dice due, both sides' losses, every unit with strength, pose, engagements and
/// generals, every general, and the hash.
[[nodiscard]] JsonValue jsonOf(const State &state);

/// A state hash as it stands in files: 16 hexadecimal digits.
[[nodiscard]] std::string hashText(std::uint64_t hash);

} // namespace zama
