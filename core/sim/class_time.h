#pragma once
// How long a battle takes in class: orders times seconds an order.

#include "core/sim/statistics.h"
#include "core/text/message.h"

namespace zama::sim {

/// What an order takes a class, its talk, its gesture and the dice that follow from it together. Not measured
/// with a stopwatch but reckoned: Zama is meant for two lessons of 50 minutes and takes 433 orders (the mean
/// of a thousand battles of fast minds), which leaves 13.9 seconds for each. A teacher who has timed one
/// battle divides its seconds by its orders and types in that.
inline constexpr int kSecondsAnOrder = 13;
inline constexpr int kLeastSecondsAnOrder = 1;
inline constexpr int kMostSecondsAnOrder = 300;
inline constexpr int kMinutesOfALesson = 50;

/// Minutes of class time, rounded to whole ones. About nineteen battles of twenty lie between shortest and
/// longest: the mean less and plus two standard deviations, within what has been seen.
struct ClassTime {
    int mean = 0;
    int shortest = 0;
    int longest = 0;
    int lessons = 0; ///< of kMinutesOfALesson that the mean fits into, at least 1
    bool operator==(const ClassTime &) const = default;
};
/// Of nothing at all: all 0. `seconds` from kLeastSecondsAnOrder to kMostSecondsAnOrder.
[[nodiscard]] ClassTime classTimeOf(const Statistics &statistics, int seconds);

/// "About 101 minutes of class time (95 to 108)".
[[nodiscard]] Message minutesInWords(const ClassTime &time);
/// "3 lessons of 50 minutes".
[[nodiscard]] Message lessonsInWords(const ClassTime &time);
/// "About 7.4 turns (5 to 8)": the mean, and the shortest and longest battle; "8 turns" where all took as
/// many.
[[nodiscard]] Message turnsInWords(const Statistics &statistics);

} // namespace zama::sim
