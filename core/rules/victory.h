#pragma once
// When a battle ends and who has won it (Q07 to Q10).

#include "core/game/state.h"

#include <optional>

namespace zama::rules {

/// Both sides' losses in the terms of Q09.
struct Score {
    int lost[2] = {0, 0};
    int starting[2] = {0, 0};
    /// (loss share of side 1 - loss share of side 0) x 100, as an exact fraction: positive favours side 0.
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
};

[[nodiscard]] Score scoreOf(const State &state);
/// Who leads and by how much if the battle were scored now (Q09).
[[nodiscard]] Outcome verdictOf(const State &state, EndReason reason);
/// The end of the battle if the turn that has just ended was its last.
[[nodiscard]] std::optional<Outcome> outcomeAtEndOfTurn(const State &state);

} // namespace zama::rules
