#pragma once
// Units that stood against odds: the exact chance had been small, and yet. Private to core/report.

#include "core/report/scene.h"

namespace zama::report {

/// Chances below this, in thousandths, are worth telling.
inline constexpr int kSlimChance = 250;

/// A unit that won a fight to the end, or was still there after a round, against slim chances.
struct OddsBeaten {
    UnitId unit;
    UnitId enemy;     ///< beaten in single combat; none: the unit only held out
    int permille = 0; ///< the exact chance
    int turn = 0;
    std::vector<EventRef> events; ///< the fights' beginning first, then what proves it
};

/// The chance that `unit` is still there after the round whose dice are `groups`: nothing is sampled (F4,
/// L1).
[[nodiscard]] double chanceToHold(const State &state, const std::vector<DiceGroup> &groups, UnitId unit);
/// The chance that `unit` wins a fight to the end against `enemy` alone (F6).
[[nodiscard]] double chanceToWin(const State &state, UnitId unit, UnitId enemy);

/// All of them, as they happened. A fight counts for winning as long as the two fight each other and nobody
/// else; its chance is that of its first round.
[[nodiscard]] std::vector<OddsBeaten> oddsBeaten(const std::vector<Scene> &scenes);

} // namespace zama::report
