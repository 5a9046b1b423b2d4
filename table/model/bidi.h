#pragma once
// Names among words that may run the other way.

#include <QString>

namespace zama::table {

/// The text between marks (U+2068, U+2069) that keep its order and that of what surrounds it apart.
[[nodiscard]] QString isolated(const QString &text);
/// Without such marks, for what leaves the window: names of files, an author's texts.
[[nodiscard]] QString withoutIsolates(QString text);
/// Does it begin from the right: by its first letter, which may stand between such marks, where
/// QString::isRightToLeft() does not look?
[[nodiscard]] bool beginsRightToLeft(const QString &text);
/// Has it letters that run from right to left?
[[nodiscard]] bool hasRightToLeft(const QString &text);

} // namespace zama::table
