#include "editor/balance_bar.h"

#include "table/scene/livery_painter.h"
#include "table/widgets/accessible_role.h"

#include <QPainter>

#include <cmath>

namespace zama::editor {
namespace {

constexpr int kWhole = 10'000;
constexpr double kPeriod = 8.0;
constexpr double kVeil = 0.55;
constexpr double kCap = 4.0;  // half the height of a whisker's end
constexpr double kTick = 5.0; // of the middle, above and below the frame

} // namespace

BalanceBar::BalanceBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    table::setAccessibleRole(*this, QAccessible::Chart);
}

void BalanceBar::show(const sim::Statistics &statistics, const std::array<Livery, 2> &liveries)
{
    Shown shown;
    shown.liveries = liveries;
    for (std::size_t side = 0; side < 2; ++side) {
        const auto great = statistics.degrees.at(side).at(static_cast<std::size_t>(Degree::GreatVictory));
        shown.wins.at(side) = sim::shareOf(statistics.wins.at(side), statistics.games);
        shown.great.at(side) = sim::shareOf(great, statistics.games).estimate;
    }
    m_shown = shown;
    update();
}

void BalanceBar::clear()
{
    m_shown.reset();
    update();
}

QSize BalanceBar::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 2 + 2 * static_cast<int>(kTick)};
}

QSize BalanceBar::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, sizeHint().height()};
}

QRectF BalanceBar::frame() const
{
    return QRectF(rect()).adjusted(1.5, kTick + 0.5, -1.5, -kTick - 0.5);
}

QRectF BalanceBar::span(int from, int to) const
{
    const QRectF box = frame();
    const double left = box.left() + box.width() * from / kWhole;
    QRectF part(left, box.top(), box.width() * (to - from) / kWhole, box.height());
    if (layoutDirection() == Qt::RightToLeft) {
        part.moveLeft(width() - part.right());
    }
    return part;
}

void BalanceBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(frame(), palette().color(m_shown ? QPalette::Midlight : QPalette::Base));
    for (std::size_t side = 0; m_shown && side < 2; ++side) {
        paintSide(painter, side);
    }
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame());
    paintMiddle(painter);
    for (std::size_t side = 0; m_shown && side < 2; ++side) {
        paintWhisker(painter, side);
    }
}

void BalanceBar::paintSide(QPainter &painter, std::size_t side) const
{
    const int wins = m_shown->wins.at(side).estimate;
    const int great = m_shown->great.at(side);
    const bool isFirst = side == 0;
    const QRectF all = isFirst ? span(0, wins) : span(kWhole - wins, kWhole);
    const QRectF slight = isFirst ? span(great, wins) : span(kWhole - wins, kWhole - great);
    if (all.width() < 0.5) {
        return;
    }
    table::fillWithLivery(painter, all, m_shown->liveries.at(side), kPeriod);
    QColor veil = palette().color(QPalette::Base);
    veil.setAlphaF(static_cast<float>(kVeil));
    painter.fillRect(slight, veil);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(all);
    painter.drawRect(slight);
}

void BalanceBar::paintWhisker(QPainter &painter, std::size_t side) const
{
    const sim::Share &wins = m_shown->wins.at(side);
    const QRectF reach = side == 0 ? span(wins.low, wins.high) : span(kWhole - wins.high, kWhole - wins.low);
    // One above the other, since they meet where draws are rare.
    const double y = reach.top() + reach.height() * (side == 0 ? 0.3 : 0.7);
    const auto draw = [&](const QColor &colour, double breadth) {
        painter.setPen(QPen(colour, breadth, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(reach.left(), y), QPointF(reach.right(), y));
        for (const double x : {reach.left(), reach.right()}) {
            painter.drawLine(QPointF(x, y - kCap), QPointF(x, y + kCap));
        }
    };
    draw(palette().color(QPalette::Base), 5.0);
    draw(palette().color(QPalette::WindowText), 2.0);
}

void BalanceBar::paintMiddle(QPainter &painter) const
{
    const QRectF box = frame();
    const double x = box.center().x();
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2.0));
    painter.drawLine(QPointF(x, box.top() - kTick), QPointF(x, box.top()));
    painter.drawLine(QPointF(x, box.bottom()), QPointF(x, box.bottom() + kTick));
}

} // namespace zama::editor
