#pragma once
// Broken and hostile variants of a drawing, always the same for a seed; knows nothing of what a reader makes
// of them.

#include "tests/support/chance.h"

#include <string>
#include <string_view>

namespace zama::test {

/// One to three changes: bytes flipped, pieces cut, doubled, moved or nested, numbers made extreme, names of
/// elements and attributes exchanged for dangerous ones.
[[nodiscard]] std::string mutatedSvg(std::string_view svg, Chance &chance);

} // namespace zama::test
