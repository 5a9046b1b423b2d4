#include "app/print/check_page.h"

#include <QCoreApplication>

namespace zama::print {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CheckPage)
};

// A bar from edge to edge of its end marks: what is measured is where the outer edges are.
void drawBar(QPainter &painter, const QPointF &from, bool isAcross)
{
    constexpr double kThick = 4;
    constexpr double kMark = 6; // each end stands out by so much on both sides together
    const QRectF bar = isAcross ? QRectF(from.x(), from.y() - kThick / 2, kCheckBar, kThick)
                                : QRectF(from.x() - kThick / 2, from.y(), kThick, kCheckBar);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    for (int centimetre = 0; centimetre < 10; centimetre += 2) {
        const double at = centimetre * 10.0;
        painter.drawRect(isAcross ? QRectF(bar.left() + at, bar.top(), 10, kThick)
                                  : QRectF(bar.left(), bar.top() + at, kThick, 10));
    }
    constexpr double kLine = 0.3;
    for (const double at : {0.0, kCheckBar - kLine}) {
        painter.drawRect(isAcross ? QRectF(bar.left() + at, bar.center().y() - kMark, kLine, 2 * kMark)
                                  : QRectF(bar.center().x() - kMark, bar.top() + at, 2 * kMark, kLine));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 0.15));
    painter.drawRect(bar.adjusted(0.075, 0.075, -0.075, -0.075));
}

struct Bars {
    QString acrossWords;
    QString alongWords;
    QPointF across;
    QPointF along;
};

void drawBars(PageCanvas &page, const Bars &bars, const QTransform &through)
{
    page.shapes().save();
    page.shapes().setTransform(through, true);
    drawBar(page.shapes(), bars.across, true);
    drawBar(page.shapes(), bars.along, false);
    page.shapes().restore();
    constexpr double kWide = 70;
    const Lettering caption{.size = 4.2, .isBold = true};
    page.text({bars.across.x(), bars.across.y() - 15, kCheckBar, 7}, bars.acrossWords, caption);
    page.text({bars.along.x() + 12, bars.along.y() + kCheckBar / 2 - 8, kWide, 16}, bars.alongWords, caption);
}

void draw(PageCanvas &page, const QString &printer, const PrinterCorrection &correction)
{
    const QRectF content = page.paper().content();
    const double left = content.left() + 12;
    const double top = content.top();
    page.text({content.left(), top, content.width(), 10}, Words::tr("Check page"),
              {.size = 7, .isBold = true});
    const QString how = Words::tr(
        "Print this page at 100% (“actual size”). Measure each bar with a ruler, from the outer edge of "
        "one end line to the outer edge of the other. Tell the program what you measured.");
    page.text({content.left(), top + 14, content.width(), 18}, how, {.size = 4});
    if (!printer.isEmpty()) {
        page.text({content.left(), top + 34, content.width(), 6}, Words::tr("Printer: %1").arg(printer),
                  {.size = 4});
    }
    drawBars(page,
             {Words::tr("Across: how many millimetres?"),
              Words::tr("Along: how many millimetres?"),
              {left, top + 62},
              {left, top + 78}},
             {});
    if (!correction.isNone()) {
        const QString must = Words::tr("With your correction this is 100 mm.");
        drawBars(page, {must, must, {left, top + 206}, {left + kCheckBar, top + 78}},
                 correction.on(page.paper()));
    }
}

} // namespace

PrintDocument checkPage(const QPageSize &size, const QLocale &reader, const QString &printer,
                        const PrinterCorrection &correction)
{
    PrintDocument document;
    document.title = Words::tr("Check page");
    document.reader = reader;
    document.language = table::spokenLanguage();
    document.pages.push_back({Paper{size, QPageLayout::Portrait}, Words::tr("Check page"),
                              [printer, correction](PageCanvas &page) { draw(page, printer, correction); }});
    return document;
}

} // namespace zama::print
