#include "core/text/names.h"

#include <algorithm>

namespace zama {
namespace {

const std::string kNobody = "?";

const std::string &orId(const LocalText &name, const std::string &id, const std::string &language)
{
    const std::string &text = name.in(language);
    return text.empty() ? id : text;
}

// Calls `use` with the command specs of the scenario until it returns a name.
template<class Use>
const std::string *searchCommands(const Setup &setup, Use use)
{
    for (const SideSpec &side : setup.scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            if (const std::string *found = use(command)) {
                return found;
            }
        }
    }
    return nullptr;
}

const SideSpec *specOf(const Setup &setup, SideId side)
{
    return side.index() < setup.scenario.sides.size() ? &setup.scenario.sides[side.index()] : nullptr;
}

} // namespace

const std::string &nameOf(const Setup &setup, UnitId unit, const std::string &language)
{
    if (unit.index() >= setup.units.size()) {
        return kNobody;
    }
    const std::string &id = setup.units[unit.index()].id;
    const auto *name = searchCommands(setup, [&](const CommandSpec &command) -> const std::string * {
        for (const UnitSpec &u : command.units) {
            if (u.id == id) {
                return &orId(u.name, u.id, language);
            }
        }
        return nullptr;
    });
    return name != nullptr ? *name : id;
}

const std::string &nameOf(const Setup &setup, GeneralId general, const std::string &language)
{
    if (general.index() >= setup.generals.size()) {
        return kNobody;
    }
    const std::string &id = setup.generals[general.index()].id;
    const auto *name = searchCommands(setup, [&](const CommandSpec &command) -> const std::string * {
        const bool his = command.general && command.general->id == id;
        return his ? &orId(command.general->name, id, language) : nullptr;
    });
    return name != nullptr ? *name : id;
}

const std::string &nameOf(const Setup &setup, CommandId command, const std::string &language)
{
    if (command.index() >= setup.commands.size()) {
        return kNobody;
    }
    const std::string &id = setup.commands[command.index()].id;
    const auto *name = searchCommands(setup, [&](const CommandSpec &spec) -> const std::string * {
        return spec.id == id ? &orId(spec.name, id, language) : nullptr;
    });
    return name != nullptr ? *name : id;
}

const std::string &nameOf(const Setup &setup, TypeId type, const std::string &language)
{
    if (type.index() >= setup.types.size()) {
        return kNobody;
    }
    const std::string &id = setup.types[type.index()].id;
    for (const UnitTypeSpec &spec : setup.scenario.types) {
        if (spec.id == id) {
            return orId(spec.name, id, language);
        }
    }
    return id;
}

const std::string &pluralOf(const Setup &setup, TypeId type, const std::string &language)
{
    const auto at = std::ranges::find(setup.scenario.types,
                                      type.index() < setup.types.size() ? setup.types[type.index()].id : "",
                                      &UnitTypeSpec::id);
    const bool hasPlural = at != setup.scenario.types.end() && !at->plural.isEmpty();
    return hasPlural ? at->plural.in(language) : nameOf(setup, type, language);
}

const std::string &nameOf(const Setup &setup, SideId side, const std::string &language)
{
    const SideSpec *spec = specOf(setup, side);
    return spec != nullptr ? orId(spec->name, spec->id, language) : kNobody;
}

const std::string &nameInText(const Setup &setup, SideId side, const std::string &language)
{
    const SideSpec *spec = specOf(setup, side);
    const bool hasForm = spec != nullptr && !spec->nameInText.isEmpty();
    if (!hasForm || (spec->nameInText.ownIn(language) == nullptr && spec->name.ownIn(language) != nullptr)) {
        return nameOf(setup, side, language); // rather than the form of another language
    }
    return orId(spec->nameInText, spec->id, language);
}

std::string nameBehind(std::string_view before, std::string name)
{
    constexpr std::string_view kArticle = "The ";
    if (!name.starts_with(kArticle) || before.empty() || before.ends_with(". ")) {
        return name;
    }
    if (before.ends_with(" the ") || before == kArticle) {
        return name.substr(kArticle.size());
    }
    name[0] = 't';
    return name;
}

} // namespace zama
