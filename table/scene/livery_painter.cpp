#include "table/scene/livery_painter.h"

#include <cmath>

namespace zama::table {
namespace {

constexpr double kPatternOpacity = 0.55;

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

} // namespace

QColor colourOf(const Livery &livery)
{
    return named(livery.colour, QColor(0xb2, 0x3f, 0x2d));
}

QColor secondColourOf(const Livery &livery)
{
    return named(livery.second, QColor(0xf3, 0xdc, 0xa6));
}

void fillWithLivery(QPainter &painter, const QRectF &rect, const Livery &livery, double period)
{
    painter.save();
    painter.fillRect(rect, colourOf(livery));
    painter.setClipRect(rect, Qt::IntersectClip);
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
    painter.restore();
}

} // namespace zama::table
