#pragma once
// Pages as values: made once, painted as often as somebody looks, prints or saves.

#include "app/print/page_canvas.h"
#include "app/print/printer_correction.h"
#include "table/model/language.h"

#include <functional>
#include <vector>

namespace zama::print {

/// One page. `paint` draws all of it but the footer, every time alike, and owns what it needs.
struct PrintPage {
    Paper paper;
    QString bookmark; ///< entry in the PDF's outline; empty: belongs to the page before
    std::function<void(PageCanvas &)> paint;
    bool isWithin = false; ///< the bookmark stands below the last one that is not
};

struct PrintDocument {
    QString title;
    QLocale reader;           ///< how numbers are written, and from which side is read
    table::Language language; ///< of our words; pages are painted in it, whatever the window speaks
    Ink ink = Ink::Colour;
    std::vector<PrintPage> pages;
    QStringList omissions;        ///< why parts that were asked for are not there, in the reader's language
    PrinterCorrection correction; ///< of the printer it goes to: lengths are true on its paper, not here
};

/// Paints a page through `painter`, 1 mm = `scale` units; the footer (check bar, title, page of pages)
/// included.
void paintPage(QPainter &painter, double scale, const PrintDocument &document, std::size_t page);

/// The same without the stamps, which are returned: for a device that keeps each once.
[[nodiscard]] std::vector<PlacedStamp> paintPageApart(QPainter &painter, double scale,
                                                      const PrintDocument &document, std::size_t page);

} // namespace zama::print
