#include "app/shell/main_window.h"

#include "app/play/message_line.h"
#include "table/scene/table_view.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QSettings>

namespace zama::shell {
namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kDocks = QStringLiteral("window/docks");
const QString kThemeKey = QStringLiteral("window/theme");
const QString kFolder = QStringLiteral("files/folder");
constexpr int kDockLayout = 1; // raised when docks are added, so that an old layout is not restored

// Null is a separator.
void addAll(QMenu &menu, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (action == nullptr) {
            menu.addSeparator();
        } else {
            menu.addAction(action);
        }
    }
}

} // namespace

MainWindow::MainWindow(std::optional<ThemeChoice> theme)
    : m_desktopPalette(QApplication::palette()),
      m_play(new play::PlayWindow),
      m_battleMenu(menuBar()->addMenu(QString())),
      m_viewMenu(menuBar()->addMenu(QString())),
      m_themeMenu(new QMenu(this)),
      m_helpMenu(menuBar()->addMenu(QString())),
      m_themes(new QActionGroup(this))
{
    setCentralWidget(m_play);
    makeActions();
    retranslate();
    restore();
    setTheme(theme.value_or(themeChoiceNamed(QSettings().value(kThemeKey).toString())));
}

MainWindow::~MainWindow() = default;

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
    addAll(*m_battleMenu, m_play->battleActions());
    m_battleMenu->addSeparator();
    m_quit = addAction(m_battleMenu, QKeySequence::Quit);
    addAll(*m_viewMenu, m_play->viewActions());
    m_viewMenu->addSeparator();
    m_viewMenu->addMenu(m_themeMenu);
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        addThemeAction(choice);
    }
    m_about = addAction(m_helpMenu, {});

    connect(m_open, &QAction::triggered, this, &MainWindow::chooseFile);
    connect(m_openZama, &QAction::triggered, this, [this] { open({}); });
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);
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
    m_about->setText(tr("&About Zama"));
    const QList<QAction *> themes = m_themes->actions();
    themes.at(0)->setText(tr("As on the &desktop"));
    themes.at(1)->setText(tr("&Light"));
    themes.at(2)->setText(tr("&Dark"));
    showTitle();
}

const State *MainWindow::state() const
{
    return m_play->isPlaying() ? &m_play->session().state() : nullptr;
}

QString MainWindow::open(const QString &path)
{
    auto opened = path.isEmpty() ? openBuiltInBattle() : openBattle(path);
    if (opened) {
        begin(opened.value());
        return {};
    }
    const QString problem = opened.error().text;
    if (!m_play->isPlaying() && !path.isEmpty()) {
        open({});
        m_play->messageLine().show(tr("%1 The Battle of Zama is shown instead.").arg(problem),
                                   play::MessageLine::Tone::Problem);
    } else {
        m_play->messageLine().show(problem, play::MessageLine::Tone::Problem);
    }
    return problem;
}

void MainWindow::begin(const OpenedBattle &battle)
{
    m_play->play(battle.journal, {});
    showTitle();
    if (battle.warning.isEmpty()) {
        m_play->messageLine().hide();
    } else {
        m_play->messageLine().show(battle.warning, play::MessageLine::Tone::Note);
    }
}

void MainWindow::showTitle()
{
    if (!m_play->isPlaying()) {
        setWindowTitle(tr("Zama"));
        return;
    }
    const table::MessageFormatter formatter(locale());
    setWindowTitle(tr("%1 – Zama").arg(formatter.text(m_play->session().setup().scenario.title)));
}

void MainWindow::chooseFile()
{
    QSettings settings;
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a battle"), settings.value(kFolder).toString(),
                                     tr("Battles (*.zama.json *.zama-game.json);;All files (*)"));
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
    m_play->scene().setColours(theme.scene);
    m_themes->actions().at(static_cast<int>(choice))->setChecked(true);
}

void MainWindow::restore()
{
    const QSettings settings;
    resize(1280, 800);
    restoreGeometry(settings.value(kGeometry).toByteArray());
    m_play->restoreState(settings.value(kDocks).toByteArray(), kDockLayout);
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
    settings.setValue(kDocks, m_play->saveState(kDockLayout));
    QMainWindow::closeEvent(event);
}

} // namespace zama::shell
