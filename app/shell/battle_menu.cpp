#include "app/shell/battle_menu.h"

#include "app/play/last_folder.h"

#include <QFileDialog>
#include <QMenuBar>

namespace zama::shell {

BattleMenu::BattleMenu(QMenuBar &bar)
    : QObject(&bar),
      m_bar(bar),
      m_menu(bar.addMenu(QString())),
      m_start(add(QKeySequence::New)),
      m_open(add(QKeySequence::Open)),
      m_saveAs(add(QKeySequence::SaveAs)),
      m_print(add(QKeySequence::Print))
{
    m_menu->addSeparator();
    m_quit = add(QKeySequence::Quit);
    connect(m_start, &QAction::triggered, this, &BattleMenu::startRequested);
    connect(m_open, &QAction::triggered, this, &BattleMenu::chooseFile);
    connect(m_saveAs, &QAction::triggered, this, &BattleMenu::saveAsRequested);
    connect(m_print, &QAction::triggered, this, &BattleMenu::printRequested);
    connect(m_quit, &QAction::triggered, this, &BattleMenu::quitRequested);
}

QAction *BattleMenu::add(const QKeySequence &keys)
{
    QAction *action = m_menu->addAction(QString());
    action->setShortcut(keys);
    return action;
}

void BattleMenu::show(bool isPlaying)
{
    m_saveAs->setEnabled(isPlaying);
}

void BattleMenu::retranslate()
{
    m_menu->setTitle(tr("&Battle"));
    m_start->setText(tr("&New battle, start page"));
    m_open->setText(tr("&Open…"));
    m_saveAs->setText(tr("&Save as…"));
    m_print->setText(tr("&Print…"));
    m_quit->setText(tr("&Quit"));
}

void BattleMenu::chooseFile()
{
    const QString path =
        QFileDialog::getOpenFileName(m_bar.window(), tr("Open a battle"), play::lastFolder(),
                                     tr("Battles (*.zama.json *.zama-game.json);;All files (*)"));
    if (!path.isEmpty()) {
        play::rememberFolder(path);
        emit fileChosen(path);
    }
}

} // namespace zama::shell
