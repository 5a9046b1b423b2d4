#pragma once
// One function a word of the command line.

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace zama::cli {

[[nodiscard]] Exit run(const ValidateArguments &arguments);
[[nodiscard]] Exit run(const InfoArguments &arguments);
[[nodiscard]] Exit run(const PlayArguments &arguments);
[[nodiscard]] Exit run(const SimulateArguments &arguments);
[[nodiscard]] Exit run(const OddsArguments &arguments);
[[nodiscard]] Exit run(const ReplayArguments &arguments);
[[nodiscard]] Exit run(const ReportArguments &arguments);
[[nodiscard]] Exit run(const PrintArguments &arguments);

} // namespace zama::cli
