#include "app/play/float_over.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kMargin = 16; // around what floats in the middle

int heightOf(const QWidget &widget, int width)
{
    const int wanted = widget.hasHeightForWidth() ? widget.heightForWidth(width) : widget.sizeHint().height();
    return std::max(wanted, widget.minimumSizeHint().height());
}

} // namespace

FloatOver::FloatOver(QWidget &floating, QWidget &ground, Place place)
    : QObject(&floating),
      m_floating(floating),
      m_ground(ground),
      m_place(place)
{
    floating.installEventFilter(this);
    ground.installEventFilter(this);
}

void FloatOver::setPlace(Place place)
{
    m_place = place;
    layOut();
}

void FloatOver::layOut()
{
    const QRect ground = m_ground.geometry();
    if (m_place == Place::Middle) {
        const int width = std::min(m_floating.sizeHint().width(), ground.width() - 2 * kMargin);
        const int height = std::min(heightOf(m_floating, width), ground.height());
        QRect box(0, 0, width, height);
        box.moveCenter(ground.center());
        m_floating.setGeometry(box);
    } else {
        const int height = heightOf(m_floating, ground.width());
        const int top = m_place == Place::Top ? ground.top() : ground.bottom() + 1 - height;
        m_floating.setGeometry(ground.left(), top, ground.width(), height);
    }
    m_floating.raise();
}

bool FloatOver::eventFilter(QObject *watched, QEvent *event)
{
    const bool isGround = watched == &m_ground;
    const bool moves = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    const bool changes = event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest ||
                         event->type() == QEvent::FontChange;
    if ((isGround && moves) || (!isGround && changes)) {
        layOut();
    }
    return false;
}

} // namespace zama::play
