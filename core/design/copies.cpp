#include "core/design/copies.h"

#include "core/design/bodies.h"
#include "core/design/mending.h"

#include <algorithm>
#include <unordered_map>

namespace zama::design {
namespace {

bool hasChief(const SideSpec &side)
{
    return std::ranges::any_of(side.commands, [](const CommandSpec &command) {
        return command.general && command.general->commanderInChief;
    });
}

bool isSameButForName(const UnitTypeSpec &a, UnitTypeSpec b)
{
    b.id = a.id;
    b.name = a.name;
    return a == b;
}

} // namespace

CommandSpec copyOfCommand(const Scenario &scenario, const std::string &command, std::size_t side)
{
    CommandSpec copy = *findCommand(scenario, command);
    copy.id = commandIds(scenario).takeNext(copy.id);
    copy.name = commandNames(scenario.sides[side]).take(copy.name);
    IdPool ids = bodyIds(scenario);
    NamePool names = bodyNames(scenario);
    std::unordered_map<std::string, std::string> renamed;
    for (UnitSpec &unit : copy.units) {
        const std::string old = unit.id;
        unit.id = ids.takeNext(old);
        unit.name = names.takeNext(unit.name);
        renamed.try_emplace(old, unit.id);
    }
    if (copy.general) {
        GeneralSpec &general = *copy.general;
        general.id = ids.takeNext(general.id);
        general.name = names.takeNext(general.name);
        general.commanderInChief = general.commanderInChief && !hasChief(scenario.sides[side]);
        general.place = middleOf(scenario, general.attachedTo, general.place);
        const auto unit = renamed.find(general.attachedTo);
        general.attachedTo = unit == renamed.end() ? std::string() : unit->second;
    }
    return copy;
}

std::string typeInPalette(Scenario &scenario, const std::string &type, const std::string &palette)
{
    const auto original = std::ranges::find(scenario.types, type, &UnitTypeSpec::id);
    if (original == scenario.types.end() || palette.empty() || original->palette.empty() ||
        original->palette == palette) {
        return type;
    }
    UnitTypeSpec copy = *original;
    copy.palette = palette;
    for (const UnitTypeSpec &other : scenario.types) {
        if (isSameButForName(other, copy)) {
            return other.id;
        }
    }
    if (scenario.types.size() >= kMaxTypes) {
        return type;
    }
    copy.id = typeIds(scenario).takeNext(copy.id);
    copy.name = typeNames(scenario).takeNext(copy.name);
    scenario.types.push_back(std::move(copy));
    return scenario.types.back().id;
}

} // namespace zama::design
