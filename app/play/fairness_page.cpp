#include "app/play/fairness_page.h"

#include "app/play/luck_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace zama::play {

FairnessPage::FairnessPage(QWidget *parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_about(new QLabel(this)),
      m_cards{new LuckCard, new LuckCard}
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    m_title->setFont(large);
    m_about->setWordWrap(true);
    auto *content = new QWidget;
    auto *columns = new QHBoxLayout(content);
    columns->setContentsMargins(0, 0, 0, 0);
    for (LuckCard *card : m_cards) {
        columns->addWidget(card, 1);
    }
    auto *scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus); // the page as a whole is scrolled by keys
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addWidget(scroll, 1);
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
