#include "core/scenario/options.h"

#include <array>
#include <type_traits>

namespace zama {
namespace {

using Names = std::span<const std::string_view>;

template<auto Member>
int getOf(const Options &o)
{
    return static_cast<int>(o.*Member);
}

template<auto Member>
void setOf(Options &o, int value)
{
    using Field = std::remove_reference_t<decltype(o.*Member)>;
    o.*Member = static_cast<Field>(value);
}

template<auto Member>
constexpr OptionRow choice(std::string_view key, std::string_view ruling, Names values)
{
    return {key, ruling, values, false, &getOf<Member>, &setOf<Member>};
}

constexpr std::array<std::string_view, 2> kSwitch{"false", "true"};

template<auto Member>
constexpr OptionRow onOff(std::string_view key, std::string_view ruling)
{
    return {key, ruling, kSwitch, true, &getOf<Member>, &setOf<Member>};
}

constexpr std::array<std::string_view, 4> kChargeOrder{"alternate", "first_side", "second_side", "die"};
constexpr std::array<std::string_view, 2> kArmyBreak{"none", "0.5"};
constexpr std::array<std::string_view, 2> kDeployment{"fixed", "free"};
constexpr std::array<std::string_view, 2> kFrontTest{"start_position", "contacted_edge"};
constexpr std::array<std::string_view, 2> kWheelCap{"45", "none"};
constexpr std::array<std::string_view, 2> kAboutFace{"none", "whole_move"};
constexpr std::array<std::string_view, 3> kInterpenetration{"skirmishers", "none", "all"};
constexpr std::array<std::string_view, 2> kBreakOff{"elephants", "elephants_and_skirmishers"};
constexpr std::array<std::string_view, 2> kGeneralMove{"12", "6"};
constexpr std::array<std::string_view, 2> kFormedCharge{"manoeuvre", "straight"};
constexpr std::array<std::string_view, 2> kOverrun{"stop", "continue"};
constexpr std::array<std::string_view, 2> kRangeDice{"unit", "stands_in_range"};
constexpr std::array<std::string_view, 2> kLos{"none", "units_block"};
constexpr std::array<std::string_view, 2> kArc{"360", "front"};
constexpr std::array<std::string_view, 2> kDiceSplit{"one_target", "free"};
constexpr std::array<std::string_view, 2> kSurplus{"lost", "same_fight"};
constexpr std::array<std::string_view, 4> kElephantMelee{"none", "any_vs_skirmishers", "two_per_round",
                                                         "die_5"};
constexpr std::array<std::string_view, 2> kScaredBy{"infantry", "infantry_and_skirmishers"};
constexpr std::array<std::string_view, 2> kRampage{"immune", "removed"};
constexpr std::array<std::string_view, 2> kGeneralsPerUnit{"1", "any"};
constexpr std::array<std::string_view, 2> kGeneralJoins{"any_unit", "own_command"};

constexpr std::array kTable{
    choice<&Options::chargeOrder>("charge_order", "Q01", kChargeOrder),
    choice<&Options::armyBreak>("army_break", "Q08", kArmyBreak),
    onOff<&Options::endOnCincDeath>("end_on_cinc_death", "Q10"),
    onOff<&Options::scorpionMoveOrShoot>("scorpion_move_or_shoot", "Q04"),
    choice<&Options::deployment>("deployment", "Q16", kDeployment),
    choice<&Options::frontTest>("front_test", "Q22", kFrontTest),
    choice<&Options::wheelCap>("wheel_cap", "Q25", kWheelCap),
    choice<&Options::aboutFace>("about_face", "Q28", kAboutFace),
    choice<&Options::interpenetration>("interpenetration", "Q32", kInterpenetration),
    choice<&Options::breakOff>("break_off", "Q36", kBreakOff),
    choice<&Options::generalMove>("general_move", "Q38", kGeneralMove),
    choice<&Options::formedCharge>("formed_charge", "Q42", kFormedCharge),
    onOff<&Options::elephantHitsWhenCharged>("elephant_hits_when_charged", "Q47"),
    choice<&Options::overrun>("overrun", "Q48", kOverrun),
    choice<&Options::rangeDice>("range_dice", "Q52", kRangeDice),
    choice<&Options::los>("los", "Q53", kLos),
    choice<&Options::arc>("arc", "Q54", kArc),
    choice<&Options::diceSplit>("dice_split", "Q65", kDiceSplit),
    choice<&Options::surplus>("surplus", "Q66", kSurplus),
    choice<&Options::elephantMelee>("elephant_melee", "Q72", kElephantMelee),
    onOff<&Options::controlAfterImpactKill>("control_after_impact_kill", "Q75"),
    choice<&Options::scaredBy>("scared_by", "Q76", kScaredBy),
    choice<&Options::rampageVsElephants>("rampage_vs_elephants", "Q79", kRampage),
    choice<&Options::generalsPerUnit>("generals_per_unit", "Q84", kGeneralsPerUnit),
    choice<&Options::generalJoins>("general_joins", "Q84", kGeneralJoins),
    onOff<&Options::generalDiesWithUnit>("general_dies_with_unit", "Q86"),
};

} // namespace

std::span<const OptionRow> optionTable()
{
    return kTable;
}

} // namespace zama
