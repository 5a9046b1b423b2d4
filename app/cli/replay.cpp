#include "app/cli/battle_file.h"
#include "app/cli/commands.h"

#include "core/io/event_json.h"
#include "core/io/state_json.h"
#include "core/text/phrase.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

namespace zama::cli {
namespace {

void printEvents(const Journal &journal, std::size_t to, bool isText)
{
    const Setup &setup = *journal.setup();
    for (std::size_t i = 0; i < to; ++i) {
        const Events &deed = journal.entries()[i].events;
        for (const Event &event : deed) {
            if (!isText) {
                printLine(jsonOf(event, deed, setup));
                continue;
            }
            const Message message = messageFor(event, journal.state());
            if (!message.id.empty()) {
                print(fmt::format("{:>5}  {}\n", i + 1, englishFor(message, setup)));
            }
        }
    }
}

void printState(const State &state)
{
    JsonValue line = JsonValue::ofKind(JsonValue::Kind::Object);
    line.add("state", jsonOf(state));
    printLine(line);
}

void printVerdict(const JournalFile &file, bool isText)
{
    const std::size_t good = file.journal.entries().size();
    if (isText) {
        print(fmt::format("{} of {} entries came out as recorded\n", good, file.entriesInFile));
        return;
    }
    JsonValue line = JsonValue::ofKind(JsonValue::Kind::Object);
    line.add("entries", JsonValue::ofNumber(std::to_string(file.entriesInFile)));
    line.add("verified", JsonValue::ofNumber(std::to_string(good)));
    if (file.divergence) {
        line.add("differs", JsonValue::ofNumber(std::to_string(file.divergence->what.entry + 1)));
        line.add("recorded", JsonValue::ofText(hashText(file.divergence->what.expected)));
        line.add("found", JsonValue::ofText(hashText(file.divergence->what.found)));
    }
    printLine(line);
}

} // namespace

Exit run(const ReplayArguments &arguments)
{
    endOnInterrupt();
    auto loaded = loadJournal(arguments.file);
    if (!loaded) {
        complain(arguments.file, loaded.error().issues);
        return Exit::BadInput;
    }
    JournalFile &file = loaded.value();
    complain(arguments.file, file.notices);
    if (arguments.to && *arguments.to > file.entriesInFile) {
        throw WrongUsage(
            fmt::format("--to {}: the journal has {} entries", *arguments.to, file.entriesInFile));
    }
    const bool isText = arguments.format == "text";
    const std::size_t to = std::min(arguments.to.value_or(file.entriesInFile), file.journal.entries().size());
    if (arguments.verify) {
        printVerdict(file, isText);
    } else {
        printEvents(file.journal, to, isText);
        printState(file.journal.stateAt(to));
    }
    if (file.divergence &&
        (arguments.verify || file.divergence->what.entry < arguments.to.value_or(SIZE_MAX))) {
        file.journal.jump(file.journal.entries().size());
        complain(arguments.file + ": " + describe(*file.divergence, file.journal.state()));
        return Exit::Refused;
    }
    return arguments.verify && file.isDamaged ? Exit::BadInput : Exit::Done;
}

} // namespace zama::cli
