#pragma once
// Scenario values from and to JSON trees. Private to core/io.

#include "core/io/field_reader.h"

namespace zama {

/// Reads what can be read; every fault goes to the log.
[[nodiscard]] Scenario scenarioFrom(const JsonValue &root, FaultLog &log);
/// The scenario as files have it: keys in human order, defaults omitted where a reader would not miss them.
[[nodiscard]] JsonValue jsonOf(const Scenario &scenario);

} // namespace zama
