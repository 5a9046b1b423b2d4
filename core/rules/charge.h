#pragma once
// Chapter C: charges, from the order to the contact and what follows from it (with P3, E3 to E5).

#include "core/rules/movement.h"

#include <vector>

namespace zama::rules {

/// Enemies within this distance of the charger where it stops are engaged with it (Q45).
inline constexpr Mils kCloseUp = 100;

/// A charge as it would be carried out.
struct ChargePlan {
    Pose contact;                ///< where the charger stops
    Mils cost = 0;               ///< what it has spent to get there
    Mils left = 0;               ///< what is left of its allowance
    std::vector<UnitId> touched; ///< enemies it closes up with there (Q45), by id, the target among them
    bool fromFront = false;      ///< Q22
    bool needsScareDie = false;  ///< E3, Q91
};

/// May the unit be given a charge order now (P1, Q39, Q41)?
[[nodiscard]] Check checkMayCharge(const State &state, UnitId unit);
/// Judges a whole charge order (C1 to C5, Q40 to Q45). On success `plan`, if given, is what it leads to.
[[nodiscard]] Check checkCharge(const State &state, const DeclareCharge &order, ChargePlan *plan = nullptr);
/// Would `target`, charged by the elephant `unit` from there, get a scare die (E3, E4, Q76)?
[[nodiscard]] bool getsScareDie(const State &state, UnitId unit, UnitId target, bool fromFront);
/// Does a charge from `from` by a body of `depth` come from the front of `target` (Q22)? `contact` is where
/// it ends, for the option that asks for the edge it meets.
[[nodiscard]] bool isFromFront(const State &state, UnitId target, const Pose &from, Mils depth,
                               const Footprint &contact);

/// Q02: the next charge is declared when this one is over, scare die included.
void carryOut(Emitter &out, const DeclareCharge &order, const ChargePlan &plan);
[[nodiscard]] Check checkPass(const State &state, SideId side);
void carryOut(Emitter &out, const PassCharge &order);
/// The scare die has fallen (E3).
void resolveScare(Emitter &out, const PendingRoll &roll, int scared);
/// The die for who begins has fallen (Q01 option).
void resolveInitiative(Emitter &out, int face);

} // namespace zama::rules
