#pragma once
// Questions about a state that rules, minds and windows all ask. None changes anything.

#include "core/game/state.h"

#include <vector>

namespace zama {

/// Everything that is true of a step at a glance: what the player may still do.
struct OpenWork {
    std::vector<UnitId> units;       ///< that may still be given an order in this step
    std::vector<GeneralId> generals; ///< that may still move by themselves
};

/// The units `unit` is engaged with, by id.
[[nodiscard]] std::vector<UnitId> enemiesOf(const State &state, UnitId unit);
/// Are these two engaged with each other?
[[nodiscard]] bool areLinked(const State &state, UnitId a, UnitId b);
/// The generals attached to `unit`, by id.
[[nodiscard]] std::vector<GeneralId> generalsWith(const State &state, UnitId unit);
/// Has a general moved by himself this turn who is now with `unit`? Then it may not move any more (Q38).
[[nodiscard]] bool generalHasMoved(const State &state, UnitId unit);
/// Extra dice in melee from the generals attached (G2, G4).
[[nodiscard]] int extraDice(const State &state, UnitId unit);
/// Where a general is: his own place, or the midpoint of his unit's front edge (Q86), wherever it moves or
/// charges (Q50).
[[nodiscard]] Point placeOf(const State &state, GeneralId general);
/// The centre of a unit's footprint.
[[nodiscard]] Point centreOf(const State &state, UnitId unit);
/// The size of a unit as it stands now; undefined for a unit that is gone.
[[nodiscard]] Extent extentOf(const State &state, UnitId unit);
/// Smallest distance between two units, rounded down to a mil.
[[nodiscard]] Mils distanceBetween(const State &state, UnitId a, UnitId b);
/// What `attacker` needs against `target` in the melee step of this turn (F2, F3).
[[nodiscard]] HitNumber meleeHitNumber(const State &state, UnitId attacker, UnitId target);
/// Dice `unit` rolls in a melee round: stands and its generals' extra dice, or those of an elephant under the
/// option of Q72; 0 for units that roll none.
[[nodiscard]] int meleeDice(const State &state, UnitId unit);
/// May dice of `unit` be put on `target`? Linked, and not an elephant (Q73).
[[nodiscard]] bool isMeleeTarget(const State &state, UnitId unit, UnitId target);
/// Whom `unit` fights unless its owner chooses: lowest hit number, then fewest stands, then lowest id (Q65).
[[nodiscard]] UnitId defaultMeleeTarget(const State &state, UnitId unit);
/// Stands of a side eliminated so far that count (Q09, Q82).
[[nodiscard]] int standsLost(const State &state, SideId side);
/// Has the side any unit on the table (elephants and scorpions count, Q08)?
[[nodiscard]] bool hasUnits(const State &state, SideId side);
/// Units and generals that can still be given an order in the present step. It judges deeds and engagement,
/// not places: a unit in a corner is listed though every path may be barred.
[[nodiscard]] OpenWork openWork(const State &state);
/// The unit at a point of the table; none where the ground is bare.
[[nodiscard]] UnitId unitAt(const State &state, Point point);

} // namespace zama
