#pragma once
// What the command line says and how it ends: results to standard output, everything else to standard error.

#include "core/io/json_value.h"
#include "core/io/read_scenario.h"

#include <atomic>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace zama::cli {

enum class Exit {
    Done = 0,
    BadInput = 1,    ///< a file or a line of it is at fault
    Usage = 2,       ///< the call is wrong
    Refused = 3,     ///< an order was refused, or a journal came out differently
    Interrupted = 4, ///< Ctrl-C; what was done is printed
};

/// Standard output cannot be written; `isClosed` when its reader has gone, which is no fault.
struct OutputLost : std::runtime_error {
    OutputLost(const std::string &why, bool closed)
        : std::runtime_error(why),
          isClosed(closed)
    {
    }
    bool isClosed;
};

/// A call that cannot be carried out: printed with a hint at --help, exit 2.
struct WrongUsage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A file of the call that cannot be read: its issue is printed, exit 1.
struct UnreadableFile : std::runtime_error {
    UnreadableFile(const std::string &path, Issue why)
        : std::runtime_error(path),
          issue(std::move(why))
    {
    }
    Issue issue;
};

/// Writes to standard output at once; throws OutputLost.
void print(std::string_view text);
/// One JSON value on a line.
void printLine(const JsonValue &value);
/// "zama-cli: ..." on standard error.
void complain(std::string_view message);
/// The issues of a file on standard error, one a line.
void complain(std::string_view file, const std::vector<FileIssue> &issues);

/// Set by Ctrl-C; a second one ends the program at once.
[[nodiscard]] const std::atomic<bool> &interrupted();
void listenForInterrupts();
/// For work that has printed nothing yet and cannot look at the flag: Ctrl-C ends the program at once,
/// exit 4.
void endOnInterrupt();

/// A line on standard error that replaces itself; nothing at all unless that is a terminal.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;
    [[nodiscard]] bool isShown() const { return m_isShown; }
    void show(std::string_view text);

private:
    bool m_isShown;
    std::size_t m_width = 0;
};

} // namespace zama::cli
