#include "app/play/fairness_page.h"

#include "app/play/luck_card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace zama::play {

FairnessPage::FairnessPage(QWidget *parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_about(new QLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_cardRow(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_cards{new LuckCard, new LuckCard}
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    m_title->setFont(large);
    m_about->setWordWrap(true);
    auto *content = new QWidget;
    content->setLayout(m_cardRow);
    m_cardRow->setContentsMargins(0, 0, 0, 0);
    for (LuckCard *card : m_cards) {
        m_cardRow->addWidget(card, 1);
    }
    m_scroll->setFocusPolicy(Qt::NoFocus); // the page as a whole is scrolled by keys
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addWidget(m_scroll, 1);
    retranslate();
}

void FairnessPage::show(const Journal &journal, std::size_t upTo, const table::MessageFormatter &formatter)
{
    m_shown = Shown{journal.setup(), odds::luckOf(journal, upTo), formatter};
    retranslate();
}

void FairnessPage::retranslate()
{
    setAccessibleName(tr("Fairness of the dice"));
    m_title->setText(tr("Were the dice fair?"));
    m_about->setText(
        tr("Hits are those of shooting and melee, and elephants scared. The chances are exact; they "
           "say how often fair dice do this, not whether these dice were fair."));
    if (!m_shown) {
        return;
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const SideSpec &side = m_shown->setup->scenario.sides.at(i);
        m_cards.at(i)->show(m_shown->luck.at(i), m_shown->formatter.text(side.name), side.livery,
                            m_shown->formatter);
    }
    arrange();
}

// Side by side where there is room, else below one another.
void FairnessPage::arrange()
{
    int needed = m_cardRow->spacing() + m_scroll->verticalScrollBar()->sizeHint().width();
    for (const LuckCard *card : m_cards) {
        needed += card->minimumSizeHint().width();
    }
    const bool isWide = m_scroll->width() >= needed;
    m_cardRow->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void FairnessPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool FairnessPage::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) { // other words or numbers
        arrange();
    }
    return isDone;
}

void FairnessPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        if (m_shown) {
            m_shown->formatter = table::MessageFormatter(locale(), m_shown->formatter.lengthUnit());
        }
        retranslate();
    }
}

} // namespace zama::play
