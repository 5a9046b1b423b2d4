#pragma once
// The one painter: what it draws in millimetres has that size on the printer, in a PDF and, at the scale
// of the screen, in a preview.

#include "app/print/paper.h"
#include "app/print/print_font.h"
#include "app/print/stamp.h"

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
    QColor colour = kInk;
    Qt::Alignment align = Qt::AlignLeading | Qt::AlignVCenter;
};

/// What scissors follow, and where paper is folded. Every such line in every page is drawn with these.
[[nodiscard]] QPen cutPen();
[[nodiscard]] QPen foldPen();

/// A page being drawn. Coordinates are millimetres from the paper's top left corner, whatever the device.
class PageCanvas
{
public:
    /// `painter` is active; one millimetre is `scale` of its units. Right-to-left readers get text that runs
    /// and aligns their way; figures, tables of the battle and templates never mirror.
    PageCanvas(QPainter &painter, double scale, const Paper &paper, const QLocale &reader, Ink ink);
    ~PageCanvas();
    Q_DISABLE_COPY_MOVE(PageCanvas)

    [[nodiscard]] const Paper &paper() const { return m_paper; }
    [[nodiscard]] const QLocale &reader() const { return m_reader; }
    [[nodiscard]] Ink ink() const { return m_ink; }
    /// In millimetres; for shapes. Never set a font or draw text here: letters go through text().
    [[nodiscard]] QPainter &shapes() { return m_painter; }

    /// One line, or several wrapped at the width of `box`; letters become smaller, down to 60 %, where they
    /// would not fit, and what is still too long ends in an ellipsis. A box without height has as much as is
    /// needed. Returns the height it took.
    double text(const QRectF &box, const QString &words, const Lettering &lettering = {});
    /// The same without drawing: for layout.
    [[nodiscard]] double heightOf(const QString &words, double width, const Lettering &lettering = {}) const;
    [[nodiscard]] double widthOf(const QString &words, const Lettering &lettering = {}) const;

    /// With cutPen() and foldPen().
    void cutLine(const QLineF &line);
    void foldLine(const QLineF &line);

    /// Places a stamp: `where` leads from its millimetres to the page's. Stamps lie above everything else of
    /// their page, in the order in which they were placed.
    void place(const StampPtr &stamp, const QTransform &where);
    [[nodiscard]] const std::vector<PlacedStamp> &placed() const { return m_placed; }

private:
    QPainter &m_painter;
    Paper m_paper;
    QLocale m_reader;
    Ink m_ink;
    std::vector<PlacedStamp> m_placed;
};

} // namespace zama::print
