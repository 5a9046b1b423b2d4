#include "table/scene/overlay_item.h"

#include "core/geometry/shape.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace zama::table {
namespace {

constexpr double kUnderZ = 5.0;
constexpr double kMarksZ = 250.0;
constexpr double kOverZ = 400.0;
constexpr double kMargin = 30000.0; // labels and handles are as large as the screen wants them

double pixelsPerMil(const QPainter &painter)
{
    return std::sqrt(std::abs(painter.worldTransform().determinant()));
}

// A point `distance` mils from `from` along a bearing, in scene coordinates.
QPointF along(QPointF from, Centidegrees bearing, double distance)
{
    const double radians = bearing / 18000.0 * std::numbers::pi;
    return from + QPointF(std::sin(radians), -std::cos(radians)) * distance;
}

// Dashes tell what colour may not.
QList<qreal> dashes(Tone tone)
{
    switch (tone) {
    case Tone::Barred:
        return {2.0, 2.0};
    case Tone::PointedOut:
        return {4.0, 1.5};
    case Tone::Target:
        return {6.0, 3.0};
    case Tone::Free:
        return {1.0, 3.0};
    default:
        return {};
    }
}

// Paints in pixels around `origin`, unturned, at whatever zoom.
class ScreenPainter
{
public:
    ScreenPainter(QPainter &painter, QPointF origin)
        : m_painter(painter)
    {
        const double scale = pixelsPerMil(painter);
        painter.save();
        painter.translate(origin);
        painter.scale(1.0 / scale, 1.0 / scale);
    }
    ~ScreenPainter() { m_painter.restore(); }
    ScreenPainter(const ScreenPainter &) = delete;
    ScreenPainter &operator=(const ScreenPainter &) = delete;

private:
    QPainter &m_painter;
};

} // namespace

namespace {

// Moved so far that all of it is in the window.
QRectF keptIn(QRectF plate, const QPainter &painter)
{
    const QRectF room = QRectF(painter.viewport())
                            .translated(-painter.worldTransform().map(QPointF()))
                            .adjusted(4, 4, -4, -4);
    plate.translate(std::max(0.0, room.left() - plate.left()), std::max(0.0, room.top() - plate.top()));
    plate.translate(std::min(0.0, room.right() - plate.right()),
                    std::min(0.0, room.bottom() - plate.bottom()));
    return plate;
}

} // namespace

QColor colourOf(Tone tone, const SceneColours &colours)
{
    switch (tone) {
    case Tone::Picked:
    case Tone::PointedOut:
        return colours.focus;
    case Tone::Free:
        return colours.ink;
    case Tone::Lawful:
        return {0x1f, 0x7a, 0x6d};
    case Tone::Barred:
        return {0xb0, 0x2a, 0x37};
    case Tone::Target:
        return {0x8a, 0x2f, 0x6b};
    case Tone::Fight:
        return {0xc0, 0x6a, 0x1a};
    case Tone::Measure:
        return colours.ink;
    }
    return colours.ink;
}

OverlayItem::OverlayItem(Layer layer, const SceneStyle &style)
    : m_layer(layer),
      m_style(style)
{
    setZValue(layer == Layer::Under ? kUnderZ : layer == Layer::Marks ? kMarksZ : kOverZ);
    setAcceptedMouseButtons(Qt::NoButton);
}

void OverlayItem::setOverlay(const Overlay &overlay)
{
    if (m_overlay == overlay) {
        return;
    }
    prepareGeometryChange();
    m_overlay = overlay;
    m_bounds = overlay == Overlay{} ? QRectF() : tableRect().adjusted(-kMargin, -kMargin, kMargin, kMargin);
    update();
}

QRectF OverlayItem::tableRect() const
{
    const Box &box = m_style.frame.box;
    return {0, 0, static_cast<double>(box.right - box.left), static_cast<double>(box.top - box.bottom)};
}

QPolygonF OverlayItem::outline(const Pose &pose, Extent extent) const
{
    QPolygonF polygon;
    for (const Point &corner : footprintAt(pose, extent).corner) {
        polygon << at(corner);
    }
    return polygon;
}

QPen penOf(Tone tone, double width, const SceneColours &colours)
{
    QPen pen(colourOf(tone, colours), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    pen.setCosmetic(true);
    if (const QList<qreal> pattern = dashes(tone); !pattern.isEmpty()) {
        pen.setDashPattern(pattern);
    }
    return pen;
}

void OverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_layer == Layer::Under) { // nobody can go, or shoot, beyond the edge
        painter->save();
        painter->setClipRect(tableRect(), Qt::IntersectClip);
        std::ranges::for_each(m_overlay.rings, [&](const auto &r) { paintRing(*painter, r); });
        std::ranges::for_each(m_overlay.cones, [&](const auto &c) { paintCone(*painter, c); });
        painter->restore();
        return;
    }
    if (m_layer == Layer::Marks) {
        paintBodies(*painter, false);
        return;
    }
    std::ranges::for_each(m_overlay.lines, [&](const auto &l) { paintLine(*painter, l); });
    paintBodies(*painter, true);
    std::ranges::for_each(m_overlay.discs, [&](const auto &d) { paintDisc(*painter, d); });
    std::ranges::for_each(m_overlay.handles, [&](const auto &h) { paintHandle(*painter, h); });
    std::ranges::for_each(m_overlay.labels, [&](const auto &l) { paintLabel(*painter, l); });
}

void OverlayItem::paintBodies(QPainter &painter, bool ghosts) const
{
    for (const OverlayBody &body : m_overlay.bodies) {
        if (body.isGhost == ghosts) {
            paintBody(painter, body);
        }
    }
}

void OverlayItem::paintRing(QPainter &painter, const OverlayRing &ring) const
{
    QPainterPath body;
    body.addPolygon(outline(ring.pose, ring.extent));
    body.closeSubpath();
    QPainterPathStroker stroker(
        QPen(Qt::black, 2.0 * ring.reach, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPainterPath within = stroker.createStroke(body).united(body).simplified();
    QColor wash = colourOf(ring.tone, m_style.colours);
    wash.setAlpha(26);
    painter.setBrush(wash);
    painter.setPen(pen(ring.tone, 1.6));
    painter.drawPath(within);
}

// The hull of the body here and at the end of every way within the angle.
void OverlayItem::paintCone(QPainter &painter, const OverlayCone &cone) const
{
    const Footprint foot = footprintAt(cone.pose, cone.extent);
    QPainterPath path;
    path.moveTo(at(foot.corner[0]));
    constexpr int kParts = 12;
    for (int i = -kParts; i <= kParts; ++i) {
        const QPointF corner = at(foot.corner.at(i < 0 ? 0 : 1));
        path.lineTo(along(corner, cone.pose.facing + cone.angle * i / kParts, cone.reach));
    }
    path.lineTo(at(foot.corner[1]));
    path.closeSubpath();
    QColor wash = colourOf(Tone::Lawful, m_style.colours);
    wash.setAlpha(30);
    painter.setBrush(wash);
    painter.setPen(pen(Tone::Lawful, 1.2));
    painter.drawPath(path);
}

void OverlayItem::paintBody(QPainter &painter, const OverlayBody &body) const
{
    const QPolygonF polygon = outline(body.pose, body.extent);
    QColor fill = colourOf(body.tone, m_style.colours);
    fill.setAlpha(body.isGhost ? 80 : 0);
    painter.setBrush(fill);
    QPen halo(QColor(255, 250, 235, 190), body.tone == Tone::Picked ? 5.0 : 4.0);
    halo.setCosmetic(true);
    halo.setJoinStyle(Qt::RoundJoin);
    if (body.tone != Tone::Free) {
        painter.setPen(halo);
        painter.drawPolygon(polygon);
    }
    painter.setPen(pen(body.tone, body.tone == Tone::Picked       ? 3.0
                                  : body.tone == Tone::PointedOut ? 4.5
                                                                  : 2.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(polygon);
    if (body.isGhost) {
        QPen front = pen(body.tone, 5.0);
        front.setStyle(Qt::SolidLine);
        painter.setPen(front);
        painter.drawLine(polygon[0], polygon[1]);
    }
    if (body.isGhost && body.tone == Tone::Barred) {
        painter.setPen(pen(Tone::Barred, 2.0));
        painter.drawLine(polygon[0], polygon[2]);
        painter.drawLine(polygon[1], polygon[3]);
    }
}

void OverlayItem::paintDisc(QPainter &painter, const OverlayDisc &disc) const
{
    QColor fill = colourOf(disc.tone, m_style.colours);
    fill.setAlpha(80);
    painter.setBrush(fill);
    painter.setPen(pen(disc.tone, 2.4));
    painter.drawEllipse(at(disc.at), disc.diameter / 2.0, disc.diameter / 2.0);
}

void OverlayItem::paintLine(QPainter &painter, const OverlayLine &line) const
{
    QPolygonF points;
    for (const Point &point : line.points) {
        points << at(point);
    }
    if (points.size() < 2) {
        return;
    }
    QPen halo(QColor(255, 250, 235, 170), 5.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    halo.setCosmetic(true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(halo);
    painter.drawPolyline(points);
    painter.setPen(pen(line.tone, 2.4));
    painter.drawPolyline(points);
    if (!line.hasArrow) {
        return;
    }
    const QPointF way = points.last() - points[points.size() - 2];
    const double angle = std::atan2(way.y(), way.x()) * 180.0 / std::numbers::pi;
    const ScreenPainter screen(painter, points.last());
    painter.rotate(angle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(line.tone, m_style.colours));
    painter.drawPolygon(QPolygonF({QPointF(2, 0), QPointF(-11, -6.5), QPointF(-8, 0), QPointF(-11, 6.5)}));
}

void OverlayItem::paintHandle(QPainter &painter, const OverlayHandle &handle) const
{
    const ScreenPainter screen(painter, at(handle.at));
    painter.rotate(handle.facing / 100.0);
    painter.setPen(QPen(m_style.colours.plateInk, 1.6));
    painter.setBrush(m_style.colours.focus);
    if (handle.isCorner) {
        painter.drawRect(QRectF(-7.0, -7.0, 14.0, 14.0));
        return;
    }
    painter.drawEllipse(QPointF(), 10.0, 10.0);
    // A curved arrow: which way the body turns when this corner goes forward.
    if (handle.turnsRight) {
        painter.scale(-1, 1);
    }
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(-5.5, -5.0, 11, 11), 10 * 16, 150 * 16);
    painter.setBrush(m_style.colours.plateInk);
    painter.drawPolygon(QPolygonF({QPointF(-8, -1), QPointF(-2, -1), QPointF(-5.2, 4)}));
}

void OverlayItem::paintLabel(QPainter &painter, const OverlayLabel &label) const
{
    const ScreenPainter screen(painter, at(label.at));
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(14);
    painter.setFont(font);
    const QRectF words = QFontMetricsF(font).boundingRect(QRectF(0, 0, 320, 400),
                                                          Qt::AlignCenter | Qt::TextWordWrap, label.text);
    QRectF plate = QRectF(-words.width() / 2, -26 - words.height(), words.width(), words.height())
                       .adjusted(-8, -4, 8, 4);
    plate = keptIn(plate, painter);
    painter.setPen(QPen(colourOf(label.tone, m_style.colours), 1.8));
    painter.setBrush(m_style.colours.plate);
    painter.drawRoundedRect(plate, 6, 6);
    painter.setPen(m_style.colours.plateInk);
    // Exactly the room that was measured, or the lines break elsewhere.
    painter.drawText(plate.adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, label.text);
}

} // namespace zama::table
