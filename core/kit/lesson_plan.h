#pragma once
// What a teacher wants to know before the lesson: how long, how many pupils, who does what, what to ask.

#include "core/scenario/setup.h"
#include "core/sim/class_time.h"
#include "core/text/message.h"

#include <vector>

namespace zama::kit {

struct LessonPlan {
    std::vector<Message> time;      ///< minutes, lessons, turns, and where these numbers come from
    std::vector<Message> pupils;    ///< how many can play
    std::vector<Message> roles;     ///< who does what
    std::vector<Message> use;       ///< how the sheets are used, in order
    std::vector<Message> questions; ///< to talk about afterwards; the scenario's own are in its notes
};

/// Battles played for the estimate: about a tenth of a second for Zama. The same scenario gives the same.
inline constexpr std::int64_t kTrialBattles = 20;
/// Larger battles are not tried: they would keep the paper waiting.
inline constexpr std::size_t kMostUnitsTried = 300;

[[nodiscard]] LessonPlan lessonPlanOf(const Setup &setup);

/// How long the class takes by trial battles at kSecondsAnOrder; all 0 if none was played.
[[nodiscard]] sim::ClassTime lessonTimeOf(const Setup &setup);

} // namespace zama::kit
