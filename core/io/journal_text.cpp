#include "core/io/journal_text.h"

#include "core/io/command_json.h"
#include "core/io/event_json.h"
#include "core/io/journal_file.h"
#include "core/io/json_write.h"
#include "core/io/state_json.h"

namespace zama {
namespace journal_text {
namespace {

std::string member(std::string_view key, std::string_view json)
{
    return quotedJson(key) + ": " + std::string(json);
}

std::string withoutLineEnd(std::string text)
{
    text.erase(text.find_last_not_of('\n') + 1);
    return text;
}

} // namespace

std::string head(const Journal &journal)
{
    // The seed is text because many readers of JSON round whole numbers beyond 2^53.
    std::string text = "{\n" + member("format", quotedJson(kFormat)) + ",\n";
    text += member("version", std::to_string(kJournalVersion)) + ",\n";
    text += member("rules", std::to_string(kRulesVersion)) + ",\n";
    text += member("seed", quotedJson(std::to_string(journal.seed()))) + ",\n";
    text += member("scenario", withoutLineEnd(writeScenario(journal.setup()->scenario))) + ",";
    return text + std::string(kEntries);
}

std::string entry(const JournalEntry &entry, const Setup &setup)
{
    JsonValue events = JsonValue::ofKind(JsonValue::Kind::Array);
    for (const Event &event : entry.events) {
        events.items.push_back(jsonOf(event, entry.events, setup));
    }
    JsonValue object = JsonValue::ofKind(JsonValue::Kind::Object);
    object.add("order", jsonOf(entry.command, setup));
    object.add("events", std::move(events));
    object.add("hash", JsonValue::ofText(hashText(entry.hash)));
    return compactJson(object);
}

std::string_view separator(std::size_t before)
{
    return before == 0 ? "\n" : ",\n";
}

std::string tail(std::size_t cursor)
{
    return "\n],\n" + member("cursor", std::to_string(cursor)) + "\n}\n";
}

} // namespace journal_text

std::string writeJournal(const Journal &journal)
{
    std::string text = journal_text::head(journal);
    std::size_t before = 0;
    for (const JournalEntry &entry : journal.entries()) {
        text += journal_text::separator(before++);
        text += journal_text::entry(entry, *journal.setup());
    }
    return text + journal_text::tail(journal.cursor());
}

} // namespace zama
