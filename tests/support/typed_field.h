#pragma once
// Hands on the fields of properties.

#include "editor/text_box.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QLineEdit>
#include <QTest>

#include <stdexcept>
#include <string>

namespace zama::test {

/// A visit of a field: the focus comes, something is typed in the place of all, the focus goes.
inline void typeInto(QWidget &field, const QString &text)
{
    QFocusEvent in(QEvent::FocusIn);
    QCoreApplication::sendEvent(&field, &in);
    if (auto *box = qobject_cast<editor::TextBox *>(&field)) {
        box->selectAll();
        QTest::keyClicks(box, text);
    } else {
        auto *line = field.findChild<QLineEdit *>();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    QFocusEvent out(QEvent::FocusOut);
    QCoreApplication::sendEvent(&field, &out);
}

/// The field as what it is; `name` tells which one is missed.
template<class Widget>
[[nodiscard]] Widget &fieldAs(QWidget *field, const std::string &name)
{
    auto *widget = qobject_cast<Widget *>(field);
    if (widget == nullptr) {
        throw std::logic_error("no field " + name);
    }
    return *widget;
}

} // namespace zama::test
