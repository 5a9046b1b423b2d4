#pragma once
// Opening what a call names: a scenario or a journal, told apart by what is in it.

#include "core/io/journal_file.h"
#include "core/io/json_value.h"

#include <optional>
#include <string>
#include <variant>

namespace zama::cli {

/// What a file turned out to be.
using BattleFile = std::variant<ScenarioFile, JournalFile, LoadError>;

/// Reads `path` ("-" = standard input) as whichever it is.
[[nodiscard]] BattleFile openBattleFile(const std::string &path, Reading reading = Reading::Playable);

/// Do both paths lead to the same file? False where either does not exist.
[[nodiscard]] bool isSameFile(const std::string &a, const std::string &b);

/// Issues as JSON: severity, code, line, column, field, arguments and sentence.
[[nodiscard]] JsonValue jsonOf(const std::vector<FileIssue> &issues);

/// "entry 12 (line 40): ..." about the first entry of a journal that came out differently.
[[nodiscard]] std::string describe(const JournalDivergence &divergence, const State &state);

/// A SetupPtr of a scenario that has been read without errors.
[[nodiscard]] SetupPtr setupOf(const Scenario &scenario);

} // namespace zama::cli
