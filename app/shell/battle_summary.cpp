#include "app/shell/battle_summary.h"

#include "app/shell/opening.h"
#include "core/io/journal_file.h"
#include "core/io/read_file.h"
#include "table/model/message_formatter.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <charconv>
#include <optional>

namespace zama::shell {
namespace {

// The lines of a journal as the program writes them; see docs/developers/journal-format.md.
constexpr std::string_view kScenario = "\n\"scenario\": ";
constexpr std::string_view kEntries = ",\n\"entries\": [";
constexpr std::string_view kTail = "\n],\n\"cursor\": ";

std::optional<int> numberBehind(std::string_view text, std::string_view key)
{
    const std::size_t at = text.find(key);
    int value = 0;
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const char *begin = text.data() + at + key.size();
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), value);
    return error == std::errc{} ? std::optional(value) : std::nullopt;
}

// Whether everything in front of the scenario is as this version writes it.
bool isOfOurVersion(std::string_view head)
{
    constexpr std::string_view kSeed = "\n\"seed\": \"";
    const std::size_t seed = head.find(kSeed);
    if (seed == std::string_view::npos) {
        return false;
    }
    const std::string_view digits = head.substr(seed + kSeed.size());
    return digits.find_first_not_of("0123456789") == digits.find("\",") &&
           numberBehind(head, "\n\"version\": ") == kJournalVersion &&
           numberBehind(head, "\n\"rules\": ") == kRulesVersion;
}

// The entries in front of the cursor, and how many they are; none if the end of the file is not as it should
// be.
struct Done {
    std::string_view lines;
    int count = 0;
};

std::optional<Done> doneEntries(std::string_view entries)
{
    const std::size_t tail = entries.rfind(kTail);
    if (tail == std::string_view::npos || !entries.ends_with("\n}\n")) {
        return std::nullopt;
    }
    const std::optional<int> cursor = numberBehind(entries.substr(tail), kTail);
    const std::string_view lines = entries.substr(0, tail);
    const auto written = std::count(lines.begin(), lines.end(), '\n');
    if (!cursor || *cursor < 0 || *cursor > written) {
        return std::nullopt;
    }
    std::size_t end = 0;
    for (int i = 0; i < *cursor; ++i) {
        end = std::min(lines.find('\n', end + 1), lines.size());
    }
    return Done{lines.substr(0, end), *cursor};
}

int lastTurn(std::string_view lines, int first)
{
    const std::size_t at = lines.rfind("\"event\":\"step_entered\"");
    return at == std::string_view::npos ? first : numberBehind(lines.substr(at), "\"turn\":").value_or(first);
}

void describe(const Scenario &scenario, BattleSummary &summary)
{
    const table::MessageFormatter formatter{QLocale()};
    summary.title = formatter.text(scenario.title);
    for (std::size_t i = 0; i < summary.sides.size(); ++i) {
        summary.sides.at(i) = formatter.text(scenario.sides.at(i).name);
        summary.liveries.at(i) = scenario.sides.at(i).livery;
    }
    summary.turn = scenario.start ? scenario.start->turn : 1;
}

std::optional<BattleSummary> glanceAt(std::string_view text)
{
    const std::size_t scenario = text.find(kScenario);
    const std::size_t entries = text.find(kEntries);
    if (!looksLikeJournal(text) || scenario >= entries || entries == std::string_view::npos ||
        !isOfOurVersion(text.substr(0, scenario))) {
        return std::nullopt;
    }
    const std::size_t begin = scenario + kScenario.size();
    const auto file = readScenario(text.substr(begin, entries - begin));
    const auto done = doneEntries(text.substr(entries + kEntries.size()));
    if (!file || !done) {
        return std::nullopt;
    }
    BattleSummary summary;
    describe(file.value().scenario, summary);
    summary.turn = lastTurn(done->lines, summary.turn);
    summary.isFinished = done->lines.find("\"event\":\"battle_ended\"") != std::string_view::npos;
    summary.orders = done->count;
    return summary;
}

BattleSummary unreadable(const QString &path, const std::vector<FileIssue> &issues)
{
    BattleSummary summary;
    summary.title = QFileInfo(path).fileName();
    summary.isReadable = false;
    summary.reason = summaryOf(issues, Severity::Error);
    return summary;
}

BattleSummary studied(const QString &path, std::string_view text)
{
    const auto file = readJournal(text);
    if (!file) {
        return unreadable(path, file.error().issues);
    }
    const Journal &journal = file.value().journal;
    BattleSummary summary;
    describe(journal.setup()->scenario, summary);
    summary.turn = journal.state().turn;
    summary.isFinished = journal.state().isOver();
    summary.orders = static_cast<int>(journal.cursor());
    return summary;
}

} // namespace

BattleSummary summaryOf(const QString &path)
{
    const auto bytes = readFile(QFile::encodeName(path).toStdString(), kMaxJournalBytes);
    if (!bytes) {
        return unreadable(path, {{{}, {}, bytes.error()}});
    }
    const auto glance = glanceAt(bytes.value());
    return glance ? *glance : studied(path, bytes.value());
}

} // namespace zama::shell
