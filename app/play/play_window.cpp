#include "app/play/play_window.h"

#include "app/play/action_bar.h"
#include "app/play/deploy_tool.h"
#include "app/play/dice_tray.h"
#include "app/play/float_over.h"
#include "app/play/focus_round.h"
#include "app/play/guide.h"
#include "app/play/guide_panel.h"
#include "app/play/move_tool.h"
#include "app/play/objection_line.h"
#include "app/play/play_panels.h"
#include "app/play/step_bar.h"
#include "app/play/target_tool.h"
#include "app/play/timeline.h"
#include "app/play/verdict_banner.h"
#include "core/game/candidates.h"
#include "core/text/phrase.h"
#include "table/model/battle_entries.h"
#include "table/model/losses.h"
#include "table/scene/table_view.h"
#include "table/tools/measure_tool.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <array>

namespace zama::play {

// What the window has said of the battle, to be said again in another language.
struct PlayWindow::Said {
    enum class Kind : std::uint8_t { Hint, Reason, Verdict };
    Message message;
    Kind kind = Kind::Reason;
    SideId side; ///< whose reason it is
    int turn = 0;
    int step = 0;
    Phase phase{}; ///< in the melee step dice follow choices

    [[nodiscard]] bool isOf(const State &state) const
    {
        return turn == state.turn && step == state.step && phase == state.phase;
    }
};

// Everything that belongs to one battle and ends with it.
struct PlayWindow::Game {
    explicit Game(Journal journal)
        : session(std::move(journal)),
          presenter(session),
          desk(session, presenter),
          opponents(session, presenter),
          move(desk),
          shoot(desk),
          charge(desk),
          choice(desk),
          deploy(desk)
    {
    }

    [[nodiscard]] std::array<PlayTool *, 5> tools() { return {&move, &shoot, &charge, &choice, &deploy}; }
    PlayTool *toolFor(const State &state)
    {
        return state.phase == Phase::Deploying
                   ? &deploy
                   : tools().at(static_cast<std::size_t>(state.currentStep().kind));
    }

    table::GameSession session;
    table::Presenter presenter;
    OrderDesk desk;
    Opponents opponents;
    MoveTool move;
    ShootTool shoot;
    ChargeTool charge;
    ChoiceTool choice;
    DeployTool deploy;
    PlayTool *tool = nullptr;
    std::optional<Said> said;    ///< stands beside the buttons
    bool isVerdictShown = false; ///< the banner has come by itself once
    std::unique_ptr<Guide> guide;
    std::unique_ptr<GuidePanel> guidePanel;
};

PlayWindow::PlayWindow(QWidget *parent)
    : QMainWindow(parent, Qt::Widget),
      m_scene(m_model),
      m_view(new table::TableView(m_scene)),
      m_measure(new table::MeasureTool(m_scene, this)),
      m_panels(new PlayPanels(*this, *m_view)),
      m_steps(new StepBar),
      m_objection(new ObjectionLine),
      m_verdict(new VerdictBanner(m_view->table().pixmaps())),
      m_bar(new ActionBar),
      m_timeline(new Timeline)
{
    makeActions();
    layOut();
    m_round->orderTabs();
    retranslate();
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    connect(m_bar, &ActionBar::nextRequested, this, &PlayWindow::doNext);
    connect(m_objection, &ObjectionLine::changed, this, &PlayWindow::showNext);
    connect(m_objection, &ObjectionLine::ruleRequested, m_panels, &PlayPanels::openRule);
    connect(m_panels, &PlayPanels::rollRequested, this, &PlayWindow::roll);
    connect(m_panels, &PlayPanels::facesEntered, this, &PlayWindow::enterFaces);
    connect(m_panels, &PlayPanels::orderRequested, this,
            [this](const Command &command) { desk().give(command); });
    connect(m_panels, &PlayPanels::unitsPicked, this, &PlayWindow::lookAt);
    connect(m_panels, &PlayPanels::unitChosen, this,
            [this](UnitId unit) { desk().isMine(unit) ? desk().pick(unit) : lookAt({unit}); });
    connect(m_panels, &PlayPanels::generalChosen, this, [this](GeneralId general) {
        if (desk().isMine(general)) {
            desk().pick(general);
        }
    });
    connect(m_verdict, &VerdictBanner::reportRequested, this, &PlayWindow::reportRequested);
    connect(m_verdict, &VerdictBanner::lookBackRequested, this, &PlayWindow::lookBack);
    connect(m_verdict, &VerdictBanner::againRequested, this, &PlayWindow::againRequested);
    connect(m_verdict, &VerdictBanner::startRequested, this, &PlayWindow::startRequested);
    connect(m_verdict, &VerdictBanner::dismissed, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_timeline, &Timeline::lookRequested, this,
            [this](std::size_t cursor) { session().lookAt(cursor); });
    connect(m_timeline, &Timeline::returnRequested, this, [this] { session().returnToPresent(); });
    connect(m_timeline, &Timeline::branchRequested, this, [this] { session().branchFromHere(); });
    connect(m_objection, &ObjectionLine::alternativeRequested, this, [this](const Command &command) {
        desk().give(command);
        m_view->setFocus();
    });
}

PlayWindow::~PlayWindow()
{
    m_objection->disconnect(this); // hides when its window does, and nobody is left to be told
    end();
}

table::GameSession &PlayWindow::session() const
{
    return m_game->session;
}

table::Presenter &PlayWindow::presenter() const
{
    return m_game->presenter;
}

OrderDesk &PlayWindow::desk() const
{
    return m_game->desk;
}

Opponents &PlayWindow::opponents() const
{
    return m_game->opponents;
}

PlayTool *PlayWindow::tool() const
{
    return m_game == nullptr ? nullptr : m_game->tool;
}

QAction *PlayWindow::addAction(const QKeySequence &keys)
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WindowShortcut);
    QMainWindow::addAction(action);
    return action;
}

void PlayWindow::makeActions()
{
    m_undo = addAction(QKeySequence::Undo);
    m_redo = addAction(QKeySequence::Redo);
    m_done = addAction(Qt::CTRL | Qt::Key_Return);
    m_advance = addAction(Qt::CTRL | Qt::Key_L);
    m_hint = addAction(Qt::Key_F2);
    m_finish = addAction(Qt::Key_F3);
    m_pause = addAction(Qt::Key_F4);
    m_concede = addAction({});
    m_report = addAction(Qt::CTRL | Qt::Key_R);
    m_whoWon = addAction({});
    connect(m_whoWon, &QAction::triggered, this, [this] {
        showVerdict();
        m_verdict->takeFocus();
    });
    m_measuring = addAction(Qt::CTRL | Qt::Key_M);
    m_measuring->setCheckable(true);
    connect(m_report, &QAction::triggered, this, &PlayWindow::reportRequested);
    connect(m_measuring, &QAction::toggled, this, &PlayWindow::chooseTool);
    connect(m_measure, &table::MeasureTool::measured, this, [this](const QString &length) {
        if (isPlaying()) {
            m_game->said.reset();
        }
        m_bar->say(length);
    });
    m_zoomIn = addAction(QKeySequence::ZoomIn);
    m_zoomOut = addAction(QKeySequence::ZoomOut);
    m_fit = addAction(Qt::CTRL | Qt::Key_0);
    m_grid = addAction(Qt::CTRL | Qt::Key_G);
    m_grid->setCheckable(true);
    m_resetLayout = addAction({});
    m_timelineShown = addAction({});
    m_timelineShown->setCheckable(true);
    m_timelineShown->setChecked(true);
    m_nextArea = addAction(Qt::Key_F6);
    m_previousArea = addAction(Qt::SHIFT | Qt::Key_F6);
    m_round = new FocusRound(*this, {m_view, m_objection, m_verdict, m_bar, m_timeline});
    connect(m_nextArea, &QAction::triggered, m_round, &FocusRound::next);
    connect(m_previousArea, &QAction::triggered, m_round, &FocusRound::previous);
    connect(m_timelineShown, &QAction::toggled, this, [this](bool shown) { m_timeline->setVisible(shown); });
    connect(m_resetLayout, &QAction::triggered, m_panels, &PlayPanels::resetLayout);
    m_pause->setCheckable(true);
    connect(m_undo, &QAction::triggered, this, [this] { session().undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { session().redo(); });
    connect(m_done, &QAction::triggered, this, &PlayWindow::done);
    connect(m_advance, &QAction::triggered, this, [this] { m_game->move.advanceLine(); });
    connect(m_hint, &QAction::triggered, this, [this] { opponents().hint(); });
    connect(m_finish, &QAction::triggered, this, [this] { opponents().finishStep(); });
    connect(m_pause, &QAction::toggled, this, [this](bool pause) {
        if (isPlaying()) {
            pause ? opponents().pause() : opponents().resume();
            showNext();
        }
    });
    connect(m_concede, &QAction::triggered, this, [this] { desk().give(Concede{desk().sideToOrder()}); });
    connect(m_zoomIn, &QAction::triggered, m_view, &table::TableView::zoomIn);
    connect(m_zoomOut, &QAction::triggered, m_view, &table::TableView::zoomOut);
    connect(m_fit, &QAction::triggered, m_view, &table::TableView::fit);
    connect(m_grid, &QAction::toggled, &m_scene, &table::TableScene::setGridShown);
    for (QAction *action : {m_undo, m_redo, m_advance, m_hint, m_finish, m_done, m_whoWon}) {
        m_bar->addAction(action);
    }
}

QList<QAction *> PlayWindow::battleActions() const
{
    return {m_undo,   m_redo,  nullptr, m_done,   m_advance, nullptr,  m_hint,
            m_finish, m_pause, nullptr, m_report, m_whoWon,  m_concede};
}

QList<QAction *> PlayWindow::viewActions() const
{
    QList<QAction *> actions{m_measuring, nullptr, m_zoomIn, m_zoomOut, m_fit, m_grid, nullptr};
    return actions << m_panels->toggles() << m_timelineShown << m_resetLayout << nullptr << m_nextArea
                   << m_previousArea;
}

void PlayWindow::layOut()
{
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_steps);
    column->addWidget(m_view, 1);
    column->addWidget(m_timeline);
    column->addWidget(m_bar);
    auto *middle = new QWidget;
    middle->setLayout(column);
    m_objection->setParent(middle);
    m_verdict->setParent(middle);
    m_objectionPlace = new FloatOver(*m_objection, *m_view, FloatOver::Place::Top);
    new FloatOver(*m_verdict, *m_view, FloatOver::Place::Middle);
    setCentralWidget(middle);
    m_column = column;
}

void PlayWindow::retranslate()
{
    m_undo->setText(tr("&Undo"));
    m_redo->setText(tr("&Redo"));
    m_done->setText(tr("&Done"));
    m_advance->setText(tr("&Advance the line"));
    m_hint->setText(tr("&Hint"));
    m_finish->setText(tr("&Finish this step for me"));
    m_pause->setText(tr("&Pause the program"));
    m_concede->setText(tr("&Concede"));
    m_zoomIn->setText(tr("Zoom &in"));
    m_zoomOut->setText(tr("Zoom &out"));
    m_fit->setText(tr("&Whole table"));
    m_grid->setText(tr("&Grid of six inches"));
    m_timelineShown->setText(tr("&Timeline"));
    m_nextArea->setText(tr("&Next area of the window"));
    m_previousArea->setText(tr("&Previous area of the window"));
    m_resetLayout->setText(tr("&Reset the layout"));
    if (isPlaying()) {
        desk().setReader(locale(), m_unit); // whom the docks ask how to say it
    }
    m_panels->retranslate();
    m_measuring->setText(tr("&Measure"));
    m_report->setText(tr("&Battle report"));
    m_whoWon->setText(tr("&Who has won"));
    m_measure->setFormatter(table::MessageFormatter(locale(), m_unit));
    if (isPlaying()) {
        showAll();
        sayAgain();
    }
}

void PlayWindow::leave()
{
    m_panels->showAsBefore();
    end();
}

void PlayWindow::end()
{
    m_view->setTool(nullptr);
    m_panels->forget();
    m_objection->hide();
    m_verdict->hide();
    m_bar->say({});
    m_game.reset();
}

void PlayWindow::play(Journal journal, const PlayTerms &terms)
{
    leave();
    m_game = std::make_unique<Game>(std::move(journal));
    m_terms = terms;
    desk().setReader(locale(), m_unit);
    m_model.setFrame(table::frameOf(session().setup()));
    connectGame();
    m_panels->watch(desk(), presenter());
    session().setUndoPolicy(terms.undo);
    presenter().setPace(m_pace);
    setTypesDice(terms.typesDice);
    showAll();
    m_view->fit();
    m_view->setFocus();
    setPlayers(terms.players);
    if (terms.isGuided) {
        beginGuide();
    }
}

// The guide looks on and says what could be done next; it also plays the enemy, who waits for beginners.
void PlayWindow::beginGuide()
{
    Game &game = *m_game;
    game.guide = std::make_unique<Guide>(session().state());
    game.guidePanel = std::make_unique<GuidePanel>(*game.guide);
    m_column->insertWidget(m_column->indexOf(m_view), game.guidePanel.get());
    const Guide &guide = *game.guide;
    connect(&game.session, &table::GameSession::committed, &guide, [this](qsizetype first, qsizetype last) {
        for (qsizetype i = first; i < last; ++i) {
            m_game->guide->noticed(session().journal().entries().at(static_cast<std::size_t>(i)).command,
                                   session().state());
        }
    });
    connect(&game.session, &table::GameSession::jumped, &guide,
            [this] { m_game->guide->jumped(session().state()); });
    connect(&game.desk, &OrderDesk::refused, &guide,
            [this](const Objection &objection) { m_game->guide->refused(objection.refusal); });
    connect(&game.presenter, &table::Presenter::idle, &guide, [this] { moveForGuide(); });
    connect(game.guide.get(), &Guide::changed, this, &PlayWindow::pointOut);
    connect(game.guidePanel.get(), &GuidePanel::commandRequested, this, [this](const Command &command) {
        presenter().skip();
        desk().give(command);
    });
    connect(game.guidePanel.get(), &GuidePanel::rollRequested, this, &PlayWindow::roll);
    connect(game.guidePanel.get(), &GuidePanel::clauseRequested, m_panels, &PlayPanels::openRule);
    connect(game.guidePanel.get(), &GuidePanel::dismissed, this, &PlayWindow::endGuide);
    m_panels->showLittle();
    pointOut();
    moveForGuide();
}

void PlayWindow::pointOut()
{
    if (m_game->guide != nullptr) {
        desk().pointOut(m_game->guide->highlighted());
    }
}

void PlayWindow::moveForGuide()
{
    if (m_game->guide == nullptr || session().isLookingBack()) {
        return;
    }
    const State &state = session().state();
    if (const auto order = m_game->guide->enemyOrder()) {
        session().give(*order, table::Author::Computer);
    } else if (state.pending && state.pending->side == otherSide(Guide::pupil())) {
        session().give(Roll{seededFaces(session().journal().seed(), state.diceDrawn, state.pending->dice)},
                       table::Author::Computer);
    }
}

// From here on the battle is an ordinary one, against the program.
void PlayWindow::endGuide()
{
    m_game->guidePanel.release()->deleteLater();
    m_game->guide.reset();
    desk().pointOut({});
    m_panels->showAsBefore();
    setPlayers({Player::Person, Player::Veteran});
}

void PlayWindow::lookAt(const std::vector<UnitId> &units)
{
    QRectF part;
    for (const UnitId unit : units) {
        if (const auto *item = m_scene.itemFor({table::EntryKind::Unit, unit.value, 0})) {
            part |= item->mapToScene(item->shape().boundingRect()).boundingRect();
        }
    }
    if (!part.isEmpty()) {
        m_view->bringIntoView(part);
    }
}

void PlayWindow::connectGame()
{
    Game &game = *m_game;
    connect(&game.presenter, &table::Presenter::shownChanged, this, &PlayWindow::showAll);
    connect(&game.presenter, &table::Presenter::underWay, this, &PlayWindow::showTable);
    connect(&game.presenter, &table::Presenter::idle, this, &PlayWindow::chooseTool);
    connect(&game.desk, &OrderDesk::refused, this, [this](const Objection &objection) {
        m_objection->show(objection, desk().state(), desk().formatter());
        placeObjection();
    });
    connect(&game.desk, &OrderDesk::picksChanged, this, &PlayWindow::showPicks);
    connect(&game.desk, &OrderDesk::picksChanged, m_objection, &QWidget::hide);
    connect(&game.session, &table::GameSession::jumped, m_objection, &QWidget::hide);
    connect(&game.session, &table::GameSession::committed, m_objection, &QWidget::hide);
    connect(&game.session, &table::GameSession::committed, this, &PlayWindow::journalChanged);
    connect(&game.session, &table::GameSession::jumped, this, &PlayWindow::journalChanged);
    connect(&game.session, &table::GameSession::branched, this, &PlayWindow::branched);
    connect(&game.presenter, &table::Presenter::stepEntered, this, &PlayWindow::dropAdvice);
    connect(&game.desk, &OrderDesk::given, this, &PlayWindow::dropAdvice);
    connect(&game.session, &table::GameSession::historyChanged, this, &PlayWindow::showNext);
    connect(&game.desk, &OrderDesk::changed, this, &PlayWindow::showNext);
    connect(&game.opponents, &Opponents::thinkingChanged, this, &PlayWindow::showNext);
    connect(&game.opponents, &Opponents::hinted, this, [this](const Decision &d) { explain(d, true); });
    connect(&game.opponents, &Opponents::ordered, this, [this](const Decision &d) { explain(d, false); });
    for (const PlayTool *tool : game.tools()) {
        connect(tool, &PlayTool::orderChanged, this, &PlayWindow::showNext);
    }
}

void PlayWindow::setPlayers(const Players &players)
{
    m_terms.players = players;
    session().setPersons({players[0] == Player::Person, players[1] == Player::Person});
    desk().setPlayers(players);
    opponents().setPlayers(players);
    chooseTool();
}

void PlayWindow::setTypesDice(bool types)
{
    m_terms.typesDice = types;
    opponents().setRollsDice(!types);
    m_panels->setTypesDice(types);
    showNext();
}

void PlayWindow::setUndoPolicy(UndoPolicy policy)
{
    m_terms.undo = policy;
    session().setUndoPolicy(policy);
}

void PlayWindow::setPace(table::Pace pace)
{
    m_pace = pace;
    if (isPlaying()) {
        presenter().setPace(pace);
    }
}

void PlayWindow::setLengthUnit(table::LengthUnit unit)
{
    m_unit = unit;
    m_view->setLengthUnit(unit);
    retranslate();
}

void PlayWindow::showTable()
{
    m_model.reconcile(table::entriesOf(presenter().shown(), desk().formatter()));
    m_scene.setEngagements(table::engagementsOf(presenter().shown()));
}

void PlayWindow::showAll()
{
    const table::MessageFormatter formatter = desk().formatter();
    const State &shown = presenter().shown();
    showTable();
    m_scene.setLosses(table::lossesOf(shown, formatter));
    m_timeline->show(session());
    m_scene.setZonesShown(shown.phase == Phase::Deploying);
    m_panels->show();
    m_steps->show(shown, formatter);
    m_objection->retranslate(desk().state(), formatter);
    m_verdict->retranslate(formatter);
    if (m_game->said && !m_game->said->isOf(shown)) {
        dropAdvice();
    }
    sayVerdict();
    showNext();
}

// Whoever is picked by keys is brought into sight, and told to those who listen.
void PlayWindow::showPicks()
{
    const Picks &picks = desk().picks();
    std::set<table::EntryId> ids;
    for (const UnitId unit : picks.units) {
        ids.insert({table::EntryKind::Unit, unit.value, 0});
    }
    if (picks.general.isValid()) {
        ids.insert({table::EntryKind::General, picks.general.value, 0});
    }
    if (ids.size() == 1) {
        if (const auto *item = m_scene.itemFor(*ids.begin())) {
            m_view->bringIntoView(item->mapToScene(item->shape().boundingRect()).boundingRect());
        }
    }
    m_scene.setPicked(std::move(ids));
}

// The tool that belongs to the step, once everything has been shown.
void PlayWindow::chooseTool()
{
    if (!isPlaying()) {
        return;
    }
    const State &state = desk().state();
    PlayTool *tool = session().isLookingBack() || state.isOver() ? nullptr : m_game->toolFor(state);
    if (m_game->tool != nullptr && m_game->tool != tool) {
        m_game->tool->layAside();
    }
    m_game->tool = tool;
    table::TableTool *inHand = m_measuring->isChecked() ? static_cast<table::TableTool *>(m_measure) : tool;
    if (m_view->tool() != inHand) {
        m_view->setTool(inHand);
    }
    if (tool != nullptr) {
        tool->takeUp();
    }
    showNext();
}

void PlayWindow::showNext()
{
    if (!isPlaying()) {
        return;
    }
    showOpenWork();
    const bool hasOrder = tool() != nullptr && tool()->hasOrder();
    m_bar->showNext(
        nextThing(desk(), {presenter().isBusy(), hasOrder, m_terms.typesDice, session().isLookingBack(),
                           opponents().isPaused(), m_objection->instead()}));
    const bool isOpen = desk().isOpen();
    const State &state = desk().state();
    m_undo->setEnabled(session().canUndo());
    m_redo->setEnabled(session().canRedo());
    m_done->setEnabled(isOpen && state.phase != Phase::Deploying);
    m_advance->setEnabled(isOpen && state.currentStep().kind == StepKind::Move &&
                          state.phase == Phase::Ordering);
    m_hint->setEnabled(isOpen);
    m_finish->setEnabled(isOpen);
    m_concede->setEnabled(isOpen);
    m_whoWon->setVisible(state.isOver() && !session().isLookingBack());
}

void PlayWindow::doNext()
{
    switch (m_bar->next().kind) {
    case NextKind::Skip:
        presenter().skip();
        break;
    case NextKind::GiveOrder:
        tool()->giveOrder();
        break;
    case NextKind::Instead:
        m_objection->takeAlternative();
        break;
    case NextKind::Roll:
        roll();
        break;
    case NextKind::PickUnit:
        desk().pickNext(+1);
        break;
    case NextKind::Aim:
        m_game->shoot.chooseNext(+1);
        break;
    case NextKind::PlaceCommand:
        m_game->deploy.takeNextCommand();
        break;
    case NextKind::Done:
        done();
        break;
    case NextKind::Resume:
        m_pause->setChecked(false);
        break;
    case NextKind::Present:
        session().returnToPresent();
        break;
    case NextKind::Report:
        emit reportRequested();
        break;
    case NextKind::EnterDice:
        m_panels->enterDice();
        break;
    case NextKind::Wait:
        break;
    }
}

// In the melee step each side says "done" (Q65); persons at one screen say it together.
void PlayWindow::done()
{
    presenter().skip(); // who is done need not wait
    if (!desk().isOpen()) {
        return;
    }
    std::vector<Command> commands{doneCommand(desk().state(), desk().sideToOrder())};
    if (desk().state().phase == Phase::Choosing) {
        for (const SideId side : {SideId(0), SideId(1)}) {
            const Command other = EndStep{side};
            if (other != commands.front() && m_terms.players.at(side.index()) == Player::Person &&
                !desk().state().closed.at(side.index())) {
                commands.push_back(other);
            }
        }
    }
    desk().give(commands);
}

void PlayWindow::roll()
{
    const State &state = desk().state();
    enterFaces(seededFaces(session().journal().seed(), state.diceDrawn, state.pending->dice));
}

void PlayWindow::enterFaces(const Faces &faces)
{
    if (!desk().state().pending || session().isLookingBack()) {
        return;
    }
    presenter().skip();
    DiceTray &dice = m_panels->dice();
    if (dice.hasFocus() || dice.isAncestorOf(focusWidget())) {
        m_view->setFocus(); // who typed dice goes on with the battle
    }
    if (const Check check = session().give(Roll{faces})) {
        desk().report(*check, Roll{faces});
    }
}

void PlayWindow::explain(const Decision &decision, bool isHint)
{
    if (isHint) {
        showHint(decision.command);
    }
    const State &state = session().state();
    const SideId side = isHint ? SideId() : sideToDecide(state);
    say({decision.reason, isHint ? Said::Kind::Hint : Said::Kind::Reason, side, state.turn, state.step,
         state.phase});
}

void PlayWindow::say(const Said &said)
{
    m_game->said = said;
    sayAgain();
}

// What was said of another step, or before somebody gave an order of his own, would mislead.
void PlayWindow::dropAdvice()
{
    if (m_game->said && m_game->said->kind != Said::Kind::Verdict) {
        m_game->said.reset();
        m_bar->say({});
    }
}

void PlayWindow::sayAgain()
{
    if (!m_game->said) {
        return;
    }
    const QString words = desk().formatter().sentence(m_game->said->message, session().setup());
    if (m_game->said->side.isValid()) {
        const LocalText &name = session().setup().scenario.sides.at(m_game->said->side.index()).name;
        m_bar->say(tr("%1 – %2", "a side's name and its reason").arg(desk().formatter().text(name), words));
    } else {
        m_bar->say(m_game->said->kind == Said::Kind::Hint ? tr("Hint: %1").arg(words) : words);
    }
}

// A verdict that was taken back is none. The banner comes by itself once; looking back puts it away.
void PlayWindow::sayVerdict()
{
    if (const auto &outcome = presenter().shown().outcome) {
        say({messageFor(*outcome), Said::Kind::Verdict, {}});
        if (!std::exchange(m_game->isVerdictShown, true)) {
            showVerdict();
        }
        return;
    }
    m_verdict->hide();
    m_game->isVerdictShown = m_game->isVerdictShown && session().isLookingBack();
    if (m_game->said && m_game->said->kind == Said::Kind::Verdict) {
        m_game->said.reset();
        m_bar->say({});
    }
}

void PlayWindow::showVerdict()
{
    m_verdict->show(presenter().shown(), desk().formatter());
}

void PlayWindow::lookBack()
{
    m_timelineShown->setChecked(true);
    session().lookAt(0);
    m_timeline->setFocus();
}

// Who was refused something is not covered by the reason.
void PlayWindow::placeObjection()
{
    using Place = FloatOver::Place;
    m_objectionPlace->setPlace(Place::Top);
    const UnitId unit = desk().picks().units.empty() ? UnitId() : desk().picks().units.front();
    const auto *item = unit.isValid() ? m_scene.itemFor({table::EntryKind::Unit, unit.value, 0}) : nullptr;
    if (item != nullptr) {
        const QRect body = m_view->mapFromScene(item->sceneBoundingRect()).boundingRect();
        m_objectionPlace->setPlace(body.top() < 2 * m_objection->height() ? Place::Bottom : Place::Top);
    }
}

void PlayWindow::showOpenWork()
{
    const table::MessageFormatter formatter = desk().formatter();
    m_steps->showOpen(static_cast<int>(desk().openUnits().size()),
                      static_cast<int>(desk().openGenerals().size()), session().setup(), formatter);
}

// Whom the hint is about, picked, so that it can be followed.
void PlayWindow::showHint(const Command &command)
{
    if (const auto *move = std::get_if<MoveUnit>(&command)) {
        desk().pick(move->unit);
        m_game->move.propose(*move);
    } else if (const auto *shot = std::get_if<Shoot>(&command)) {
        desk().pick(shot->unit);
        m_game->shoot.choose(shot->target);
    } else if (const auto *charge = std::get_if<DeclareCharge>(&command)) {
        desk().pick(charge->unit);
        m_game->charge.choose(charge->target);
    } else if (const auto *general = std::get_if<MoveGeneral>(&command)) {
        desk().pick(general->general);
        m_game->move.propose(*general);
    }
}

bool PlayWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::MouseButtonPress && isPlaying()) {
        presenter().skip(); // a hand on the table does not wait either
        m_verdict->hide();
        return false;
    }
    if (watched == m_view && event->type() == QEvent::KeyPress && isPlaying()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && !m_verdict->isHidden()) {
            m_verdict->hide();
            return true;
        }
        if (key->key() == Qt::Key_Space && !key->isAutoRepeat()) {
            doNext();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void PlayWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange && m_panels != nullptr) {
        m_panels->fitWidth();
    } else if (event->type() == QEvent::PaletteChange && isPlaying()) {
        m_view->resetCachedContent();
        showAll(); // icons are drawn in the colours of the theme
    }
}

} // namespace zama::play
