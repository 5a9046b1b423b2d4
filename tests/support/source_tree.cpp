#include "tests/support/source_tree.h"

namespace zama::test {

std::string inSourceTree(const std::string &relative)
{
    return std::string(ZAMA_SOURCE_DIR) + "/" + relative;
}

std::string program(const std::string &name)
{
    return std::string(ZAMA_BINARY_DIR) + "/" + name;
}

} // namespace zama::test
