#include "table/scene/stand_item.h"

#include "table/model/unit_sign.h"
#include "table/scene/livery_painter.h"
#include "table/scene/overlay_item.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr double kStandZ = 100.0;
constexpr Mils kRiderBase = 1010; // a rider alone, as large as those of his cavalry
constexpr double kDiscZ = 310.0;
constexpr double kMarkGap = 2.5;         // pixels between a disc and the ring around it
constexpr double kMarkRoom = 2.0;        // the ring is well within so many radii
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

GeneralItem::Disc GeneralItem::discAt(double pixelsPerMil) const
{
    const double least = entry().isAttached ? kAttachedDisc : entry().isChief ? 10.5 : 8.5;
    const double radius = std::max(entry().extent.width / 2.0, least / pixelsPerMil);
    return {seat(radius), radius};
}

// As the window onto the table shows it; without one, life-size.
GeneralItem::Disc GeneralItem::shownDisc() const
{
    const auto views = scene() == nullptr ? QList<QGraphicsView *>() : scene()->views();
    return discAt(views.isEmpty() ? 1.0 : views.constFirst()->transform().m11());
}

void GeneralItem::setMark(std::optional<Tone> tone)
{
    if (tone != m_mark) {
        m_mark = tone;
        update();
    }
}

QRectF GeneralItem::boundingRect() const
{
    const Disc disc = shownDisc();
    const double reach = std::max(disc.radius * kMarkRoom, entry().extent.width / 2.0 + 2 * kFigureMargin);
    return {disc.middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

QPainterPath GeneralItem::shape() const
{
    const Disc disc = shownDisc();
    QPainterPath path;
    path.addEllipse(disc.middle, disc.radius, disc.radius);
    return path;
}

void GeneralItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->translate(discAt(pixelsPerMil(*painter)).middle);
    if (showsFigures(*painter)) {
        paintFigure(*painter);
    } else {
        paintDisc(*painter);
    }
    if (m_mark) {
        paintMark(*painter);
    }
    painter->restore();
}

void GeneralItem::paintMark(QPainter &painter) const
{
    const double radius = discAt(pixelsPerMil(painter)).radius + kMarkGap / pixelsPerMil(painter);
    painter.setBrush(Qt::NoBrush);
    QPen halo(QColor(255, 250, 235, 190), 5.0);
    halo.setCosmetic(true);
    painter.setPen(halo);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setPen(penOf(*m_mark, *m_mark == Tone::Free ? 2.2 : 3.0, style().colours));
    painter.drawEllipse(QPointF(), radius, radius);
}

void GeneralItem::paintDisc(QPainter &painter) const
{
    const double pixel = 1.0 / pixelsPerMil(painter);
    const Livery &livery = style().livery(entry().side);
    const double radius = discAt(pixelsPerMil(painter)).radius;
    painter.setPen(QPen(style().colours.ink, 1.3 * pixel));
    painter.setBrush(secondColourOf(livery));
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(livery));
    painter.drawEllipse(QPointF(), radius - 2.2 * pixel, radius - 2.2 * pixel);
    const QString name = signOfGeneral(entry().isChief);
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
    const double radius = discAt(scale).radius;
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
