#include "app/cli/battle_printer.h"

#include "app/cli/console.h"

#include "core/game/queries.h"
#include "core/io/command_json.h"
#include "core/io/event_json.h"
#include "core/io/json_write.h"
#include "core/io/state_json.h"
#include "core/text/issue_text.h"
#include "core/text/names.h"
#include "core/text/phrase.h"

#include <algorithm>
#include <fmt/format.h>

namespace zama::cli {
namespace {

template<class T>
JsonValue number(T value)
{
    return JsonValue::ofNumber(std::to_string(value));
}

JsonValue jsonOf(const FileIssue &issue, const char *key, const std::string &word)
{
    JsonValue line = JsonValue::ofKind(JsonValue::Kind::Object);
    line.add(key, JsonValue::ofText(word));
    line.add("line", number(issue.position.line));
    line.add("column", number(issue.position.column));
    line.add("message", JsonValue::ofText(inEnglish(issue.issue)));
    return line;
}

std::string sentencesOf(std::size_t entry, const Events &deed, const State &state)
{
    std::string text;
    for (const Event &event : deed) {
        const Message message = messageFor(event, state);
        if (!message.id.empty()) {
            text += fmt::format("{:>5}  {}\n", entry, englishFor(message, *state.setup));
        }
    }
    return text;
}

int unitsLeft(const State &state, SideId side)
{
    int units = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        units += state.units[i].strength > 0 && state.setup->units[i].side == side ? 1 : 0;
    }
    return units;
}

std::string strengthOf(const State &state, SideId side)
{
    const Setup &setup = *state.setup;
    const int starting = setup.sides.at(side.index()).startingStands;
    return fmt::format("{}: {} of {} lost, {} left\n", nameOf(setup, side, "en"), standsLost(state, side),
                       englishFor(standCount(starting), setup),
                       englishFor(unitCount(unitsLeft(state, side)), setup));
}

std::string fallenOf(const State &state)
{
    std::string names;
    for (std::size_t i = 0; i < state.generals.size(); ++i) {
        if (state.generals[i].fallen) {
            names += (names.empty() ? "" : ", ") + nameOf(*state.setup, GeneralId(i), "en");
        }
    }
    return names.empty() ? "" : fmt::format("Fallen: {}\n", names);
}

std::string summaryOf(const State &state)
{
    const Setup &setup = *state.setup;
    std::string text = fmt::format("\nTurn {}, step {} ({})\n", state.turn, state.step + 1,
                                   englishFor(messageFor(state.currentStep().kind), setup));
    for (std::size_t side = 0; side < setup.sides.size(); ++side) {
        text += strengthOf(state, SideId(side));
    }
    const Message last = state.outcome ? messageFor(*state.outcome) : promptFor(state);
    return text + fallenOf(state) + englishFor(last, setup) + "\n";
}

} // namespace

void BattlePrinter::events(std::size_t entry, const Events &deed, const State &state) const
{
    if (m_isText) {
        print(sentencesOf(entry, deed, state));
        return;
    }
    for (const Event &event : deed) {
        printLine(zama::jsonOf(event, deed, *state.setup));
    }
}

void BattlePrinter::refusal(int line, const Refusal &refusal, const std::optional<Command> &lawful,
                            const State &state) const
{
    const Setup &setup = *state.setup;
    const std::string sentence = englishFor(refusal, state);
    if (m_isText) {
        print(fmt::format("Line {} is refused: {}\n", line, sentence));
        print(lawful ? fmt::format("       Possible: {}\n", compactJson(zama::jsonOf(*lawful, setup))) : "");
        return;
    }
    JsonValue object = zama::jsonOf(refusal, setup);
    object.add("line", number(line));
    object.add("message", JsonValue::ofText(sentence));
    if (lawful) {
        object.add("try", zama::jsonOf(*lawful, setup));
    }
    printLine(object);
}

void BattlePrinter::unknownName(const FileIssue &issue) const
{
    if (m_isText) {
        print(fmt::format("Line {} is refused: {}\n", issue.position.line, inEnglish(issue.issue)));
        return;
    }
    JsonValue line = jsonOf(issue, "refused", "no_such_unit");
    line.add("name", JsonValue::ofText(issue.issue.args.front()));
    printLine(line);
}

void BattlePrinter::noOrder(const FileIssue &issue) const
{
    if (m_isText) {
        print(fmt::format("Line {} is no order: {}\n", issue.position.line, inEnglish(issue.issue)));
        return;
    }
    printLine(jsonOf(issue, "error", issue.issue.code));
}

void BattlePrinter::state(const State &state, std::optional<std::size_t> diceLeft) const
{
    if (m_isText) {
        print(summaryOf(state));
        return;
    }
    JsonValue line = JsonValue::ofKind(JsonValue::Kind::Object);
    line.add("state", zama::jsonOf(state));
    if (diceLeft) {
        line.add("dice_left", number(*diceLeft));
    }
    printLine(line);
}

} // namespace zama::cli
