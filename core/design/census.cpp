#include "core/design/census.h"

namespace zama::design {

Census censusOf(const CommandSpec &command)
{
    return {command.units.size(), command.general ? std::size_t{1} : std::size_t{0}, 1};
}

Census censusOf(const Scenario &scenario)
{
    Census all;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            const Census one = censusOf(command);
            all.units += one.units;
            all.generals += one.generals;
            all.commands += one.commands;
        }
    }
    return all;
}

} // namespace zama::design
