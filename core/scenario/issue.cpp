#include "core/scenario/issue.h"

#include <algorithm>

namespace zama {

bool hasErrors(const Issues &issues)
{
    return std::ranges::any_of(issues, [](const Issue &i) { return i.severity == Severity::Error; });
}

} // namespace zama
