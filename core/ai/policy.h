#pragma once
// The minds that play: each answers a state with a lawful command and says why.

#include "core/game/command.h"
#include "core/game/state.h"
#include "core/text/message.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace zama {

/// What a mind wants to do and its reason in words to come.
struct Decision {
    Command command;
    Message reason;
};

/// How long a mind may think. Work is counted, not timed, so that the same seed gives the same battle on
/// every machine; `stop` cuts thinking short at any time (a mind then answers with the best it has).
struct Budget {
    int playouts = 0; ///< strong mind: battles it may play ahead for one decision; 0 = its default
    const std::atomic<bool> *stop = nullptr;
    [[nodiscard]] bool isStopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

/// A player. It is asked only when `side` has to act and no roll is due; dice are never its business.
class Policy
{
public:
    virtual ~Policy() = default;
    /// A lawful command of `side`; at worst "done" (EndStep, PassCharge, or in deployment the scenario's
    /// places). Never fails, never blocks: one-unit, zero-unit and jammed tables have an answer too.
    [[nodiscard]] virtual Decision decide(const State &state, SideId side) = 0;
};

/// "random", "fast", "strong".
[[nodiscard]] std::span<const std::string_view> policyNames();
/// A mind by name; null for an unknown one. The seed decides between equals (and everything for "random").
[[nodiscard]] std::unique_ptr<Policy> makePolicy(std::string_view name, std::uint64_t seed,
                                                 const Budget &budget = {});

/// Whose decision the state waits for: the side to act, the first side that has not closed in the melee step,
/// or none while dice are due or after the end.
[[nodiscard]] SideId sideToDecide(const State &state);

} // namespace zama
