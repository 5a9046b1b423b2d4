#include "table/scene/unit_item.h"

#include "table/scene/livery_painter.h"

#include <QLocale>
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
constexpr double kOverlap = 6.0; // pixels a plate may be wider than its block
// Pixels: smaller blocks show their colour only.
constexpr double kSmallestSign = 7.0;
constexpr double kSmallestNumber = 10.0;

QFont plateFont(double height)
{
    QFont font;
    font.setPixelSize(static_cast<int>(height * 0.78));
    font.setBold(true);
    return font;
}

QString numberOf(const TableEntry &unit)
{
    return QLocale().toString(unit.stands);
}

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
    const double part = std::min(block.width(), block.height()) / 4.0; // of blocks too small for strong lines
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 45));
    painter.drawRect(block.adjusted(-pixel, -pixel, 1.6 * pixel, 1.6 * pixel));
    fillWithLivery(painter, block, livery, 6.0 * pixel);
    // The front: an arrow head ahead of a light edge.
    const double edge = std::min(2.4 * pixel, part);
    painter.fillRect(QRectF(block.left(), block.top(), block.width(), edge), secondColourOf(livery));
    const double line = std::min(1.2 * pixel, part);
    painter.setPen(QPen(style().colours.ink, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(secondColourOf(livery));
    const double reach = std::min(4.5 * pixel, 2.5 * part);
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

// Plates are measured in pixels, so that they stay readable.
void UnitTagItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const double scale = pixelsPerMil(*painter);
    const PlateDetail detail = showsFigures(*painter) ? PlateDetail::Full : detailAt(scale);
    if (detail == PlateDetail::None) {
        return;
    }
    const double height = heightAt(scale);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    if (showsFigures(*painter)) {
        painter->translate(middleBehind(height / scale));
        painter->scale(1.0 / scale, 1.0 / scale);
        paintPlate(*painter, kMaxPlate * 0.8, detail);
    } else {
        painter->translate(besideGeneral(scale, plateWidth(height, detail)), 0);
        painter->scale(1.0 / scale, 1.0 / scale);
        paintPlate(*painter, height, detail);
    }
    painter->restore();
}

double UnitTagItem::heightAt(double scale) const
{
    const double wanted = std::min(entry().extent.width, entry().extent.depth) * scale * kPlatePart;
    return std::clamp(wanted, isSingle() ? kMinSinglePlate : kMinPlate, kMaxPlate);
}

PlateDetail UnitTagItem::detailAt(double scale) const
{
    const double least = isSingle() ? kSmallestSign : kSmallestNumber;
    if (std::max(entry().extent.width, entry().extent.depth) * scale < least) {
        return PlateDetail::None;
    }
    const double across = bounds(0).width() * scale;
    const bool fits = plateWidth(heightAt(scale), PlateDetail::Full) <= across + kOverlap;
    return isSingle() || fits ? PlateDetail::Full : PlateDetail::Number;
}

// A general with the unit is at its left: as far as there is room, the plate makes room for him.
double UnitTagItem::besideGeneral(double scale, double plate) const
{
    const double room = (bounds(0).width() - plate / scale) / 2.0;
    return entry().isLed ? std::clamp(kAttachedDisc / scale, 0.0, std::max(0.0, room)) : 0.0;
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

double UnitTagItem::plateWidth(double height, PlateDetail detail) const
{
    if (isSingle()) {
        return height * 1.1;
    }
    const double number = QFontMetricsF(plateFont(height)).horizontalAdvance(numberOf(entry()));
    return number + height * (detail == PlateDetail::Full ? 1.28 : 0.36);
}

void UnitTagItem::paintPlate(QPainter &painter, double height, PlateDetail detail) const
{
    const double width = plateWidth(height, detail);
    const QRectF plate(-width / 2, -height / 2, width, height);
    painter.setPen(QPen(colourOf(style().livery(entry().side)).darker(125), 1.4));
    painter.setBrush(style().colours.plate);
    painter.drawRoundedRect(plate, height * 0.28, height * 0.28);
    if (isSingle()) {
        paintSign(painter, QPointF(), height * 0.84);
        return;
    }
    const bool full = detail == PlateDetail::Full;
    if (full) {
        paintSign(painter, QPointF(plate.left() + height * 0.5, 0), height * 0.84);
    }
    painter.setFont(plateFont(height));
    painter.setPen(style().colours.plateInk);
    painter.drawText(plate.adjusted(full ? height * 0.92 : 0.0, 0, full ? -height * 0.12 : 0.0, 0),
                     Qt::AlignCenter | Qt::TextDontClip, numberOf(entry()));
}

void UnitTagItem::paintSign(QPainter &painter, QPointF middle, double side) const
{
    const int pixels = static_cast<int>(std::ceil(side * painter.device()->devicePixelRatioF()));
    const QPixmap icon = style().pixmaps.icon(iconOf(entry()), style().colours.plateInk, pixels);
    painter.drawPixmap(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), icon,
                       QRectF(icon.rect()));
}

} // namespace zama::table
