#pragma once
// One scene in words, by the kind of its step. Private to core/report.

#include "core/report/odds_beaten.h"
#include "core/report/scene.h"
#include "core/report/scribe.h"

#include <set>

namespace zama::report {

/// What the chronicler remembers from scene to scene.
struct Memory {
    std::vector<OddsBeaten> oddsBeaten; ///< of the whole battle
    std::set<GeneralId> praised;        ///< commanders in chief whose survival has been told
};

/// Advances and retreats command by command, and generals who joined the ranks.
void tellMoves(const Scene &scene, Scribe &scribe);
/// Volleys command by command with what they cost.
void tellShots(const Scene &scene, Scribe &scribe);
/// Charges by whom they met, with the fright, the shock and the rout of that step.
void tellCharges(const Scene &scene, Scribe &scribe);
/// Fights with their losses, and elephants.
void tellMelee(const Scene &scene, const Memory &memory, Scribe &scribe);
/// Generals who fell, in whatever step, and commanders in chief who came through for the first time.
void tellGenerals(const Scene &scene, Memory &memory, Scribe &scribe);

} // namespace zama::report
