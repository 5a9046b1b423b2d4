#pragma once
// Drawing up a body of troops in lines, as armies of the rulebook's time stood.

#include "core/design/arrange.h"

namespace zama::design {

/// How to line up.
struct LineUp {
    Pose at;              ///< the middle of the foremost line and where it faces
    int lines = 1;        ///< lines of foot behind the skirmishers, at least one
    Mils gap = kInch / 2; ///< between neighbours in a line
    Mils lineGap = kInch; ///< between the lines, clear of both
    bool skirmishersInFront =
        true;                   ///< with the elephants, in a line of their own (A5, Q14); else among the foot
    bool cavalryOutside = true; ///< half of it on each wing of the first line of foot; else among the foot
};

/// The picked ones in lines, each line centred on the one before it, in the order of the picks from left to
/// right. Artillery stands outside the foot of the first line, cavalry outside the artillery (the odd one on
/// the right); the second line gets the later half of the foot; generals who are with no unit stand behind
/// the middle. A line that is longer than the table goes on behind itself. The whole is shifted onto the
/// table; what is too much even so is left overlapping.
[[nodiscard]] Arrangement linedUp(const Scenario &scenario, const Picked &picked, const LineUp &lineUp);

/// Where a side's army would naturally be lined up: the middle of its zone's front edge, facing the enemy's
/// half; the first side at the bottom of the table looks up, the second looks down.
[[nodiscard]] Pose usualFront(const Scenario &scenario, std::size_t side);

} // namespace zama::design
