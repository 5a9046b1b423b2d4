#pragma once
// The menu Battle: where battles come from and go to.

#include <QObject>

class QAction;
class QKeySequence;
class QMenu;
class QMenuBar;

namespace zama::shell {

class BattleMenu final : public QObject
{
    Q_OBJECT
public:
    /// Adds the menu to the bar, which must outlive it.
    explicit BattleMenu(QMenuBar &bar);

    /// Shows what can be done: is there a battle to be saved?
    void show(bool isPlaying);
    void retranslate();

    /// Prints what a class needs for the battle in sight; other menus may offer it, too.
    [[nodiscard]] QAction &printAction() const { return *m_print; }
    /// Asks for a file of either kind.
    void chooseFile();

signals:
    void startRequested();
    void fileChosen(const QString &path);
    void saveAsRequested();
    void printRequested();
    void quitRequested();

private:
    QAction *add(const QKeySequence &keys);

    QMenuBar &m_bar;
    QMenu *m_menu;
    QAction *m_start;
    QAction *m_open;
    QAction *m_saveAs;
    QAction *m_print;
    QAction *m_quit;
};

} // namespace zama::shell
