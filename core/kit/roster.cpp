#include "core/kit/roster.h"

#include <algorithm>

namespace zama::kit {
namespace {

// Q09: a battle that begins in its midst counts what fell before; one that begins with weak units does not.
UnitBoxes boxesOf(const Setup &setup, UnitId id)
{
    const UnitSetup &unit = setup.units[id.index()];
    const UnitType &type = setup.typeOf(id);
    const int boxes = setup.scenario.start ? unit.stands : unit.strength;
    return {id, boxes, boxes - unit.strength, type.losesLastStand(), !type.has(Trait::LossesNotCounted)};
}

CommandRoster commandRoster(const Setup &setup, CommandId id, const CommandSpec &spec)
{
    CommandRoster roster{id, {}, {}};
    if (spec.general && !spec.general->fallen) {
        roster.general = setup.findGeneral(spec.general->id);
    }
    for (const UnitSpec &unit : spec.units) {
        const UnitBoxes boxes = boxesOf(setup, setup.findUnit(unit.id));
        if (boxes.boxes > boxes.ticked) {
            roster.units.push_back(boxes);
        }
    }
    return roster;
}

void count(const Setup &setup, SideRoster &side, const UnitBoxes &unit)
{
    const TypeId type = setup.units[unit.unit.index()].type;
    auto at = std::ranges::find(side.types, type, &TypeStrength::type);
    if (at == side.types.end()) {
        side.types.push_back({type, 0, 0, unit.counts});
        at = side.types.end() - 1;
    }
    const int stands = unit.boxes - unit.ticked;
    ++at->units;
    at->stands += stands;
    ++side.units;
    side.stands += stands;
}

} // namespace

SideRoster rosterOf(const Setup &setup, SideId id)
{
    SideRoster side;
    side.side = id;
    side.counted = setup.sides.at(id.index()).startingStands;
    const SideSpec &spec = setup.scenario.sides[id.index()];
    for (std::size_t i = 0; i < spec.commands.size(); ++i) {
        CommandRoster command =
            commandRoster(setup, setup.sides.at(id.index()).commands[i], spec.commands[i]);
        for (const UnitBoxes &unit : command.units) {
            count(setup, side, unit);
        }
        side.generals += command.general.isValid() ? 1 : 0;
        if (command.general.isValid() || !command.units.empty()) {
            side.commands.push_back(std::move(command));
        }
    }
    std::ranges::sort(side.types, {}, &TypeStrength::type);
    return side;
}

std::vector<TypeId> typesInUse(const Setup &setup)
{
    std::vector<TypeId> used;
    for (std::size_t i = 0; i < setup.types.size(); ++i) {
        const bool isThere = std::ranges::any_of(
            setup.units, [&](const UnitSetup &unit) { return unit.type == TypeId(i) && unit.strength > 0; });
        if (isThere) {
            used.emplace_back(i);
        }
    }
    return used;
}

} // namespace zama::kit
