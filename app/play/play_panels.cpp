#include "app/play/play_panels.h"

#include "app/play/battle_panel.h"
#include "app/play/dice_tray.h"
#include "app/play/dock_front.h"
#include "app/play/fairness_page.h"
#include "app/play/fight_panel.h"
#include "app/play/log_view.h"
#include "app/play/odds_panel.h"
#include "app/play/overview.h"
#include "app/play/roster_view.h"
#include "app/play/rulebook_dock.h"
#include "core/text/phrase.h"
#include "table/art/figure_pixmaps.h"
#include "table/model/event_log_model.h"
#include "table/scene/table_view.h"
#include "table/widgets/whole_tabs.h"

#include <QAction>
#include <QChildEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace zama::play {
namespace {

constexpr int kLayoutVersion = 4;
constexpr int kWidthInLetters = 50;
constexpr int kMostLetters = 66;
constexpr int kManyLetters = 56;    ///< where not all words of the tabs have room
constexpr int kTabGap = 1;          // pixels around each
constexpr int kRestOfHeight = 1000; // the dice take what they need, the docks below them all the rest

// Asks for no more room than it must have.
class ModestArea final : public QScrollArea
{
public:
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
};

QScrollArea *scrolled(QWidget *widget)
{
    auto *area = new ModestArea;
    area->setWidget(widget);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

// A dock behind another tab counts as visible, but lies outside the window.
bool isInSight(const QWidget &widget)
{
    const QRect place(widget.mapTo(widget.window(), QPoint()), widget.size());
    return widget.isVisible() && widget.window()->rect().intersects(place);
}

// Dice that are looked up in a table or decide a single thing mean more than their number of hits.
bool speaksForItself(RollKind kind)
{
    return kind != RollKind::Volley && kind != RollKind::Melee;
}

} // namespace

PlayPanels::PlayPanels(QMainWindow &window, table::TableView &view)
    : QObject(&window),
      m_window(window),
      m_pixmaps(view.table().pixmaps()),
      m_armies(new BattlePanel(m_pixmaps)),
      m_dice(new DiceTray(m_pixmaps)),
      m_fights(new FightPanel(m_pixmaps)),
      m_odds(new OddsPanel),
      m_roster(new RosterView(m_pixmaps)),
      m_overview(new Overview(view)),
      m_fairness(new FairnessPage),
      m_rulebook(new RulebookDock(&window))
{
    table::keepTabsWhole(m_window);
    makeDocks();
    for (QDockWidget *dock : docks()) {
        m_toggles << makeToggle(*dock);
    }
    connectPanels();
    retranslate();
    m_window.resizeDocks({m_diceDock, m_armiesDock}, {m_dice->sizeHint().height(), kRestOfHeight},
                         Qt::Vertical);
    m_firstLayout = m_window.saveState(kLayoutVersion);
}

PlayPanels::~PlayPanels() = default;

QDockWidget *PlayPanels::addDock(const QString &name, QWidget *widget, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(&m_window);
    dock->setObjectName(name);
    dock->setWidget(widget);
    m_window.addDockWidget(area, dock);
    return dock;
}

void PlayPanels::makeDocks()
{
    m_diceDock = addDock(QStringLiteral("dice"), m_dice, Qt::RightDockWidgetArea);
    m_armiesDock = addDock(QStringLiteral("armies"), m_armies, Qt::RightDockWidgetArea);
    m_rosterDock = addDock(QStringLiteral("roster"), m_roster, Qt::RightDockWidgetArea);
    m_oddsDock = addDock(QStringLiteral("odds"), scrolled(m_odds), Qt::RightDockWidgetArea);
    m_fightsDock = addDock(QStringLiteral("fights"), m_fights, Qt::RightDockWidgetArea);
    m_logDock = addDock(QStringLiteral("log"), new QWidget, Qt::RightDockWidgetArea);
    m_fairnessDock = addDock(QStringLiteral("fairness"), scrolled(m_fairness), Qt::RightDockWidgetArea);
    m_overviewDock = addDock(QStringLiteral("overview"), m_overview, Qt::LeftDockWidgetArea);
    m_overviewDock->hide();
    m_rulebook->setObjectName(QStringLiteral("rulebook"));
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_rulebook);
    m_window.tabifyDockWidget(m_diceDock, m_fairnessDock);
    for (qsizetype i = 1; i < tabs().size(); ++i) {
        m_window.tabifyDockWidget(tabs()[i - 1], tabs()[i]);
    }
    m_window.setDockNestingEnabled(true);
    m_rulebook->hide();
    m_fairnessDock->hide();
    m_armiesDock->raise();
    m_diceDock->raise();
}

// In the order of the menu.
QList<QDockWidget *> PlayPanels::docks() const
{
    return {m_diceDock,   m_fairnessDock, m_armiesDock, m_rosterDock,  m_oddsDock,
            m_fightsDock, m_logDock,      m_rulebook,   m_overviewDock};
}

// Those that share a place.
QList<QDockWidget *> PlayPanels::tabs() const
{
    return {m_armiesDock, m_rosterDock, m_oddsDock, m_fightsDock, m_logDock, m_rulebook};
}

// As wide as their tabs need, unless that is far more than their texts want: then arrows lead to the others.
// Docks that grow and shrink with their texts would make the table jump.
void PlayPanels::fitWidth()
{
    const int letter = m_window.fontMetrics().averageCharWidth();
    int room = 0;
    for (const QDockWidget *dock : tabs()) {
        room +=
            m_window.fontMetrics().horizontalAdvance(dock->windowTitle()) + table::kAirOfWholeTabs + kTabGap;
    }
    const int least = letter * kWidthInLetters;
    const int width = room > letter * kMostLetters ? letter * kManyLetters : std::max(least, room);
    for (QWidget *content : {static_cast<QWidget *>(m_dice), static_cast<QWidget *>(m_armies)}) {
        content->setMinimumWidth(width);
    }
}

QAction *PlayPanels::makeToggle(QDockWidget &dock)
{
    auto *toggle = new QAction(this);
    toggle->setCheckable(true);
    toggle->setChecked(!dock.isHidden());
    connect(&dock, &QWidget::windowTitleChanged, toggle, &QAction::setText);
    toggle->setText(dock.windowTitle());
    connect(dock.toggleViewAction(), &QAction::toggled, toggle, &QAction::setChecked);
    connect(toggle, &QAction::triggered, &dock, [&dock, toggle] {
        const bool isAskedFor = dock.isHidden() || !isInSight(dock);
        toggle->setChecked(isAskedFor);
        if (isAskedFor) {
            bringToFront(dock);
        } else {
            dock.hide();
        }
    });
    return toggle;
}

void PlayPanels::connectPanels()
{
    connect(m_dice, &DiceTray::rollRequested, this, &PlayPanels::rollRequested);
    connect(m_rulebook, &QWidget::windowTitleChanged, this, &PlayPanels::fitWidth); // it says its own
    connect(m_dice, &DiceTray::facesEntered, this, &PlayPanels::facesEntered);
    connect(m_fights, &FightPanel::assignRequested, this,
            [this](const AssignMeleeDice &order) { emit orderRequested(order); });
    connect(m_fights, &FightPanel::fightPicked, this, &PlayPanels::unitsPicked);
    connect(m_roster, &RosterView::unitPicked, this, &PlayPanels::unitChosen);
    connect(m_roster, &RosterView::generalPicked, this, &PlayPanels::generalChosen);
    // Queued: docks tell of it in the middle of becoming visible.
    connect(m_armiesDock, &QDockWidget::visibilityChanged, this, &PlayPanels::showArmies,
            Qt::QueuedConnection);
    connect(m_rosterDock, &QDockWidget::visibilityChanged, this, &PlayPanels::showArmies,
            Qt::QueuedConnection);
    connect(m_fightsDock, &QDockWidget::visibilityChanged, this, &PlayPanels::showFights,
            Qt::QueuedConnection);
    connect(m_fairnessDock, &QDockWidget::visibilityChanged, this, &PlayPanels::showFairness,
            Qt::QueuedConnection);
}

void PlayPanels::watch(OrderDesk &desk, table::Presenter &presenter)
{
    m_desk = &desk;
    m_presenter = &presenter;
    m_fights->reset();
    m_odds->clear();
    connect(&desk, &OrderDesk::thoughtChanged, this, &PlayPanels::showThought);
    connect(&presenter, &table::Presenter::starting, this, &PlayPanels::tumble);
    connect(&presenter, &table::Presenter::happened, this, &PlayPanels::tell);
    connect(&presenter, &table::Presenter::jumped, this, &PlayPanels::jump);
    connect(&presenter, &table::Presenter::stepEntered, this, [this](int, int step) { raiseFor(step); });
    connect(&presenter, &table::Presenter::idle, this, &PlayPanels::showFairness);
    connect(&desk, &OrderDesk::picksChanged, this, &PlayPanels::showArmies);
    connect(&desk, &OrderDesk::changed, this, &PlayPanels::showArmies);
    watchLog(desk, presenter);
    show();
    raiseFor(presenter.shown().step);
}

void PlayPanels::watchLog(OrderDesk &desk, table::Presenter &presenter)
{
    auto events = std::make_unique<table::EventLogModel>(desk.session(), presenter);
    m_log = new LogView(*events, m_pixmaps);
    delete m_logDock->widget();
    m_logDock->setWidget(m_log);
    m_events = std::move(events);
    connect(m_log, &LogView::clausePicked, this, &PlayPanels::openRule);
    connect(m_log, &LogView::entryPicked, this, [this](qsizetype cursor) {
        m_desk->session().lookAt(static_cast<std::size_t>(std::max<qsizetype>(cursor, 0)));
    });
}

void PlayPanels::forget()
{
    m_dice->clear();
    delete m_log;
    m_log = nullptr;
    m_events.reset();
    m_desk = nullptr;
    m_presenter = nullptr;
}

void PlayPanels::show()
{
    showArmies();
    showFights();
    showDue();
}

// As where nobody fights: rather nothing than another moment.
void PlayPanels::blankFights()
{
    State peace = m_presenter->shown();
    peace.links.clear();
    peace.groups.clear();
    m_fights->reset();
    m_fights->show(peace, m_desk->formatter());
}

void PlayPanels::showArmies()
{
    if (m_desk != nullptr) {
        m_armies->show(m_presenter->shown(), m_desk->formatter());
        showRoster();
    }
}

void PlayPanels::showRoster()
{
    m_roster->show(m_presenter->shown());
    const Picks &picks = m_desk->picks();
    picks.general.isValid() ? m_roster->setCurrent(picks.general) : m_roster->setCurrent(picks.single());
}

// The round's losses come event by event, so in the melee step the panel follows even unseen.
void PlayPanels::showFights()
{
    if (m_desk == nullptr) {
        return;
    }
    const State &state = m_presenter->shown();
    const bool isMelee = state.currentStep().kind == StepKind::Melee && !m_desk->session().isLookingBack();
    if (m_fightsAreStale && !isInSight(*m_fights) && !isMelee) {
        return;
    }
    if (std::exchange(m_fightsAreStale, false)) {
        m_fights->reset();
    }
    for (const SideId side : {SideId(0), SideId(1)}) {
        m_fights->setMayChoose(side, m_desk->players().at(side.index()) == Player::Person);
    }
    m_fights->show(state, m_desk->formatter());
}

void PlayPanels::jump()
{
    if (!std::exchange(m_fightsAreStale, true)) {
        blankFights();
    }
}

void PlayPanels::showDue()
{
    const State &state = m_presenter->shown();
    if (!state.pending || m_desk->session().isLookingBack()) {
        m_dice->clearAnnouncement();
        return;
    }
    if (state.pending->side.isValid()) {
        m_dice->setLivery(state.setup->scenario.sides.at(state.pending->side.index()).livery);
    }
    const bool isNew = !m_dice->isAnnounced();
    m_dice->announce(m_desk->formatter().sentence(messageFor(*state.pending), *state.setup),
                     state.pending->dice, state.pending->hitOn);
    if (isNew && m_dice->entry() == DiceTray::Entry::Typed) {
        m_dice->setFocus(); // the keys 1 to 6 are the dice's
    }
}

void PlayPanels::tumble(const Event &event, int milliseconds)
{
    if (std::holds_alternative<event::DiceRolled>(event)) {
        m_dice->tumble(milliseconds * 2 / 3);
        showRoll(event);
    }
}

void PlayPanels::tell(const Event &event)
{
    m_fights->happened(event);
    showRoll(event);
}

void PlayPanels::showRoll(const Event &event)
{
    if (const auto *rolled = std::get_if<event::DiceRolled>(&event)) {
        m_dice->showRolled(rolled->faces, rolled->roll.hitOn,
                           speaksForItself(rolled->roll.kind) ? outcomeOf(event) : DiceTray::Words());
    }
}

// The desk lives as long as there is a roll to speak of: forget() clears the dice first.
std::function<QString()> PlayPanels::outcomeOf(const Event &event) const
{
    return [this, message = messageFor(event, m_presenter->shown()), setup = m_presenter->shown().setup] {
        return m_desk->formatter().sentence(message, *setup);
    };
}

void PlayPanels::showThought()
{
    if (m_desk->thought().index() != 0) {
        m_oddsDock->raise();
    }
    const State &state = m_desk->state();
    const table::MessageFormatter formatter = m_desk->formatter();
    std::visit(Overloaded{
                   [this](const std::monostate &) { m_odds->clear(); },
                   [&](const Shoot &order) { m_odds->showShot(state, order, formatter); },
                   [&](const DeclareCharge &order) { m_odds->showCharge(state, order, formatter); },
                   [&](const AssignMeleeDice &order) {
                       m_odds->showPair(state, order.unit, order.shares.front().target, formatter);
                   },
               },
               m_desk->thought());
}

// Counting all dice of a battle takes a moment, so it is done only for those who look.
void PlayPanels::showFairness()
{
    if (m_desk != nullptr && isInSight(*m_fairness)) {
        const table::GameSession &session = m_desk->session();
        m_fairness->show(session.journal(), session.shownCursor(), m_desk->formatter());
    }
}

// The fights, when it comes to them.
void PlayPanels::raiseFor(int step)
{
    const Setup &setup = *m_presenter->shown().setup;
    const bool isMelee = setup.steps.at(static_cast<std::size_t>(step)).kind == StepKind::Melee;
    if (isMelee) {
        m_fightsDock->raise();
    }
}

void PlayPanels::setTypesDice(bool types)
{
    m_dice->setEntry(types ? DiceTray::Entry::Typed : DiceTray::Entry::Program);
}

void PlayPanels::enterDice()
{
    bringToFront(*m_diceDock);
    m_dice->setFocus();
    m_dice->trigger();
}

void PlayPanels::openRule(const QString &clause)
{
    m_rulebook->openAt(clause);
}

void PlayPanels::showLittle()
{
    m_layoutBefore = m_window.saveState(kLayoutVersion);
    for (QDockWidget *dock :
         {m_armiesDock, m_rosterDock, m_oddsDock, m_fightsDock, m_fairnessDock, m_overviewDock}) {
        dock->hide();
    }
    m_rulebook->hide();
    m_logDock->show();
}

void PlayPanels::showAsBefore()
{
    if (!m_layoutBefore.isEmpty()) {
        m_window.restoreState(std::exchange(m_layoutBefore, {}), kLayoutVersion);
    }
}

void PlayPanels::resetLayout()
{
    m_window.restoreState(m_firstLayout, kLayoutVersion);
}

void PlayPanels::retranslate()
{
    m_armiesDock->setWindowTitle(tr("Armies"));
    m_diceDock->setWindowTitle(tr("Dice"));
    m_rosterDock->setWindowTitle(tr("Units"));
    m_logDock->setWindowTitle(tr("Log"));
    m_oddsDock->setWindowTitle(tr("Odds"));
    m_fightsDock->setWindowTitle(tr("Fights"));
    m_overviewDock->setWindowTitle(tr("Overview"));
    m_fairnessDock->setWindowTitle(tr("Fair dice?"));
    fitWidth();
    for (QDockWidget *dock : {m_oddsDock, m_fairnessDock}) {
        dock->widget()->setAccessibleName(dock->windowTitle()); // keys scroll it
    }
    if (m_events != nullptr) {
        m_events->setFormatter(m_desk->formatter());
        m_roster->setLocale(m_window.locale());
        sayFightsAgain();
    }
}

// What is shown now, showFights() says; what waits to be seen must not stay in another language.
void PlayPanels::sayFightsAgain()
{
    if (m_fightsAreStale && !isInSight(*m_fights)) {
        blankFights();
    }
}

} // namespace zama::play
