#pragma once
// From a file on the disk to a battle that can be shown, or to one line that says why not.

#include "core/base/result.h"
#include "core/game/journal.h"
#include "core/io/read_scenario.h"

#include <QString>

#include <functional>
#include <utility>

namespace zama::shell {

/// Makes a text in the language of the moment.
using LiveWords = std::function<QString()>;

/// Why a file was not opened, for the message line, which says it again in another language.
struct OpeningProblem {
    explicit OpeningProblem(LiveWords why)
        : words(std::move(why)),
          text(words())
    {
    }
    LiveWords words;
    QString text; ///< in the language in which it arose
};

/// A battle that was opened, with what is worth knowing about its file.
struct OpenedBattle {
    Journal journal;   ///< an empty one, with a seed of its own
    LiveWords warning; ///< none: nothing
};

/// Is that the file of a battle under way rather than of a scenario?
[[nodiscard]] bool isJournalFile(const QString &path);
/// Opens a scenario; ":/zama/scenarios/..." is one that comes with the program.
[[nodiscard]] Result<OpenedBattle, OpeningProblem> openBattle(const QString &path);
/// The Battle of Zama that is part of the program.
[[nodiscard]] Result<OpenedBattle, OpeningProblem> openBuiltInBattle();

/// The first of the issues of that severity with its line, and how many there are in all; "" for none.
[[nodiscard]] QString summaryOf(const std::vector<FileIssue> &issues, Severity severity);
/// The same in the language of the moment; none where there are none.
[[nodiscard]] LiveWords wordsOf(const std::vector<FileIssue> &issues, Severity severity);

} // namespace zama::shell
