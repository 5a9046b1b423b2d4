#pragma once
// The folder that files were chosen in last, for every dialog that asks for one.

#include <QString>

namespace zama::play {

/// The folder used last, as long as it is there; at first that of the person's documents.
[[nodiscard]] QString lastFolder();
/// A file in it was chosen.
void rememberFolder(const QString &file);
/// A text as part of a file name: nothing in it that a file system would not take.
[[nodiscard]] QString asFileName(const QString &text);

} // namespace zama::play
