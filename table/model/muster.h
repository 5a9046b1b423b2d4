#pragma once
// How many there are: units, stands and generals, counted once for everybody who shows numbers.

#include "core/game/state.h"

#include <array>
#include <vector>

namespace zama::table {

/// What is on the table, and what there is at full strength.
struct Strength {
    int units = 0;
    int stands = 0;
    int generals = 0;
    int fullUnits = 0;
    int fullStands = 0;
    int fullGenerals = 0;
    bool operator==(const Strength &) const = default;
};

struct Muster {
    std::array<Strength, 2> sides;
    std::vector<Strength> commands;             ///< by command
    std::array<std::vector<Strength>, 2> types; ///< by side and type; without generals
};

[[nodiscard]] Muster musterOf(const State &state);

} // namespace zama::table
