#pragma once
// The numbers of unit types as a table: on the wall, and on a commander's card.

#include "app/print/kit_sheet.h"
#include "core/kit/quick_reference.h"

namespace zama::print {

/// A row for each type, the head first, in letters of `size`. Narrow tables go without the notes and the
/// signs of the sides.
[[nodiscard]] Blocks troopTable(const KitSheet &sheet, const std::vector<kit::TroopRow> &troops, double width,
                                double size = 3.3);

} // namespace zama::print
