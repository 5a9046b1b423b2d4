#pragma once
// Paths of the source tree and of the built programs, for tests that read shipped files or run zama-cli.

#include <string>

namespace zama::test {

/// `relative` below the source tree.
inline std::string inSourceTree(const std::string &relative)
{
    return std::string(ZAMA_SOURCE_DIR) + "/" + relative;
}

/// A built program.
inline std::string program(const std::string &name)
{
    return std::string(ZAMA_BINARY_DIR) + "/" + name;
}

} // namespace zama::test
