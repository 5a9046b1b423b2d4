#pragma once
// What assistive technology is told of the table: units and generals by name, kind, strength and place.

namespace zama::table {

/// Makes every TableView accessible; harmless to repeat.
void installTableAccessibility();

} // namespace zama::table
