#pragma once
// How much of everything a scenario has, against the limits of one. Private to core/design.

#include "core/scenario/scenario.h"

namespace zama::design {

struct Census {
    std::size_t units = 0;
    std::size_t generals = 0;
    std::size_t commands = 0;

    /// Is both together within the limits?
    [[nodiscard]] bool hasRoomFor(const Census &more) const
    {
        return units + more.units <= kMaxUnits && generals + more.generals <= kMaxGenerals &&
               commands + more.commands <= kMaxCommands;
    }
};

[[nodiscard]] Census censusOf(const CommandSpec &command);
[[nodiscard]] Census censusOf(const Scenario &scenario);

} // namespace zama::design
