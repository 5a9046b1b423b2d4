#pragma once
// The numbers of unit types as a table for the wall.

#include "app/print/kit_sheet.h"
#include "core/kit/quick_reference.h"

namespace zama::print {

/// A row for each type, the head first, in letters of `size`.
[[nodiscard]] Blocks troopTable(const KitSheet &sheet, const std::vector<kit::TroopRow> &troops, double width,
                                double size);

} // namespace zama::print
