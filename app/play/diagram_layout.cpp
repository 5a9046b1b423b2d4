#include "app/play/diagram_layout.h"

#include "app/play/diagram_scene.h"
#include "core/game/queries.h"

#include <algorithm>

namespace zama::play {
namespace {

constexpr double kMargin = 900.0; // mils around what is shown
constexpr double kMostPixelsPerInch = 34.0;
constexpr double kMostHeight = 300.0;

QRectF around(const QRectF &rect, const QPolygonF &polygon)
{
    return rect.isNull() ? polygon.boundingRect() : rect.united(polygon.boundingRect());
}

QPointF nearestOn(QPointF p, const QLineF &edge)
{
    const QPointF along = edge.p2() - edge.p1();
    const double squared = QPointF::dotProduct(along, along);
    const double t = squared == 0.0 ? 0.0 : QPointF::dotProduct(p - edge.p1(), along) / squared;
    return edge.p1() + std::clamp(t, 0.0, 1.0) * along;
}

// Corners of `from` against edges of `to`; the shorter of `best` and what is found.
QLineF nearer(const QLineF &best, const QPolygonF &from, const QPolygonF &to)
{
    QLineF found = best;
    for (const QPointF &corner : from) {
        for (qsizetype i = 0; i < to.size(); ++i) {
            const QLineF way(corner, nearestOn(corner, QLineF(to[i], to[(i + 1) % to.size()])));
            found = way.length() < found.length() ? way : found;
        }
    }
    return found;
}

} // namespace

QPointF pointOf(Point p)
{
    return {static_cast<double>(p.x), static_cast<double>(-p.y)};
}

QPolygonF polygonOf(const Footprint &footprint)
{
    QPolygonF polygon;
    for (const Point corner : footprint.corner) {
        polygon << pointOf(corner);
    }
    return polygon;
}

QPolygonF polygonOf(const Shape &area)
{
    QPolygonF polygon;
    for (std::size_t i = 0; i < area.count; ++i) {
        polygon << pointOf(area.corner.at(i));
    }
    return polygon;
}

std::vector<UnitId> unitsShown(const State &state)
{
    std::vector<UnitId> units;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (state.isPresent(UnitId(i)) && !DiagramScene::isGuest(state, UnitId(i))) {
            units.emplace_back(i);
        }
    }
    return units;
}

QRectF partShown(const RuleDiagram &diagram)
{
    const State &state = diagram.state;
    QRectF part;
    for (const UnitId unit : unitsShown(state)) {
        part = around(part, polygonOf(state.footprint(unit)));
    }
    for (const PicturedOrder &order : diagram.orders) {
        for (const Pose &pose : wayOf(state, order)) {
            const Extent size = extentOf(state, unitOf(order));
            part = around(part, polygonOf(footprintAt(pose, size)));
        }
    }
    if (diagram.rampage) {
        for (const ElephantFate way : diagram.rampage->ways) {
            const Shape area = rampageWay(state, diagram.rampage->elephant, way).area;
            part = around(part, polygonOf(area));
        }
    }
    const double beside = diagram.after ? kNumbersBeside : 0.0;
    return part.adjusted(-kMargin - beside, -kMargin, kMargin + beside, kMargin);
}

double scaleOf(const QRectF &part, double width)
{
    return std::min({kMostPixelsPerInch / kInch, width / part.width(), kMostHeight / part.height()});
}

QSizeF sizeOfDiagram(const RuleDiagram &diagram, double width)
{
    const QRectF part = partShown(diagram);
    const double scale = scaleOf(part, width);
    return {width, part.height() * scale + static_cast<double>(diagram.dice.size()) * kDiceRow + 4};
}

QLineF shortestWay(const Footprint &a, const Footprint &b)
{
    const QPolygonF from = polygonOf(a);
    const QPolygonF to = polygonOf(b);
    const QLineF there = nearer(QLineF(from[0], to[0]), from, to);
    const QLineF back = nearer(QLineF(to[0], from[0]), to, from);
    return there.length() <= back.length() ? there : QLineF(back.p2(), back.p1());
}

} // namespace zama::play
