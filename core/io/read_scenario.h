#pragma once
// Reading and writing scenario files. Any bytes give either a scenario or located errors; nothing is guessed.

#include "core/base/result.h"
#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace zama {

/// Where in a file something is: 1-based line and column (columns count UTF-8 characters), 0 = unknown.
struct FilePosition {
    int line = 0;
    int column = 0;
    bool operator==(const FilePosition &) const = default;
};

/// Why a file was not read, or what is doubtful in it.
struct FileIssue {
    FilePosition position;
    std::string field; ///< JSON pointer, may be empty
    Issue issue;       ///< code, arguments, severity
    bool operator==(const FileIssue &) const = default;
};

/// Why a file could not be loaded: at least one issue with severity Error; warnings may be among them.
struct LoadError {
    std::vector<FileIssue> issues;
};

/// A scenario read from a file, with its original bytes so that an unchanged one is saved byte for byte.
struct ScenarioFile {
    Scenario scenario;
    std::string source;              ///< the bytes that were read
    std::vector<FileIssue> warnings; ///< unknown keys, migrations, validate()'s warnings
};

/// Files larger than this are refused unread.
inline constexpr std::size_t kMaxScenarioBytes = std::size_t{32} * 1024 * 1024;

/// Whether validate()'s errors refuse the file. A draft is what an editor opens: work in progress may break
/// the rules of a scenario, but must still be readable; its errors are then listed among the `warnings`.
enum class Reading { Playable, Draft };

/// Parses and validates. `text` may have a UTF-8 byte order mark and CRLF or CR line ends. Issues come in the
/// order of the file, at most kMaxFileIssues of them.
[[nodiscard]] Result<ScenarioFile, LoadError> readScenario(std::string_view text,
                                                           Reading reading = Reading::Playable);
/// Reads `path` ("-" = standard input); directories, devices and files over the limit are refused.
[[nodiscard]] Result<ScenarioFile, LoadError> loadScenario(const std::string &path,
                                                           Reading reading = Reading::Playable);

/// More issues than this are counted, not listed.
inline constexpr std::size_t kMaxFileIssues = 100;

/// The canonical text of a scenario: human order of keys, shortest decimals, one unit a line.
[[nodiscard]] std::string writeScenario(const Scenario &scenario);
/// What to save: the original bytes if the scenario is unchanged since it was read, else the canonical text.
[[nodiscard]] std::string saveText(const ScenarioFile &file);

} // namespace zama
