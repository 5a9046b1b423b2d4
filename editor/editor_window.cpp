#include "editor/editor_window.h"

#include "editor/army_panel.h"
#include "editor/arrange_tool.h"
#include "editor/balance_panel.h"
#include "editor/edit_actions.h"
#include "editor/issues_model.h"
#include "editor/issues_panel.h"
#include "editor/library_panel.h"
#include "editor/properties_panel.h"
#include "editor/rules_panel.h"
#include "editor/texts_panel.h"
#include "editor/type_workshop.h"
#include "table/scene/table_view.h"
#include "table/tools/measure_tool.h"
#include "table/widgets/whole_tabs.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

// lupdate reads the titles here; they are translated in retranslate().
#define ZAMA_DOCK_TITLE(text) QT_TRANSLATE_NOOP("zama::editor::EditorWindow", text)

namespace zama::editor {
namespace {

constexpr int kLeftLetters = 54; // least widths of the docks, in letters
constexpr int kRightLetters = 56;
constexpr int kWidestByLetters = 400; // pixels

// However much there is to be mended, the window keeps its size.
QScrollArea *inScrollArea(QWidget &content)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // what is in it can have the focus
    area->setWidget(&content);
    return area;
}

} // namespace

EditorWindow::EditorWindow(ScenarioDocument &document, QWidget *parent)
    : QMainWindow(parent, Qt::Widget),
      m_document(document),
      m_table(document),
      m_view(new table::TableView(m_table.scene())),
      m_tool(new ArrangeTool(m_table, this)),
      m_measure(new table::MeasureTool(m_table.scene(), this)),
      m_actions(new EditActions(m_table, *m_tool, *this)),
      m_bar(new QToolBar(this)),
      m_army(new ArmyPanel(document)),
      m_properties(new PropertiesPanel(document)),
      m_issues(new IssuesPanel(document)),
      m_texts(new TextsPanel(document)),
      m_rules(new RulesPanel(document)),
      m_library(new LibraryPanel(document)),
      m_balance(new BalancePanel(document)),
      m_workshop(new TypeWorkshop(document)),
      m_selected(new QLabel),
      m_verdict(new QToolButton)
{
    setCentralWidget(m_view);
    makeViewActions();
    makeBar();
    makeDocks();
    makeStatus();
    m_view->setTool(m_tool);
    m_view->viewport()->installEventFilter(this);
    connect(&document.selection(), &Selection::shown, this, &EditorWindow::lookAt);
    retranslate();
    m_firstLayout = saveState();
}

EditorWindow::~EditorWindow()
{
    m_view->setTool(nullptr);
}

void EditorWindow::makeViewActions()
{
    const auto make = [this](const QKeySequence &keys) {
        auto *action = new QAction(this);
        action->setShortcut(keys);
        addAction(action);
        return action;
    };
    m_playTest = make(Qt::Key_F5);
    m_measuring = make(Qt::CTRL | Qt::Key_M);
    m_measuring->setCheckable(true);
    m_zoomIn = make(QKeySequence::ZoomIn);
    m_zoomOut = make(QKeySequence::ZoomOut);
    m_fit = make(Qt::CTRL | Qt::Key_0);
    m_grid = make(Qt::CTRL | Qt::Key_G);
    m_grid->setCheckable(true);
    m_resetLayout = make({});
    connect(m_playTest, &QAction::triggered, this, &EditorWindow::playTestRequested);
    connect(m_measuring, &QAction::toggled, this, &EditorWindow::chooseTool);
    connect(m_zoomIn, &QAction::triggered, m_view, &table::TableView::zoomIn);
    connect(m_zoomOut, &QAction::triggered, m_view, &table::TableView::zoomOut);
    connect(m_fit, &QAction::triggered, m_view, &table::TableView::fit);
    connect(m_grid, &QAction::toggled, &m_table.scene(), &table::TableScene::setGridShown);
    connect(m_resetLayout, &QAction::triggered, this, &EditorWindow::resetLayout);
}

void EditorWindow::makeBar()
{
    m_bar->setObjectName(QStringLiteral("editing"));
    m_bar->setMovable(false);
    addToolBar(m_bar);
    for (QAction *action : m_actions->bar()) {
        action == nullptr ? (void)m_bar->addSeparator() : m_bar->addAction(action);
    }
    m_bar->addSeparator();
    m_bar->addAction(m_measuring);
    m_bar->addAction(m_playTest);
}

QDockWidget *EditorWindow::addDock(const QString &name, const char *title, QWidget *widget,
                                   Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setWidget(widget);
    addDockWidget(area, dock);
    const auto *scrolled = qobject_cast<const QScrollArea *>(widget);
    m_docks.push_back({dock, scrolled == nullptr ? widget : scrolled->widget(), title});
    return dock;
}

// On the left who takes part and what the battle is about, on the right what is said of them one by one;
// below what is to be mended.
void EditorWindow::makeDocks()
{
    table::keepTabsWhole(*this);
    makeTabs(
        {addDock(QStringLiteral("army"), ZAMA_DOCK_TITLE("Order of battle"), m_army, Qt::LeftDockWidgetArea),
         addDock(QStringLiteral("library"), ZAMA_DOCK_TITLE("Library"), m_library, Qt::LeftDockWidgetArea),
         addDock(QStringLiteral("texts"), ZAMA_DOCK_TITLE("Texts"), m_texts, Qt::LeftDockWidgetArea),
         addDock(QStringLiteral("rules"), ZAMA_DOCK_TITLE("Rules"), m_rules, Qt::LeftDockWidgetArea)});
    addDock(QStringLiteral("issues"), ZAMA_DOCK_TITLE("Issues"), inScrollArea(*m_issues),
            Qt::LeftDockWidgetArea);
    makeTabs(
        {addDock(QStringLiteral("properties"), ZAMA_DOCK_TITLE("Properties"), m_properties,
                 Qt::RightDockWidgetArea),
         addDock(QStringLiteral("types"), ZAMA_DOCK_TITLE("Unit types"), m_workshop, Qt::RightDockWidgetArea),
         addDock(QStringLiteral("balance"), ZAMA_DOCK_TITLE("Balance"), m_balance, Qt::RightDockWidgetArea)});
    widenDocks();
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    connect(m_issues, &IssuesPanel::placeRequested, this, &EditorWindow::goToPlace);
    connect(m_rules, &RulesPanel::ruleRequested, this, &EditorWindow::ruleRequested);
    connect(m_actions, &EditActions::copyRequested, m_army, &ArmyPanel::copy);
    connect(m_actions, &EditActions::pasteRequested, m_army, &ArmyPanel::paste);
    using Deed = ArmyPanel::Deed;
    connect(m_actions, &EditActions::duplicateRequested, m_army->action(Deed::Duplicate), &QAction::trigger);
    connect(m_actions, &EditActions::removeRequested, m_army->action(Deed::Delete), &QAction::trigger);
    connect(m_army, &ArmyPanel::noticed, this, [this] { raise(*m_army); });
    connect(m_workshop, &TypeWorkshop::libraryWanted, this, [this] { raise(*m_library); });
}

// As wide as text of this size needs, but leaving the table its room where that is very large.
void EditorWindow::widenDocks()
{
    const int letter = fontMetrics().averageCharWidth();
    for (const auto &[content, letters] :
         {std::pair<QWidget *, int>{m_army, kLeftLetters}, {m_properties, kRightLetters}}) {
        content->setMinimumWidth(
            std::max(content->minimumSizeHint().width(), std::min(letters * letter, kWidestByLetters)));
    }
}

// Docks that share a place, the first in front.
void EditorWindow::makeTabs(const QList<QDockWidget *> &docks)
{
    for (QDockWidget *dock : docks.mid(1)) {
        tabifyDockWidget(docks.first(), dock);
    }
    docks.first()->raise();
}

// Texts and rules are no pieces on the table; their docks find them.
void EditorWindow::goToPlace(const std::string &path)
{
    if (m_rules->showPlace(path)) {
        raise(*m_rules);
    } else if (m_workshop->showPlace(path)) {
        raise(*m_workshop);
    } else if (m_texts->showPlace(path)) {
        raise(*m_texts);
    }
}

void EditorWindow::raise(const QWidget &content)
{
    for (const Dock &dock : m_docks) {
        if (dock.content == &content) {
            dock.dock->show();
            dock.dock->raise();
        }
    }
}

void EditorWindow::makeStatus()
{
    m_verdict->setAutoRaise(true);
    statusBar()->addWidget(m_verdict);
    statusBar()->addPermanentWidget(m_selected);
    connect(m_verdict, &QToolButton::clicked, this, [this] { raise(*m_issues); });
    connect(&m_document, &ScenarioDocument::issuesChanged, this, &EditorWindow::showStatus);
    connect(&m_document.selection(), &Selection::changed, this, &EditorWindow::showStatus);
}

void EditorWindow::chooseTool()
{
    const bool measures = m_measuring->isChecked();
    m_view->setTool(measures ? static_cast<table::TableTool *>(m_measure) : m_tool);
    if (!measures) {
        m_measure->clear();
    }
}

void EditorWindow::lookAt(const Piece &piece)
{
    raise(piece.kind == PieceKind::Type ? static_cast<QWidget &>(*m_workshop) : *m_properties);
    const auto id = m_table.rows().find(piece);
    const table::EntryItem *item = id ? m_table.scene().itemFor(*id) : nullptr;
    if (item != nullptr) {
        m_view->bringIntoView(item->sceneBoundingRect());
    }
}

void EditorWindow::showStatus()
{
    const auto &formatter = m_table.formatter();
    m_verdict->setText(formatter.sentence(verdictOn(m_document.issues()), Setup{}));
    const auto pieces = withCommands(m_document.scenario(), m_document.selection().pieces());
    const int count = static_cast<int>(std::ranges::count_if(
        pieces, [this](const Piece &piece) { return m_table.entryOf(piece) != nullptr; }));
    m_selected->setText(count == 0 ? QString()
                                   : formatter.sentence(Message("edit.status.selected", {count}), Setup{}));
}

bool EditorWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::ContextMenu) {
        showContextMenu(static_cast<QContextMenuEvent *>(event)->globalPos());
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

void EditorWindow::showContextMenu(QPoint place)
{
    QMenu menu;
    for (const QList<QAction *> &part : {m_actions->editMenu(), m_actions->arrangeMenu()}) {
        for (QAction *action : part) {
            if (action == nullptr) {
                menu.addSeparator();
            } else if (action->isEnabled() && !action->isCheckable()) {
                menu.addAction(action);
            }
        }
        menu.addSeparator();
    }
    menu.exec(place);
}

void EditorWindow::setLengthUnit(table::LengthUnit unit)
{
    m_unit = unit;
    m_balance->setLengthUnit(unit);
    retranslate();
}

void EditorWindow::setColours(const table::SceneColours &colours)
{
    m_table.scene().setColours(colours);
    m_workshop->setColours(colours);
}

QList<QAction *> EditorWindow::viewActions() const
{
    QList<QAction *> actions{m_measuring, nullptr, m_zoomIn, m_zoomOut, m_fit, m_grid, nullptr};
    for (const Dock &dock : m_docks) {
        actions << dock.dock->toggleViewAction();
    }
    return actions << m_resetLayout;
}

void EditorWindow::resetLayout()
{
    restoreState(m_firstLayout);
    const int letter = fontMetrics().averageCharWidth();
    resizeDocks({findChild<QDockWidget *>(QStringLiteral("army")),
                 findChild<QDockWidget *>(QStringLiteral("properties"))},
                {kLeftLetters * letter, kRightLetters * letter}, Qt::Horizontal);
    // Room for a few issues and what can be done about them.
    resizeDocks({findChild<QDockWidget *>(QStringLiteral("army")),
                 findChild<QDockWidget *>(QStringLiteral("issues"))},
                {height() * 3 / 5, height() * 2 / 5}, Qt::Vertical);
}

void EditorWindow::retranslate()
{
    m_table.setReader(locale(), m_unit);
    m_view->setLengthUnit(m_unit);
    m_measure->setFormatter(m_table.formatter());
    m_properties->setLengthUnit(m_unit);
    m_balance->setLengthUnit(m_unit);
    m_workshop->setLengthUnit(m_unit);
    m_bar->setWindowTitle(tr("Editing"));
    m_playTest->setText(tr("&Play-test"));
    m_playTest->setToolTip(tr("Play this battle now; the scenario stays as it is"));
    m_measuring->setText(tr("&Measure"));
    m_zoomIn->setText(tr("Zoom &in"));
    m_zoomOut->setText(tr("Zoom &out"));
    m_fit->setText(tr("&Whole table"));
    m_grid->setText(tr("&Grid of six inches"));
    m_resetLayout->setText(tr("&Reset the layout"));
    for (const Dock &dock : m_docks) {
        dock.dock->setWindowTitle(tr(dock.title));
    }
    m_actions->retranslate();
    showStatus();
}

void EditorWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        widenDocks();
    }
}

} // namespace zama::editor
