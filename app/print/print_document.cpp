#include "app/print/print_document.h"

#include <QCoreApplication>

namespace zama::print {
namespace {

constexpr double kBar = 100.0;     // the check bar
constexpr double kTick = 10.0;     // from one of its marks to the next
constexpr double kFooterTop = 8.9; // from the lower edge
constexpr double kFooterHeight = 3.7;
constexpr double kBarLine = 2.7; // from the footer's top: words stand on it, small marks hang from it
constexpr double kFooterSize = 2.2;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PrintFooter)
};

QRectF footerOf(const Paper &paper)
{
    const QSizeF sheet = paper.extent();
    return {kMargin, sheet.height() - kFooterTop, sheet.width() - 2 * kMargin, kFooterHeight};
}

// Exactly 100 mm from end to end, the middle marked: two checks in one.
void paintCheckBar(PageCanvas &canvas, QPointF start)
{
    QPainter &painter = canvas.shapes();
    painter.setPen(QPen(kInk, 0.15, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(QLineF(start, start + QPointF(kBar, 0)));
    for (int i = 0; i <= 10; ++i) {
        const double up = i % 5 == 0 ? 1.8 : 0.0;
        const QPointF foot = start + QPointF(i * kTick, 1.0);
        painter.drawLine(QLineF(foot, foot - QPointF(0, 1.0 + up)));
    }
}

void paintFooter(PageCanvas &canvas, const PrintDocument &document, std::size_t page)
{
    const QRectF footer = footerOf(canvas.paper());
    const QLocale &reader = canvas.reader();
    paintCheckBar(canvas, QPointF(footer.left(), footer.top() + kBarLine));
    const Lettering small{kFooterSize, false, kInk, Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute};
    const double half = kBar / 2;
    canvas.text(QRectF(footer.left() + 1, footer.top(), half - 2, kBarLine),
                Words::tr("Print at 100%: this is 10 cm"), small);
    canvas.text(QRectF(footer.left() + half + 1, footer.top(), 20, kBarLine), Words::tr("5 cm"), small);
    const QString text = Words::tr("%1, page %2 of %3")
                             .arg(document.title, reader.toString(qulonglong{page} + 1),
                                  reader.toString(qulonglong{document.pages.size()}));
    Lettering last = small;
    last.align = Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute;
    canvas.text(footer.adjusted(kBar + 4, 0, 0, 0), text, last);
}

} // namespace

std::vector<PlacedStamp> paintPageApart(QPainter &painter, double scale, const PrintDocument &document,
                                        std::size_t page)
{
    const PrintPage &sheet = document.pages.at(page);
    const table::Speaking speaking(document.language);
    const QTransform through = document.correction.on(sheet.paper);
    painter.save();
    painter.setTransform(
        QTransform::fromScale(1 / scale, 1 / scale) * through * QTransform::fromScale(scale, scale), true);
    std::vector<PlacedStamp> stamps;
    {
        PageCanvas canvas(painter, scale, sheet.paper, document.reader, document.ink);
        sheet.paint(canvas);
        paintFooter(canvas, document, page);
        stamps = canvas.placed();
    }
    painter.restore();
    for (PlacedStamp &placed : stamps) {
        placed.where *= through;
    }
    return stamps;
}

void paintPage(QPainter &painter, double scale, const PrintDocument &document, std::size_t page)
{
    paintStamps(painter, scale, paintPageApart(painter, scale, document, page));
}

} // namespace zama::print
