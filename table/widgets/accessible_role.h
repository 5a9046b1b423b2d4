#pragma once
// What a widget of our own is to those who cannot see it. Qt only knows its own widgets.

#include <QAccessible>

class QWidget;

namespace zama::table {

/// Gives a painted widget a role; to be called before anybody asks for its accessible interface. Widgets
/// that derive from Qt's buttons, lists and labels have theirs already.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

} // namespace zama::table
