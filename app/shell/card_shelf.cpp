#include "app/shell/card_shelf.h"

#include "app/shell/card_button.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>

namespace zama::shell {
namespace {

constexpr int kSpacing = 10;
constexpr int kEdge = 3;              // for the frame of the focus
constexpr int kTenthsInSight = 34;    // of cards: the one that is cut says that there are more
constexpr int kNarrowestLetters = 18; // of a card

} // namespace

CardShelf::CardShelf(QWidget *parent)
    : QScrollArea(parent)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
    layout->setSpacing(kSpacing);
    setWidget(row);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CardShelf::add(CardButton &card)
{
    m_cards.push_back(&card);
    widget()->layout()->addWidget(&card);
    card.installEventFilter(this);
}

void CardShelf::bringIntoSight(const CardButton &card)
{
    m_inSight = &card;
    const int first = isRightToLeft() ? widget()->width() - card.geometry().right() - 1 : card.x();
    const int last = first + card.width();
    QScrollBar *bar = horizontalScrollBar(); // counts from where the row begins
    const int value = std::max(bar->value(), last + kSpacing - viewport()->width());
    bar->setValue(std::min(value, first - kSpacing)); // the beginning, where not all finds room
}

int CardShelf::cardWidth() const
{
    const int narrowest = kNarrowestLetters * fontMetrics().averageCharWidth();
    return std::max(10 * (viewport()->width() - 2 * kEdge - 3 * kSpacing) / kTenthsInSight, narrowest);
}

// All cards get the width and the height of the highest.
void CardShelf::arrange()
{
    const int width = cardWidth();
    int height = 0;
    for (const CardButton *card : m_cards) {
        height = std::max(height, card->heightForWidth(width));
    }
    for (CardButton *card : m_cards) {
        card->setFixedWidth(width);
        card->setMinimumHeight(height); // not fixed: a card of fixed size tells nobody that it has new words
    }
    setFixedHeight(height + 2 * kEdge + horizontalScrollBar()->sizeHint().height());
    widget()->layout()->activate();
    widget()->resize(
        viewport()->size().expandedTo(widget()->minimumSizeHint())); // unseen, Qt would not do it
    if (m_inSight != nullptr) {
        bringIntoSight(*m_inSight);
    }
}

QSize CardShelf::sizeHint() const
{
    return {3 * cardWidth(), height()};
}

QSize CardShelf::minimumSizeHint() const
{
    return {2 * kNarrowestLetters * fontMetrics().averageCharWidth(), height()};
}

bool CardShelf::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        arrange();
    } else if (event->type() == QEvent::FocusIn) {
        for (const CardButton *card : m_cards) {
            if (card == watched) {
                bringIntoSight(*card);
            }
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

void CardShelf::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    horizontalScrollBar()->setValue(0); // what a smaller row had to hide need not stay hidden
    arrange();
}

// A plain wheel goes on scrolling the page, which is the longer way; sideways and Shift scroll the row.
void CardShelf::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    const bool isSideways = std::abs(turned.x()) > std::abs(turned.y());
    if (!isSideways && !event->modifiers().testFlag(Qt::ShiftModifier)) {
        event->ignore();
        return;
    }
    const int back = isSideways ? (isRightToLeft() ? -turned.x() : turned.x()) : turned.y();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - back);
    event->accept();
}

} // namespace zama::shell
