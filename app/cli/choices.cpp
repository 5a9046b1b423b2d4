#include "app/cli/choices.h"

#include "app/cli/console.h"
#include "app/cli/whole_number.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace zama::cli {
namespace {

struct Choice {
    std::string name;
    std::string value;
};

Choice split(const std::string &word, const char *option)
{
    const std::size_t at = word.find('=');
    if (at == std::string::npos) {
        throw WrongUsage(fmt::format("{} {}: a name, = and a value are needed", option, word));
    }
    return {word.substr(0, at), word.substr(at + 1)};
}

std::string sidesOf(const Setup &setup)
{
    return fmt::format("{}, {}", setup.sides[0].id, setup.sides[1].id);
}

const OptionRow &rowOf(const std::string &key)
{
    const auto rows = optionTable();
    const auto row = std::ranges::find(rows, key, &OptionRow::key);
    if (row == rows.end()) {
        std::string known = "turn_limit";
        for (const OptionRow &r : rows) {
            known += ", " + std::string(r.key);
        }
        throw WrongUsage(fmt::format("--option {}: there is no such option; there are {}", key, known));
    }
    return *row;
}

} // namespace

std::array<std::string, 2> mindsFor(std::span<const std::string> choices, const Setup &setup)
{
    std::array<std::string, 2> minds;
    for (const std::string &word : choices) {
        const Choice choice = split(word, "--policy");
        const SideId side = setup.findSide(choice.name);
        if (!side.isValid()) {
            throw WrongUsage(
                fmt::format("--policy {}: the sides of this scenario are {}", word, sidesOf(setup)));
        }
        const auto names = policyNames();
        if (std::ranges::find(names, choice.value) == names.end()) {
            throw WrongUsage(fmt::format("--policy {}: there are {}", word, fmt::join(names, ", ")));
        }
        if (!minds.at(side.index()).empty()) {
            throw WrongUsage(fmt::format("--policy {}: this side has one already", word));
        }
        minds.at(side.index()) = choice.value;
    }
    return minds;
}

void setOptions(Options &options, std::span<const std::string> choices)
{
    std::set<std::string> named;
    for (const std::string &word : choices) {
        const Choice choice = split(word, "--option");
        if (!named.insert(choice.name).second) {
            throw WrongUsage(fmt::format("--option {}: this option is set already", word));
        }
        if (choice.name == "turn_limit") {
            setTurnLimit(options, choice.value);
            continue;
        }
        const OptionRow &row = rowOf(choice.name);
        const auto value = std::ranges::find(row.values, choice.value);
        if (value == row.values.end()) {
            throw WrongUsage(fmt::format("--option {}: it can be {}", word, fmt::join(row.values, ", ")));
        }
        row.set(options, static_cast<int>(value - row.values.begin()));
    }
}

bool setsTurnLimit(std::span<const std::string> choices)
{
    return std::ranges::any_of(choices,
                               [](const std::string &word) { return word.starts_with("turn_limit="); });
}

void setTurnLimit(Options &options, const std::string &limit)
{
    if (limit == "none") {
        options.turnLimit = std::nullopt;
        return;
    }
    const auto turns = wholeNumber<int>(limit);
    if (!turns || *turns < 1 || *turns > kMaxTurnLimit) {
        throw WrongUsage(
            fmt::format("--turn-limit {}: it is a number from 1 to {}, or none", limit, kMaxTurnLimit));
    }
    options.turnLimit = turns;
}

} // namespace zama::cli
