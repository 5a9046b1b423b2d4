#pragma once
// What somebody prints again and again, remembered: the same parts, on the same paper, in the same ink.

#include "app/print/print_order.h"

namespace zama::print {

/// The order a dialog begins with: what was remembered, else sensible choices for a reader of `reader`. What
/// belongs to one battle (whose soldiers, spare ones) is never remembered. `languages` are those it can be
/// printed in, the first is the usual one.
[[nodiscard]] PrintOrder usualOrder(std::shared_ptr<const Scenario> scenario, const QLocale &reader,
                                    const QStringList &languages);
void rememberOrder(const PrintOrder &order);

} // namespace zama::print
