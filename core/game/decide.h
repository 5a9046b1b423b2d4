#pragma once
// The referee. Every command is either refused, which changes nothing, or answered with events.

#include "core/base/result.h"
#include "core/game/command.h"
#include "core/game/event.h"
#include "core/game/refusal.h"
#include "core/game/state.h"

namespace zama {

/// Is the command lawful now? Covers everything: a command that passes can be carried out.
[[nodiscard]] Check validate(const State &state, const Command &command);

/// The events of a lawful command, or why it is refused. Changes nothing; apply() the events in order.
[[nodiscard]] Result<Events, Refusal> decide(const State &state, const Command &command);

/// decide() and apply() in one, in place: for playouts. On refusal nothing has changed. `record` may be null.
[[nodiscard]] Check execute(State &state, const Command &command, Events *record = nullptr);

/// The state in which the battle of `setup` begins: its first step entered, or, with free deployment, the
/// first side placing its commands (Q16).
[[nodiscard]] State begin(const SetupPtr &setup);

} // namespace zama
