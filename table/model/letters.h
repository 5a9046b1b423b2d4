#pragma once
// Whether the fonts of this computer have the letters of a text.

#include <QFont>
#include <QString>

namespace zama::table {

/// Can every letter be shown, in `font` or in one that stands in for it? Needs a QGuiApplication.
[[nodiscard]] bool canShow(const QString &text, const QFont &font = {});

} // namespace zama::table
