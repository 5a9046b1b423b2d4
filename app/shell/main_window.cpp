#include "app/shell/main_window.h"

#include "app/play/guide.h"
#include "app/play/message_line.h"
#include "app/play/play_panels.h"
#include "app/play/rulebook_dock.h"
#include "app/shell/battle_menu.h"
#include "app/shell/design_corner.h"
#include "app/shell/help_menu.h"
#include "app/shell/language_menu.h"
#include "app/shell/play_menu.h"
#include "app/shell/play_strip.h"
#include "app/shell/print_dialog.h"
#include "app/shell/report_page.h"
#include "app/shell/scenario_menus.h"
#include "app/shell/start_page.h"
#include "app/shell/test_bar.h"
#include "app/shell/view_menu.h"
#include "app/shell/window_place.h"
#include "editor/document.h"
#include "editor/editor_window.h"
#include "table/scene/table_view.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace zama::shell {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kDocks = QStringLiteral("window/docks");
constexpr int kDockLayout = 3; // raised when docks are added, so that an old layout is not restored

} // namespace

MainWindow::MainWindow(std::optional<ThemeChoice> theme, BattlePlaces places,
                       const editor::EditorPlaces &scenarios)
    : m_desktopPalette(QApplication::palette()),
      m_places(std::move(places)),
      m_shelf(m_places),
      m_start(new StartPage(m_shelf)),
      m_play(new play::PlayWindow),
      m_report(new ReportPage),
      m_message(new play::MessageLine),
      m_testBar(new TestBar),
      m_pages(new QStackedWidget),
      m_playing(new Playing(*m_play, m_places)),
      m_editing(new Editing(*this, scenarios)),
      m_battleMenu(new BattleMenu(*menuBar())),
      m_scenarioMenus(new ScenarioMenus(*menuBar(), *m_editing)),
      m_playMenu(new PlayMenu(*menuBar(), *m_play)),
      m_viewMenu(new ViewMenu(*menuBar())),
      m_languages(new LanguageChoice(this)),
      m_languageMenu(new LanguageMenu(*m_languages, *menuBar())),
      m_helpMenu(new HelpMenu(*menuBar()))
{
    restoreTextScale();
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_play);
    m_pages->addWidget(m_report);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_testBar);
    column->addWidget(m_pages, 1);
    auto *content = new QWidget;
    content->setLayout(column);
    setCentralWidget(content);
    m_testBar->hide();
    fillViewMenu();
    connectPages();
    connectEditing();
    connectPlaying();
    connectMenus();
    retranslate();
    restore();
    setTheme(theme.value_or(ViewMenu::theme()));
    showStart();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectPages()
{
    connect(m_start, &StartPage::newBattleRequested, this, &MainWindow::begin);
    connect(m_start, &StartPage::continueRequested, this, &MainWindow::resume);
    connect(m_start, &StartPage::openRequested, m_battleMenu, &BattleMenu::chooseFile);
    const DesignCorner &corner = m_start->designCorner();
    connect(&corner, &DesignCorner::newRequested, this, &MainWindow::designBattle);
    connect(&corner, &DesignCorner::changeRequested, this, &MainWindow::editBattle);
    connect(&corner, &DesignCorner::printRequested, this, &MainWindow::print);
    connect(&corner, &DesignCorner::openRequested, m_scenarioMenus, &ScenarioMenus::chooseFile);
    connect(&corner, &DesignCorner::fileRequested, this, &MainWindow::edit);
    connect(&corner, &DesignCorner::leftoverRequested, m_editing, &Editing::openLeftover);
    connect(m_play, &play::PlayWindow::reportRequested, this, &MainWindow::showReport);
    connect(m_play, &play::PlayWindow::againRequested, this, &MainWindow::playAgain);
    connect(m_play, &play::PlayWindow::startRequested, this,
            [this] { isTesting() ? leaveTest() : showStart(); }); // from a test back to the editor
    connect(m_report, &ReportPage::backRequested, this, [this] {
        m_pages->setCurrentWidget(m_play);
        showChoices();
    });
    connect(m_testBar, &TestBar::backRequested, this, &MainWindow::leaveTest);
    connect(m_testBar, &TestBar::keepRequested, m_playing, &Playing::keepTest);
}

void MainWindow::connectEditing()
{
    connect(m_scenarioMenus, &ScenarioMenus::newRequested, this, &MainWindow::designBattle);
    connect(m_scenarioMenus, &ScenarioMenus::positionRequested, this,
            [this] { m_editing->openPosition(m_play->session().state()); });
    connect(m_scenarioMenus, &ScenarioMenus::changeRequested, this, &MainWindow::editBattle);
    connect(m_scenarioMenus, &ScenarioMenus::fileChosen, this, &MainWindow::edit);
    connect(m_scenarioMenus, &ScenarioMenus::closeRequested, this, &MainWindow::showStart);
    connect(m_editing, &Editing::opened, this, &MainWindow::showEditor);
    connect(m_editing, &Editing::closed, this, &MainWindow::dropEditor);
    connect(m_editing, &Editing::titleChanged, this, &MainWindow::showTitle);
    connect(m_editing, &Editing::said, this, &MainWindow::say);
}

void MainWindow::connectPlaying()
{
    connect(m_playing, &Playing::opened, this, &MainWindow::showTable);
    connect(m_playing, &Playing::begun, this, &MainWindow::showTitle);
    connect(m_playing, &Playing::begun, this, &MainWindow::showChoices);
    connect(m_playing, &Playing::begun, this, &MainWindow::followWhoActs);
    connect(m_playing, &Playing::playChanged, this, &MainWindow::showChoices);
    connect(m_playing, &Playing::testKept, m_testBar, [this] { m_testBar->setKept(true); });
    connect(m_playing, &Playing::said, this, &MainWindow::say);
}

// Where each side has its language, the window speaks that of the side that acts, or whose dice are due.
void MainWindow::followWhoActs()
{
    const auto follow = [this] {
        const State &state = m_play->session().state();
        const SideId side = state.pending ? state.pending->side : sideToDecide(state);
        if (side.isValid()) {
            m_languages->follow(static_cast<int>(side.index()));
        }
    };
    connect(&m_play->presenter(), &table::Presenter::idle, m_languages, follow);
    follow();
}

void MainWindow::connectMenus()
{
    connect(m_battleMenu, &BattleMenu::startRequested, this, &MainWindow::showStart);
    connect(m_battleMenu, &BattleMenu::fileChosen, this, &MainWindow::open);
    connect(m_battleMenu, &BattleMenu::saveAsRequested, m_playing, &Playing::saveAs);
    connect(m_battleMenu, &BattleMenu::printRequested, this, &MainWindow::print);
    m_scenarioMenus->offer(m_battleMenu->printAction());
    connect(m_battleMenu, &BattleMenu::quitRequested, this, &QWidget::close);
    connect(m_playMenu, &PlayMenu::changed, m_playing, &Playing::setPlay);
    connect(m_viewMenu, &ViewMenu::themeChosen, this, &MainWindow::setTheme);
    connect(m_viewMenu, &ViewMenu::lengthsChosen, m_play, &play::PlayWindow::setLengthUnit);
    connect(m_viewMenu, &ViewMenu::lengthsChosen, m_editing, &Editing::setLengthUnit);
    m_start->setLanguageMenu(*m_languageMenu);
    connect(m_languageMenu, &LanguageMenu::lettersMissing, this, [this](const QString &language) {
        say(
            [language] {
                return tr("This computer has no letters for %1. A font for it helps.").arg(language);
            },
            true);
    });
    connect(m_helpMenu, &HelpMenu::rulebookRequested, this, [this] { openRule({}); });
}

void MainWindow::showReport()
{
    m_pages->setCurrentWidget(m_report);
    m_report->show(m_play->session().journal(), m_play->view().lengthUnit());
    showChoices();
}

bool MainWindow::isEditorInSight() const
{
    return m_editing->isOpen() && m_pages->currentWidget() == &m_editing->editorWindow();
}

void MainWindow::fillViewMenu()
{
    m_viewMenu->fill(isEditorInSight() ? m_editing->editorWindow().viewActions() : m_play->viewActions());
}

void MainWindow::retranslate()
{
    m_battleMenu->retranslate();
    m_scenarioMenus->retranslate();
    m_playMenu->retranslate();
    m_viewMenu->retranslate();
    m_languageMenu->retranslate();
    m_helpMenu->retranslate();
    m_report->retranslate();
    showTitle();
    showChoices();
}

const State *MainWindow::state() const
{
    return m_play->isPlaying() ? &m_play->session().state() : nullptr;
}

void MainWindow::say(const LiveWords &words, bool isProblem)
{
    m_message->show(words, isProblem ? play::MessageLine::Tone::Problem : play::MessageLine::Tone::Note);
}

void MainWindow::showStart()
{
    if (isTesting()) {
        leaveTest();
    }
    if (!m_editing->close()) {
        return;
    }
    m_message->hide();
    m_playing->putAway();
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

// A test gives way to a battle, and the scenario on the desk is asked about.
bool MainWindow::mayPlay()
{
    if (isTesting()) {
        leaveTest();
    }
    return m_editing->close();
}

QString MainWindow::begin(const BattleWish &wish)
{
    if (wish.isGuided) {
        if (mayPlay()) {
            m_playing->begin(Journal(play::Guide::battle(), play::Guide::kSeed), wish.play, {}, true);
        }
        return {};
    }
    auto opened = openBattle(wish.scenario);
    if (!opened) {
        return objectTo(opened.error());
    }
    if (mayPlay()) {
        m_playing->begin(std::move(opened.value().journal), wish.play, opened.value().warning);
    }
    return {};
}

void MainWindow::playAgain()
{
    isTesting() ? playTest() : m_playing->beginAgain();
}

QString MainWindow::resume(const QString &path)
{
    auto resumed = resumeBattle(path, m_places);
    if (!resumed) {
        return objectTo(resumed.error());
    }
    if (mayPlay()) {
        m_playing->goOn(std::move(resumed.value()));
    }
    return {};
}

// The table comes into sight, with a battle about to be laid out on it.
void MainWindow::showTable()
{
    if (m_book != nullptr) {
        m_book->hide();
    }
    m_pages->setCurrentWidget(m_play);
    fillViewMenu();
    m_message->hide();
}

QString MainWindow::edit(const QString &path)
{
    return m_editing->openFile(path) ? QString() : m_message->text();
}

// A new window of the editor takes the place of the page; a battle under way is kept.
void MainWindow::showEditor()
{
    m_playing->putAway();
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
    m_pages->setCurrentWidget(m_start);
    fillViewMenu();
    showChoices();
}

void MainWindow::playTest()
{
    if (const SetupPtr setup = m_editing->readyToPlay()) {
        m_playing->beginTest(setup);
        m_testBar->setKept(false);
        m_testBar->show();
    }
}

// Everything is where it was: the editor's window was only covered.
void MainWindow::leaveTest()
{
    m_playing->putAway();
    m_testBar->hide();
    m_message->hide();
    m_pages->setCurrentWidget(&m_editing->editorWindow());
    m_editing->editorWindow().view().setFocus();
    fillViewMenu();
    showTitle();
    showChoices();
}

void MainWindow::designBattle()
{
    m_editing->openAsked(themeFor(m_theme, m_desktopPalette).scene);
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

// Null where the file of the battle that is chosen cannot be read, which has been said then.
std::shared_ptr<const Scenario> MainWindow::scenarioInSight()
{
    if (isEditorInSight()) {
        return std::make_shared<const Scenario>(m_editing->editorWindow().document().scenario());
    }
    if (m_play->isPlaying()) {
        return std::make_shared<const Scenario>(m_play->session().setup().scenario);
    }
    const auto opened = openBattle(m_start->chosenBattle());
    if (!opened) {
        objectTo(opened.error());
        return nullptr;
    }
    return std::make_shared<const Scenario>(opened.value().journal.state().setup->scenario);
}

void MainWindow::print()
{
    if (m_pages->currentWidget() == m_report) {
        m_report->print();
    } else if (auto scenario = scenarioInSight()) {
        auto *dialog =
            new PrintDialog(std::move(scenario), ViewMenu::lengths(), PrintSurroundings::ofSystem(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

// What was shown before stays.
QString MainWindow::objectTo(const OpeningProblem &problem)
{
    say(problem.words, true);
    return problem.text;
}

void MainWindow::showChoices()
{
    const bool isPlaying = m_playing->isOpen() && m_pages->currentWidget() == m_play;
    const bool isEditing = isEditorInSight();
    m_scenarioMenus->show(isEditing, !isEditing && !isTesting(), isPlaying);
    m_playMenu->show(isPlaying ? &m_playing->play() : nullptr);
    m_playMenu->setInSight(!isEditing);
    m_viewMenu->showSize();
    m_battleMenu->show(isPlaying);
}

void MainWindow::showTitle()
{
    const bool isEditing = m_editing->isOpen() && !isTesting();
    const QString shown =
        isEditing ? m_editing->title()
        : !m_play->isPlaying()
            ? QString()
            : table::MessageFormatter(locale()).text(m_play->session().setup().scenario.title);
    setWindowTitle(shown.isEmpty() ? tr("Zama") : tr("%1 – Zama").arg(shown));
}

// At the table the rulebook lies beside it; on the start page it is a dock of this window.
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
    m_viewMenu->showTheme(choice);
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
    m_play->setLengthUnit(ViewMenu::lengths());
    m_editing->setLengthUnit(ViewMenu::lengths());
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
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
    m_playing->keep();
    m_playing->close();
    m_play->panels().showAsBefore();
    QSettings settings;
    settings.setValue(kGeometry, saveGeometry());
    settings.setValue(kDocks, m_play->saveState(kDockLayout));
    QMainWindow::closeEvent(event);
}

} // namespace zama::shell
