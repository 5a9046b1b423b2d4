#include "table/scene/livery_painter.h"

#include <QPaintEngine>
#include <QPixmapCache>

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr double kPatternOpacity = 0.55;
constexpr int kPeriods = 6; // of every pattern go into its cloth: even, and whole pairs of rows of dots
constexpr int kMinPixels = 3;
constexpr int kMaxPixels = 96;

QColor named(const std::string &colour, const QColor &fallback)
{
    const QColor c(QString::fromStdString(colour));
    return c.isValid() ? c : fallback;
}

void drawStripes(QPainter &painter, const QRectF &rect, double period)
{
    painter.setPen(QPen(painter.brush(), period * 0.32, Qt::SolidLine, Qt::FlatCap));
    for (double x = rect.left() - rect.height(); x < rect.right(); x += period) {
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    }
}

void drawDots(QPainter &painter, const QRectF &rect, double period)
{
    painter.setPen(Qt::NoPen);
    int row = 0;
    for (double y = rect.top() + period / 2; y < rect.bottom() + period; y += period * 0.75, ++row) {
        const double shift = row % 2 == 0 ? 0.0 : period / 2;
        for (double x = rect.left() + shift; x < rect.right() + period; x += period) {
            painter.drawEllipse(QPointF(x, y), period * 0.17, period * 0.17);
        }
    }
}

void drawChecks(QPainter &painter, const QRectF &rect, double period)
{
    painter.setPen(Qt::NoPen);
    int row = 0;
    for (double y = rect.top(); y < rect.bottom(); y += period / 2, ++row) {
        const double shift = row % 2 == 0 ? 0.0 : period / 2;
        for (double x = rect.left() + shift; x < rect.right(); x += period) {
            painter.drawRect(QRectF(x, y, period / 2, period / 2));
        }
    }
}

void drawPattern(QPainter &painter, const QRectF &rect, const Livery &livery, double period)
{
    QColor second = secondColourOf(livery);
    second.setAlphaF(static_cast<float>(kPatternOpacity));
    painter.setBrush(second);
    if (livery.pattern == "stripes") {
        drawStripes(painter, rect, period);
    } else if (livery.pattern == "dots") {
        drawDots(painter, rect, period);
    } else if (livery.pattern == "checks") {
        drawChecks(painter, rect, period);
    }
}

// A piece of cloth of kPeriods by kPeriods that fits itself on all sides, `pixels` to a period.
QPixmap cloth(const Livery &livery, int pixels)
{
    const QString key = QStringLiteral("zama/cloth/%1/%2/%3/%4")
                            .arg(QString::fromStdString(livery.pattern),
                                 QString::fromStdString(livery.colour), QString::fromStdString(livery.second))
                            .arg(pixels);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        const int side = pixels * kPeriods;
        pixmap = QPixmap(side, side);
        pixmap.fill(colourOf(livery));
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        drawPattern(painter, QRectF(-side, -side, 3 * side, 3 * side), livery, pixels);
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

// On the screen the pattern is cut from a cloth: strokes and dots one by one, clipped to a turned body, cost
// more than everything else of a unit.
void fillFromCloth(QPainter &painter, const QRectF &rect, const Livery &livery, double period)
{
    const double scale = std::sqrt(std::abs(painter.deviceTransform().determinant()));
    const int pixels = std::clamp(static_cast<int>(std::lround(period * scale)), kMinPixels, kMaxPixels);
    QBrush brush(cloth(livery, pixels));
    brush.setTransform(
        QTransform::fromTranslate(rect.left(), rect.top()).scale(period / pixels, period / pixels));
    painter.fillRect(rect, brush);
}

} // namespace

QColor colourOf(const Livery &livery)
{
    return named(livery.colour, QColor(0xb2, 0x3f, 0x2d));
}

QColor secondColourOf(const Livery &livery)
{
    return named(livery.second, QColor(0xf3, 0xdc, 0xa6));
}

// Paper and PDF get every stroke.
void fillWithLivery(QPainter &painter, const QRectF &rect, const Livery &livery, double period)
{
    if (livery.pattern == "plain") {
        painter.fillRect(rect, colourOf(livery));
        return;
    }
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        fillFromCloth(painter, rect, livery, period);
        return;
    }
    painter.save();
    painter.fillRect(rect, colourOf(livery));
    painter.setClipRect(rect, Qt::IntersectClip);
    drawPattern(painter, rect, livery, period);
    painter.restore();
}

QPixmap liverySign(const Livery &livery, int size, double ratio, const QColor &outline)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QRectF box(1, 1, size - 2, size - 2);
    fillWithLivery(painter, box, livery, 7.0);
    painter.setPen(outline);
    painter.drawRect(box);
    return pixmap;
}

} // namespace zama::table
