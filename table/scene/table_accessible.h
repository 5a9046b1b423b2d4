#pragma once
// What assistive technology is told of the table: units and generals by name, kind, strength and place.

namespace zama::table {

class TableView;

/// Makes every TableView accessible; harmless to repeat.
void installTableAccessibility();
/// Tells whoever listens that another unit or general is picked, as if the focus had gone to it.
void tellPick(TableView &view);

} // namespace zama::table
