#include "editor/scenario_texts.h"

#include "core/design/side_names.h"

#include <algorithm>
#include <stdexcept>

namespace zama::editor {
namespace {

// Calls `visit` with every text of the scenario, in the order of the file.
template<class AnyScenario, class Visit>
void forEachText(AnyScenario &scenario, Visit visit)
{
    for (auto *text : {&scenario.title, &scenario.date, &scenario.place, &scenario.background,
                       &scenario.sources, &scenario.notes}) {
        visit(*text);
    }
    for (auto &type : scenario.types) {
        visit(type.name);
        visit(type.plural);
    }
    for (auto &side : scenario.sides) {
        visit(side.name);
        visit(side.nameInText);
        visit(side.briefing);
        for (auto &command : side.commands) {
            visit(command.name);
            if (command.general) {
                visit(command.general->name);
            }
            for (auto &unit : command.units) {
                visit(unit.name);
            }
        }
    }
}

template<class AnyScenario>
auto &fieldOf(AnyScenario &scenario, TextField field)
{
    switch (field.kind) {
    case TextKind::Title:
        return scenario.title;
    case TextKind::Date:
        return scenario.date;
    case TextKind::Place:
        return scenario.place;
    case TextKind::Background:
        return scenario.background;
    case TextKind::Briefing:
        return scenario.sides.at(field.side).briefing;
    case TextKind::Sources:
        return scenario.sources;
    case TextKind::Notes:
        return scenario.notes;
    }
    throw std::logic_error("no such text");
}

auto entryOf(LocalText &text, const std::string &language)
{
    return std::ranges::find(text.entries, language, &LocalText::Entry::language);
}

bool isBlank(const std::string &text)
{
    return text.find_first_not_of(" \t\n") == std::string::npos;
}

} // namespace

std::vector<TextField> textFieldsOf(const Scenario &scenario)
{
    std::vector<TextField> fields{
        {TextKind::Title}, {TextKind::Date}, {TextKind::Place}, {TextKind::Background}};
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        fields.push_back({TextKind::Briefing, side});
    }
    fields.push_back({TextKind::Sources});
    fields.push_back({TextKind::Notes});
    return fields;
}

const LocalText &textOf(const Scenario &scenario, TextField field)
{
    return fieldOf(scenario, field);
}

LocalText &textOf(Scenario &scenario, TextField field)
{
    return fieldOf(scenario, field);
}

std::string pathOf(TextField field)
{
    switch (field.kind) {
    case TextKind::Title:
        return "/title";
    case TextKind::Date:
        return "/date";
    case TextKind::Place:
        return "/place";
    case TextKind::Background:
        return "/background";
    case TextKind::Briefing:
        return "/sides/" + std::to_string(field.side) + "/briefing";
    case TextKind::Sources:
        return "/sources";
    case TextKind::Notes:
        return "/notes";
    }
    return {};
}

const std::string &writtenIn(const LocalText &text, const std::string &language)
{
    static const std::string nothing;
    const auto found = std::ranges::find(text.entries, language, &LocalText::Entry::language);
    return found == text.entries.end() ? nothing : found->text;
}

void write(const Scenario &scenario, LocalText &text, const std::string &language, std::string written)
{
    const auto found = entryOf(text, language);
    const bool isThere = found != text.entries.end();
    if (written.empty()) {
        std::erase_if(text.entries, [&language](const auto &entry) { return entry.language == language; });
    } else if (isThere) {
        found->text = std::move(written);
    } else {
        const auto place = language == scenario.language ? text.entries.begin() : text.entries.end();
        text.entries.insert(place, {language, std::move(written)});
    }
}

void nameSide(const Scenario &scenario, SideSpec &side, const std::string &language, std::string name)
{
    const design::SideName before{writtenIn(side.name, language), writtenIn(side.nameInText, language)};
    write(scenario, side.nameInText, language, design::inTextFor(language, before, name));
    write(scenario, side.name, language, std::move(name));
}

std::vector<std::string> languagesOf(const Scenario &scenario)
{
    std::vector<std::string> languages{scenario.language};
    forEachText(scenario, [&languages](const LocalText &text) {
        for (const LocalText::Entry &entry : text.entries) {
            if (std::ranges::find(languages, entry.language) == languages.end()) {
                languages.push_back(entry.language);
            }
        }
    });
    return languages;
}

bool haveSameTexts(const Scenario &a, const Scenario &b)
{
    std::vector<const LocalText *> texts;
    forEachText(a, [&texts](const LocalText &text) { texts.push_back(&text); });
    std::size_t place = 0;
    bool isSame = a.language == b.language && a.sides.size() == b.sides.size();
    forEachText(b, [&](const LocalText &text) {
        isSame = isSame && place < texts.size() && *texts[place] == text;
        ++place;
    });
    return isSame && place == texts.size();
}

TextProgress progressOf(const Scenario &scenario, const std::string &language)
{
    TextProgress progress;
    for (const TextField field : textFieldsOf(scenario)) {
        const LocalText &text = textOf(scenario, field);
        const bool isSaid =
            std::ranges::any_of(text.entries, [](const auto &entry) { return !isBlank(entry.text); });
        progress.wanted += isSaid ? 1 : 0;
        progress.written += isBlank(writtenIn(text, language)) ? 0 : 1;
    }
    return progress;
}

void setDefaultLanguage(Scenario &scenario, const std::string &language)
{
    scenario.language = language;
    forEachText(scenario, [&language](LocalText &text) {
        const auto found = entryOf(text, language);
        if (found != text.entries.end()) {
            std::rotate(text.entries.begin(), found, found + 1);
        }
    });
}

int removeLanguage(Scenario &scenario, const std::string &language)
{
    int removed = 0;
    forEachText(scenario, [&](LocalText &text) {
        removed += static_cast<int>(std::erase_if(
            text.entries, [&language](const auto &entry) { return entry.language == language; }));
    });
    return removed;
}

} // namespace zama::editor
