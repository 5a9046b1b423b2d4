#include "app/shell/scenario_menus.h"

#include "app/play/last_folder.h"
#include "app/shell/menu_actions.h"
#include "editor/document.h"
#include "editor/edit_actions.h"
#include "editor/editor_window.h"

#include <QFile>
#include <QFileDialog>
#include <QLocale>
#include <QMenuBar>

namespace zama::shell {
ScenarioMenus::ScenarioMenus(QMenuBar &bar, Editing &editing)
    : QObject(&bar),
      m_bar(bar),
      m_editing(editing),
      m_scenario(bar.addMenu(QString())),
      m_edit(bar.addMenu(QString())),
      m_arrange(bar.addMenu(QString())),
      m_versions(new QMenu(&bar)),
      m_leftovers(new QMenu(&bar)),
      m_new(add(Qt::CTRL | Qt::SHIFT | Qt::Key_N)),
      m_change(add(Qt::CTRL | Qt::Key_E)),
      m_position(add({})),
      m_open(add(Qt::CTRL | Qt::SHIFT | Qt::Key_O))
{
    m_scenario->addMenu(m_leftovers);
    m_scenario->addSeparator();
    m_save = add(QKeySequence::Save);
    m_saveAs = add(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    m_readAgain = add({});
    m_scenario->addMenu(m_versions);
    m_scenario->addSeparator();
    m_close = add(QKeySequence::Close);
    connect(m_new, &QAction::triggered, this, &ScenarioMenus::newRequested);
    connect(m_change, &QAction::triggered, this, &ScenarioMenus::changeRequested);
    connect(m_position, &QAction::triggered, this, &ScenarioMenus::positionRequested);
    connect(m_open, &QAction::triggered, this, &ScenarioMenus::chooseFile);
    connect(m_save, &QAction::triggered, &editing, &Editing::save);
    connect(m_saveAs, &QAction::triggered, &editing, &Editing::saveAs);
    connect(m_readAgain, &QAction::triggered, &editing, &Editing::readAgain);
    connect(m_close, &QAction::triggered, this, &ScenarioMenus::closeRequested);
    connect(m_versions, &QMenu::aboutToShow, this, &ScenarioMenus::fillVersions);
    connect(m_scenario, &QMenu::aboutToShow, this, &ScenarioMenus::fillLeftovers);
    connect(&editing, &Editing::opened, this, &ScenarioMenus::fillDesk);
    connect(&editing, &Editing::closed, this, &ScenarioMenus::empty);
    retranslate();
}

QAction *ScenarioMenus::add(const QKeySequence &keys)
{
    QAction *action = m_scenario->addAction(QString());
    action->setShortcut(keys);
    return action;
}

void ScenarioMenus::offer(QAction &action)
{
    m_scenario->insertAction(m_close, &action);
}

void ScenarioMenus::fillDesk()
{
    const editor::EditActions &actions = m_editing.editorWindow().actions();
    addAll(*m_edit, actions.editMenu());
    addAll(*m_arrange, actions.arrangeMenu());
}

void ScenarioMenus::empty()
{
    m_edit->clear();
    m_arrange->clear();
}

void ScenarioMenus::show(bool isInSight, bool mayChange, bool isPlaying)
{
    m_edit->menuAction()->setVisible(isInSight);
    m_arrange->menuAction()->setVisible(isInSight);
    for (QAction *action : {m_save, m_saveAs, m_readAgain, m_close, m_versions->menuAction()}) {
        action->setEnabled(isInSight);
    }
    m_change->setEnabled(mayChange);
    m_position->setEnabled(isPlaying);
}

void ScenarioMenus::retranslate()
{
    m_scenario->setTitle(tr("&Scenario"));
    m_edit->setTitle(tr("&Edit"));
    m_arrange->setTitle(tr("&Arrange"));
    m_new->setText(tr("&New scenario…"));
    m_change->setText(tr("&Change this battle"));
    m_position->setText(tr("&From this position"));
    m_open->setText(tr("&Open in the editor…"));
    m_leftovers->setTitle(tr("&Unsaved work"));
    m_save->setText(tr("&Save"));
    m_saveAs->setText(tr("Save &as…"));
    m_readAgain->setText(tr("&Read the file again"));
    m_versions->setTitle(tr("&Earlier versions"));
    m_close->setText(tr("C&lose the editor"));
}

void ScenarioMenus::chooseFile()
{
    const QString path =
        QFileDialog::getOpenFileName(m_bar.window(), tr("Open a scenario"), play::lastFolder(),
                                     tr("Scenarios (*%1);;All files (*)").arg(editor::scenarioSuffix()));
    if (!path.isEmpty()) {
        play::rememberFolder(path);
        emit fileChosen(path);
    }
}

void ScenarioMenus::fillVersions()
{
    m_versions->clear();
    const auto backups = m_editing.isOpen() ? m_editing.keeper().backups() : std::vector<editor::Backup>();
    for (const editor::Backup &backup : backups) {
        const QString when = QLocale().toString(backup.saved, QLocale::ShortFormat);
        connect(m_versions->addAction(when), &QAction::triggered, this,
                [this, path = backup.path] { bringBack(path); });
    }
    if (backups.empty()) {
        m_versions->addAction(tr("None yet: they are kept each time you save"))->setEnabled(false);
    }
}

// As a step, so that it can be taken back.
void ScenarioMenus::bringBack(const QString &backup)
{
    const auto file = loadScenario(QFile::encodeName(backup).toStdString(), Reading::Draft);
    if (file) {
        m_editing.editorWindow().document().change(Message("edit.earlier", {}), file.value().scenario);
    }
}

void ScenarioMenus::fillLeftovers()
{
    m_leftovers->clear();
    for (const editor::Leftover &leftover : editor::ScenarioKeeper::leftovers(m_editing.places())) {
        const QString title = leftover.title.isEmpty() ? tr("Battle without a title") : leftover.title;
        QMenu *menu =
            m_leftovers->addMenu(tr("%1, %2", "title, date and time")
                                     .arg(title, QLocale().toString(leftover.saved, QLocale::ShortFormat)));
        connect(menu->addAction(tr("&Go on with it")), &QAction::triggered, this,
                [this, leftover] { m_editing.openLeftover(leftover); });
        connect(menu->addAction(tr("&Throw it away")), &QAction::triggered, this,
                [leftover] { editor::ScenarioKeeper::remove(leftover); });
    }
    m_leftovers->menuAction()->setVisible(!m_leftovers->isEmpty());
}

} // namespace zama::shell
