#pragma once
// The scenario files that are shipped, for tests that read them.

#include "core/io/read_scenario.h"

#include <string>
#include <vector>

namespace zama::test {

/// The bytes of a file; throws if it cannot be read.
[[nodiscard]] std::string bytesOf(const std::string &path);
/// Absolute paths of scenarios/*.zama.json, sorted.
[[nodiscard]] std::vector<std::string> shippedScenarios();
/// A shipped scenario by its short name: "zama".
[[nodiscard]] ScenarioFile shippedScenario(const std::string &name);
/// The codes of a refused text, in order, warnings included; empty if it was read.
[[nodiscard]] std::vector<std::string> refusalCodes(std::string_view text);

} // namespace zama::test
