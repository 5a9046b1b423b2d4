#include "app/print/kit_marks.h"

#include "app/print/page_style.h"
#include "table/scene/livery_painter.h"

#include <QPainterPath>

#include <array>
#include <vector>

namespace zama::print {

void hatch(PageCanvas &canvas, const QPolygonF &shape, double period)
{
    QPainter &p = canvas.shapes();
    const QRectF box = shape.boundingRect();
    QPainterPath area;
    area.addPolygon(shape);
    area.closeSubpath();
    p.save();
    p.setClipPath(area, Qt::IntersectClip);
    p.setPen(QPen(kFaint, kHairline));
    for (double x = box.left() - box.height(); x < box.right(); x += period) {
        p.drawLine(QLineF(x, box.bottom(), x + box.height(), box.top()));
    }
    p.restore();
}

void paintSideSign(PageCanvas &canvas, const Scenario &scenario, const QRectF &place, SideId side)
{
    QPainter &p = canvas.shapes();
    if (canvas.ink() == Ink::Colour) {
        table::fillWithLivery(p, place, scenario.sides[side.index()].livery, place.height() / 2);
    } else if (side.index() == 1) {
        hatch(canvas, QPolygonF(place), 0.8);
    }
    p.setPen(QPen(kInk, kLine));
    p.setBrush(Qt::NoBrush);
    p.drawRect(place);
}

void paintBox(PageCanvas &canvas, const QRectF &place, bool isTicked)
{
    QPainter &p = canvas.shapes();
    p.setPen(QPen(kInk, kLine));
    p.setBrush(Qt::NoBrush);
    p.drawRect(place);
    if (isTicked) {
        p.drawLine(place.topLeft(), place.bottomRight());
        p.drawLine(place.topRight(), place.bottomLeft());
    }
}

void paintDie(PageCanvas &canvas, const QRectF &place, int face)
{
    static const std::array<std::vector<QPointF>, 6> kPips{{
        {{0, 0}},
        {{-1, -1}, {1, 1}},
        {{-1, -1}, {0, 0}, {1, 1}},
        {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
    }};
    QPainter &p = canvas.shapes();
    const double size = place.width();
    p.setPen(QPen(kInk, kLine));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(place, size * 0.18, size * 0.18);
    p.setPen(Qt::NoPen);
    p.setBrush(kInk);
    for (const QPointF &pip : kPips.at(static_cast<std::size_t>(face - 1))) {
        p.drawEllipse(place.center() + pip * size * 0.26, size * 0.085, size * 0.085);
    }
    p.setBrush(Qt::NoBrush);
}

void paintLozenge(PageCanvas &canvas, QPointF middle, double radius)
{
    canvas.shapes().setPen(Qt::NoPen);
    canvas.shapes().setBrush(rubric(canvas.ink()));
    canvas.shapes().drawPolygon(QPolygonF({middle + QPointF(0, -radius), middle + QPointF(radius, 0),
                                           middle + QPointF(0, radius), middle + QPointF(-radius, 0)}));
    canvas.shapes().setBrush(Qt::NoBrush);
}

void paintArrow(PageCanvas &canvas, const QLineF &way, double head)
{
    QPainter &p = canvas.shapes();
    const QColor colour = rubric(canvas.ink());
    p.setPen(QPen(colour, kLine, Qt::SolidLine, Qt::FlatCap));
    p.drawLine(way);
    const QPointF along = (way.p2() - way.p1()) / std::max(way.length(), 1e-9);
    const QPointF across(-along.y(), along.x());
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawPolygon(QPolygonF({way.p2(), way.p2() - along * head + across * head * 0.4,
                             way.p2() - along * head - across * head * 0.4}));
    p.setBrush(Qt::NoBrush);
}

void cutOut(PageCanvas &canvas, const QPolygonF &shape)
{
    for (qsizetype i = 0; i < shape.size(); ++i) {
        canvas.cutLine(QLineF(shape[i], shape[(i + 1) % shape.size()]));
    }
}

} // namespace zama::print
