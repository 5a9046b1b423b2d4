// Any bytes give a journal that truly happened, or located errors; and any line gives an order or a located
// error.

#include "core/game/decide.h"
#include "core/io/command_json.h"
#include "core/io/issue_line.h"
#include "core/io/journal_file.h"

#include <cstdint>
#include <cstdlib>

namespace {

void check(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void checkIssue(const zama::FileIssue &issue)
{
    check(issue.position.line > 0 && issue.position.column > 0);
    check(zama::issueLine("f", issue).find('\n') == std::string::npos);
}

void checkJournal(const zama::JournalFile &file)
{
    check(!file.journal.verify());
    const auto again = zama::readJournal(zama::writeJournal(file.journal));
    check(again.ok() && !again.value().isDamaged && !again.value().divergence);
    for (const zama::FileIssue &notice : again.value().notices) {
        check(notice.issue.code.starts_with("unknown.")); // keys of the scenario are kept
    }
    check(again.value().journal.cursor() == file.journal.cursor());
    check(zama::hashOf(again.value().journal.state()) == zama::hashOf(file.journal.state()));
}

// The order of an entry's line, or the line.
std::string_view orderIn(std::string_view line)
{
    constexpr std::string_view kBegin = "{\"order\":";
    if (!line.starts_with(kBegin)) {
        return line;
    }
    line.remove_prefix(kBegin.size());
    return line.substr(0, line.find(",\"events\""));
}

// Lines as orders of the battle just read.
void checkOrders(std::string_view text, const zama::State &state)
{
    for (int lines = 0; lines < 200 && !text.empty(); ++lines) {
        const std::size_t end = text.find('\n');
        const auto order = zama::readOrder(orderIn(text.substr(0, end)), state);
        if (order) {
            const std::string written = zama::writeOrder(order.value(), *state.setup);
            const auto again = zama::readOrder(written, state);
            check(again.ok() && again.value() == order.value());
            (void)zama::validate(state, order.value());
        } else {
            checkIssue(order.error());
        }
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto file = zama::readJournal(text);
    for (const zama::FileIssue &issue : file ? file.value().notices : file.error().issues) {
        checkIssue(issue);
    }
    if (file) {
        checkJournal(file.value());
        const std::size_t entries = text.find("\"entries\": [");
        checkOrders(text.substr(entries == std::string_view::npos ? 0 : entries),
                    file.value().journal.state());
    }
    return 0;
}
