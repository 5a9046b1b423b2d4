#pragma once
// Filling menus with the actions others made.

#include <QAction>
#include <QMenu>

namespace zama::shell {

/// Adds the actions in their order; null is a separator.
inline void addAll(QMenu &menu, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (action == nullptr) {
            menu.addSeparator();
        } else {
            menu.addAction(action);
        }
    }
}

} // namespace zama::shell
