#include "table/scene/unit_item.h"

#include "table/scene/livery_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr double kUnitZ = 10.0;
constexpr double kTagZ = 300.0;
constexpr double kMargin = 700.0;     // arrows and shadows
constexpr double kTagMargin = 2600.0; // plates where the whole table is in a small window
constexpr double kPlatePart = 0.66;   // of a block's smaller side
constexpr double kMinSinglePlate = 12.0;
constexpr double kMinPlate = 14.0; // pixels: what the back row can read
constexpr double kMaxPlate = 26.0;

} // namespace

UnitItem::UnitItem(const TableEntry &entry, SceneStyle &style)
    : EntryItem(entry, style)
{
    setZValue(kUnitZ);
}

QRectF UnitItem::boundingRect() const
{
    return bounds(kMargin);
}

QPainterPath UnitItem::shape() const
{
    QPainterPath path;
    path.addPolygon(QTransform().rotate(turn()).map(QPolygonF(body())));
    path.closeSubpath();
    return path;
}

void UnitItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (showsFigures(*painter)) {
        paintShadow(*painter);
        painter->rotate(turn());
        paintArrow(*painter);
    } else {
        painter->rotate(turn());
        paintBlock(*painter);
    }
    painter->restore();
}

void UnitItem::paintBlock(QPainter &painter) const
{
    const double pixel = 1.0 / pixelsPerMil(painter);
    const Livery &livery = style().livery(entry().side);
    const QRectF block = body();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 45));
    painter.drawRect(block.adjusted(-pixel, -pixel, 1.6 * pixel, 1.6 * pixel));
    fillWithLivery(painter, block, livery, 6.0 * pixel);
    // The front: an arrow head ahead of a light edge.
    painter.fillRect(QRectF(block.left(), block.top(), block.width(), 2.4 * pixel), secondColourOf(livery));
    painter.setPen(QPen(style().colours.ink, 1.2 * pixel, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(secondColourOf(livery));
    const double reach = 4.5 * pixel;
    painter.drawPolygon(QPolygonF(
        {QPointF(-reach, block.top()), QPointF(0, block.top() - reach), QPointF(reach, block.top())}));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(block);
}

// The whole footprint, also where the rear rank has a hole (Q18); the light comes from the north-west.
void UnitItem::paintShadow(QPainter &painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 25, 10, 46));
    QPolygonF ground = QTransform().rotate(turn()).map(QPolygonF(body()));
    painter.drawPolygon(ground);
    ground.translate(70, 70);
    painter.drawPolygon(ground);
}

// Ahead of the middle of the front.
void UnitItem::paintArrow(QPainter &painter) const
{
    const Livery &livery = style().livery(entry().side);
    painter.setPen(QPen(style().colours.ink, 1.2 / pixelsPerMil(painter)));
    painter.setBrush(colourOf(livery));
    const double top = body().top() - 50;
    painter.drawPolygon(QPolygonF({QPointF(-170, top), QPointF(0, top - 170), QPointF(170, top)}));
}

UnitTagItem::UnitTagItem(const TableEntry &entry, SceneStyle &style)
    : EntryItem(entry, style)
{
    setZValue(kTagZ);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF UnitTagItem::boundingRect() const
{
    return bounds(kTagMargin);
}

void UnitTagItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const double scale = pixelsPerMil(*painter);
    const bool figures = showsFigures(*painter);
    const double wanted = std::min(entry().extent.width, entry().extent.depth) * scale * kPlatePart;
    const double height = std::clamp(wanted, isSingle() ? kMinSinglePlate : kMinPlate, kMaxPlate);
    // Plates are measured in pixels, so that they stay readable.
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const QPointF middle = figures ? middleBehind(height / scale) : QPointF();
    painter->translate(middle);
    painter->scale(1.0 / scale, 1.0 / scale);
    paintPlate(*painter, {}, figures ? kMaxPlate * 0.8 : height);
    painter->restore();
}

// Behind the middle of the rear edge; where that is up the table, beyond the heads of the last rank.
QPointF UnitTagItem::middleBehind(double height) const
{
    const QPointF behind = QTransform().rotate(turn()).map(QPointF(0, body().bottom() + height * 0.3));
    const double upwards = std::max(0.0, -behind.y()) / std::hypot(behind.x(), behind.y());
    return behind - QPointF(0, upwards * heads());
}

// How far the figures of the northernmost rank rise above its base.
double UnitTagItem::heads() const
{
    const QRectF frame = style().pixmaps.catalogue().frameOf(entry().figure.key, viewOf(entry().pose.facing));
    if (frame.isEmpty()) {
        return 0.0;
    }
    const double height = frame.height() * figureScale(frame, entry().stand.width);
    return std::max(0.0, height - (1.0 - kFeet) * entry().stand.depth);
}

void UnitTagItem::paintPlate(QPainter &painter, QPointF middle, double height) const
{
    const SceneColours &colours = style().colours;
    const QString number = QString::number(entry().stands);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(height * 0.78));
    font.setBold(true);
    painter.setFont(font);
    const double text = isSingle() ? 0.0 : QFontMetricsF(font).horizontalAdvance(number) + height * 0.12;
    const double width = isSingle() ? height * 1.1 : height + text + height * 0.16;
    const QRectF plate(middle.x() - width / 2, middle.y() - height / 2, width, height);
    painter.setPen(QPen(colourOf(style().livery(entry().side)).darker(125), 1.4));
    painter.setBrush(colours.plate);
    painter.drawRoundedRect(plate, height * 0.28, height * 0.28);
    const double ratio = painter.device()->devicePixelRatioF();
    const double side = height * 0.84;
    const QPixmap icon =
        style().pixmaps.icon(iconOf(entry()), colours.plateInk, static_cast<int>(std::ceil(side * ratio)));
    painter.drawPixmap(QRectF(isSingle() ? plate.center().x() - side / 2 : plate.left() + height * 0.08,
                              plate.center().y() - side / 2, side, side),
                       icon, QRectF(icon.rect()));
    if (!isSingle()) {
        painter.setPen(colours.plateInk);
        painter.drawText(QRectF(plate.left() + height * 0.98, plate.top(), text, height), Qt::AlignCenter,
                         number);
    }
}

} // namespace zama::table
