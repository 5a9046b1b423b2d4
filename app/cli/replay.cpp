#include "app/cli/battle_file.h"
#include "app/cli/battle_printer.h"
#include "app/cli/commands.h"

#include "core/io/state_json.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

namespace zama::cli {
namespace {

void printBattle(const Journal &journal, std::size_t to, const BattlePrinter &printer)
{
    for (std::size_t i = 0; i < to; ++i) {
        printer.events(i + 1, journal.entries()[i].events, journal.state());
    }
    printer.state(journal.stateAt(to));
}

JsonValue number(std::size_t value)
{
    return JsonValue::ofNumber(std::to_string(value));
}

bool hasRolls(const Journal &journal)
{
    const auto isRoll = [](const JournalEntry &e) { return std::holds_alternative<Roll>(e.command); };
    return std::ranges::any_of(journal.entries(), isRoll);
}

std::string sayDice(const Journal &journal)
{
    if (!hasRolls(journal)) {
        return "no dice were rolled\n";
    }
    if (const auto typed = journal.firstTypedRoll()) {
        return fmt::format("the dice of entry {} are not those of seed {}: they were typed\n", *typed + 1,
                           journal.seed());
    }
    return fmt::format("the dice are those of seed {}\n", journal.seed());
}

void addDice(JsonValue &line, const Journal &journal)
{
    const auto typed = journal.firstTypedRoll();
    line.add("dice", JsonValue::ofText(typed ? "typed" : hasRolls(journal) ? "seed" : "none"));
    if (typed) {
        line.add("first_typed", number(*typed + 1));
    }
}

void printVerdict(const JournalFile &file, bool isText)
{
    const std::size_t good = file.journal.entries().size();
    if (isText) {
        print(fmt::format("{} of {} entries came out as recorded\n", good, file.entriesInFile));
        print(sayDice(file.journal));
        return;
    }
    JsonValue line = JsonValue::ofKind(JsonValue::Kind::Object);
    line.add("entries", number(file.entriesInFile));
    line.add("verified", number(good));
    addDice(line, file.journal);
    if (file.divergence) {
        line.add("differs", number(file.divergence->what.entry + 1));
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
    const std::size_t to = std::min(arguments.to.value_or(file.entriesInFile), file.journal.entries().size());
    if (arguments.verify) {
        printVerdict(file, arguments.format == "text");
    } else {
        printBattle(file.journal, to, BattlePrinter(arguments.format));
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
