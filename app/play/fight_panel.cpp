#include "app/play/fight_panel.h"

#include "core/rules/melee.h"
#include "core/text/phrase.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::play {
namespace {

// Whose card an event belongs to; none: it is not about a fight.
UnitId unitOf(const Event &event, const State &state)
{
    const auto withGeneral = [&](GeneralId general) { return state.general(general).attachedTo; };
    return std::visit(Overloaded{
                          [&](const event::DiceRolled &e) {
                              const bool isMelee =
                                  e.roll.kind == RollKind::Melee || e.roll.kind == RollKind::Control;
                              return isMelee                                ? e.roll.unit
                                     : e.roll.kind == RollKind::GeneralRisk ? withGeneral(e.roll.general)
                                                                            : UnitId::none();
                          },
                          [](const event::StandsLost &e) { return e.unit; },
                          [](const event::LastStandLost &e) { return e.unit; },
                          [](const event::UnitEliminated &e) { return e.unit; },
                          [](const event::GeneralFell &e) { return e.unit; },
                          [&](const event::GeneralSurvived &e) { return withGeneral(e.general); },
                          [](const event::ElephantHeld &e) { return e.unit; },
                          [](const event::ElephantRampaged &e) { return e.unit; },
                          [](const auto &) { return UnitId::none(); },
                      },
                      event);
}

// Losses of the dice have been taken: the round's odds cannot be told from this state any more.
bool isPastLosses(const State &state)
{
    return state.phase == Phase::Fighting &&
           std::ranges::none_of(state.groups, [](const DiceGroup &g) { return g.hits < 0; });
}

// Every label that is shown or hidden in sight makes all layouts around it anew: out of sight they are made
// once. Whoever has the focus in it keeps it, and sees it.
class Unseen
{
public:
    explicit Unseen(QWidget &widget)
        : m_widget(widget),
          m_wasShown(widget.isVisible() && !widget.isAncestorOf(QApplication::focusWidget()) &&
                     &widget != QApplication::focusWidget())
    {
        if (m_wasShown) {
            m_widget.hide();
        }
    }
    ~Unseen()
    {
        if (m_wasShown) {
            m_widget.show();
        }
    }
    Unseen(const Unseen &) = delete;
    Unseen &operator=(const Unseen &) = delete;

private:
    QWidget &m_widget;
    bool m_wasShown;
};

} // namespace

FightPanel::FightPanel(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QWidget(parent),
      m_pixmaps(pixmaps),
      m_headline(new QLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_list(new QWidget)
{
    m_headline->setWordWrap(true);
    auto *column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(1);
    m_scroll->setWidget(m_list);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_headline);
    layout->addWidget(m_scroll, 1);
    retranslate();
}

QString FightPanel::headline() const
{
    return m_headline->text();
}

void FightPanel::reset()
{
    m_hasFought = false;
    m_isDone = false;
    m_before.reset();
}

void FightPanel::setMayChoose(SideId side, bool may)
{
    if (m_mayChoose.at(side.index()) != may) {
        m_mayChoose.at(side.index()) = may;
        if (m_before) {
            fill();
        }
    }
}

// The losses of a round must be seen, though the game has gone on: until charges bring new fights.
bool FightPanel::keepsRound(const State &state) const
{
    if (!m_before || m_before->setup != state.setup || m_fights.empty()) {
        return false;
    }
    if (state.phase == Phase::Fighting) {
        return state.turn == m_before->turn && state.step == m_before->step;
    }
    const bool isSoonAfter = state.isOver() || state.turn == m_before->turn + 1;
    const StepKind kind = state.currentStep().kind;
    return m_hasFought && isSoonAfter &&
           (state.isOver() || kind == StepKind::Move || kind == StepKind::Shoot);
}

void FightPanel::show(const State &state, const table::MessageFormatter &formatter)
{
    m_formatter = formatter;
    if (!keepsRound(state)) {
        take(state);
    }
    fill();
}

void FightPanel::take(const State &state)
{
    m_before = state;
    m_hasFought = false;
    m_isDone = false;
    m_lastRampage.reset();
    m_fights.clear();
    const bool areLaidOut = state.phase == Phase::Fighting;
    const std::vector<DiceGroup> groups = areLaidOut ? state.groups : rules::diceGroupsOf(state);
    for (const std::vector<UnitId> &units : rules::fightsOf(state)) {
        Fight fight{units, {}, {}, !isPastLosses(state)};
        std::ranges::copy_if(groups, std::back_inserter(fight.groups),
                             [&](const DiceGroup &g) { return std::ranges::binary_search(units, g.unit); });
        m_fights.push_back(std::move(fight));
    }
}

void FightPanel::layOut(const std::vector<DiceGroup> &groups)
{
    for (Fight &fight : m_fights) {
        fight.groups.clear();
        std::ranges::copy_if(groups, std::back_inserter(fight.groups), [&](const DiceGroup &g) {
            return std::ranges::binary_search(fight.units, g.unit);
        });
    }
}

void FightPanel::fill()
{
    while (m_cards.size() > m_fights.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    auto *column = qobject_cast<QVBoxLayout *>(m_list->layout());
    while (m_cards.size() < m_fights.size()) {
        auto *card = new FightCard(m_pixmaps, m_list);
        connect(card, &FightCard::picked, this, &FightPanel::fightPicked);
        connect(card, &FightCard::assignRequested, this, &FightPanel::assignRequested, Qt::QueuedConnection);
        column->insertWidget(static_cast<int>(m_cards.size()), card);
        m_cards.push_back(card);
    }
    {
        const Unseen unseen(*m_list);
        for (std::size_t i = 0; i < m_fights.size(); ++i) {
            fill(i);
        }
    }
    retranslate();
}

void FightPanel::fill(std::size_t card)
{
    const Unseen unseen(*m_cards[card]);
    m_fights[card].mayChoose = m_mayChoose;
    m_cards[card]->show(*m_before, m_fights[card], *m_formatter);
    m_cards[card]->setVisible(true);
}

std::optional<std::size_t> FightPanel::fightWith(UnitId unit) const
{
    const auto at = std::ranges::find_if(
        m_fights, [&](const Fight &f) { return std::ranges::binary_search(f.units, unit); });
    return at == m_fights.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(at - m_fights.begin()));
}

// Whoever stands outside all fights is hurt by a rampage only.
std::optional<std::size_t> FightPanel::fightOf(const Event &event) const
{
    const UnitId unit = unitOf(event, *m_before);
    if (!unit.isValid()) {
        return {};
    }
    const auto own = fightWith(unit);
    return own ? own : m_lastRampage;
}

void FightPanel::happened(const Event &event)
{
    if (!m_before || m_isDone || m_before->currentStep().kind != StepKind::Melee) {
        return;
    }
    if (std::holds_alternative<event::FightsEnded>(event)) {
        m_isDone = true;
        retranslate();
        return;
    }
    if (const auto *joined = std::get_if<event::FightsJoined>(&event)) {
        layOut(joined->groups);
        fill();
        return;
    }
    const auto fight = fightOf(event);
    if (!fight) {
        return;
    }
    m_hasFought = true;
    m_lastRampage = std::holds_alternative<event::ElephantRampaged>(event) ? fight : m_lastRampage;
    m_fights[*fight].happened.push_back(event);
    fill(*fight);
    retranslate();
}

void FightPanel::retranslate()
{
    setAccessibleName(tr("Fights"));
    m_scroll->setAccessibleName(tr("All fights"));
    const int count = static_cast<int>(m_fights.size());
    if (count == 0) {
        m_headline->setText(tr("No unit is engaged."));
    } else if (m_isDone) {
        m_headline->setText(tr("The melee of turn %1 is over.").arg(m_before->turn));
    } else if (m_hasFought) {
        m_headline->setText(tr("The dice of turn %1 are falling.").arg(m_before->turn));
    } else {
        m_headline->setText(m_formatter->sentence(fightsDue(count), *m_before->setup));
    }
}

void FightPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool isLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isLook && m_before) {
        fill(); // the units' signs too are drawn for a size and a colour of text
    } else if (event->type() == QEvent::LanguageChange) { // the fights are shown anew, with another formatter
        retranslate();
    }
}

} // namespace zama::play
