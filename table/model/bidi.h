#pragma once
// Names among words that may run the other way.

#include <QString>
#include <Qt>

namespace zama::table {

/// The text between marks (U+2068, U+2069) that keep its order and that of what surrounds it apart.
[[nodiscard]] QString isolated(const QString &text);
/// The same with a direction that is said, whatever it begins with: for a sentence below one that runs the
/// other way. Marks U+2066 or U+2067, and U+2069.
[[nodiscard]] QString isolated(const QString &text, Qt::LayoutDirection direction);
/// Without such marks, for what leaves the window: names of files, an author's texts.
[[nodiscard]] QString withoutIsolates(QString text);
/// Does it begin from the right: by its first letter, which may stand between such marks, where
/// QString::isRightToLeft() does not look?
[[nodiscard]] bool beginsRightToLeft(const QString &text);
/// Has it letters that run from right to left?
[[nodiscard]] bool hasRightToLeft(const QString &text);

} // namespace zama::table
