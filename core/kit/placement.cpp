#include "core/kit/placement.h"

#include "core/kit/roster.h"

namespace zama::kit {
namespace {

PlacedUnit placed(const Setup &setup, UnitId id, int number)
{
    const UnitSetup &unit = setup.units[id.index()];
    const Extent extent = setup.extentOf(id, unit.strength);
    return {number, id, unit.pose, extent, footprintAt(unit.pose, extent)};
}

// Q86: with a unit he is at the middle of its front.
PlacedGeneral placed(const Setup &setup, GeneralId id)
{
    const GeneralSetup &general = setup.generals[id.index()];
    const UnitId with = general.attachedTo;
    return {id, with.isValid() ? setup.units[with.index()].pose.front : general.place, with};
}

} // namespace

Placement placementOf(const Setup &setup, SideId side)
{
    Placement all;
    for (const CommandRoster &command : rosterOf(setup, side).commands) {
        for (const UnitBoxes &unit : command.units) {
            all.units.push_back(placed(setup, unit.unit, static_cast<int>(all.units.size()) + 1));
        }
        if (command.general.isValid()) {
            all.generals.push_back(placed(setup, command.general));
        }
    }
    return all;
}

} // namespace zama::kit
