#include "table/widgets/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace zama::table {
namespace {

constexpr auto kRole = "zamaAccessibleRole";

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget == nullptr ? QVariant() : widget->property(kRole);
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
                          : nullptr;
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    QAccessible::removeFactory(makeAccessible);
    QAccessible::installFactory(makeAccessible);
    widget.setProperty(kRole, static_cast<int>(role));
}

} // namespace zama::table
