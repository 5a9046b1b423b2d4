#include "editor/option_words.h"

#include <QtGlobal>

#include <array>

namespace zama::editor {
namespace {

using Chapter = OptionChapter;

// clang-format off
constexpr ValueWords kDeployment[] = {
    {"fixed", QT_TRANSLATE_NOOP("RuleOption", "Fixed places"), QT_TRANSLATE_NOOP("RuleOption", "Every unit begins where the scenario puts it.")},
    {"free", QT_TRANSLATE_NOOP("RuleOption", "Players deploy"), QT_TRANSLATE_NOOP("RuleOption", "Before the first turn the sides place their commands by turns, each inside its own zone.")},
};
constexpr ValueWords kArmyBreak[] = {
    {"none", QT_TRANSLATE_NOOP("RuleOption", "Armies fight on"), QT_TRANSLATE_NOOP("RuleOption", "However great its losses, an army fights as long as it has a unit left.")},
    {"0.5", QT_TRANSLATE_NOOP("RuleOption", "Armies break at half"), QT_TRANSLATE_NOOP("RuleOption", "An army that has lost half its stands is beaten at the end of that turn.")},
};
constexpr ValueWords kChief[] = {
    {"false", QT_TRANSLATE_NOOP("RuleOption", "The battle goes on"), QT_TRANSLATE_NOOP("RuleOption", "The fall of a commander-in-chief costs his side his extra dice and nothing else.")},
    {"true", QT_TRANSLATE_NOOP("RuleOption", "His side has lost"), QT_TRANSLATE_NOOP("RuleOption", "The battle ends with the turn in which he falls, and the other side has won.")},
};
constexpr ValueWords kWheelCap[] = {
    {"45", QT_TRANSLATE_NOOP("RuleOption", "45 degrees"), QT_TRANSLATE_NOOP("RuleOption", "All wheels of one move together turn a formed unit by 45 degrees at most.")},
    {"none", QT_TRANSLATE_NOOP("RuleOption", "No limit"), QT_TRANSLATE_NOOP("RuleOption", "A formed unit may wheel as long as its inches last.")},
};
constexpr ValueWords kAboutFace[] = {
    {"none", QT_TRANSLATE_NOOP("RuleOption", "Never"), QT_TRANSLATE_NOOP("RuleOption", "Formed units cannot turn round; they must wheel.")},
    {"whole_move", QT_TRANSLATE_NOOP("RuleOption", "For a whole move"), QT_TRANSLATE_NOOP("RuleOption", "A formed unit may spend its whole move on turning about where it stands.")},
};
constexpr ValueWords kInterpenetration[] = {
    {"skirmishers", QT_TRANSLATE_NOOP("RuleOption", "Skirmishers"), QT_TRANSLATE_NOOP("RuleOption", "Skirmishers may go through friends, and friends through skirmishers.")},
    {"none", QT_TRANSLATE_NOOP("RuleOption", "Nobody"), QT_TRANSLATE_NOOP("RuleOption", "Every friend is in the way.")},
    {"all", QT_TRANSLATE_NOOP("RuleOption", "Everybody"), QT_TRANSLATE_NOOP("RuleOption", "Any unit may go through friends that are not fighting.")},
};
constexpr ValueWords kBreakOff[] = {
    {"elephants", QT_TRANSLATE_NOOP("RuleOption", "Elephants"), QT_TRANSLATE_NOOP("RuleOption", "Only an elephant under control may leave a fight.")},
    {"elephants_and_skirmishers", QT_TRANSLATE_NOOP("RuleOption", "Skirmishers too"), QT_TRANSLATE_NOOP("RuleOption", "Skirmishers may leave a fight as elephants do.")},
};
constexpr ValueWords kGeneralMove[] = {
    {"12", QT_TRANSLATE_NOOP("RuleOption", "Twelve inches"), QT_TRANSLATE_NOOP("RuleOption", "A general alone rides up to 12 inches in a move.")},
    {"6", QT_TRANSLATE_NOOP("RuleOption", "Six inches"), QT_TRANSLATE_NOOP("RuleOption", "A general alone goes up to 6 inches in a move.")},
};
constexpr ValueWords kScorpions[] = {
    {"false", QT_TRANSLATE_NOOP("RuleOption", "Both"), QT_TRANSLATE_NOOP("RuleOption", "A scorpion may move and shoot in the same turn.")},
    {"true", QT_TRANSLATE_NOOP("RuleOption", "One of the two"), QT_TRANSLATE_NOOP("RuleOption", "A scorpion that has moved does not shoot in that turn.")},
};
constexpr ValueWords kRangeDice[] = {
    {"unit", QT_TRANSLATE_NOOP("RuleOption", "All of them"), QT_TRANSLATE_NOOP("RuleOption", "Once the unit is in range all its stands roll, also those that are farther away.")},
    {"stands_in_range", QT_TRANSLATE_NOOP("RuleOption", "Those in range"), QT_TRANSLATE_NOOP("RuleOption", "Only stands whose own base is in range roll.")},
};
constexpr ValueWords kLos[] = {
    {"none", QT_TRANSLATE_NOOP("RuleOption", "Nothing blocks"), QT_TRANSLATE_NOOP("RuleOption", "Nobody hides behind anybody.")},
    {"units_block", QT_TRANSLATE_NOOP("RuleOption", "Units block"), QT_TRANSLATE_NOOP("RuleOption", "A shot is stopped if the line between the two middles runs through a third unit.")},
};
constexpr ValueWords kArc[] = {
    {"360", QT_TRANSLATE_NOOP("RuleOption", "All round"), QT_TRANSLATE_NOOP("RuleOption", "Units shoot in every direction.")},
    {"front", QT_TRANSLATE_NOOP("RuleOption", "Ahead"), QT_TRANSLATE_NOOP("RuleOption", "Some corner of the target must lie ahead of the shooter's front.")},
};
constexpr ValueWords kChargeOrder[] = {
    {"alternate", QT_TRANSLATE_NOOP("RuleOption", "By turns"), QT_TRANSLATE_NOOP("RuleOption", "One charge each in turn; the side that acts first begins.")},
    {"first_side", QT_TRANSLATE_NOOP("RuleOption", "First side first"), QT_TRANSLATE_NOOP("RuleOption", "The side that acts first makes all its charges, then the other.")},
    {"second_side", QT_TRANSLATE_NOOP("RuleOption", "Second side first"), QT_TRANSLATE_NOOP("RuleOption", "The side that acts second makes all its charges, then the other.")},
    {"die", QT_TRANSLATE_NOOP("RuleOption", "A die decides"), QT_TRANSLATE_NOOP("RuleOption", "Each turn a die says who charges first: 1 to 3 the first side, 4 to 6 the second.")},
};
constexpr ValueWords kFormedCharge[] = {
    {"manoeuvre", QT_TRANSLATE_NOOP("RuleOption", "With manoeuvres"), QT_TRANSLATE_NOOP("RuleOption", "Formed units charge as they move: ahead, obliquely or wheeling.")},
    {"straight", QT_TRANSLATE_NOOP("RuleOption", "Straight ahead"), QT_TRANSLATE_NOOP("RuleOption", "Formed units charge straight ahead only.")},
};
constexpr ValueWords kFrontTest[] = {
    {"start_position", QT_TRANSLATE_NOOP("RuleOption", "Where it began"), QT_TRANSLATE_NOOP("RuleOption", "Where the charger stood when it declared the charge says whether it meets front, flank or rear.")},
    {"contacted_edge", QT_TRANSLATE_NOOP("RuleOption", "Which edge it meets"), QT_TRANSLATE_NOOP("RuleOption", "The edge of the target that the charger touches says it.")},
};
constexpr ValueWords kOverrun[] = {
    {"stop", QT_TRANSLATE_NOOP("RuleOption", "Stops"), QT_TRANSLATE_NOOP("RuleOption", "If its target is gone before the fight, the charger stops where it is.")},
    {"continue", QT_TRANSLATE_NOOP("RuleOption", "Goes on"), QT_TRANSLATE_NOOP("RuleOption", "The charger may go straight on with the inches it has left, into whomever it meets.")},
};
constexpr ValueWords kDiceSplit[] = {
    {"one_target", QT_TRANSLATE_NOOP("RuleOption", "One enemy"), QT_TRANSLATE_NOOP("RuleOption", "A unit with several enemies puts all its dice on one of them.")},
    {"free", QT_TRANSLATE_NOOP("RuleOption", "Shared out"), QT_TRANSLATE_NOOP("RuleOption", "A unit may divide its dice among the enemies it touches.")},
};
constexpr ValueWords kSurplus[] = {
    {"lost", QT_TRANSLATE_NOOP("RuleOption", "Lost"), QT_TRANSLATE_NOOP("RuleOption", "Hits beyond the last stand of the target are lost.")},
    {"same_fight", QT_TRANSLATE_NOOP("RuleOption", "Next enemy"), QT_TRANSLATE_NOOP("RuleOption", "Hits that are too many go on to other enemies in the same fight.")},
};
constexpr ValueWords kGeneralsPerUnit[] = {
    {"1", QT_TRANSLATE_NOOP("RuleOption", "One"), QT_TRANSLATE_NOOP("RuleOption", "A unit has at most one general.")},
    {"any", QT_TRANSLATE_NOOP("RuleOption", "Any number"), QT_TRANSLATE_NOOP("RuleOption", "Several generals may join the same unit, each with his dice.")},
};
constexpr ValueWords kGeneralJoins[] = {
    {"any_unit", QT_TRANSLATE_NOOP("RuleOption", "Any unit"), QT_TRANSLATE_NOOP("RuleOption", "A general may join units of every command of his side.")},
    {"own_command", QT_TRANSLATE_NOOP("RuleOption", "His own command"), QT_TRANSLATE_NOOP("RuleOption", "A general joins units of his own command; the commander-in-chief joins any.")},
};
constexpr ValueWords kGeneralDies[] = {
    {"false", QT_TRANSLATE_NOOP("RuleOption", "He lives"), QT_TRANSLATE_NOOP("RuleOption", "He stands where his unit stood and may join another in his next move.")},
    {"true", QT_TRANSLATE_NOOP("RuleOption", "He falls with it"), QT_TRANSLATE_NOOP("RuleOption", "When his unit is lost he is lost too.")},
};
constexpr ValueWords kHitsWhenCharged[] = {
    {"false", QT_TRANSLATE_NOOP("RuleOption", "No"), QT_TRANSLATE_NOOP("RuleOption", "Whoever charges an elephant is not trampled; it can only run wild later.")},
    {"true", QT_TRANSLATE_NOOP("RuleOption", "Yes"), QT_TRANSLATE_NOOP("RuleOption", "The unit that charges an elephant loses stands as if the elephant had charged.")},
};
constexpr ValueWords kElephantMelee[] = {
    {"none", QT_TRANSLATE_NOOP("RuleOption", "No dice"), QT_TRANSLATE_NOOP("RuleOption", "An elephant strikes when it charges and only holds its enemy afterwards.")},
    {"any_vs_skirmishers", QT_TRANSLATE_NOOP("RuleOption", "Against skirmishers"), QT_TRANSLATE_NOOP("RuleOption", "An elephant rolls one die a round against skirmishers and hits on 4 or more.")},
    {"two_per_round", QT_TRANSLATE_NOOP("RuleOption", "Two stands a round"), QT_TRANSLATE_NOOP("RuleOption", "Its enemy loses two stands every round from the round after its charge.")},
    {"die_5", QT_TRANSLATE_NOOP("RuleOption", "One die"), QT_TRANSLATE_NOOP("RuleOption", "An elephant rolls one die a round against anybody and hits on 5 or more.")},
};
constexpr ValueWords kControl[] = {
    {"false", QT_TRANSLATE_NOOP("RuleOption", "No"), QT_TRANSLATE_NOOP("RuleOption", "If its charge alone destroyed its target, the elephant needs no control die.")},
    {"true", QT_TRANSLATE_NOOP("RuleOption", "Yes"), QT_TRANSLATE_NOOP("RuleOption", "The elephant takes its control die also then, and may run wild.")},
};
constexpr ValueWords kScaredBy[] = {
    {"infantry", QT_TRANSLATE_NOOP("RuleOption", "Infantry"), QT_TRANSLATE_NOOP("RuleOption", "Only the unit types that always scare elephants do, such as Roman infantry.")},
    {"infantry_and_skirmishers", QT_TRANSLATE_NOOP("RuleOption", "Skirmishers too"), QT_TRANSLATE_NOOP("RuleOption", "Unit types that may scare elephants do it as well, such as Roman skirmishers.")},
};
constexpr ValueWords kRampage[] = {
    {"immune", QT_TRANSLATE_NOOP("RuleOption", "Unharmed"), QT_TRANSLATE_NOOP("RuleOption", "Other elephants in the path of one that runs wild are not harmed.")},
    {"removed", QT_TRANSLATE_NOOP("RuleOption", "Gone too"), QT_TRANSLATE_NOOP("RuleOption", "Other elephants in its path are lost.")},
};

constexpr OptionWords kWords[] = {
    {"deployment", Chapter::Battle, QT_TRANSLATE_NOOP("RuleOption", "Where armies begin"), kDeployment},
    {"army_break", Chapter::Battle, QT_TRANSLATE_NOOP("RuleOption", "When an army breaks"), kArmyBreak},
    {"end_on_cinc_death", Chapter::Battle, QT_TRANSLATE_NOOP("RuleOption", "If a commander-in-chief falls"), kChief},
    {"wheel_cap", Chapter::Movement, QT_TRANSLATE_NOOP("RuleOption", "How far formed units wheel"), kWheelCap},
    {"about_face", Chapter::Movement, QT_TRANSLATE_NOOP("RuleOption", "Turning about"), kAboutFace},
    {"interpenetration", Chapter::Movement, QT_TRANSLATE_NOOP("RuleOption", "Who passes through friends"), kInterpenetration},
    {"break_off", Chapter::Movement, QT_TRANSLATE_NOOP("RuleOption", "Who may leave a fight"), kBreakOff},
    {"scorpion_move_or_shoot", Chapter::Shooting, QT_TRANSLATE_NOOP("RuleOption", "Scorpions: moving and shooting"), kScorpions},
    {"range_dice", Chapter::Shooting, QT_TRANSLATE_NOOP("RuleOption", "Which stands shoot"), kRangeDice},
    {"los", Chapter::Shooting, QT_TRANSLATE_NOOP("RuleOption", "What blocks a shot"), kLos},
    {"arc", Chapter::Shooting, QT_TRANSLATE_NOOP("RuleOption", "In which direction"), kArc},
    {"charge_order", Chapter::Charge, QT_TRANSLATE_NOOP("RuleOption", "Whose charge is next"), kChargeOrder},
    {"formed_charge", Chapter::Charge, QT_TRANSLATE_NOOP("RuleOption", "How formed units charge"), kFormedCharge},
    {"front_test", Chapter::Charge, QT_TRANSLATE_NOOP("RuleOption", "Front, flank or rear"), kFrontTest},
    {"overrun", Chapter::Charge, QT_TRANSLATE_NOOP("RuleOption", "Nobody left to charge"), kOverrun},
    {"dice_split", Chapter::Melee, QT_TRANSLATE_NOOP("RuleOption", "Dice against several enemies"), kDiceSplit},
    {"surplus", Chapter::Melee, QT_TRANSLATE_NOOP("RuleOption", "Hits that are too many"), kSurplus},
    {"general_move", Chapter::Generals, QT_TRANSLATE_NOOP("RuleOption", "How far a general goes"), kGeneralMove},
    {"generals_per_unit", Chapter::Generals, QT_TRANSLATE_NOOP("RuleOption", "Generals in one unit"), kGeneralsPerUnit},
    {"general_joins", Chapter::Generals, QT_TRANSLATE_NOOP("RuleOption", "Whom a general may join"), kGeneralJoins},
    {"general_dies_with_unit", Chapter::Generals, QT_TRANSLATE_NOOP("RuleOption", "If a general's unit is lost"), kGeneralDies},
    {"elephant_hits_when_charged", Chapter::Elephants, QT_TRANSLATE_NOOP("RuleOption", "A charged elephant strikes"), kHitsWhenCharged},
    {"elephant_melee", Chapter::Elephants, QT_TRANSLATE_NOOP("RuleOption", "How elephants fight on"), kElephantMelee},
    {"control_after_impact_kill", Chapter::Elephants, QT_TRANSLATE_NOOP("RuleOption", "Control die without a fight"), kControl},
    {"scared_by", Chapter::Elephants, QT_TRANSLATE_NOOP("RuleOption", "Who scares elephants"), kScaredBy},
    {"rampage_vs_elephants", Chapter::Elephants, QT_TRANSLATE_NOOP("RuleOption", "Elephants in a rampage's path"), kRampage},
};
// clang-format on

constexpr std::array<const char *, kOptionChapters> kChapters{
    QT_TRANSLATE_NOOP("RuleOption", "The battle"), QT_TRANSLATE_NOOP("RuleOption", "Movement"),
    QT_TRANSLATE_NOOP("RuleOption", "Shooting"),   QT_TRANSLATE_NOOP("RuleOption", "Charges"),
    QT_TRANSLATE_NOOP("RuleOption", "Melee"),      QT_TRANSLATE_NOOP("RuleOption", "Generals"),
    QT_TRANSLATE_NOOP("RuleOption", "Elephants"),
};

} // namespace

std::span<const OptionWords> optionWords()
{
    return kWords;
}

const char *chapterName(OptionChapter chapter)
{
    return kChapters.at(static_cast<std::size_t>(chapter));
}

} // namespace zama::editor
