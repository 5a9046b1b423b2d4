#pragma once
// Journals as files (*.zama-game.json): the scenario, the seed and every entry, one a line. What a file says
// happened is never believed: its commands are given to the referee again and the outcome is compared.

#include "core/base/result.h"
#include "core/game/journal.h"
#include "core/io/read_scenario.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zama {

inline constexpr int kJournalVersion = 1;
/// Files larger than this are refused unread.
inline constexpr std::size_t kMaxJournalBytes = kMaxScenarioBytes;

/// The first entry that did not come out as the file says.
struct JournalDivergence {
    Divergence what;                  ///< its entry (from 0), the two hashes, or why the command is refused
    FilePosition position;            ///< where the entry stands
    std::optional<std::size_t> event; ///< the first event that differs (from 0), if it is an event
    std::string inFile;               ///< that event as the file has it, "" if the file has fewer
    std::string replayed;             ///< and as it came out, "" if fewer came out
};

/// The divergence as an issue of the file ("journal.differs").
[[nodiscard]] FileIssue issueOf(const JournalDivergence &divergence);

/// A journal as read.
struct JournalFile {
    Journal journal;                ///< every entry that came out as written, cursor where the file has it
    std::vector<FileIssue> notices; ///< what a reader must be told: a damaged end, older rules, unknown keys
    std::size_t entriesInFile = 0;
    std::optional<JournalDivergence> divergence; ///< from there on entries are left out of `journal`
    bool isDamaged = false;                      ///< the end of the file was torn or lost; see notices
};

/// Reads a journal and plays it. A file that was cut off (a crash, a full disk) is read up to its last whole
/// entry and says so in `notices`; one whose beginning is damaged is refused.
[[nodiscard]] Result<JournalFile, LoadError> readJournal(std::string_view text);
/// Reads `path` ("-" = standard input); what is no ordinary file is refused.
[[nodiscard]] Result<JournalFile, LoadError> loadJournal(const std::string &path);

/// Is this the beginning of a journal file rather than of a scenario? For programs that open either.
[[nodiscard]] bool looksLikeJournal(std::string_view text);

/// The whole text of a journal.
[[nodiscard]] std::string writeJournal(const Journal &journal);

/// Keeps a file equal to a journal that grows. When sync() returns without an issue everything the journal
/// holds is on the disk: killing the program after that loses nothing, and killing it during sync() at most
/// the entry that was being written.
class JournalWriter
{
public:
    /// Writes the whole journal to `path`, replacing what is there.
    [[nodiscard]] static Result<JournalWriter, Issue> create(const std::string &path, const Journal &journal);

    JournalWriter(JournalWriter &&) noexcept;
    JournalWriter &operator=(JournalWriter &&) noexcept;
    ~JournalWriter();

    /// Brings the file up to date: appends what is new, drops what was taken back for good, notes the cursor.
    /// After an issue ("save.no_space", ...) the file still holds all that was synced before, and the next
    /// call tries again.
    [[nodiscard]] std::optional<Issue> sync(const Journal &journal);
    [[nodiscard]] const std::string &path() const;

private:
    class File;
    explicit JournalWriter(std::unique_ptr<File> file);
    std::unique_ptr<File> m_file;
};

} // namespace zama
