#pragma once
// The window as somebody knows it who cannot see it and has no mouse: names, roles, states, what is told, and
// keys sent to wherever the focus is.

#include <QAccessible>
#include <QApplication>
#include <QPointer>
#include <QTest>
#include <QWidget>

#include <functional>

namespace zama::test {

/// One thing in the accessibility tree. Short-lived: look it up again after something has happened.
class Node
{
public:
    Node() = default;
    explicit Node(QAccessibleInterface *face)
        : m_face(face)
    {
    }

    [[nodiscard]] bool isThere() const { return m_face != nullptr && m_face->isValid(); }
    [[nodiscard]] QAccessible::Role role() const { return m_face->role(); }
    [[nodiscard]] QAccessible::State state() const { return m_face->state(); }
    [[nodiscard]] QString name() const { return m_face->text(QAccessible::Name); }
    /// The words of the label that belongs to it; on Linux a choice is named by that and not by itself.
    [[nodiscard]] QString label() const
    {
        const auto labels = m_face->relations(QAccessible::Label);
        return labels.isEmpty() ? QString() : labels.front().first->text(QAccessible::Name);
    }
    [[nodiscard]] QString description() const { return m_face->text(QAccessible::Description); }
    [[nodiscard]] QString value() const { return m_face->text(QAccessible::Value); }
    [[nodiscard]] QAccessibleInterface *face() const { return m_face; }

    /// What a screen reader's "press" does: the first action that is not about the focus.
    bool press() const
    {
        QAccessibleActionInterface *actions = isThere() ? m_face->actionInterface() : nullptr;
        if (actions == nullptr) {
            return false;
        }
        for (const QString &action : actions->actionNames()) {
            if (action == QAccessibleActionInterface::pressAction() ||
                action == QAccessibleActionInterface::toggleAction()) {
                const QPointer<QObject> widget = m_face->object();
                actions->doAction(action);
                const bool isUp = QTest::qWaitFor([&] { return widget.isNull() || !state().pressed; });
                QCoreApplication::processEvents(); // what the press asked for is done
                return isUp;                       // buttons go down for a moment
            }
        }
        return false;
    }
    bool takeFocus() const
    {
        QAccessibleActionInterface *actions = isThere() ? m_face->actionInterface() : nullptr;
        if (actions != nullptr) {
            actions->doAction(QAccessibleActionInterface::setFocusAction());
        }
        return actions != nullptr;
    }

private:
    QAccessibleInterface *m_face = nullptr;
};

class ScreenReader
{
public:
    using Wish = std::function<bool(const Node &)>;

    explicit ScreenReader(QObject &window)
        : m_window(window)
    {
    }

    /// The first in the order of the tree; what is not shown is passed over.
    [[nodiscard]] Node find(const Wish &wish) const { return find(root(), wish, false); }
    [[nodiscard]] Node find(QAccessible::Role role, const QString &name) const
    {
        return find([&](const Node &node) { return node.role() == role && node.name() == name; });
    }
    [[nodiscard]] Node findStarting(QAccessible::Role role, const QString &name) const
    {
        return find([&](const Node &node) { return node.role() == role && node.name().startsWith(name); });
    }
    [[nodiscard]] QList<Node> all(const Wish &wish) const
    {
        QList<Node> found;
        collect(root(), wish, found);
        return found;
    }
    /// An entry of a menu, which need not be open.
    [[nodiscard]] Node menuEntry(const QStringList &path) const
    {
        Node at = find(
            root(), [](const Node &node) { return node.role() == QAccessible::MenuBar; }, false);
        for (const QString &name : path) {
            at = at.isThere() ? find(
                                    at,
                                    [&](const Node &node) {
                                        return node.role() == QAccessible::MenuItem && node.name() == name;
                                    },
                                    true)
                              : at;
        }
        return at;
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QWidget *focused = QApplication::focusWidget();
        QVERIFY(focused != nullptr);
        QTest::keyClick(focused, key, modifiers);
    }

    /// All that is shown, a line each: for the message of a test that fails.
    [[nodiscard]] QString everything() const
    {
        QStringList lines;
        for (const Node &node : all([](const Node &) { return true; })) {
            lines << QStringLiteral("%1 | %2 | %3").arg(node.role()).arg(node.name(), node.description());
        }
        return lines.join(QLatin1Char('\n'));
    }

    /// Where the focus is.
    [[nodiscard]] static Node focused()
    {
        return Node(QAccessible::queryAccessibleInterface(QApplication::focusWidget()));
    }
    /// Goes by the Tab key to the first for which `wish` holds; false if there is none.
    [[nodiscard]] bool tabTo(const Wish &wish) const
    {
        for (int i = 0; i < 200 && QApplication::focusWidget() != nullptr; ++i) {
            if (wish(focused())) {
                return true;
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        return false;
    }

    /// Takes in what is told. The offscreen platform has nobody who listens and Qt throws it away, so a test
    /// that is to hear it defines QAccessible::updateAccessibility() to call this.
    static void hear(QAccessibleEvent &event)
    {
        const Node node(event.accessibleInterface());
        if (!node.isThere()) {
            return;
        }
        switch (event.type()) {
        case QAccessible::Alert:
        case QAccessible::NameChanged:
            s_heard << node.name();
            break;
        case QAccessible::Focus:
            s_heard << node.name() << node.description();
            break;
        case QAccessible::DescriptionChanged:
            s_heard << node.description();
            break;
        default:
            break;
        }
    }

    /// What was told since the last question, in order; it is forgotten.
    static QStringList heard() { return std::exchange(s_heard, {}); }

private:
    [[nodiscard]] Node root() const { return Node(QAccessible::queryAccessibleInterface(&m_window)); }

    static Node find(const Node &from, const Wish &wish, bool hiddenToo)
    {
        for (int i = 0; i < from.face()->childCount(); ++i) {
            const Node child(from.face()->child(i));
            if (!child.isThere() || (child.state().invisible && !hiddenToo)) {
                continue;
            }
            if (wish(child)) {
                return child;
            }
            if (const Node deeper = find(child, wish, hiddenToo); deeper.isThere()) {
                return deeper;
            }
        }
        return {};
    }

    static void collect(const Node &from, const Wish &wish, QList<Node> &found)
    {
        for (int i = 0; i < from.face()->childCount(); ++i) {
            const Node child(from.face()->child(i));
            if (child.isThere() && !child.state().invisible) {
                if (wish(child)) {
                    found << child;
                }
                collect(child, wish, found);
            }
        }
    }

    QObject &m_window;
    static inline QStringList s_heard;
};

} // namespace zama::test
