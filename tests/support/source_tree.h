#pragma once
// Paths of the source tree and of the built programs, for tests that read shipped files or run zama-cli.

#include <string>

namespace zama::test {

/// `relative` below the source tree.
[[nodiscard]] std::string inSourceTree(const std::string &relative);

/// A built program.
[[nodiscard]] std::string program(const std::string &name);

} // namespace zama::test
