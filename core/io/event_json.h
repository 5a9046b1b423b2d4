#pragma once
// Events as JSON, one object each: {"event": "unit_moved", "clause": "M1", "unit": "R1-INF1", ...}. Names and
// members are those of core/game/event_fields.h.

#include "core/game/event.h"
#include "core/io/game_values.h"

#include <optional>
#include <string>

namespace zama {

/// The event on one line, without a line feed. `deed` are all events of its order: its clause may depend on
/// them.
[[nodiscard]] std::string writeEvent(const Event &event, const Events &deed, const Setup &setup);

/// The same as values. Members that an event does not have are not read: they may be there for people.
[[nodiscard]] std::optional<Event> eventFrom(ValueReader &reader, const JsonValue &value);
[[nodiscard]] JsonValue jsonOf(const Event &event, const Events &deed, const Setup &setup);

} // namespace zama
