#pragma once
// What there is to say about a balance in words: chances, what decides, what a change does.

#include "core/sim/deciding_units.h"
#include "core/sim/scenario_change.h"
#include "core/sim/statistics.h"
#include "core/text/message.h"

namespace zama::sim {

/// "Hastati I-1: one more stand."
[[nodiscard]] Message wordsFor(const Setup &setup, const Edit &edit);

/// "About 63 in 100 for the Romans (60 to 66)": of the battles, or of the points.
[[nodiscard]] Message chanceInWords(SideId side, const Share &share);
/// "With draws shared, about 45 in 100 for the Romans (42 to 48)": of the points.
[[nodiscard]] Message pointsInWords(SideId side, const Share &share);
/// "About 25 in 100 drawn (23 to 28)".
[[nodiscard]] Message drawsInWords(const Share &share);
/// "Great victories in 100: 19 for the Romans, 1 for the Carthaginians".
[[nodiscard]] Message greatVictoriesInWords(const Statistics &statistics);
/// "A draw shared between both: 78 for the Romans, 22 for the Carthaginians": Statistics::balance().
[[nodiscard]] Message balanceInWords(const Statistics &statistics);
/// "As it is, about 78 of 100 battles go to the Romans; a draw counts half."
[[nodiscard]] Message standingInWords(SideId side, const Statistics &statistics);
/// "At best, about 64 of 100 go to the Romans."
[[nodiscard]] Message bestInWords(SideId side, const Statistics &statistics);
/// "1000 battles played".
[[nodiscard]] Message battlesInWords(std::int64_t battles);
/// "120 of 3080 battles".
[[nodiscard]] Message progressInWords(std::int64_t done, std::int64_t of);
/// What the balance comes to: even, or who is favoured and how clearly; that it is not known yet where the
/// interval is wider than 20 points.
[[nodiscard]] Message verdictOn(const Statistics &statistics);

/// "With Hastati I-1 still there at the end, the Romans won 80 battles in 100; without, 55."
[[nodiscard]] Message influenceInWords(const Influence &influence);
/// "Hastati I-1 took about 4.5 enemy stands a battle and lost 3.2."
[[nodiscard]] Message deedsInWords(const Influence &influence);

} // namespace zama::sim
