#include "table/model/muster.h"

namespace zama::table {
namespace {

void addUnit(Strength &sum, int stands, int fullStands)
{
    sum.units += stands > 0 ? 1 : 0;
    sum.stands += stands;
    sum.fullUnits += 1;
    sum.fullStands += fullStands;
}

void addGeneral(Strength &sum, bool hasFallen)
{
    sum.generals += hasFallen ? 0 : 1;
    sum.fullGenerals += 1;
}

} // namespace

Muster musterOf(const State &state)
{
    const Setup &setup = *state.setup;
    Muster muster;
    muster.commands.resize(setup.commands.size());
    for (auto &types : muster.types) {
        types.resize(setup.types.size());
    }
    for (std::size_t i = 0; i < setup.units.size(); ++i) {
        const UnitSetup &unit = setup.units[i];
        const std::size_t side = unit.side.index();
        for (Strength *sum : {&muster.sides.at(side), &muster.commands.at(unit.command.index()),
                              &muster.types.at(side).at(unit.type.index())}) {
            addUnit(*sum, state.units[i].strength, unit.stands);
        }
    }
    for (std::size_t i = 0; i < setup.generals.size(); ++i) {
        const GeneralSetup &general = setup.generals[i];
        addGeneral(muster.sides.at(general.side.index()), state.generals[i].fallen);
        addGeneral(muster.commands.at(general.command.index()), state.generals[i].fallen);
    }
    return muster;
}

} // namespace zama::table
