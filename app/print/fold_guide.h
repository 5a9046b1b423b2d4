#pragma once
// The first sheet of the soldiers: four pictures of how to make them, and who cuts which sheet.

#include "app/print/strip.h"

namespace zama::print {

/// A line of the list of sheets.
struct SheetRow {
    Livery livery;
    QString legend; ///< whose soldiers are on it
    int sheet = 0;  ///< which of those behind the guide, from 0
    int strips = 0;
};

/// The guide, which is what a document begins with: the list tells the numbers of pages. The pictures show
/// `sample`. More pages than one where the list is long.
[[nodiscard]] std::vector<PrintPage> foldGuide(const PrintOrder &order, const Strip &sample,
                                               const std::vector<SheetRow> &rows);

/// The sign of a side: its colours and pattern in a small frame.
void paintSwatch(PageCanvas &canvas, const QRectF &frame, const Livery &livery);

} // namespace zama::print
