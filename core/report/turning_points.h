#pragma once
// What a battle hung on. Private to core/report.

#include "core/report/odds_beaten.h"
#include "core/report/scene.h"
#include "core/report/scribe.h"

namespace zama::report {

/// How the battle stands, in thousandths of an army, from the first side's point of view: what share of its
/// army the second side has lost, less what the first has, both with the losses that the fights now joined
/// are expected to bring by the exact odds of each pair, fought to its end. A unit with several enemies
/// counts for a part in each of its fights. Elephants are left out: their fights are not to the end.
[[nodiscard]] int balanceOf(const State &state);

/// The swings that are told: so many, and none smaller than this (thousandths of an army).
inline constexpr std::size_t kSwingsTold = 2;
inline constexpr int kLeastSwing = 20;
/// Rampages that are told: so many, and none that cost fewer stands.
inline constexpr std::size_t kRampagesTold = 2;
inline constexpr int kLeastRampage = 4;
/// Units that stood against odds: the slimmest chances.
inline constexpr std::size_t kStandsTold = 3;

[[nodiscard]] std::vector<TurningPoint>
turningPointsOf(const std::vector<Scene> &scenes, const std::vector<OddsBeaten> &beaten, Scribe &scribe);

} // namespace zama::report
