#pragma once
// The one painter: what it draws in millimetres has that size on the printer, in a PDF and, at the scale
// of the screen, in a preview.

#include "app/print/paper.h"
#include "table/art/figure_catalogue.h"

#include <QColor>
#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QString>

namespace zama::print {

/// How colours go to paper.
enum class Ink : std::uint8_t {
    Colour,
    Outlines, ///< only lines: for crayons
    Saving,   ///< pale tints; at most 12 % of the paper is covered
};

/// Letters by their height: sizes are in millimetres of the font's em, so that pages are equal everywhere.
struct Lettering {
    double size = 3.5;
    bool isBold = false;
    QColor colour{0x2b, 0x23, 0x20};
    Qt::Alignment align = Qt::AlignLeading | Qt::AlignVCenter;
};

/// A page being drawn. Coordinates are millimetres from the paper's top left corner, whatever the device.
class PageCanvas
{
public:
    /// `painter` is active; one millimetre is `scale` of its units. Right-to-left readers get text that runs
    /// and aligns their way; figures, tables of the battle and templates never mirror.
    PageCanvas(QPainter &painter, double scale, const Paper &paper, const QLocale &reader, Ink ink);

    [[nodiscard]] const Paper &paper() const;
    [[nodiscard]] const QLocale &reader() const;
    [[nodiscard]] Ink ink() const;
    /// In millimetres; for shapes. Never set a font or draw text here: letters go through text().
    [[nodiscard]] QPainter &shapes();

    /// One line, or several wrapped at the width of `box`; letters become smaller, down to 60 %, where they
    /// would not fit. Returns the height it took.
    double text(const QRectF &box, const QString &words, const Lettering &lettering = {});
    /// The same without drawing: for layout.
    [[nodiscard]] double heightOf(const QString &words, double width, const Lettering &lettering = {}) const;
    [[nodiscard]] double widthOf(const QString &words, const Lettering &lettering = {}) const;

    /// Lines of the field: what scissors follow, where paper is folded, a hairline.
    void cutLine(const QLineF &line);
    void foldLine(const QLineF &line);
};

} // namespace zama::print
