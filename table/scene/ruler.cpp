#include "table/scene/ruler.h"

#include "table/scene/table_view.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <array>
#include <cmath>

namespace zama::table {
namespace {

constexpr int kPadding = 7;
constexpr double kSmallestTick = 5.0;   // pixels between ticks
constexpr double kSmallestLabel = 34.0; // pixels between numbers
// Inches go by sixes and twelves: a foot is a cavalry move.
constexpr std::array kSteps{1, 3, 6, 12, 24};

int stepFor(double pixelsPerInch, double pixels)
{
    for (const int step : kSteps) {
        if (step * pixelsPerInch >= pixels) {
            return step;
        }
    }
    return 2 * kSteps.back();
}

QFont rulerFont(const QWidget &widget)
{
    QFont font = widget.font();
    font.setPointSizeF(std::max(7.0, font.pointSizeF() * 0.82));
    return font;
}

} // namespace

Ruler::Ruler(Qt::Orientation orientation, TableView &view)
    : QWidget(&view),
      m_orientation(orientation),
      m_view(view)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setLayoutDirection(Qt::LeftToRight);
}

int Ruler::thickness(const QWidget &widget)
{
    return QFontMetrics(rulerFont(widget)).height() + kPadding;
}

Ruler::Tick Ruler::tick(int inch) const
{
    const QRectF table = m_view.table().tableRect();
    const QPointF scene = m_orientation == Qt::Horizontal ? QPointF(inch * 1000.0, 0)
                                                          : QPointF(0, table.height() - inch * 1000.0);
    const QPointF pixel = m_view.viewportTransform().map(scene);
    return {inch, m_orientation == Qt::Horizontal ? pixel.x() : pixel.y()};
}

void Ruler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setFont(rulerFont(*this));
    const bool across = m_orientation == Qt::Horizontal;
    const QRectF table = m_view.table().tableRect();
    const int last = static_cast<int>((across ? table.width() : table.height()) / 1000.0);
    if (last > 0) {
        const double scale = m_view.pixelsPerInch();
        painter.setPen(palette().color(QPalette::WindowText));
        paintTicks(painter, 0, last, stepFor(scale, kSmallestTick), stepFor(scale, kSmallestLabel));
    }
    painter.setPen(palette().color(QPalette::Mid));
    if (across) {
        painter.drawLine(0, height() - 1, width(), height() - 1);
    } else {
        painter.drawLine(width() - 1, 0, width() - 1, height());
    }
}

void Ruler::paintTicks(QPainter &painter, int from, int to, int step, int labelStep)
{
    const double length = m_orientation == Qt::Horizontal ? width() : height();
    for (int inch = from; inch <= to; inch += step) {
        const Tick t = tick(inch);
        if (t.at >= -40.0 && t.at <= length + 40.0) {
            paintTick(painter, t, step, inch % labelStep == 0);
        }
    }
}

void Ruler::paintTick(QPainter &painter, const Tick &tick, int step, bool labelled) const
{
    const bool across = m_orientation == Qt::Horizontal;
    const double edge = across ? height() : width();
    const double length = labelled ? 6.0 : tick.inch % (6 * step) == 0 ? 5.0 : 3.0;
    const double at = std::floor(tick.at) + 0.5;
    painter.drawLine(across ? QLineF(at, edge - length, at, edge) : QLineF(edge - length, at, edge, at));
    if (!labelled) {
        return;
    }
    const QString number = QLocale().toString(tick.inch);
    if (across) {
        painter.drawText(QRectF(at - 30, 0, 60, edge - 5), Qt::AlignCenter, number);
        return;
    }
    painter.save();
    painter.translate((edge - 5) / 2, at);
    painter.rotate(-90);
    painter.drawText(QRectF(-30, -edge / 2, 60, edge), Qt::AlignCenter, number);
    painter.restore();
}

} // namespace zama::table
