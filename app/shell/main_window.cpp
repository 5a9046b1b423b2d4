#include "app/shell/main_window.h"

#include "app/play/guide.h"
#include "app/play/last_folder.h"
#include "app/play/message_line.h"
#include "app/play/play_panels.h"
#include "app/play/report_view.h"
#include "app/play/rulebook_dock.h"
#include "app/print/report_pdf.h"
#include "app/shell/design_corner.h"
#include "app/shell/menu_actions.h"
#include "app/shell/play_strip.h"
#include "app/shell/scenario_menus.h"
#include "app/shell/start_page.h"
#include "app/shell/test_bar.h"
#include "app/shell/window_place.h"
#include "core/design/position.h"
#include "editor/document.h"
#include "editor/editor_window.h"
#include "editor/issue_names.h"
#include "editor/new_battle_dialog.h"
#include "table/scene/table_view.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <cmath>
#include <functional>

namespace zama::shell {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kDocks = QStringLiteral("window/docks");
const QString kThemeKey = QStringLiteral("window/theme");
const QString kPaceKey = QStringLiteral("table/pace");
const QString kLengthKey = QStringLiteral("table/lengths");
constexpr int kDockLayout = 3; // raised when docks are added, so that an old layout is not restored

using Tone = play::MessageLine::Tone;

play::PlayTerms termsOf(const PlayChoice &choice, bool isGuided)
{
    play::PlayTerms terms;
    terms.players = choice.players;
    terms.typesDice = choice.dice == DiceChoice::Real;
    terms.undo = choice.undo;
    terms.isGuided = isGuided;
    return terms;
}

void setTexts(const QActionGroup &group, const QStringList &texts)
{
    const QList<QAction *> actions = group.actions();
    for (qsizetype i = 0; i < actions.size(); ++i) {
        actions[i]->setText(texts.value(i));
    }
}

void check(const QActionGroup &group, std::size_t index)
{
    group.actions().at(static_cast<qsizetype>(index))->setChecked(true);
}

} // namespace

MainWindow::MainWindow(std::optional<ThemeChoice> theme, BattlePlaces places,
                       const editor::EditorPlaces &scenarios)
    : m_desktopPalette(QApplication::palette()),
      m_places(std::move(places)),
      m_shelf(m_places),
      m_start(new StartPage(m_shelf)),
      m_play(new play::PlayWindow),
      m_report(new play::ReportView),
      m_back(new QPushButton),
      m_message(new play::MessageLine),
      m_testBar(new TestBar),
      m_pages(new QStackedWidget),
      m_editing(new Editing(*this, scenarios)),
      m_battleMenu(menuBar()->addMenu(QString())),
      m_scenarioMenus(new ScenarioMenus(*menuBar(), *m_editing)),
      m_playMenu(menuBar()->addMenu(QString())),
      m_viewMenu(menuBar()->addMenu(QString())),
      m_helpMenu(menuBar()->addMenu(QString()))
{
    restoreTextScale();
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_play);
    m_pages->addWidget(makeReportPage());
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_testBar);
    column->addWidget(m_pages, 1);
    auto *content = new QWidget;
    content->setLayout(column);
    setCentralWidget(content);
    makeActions();
    m_testBar->hide();
    connect(m_testBar, &TestBar::backRequested, this, &MainWindow::leaveTest);
    connect(m_testBar, &TestBar::keepRequested, this, &MainWindow::keepTest);
    connect(m_scenarioMenus, &ScenarioMenus::newRequested, this, &MainWindow::designBattle);
    connect(m_scenarioMenus, &ScenarioMenus::positionRequested, this, &MainWindow::editPosition);
    connect(m_scenarioMenus, &ScenarioMenus::changeRequested, this, &MainWindow::editBattle);
    connect(m_scenarioMenus, &ScenarioMenus::fileChosen, this, &MainWindow::edit);
    connect(m_scenarioMenus, &ScenarioMenus::closeRequested, this, &MainWindow::showStart);
    connect(m_editing, &Editing::opened, this, &MainWindow::showEditor);
    connect(m_editing, &Editing::closed, this, &MainWindow::dropEditor);
    connect(m_editing, &Editing::titleChanged, this, &MainWindow::showTitle);
    connect(m_editing, &Editing::said, this, [this](const std::function<QString()> &words, bool isProblem) {
        m_message->show(words, isProblem ? Tone::Problem : Tone::Note);
    });
    connect(m_start, &StartPage::newBattleRequested, this, &MainWindow::begin);
    connect(m_start, &StartPage::continueRequested, this, &MainWindow::resume);
    connect(m_start, &StartPage::openRequested, this, &MainWindow::chooseFile);
    const DesignCorner &corner = m_start->designCorner();
    connect(&corner, &DesignCorner::newRequested, this, &MainWindow::designBattle);
    connect(&corner, &DesignCorner::changeRequested, this, &MainWindow::editBattle);
    connect(&corner, &DesignCorner::openRequested, m_scenarioMenus, &ScenarioMenus::chooseFile);
    connect(&corner, &DesignCorner::fileRequested, this, &MainWindow::edit);
    connect(&corner, &DesignCorner::leftoverRequested, m_editing, &Editing::openLeftover);
    connect(m_play, &play::PlayWindow::journalChanged, this, &MainWindow::keep);
    connect(m_play, &play::PlayWindow::reportRequested, this, &MainWindow::showReport);
    connect(m_play, &play::PlayWindow::againRequested, this, &MainWindow::playAgain);
    connect(m_play, &play::PlayWindow::startRequested, this,
            [this] { m_isTesting ? leaveTest() : showStart(); }); // from a test back to the editor
    connect(m_play, &play::PlayWindow::branched, this, &MainWindow::beginBranch);
    retranslate();
    restore();
    setTheme(theme.value_or(themeChoiceNamed(QSettings().value(kThemeKey).toString())));
    showStart();
}

MainWindow::~MainWindow() = default;

QWidget *MainWindow::makeReportPage()
{
    m_report->setWritePdf([](const report::BattleReport &report, const QLocale &locale, LengthUnit lengths,
                             const QString &path) {
        return print::writeReportPdf(report, {locale, print::usualPaper(locale), lengths}, path);
    });
    auto *column = new QVBoxLayout;
    column->addWidget(m_back, 0, Qt::AlignLeading);
    column->addWidget(m_report, 1);
    auto *page = new QWidget;
    page->setLayout(column);
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_pages->setCurrentWidget(m_play);
        showChoices();
    });
    return page;
}

void MainWindow::showReport()
{
    m_report->setReader(locale(), m_play->view().lengthUnit());
    m_report->showReport(m_play->session().journal());
    m_pages->setCurrentWidget(m_report->parentWidget());
    m_back->setFocus();
    showChoices();
}

QAction *MainWindow::addAction(QMenu *menu, const QKeySequence &keys)
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    menu->addAction(action);
    return action;
}

MainWindow::Choice MainWindow::makeChoice(QMenu &parent, int count, const std::function<void(int)> &choose)
{
    const Choice choice{parent.addMenu(QString()), new QActionGroup(this)};
    for (int i = 0; i < count; ++i) {
        auto *action = new QAction(choice.group);
        action->setCheckable(true);
        choice.menu->addAction(action);
        connect(action, &QAction::triggered, this, [choose, i] { choose(i); });
    }
    return choice;
}

void MainWindow::makeActions()
{
    makeBattleMenu();
    makePlayMenu();
    makeViewMenu();
    m_rulebook = addAction(m_helpMenu, QKeySequence::HelpContents);
    m_about = addAction(m_helpMenu, {});
    connect(m_rulebook, &QAction::triggered, this, &MainWindow::showRulebook);
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::makeBattleMenu()
{
    m_home = addAction(m_battleMenu, QKeySequence::New);
    m_open = addAction(m_battleMenu, QKeySequence::Open);
    m_saveAs = addAction(m_battleMenu, QKeySequence::SaveAs);
    m_battleMenu->addSeparator();
    m_quit = addAction(m_battleMenu, QKeySequence::Quit);
    connect(m_home, &QAction::triggered, this, &MainWindow::showStart);
    connect(m_open, &QAction::triggered, this, &MainWindow::chooseFile);
    connect(m_saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::makePlayMenu()
{
    addAll(*m_playMenu, m_play->battleActions());
    m_playMenu->addSeparator();
    for (const std::size_t side : {0U, 1U}) {
        m_players.at(side) = makeChoice(*m_playMenu, 4, [this, side](int index) {
            PlayChoice choice = m_keeper->play();
            choice.players.at(side) = static_cast<play::Player>(index);
            changePlay(choice);
        });
    }
    m_dice = makeChoice(*m_playMenu, 2, [this](int index) {
        PlayChoice choice = m_keeper->play();
        choice.dice = static_cast<DiceChoice>(index);
        changePlay(choice);
    });
    m_undo = makeChoice(*m_playMenu, 3, [this](int index) {
        PlayChoice choice = m_keeper->play();
        choice.undo = static_cast<UndoPolicy>(index);
        changePlay(choice);
    });
    m_pace = makeChoice(*m_playMenu, 3, [this](int index) {
        QSettings().setValue(kPaceKey, index);
        m_play->setPace(static_cast<table::Pace>(index));
    });
}

void MainWindow::makeViewMenu()
{
    m_themes = makeChoice(*m_viewMenu, 3, [this](int index) {
        const auto choice = static_cast<ThemeChoice>(index);
        QSettings().setValue(kThemeKey, nameOf(choice));
        setTheme(choice);
    });
    m_lengths = makeChoice(*m_viewMenu, 2, [this](int index) {
        QSettings().setValue(kLengthKey, index);
        m_play->setLengthUnit(static_cast<table::LengthUnit>(index));
        m_editing->setLengthUnit(static_cast<table::LengthUnit>(index));
    });
    m_sizes = makeChoice(*m_viewMenu, static_cast<int>(kTextScales.size()),
                         [](int index) { applyTextScale(kTextScales.at(static_cast<std::size_t>(index))); });
    fillViewMenu();
}

bool MainWindow::isEditorInSight() const
{
    return m_editing->isOpen() && m_pages->currentWidget() == &m_editing->editorWindow();
}

// What can be seen depends on what is on the page; the last three choices do not.
void MainWindow::fillViewMenu()
{
    for (QAction *action : m_viewMenu->actions()) {
        m_viewMenu->removeAction(action);
    }
    addAll(*m_viewMenu, isEditorInSight() ? m_editing->editorWindow().viewActions() : m_play->viewActions());
    m_viewMenu->addSeparator();
    for (const Choice *choice : {&m_themes, &m_lengths, &m_sizes}) {
        m_viewMenu->addMenu(choice->menu);
    }
}

void MainWindow::retranslate()
{
    m_battleMenu->setTitle(tr("&Battle"));
    m_scenarioMenus->retranslate();
    m_playMenu->setTitle(tr("&Play"));
    m_viewMenu->setTitle(tr("&View"));
    m_helpMenu->setTitle(tr("&Help"));
    m_home->setText(tr("&New battle, start page"));
    m_open->setText(tr("&Open…"));
    m_saveAs->setText(tr("&Save as…"));
    m_quit->setText(tr("&Quit"));
    m_rulebook->setText(tr("&Rulebook"));
    m_about->setText(tr("&About Zama"));
    for (const Choice &side : m_players) {
        QStringList names;
        for (int i = 0; i < side.group->actions().size(); ++i) {
            names << play::nameOf(static_cast<play::Player>(i));
        }
        setTexts(*side.group, names);
    }
    m_dice.menu->setTitle(tr("D&ice"));
    setTexts(*m_dice.group, {tr("Rolled by the &program"), tr("&Real dice, typed in")});
    m_undo.menu->setTitle(tr("&Taking back"));
    setTexts(*m_undo.group, {tr("Until the last &dice"), tr("Within the &step"), tr("&Freely")});
    m_pace.menu->setTitle(tr("&Motion"));
    setTexts(*m_pace.group, {tr("&Calm"), tr("&Brisk"), tr("&None")});
    m_themes.menu->setTitle(tr("&Colours"));
    setTexts(*m_themes.group, {tr("As on the des&ktop"), tr("&Light"), tr("&Dark")});
    m_lengths.menu->setTitle(tr("L&engths"));
    setTexts(*m_lengths.group, {tr("&Inches"), tr("&Centimetres")});
    m_back->setText(tr("&Back to the table"));
    m_sizes.menu->setTitle(tr("&Size of text"));
    setTexts(*m_sizes.group, {tr("&Normal"), tr("&Large"), tr("For a &projector")});
    showTitle();
    showChoices();
}

const State *MainWindow::state() const
{
    return m_play->isPlaying() ? &m_play->session().state() : nullptr;
}

void MainWindow::showStart()
{
    if (m_isTesting) {
        leaveTest();
    }
    if (!m_editing->close()) {
        return;
    }
    m_message->hide();
    keep();
    m_play->leave();
    if (m_keeper != nullptr) {
        m_keeper->close();
        m_keeper.reset();
    }
    m_pages->setCurrentWidget(m_start);
    m_shelf.refresh();
    m_start->designCorner().show(editor::ScenarioKeeper::leftovers(m_editing->places()), recentScenarios());
    showTitle();
    showChoices();
}

QString MainWindow::open(const QString &path)
{
    if (isJournalFile(path)) {
        return resume(path);
    }
    return begin(
        {path.isEmpty() ? shippedPath(QStringLiteral("zama")) : path, m_start->strip().choice(), false});
}

QString MainWindow::begin(const BattleWish &wish)
{
    if (wish.isGuided) {
        play(Journal(play::Guide::battle(), play::Guide::kSeed),
             std::make_unique<BattleKeeper>(m_places, wish.play), {}, true);
        return {};
    }
    auto opened = openBattle(wish.scenario);
    if (!opened) {
        return objectTo(opened.error());
    }
    play(std::move(opened.value().journal), std::make_unique<BattleKeeper>(m_places, wish.play),
         opened.value().warning, wish.isGuided);
    return {};
}

// With new dice; the battle that was played stays in its file.
void MainWindow::playAgain()
{
    if (m_isTesting) {
        playTest();
        return;
    }
    const bool isGuided = m_play->terms().isGuided;
    const std::uint64_t seed = isGuided ? play::Guide::kSeed : QRandomGenerator::global()->generate64();
    play(Journal(m_play->session().setupPtr(), seed),
         std::make_unique<BattleKeeper>(m_places, m_keeper->play()), {}, isGuided);
}

QString MainWindow::resume(const QString &path)
{
    auto resumed = resumeBattle(path, m_places);
    if (!resumed) {
        return objectTo(resumed.error());
    }
    play(std::move(resumed.value().journal), std::move(resumed.value().keeper), resumed.value().notice,
         false);
    return {};
}

QString MainWindow::edit(const QString &path)
{
    return m_editing->openFile(path) ? QString() : m_message->text();
}

// A new window of the editor takes the place of the page; a battle under way is kept.
void MainWindow::showEditor()
{
    keep();
    m_play->leave();
    if (m_keeper != nullptr) {
        m_keeper->close();
        m_keeper.reset();
    }
    m_message->hide();
    editor::EditorWindow &window = m_editing->editorWindow();
    m_pages->addWidget(&window);
    m_pages->setCurrentWidget(&window);
    window.setColours(themeFor(m_theme, m_desktopPalette).scene);
    connect(&window, &editor::EditorWindow::playTestRequested, this, &MainWindow::playTest);
    connect(&window.document(), &editor::ScenarioDocument::stepsChanged, m_message, &QWidget::hide);
    connect(&window, &editor::EditorWindow::ruleRequested, this, &MainWindow::openRule);
    fillViewMenu();
    window.view().fit();
    window.view().setFocus();
    showTitle();
    showChoices();
}

void MainWindow::dropEditor()
{
    m_pages->removeWidget(&m_editing->editorWindow());
    m_viewMenu->clear();
    m_pages->setCurrentWidget(m_start);
    fillViewMenu();
    showChoices();
}

void MainWindow::playTest()
{
    const Scenario &scenario = m_editing->editorWindow().document().scenario();
    const auto setup = compile(scenario);
    if (!setup) {
        const Issues &issues = setup.error();
        const auto first = std::ranges::find(issues, Severity::Error, &Issue::severity);
        const Issue issue = first == issues.end() ? issues.front() : *first;
        m_message->show(
            [this, issue, scenario] {
                const editor::IssueNames names(scenario, table::MessageFormatter(locale()));
                return tr("This cannot be played yet. %1").arg(names.sentenceOf(issue));
            },
            Tone::Problem);
        return;
    }
    m_isTesting = true;
    m_isTestKept = false;
    const PlayChoice choice{{play::Player::Person, play::Player::Veteran}, {}, {}};
    play(Journal(setup.value(), QRandomGenerator::global()->generate64()),
         std::make_unique<BattleKeeper>(m_places, choice), {}, false);
    m_testBar->setKept(false);
    m_testBar->show();
}

// Everything is where it was: the editor's window was only covered.
void MainWindow::leaveTest()
{
    keep();
    m_isTesting = false;
    m_testBar->hide();
    m_message->hide();
    m_play->leave();
    m_keeper->close();
    m_keeper.reset();
    m_pages->setCurrentWidget(&m_editing->editorWindow());
    m_editing->editorWindow().view().setFocus();
    fillViewMenu();
    showTitle();
    showChoices();
}

void MainWindow::keepTest()
{
    m_isTestKept = true;
    m_testBar->setKept(true);
    keep();
    const QString path = m_keeper->path();
    m_message->show([path] { return tr("This battle is kept in %1.").arg(path); }, Tone::Note);
}

void MainWindow::designBattle()
{
    editor::NewBattleDialog dialog(editor::ArmyLibrary::standard(), this);
    dialog.setColours(themeFor(m_theme, m_desktopPalette).scene);
    if (dialog.exec() == QDialog::Accepted) {
        m_editing->openNew(dialog.scenario());
    }
}

// The moment that is shown, also of a battle that is looked back upon. What a scenario cannot say is told.
void MainWindow::editPosition()
{
    const design::Position position = design::positionOf(m_play->session().state());
    if (!m_editing->openNew(position.scenario) || position.lost.empty()) {
        return;
    }
    m_message->show(
        [this, lost = position.lost] {
            const table::MessageFormatter formatter(locale());
            QStringList sentences;
            for (const Message &message : lost) {
                sentences << formatter.sentence(message, Setup{});
            }
            return sentences.join(QLatin1Char(' '));
        },
        Tone::Note);
}

// The scenario of the battle on the table, or the one that is chosen on the start page.
void MainWindow::editBattle()
{
    if (m_play->isPlaying()) {
        m_editing->openNew(m_play->session().setup().scenario);
    } else {
        edit(m_start->chosenBattle());
    }
}

// What was shown before stays.
QString MainWindow::objectTo(const OpeningProblem &problem)
{
    m_message->show(problem.words, Tone::Problem);
    return problem.text;
}

void MainWindow::play(Journal journal, std::unique_ptr<BattleKeeper> keeper, const LiveWords &notice,
                      bool isGuided)
{
    if (!m_isTesting && !m_editing->close()) {
        return;
    }
    if (m_keeper != nullptr) {
        m_keeper->close();
    }
    m_keeper = std::move(keeper);
    if (m_book != nullptr) {
        m_book->hide();
    }
    m_pages->setCurrentWidget(m_play);
    fillViewMenu();
    m_message->hide();
    m_play->play(std::move(journal), termsOf(m_keeper->play(), isGuided));
    if (notice) {
        m_message->show(notice, Tone::Note);
    }
    keep();
    showTitle();
    showChoices();
}

// After every order: what is shown as done is on the disk.
void MainWindow::keep()
{
    if (m_keeper == nullptr || !m_play->isPlaying() || (m_isTesting && !m_isTestKept)) {
        return;
    }
    if (const auto problem = m_keeper->keep(m_play->session().journal())) {
        const bool isGood = problem->kind == KeepProblem::Kind::Mended;
        m_message->show(problem->words, isGood ? Tone::Note : Tone::Problem);
    }
}

// The battle as it was stays in its file; the new one gets a file of its own.
void MainWindow::beginBranch()
{
    m_keeper->close();
    m_keeper = std::make_unique<BattleKeeper>(m_places, m_keeper->play());
    m_keeper->setBranch({state()->turn, state()->step});
    keep();
}

void MainWindow::changePlay(const PlayChoice &play)
{
    m_keeper->setPlay(play);
    const play::PlayTerms terms = termsOf(play, false);
    m_play->setTypesDice(terms.typesDice);
    m_play->setUndoPolicy(terms.undo);
    m_play->setPlayers(terms.players);
    showChoices();
}

void MainWindow::showChoices()
{
    const bool isPlaying = m_keeper != nullptr && m_pages->currentWidget() == m_play;
    const bool isEditing = isEditorInSight();
    m_scenarioMenus->show(isEditing, !isEditing && !m_isTesting, isPlaying);
    m_playMenu->setEnabled(isPlaying);
    m_playMenu->menuAction()->setVisible(!isEditing);
    m_saveAs->setEnabled(isPlaying);
    for (std::size_t i = 0; i < kTextScales.size(); ++i) {
        m_sizes.group->actions()
            .at(static_cast<qsizetype>(i))
            ->setChecked(std::abs(textScale() - kTextScales.at(i)) < 0.05);
    }
    check(*m_lengths.group, static_cast<std::size_t>(QSettings().value(kLengthKey).toInt() % 2));
    check(*m_pace.group, static_cast<std::size_t>(QSettings().value(kPaceKey).toInt() % 3));
    if (!isPlaying) {
        return;
    }
    const PlayChoice &play = m_keeper->play();
    const table::MessageFormatter formatter(locale());
    for (const std::size_t side : {0U, 1U}) {
        const QString name = formatter.text(m_play->session().setup().scenario.sides.at(side).name);
        m_players.at(side).menu->setTitle(tr("%1 are played by").arg(name));
        check(*m_players.at(side).group, static_cast<std::size_t>(play.players.at(side)));
    }
    check(*m_dice.group, static_cast<std::size_t>(play.dice));
    check(*m_undo.group, static_cast<std::size_t>(play.undo));
}

void MainWindow::showTitle()
{
    if (m_editing->isOpen() && !m_isTesting) {
        setWindowTitle(tr("%1 – Zama").arg(m_editing->title()));
        return;
    }
    if (!m_play->isPlaying()) {
        setWindowTitle(tr("Zama"));
        return;
    }
    const table::MessageFormatter formatter(locale());
    setWindowTitle(tr("%1 – Zama").arg(formatter.text(m_play->session().setup().scenario.title)));
}

void MainWindow::chooseFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a battle"), play::lastFolder(),
                                     tr("Battles (*.zama.json *.zama-game.json);;All files (*)"));
    if (!path.isEmpty()) {
        play::rememberFolder(path);
        open(path);
    }
}

void MainWindow::saveAs()
{
    QString path = QFileDialog::getSaveFileName(this, tr("Save the battle as"), play::lastFolder(),
                                                tr("Battles under way (*%1)").arg(journalSuffix()));
    if (path.isEmpty()) {
        return;
    }
    path += path.endsWith(journalSuffix()) ? QString() : journalSuffix();
    play::rememberFolder(path);
    const Journal &journal = m_play->session().journal();
    auto problem = m_keeper->saveAs(path, journal);
    if (problem && problem->mayReplace &&
        QMessageBox::question(this, tr("Replace?"), problem->text) == QMessageBox::Yes) {
        problem = m_keeper->saveAs(path, journal, Replace::Anything);
    }
    if (problem) {
        m_message->show(problem->words, Tone::Problem);
    } else {
        m_message->show([path] { return tr("Saved. The battle is kept in %1 from now on.").arg(path); },
                        Tone::Note);
    }
}

// At the table the rulebook lies beside it; on the start page it is a dock of this window.
void MainWindow::showRulebook()
{
    openRule({});
}

void MainWindow::openRule(const QString &clause)
{
    if (m_play->isPlaying()) {
        m_play->panels().openRule(clause);
        return;
    }
    if (m_book == nullptr) {
        m_book = new play::RulebookDock(this);
        addDockWidget(Qt::RightDockWidgetArea, m_book);
    }
    m_book->openAt(clause);
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Zama"),
        tr("<h3>Zama %1</h3><p>Fast-play tabletop battles for the classroom.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes "
           "without any warranty. It never uses the network.</p>")
            .arg(QApplication::applicationVersion()));
}

void MainWindow::setTheme(ThemeChoice choice)
{
    m_theme = choice;
    const Theme theme = themeFor(choice, m_desktopPalette);
    applyTheme(theme);
    m_play->scene().setColours(theme.scene);
    if (m_editing->isOpen()) {
        m_editing->editorWindow().setColours(theme.scene);
    }
    m_start->setSceneColours(theme.scene);
    check(*m_themes.group, static_cast<std::size_t>(choice));
}

void MainWindow::restore()
{
    const QSettings settings;
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(20, 60))); // title bar and all
    restoreGeometry(settings.value(kGeometry).toByteArray());
    bringOntoScreen(*this);
    const QByteArray docks = settings.value(kDocks).toByteArray();
    if (!docks.isEmpty() && !m_play->restoreState(docks, kDockLayout)) {
        m_play->panels().resetLayout();
    }
    bringDocksOntoScreen(*m_play);
    m_play->setPace(static_cast<table::Pace>(settings.value(kPaceKey).toInt() % 3));
    const auto unit = static_cast<table::LengthUnit>(settings.value(kLengthKey).toInt() % 2);
    m_play->setLengthUnit(unit);
    m_editing->setLengthUnit(unit);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_editing->mayLeave()) {
        event->ignore();
        return;
    }
    m_editing->rememberLayout();
    keep();
    if (m_keeper != nullptr) {
        m_keeper->close();
    }
    m_play->panels().showAsBefore();
    QSettings settings;
    settings.setValue(kGeometry, saveGeometry());
    settings.setValue(kDocks, m_play->saveState(kDockLayout));
    QMainWindow::closeEvent(event);
}

} // namespace zama::shell
