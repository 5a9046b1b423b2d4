#pragma once
// How far a charger gets: it advances in whole mils, turning in hundredths of a degree, and stops at the
// first pose whose footprint is within the tolerance of an enemy (Q40).

#include "core/game/state.h"
#include "core/rules/movement.h"

#include <span>

namespace zama::rules {

/// The end of one leg of a charge.
struct Advance {
    Waypoint at;
    Leg done;             ///< the part of the leg that was carried out
    bool contact = false; ///< an enemy is within the tolerance there
};

/// Carries out `leg` until it meets one of `enemies` or ends.
[[nodiscard]] Advance advanceLeg(const State &state, const Waypoint &from, const Leg &leg, Extent size,
                                 std::span<const UnitId> enemies);

/// The beginning of a leg on which nobody can be met yet, by a cheap and cautious measure; its steps may be
/// none. What bars this part bars the whole leg.
[[nodiscard]] Advance sureBeginning(const State &state, const Waypoint &from, const Leg &leg, Extent size,
                                    std::span<const UnitId> enemies);

} // namespace zama::rules
