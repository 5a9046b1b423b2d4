#pragma once
// What a mind sees of the table at the beginning of its step: lists and measures that hold while it gives
// orders.

#include "core/ai/exchange.h"
#include "core/game/state.h"

#include <vector>

namespace zama::ai {

struct Enemy {
    UnitId unit;
    Point centre;
    bool engaged = false;
    bool shootable = false; ///< neither engaged nor an elephant
    Mils reach = 0;         ///< how far it can come before the next charges are over
};

/// The line of a command as the step began.
struct Line {
    Mils front = 0; ///< mean of its free formed units, measured forward from the army's middle
    int units = 0;
};

struct Situation {
    SideId side;
    std::vector<UnitId> own;
    std::vector<Enemy> enemies;
    Centidegrees forward = 0; ///< towards the enemy's middle
    Point ownMiddle;
    Point enemyMiddle;
    Millistands ownFire = 0; ///< expected stands shot a turn, all in range
    Millistands enemyFire = 0;
    std::vector<Line> lines; ///< by command

    /// Gathers it all; `state` must not be over.
    Situation(const State &state, SideId who);
};

/// How far ahead of `origin` a point lies along `bearing`, in mils.
[[nodiscard]] Mils aheadOf(Point origin, Point p, Centidegrees bearing);

} // namespace zama::ai
