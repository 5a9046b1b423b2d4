#include "table/scene/stand_item.h"

#include "table/scene/livery_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr double kStandZ = 100.0;
constexpr Mils kRiderBase = 1010; // a rider alone, as large as those of his cavalry
constexpr double kDiscZ = 310.0;
constexpr double kFigureMargin = 1500.0; // heads, points and trunks beyond the base

// Draws `pixmap` of `frame` (tenths of a millimetre, origin on the ground line) with its feet at `foot`.
void drawStanding(QPainter &painter, const QPixmap &pixmap, const QRectF &frame, QPointF foot, double scale)
{
    const QRectF target(foot + frame.topLeft() * scale, frame.size() * scale);
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()));
}

} // namespace

StandItem::StandItem(const TableEntry &entry, SceneStyle &style)
    : EntryItem(entry, style)
{
    stack();
}

void StandItem::setEntry(const TableEntry &entry)
{
    EntryItem::setEntry(entry);
    stack();
}

// Who stands nearer to the reader is in front.
void StandItem::stack()
{
    setZValue(kStandZ + pos().y() / 1000.0);
}

QRectF StandItem::boundingRect() const
{
    return bounds(kFigureMargin);
}

QPainterPath StandItem::shape() const
{
    QPainterPath path;
    path.addPolygon(QTransform().rotate(turn()).map(QPolygonF(body())));
    path.closeSubpath();
    return path;
}

void StandItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!showsFigures(*painter)) {
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->save();
    painter->rotate(turn());
    paintBase(*painter);
    painter->restore();
    paintFigures(*painter);
    painter->restore();
}

void StandItem::paintBase(QPainter &painter) const
{
    const double pixel = 1.0 / pixelsPerMil(painter);
    const Livery &livery = style().livery(entry().side);
    const QRectF base = body().adjusted(12, 12, -12, -12);
    fillWithLivery(painter, base, livery, 210.0);
    const double edge = 95.0;
    const QColor earth = mixed(style().colours.groundShade, colourOf(livery), 0.22);
    painter.fillRect(base.adjusted(edge, edge, -edge, -edge), earth);
    // The front edge is broad and light.
    painter.fillRect(QRectF(base.left(), base.top(), base.width(), edge), colourOf(livery));
    painter.fillRect(QRectF(base.left(), base.top(), base.width(), edge * 0.55), secondColourOf(livery));
    painter.setPen(QPen(style().colours.ink, pixel));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(base);
}

void StandItem::paintFigures(QPainter &painter) const
{
    const FigureCatalogue &catalogue = style().pixmaps.catalogue();
    const FigureView view = viewOf(entry().pose.facing);
    const QRectF frame = catalogue.frameOf(entry().figure.key, view);
    const QRectF base = bounds(0);
    if (frame.isEmpty()) { // a figure we do not have: the sign of its kind
        const double side = std::min(base.width(), base.height()) * 0.8;
        const QPixmap icon = style().pixmaps.icon(iconOf(entry()), style().colours.ink, 96);
        painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), icon, QRectF(icon.rect()));
        return;
    }
    const double scale = figureScale(frame, entry().extent.width);
    const double pixels =
        frame.height() * scale * pixelsPerMil(painter) * painter.device()->devicePixelRatioF();
    const QPixmap pixmap = style().pixmaps.stand(entry().figure, view, pixels);
    drawStanding(painter, pixmap, frame, QPointF(0, base.bottom() - base.height() * kFeet), scale);
}

GeneralItem::GeneralItem(const TableEntry &entry, SceneStyle &style)
    : EntryItem(entry, style)
{
    stack();
}

void GeneralItem::setEntry(const TableEntry &entry)
{
    EntryItem::setEntry(entry);
    stack();
}

void GeneralItem::stack()
{
    setZValue(entry().isAttached ? kDiscZ : kStandZ + pos().y() / 1000.0 + 0.5);
}

// The middle of a disc of that radius. Attached he is inside his unit, so that he covers no enemy in contact
// with it, at its corner nearest to the reader and to the left, so that his figure rises over his own men.
QPointF GeneralItem::seat(double radius) const
{
    if (!entry().isAttached) {
        return {};
    }
    const double side = std::max(0.0, entry().host.width / 2.0 - radius);
    const double rear = std::max(radius, entry().host.depth - radius); // too big a disc stands out behind
    const QPolygonF corners({{-side, radius}, {side, radius}, {side, rear}, {-side, rear}});
    const QPolygonF turned = QTransform().rotate(turn()).map(corners);
    return *std::ranges::max_element(turned, [](QPointF a, QPointF b) {
        return std::abs(a.y() - b.y()) < 1.0 ? a.x() > b.x() : a.y() < b.y();
    });
}

QRectF GeneralItem::boundingRect() const
{
    return bounds(2 * kFigureMargin).translated(seat(entry().extent.width / 2.0));
}

QPainterPath GeneralItem::shape() const
{
    QPainterPath path;
    path.addEllipse(body().translated(seat(entry().extent.width / 2.0)));
    return path;
}

void GeneralItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    if (showsFigures(*painter)) {
        paintFigure(*painter);
    } else {
        paintDisc(*painter);
    }
    painter->restore();
}

void GeneralItem::paintDisc(QPainter &painter) const
{
    const double pixel = 1.0 / pixelsPerMil(painter);
    const Livery &livery = style().livery(entry().side);
    const double least = entry().isAttached ? kAttachedDisc : entry().isChief ? 10.5 : 8.5;
    const double radius = std::max(entry().extent.width / 2.0, least * pixel);
    painter.translate(seat(radius));
    painter.setPen(QPen(style().colours.ink, 1.3 * pixel));
    painter.setBrush(secondColourOf(livery));
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(livery));
    painter.drawEllipse(QPointF(), radius - 2.2 * pixel, radius - 2.2 * pixel);
    const QString name = entry().isChief ? QStringLiteral("commander-in-chief") : QStringLiteral("general");
    const double side = radius * 1.3;
    const int size = static_cast<int>(std::ceil(side / pixel * painter.device()->devicePixelRatioF()));
    const QPixmap icon = style().pixmaps.icon(name, secondColourOf(livery), size);
    painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), icon, QRectF(icon.rect()));
}

void GeneralItem::paintFigure(QPainter &painter) const
{
    const double scale = pixelsPerMil(painter);
    const double ratio = painter.device()->devicePixelRatioF();
    const Livery &livery = style().livery(entry().side);
    const double radius = entry().extent.width / 2.0;
    painter.translate(seat(radius));
    painter.setPen(QPen(style().colours.ink, 1.2 / scale));
    painter.setBrush(colourOf(livery));
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setBrush(mixed(style().colours.groundShade, colourOf(livery), 0.22));
    painter.setPen(QPen(secondColourOf(livery), 40));
    painter.drawEllipse(QPointF(), radius * 0.82, radius * 0.82);

    const QPointF foot(0, radius * 0.35);
    const FigureView view = viewOf(entry().pose.facing);
    FigureLook look = entry().figure;
    look.key = style().pixmaps.catalogue().generalStand(look.palette, entry().isChief);
    const QRectF frame = style().pixmaps.catalogue().frameOf(look.key, view);
    paintBanner(painter, foot, !frame.isEmpty());
    if (!frame.isEmpty()) {
        const double figure = figureScale(frame, kRiderBase);
        const QPixmap rider = style().pixmaps.stand(look, view, frame.height() * figure * scale * ratio);
        drawStanding(painter, rider, frame, foot, figure);
    }
}

// Behind the rider's back; alone in the middle.
void GeneralItem::paintBanner(QPainter &painter, QPointF foot, bool hasRider) const
{
    const double height = entry().isChief ? 1550.0 : 1300.0;
    const double pixels = height * pixelsPerMil(painter) * painter.device()->devicePixelRatioF();
    const QPixmap flag = style().pixmaps.banner(entry().figure.palette, style().livery(entry().side), pixels);
    const double behind = viewOf(entry().pose.facing) == FigureView::Front ? -430.0 : 430.0;
    const double x = foot.x() + (hasRider ? behind : 0.0);
    painter.drawPixmap(QRectF(x - height / 4, foot.y() - 60 - height, height / 2, height), flag,
                       QRectF(flag.rect()));
}

} // namespace zama::table
