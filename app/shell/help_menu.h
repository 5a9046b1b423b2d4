#pragma once
// The menu Help: the rulebook, and what program this is.

#include <QObject>

class QAction;
class QMenu;
class QMenuBar;

namespace zama::shell {

class HelpMenu final : public QObject
{
    Q_OBJECT
public:
    /// Adds the menu to the bar, which must outlive it.
    explicit HelpMenu(QMenuBar &bar);

    void retranslate();

signals:
    void rulebookRequested();

private:
    void showAbout();

    QMenuBar &m_bar;
    QMenu *m_menu;
    QAction *m_rulebook;
    QAction *m_about;
};

} // namespace zama::shell
