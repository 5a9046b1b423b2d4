#include "table/scene/ruler.h"

#include "table/scene/table_view.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace zama::table {
namespace {

constexpr int kPadding = 7;
constexpr double kSmallestTick = 5.0;         // pixels between ticks
constexpr double kSmallestLabel = 34.0;       // pixels between numbers
constexpr double kCentimetre = 1000.0 / 2.54; // in mils
// Inches go by sixes and twelves: a foot is a cavalry move.
constexpr std::array kInchSteps{1, 3, 6, 12, 24, 48};
constexpr std::array kCentimetreSteps{1, 5, 10, 20, 50, 100};

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

double Ruler::unit() const
{
    return m_view.lengthUnit() == LengthUnit::Inches ? double{kInch} : kCentimetre;
}

// The least step that is at least so many pixels wide.
int Ruler::stepFor(double pixels) const
{
    const auto &steps = m_view.lengthUnit() == LengthUnit::Inches ? kInchSteps : kCentimetreSteps;
    const double each = m_view.pixelsPerInch() * unit() / kInch;
    const auto at = std::ranges::find_if(steps, [&](int step) { return step * each >= pixels; });
    return at == steps.end() ? 2 * steps.back() : *at;
}

Ruler::Tick Ruler::tick(int number) const
{
    const QRectF table = m_view.table().tableRect();
    const double mils = number * unit();
    const QPointF scene =
        m_orientation == Qt::Horizontal ? QPointF(mils, 0) : QPointF(0, table.height() - mils);
    const QPointF pixel = m_view.viewportTransform().map(scene);
    return {number, m_orientation == Qt::Horizontal ? pixel.x() : pixel.y()};
}

void Ruler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setFont(rulerFont(*this));
    const bool across = m_orientation == Qt::Horizontal;
    const QRectF table = m_view.table().tableRect();
    const int last = static_cast<int>((across ? table.width() : table.height()) / unit() + 0.001);
    if (last > 0) {
        painter.setPen(palette().color(QPalette::WindowText));
        paintTicks(painter, last);
    }
    painter.setPen(palette().color(QPalette::Mid));
    if (across) {
        painter.drawLine(0, height() - 1, width(), height() - 1);
    } else {
        painter.drawLine(width() - 1, 0, width() - 1, height());
    }
}

double Ruler::labelMiddle(double at, double label, double ruler)
{
    return label >= ruler ? ruler / 2 : std::clamp(at, label / 2, ruler - label / 2);
}

double Ruler::length() const
{
    return m_orientation == Qt::Horizontal ? width() : height();
}

void Ruler::paintTicks(QPainter &painter, int last)
{
    const int step = stepFor(kSmallestTick);
    const int labelStep = stepFor(kSmallestLabel);
    for (int number = 0; number <= last; number += step) {
        const Tick t = tick(number);
        if (t.at >= 0.0 && t.at <= length()) {
            paintTick(painter, t, step, number % labelStep == 0);
        }
    }
}

void Ruler::paintTick(QPainter &painter, const Tick &tick, int step, bool labelled) const
{
    const bool across = m_orientation == Qt::Horizontal;
    const double edge = across ? height() : width();
    const int many = m_view.lengthUnit() == LengthUnit::Inches ? 6 : 5;
    const double mark = labelled ? 6.0 : tick.number % (many * step) == 0 ? 5.0 : 3.0;
    const double at = std::floor(tick.at) + 0.5;
    painter.drawLine(across ? QLineF(at, edge - mark, at, edge) : QLineF(edge - mark, at, edge, at));
    if (labelled) {
        paintLabel(painter, tick);
    }
}

void Ruler::paintLabel(QPainter &painter, const Tick &tick) const
{
    const bool across = m_orientation == Qt::Horizontal;
    const double edge = (across ? height() : width()) - 5.0;
    const QString number = QLocale().toString(tick.number);
    const double label = painter.fontMetrics().horizontalAdvance(number) + 2.0;
    const double middle = labelMiddle(tick.at, label, length());
    painter.save();
    painter.translate(across ? QPointF(middle, edge / 2) : QPointF(edge / 2, middle));
    painter.rotate(across ? 0.0 : -90.0);
    painter.drawText(QRectF(-label / 2, -edge / 2, label, edge), Qt::AlignCenter | Qt::TextDontClip, number);
    painter.restore();
}

} // namespace zama::table
