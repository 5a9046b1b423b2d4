#pragma once
// Chapter M: how far and which way units move; the same manoeuvres serve charges (Q42, Q43).

#include "core/game/command.h"
#include "core/game/refusal.h"
#include "core/rules/emitter.h"

#include <array>

namespace zama::rules {

/// Whose allowances and whose limits a path is judged by.
enum class Purpose : std::uint8_t { Move, Charge };

/// A pose on the way and what it has cost so far, in the measure of Q26 to Q30.
struct Waypoint {
    Pose pose;
    MicroInches cost = 0;
};

/// A move as it would be carried out.
struct MovePlan {
    Pose end;
    Mils cost = 0; ///< rounded to a mil
    std::uint32_t legs = 0;
    std::array<Waypoint, Path::kMaxLegs> way{}; ///< after each leg
};

/// What one leg does to a pose, and what it costs a unit of this type and size (Q26, Q27, Q30). Free units in
/// ranks pay by their corners, not by their legs: see cornerWay.
[[nodiscard]] Waypoint walked(const Waypoint &from, const Leg &leg, Extent size);

/// The way of the corner that went farthest, squared (Q29).
[[nodiscard]] std::int64_t cornerWaySquared(const Pose &from, const Pose &to, Extent size);

/// Is the unit's cost measured by its corners (Q29)?
[[nodiscard]] bool paysByCorners(const UnitType &type);

/// Are the legs of a path of sensible size (Q31)? Guards all arithmetic on it, so it is asked first.
[[nodiscard]] Check checkLegs(const State &state, UnitId unit, const Path &path);

/// Are these manoeuvres, in this order, open to the unit at all? Angles, caps and kinds (M2, M3, Q25 to Q30,
/// Q42, Q43); not places and costs. `unit` must be present.
[[nodiscard]] Check checkManoeuvres(const State &state, UnitId unit, const Path &path, Purpose purpose);

/// May the unit be given a move order now: step, side, engagement, deeds (Q06, Q36 to Q38)?
[[nodiscard]] Check checkMayMove(const State &state, UnitId unit);

/// Judges a whole move order. On success `plan`, if given, says where it ends.
[[nodiscard]] Check checkMove(const State &state, const MoveUnit &order, MovePlan *plan = nullptr);

void carryOut(Emitter &out, const MoveUnit &order, const MovePlan &plan);

} // namespace zama::rules
