#pragma once
// Older versions of the scenario format. A change of the format adds one row to the table and raises
// kScenarioVersion; files of every earlier version then still open. Private to core/io and its tests.

#include "core/io/json_value.h"
#include "core/io/read_scenario.h"

#include <span>

namespace zama {

/// One step from `from` to `from + 1`: changes the tree in place, never its meaning. Values it moves keep
/// their place in the file, so that later faults are still located.
struct Migration {
    int from = 0;
    void (*apply)(JsonValue &root) = nullptr;
};

/// The steps this program knows, ascending and without gaps up to kScenarioVersion. Version 1 is the first.
[[nodiscard]] std::span<const Migration> scenarioMigrations();

/// readScenario() with another table: for tests of the mechanism.
[[nodiscard]] Result<ScenarioFile, LoadError> readScenarioWith(std::string_view text, Reading reading,
                                                               std::span<const Migration> migrations);

} // namespace zama
