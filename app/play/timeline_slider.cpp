#include "app/play/timeline_slider.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionSlider>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kTurnMark = 9; // pixels
constexpr int kStepMark = 4;
constexpr int kNumberGap = 4; // between the numbers of two turns

} // namespace

TimelineSlider::TimelineSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimelineSlider::setMarks(std::vector<TimelineMark> marks)
{
    if (marks != m_marks) {
        m_marks = std::move(marks);
        update();
    }
}

QSize TimelineSlider::sizeHint() const
{
    return {320, QSlider::sizeHint().height() + kTurnMark + fontMetrics().height()};
}

QSize TimelineSlider::minimumSizeHint() const
{
    return {80, sizeHint().height()};
}

QRect TimelineSlider::groove() const
{
    return rect().adjusted(0, 0, 0, -kTurnMark - fontMetrics().height());
}

int TimelineSlider::handleLength() const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
}

// Without any orders Qt would put the handle on the left in either direction.
int TimelineSlider::end() const
{
    return std::max(maximum(), minimum() + 1);
}

int TimelineSlider::pixelOf(int cursor) const
{
    const int length = handleLength();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    return length / 2 + QStyle::sliderPositionFromValue(minimum(), end(), cursor, width() - length, mirrored);
}

int TimelineSlider::cursorAt(int pixel) const
{
    const int length = handleLength();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    return QStyle::sliderValueFromPosition(minimum(), end(), pixel - length / 2, width() - length, mirrored);
}

void TimelineSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintMarks(painter);
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.rect = groove();
    option.maximum = end();
    option.subControls = QStyle::SC_SliderGroove | QStyle::SC_SliderHandle;
    style()->drawComplexControl(QStyle::CC_Slider, &option, &painter, this);
}

// A number where there is room for it behind the one before.
void TimelineSlider::paintMarks(QPainter &painter) const
{
    const int top = groove().bottom() + 1;
    int free = 0;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.setPen(palette().color(QPalette::WindowText));
    for (const TimelineMark &mark : m_marks) {
        const int x = pixelOf(mark.cursor);
        painter.drawLine(x, top, x, top + (mark.turn > 0 ? kTurnMark : kStepMark));
        const QString number = locale().toString(mark.turn);
        const int half = fontMetrics().horizontalAdvance(number) / 2 + 1;
        const int along = mirrored ? width() - x : x;
        if (mark.turn > 0 && along - half >= free) {
            painter.drawText(QRect(x - half, top + kTurnMark, 2 * half, fontMetrics().height()),
                             Qt::AlignCenter, number);
            free = along + half + kNumberGap;
        }
    }
}

int TimelineSlider::markBefore(int cursor) const
{
    const auto at = std::find_if(m_marks.rbegin(), m_marks.rend(),
                                 [cursor](const TimelineMark &m) { return m.cursor < cursor; });
    return at == m_marks.rend() ? minimum() : at->cursor;
}

int TimelineSlider::markAfter(int cursor) const
{
    const auto at = std::ranges::find_if(m_marks, [cursor](const auto &m) { return m.cursor > cursor; });
    return at == m_marks.end() ? maximum() : at->cursor;
}

void TimelineSlider::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
        setValue(markBefore(value()));
        break;
    case Qt::Key_PageUp:
        setValue(markAfter(value()));
        break;
    default:
        QSlider::keyPressEvent(event);
    }
}

// A click goes to its place at once, as on any timeline, and may go on as a drag.
void TimelineSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(true);
        setValue(cursorAt(event->position().toPoint().x()));
    }
}

void TimelineSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown()) {
        setValue(cursorAt(event->position().toPoint().x()));
    }
}

void TimelineSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
}

} // namespace zama::play
