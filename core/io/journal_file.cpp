#include "core/io/journal_file.h"

#include "core/io/command_json.h"
#include "core/io/decimal.h"
#include "core/io/event_json.h"
#include "core/io/journal_text.h"
#include "core/io/json_parse.h"
#include "core/io/json_write.h"
#include "core/io/read_file.h"
#include "core/io/state_json.h"

#include <algorithm>
#include <charconv>

namespace zama {
namespace {

using Kind = JsonValue::Kind;

// About sixteen thousand entries of the usual size.
constexpr std::size_t kMaxJournalValues = 1'000'000;

// Collects what there is to say about one file, in places of its text.
class Notes
{
public:
    explicit Notes(std::string_view text)
        : m_positions(text)
    {
    }
    void add(Severity severity, std::size_t offset, std::string_view code, std::string path,
             std::vector<std::string> args)
    {
        add(offset, {severity, std::string(code), std::move(args), std::move(path)});
    }
    void add(std::size_t offset, Issue issue)
    {
        std::string field = issue.path;
        m_issues.push_back({m_positions.at(offset), std::move(field), std::move(issue)});
    }
    // Issues of a text that stands at `offset` of this one, under the pointer `path`.
    void addInner(std::vector<FileIssue> issues, std::size_t offset, const std::string &path)
    {
        const FilePosition base = m_positions.at(offset);
        for (FileIssue &inner : issues) {
            FilePosition &p = inner.position;
            p.column += p.line == 1 ? base.column - 1 : 0;
            p.line += p.line == 0 ? base.line : base.line - 1;
            inner.field = path + inner.field;
            inner.issue.path = inner.field;
            m_issues.push_back(std::move(inner));
        }
    }
    [[nodiscard]] FilePosition at(std::size_t offset) const { return m_positions.at(offset); }
    [[nodiscard]] std::vector<FileIssue> take() { return std::move(m_issues); }

private:
    TextPositions m_positions;
    std::vector<FileIssue> m_issues;
};

TextFault faultAt(std::size_t offset, std::string_view code, std::string path,
                  std::vector<std::string> args = {})
{
    return {offset, {Severity::Error, std::string(code), std::move(args), std::move(path)}, {}};
}

// The second place of a duplicate key goes into the sentence.
Issue withEarlier(const TextFault &fault, const Notes &notes)
{
    Issue issue = fault.issue;
    if (fault.earlier) {
        const FilePosition earlier = notes.at(*fault.earlier);
        issue.args.push_back(std::to_string(earlier.line));
        issue.args.push_back(std::to_string(earlier.column));
    }
    return issue;
}

LoadError refusal(const TextFault &fault, std::string_view text)
{
    Notes notes(text);
    notes.add(fault.offset, withEarlier(fault, notes));
    return {notes.take()};
}

// The text up to and with the last whole entry behind the head, and how many there are.
struct Salvage {
    std::string text;
    std::size_t entries = 0;
    std::size_t offset = 0; // where the damage begins
};

bool isWholeEntry(std::string_view line)
{
    if (!line.starts_with('{') || encodingFault(line)) {
        return false;
    }
    const JsonDocument document = parseJson(line);
    return document.isComplete && document.faults.empty();
}

std::optional<Salvage> salvage(std::string_view text)
{
    std::size_t end = text.find(journal_text::kEntries);
    if (end == std::string_view::npos || encodingFault(text.substr(0, end))) {
        return std::nullopt;
    }
    end += journal_text::kEntries.size();
    std::size_t entries = 0;
    std::size_t next = std::min(text.find('\n', end), text.size());
    std::size_t damage = next;
    while (next < text.size()) {
        const std::size_t begin = next + 1;
        next = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, next - begin);
        line = line.substr(0, line.find_last_not_of("\r,") + 1);
        damage = begin;
        if (!isWholeEntry(line)) {
            break;
        }
        end = begin + line.size();
        damage = next;
        ++entries;
    }
    return Salvage{std::string(text.substr(0, end)) + journal_text::tail(entries), entries,
                   std::min(damage, text.size())};
}

// Plays the entries of one parsed file.
class JournalReader
{
public:
    JournalReader(std::string_view text, const JsonValue &root)
        : m_text(text),
          m_root(root),
          m_notes(text)
    {
    }

    // `faults` are those of the text itself.
    Result<JournalFile, LoadError> read(const std::vector<TextFault> &faults)
    {
        if (!faults.empty()) {
            return refused(faults.front());
        }
        if (const auto fault = headFault()) {
            return refused(*fault);
        }
        const SetupPtr setup = readSetup();
        if (setup == nullptr) {
            return LoadError{m_notes.take()};
        }
        noteUnknownKeys();
        JournalFile file{Journal(setup, m_seed), {}, 0, {}, false};
        if (const auto fault = readEntries(file)) {
            return refused(*fault);
        }
        if (const auto fault = placeCursor(file)) {
            return refused(*fault);
        }
        file.notices = m_notes.take();
        return file;
    }

private:
    LoadError refused(const TextFault &fault)
    {
        m_notes.add(fault.offset, withEarlier(fault, m_notes));
        return {m_notes.take()};
    }

    std::optional<TextFault> headFault()
    {
        if (!m_root.is(Kind::Object)) {
            return faultAt(m_root.begin, "journal.not_object", "");
        }
        const JsonValue *format = m_root.find("format");
        if (format == nullptr || !format->is(Kind::Text) || format->text != journal_text::kFormat) {
            return faultAt(format == nullptr ? m_root.begin : format->begin, "journal.format", "/format");
        }
        if (auto fault = versionFault("version", "journal.newer", kJournalVersion)) {
            return fault;
        }
        if (auto fault = versionFault("rules", "journal.newer_rules", kRulesVersion)) {
            return fault;
        }
        return seedFault();
    }

    // Newer ones are refused by name; older rules are played under ours, and the hashes tell.
    std::optional<TextFault> versionFault(std::string_view key, std::string_view newer, int ours)
    {
        const JsonValue *value = m_root.find(key);
        const Decimal number =
            parseDecimal(value != nullptr && value->is(Kind::Number) ? value->text : "", 0);
        const std::string path = "/" + std::string(key);
        const std::size_t offset = value == nullptr ? m_root.begin : value->begin;
        if (number.fault == DecimalFault::TooLarge || number.value > ours) {
            return faultAt(offset, newer, path, {shortened(value->text, 40), std::to_string(ours)});
        }
        if (number.fault != DecimalFault::None || number.value < 1) {
            return faultAt(offset, "journal.version", path, {std::string(key), std::to_string(ours)});
        }
        if (number.value < ours) {
            m_notes.add(Severity::Warning, offset, "journal.older_rules", path,
                        {std::to_string(number.value), std::to_string(ours)});
        }
        return std::nullopt;
    }

    std::optional<TextFault> seedFault()
    {
        const JsonValue *seed = m_root.find("seed");
        if (seed == nullptr || (!seed->is(Kind::Text) && !seed->is(Kind::Number))) {
            return faultAt(seed == nullptr ? m_root.begin : seed->begin, "journal.seed", "/seed");
        }
        const char *end = seed->text.data() + seed->text.size();
        const auto [at, error] = std::from_chars(seed->text.data(), end, m_seed);
        if (error != std::errc{} || at != end) {
            return faultAt(seed->begin, "journal.seed", "/seed");
        }
        return std::nullopt;
    }

    SetupPtr readSetup()
    {
        const JsonValue *scenario = m_root.find("scenario");
        if (scenario == nullptr || !scenario->is(Kind::Object)) {
            const std::size_t offset = scenario == nullptr ? m_root.begin : scenario->begin;
            m_notes.add(Severity::Error, offset, "journal.scenario", "/scenario", {});
            return nullptr;
        }
        auto file = readScenario(m_text.substr(scenario->begin, scenario->end - scenario->begin));
        if (!file) {
            m_notes.addInner(file.error().issues, scenario->begin, "/scenario");
            return nullptr;
        }
        // What is doubtful about the scenario was said when the battle began; here only what was not read.
        std::vector<FileIssue> &warnings = file.value().warnings;
        std::erase_if(warnings, [](const FileIssue &i) {
            return !i.issue.code.starts_with("unknown.") && !i.issue.code.starts_with("version.");
        });
        m_notes.addInner(std::move(warnings), scenario->begin, "/scenario");
        const auto setup = compile(file.value().scenario);
        if (!setup) {
            for (const Issue &issue : setup.error()) {
                m_notes.add(scenario->begin, issue);
            }
            return nullptr;
        }
        return setup.value();
    }

    void noteUnknownKeys()
    {
        constexpr std::array<std::string_view, 7> kKnown{"format",   "version", "rules", "seed",
                                                         "scenario", "entries", "cursor"};
        for (const JsonMember &member : m_root.members) {
            if (std::ranges::find(kKnown, member.key) == kKnown.end()) {
                m_notes.add(Severity::Warning, member.keyBegin, "journal.unknown_key",
                            "/" + pointerSegment(member.key), {shortened(member.key, 80)});
            }
        }
    }

    std::optional<TextFault> readEntries(JournalFile &file)
    {
        const JsonValue *list = m_root.find("entries");
        if (list == nullptr || !list->is(Kind::Array)) {
            return faultAt(list == nullptr ? m_root.begin : list->begin, "journal.entries", "/entries");
        }
        file.entriesInFile = list->items.size();
        for (std::size_t i = 0; i < list->items.size() && !file.divergence; ++i) {
            if (auto fault = readEntry(list->items[i], i, file)) {
                return fault;
            }
        }
        return std::nullopt;
    }

    std::optional<TextFault> readEntry(const JsonValue &value, std::size_t index, JournalFile &file)
    {
        const std::string path = "/entries/" + std::to_string(index);
        ValueReader reader(*file.journal.setup(), path);
        JournalEntry written;
        if (!readWritten(reader, value, file.journal.state(), written)) {
            return TextFault{reader.fault()->offset, reader.fault()->issue, {}};
        }
        file.divergence = play(file.journal, written);
        if (file.divergence) {
            file.divergence->what.entry = index;
            file.divergence->position = m_notes.at(value.begin);
        }
        return std::nullopt;
    }

    static bool readWritten(ValueReader &reader, const JsonValue &value, const State &state,
                            JournalEntry &written)
    {
        MemberReader members(reader, value);
        const JsonValue *order = members.need("order");
        const JsonValue *events = members.need("events");
        const JsonValue *hash = members.need("hash");
        if (!members.isGood()) {
            return false;
        }
        auto command = commandFrom(reader, *order, state);
        if (!command || !reader.isKind(*events, Kind::Array) || !readHash(reader, *hash, written.hash)) {
            return false;
        }
        written.command = std::move(*command);
        for (const JsonValue &item : events->items) {
            auto event = eventFrom(reader, item);
            if (!event) {
                return false;
            }
            written.events.push_back(std::move(*event));
        }
        return members.finish();
    }

    static bool readHash(ValueReader &reader, const JsonValue &value, std::uint64_t &hash)
    {
        const char *begin = value.text.data();
        const char *end = begin + value.text.size();
        const bool isHex = value.is(Kind::Text) && value.text.size() == 16;
        const auto [at, error] = std::from_chars(begin, isHex ? end : begin, hash, 16);
        return (isHex && error == std::errc{} && at == end) ||
               reader.fail(value, "journal.hash", {shortened(compactJson(value), 40)});
    }

    // Gives the command to the referee and compares; what differs is taken back again.
    static std::optional<JournalDivergence> play(Journal &journal, const JournalEntry &written)
    {
        JournalDivergence differs;
        differs.what.expected = written.hash;
        if (const Check refused = journal.record(written.command)) {
            differs.what.refusal = refused;
            differs.what.found = hashOf(journal.state());
            return differs;
        }
        const JournalEntry &played = journal.entries().back();
        if (played.hash == written.hash && played.events == written.events) {
            return std::nullopt;
        }
        differs.what.found = played.hash;
        compareEvents(played.events, written.events, *journal.setup(), differs);
        journal = journal.branch(journal.cursor() - 1);
        return differs;
    }

    static void compareEvents(const Events &played, const Events &written, const Setup &setup,
                              JournalDivergence &differs)
    {
        const auto [p, w] = std::ranges::mismatch(played, written);
        if (p == played.end() && w == written.end()) {
            return;
        }
        differs.event = static_cast<std::size_t>(p - played.begin());
        differs.inFile = w == written.end() ? "" : writeEvent(*w, written, setup);
        differs.replayed = p == played.end() ? "" : writeEvent(*p, played, setup);
    }

    std::optional<TextFault> placeCursor(JournalFile &file)
    {
        const JsonValue *value = m_root.find("cursor");
        if (value == nullptr) {
            return std::nullopt;
        }
        const Decimal number = parseDecimal(value->is(Kind::Number) ? value->text : "", 0);
        const auto entries = static_cast<std::int64_t>(file.entriesInFile);
        if (number.fault != DecimalFault::None || number.value < 0 || number.value > entries) {
            return faultAt(value->begin, "journal.cursor", "/cursor", {std::to_string(entries)});
        }
        const auto cursor = static_cast<std::size_t>(number.value);
        if (cursor < file.journal.entries().size()) {
            file.journal.jump(cursor);
        }
        return std::nullopt;
    }

    std::string_view m_text;
    const JsonValue &m_root;
    Notes m_notes;
    std::uint64_t m_seed = 0;
};

// Reads the whole entries before the damage that `fault` has met.
Result<JournalFile, LoadError> readDamaged(std::string_view text, const TextFault &fault)
{
    const auto saved = salvage(text);
    if (!saved) {
        return refusal(fault, text);
    }
    JsonDocument document = parseJson(saved->text, kMaxJournalValues);
    if (!document.isComplete) {
        return refusal(fault, text);
    }
    auto file = JournalReader(saved->text, document.root).read(document.faults);
    if (file) {
        Notes notes(text);
        notes.add(Severity::Warning, saved->offset, "journal.damaged",
                  "/entries/" + std::to_string(saved->entries), {std::to_string(saved->entries)});
        std::vector<FileIssue> damage = notes.take();
        std::ranges::move(file.value().notices, std::back_inserter(damage));
        file.value().notices = std::move(damage);
        file.value().isDamaged = true;
    }
    return file;
}

} // namespace

FileIssue issueOf(const JournalDivergence &divergence)
{
    const std::string path = "/entries/" + std::to_string(divergence.what.entry);
    return {divergence.position,
            path,
            {Severity::Error, "journal.differs", {std::to_string(divergence.what.entry + 1)}, path}};
}

bool looksLikeJournal(std::string_view text)
{
    return text.substr(0, 400).find("\"zama-game\"") != std::string_view::npos;
}

Result<JournalFile, LoadError> readJournal(std::string_view bytes)
{
    const std::string_view text = withoutMark(bytes);
    if (bytes.size() > kMaxJournalBytes) {
        return refusal(faultAt(0, "file.too_large", "", {"-", std::to_string(kMaxJournalBytes)}), "");
    }
    if (const auto fault = encodingFault(text)) {
        return readDamaged(text, *fault);
    }
    JsonDocument document = parseJson(text, kMaxJournalValues);
    if (!document.isComplete) {
        return readDamaged(text, document.faults.back());
    }
    return JournalReader(text, document.root).read(document.faults);
}

Result<JournalFile, LoadError> loadJournal(const std::string &path)
{
    const auto bytes = readFile(path, kMaxJournalBytes);
    if (!bytes) {
        return LoadError{{{{}, {}, bytes.error()}}};
    }
    return readJournal(bytes.value());
}

} // namespace zama
