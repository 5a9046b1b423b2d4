#include "app/play/battle_panel.h"

#include "app/play/army_card.h"
#include "app/play/title_font.h"

#include <QIcon>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

namespace zama::play {
namespace {

constexpr int kWidthInLetters = 52;
constexpr int kEmblem = 60;

QLabel *centredLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setAlignment(Qt::AlignHCenter);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

BattlePanel::BattlePanel(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QScrollArea(parent),
      m_armies{new ArmyCard(pixmaps), new ArmyCard(pixmaps)}
{
    auto *content = new QWidget;
    auto *emblem = centredLabel(content);
    emblem->setPixmap(QIcon(QStringLiteral(":/zama/app/app-icon.svg")).pixmap(kEmblem, kEmblem));
    m_title = centredLabel(content);
    useTitleFont(*m_title, 1.7);
    m_when = centredLabel(content);
    m_where = centredLabel(content);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(4);
    layout->addWidget(emblem);
    layout->addWidget(m_title);
    layout->addWidget(m_when);
    layout->addWidget(m_where);
    for (ArmyCard *army : m_armies) {
        layout->addSpacing(10);
        layout->addWidget(army);
    }
    layout->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus); // keys scroll it; a click leaves them with the table
}

QSize BattlePanel::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * kWidthInLetters, 600};
}

void BattlePanel::show(const State &state, const table::MessageFormatter &formatter)
{
    const Scenario &scenario = state.setup->scenario;
    setAccessibleName(tr("Battle"));
    m_title->setText(formatter.text(scenario.title));
    m_when->setText(formatter.text(scenario.date));
    m_where->setText(formatter.text(scenario.place));
    for (QLabel *label : {m_when, m_where}) {
        label->setVisible(!label->text().isEmpty());
    }
    for (std::size_t i = 0; i < m_armies.size(); ++i) {
        m_armies.at(i)->show(state, SideId(i), formatter);
    }
}

// Word-wrapped labels find their height only when their width is known.
void BattlePanel::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    widget()->setMaximumWidth(viewport()->width());
}

} // namespace zama::play
