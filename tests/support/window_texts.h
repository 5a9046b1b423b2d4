#pragma once
// Every text that a window shows or tells, with the place where it stands; what differs, and what is cut off.

#include "table/scene/table_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextDocument>
#include <QTextEdit>

#include <map>

namespace zama::test {

/// Every text with the place where it stands.
using Texts = std::map<QString, QString>;

// Qt's own buttons in our frames: their words come with Qt's translations when the program starts.
inline bool isQts(const QObject &object)
{
    return object.objectName().startsWith(QLatin1String("qt_dockwidget")) ||
           object.objectName() == QLatin1String("qt_menubar_ext_button") ||
           object.objectName() == QLatin1String("qt_toolbar_ext_button") ||
           object.objectName().startsWith(QLatin1String("Scroll")) || // of a row of tabs
           object.inherits("QLineEditIconButton") || object.inherits("QComboBoxListView");
}

// A page or a dock that is not shown is written again before it is, and so is a menu that cannot be opened.
inline bool isTurnedAway(const QWidget &widget)
{
    const auto *pages = qobject_cast<const QStackedWidget *>(widget.parentWidget());
    const auto *menu = qobject_cast<const QMenu *>(&widget);
    return (pages != nullptr && pages->currentWidget() != &widget) ||
           (menu != nullptr && !menu->menuAction()->isEnabled()) ||
           (widget.inherits("QDockWidget") && widget.isHidden());
}

inline QString plain(const QString &text)
{
    if (!Qt::mightBeRichText(text)) {
        return text;
    }
    QTextDocument page;
    page.setHtml(text);
    return page.toPlainText();
}

class Collector
{
public:
    explicit Collector(const QWidget &window) { add(window, QString()); }
    [[nodiscard]] const Texts &texts() const { return m_texts; }

private:
    void put(const QString &place, const QString &text)
    {
        if (!text.trimmed().isEmpty()) {
            m_texts[place] = plain(text);
        }
    }

    void add(const QWidget &widget, const QString &path)
    {
        if (isQts(widget) || isTurnedAway(widget)) {
            return;
        }
        put(path + QStringLiteral(".name"), widget.accessibleName());
        put(path + QStringLiteral(".description"), widget.accessibleDescription());
        put(path + QStringLiteral(".tip"), widget.toolTip());
        put(path + QStringLiteral(".whatsThis"), widget.whatsThis());
        put(path + QStringLiteral(".title"), widget.windowTitle());
        addOwn(widget, path);
        for (const QAction *action : widget.actions()) {
            put(path + QStringLiteral(".action%1").arg(widget.actions().indexOf(action)), action->text());
        }
        std::map<QString, int> count;
        for (const QObject *child : widget.children()) {
            if (const auto *inner = qobject_cast<const QWidget *>(child)) {
                const QString kind = QLatin1String(inner->metaObject()->className()) + inner->objectName();
                add(*inner, QStringLiteral("%1/%2#%3").arg(path, kind).arg(count[kind]++));
            }
        }
    }

    void addOwn(const QWidget &widget, const QString &path)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
            put(path + QStringLiteral(".text"), label->text());
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
            put(path + QStringLiteral(".text"), button->text());
        } else if (const auto *field = qobject_cast<const QLineEdit *>(&widget)) {
            put(path + QStringLiteral(".placeholder"), field->placeholderText());
        } else if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
            for (int i = 0; i < box->count(); ++i) {
                put(path + QStringLiteral(".item%1").arg(i), box->itemText(i));
                put(path + QStringLiteral(".itemTip%1").arg(i), box->itemData(i, Qt::ToolTipRole).toString());
            }
        } else if (const auto *spin = qobject_cast<const QSpinBox *>(&widget)) {
            put(path + QStringLiteral(".prefix"), spin->prefix());
            put(path + QStringLiteral(".suffix"), spin->suffix());
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                put(path + QStringLiteral(".tab%1").arg(i), tabs->tabText(i));
                put(path + QStringLiteral(".tabTip%1").arg(i), tabs->tabToolTip(i));
            }
        } else if (const auto *menu = qobject_cast<const QMenu *>(&widget)) {
            put(path + QStringLiteral(".menu"), menu->title());
        } else if (const auto *page = qobject_cast<const QTextEdit *>(&widget)) {
            put(path + QStringLiteral(".page"), page->toPlainText());
        } else if (const auto *table = qobject_cast<const table::TableView *>(&widget)) {
            addTable(*table, path);
        } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
                   view != nullptr && view->model() != nullptr && !view->inherits("QHeaderView")) {
            addRows(*view->model(), {}, path);
        }
    }

    void addRows(const QAbstractItemModel &model, const QModelIndex &parent, const QString &path)
    {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            put(path + QStringLiteral(".head%1").arg(column),
                model.headerData(column, Qt::Horizontal).metaType().id() == QMetaType::QString
                    ? model.headerData(column, Qt::Horizontal).toString()
                    : QString());
            for (int row = 0; row < model.rowCount(parent); ++row) {
                const QModelIndex index = model.index(row, column, parent);
                const QString place = QStringLiteral("%1.row%2,%3").arg(path).arg(row).arg(column);
                put(place, index.data().toString());
                put(place + QStringLiteral(".tip"), index.data(Qt::ToolTipRole).toString());
                put(place + QStringLiteral(".name"), index.data(Qt::AccessibleTextRole).toString());
                put(place + QStringLiteral(".description"),
                    index.data(Qt::AccessibleDescriptionRole).toString());
                if (column == 0) {
                    addRows(model, index, place);
                }
            }
        }
    }

    void addTable(const table::TableView &view, const QString &path)
    {
        for (const table::TableEntry &e : view.table().model().entries()) {
            if (e.id.kind != table::EntryKind::Stand) {
                const QString place = QStringLiteral("%1.entry%2,%3")
                                          .arg(path)
                                          .arg(static_cast<int>(e.id.kind))
                                          .arg(e.id.index);
                put(place + QStringLiteral(".name"), e.label);
                put(place + QStringLiteral(".description"), e.description);
            }
        }
        int number = 0;
        for (const table::OverlayLabel &label : view.table().overlay().labels) {
            put(path + QStringLiteral(".label%1").arg(number++), label.text);
        }
        put(path + QStringLiteral(".fallen"), view.table().fallen());
    }

    static QString joined(const QStringList &list) { return list.join(QLatin1Char('\n')); }
    void put(const QString &place, const QStringList &list) { put(place, joined(list)); }

    Texts m_texts;
};

inline QStringList differences(const Texts &a, const Texts &b)
{
    QStringList found;
    for (const auto &[place, text] : a) {
        const auto there = b.find(place);
        if (there == b.end() || there->second != text) {
            found << place + QLatin1String(": ") + text.left(120) + QLatin1String(" | ") +
                         (there == b.end() ? QStringLiteral("(nothing)") : there->second.left(120));
        }
    }
    for (const auto &[place, text] : b) {
        if (!a.contains(place)) {
            found << place + QLatin1String(": (nothing) | ") + text.left(120);
        }
    }
    return found;
}

// Words that do not fit: one line, not broken and not meant to be cut.
inline QStringList cutOff(const QWidget &window)
{
    QStringList found;
    for (const auto *widget : window.findChildren<const QWidget *>()) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool isLine = (label != nullptr && !label->wordWrap() && !label->text().isEmpty()) ||
                            (button != nullptr && !button->text().isEmpty());
        if (isLine && !isQts(*widget) && widget->isVisible() && !widget->visibleRegion().isEmpty() &&
            widget->sizeHint().width() > widget->width()) {
            found << QStringLiteral("%1 needs %2, has %3: %4")
                         .arg(QLatin1String(widget->parentWidget()->metaObject()->className()))
                         .arg(widget->sizeHint().width())
                         .arg(widget->width())
                         .arg(label != nullptr ? label->text() : button->text());
        }
    }
    return found;
}

} // namespace zama::test
