#pragma once
// What needs Qt, such as PDF files, is done by the program with the window, which zama-cli itself is built
// without.

#include "app/cli/console.h"

#include <string>
#include <vector>

namespace zama::cli {

/// Runs `zama`, the one beside this program or else the one on the PATH, without a window, and waits for it.
/// Its input, output and messages are ours. Ctrl-C ends it, too: Exit::Interrupted. Throws WrongUsage with
/// `purpose` ("PDF files are made") where there is no such program.
[[nodiscard]] Exit runWindowProgram(const std::string &purpose, std::vector<std::string> arguments);

/// A path as an argument that cannot be taken for an option.
[[nodiscard]] std::string pathArgument(const std::string &path);

} // namespace zama::cli
