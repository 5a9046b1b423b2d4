#include "table/widgets/bar_chart.h"

#include "table/model/message_formatter.h"
#include "table/scene/livery_painter.h"

#include <QPainter>
#include <QStringList>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr double kBroadest = 34.0;
constexpr double kMargin = 12.0; // for words that are wider than their bar
constexpr double kGap = 0.24;    // of a column

} // namespace

BarChart::BarChart(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setBars(std::vector<Bar> bars, std::optional<double> level)
{
    m_bars = std::move(bars);
    m_level = level;
    QStringList words;
    for (const Bar &bar : m_bars) {
        words << bar.spoken;
    }
    setAccessibleDescription(MessageFormatter(locale()).list(words));
    updateGeometry();
    update();
}

void BarChart::setLivery(const Livery &livery)
{
    m_livery = livery;
    update();
}

QSize BarChart::sizeHint() const
{
    return {static_cast<int>(kBroadest) * static_cast<int>(m_bars.size()), fontMetrics().height() * 8};
}

QSize BarChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 4 * static_cast<int>(m_bars.size()),
            fontMetrics().height() * 8};
}

QRectF BarChart::plot() const
{
    return QRectF(rect()).adjusted(kMargin, 3, -kMargin, -2.0 * fontMetrics().height() - 3);
}

QRectF BarChart::column(std::size_t index) const
{
    const QRectF area = plot();
    const double step = std::min(kBroadest * 1.3, area.width() / static_cast<double>(m_bars.size()));
    const double x = area.left() + step * static_cast<double>(index);
    QRectF box(x, area.top(), step, area.height());
    if (layoutDirection() == Qt::RightToLeft) {
        box.moveLeft(width() - box.right());
    }
    return box;
}

double BarChart::highest() const
{
    double most = m_level.value_or(0.0);
    for (const Bar &bar : m_bars) {
        most = std::max(most, bar.value);
    }
    return most;
}

std::size_t BarChart::wordsEvery() const
{
    int widest = 0;
    for (const Bar &bar : m_bars) {
        for (const QString &words : {bar.label, bar.caption}) {
            widest = std::max(widest, fontMetrics().horizontalAdvance(words));
        }
    }
    const double step = m_bars.empty() ? 1.0 : std::max(1.0, column(0).width());
    const double needed = widest + fontMetrics().horizontalAdvance(QLatin1Char(' '));
    return static_cast<std::size_t>(std::max(1.0, std::ceil(needed / step)));
}

void BarChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        paintBar(painter, i);
    }
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.0));
    painter.drawLine(plot().bottomLeft(), plot().bottomRight());
    paintLevel(painter);
}

void BarChart::paintBar(QPainter &painter, std::size_t index) const
{
    const Bar &bar = m_bars[index];
    const QRectF box = column(index);
    const double most = highest();
    const double height = most > 0 ? box.height() * bar.value / most : 0.0;
    const double gap = box.width() * kGap / 2;
    const QRectF body(box.left() + gap, box.bottom() - height, box.width() - 2 * gap, height);
    if (height > 0) {
        if (m_livery) {
            fillWithLivery(painter, body, *m_livery, 8.0);
        } else {
            painter.fillRect(body, palette().color(QPalette::Link));
        }
        if (bar.isBroken) {
            painter.fillRect(body, QBrush(palette().color(QPalette::Base), Qt::DiagCrossPattern));
        }
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(body);
    }
    if (index % wordsEvery() == 0) {
        paintWords(painter, index);
    }
}

void BarChart::paintWords(QPainter &painter, std::size_t index) const
{
    const Bar &bar = m_bars[index];
    const QRectF box = column(index);
    painter.setPen(palette().color(QPalette::WindowText));
    const double line = fontMetrics().height();
    const auto words = [&](double y, const QString &text) {
        const double spare = std::max(0.0, fontMetrics().horizontalAdvance(text) - box.width()) / 2 + line;
        painter.drawText(QRectF(box.left() - spare, y, box.width() + 2 * spare, line), Qt::AlignCenter, text);
    };
    words(box.bottom() + 2, bar.label);
    words(box.bottom() + 2 + line, bar.caption);
}

void BarChart::paintLevel(QPainter &painter) const
{
    if (!m_level || m_bars.empty() || highest() <= 0) {
        return;
    }
    const double y = plot().bottom() - plot().height() * *m_level / highest();
    const QRectF first = column(0);
    const QRectF last = column(m_bars.size() - 1);
    const double left = std::min(first.left(), last.left());
    const double right = std::max(first.right(), last.right());
    painter.setPen(QPen(palette().color(QPalette::Base), 3.6));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.8, Qt::DashLine));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
}

} // namespace zama::table
