#pragma once
// From a file on the disk to a battle that can be shown, or to one line that says why not.

#include "core/base/result.h"
#include "core/game/journal.h"

#include <QString>

namespace zama::shell {

/// Why a file was not opened, for the message line.
struct OpeningProblem {
    QString text;
};

/// A battle that was opened, with what is worth knowing about its file.
struct OpenedBattle {
    Journal journal; ///< of a scenario: an empty one, with a seed of its own
    QString warning; ///< empty: nothing
};

/// Opens a scenario or a journal. A damaged journal is opened up to its last whole entry, with a warning.
[[nodiscard]] Result<OpenedBattle, OpeningProblem> openBattle(const QString &path);
/// The Battle of Zama that is part of the program.
[[nodiscard]] Result<OpenedBattle, OpeningProblem> openBuiltInBattle();

} // namespace zama::shell
