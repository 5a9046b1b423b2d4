#pragma once
// Who fights, in the author's order: what the sheets of a class kit list.

#include "core/scenario/setup.h"

#include <vector>

namespace zama::kit {

/// A unit and its boxes to tick off.
struct UnitBoxes {
    UnitId unit;
    int boxes = 0;  ///< a stand each, of those that the victory count begins with
    int ticked = 0; ///< of these, gone before the first order (a battle that begins in its midst)
    /// The last two boxes go together: a single stand cannot hold (L1, L2).
    bool losesLastStand = false;
    bool counts = true; ///< for victory (Q09)
};

struct CommandRoster {
    CommandId command;
    GeneralId general; ///< none: nobody leads it
    std::vector<UnitBoxes> units;
};

/// How much of a unit type a side has.
struct TypeStrength {
    TypeId type;
    int units = 0;
    int stands = 0; ///< at the start
    bool counts = true;
};

struct SideRoster {
    SideId side;
    std::vector<CommandRoster> commands; ///< those with a general or a unit that is still there
    std::vector<TypeStrength> types;     ///< in the order of the scenario's types
    int units = 0;
    int stands = 0;   ///< all of them
    int counted = 0;  ///< of these the ones that count: the denominator of Q09
    int generals = 0; ///< not fallen
};

[[nodiscard]] SideRoster rosterOf(const Setup &setup, SideId side);

/// The unit types that somebody has on the table, in the order of the scenario.
[[nodiscard]] std::vector<TypeId> typesInUse(const Setup &setup);

} // namespace zama::kit
