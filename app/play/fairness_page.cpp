#include "app/play/fairness_page.h"

#include "app/play/luck_card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {

FairnessPage::FairnessPage(QWidget *parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_about(new QLabel(this)),
      m_cardRow(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_cards{new LuckCard, new LuckCard}
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    m_title->setFont(large);
    m_about->setWordWrap(true);
    for (LuckCard *card : m_cards) {
        m_cardRow->addWidget(card, 1);
    }
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addLayout(m_cardRow, 1);
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
    const bool isWide = width() >= widthOf(cardWidths().sum + m_cardRow->spacing());
    m_cardRow->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

int FairnessPage::widthOf(int cards) const
{
    const QMargins margins = layout()->contentsMargins();
    return margins.left() + cards + margins.right();
}

FairnessPage::Widths FairnessPage::cardWidths() const
{
    const int first = m_cards.front()->minimumSizeHint().width();
    const int second = m_cards.back()->minimumSizeHint().width();
    return {first + second, std::max(first, second)};
}

// However the cards stand now, they can stand below one another.
QSize FairnessPage::minimumSizeHint() const
{
    return {widthOf(cardWidths().widest), QWidget::minimumSizeHint().height()};
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
