#include "app/play/go_button.h"

#include <QPainter>
#include <QStyleOptionToolButton>

namespace zama::play {

GoButton::GoButton(Way way, QWidget *parent)
    : QToolButton(parent),
      m_way(way)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setAutoRepeat(way == Way::Back || way == Way::Forward);
}

void GoButton::setName(const QString &name)
{
    setAccessibleName(name);
    setToolTip(name);
}

// Drawn in the colour of the text; forward is where people read to.
void GoButton::paintEvent(QPaintEvent *event)
{
    QToolButton::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool back = m_way == Way::First || m_way == Way::Back;
    const bool toLeft = back == (layoutDirection() == Qt::LeftToRight);
    const double unit = qMin(width(), height()) / 20.0;
    painter.translate(QRectF(rect()).center());
    painter.scale(toLeft ? -unit : unit, unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawPolygon(QPolygonF({QPointF(-4, -6), QPointF(5, 0), QPointF(-4, 6)}));
    if (m_way == Way::First || m_way == Way::Last) {
        painter.drawRect(QRectF(5, -6, 2.2, 12));
    }
}

} // namespace zama::play
