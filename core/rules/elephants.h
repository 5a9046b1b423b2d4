#pragma once
// Chapter E: the elephants' own rules: scare, control, rampage.

#include "core/geometry/shape.h"
#include "core/rules/emitter.h"

#include <vector>

namespace zama::rules {

/// Asks for the scare die of `target` against the elephant `unit` (E3, Q91).
void awaitScareDie(Emitter &out, UnitId unit, UnitId target);
/// Asks for the control die of an elephant (E6).
void awaitControlDie(Emitter &out, UnitId unit);
/// The control die has fallen: held, or it rampages (E7 to E12).
void resolveControl(Emitter &out, const PendingRoll &roll, int face);

/// The elephants that will dice for control this turn: those in a fight now, and under the option of Q75
/// those whose hit has eliminated their target. By id.
[[nodiscard]] std::vector<UnitId> elephantsToControl(const State &state);

/// The area of a rampage (Q77): its footprint, turned about its centre, swept straight ahead.
struct RampagePath {
    Pose from;
    Pose to;
    Shape area;
};
[[nodiscard]] RampagePath rampagePath(const State &state, UnitId elephant, ElephantFate fate);
/// Everyone a rampage would contact, by id (Q78).
[[nodiscard]] std::vector<UnitId> rampageVictims(const State &state, UnitId elephant,
                                                 const RampagePath &path);

} // namespace zama::rules
