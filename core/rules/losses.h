#pragma once
// Stands fall, units leave (A1, L1, L2, Q68, Q86): shared by every chapter that hurts.

#include "core/rules/emitter.h"

namespace zama::rules {

/// When what hangs on an eliminated unit is settled.
enum class Settle : std::uint8_t {
    AtOnce, ///< its engagements end and its generals are placed now
    Later,  ///< melee: when the fights end (Q71 6f)
};

/// Removes up to `count` stands of `unit`, then its last one if L1 asks for it; elephants are never hurt.
/// Nothing else comes of losses: no morale, no flight (Q11).
void loseStands(Emitter &out, UnitId unit, int count, Cause cause, UnitId by, Settle settle);

/// Removes stands without looking at L1; for dice that are simultaneous (Q68).
void removeStands(Emitter &out, UnitId unit, int count, Cause cause, UnitId by);
/// L1 and the end of a unit that has no stand left.
void applyLastStand(Emitter &out, UnitId unit, Cause cause, UnitId by, Settle settle);

/// Ends the engagements of a unit that is gone and places its generals (Q70, Q86).
void settleDeparture(Emitter &out, UnitId unit);

} // namespace zama::rules
