#include "table/scene/table_accessible.h"

#include "table/scene/table_tool.h"
#include "table/scene/table_view.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>

#include <map>

namespace zama::table {
namespace {

// Gives lupdate a context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableAccessible)
};

// A unit or a general. Lives as long as the accessibility cache wants it; its view may die before. Pressing
// it is a click on it.
class EntryAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    EntryAccessible(TableView &view, const EntryId &id)
        : m_view(&view),
          m_id(id)
    {
    }

    [[nodiscard]] bool isValid() const override { return entry() != nullptr; }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override
    {
        return m_view ? m_view->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return m_view ? QAccessible::queryAccessibleInterface(m_view.data()) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const TableEntry *e = entry();
        if (e == nullptr) {
            return {};
        }
        return kind == QAccessible::Name          ? e->label
               : kind == QAccessible::Description ? described(*e)
                                                  : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}

    [[nodiscard]] QRect rect() const override
    {
        const auto *item = m_view ? m_view->table().itemFor(m_id) : nullptr;
        if (item == nullptr) {
            return {};
        }
        const QRect inView =
            m_view->mapFromScene(item->mapToScene(item->shape().boundingRect())).boundingRect();
        return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.selectable = true;
        state.multiSelectable = true;
        state.focusable = true;
        state.selected = m_view && m_view->table().isPicked(m_id);
        state.focused = state.selected && m_view->hasFocus();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &action) override
    {
        if (action == pressAction() && isValid()) {
            m_view->activate(m_id);
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    // What stands there, and what the tool in the hand makes of it.
    [[nodiscard]] QString described(const TableEntry &e) const
    {
        const TableTool *tool = m_view->tool();
        const QString remark = tool == nullptr ? QString() : tool->remarkOn(m_id);
        return remark.isEmpty() ? e.description
                                : Words::tr("%1; %2", "unit, what it can do").arg(e.description, remark);
    }

    [[nodiscard]] const TableEntry *entry() const
    {
        return m_view ? m_view->table().model().find(m_id) : nullptr;
    }

    QPointer<TableView> m_view;
    EntryId m_id;
};

bool isListed(const TableEntry &e)
{
    return e.id.kind != EntryKind::Stand; // stands are their units' business
}

class TableViewAccessible final : public QAccessibleWidget
{
public:
    explicit TableViewAccessible(TableView &view)
        : QAccessibleWidget(&view, QAccessible::List)
    {
    }
    ~TableViewAccessible() override
    {
        for (const auto &known : m_children) {
            QAccessible::deleteAccessibleInterface(known.second);
        }
    }

    // The order being made is what is to be known of the table first.
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const QString order = kind == QAccessible::Description && view()->tool() != nullptr
                                  ? view()->tool()->orderInWords()
                                  : QString();
        return order.isEmpty() ? itself(kind) : order;
    }
    // What lies in the trays is told behind what the table is.
    [[nodiscard]] QString itself(QAccessible::Text kind) const
    {
        const QString own = QAccessibleWidget::text(kind);
        return kind == QAccessible::Description
                   ? (QStringList{own} + view()->table().fallen()).join(QLatin1Char('\n'))
                   : own;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        QAccessibleInterface *own = const_cast<TableViewAccessible *>(this);
        QAccessibleInterface *picked = pickedChild();
        return picked != nullptr ? picked : view()->hasFocus() ? own : nullptr;
    }
    /// Who is picked, if it is one only.
    [[nodiscard]] QAccessibleInterface *pickedChild() const
    {
        QAccessibleInterface *found = nullptr;
        for (const EntryId &id : listed()) {
            if (view()->table().isPicked(id)) {
                if (found != nullptr) {
                    return nullptr;
                }
                found = interfaceFor(id);
            }
        }
        return found;
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(listed().size()); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        const auto ids = listed();
        const auto at = static_cast<std::size_t>(index);
        return index >= 0 && at < ids.size() ? interfaceFor(ids[at]) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i) == wanted) {
                return i;
            }
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const TableView *v = view();
        const TableEntry *e = v->table().entryAt(v->sceneAt(v->viewport()->mapFromGlobal(QPoint(x, y))));
        return e == nullptr ? nullptr : interfaceFor(e->id);
    }

private:
    [[nodiscard]] TableView *view() const { return qobject_cast<TableView *>(object()); }

    [[nodiscard]] std::vector<EntryId> listed() const
    {
        std::vector<EntryId> ids;
        for (const TableEntry &e : view()->table().model().entries()) {
            if (isListed(e)) {
                ids.push_back(e.id);
            }
        }
        return ids;
    }

    [[nodiscard]] QAccessibleInterface *interfaceFor(const EntryId &id) const
    {
        const auto known = m_children.find(id);
        if (known != m_children.end()) {
            return QAccessible::accessibleInterface(known->second);
        }
        auto *made = new EntryAccessible(*view(), id); // the accessibility cache owns it
        m_children.emplace(id, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    mutable std::map<EntryId, QAccessible::Id> m_children;
};

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *view = qobject_cast<TableView *>(object);
    return view != nullptr ? new TableViewAccessible(*view) : nullptr;
}

} // namespace

void installTableAccessibility()
{
    QAccessible::removeFactory(makeAccessible);
    QAccessible::installFactory(makeAccessible);
}

void tellPick(TableView &view)
{
    if (!QAccessible::isActive()) {
        return;
    }
    auto *table = dynamic_cast<TableViewAccessible *>(QAccessible::queryAccessibleInterface(&view));
    if (QAccessibleInterface *picked = table == nullptr ? nullptr : table->pickedChild()) {
        QAccessibleEvent event(picked, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace zama::table
