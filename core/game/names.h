#pragma once
// The stable words for enumerations of a battle: files, scripts and other programs rely on them. The order is
// that of the enumeration.

#include "core/game/event.h"
#include "core/game/refusal.h"
#include "core/game/state.h"

#include <array>
#include <string_view>

namespace zama::names {

inline constexpr std::array<std::string_view, 6> kCauses{"shooting", "melee", "impact",
                                                         "rampage",  "rout",  "scared"};
inline constexpr std::array<std::string_view, 6> kRolls{"charge_initiative", "volley", "scare", "melee",
                                                        "general_risk",      "control"};
inline constexpr std::array<std::string_view, 6> kEndReasons{"turn_limit",  "idle_turns",   "no_units_left",
                                                             "army_broken", "chief_fallen", "conceded"};
inline constexpr std::array<std::string_view, 3> kDegrees{"drawn", "slight_edge", "great_victory"};
inline constexpr std::array<std::string_view, 5> kElephantFates{"held", "ahead", "right", "left", "back"};
inline constexpr std::array<std::string_view, 5> kUnitFates{"present", "eliminated", "routed", "scared",
                                                            "rampaged"};
inline constexpr std::array<std::string_view, 6> kPhases{"deploying", "ordering", "charging",
                                                         "choosing",  "fighting", "over"};
inline constexpr std::array<std::string_view, 4> kStepKinds{"move", "shoot", "charge", "melee"};
inline constexpr std::array<std::string_view, 6> kManoeuvres{"straight", "oblique", "wheel",
                                                             "slide",    "pivot",   "about_face"};
inline constexpr std::array<std::string_view, kRefusalCodes> kRefusals{
    "battle_over",
    "roll_awaited",
    "no_roll_awaited",
    "wrong_dice",
    "wrong_step",
    "not_your_turn",
    "no_such_unit",
    "unit_gone",
    "engaged",
    "already_moved",
    "already_shot",
    "already_charged",
    "moved_so_no_shot",
    "general_moved_alone",
    "moved_with_unit",
    "empty_path",
    "bad_leg",
    "manoeuvre_forbidden",
    "oblique_too_steep",
    "wheel_too_far",
    "too_far",
    "corner_too_far",
    "off_table",
    "friend_in_way",
    "engaged_friend_in_way",
    "ends_on_friend",
    "touches_enemy",
    "passes_enemy",
    "cannot_shoot",
    "own_unit",
    "target_engaged",
    "target_elephant",
    "out_of_range",
    "no_line_of_sight",
    "out_of_arc",
    "cannot_charge",
    "cannot_reach",
    "other_enemy_in_way",
    "not_linked",
    "no_choice",
    "dice_not_against_elephant",
    "dice_not_split",
    "dice_miscounted",
    "choice_closed",
    "general_gone",
    "general_too_far",
    "general_bound",
    "has_general",
    "cannot_join",
    "own_command_only",
    "general_stays",
    "outside_zone",
    "fixed_places",
    "already_deployed",
    "not_all_deployed",
    "step_closed",
};

/// The word for a value of an enumeration, from its list above.
template<class Enum, std::size_t N>
[[nodiscard]] constexpr std::string_view word(const std::array<std::string_view, N> &list, Enum value)
{
    return list.at(static_cast<std::size_t>(value));
}

} // namespace zama::names
