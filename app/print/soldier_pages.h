#pragma once
// Paper soldiers: sheets of fold-over strips to cut out.

#include "app/print/print_order.h"

namespace zama::print {

/// The sheets of everybody the order asks for, by command.
[[nodiscard]] PrintPages soldierPages(const PrintOrder &order);

} // namespace zama::print
