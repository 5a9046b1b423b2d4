#include "app/print/soldier_pages.h"

#include "app/print/figure_stamps.h"
#include "app/print/soldier_roll.h"

namespace zama::print {
namespace {

struct Strip {
    Soldier soldier;
    StampPtr front;
    StampPtr back;
    QSizeF size;
    double panel = 0;
    QPointF at;
};

void paintStrip(PageCanvas &canvas, const Strip &strip)
{
    const QRectF all(strip.at, strip.size);
    const double scale = std::min(1.0, strip.size.width() / strip.front->frame.width());
    const double fold = all.center().y();
    canvas.shapes().setPen(QPen(kInk, 0.2));
    canvas.shapes().setBrush(Qt::NoBrush);
    canvas.shapes().drawRect(all);
    for (const double y : {fold - strip.panel, fold, fold + strip.panel}) {
        canvas.foldLine(QLineF(all.left(), y, all.right(), y));
    }
    canvas.place(strip.front,
                 QTransform::fromTranslate(all.center().x(), fold + strip.panel).scale(scale, scale));
    canvas.place(strip.back,
                 QTransform::fromTranslate(all.center().x(), fold - strip.panel).scale(-scale, -scale));
    canvas.text(QRectF(all.left(), fold + strip.panel, all.width(), all.bottom() - fold - strip.panel),
                strip.soldier.name + QStringLiteral(" · ") + strip.soldier.number,
                {2.6, false, kInk, Qt::AlignCenter});
}

} // namespace

PrintPages soldierPages(const PrintOrder &order)
{
    FigureStamps stamps(*order.scenario, order.ink);
    std::vector<PrintPage> pages;
    const QRectF content = order.paper.content();
    for (const SoldierGroup &group : soldierRoll(order)) {
        std::vector<Strip> strips;
        QPointF at = content.topLeft();
        double row = 0;
        const auto flush = [&] {
            pages.push_back({order.paper, pages.empty() ? titleOf(PrintPart::Soldiers) : QString(),
                             [strips](PageCanvas &canvas) {
                                 for (const Strip &s : strips) {
                                     paintStrip(canvas, s);
                                 }
                             }});
            strips.clear();
            at = content.topLeft();
            row = 0;
        };
        for (const Soldier &soldier : group.soldiers) {
            Strip strip;
            strip.soldier = soldier;
            if (soldier.isGeneral) {
                strip.soldier.look.key = stamps.catalogue().generalStand(group.palette, soldier.isChief);
            }
            strip.front = stamps.stand(strip.soldier.look, table::FigureView::Front);
            strip.back = stamps.stand(strip.soldier.look, table::FigureView::Back);
            if (!strip.front) {
                continue;
            }
            strip.panel = strip.front->frame.height() *
                          std::min(1.0, soldier.base.width() / strip.front->frame.width());
            strip.size = QSizeF(soldier.base.width(), strip.panel * 2 + soldier.base.height());
            if (at.x() + strip.size.width() > content.right()) {
                at = QPointF(content.left(), at.y() + row);
                row = 0;
            }
            if (at.y() + strip.size.height() > content.bottom()) {
                flush();
            }
            strip.at = at;
            at.rx() += strip.size.width();
            row = std::max(row, strip.size.height());
            strips.push_back(strip);
        }
        if (!strips.empty()) {
            flush();
        }
    }
    return pages;
}

} // namespace zama::print
