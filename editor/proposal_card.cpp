#include "editor/proposal_card.h"

#include "core/sim/balance_words.h"
#include "editor/balance_bar.h"
#include "table/widgets/accessible_role.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace zama::editor {

ProposalCard::ProposalCard(QWidget *parent)
    : QFrame(parent),
      m_change(new QLabel(this)),
      m_effect(new QLabel(this)),
      m_bar(new BalanceBar(this)),
      m_use(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    table::setAccessibleRole(*this, QAccessible::Grouping);
    for (QLabel *label : {m_change, m_effect}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // authors' names are not markup
    }
    QFont bold = m_change->font();
    bold.setBold(true);
    m_change->setFont(bold);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_change);
    layout->addWidget(m_bar);
    layout->addWidget(m_effect);
    layout->addWidget(m_use, 0, Qt::AlignTrailing);
    connect(m_use, &QPushButton::clicked, this, &ProposalCard::used);
    retranslate();
}

void ProposalCard::show(const Setup &setup, const sim::Proposal &proposal,
                        const table::MessageFormatter &formatter)
{
    QStringList changes;
    for (const Message &words : proposal.change.words) {
        changes << formatter.sentence(words, setup);
    }
    m_change->setText(changes.join(QLatin1Char('\n')));
    const sim::Share points = proposal.after.balance(SideId(0U));
    m_effect->setText(formatter.sentence(sim::pointsInWords(SideId(0U), points), setup));
    m_bar->show(proposal.after, {setup.scenario.sides[0].livery, setup.scenario.sides[1].livery});
    m_bar->setAccessibleDescription(formatter.sentence(sim::balanceInWords(proposal.after), setup));
    setAccessibleName(m_change->text());
    setAccessibleDescription(m_effect->text());
    m_use->setAccessibleDescription(m_change->text());
}

void ProposalCard::setOutdated(bool isOutdated)
{
    m_use->setEnabled(!isOutdated);
}

QString ProposalCard::text() const
{
    return m_change->text() + QLatin1Char('\n') + m_effect->text();
}

void ProposalCard::retranslate()
{
    m_use->setText(tr("Use this"));
    m_bar->setAccessibleName(tr("Who wins then"));
}

void ProposalCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
