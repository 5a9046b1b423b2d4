#pragma once
// A moment of a battle as a scenario of its own: "make a battle from this position".

#include "core/game/state.h"
#include "core/text/message.h"

#include <vector>

namespace zama::design {

/// The scenario, and what of the moment it cannot say.
struct Position {
    Scenario scenario;
    /// Sentences to be shown before the scenario is used; empty: the battle goes on exactly as it would have.
    /// They name nobody, so that they need no battle.
    std::vector<Message> lost;
};

/// The scenario of the battle as it stands: strengths, places, generals with their units or fallen,
/// engagements, and the present step of the present turn as the beginning. It has no errors, and begin() of
/// it gives a state with the same units, generals, engagements, turn, step and losses; in the middle of a
/// fight without the engagements of units that have gone in it.
///
/// A scenario begins at the beginning of a step. So what was done in the step is not known: who has acted may
/// act again, dice that were due are not rolled, in the charge step the first side begins, in the melee step
/// nobody has chosen. Of the turn before the step it is not known who charged, who moved (where the scenario
/// lets engines move or shoot) and which generals moved by themselves; of the battle before, how many turns
/// passed without losses, by what units were lost, and which stands were missing from the start without being
/// counted as lost. What of this matters for the further course is in `lost`. A battle that is over goes on
/// from its last step; one that is still being deployed is deployed anew, from the places where its commands
/// are.
[[nodiscard]] Position positionOf(const State &state);

} // namespace zama::design
