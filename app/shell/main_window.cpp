#include "app/shell/main_window.h"

#include "app/shell/battle_panel.h"
#include "app/shell/message_line.h"
#include "app/shell/step_bar.h"
#include "core/game/decide.h"
#include "table/model/battle_entries.h"
#include "table/scene/table_view.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QVBoxLayout>

namespace zama::shell {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kThemeKey = QStringLiteral("window/theme");
const QString kGridKey = QStringLiteral("table/grid");
const QString kFolder = QStringLiteral("files/folder");

} // namespace

MainWindow::MainWindow(std::optional<ThemeChoice> theme)
    : m_scene(m_model),
      m_desktopPalette(QApplication::palette()),
      m_view(new table::TableView(m_scene)),
      m_panel(new BattlePanel(m_scene.pixmaps())),
      m_steps(new StepBar),
      m_message(new MessageLine),
      m_battleMenu(menuBar()->addMenu(QString())),
      m_viewMenu(menuBar()->addMenu(QString())),
      m_themeMenu(new QMenu(this)),
      m_helpMenu(menuBar()->addMenu(QString())),
      m_themes(new QActionGroup(this))
{
    makeActions();
    layOut();
    retranslate();
    restore();
    setTheme(theme.value_or(themeChoiceNamed(QSettings().value(kThemeKey).toString())));
    m_view->setFocus();
}

QAction *MainWindow::addAction(QMenu *menu, const QKeySequence &keys)
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    menu->addAction(action);
    return action;
}

void MainWindow::addThemeAction(ThemeChoice choice)
{
    auto *action = new QAction(m_themes);
    action->setCheckable(true);
    action->setData(static_cast<int>(choice));
    m_themeMenu->addAction(action);
    connect(action, &QAction::triggered, this, [this, choice] {
        QSettings().setValue(kThemeKey, nameOf(choice));
        setTheme(choice);
    });
}

void MainWindow::makeActions()
{
    m_open = addAction(m_battleMenu, QKeySequence::Open);
    m_openZama = addAction(m_battleMenu, {});
    m_battleMenu->addSeparator();
    m_quit = addAction(m_battleMenu, QKeySequence::Quit);
    m_zoomIn = addAction(m_viewMenu, QKeySequence::ZoomIn);
    m_zoomOut = addAction(m_viewMenu, QKeySequence::ZoomOut);
    m_fit = addAction(m_viewMenu, Qt::CTRL | Qt::Key_0);
    m_viewMenu->addSeparator();
    m_grid = addAction(m_viewMenu, Qt::CTRL | Qt::Key_G);
    m_grid->setCheckable(true);
    m_viewMenu->addMenu(m_themeMenu);
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        addThemeAction(choice);
    }
    m_about = addAction(m_helpMenu, {});

    connect(m_open, &QAction::triggered, this, &MainWindow::chooseFile);
    connect(m_openZama, &QAction::triggered, this, [this] { open({}); });
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
    connect(m_zoomIn, &QAction::triggered, m_view, &table::TableView::zoomIn);
    connect(m_zoomOut, &QAction::triggered, m_view, &table::TableView::zoomOut);
    connect(m_fit, &QAction::triggered, m_view, &table::TableView::fit);
    connect(m_grid, &QAction::toggled, &m_scene, &table::TableScene::setGridShown);
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::layOut()
{
    auto *right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addWidget(m_message);
    right->addWidget(m_steps);
    right->addWidget(m_view, 1);
    auto *all = new QHBoxLayout;
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_panel);
    all->addLayout(right, 1);
    auto *content = new QWidget;
    content->setLayout(all);
    setCentralWidget(content);
    m_panel->setFixedWidth(m_panel->sizeHint().width());
}

void MainWindow::retranslate()
{
    m_battleMenu->setTitle(tr("&Battle"));
    m_viewMenu->setTitle(tr("&View"));
    m_themeMenu->setTitle(tr("&Colours"));
    m_helpMenu->setTitle(tr("&Help"));
    m_open->setText(tr("&Open…"));
    m_openZama->setText(tr("The Battle of &Zama"));
    m_quit->setText(tr("&Quit"));
    m_zoomIn->setText(tr("Zoom &in"));
    m_zoomOut->setText(tr("Zoom &out"));
    m_fit->setText(tr("&Whole table"));
    m_grid->setText(tr("&Grid of six inches"));
    m_about->setText(tr("&About Zama"));
    const QList<QAction *> themes = m_themes->actions();
    themes.at(0)->setText(tr("As on the &desktop"));
    themes.at(1)->setText(tr("&Light"));
    themes.at(2)->setText(tr("&Dark"));
    refresh();
}

QString MainWindow::open(const QString &path)
{
    const auto opened = path.isEmpty() ? openBuiltInBattle() : openBattle(path);
    if (opened) {
        showBattle(opened.value());
        return {};
    }
    const QString problem = opened.error().text;
    if (!m_state && !path.isEmpty()) {
        open({});
        m_message->show(tr("%1 The Battle of Zama is shown instead.").arg(problem),
                        MessageLine::Tone::Problem);
    } else {
        m_message->show(problem, MessageLine::Tone::Problem);
    }
    return problem;
}

void MainWindow::showBattle(const OpenedBattle &battle)
{
    m_state = begin(battle.setup);
    m_model.setFrame(table::frameOf(*battle.setup));
    refresh();
    m_view->fit();
    if (battle.warning.isEmpty()) {
        m_message->hide();
    } else {
        m_message->show(battle.warning, MessageLine::Tone::Note);
    }
}

// Everything that shows the battle, in the present language.
void MainWindow::refresh()
{
    if (!m_state) {
        setWindowTitle(tr("Zama"));
        return;
    }
    const table::MessageFormatter formatter(locale());
    m_model.reconcile(table::entriesOf(*m_state, formatter));
    m_scene.setZonesShown(m_state->phase == Phase::Deploying);
    m_panel->show(*m_state, formatter);
    m_steps->show(*m_state, formatter);
    setWindowTitle(tr("%1 – Zama").arg(formatter.text(m_state->setup->scenario.title)));
}

void MainWindow::chooseFile()
{
    QSettings settings;
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a battle"), settings.value(kFolder).toString(),
                                     tr("Scenarios (*.zama.json);;All files (*)"));
    if (!path.isEmpty()) {
        settings.setValue(kFolder, QFileInfo(path).absolutePath());
        open(path);
    }
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
    m_scene.setColours(theme.scene);
    m_themes->actions().at(static_cast<int>(choice))->setChecked(true);
}

void MainWindow::restore()
{
    const QSettings settings;
    m_grid->setChecked(settings.value(kGridKey).toBool());
    resize(1280, 800);
    restoreGeometry(settings.value(kGeometry).toByteArray());
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
    QSettings settings;
    settings.setValue(kGeometry, saveGeometry());
    settings.setValue(kGridKey, m_grid->isChecked());
    QMainWindow::closeEvent(event);
}

} // namespace zama::shell
