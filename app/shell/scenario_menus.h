#pragma once
// The menus of those who make battles: Scenario, and Edit and Arrange while one is on the desk.

#include <QObject>

#include "app/shell/editing.h"

class QAction;
class QMenu;
class QMenuBar;

namespace zama::shell {

class ScenarioMenus final : public QObject
{
    Q_OBJECT
public:
    /// Adds the menus to the bar; it and `editing` must outlive them.
    ScenarioMenus(QMenuBar &bar, Editing &editing);

    /// Shows what can be done with the scenario on the desk, if it `isInSight`; `mayChange`: a battle on the
    /// table or the start page is there to be changed; `isPlaying`: a battle is on the table.
    void show(bool isInSight, bool mayChange, bool isPlaying);
    void retranslate();
    /// Offers what others do with a scenario on the desk, before it is put away.
    void offer(QAction &action);

    /// Asks for a file and opens it.
    void chooseFile();

signals:
    void newRequested();
    /// The battle on the table, or the one chosen on the start page, is to be changed.
    void changeRequested();
    /// From this position of the battle on the table.
    void positionRequested();
    void fileChosen(const QString &path);
    void closeRequested();

private:
    QAction *add(const QKeySequence &keys);
    void fillDesk();
    void empty();
    void fillVersions();
    void bringBack(const QString &backup);
    void fillLeftovers();

    QMenuBar &m_bar;
    Editing &m_editing;
    QMenu *m_scenario;
    QMenu *m_edit;
    QMenu *m_arrange;
    QMenu *m_versions;
    QMenu *m_leftovers;
    QAction *m_new;
    QAction *m_change;
    QAction *m_position;
    QAction *m_open;
    QAction *m_save;
    QAction *m_saveAs;
    QAction *m_readAgain;
    QAction *m_close;
};

} // namespace zama::shell
