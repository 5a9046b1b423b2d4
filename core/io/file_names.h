#pragma once
// The words that scenario files use for enumerations. Private to core/io.

#include "core/scenario/scenario.h"

#include <array>
#include <string_view>

namespace zama::names {

inline constexpr std::array<std::string_view, 6> kClasses{"infantry",  "cavalry",   "skirmishers",
                                                          "artillery", "elephants", "other"};
inline constexpr std::array<std::string_view, 3> kFormations{"single_rank", "double_rank", "single_stand"};
inline constexpr std::array<std::string_view, 2> kMovements{"formed", "free"};
inline constexpr std::array<std::string_view, kTraitCount> kTraits{
    "scares_elephants", "scares_elephants_optionally", "no_charge", "no_melee", "routs_when_charged",
    "no_general",       "losses_not_counted"};
inline constexpr std::array<std::string_view, 5> kFates{"held", "ahead", "right", "left", "back"};
inline constexpr std::array<std::string_view, 4> kSteps{"move", "shoot", "charge", "melee"};
inline constexpr std::string_view kFormat = "zama-scenario";
inline constexpr std::string_view kNoTurnLimit = "none";

} // namespace zama::names
