// English as a table of literal rows: lupdate reads this file, nobody else writes sentences.
//
// For translators and authors of rows:
// - Names may be singular or plural ("Scorpion I-1", "Velites I-2"): use forms that agree with both, such as
//   the past tense ("moved", "lost") or "can", "may", "must", and speak of "the unit" where a pronoun is due.
// - A sentence says what is the case, why, and what would do. It blames nobody and addresses no one as a
//   he or she.
// - The first word of a sentence is made a capital when the sentence is finished, so a row may begin with %1.
// - A row that counts writes its number as %n and gives both English forms; see english.h.

#include "core/text/english.h"

#include "core/text/translate_noop.h"

#include <algorithm>
#include <array>

namespace zama {
namespace {

constexpr EnglishRow kRefusals[] = {
    {"refusal.battle_over", "",
     QT_TRANSLATE_NOOP("Message", "The battle has ended. You can look back through it or begin a new one.")},
    {"refusal.roll_awaited", "u",
     QT_TRANSLATE_NOOP("Message", "Dice come first: a roll for %1 is due before any other order.")},
    {"refusal.roll_awaited_nobody", "",
     QT_TRANSLATE_NOOP("Message", "Dice come first: a roll is due before any other order.")},
    {"refusal.no_roll_awaited", "",
     QT_TRANSLATE_NOOP("Message", "No dice are due now. Dice follow from an order; give one first.")},
    {"refusal.wrong_dice", "nn",
     QT_TRANSLATE_N_NOOP("Message", "This roll takes %n dice; the number given was %2."),
     "This roll takes one die; the number given was %2."},
    {"refusal.wrong_face", "n",
     QT_TRANSLATE_NOOP("Message", "A die shows 1 to 6, so it cannot have shown %1. Enter it again.")},
    {"refusal.wrong_step", "",
     QT_TRANSLATE_NOOP("Message", "This order belongs to another step of the turn. Finish the present step "
                                  "to get there.")},
    {"refusal.wrong_step_charge", "",
     QT_TRANSLATE_NOOP("Message", "The charge step cannot simply be ended: it is over when both sides have "
                                  "passed, one right after the other. Pass instead.")},
    {"refusal.wrong_step_deployment", "",
     QT_TRANSLATE_NOOP("Message",
                       "Commands are placed before the first turn only. From then on units move.")},
    {"refusal.not_your_turn", "",
     QT_TRANSLATE_NOOP("Message", "The other side gives the orders in this step. Yours comes next.")},
    {"refusal.not_your_turn_charge", "",
     QT_TRANSLATE_NOOP("Message", "The other side may charge or pass now. Then it is your turn again.")},
    {"refusal.not_your_turn_deployment", "",
     QT_TRANSLATE_NOOP("Message", "The other side places a command now. Then it is your turn again.")},
    {"refusal.no_such_unit", "",
     QT_TRANSLATE_NOOP("Message", "The order names somebody who is not in this battle or not in that "
                                  "command. Check the name.")},
    {"refusal.unit_gone", "u",
     QT_TRANSLATE_NOOP("Message", "%1 left the battle earlier. Choose a unit that is still on the table.")},
    {"refusal.engaged_move", "u",
     QT_TRANSLATE_NOOP("Message", "%1 cannot move while engaged. The unit is free again when the enemies it "
                                  "fights are gone.")},
    {"refusal.engaged_shoot", "u",
     QT_TRANSLATE_NOOP("Message", "%1 cannot shoot while engaged. Choose a unit that is free.")},
    {"refusal.engaged_charge", "u",
     QT_TRANSLATE_NOOP("Message", "%1 cannot charge while engaged: that fight goes on first. Choose a unit "
                                  "that is free.")},
    {"refusal.already_moved", "u",
     QT_TRANSLATE_NOOP("Message", "%1 already moved in this step, and a unit moves once. Shooting and "
                                  "charging are still to come.")},
    {"refusal.already_moved_general", "g",
     QT_TRANSLATE_NOOP("Message", "%1 already moved this turn, and a general moves once a turn.")},
    {"refusal.already_shot", "u",
     QT_TRANSLATE_NOOP("Message", "%1 already shot in this step, and a unit shoots once.")},
    {"refusal.already_charged", "u",
     QT_TRANSLATE_NOOP("Message", "%1 already charged this turn, and a unit charges once a turn.")},
    {"refusal.moved_so_no_shot", "u",
     QT_TRANSLATE_NOOP("Message", "In this battle %1 can move or shoot in a turn, not both, and one of the "
                                  "two is done.")},
    {"refusal.general_moved_alone", "u",
     QT_TRANSLATE_NOOP("Message",
                       "%1 must stay in this step, because the general who is with this unit moved "
                       "separately. Next turn both can go together.")},
    {"refusal.moved_with_unit", "gu",
     QT_TRANSLATE_NOOP("Message", "%1 already moved together with %2. A separate move can wait for the next "
                                  "turn.")},
    {"refusal.empty_path", "u",
     QT_TRANSLATE_NOOP("Message", "This order says nowhere to go. Give %1 at least one manoeuvre, or leave "
                                  "the unit as it is.")},
    {"refusal.bad_leg", "un",
     QT_TRANSLATE_NOOP("Message",
                       "Part %2 of the way for %1 has no length, or one beyond all bounds. Give it "
                       "a distance or an angle that is possible.")},
    {"refusal.backwards_formed", "un",
     QT_TRANSLATE_NOOP("Message", "%1 cannot go backwards, as part %2 of the way would, because formed units "
                                  "keep their ranks. Wheel round over some turns, or go ahead.")},
    {"refusal.backwards_free", "un",
     QT_TRANSLATE_NOOP("Message", "%1 can go back too, but part %2 of the way has a length below nothing. "
                                  "Name the direction, and a distance above nothing.")},
    {"refusal.manoeuvre_formed", "un",
     QT_TRANSLATE_NOOP("Message", "%1 can go straight ahead, go obliquely forward or wheel, because formed "
                                  "units keep their ranks. Part %2 of the way is something else.")},
    {"refusal.manoeuvre_about_face", "u",
     QT_TRANSLATE_NOOP("Message", "%1 cannot turn about here. Turning about is the whole move of a formed "
                                  "unit, and only where the battle's options allow it; wheel instead.")},
    {"refusal.manoeuvre_free", "un",
     QT_TRANSLATE_NOOP("Message", "%1 can go one straight way in any direction and turn once, before or "
                                  "after it. Part %2 of the way does not fit into that.")},
    {"refusal.manoeuvre_single", "un",
     QT_TRANSLATE_NOOP("Message", "%1 can turn, go one straight way in any direction and turn again. Part %2 "
                                  "of the way does not fit into that.")},
    {"refusal.manoeuvre_charge", "un",
     QT_TRANSLATE_NOOP("Message", "In a charge %1 can turn once and then go one straight way. Part %2 of the "
                                  "way does not fit into that.")},
    {"refusal.manoeuvre_straight_charge", "un",
     QT_TRANSLATE_NOOP("Message", "In this battle %1 can only charge straight ahead. Part %2 of the way is "
                                  "something else.")},
    {"refusal.oblique_too_steep", "uaa",
     QT_TRANSLATE_NOOP("Message", "%1 can go obliquely at up to %3 from straight ahead; this way is at %2. "
                                  "Wheel first, or aim farther forward.")},
    {"refusal.wheel_too_far", "uaa",
     QT_TRANSLATE_NOOP("Message", "%1 can wheel by %3 in one move; this adds up to %2. The rest can follow "
                                  "next turn.")},
    {"refusal.too_far", "ull",
     QT_TRANSLATE_NOOP("Message", "%1 can go %3 in one move; this way takes %2. Stop earlier.")},
    {"refusal.corner_too_far", "ull",
     QT_TRANSLATE_NOOP("Message", "No corner of %1 may end more than %3 from where it began; here one goes "
                                  "%2. Turn less, or go less far.")},
    {"refusal.off_table", "u",
     QT_TRANSLATE_NOOP("Message", "%1 would leave the table. Every part of a unit must stay on it.")},
    {"refusal.off_table_general", "g",
     QT_TRANSLATE_NOOP("Message", "%1 would leave the table. Generals must stay on it.")},
    {"refusal.friend_in_way", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot pass through %2. Go round, or move %2 away first.")},
    {"refusal.engaged_friend_in_way", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot pass through %2 in the middle of a fight: nobody passes through "
                                  "the engaged. Go round, or wait until that fight is over.")},
    {"refusal.ends_on_friend", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 would end on top of %2. Stop earlier, or go on until the two are clear "
                                  "of each other.")},
    {"refusal.ends_on_friend_deployment", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 would stand on top of %2. Place the two apart.")},
    {"refusal.touches_enemy", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 would touch %2, and only a charge brings enemies together. Stop a "
                                  "little earlier; the charge step comes later in the turn.")},
    {"refusal.touches_enemy_deployment", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 would stand in contact with %2. Place the unit farther away.")},
    {"refusal.passes_enemy", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot push through %2. Move away from it instead.")},
    {"refusal.cannot_shoot", "u",
     QT_TRANSLATE_NOOP("Message", "%1 cannot shoot: troops of this kind carry nothing that flies far enough. "
                                  "They can still charge.")},
    {"refusal.own_unit_shoot", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 and %2 are on the same side. Choose an enemy to shoot at.")},
    {"refusal.own_unit_charge", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 and %2 are on the same side. Choose an enemy to charge.")},
    {"refusal.target_engaged", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot shoot at %2 in the middle of a fight. Choose an enemy who is "
                                  "free.")},
    {"refusal.target_elephant", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 would shoot at %2 for nothing: shots cannot bring an elephant down. "
                                  "Choose another target.")},
    {"refusal.out_of_range", "uull",
     QT_TRANSLATE_NOOP("Message", "%1 can shoot %4 far, and the distance to %2 is %3. Choose a nearer "
                                  "target.")},
    {"refusal.out_of_range_stands", "uul",
     QT_TRANSLATE_NOOP("Message", "No single stand of %1 is within %3 of %2, and in this battle only stands "
                                  "in range may shoot. Choose a nearer target.")},
    {"refusal.no_line_of_sight", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot see that target: the line to it runs through %2. Choose a "
                                  "target in the open.")},
    {"refusal.out_of_arc", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 can only shoot forward in this battle, and no part of %2 is ahead. "
                                  "Choose a target in front.")},
    {"refusal.cannot_charge", "u",
     QT_TRANSLATE_NOOP("Message", "%1 cannot charge: troops of this kind never do. Choose another unit.")},
    {"refusal.cannot_reach", "uul",
     QT_TRANSLATE_NOOP("Message", "%1 cannot reach %2 this way: a charge goes up to %3 and must end in "
                                  "contact. The charge is not used up; try another way or another target.")},
    {"refusal.other_enemy_in_way", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 would run into %2 first. Charge %2, or find a way past.")},
    {"refusal.not_linked", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 and %2 are not engaged with each other. Choose an enemy this unit is "
                                  "engaged with.")},
    {"refusal.not_engaged", "u",
     QT_TRANSLATE_NOOP("Message", "%1 cannot place dice without being engaged. Choose a unit that is in a "
                                  "fight.")},
    {"refusal.no_choice", "u",
     QT_TRANSLATE_NOOP("Message", "%1 cannot roll dice in melee, so there is nothing to choose.")},
    {"refusal.no_choice_elephant", "u",
     QT_TRANSLATE_NOOP("Message", "%1 fights by the elephants' own rules, without melee dice, so there is "
                                  "nothing to choose.")},
    {"refusal.dice_not_against_elephant", "uu",
     QT_TRANSLATE_NOOP("Message", "Dice of %1 would be wasted on %2: melee cannot hurt an elephant. Choose "
                                  "another enemy.")},
    {"refusal.dice_not_split", "un",
     QT_TRANSLATE_NOOP("Message",
                       "All dice of %1 must go to one enemy; the enemies in this order number %2.")},
    {"refusal.dice_miscounted", "unn",
     QT_TRANSLATE_N_NOOP("Message", "%1 must place exactly %n dice; this order places %3."),
     "%1 must place exactly one die; this order places %3."},
    {"refusal.choice_closed", "u",
     QT_TRANSLATE_NOOP("Message", "It is too late to choose for %1: the choice is closed and the dice come "
                                  "next.")},
    {"refusal.general_gone", "g",
     QT_TRANSLATE_NOOP("Message", "%1 fell earlier in this battle. Choose another general.")},
    {"refusal.general_too_far", "gll",
     QT_TRANSLATE_NOOP("Message", "%1 can go %3 in a turn; that place is %2 away. Choose a nearer one.")},
    {"refusal.general_too_far_unit", "gull",
     QT_TRANSLATE_NOOP("Message", "%1 can go %4 in a turn; the way to %2 is %3. Choose a nearer unit.")},
    {"refusal.general_bound", "gu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot leave %2 in the middle of a fight.")},
    {"refusal.has_general", "gu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot join %2: another general is there. Choose another unit.")},
    {"refusal.cannot_join", "gu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot join %2. Generals go with troops of their own side, but not "
                                  "with elephants or machines.")},
    {"refusal.own_command_only", "gu",
     QT_TRANSLATE_NOOP("Message", "%1 cannot join %2: in this battle a general leads only units of one "
                                  "command, and that unit fights under another.")},
    {"refusal.general_stays", "g",
     QT_TRANSLATE_NOOP("Message", "%1 is there already. Choose another place, or leave it at that.")},
    {"refusal.outside_zone", "u",
     QT_TRANSLATE_NOOP("Message", "%1 must be placed inside the deployment zone of this side.")},
    {"refusal.outside_zone_general", "g",
     QT_TRANSLATE_NOOP("Message", "%1 must be placed inside the deployment zone of this side.")},
    {"refusal.fixed_places", "",
     QT_TRANSLATE_NOOP("Message",
                       "In this battle everybody begins in a fixed place, so no command is placed. "
                       "Units can move when the turn comes to it.")},
    {"refusal.already_deployed", "",
     QT_TRANSLATE_NOOP("Message", "This command is in place already. Choose one that is not.")},
    {"refusal.not_all_deployed", "",
     QT_TRANSLATE_NOOP("Message", "The armies are still being placed. The battle begins, and with it the "
                                  "turns, when all commands are in place.")},
    {"refusal.step_closed", "",
     QT_TRANSLATE_NOOP("Message", "This side said already that it is done. The other side is still "
                                  "choosing.")},
};

constexpr EnglishRow kEvents[] = {
    {"event.step_entered_move", "nns", QT_TRANSLATE_NOOP("Message", "Turn %1, step %2: %3 may move.")},
    {"event.step_entered_shoot", "nns", QT_TRANSLATE_NOOP("Message", "Turn %1, step %2: %3 may shoot.")},
    {"event.step_entered_charge", "nn",
     QT_TRANSLATE_NOOP("Message", "Turn %1, step %2: both sides may charge.")},
    {"event.step_entered_melee", "nn", QT_TRANSLATE_NOOP("Message", "Turn %1, step %2: melee.")},
    {"event.command_deployed", "c", QT_TRANSLATE_NOOP("Message", "%1 took up position.")},
    {"event.side_to_act", "s", QT_TRANSLATE_NOOP("Message", "Next to act: %1.")},
    {"event.unit_moved", "ul", QT_TRANSLATE_NOOP("Message", "%1 moved %2.")},
    {"event.general_moved", "g", QT_TRANSLATE_NOOP("Message", "%1 moved alone.")},
    {"event.general_attached", "gu", QT_TRANSLATE_NOOP("Message", "%1 joined %2.")},
    {"event.general_left_alone", "g", QT_TRANSLATE_NOOP("Message", "%1 outlived the unit and stood alone.")},
    {"event.general_fell", "gu", QT_TRANSLATE_NOOP("Message", "%1 fell in the ranks of %2.")},
    {"event.general_survived", "g", QT_TRANSLATE_NOOP("Message", "%1 came through unhurt.")},
    {"event.volley_declared", "uun", QT_TRANSLATE_N_NOOP("Message", "%1 shot at %2 with %n dice."),
     "%1 shot at %2 with one die."},
    {"event.dice_rolled_volley", "unun",
     QT_TRANSLATE_N_NOOP("Message", "%1 shot at %3 and hit %n times out of %4."),
     "%1 shot at %3 and hit once out of %4."},
    {"event.dice_rolled_melee", "unun",
     QT_TRANSLATE_N_NOOP("Message", "%1 fought %3 and hit %n times out of %4."),
     "%1 fought %3 and hit once out of %4."},
    {"event.dice_rolled_scare", "uun", QT_TRANSLATE_NOOP("Message", "%2 tried to scare %1 and rolled %3.")},
    {"event.dice_rolled_general", "gn", QT_TRANSLATE_NOOP("Message", "The die for %1 showed %2.")},
    {"event.dice_rolled_control", "un", QT_TRANSLATE_NOOP("Message", "The control die of %1 showed %2.")},
    {"event.dice_rolled_initiative", "n",
     QT_TRANSLATE_NOOP("Message", "The die for who charges first showed %1.")},
    {"event.stands_lost", "un", QT_TRANSLATE_N_NOOP("Message", "%1 lost %n stands."), "%1 lost one stand."},
    {"event.stands_lost_shooting", "unu",
     QT_TRANSLATE_N_NOOP("Message", "%1 lost %n stands to the shots of %3."),
     "%1 lost one stand to the shots of %3."},
    {"event.stands_lost_melee", "unu", QT_TRANSLATE_N_NOOP("Message", "%1 lost %n stands fighting %3."),
     "%1 lost one stand fighting %3."},
    {"event.stands_lost_melee_many", "un", QT_TRANSLATE_N_NOOP("Message", "%1 lost %n stands in melee."),
     "%1 lost one stand in melee."},
    {"event.stands_lost_impact", "unu",
     QT_TRANSLATE_N_NOOP("Message", "%1 lost %n stands under the weight of %3."),
     "%1 lost one stand under the weight of %3."},
    {"event.stands_lost_rampage", "unu",
     QT_TRANSLATE_N_NOOP("Message", "%1 lost %n stands in the path of %3."),
     "%1 lost one stand in the path of %3."},
    {"event.last_stand_lost", "u",
     QT_TRANSLATE_NOOP("Message", "The last stand of %1 could not hold alone and left at once.")},
    {"event.unit_eliminated", "u", QT_TRANSLATE_NOOP("Message", "%1 left the battle.")},
    {"event.unit_eliminated_by", "uu", QT_TRANSLATE_NOOP("Message", "%1 left the battle, beaten by %2.")},
    {"event.unit_eliminated_trampled", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 left the battle, trampled by %2.")},
    {"event.charge_declared_front", "uul",
     QT_TRANSLATE_NOOP("Message", "%1 charged %2 from the front over %3.")},
    {"event.charge_declared_flank", "uul",
     QT_TRANSLATE_NOOP("Message", "%1 charged %2 from the flank or rear over %3.")},
    {"event.charge_continued", "uul", QT_TRANSLATE_NOOP("Message", "%1 charged on for %3 and met %2.")},
    {"event.charge_continued_alone", "ul",
     QT_TRANSLATE_NOOP("Message", "%1 charged on for %2 and met nobody.")},
    {"event.charge_passed", "s", QT_TRANSLATE_NOOP("Message", "%1 passed.")},
    {"event.scorpions_routed", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 fled before the charge of %2 and left the battle.")},
    {"event.elephant_scared", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 took fright at %2 and left the battle without doing harm.")},
    {"event.elephant_hit", "uu", QT_TRANSLATE_NOOP("Message", "%1 crashed into %2.")},
    {"event.engagement_made", "uu", QT_TRANSLATE_NOOP("Message", "%1 and %2 are engaged.")},
    {"event.engagement_ended", "uu", QT_TRANSLATE_NOOP("Message", "%1 and %2 are no longer engaged.")},
    {"event.melee_dice_assigned", "uu", QT_TRANSLATE_NOOP("Message", "%1 chose to fight %2.")},
    {"event.melee_dice_split", "un", QT_TRANSLATE_N_NOOP("Message", "%1 chose to fight %n enemies."),
     "%1 chose to fight one enemy."},
    {"event.side_closed", "s", QT_TRANSLATE_NOOP("Message", "%1 said: done.")},
    {"event.fights_joined", "", QT_TRANSLATE_NOOP("Message", "The fighting began.")},
    {"event.elephant_held", "u", QT_TRANSLATE_NOOP("Message", "%1 stayed under control.")},
    {"event.elephant_rampaged_ahead", "u",
     QT_TRANSLATE_NOOP("Message", "%1 ran wild straight ahead and off the battlefield.")},
    {"event.elephant_rampaged_right", "u",
     QT_TRANSLATE_NOOP("Message", "%1 turned right and ran wild, off the battlefield.")},
    {"event.elephant_rampaged_left", "u",
     QT_TRANSLATE_NOOP("Message", "%1 turned left and ran wild, off the battlefield.")},
    {"event.elephant_rampaged_back", "u",
     QT_TRANSLATE_NOOP("Message", "%1 turned round and ran wild, off the battlefield.")},
    {"event.fights_ended", "", QT_TRANSLATE_NOOP("Message", "The fighting paused for this turn.")},
    {"event.turn_ended", "n", QT_TRANSLATE_NOOP("Message", "Turn %1 ended.")},
};

constexpr EnglishRow kRolls[] = {
    {"roll.charge_initiative", "ss",
     QT_TRANSLATE_NOOP("Message", "Roll one die for who charges first: 1 to 3 is for %1, 4 to 6 for %2.")},
    {"roll.volley", "unun",
     QT_TRANSLATE_N_NOOP("Message", "Roll %n dice for %1, shooting at %3: each %4 or more hits."),
     "Roll one die for %1, shooting at %3: %4 or more hits."},
    {"roll.volley_six", "unu",
     QT_TRANSLATE_N_NOOP("Message", "Roll %n dice for %1, shooting at %3: each 6 hits."),
     "Roll one die for %1, shooting at %3: a 6 hits."},
    {"roll.volley_never", "unu",
     QT_TRANSLATE_N_NOOP("Message", "Roll %n dice for %1, shooting at %3, though none can hit."),
     "Roll one die for %1, shooting at %3, though it cannot hit."},
    {"roll.scare", "uun",
     QT_TRANSLATE_NOOP("Message", "Roll one die for %2: on %3 or more %1 will take fright and leave.")},
    {"roll.scare_six", "uu",
     QT_TRANSLATE_NOOP("Message", "Roll one die for %2: on a 6 %1 will take fright and leave.")},
    {"roll.scare_never", "uu",
     QT_TRANSLATE_NOOP("Message", "Roll one die for %2, though nothing can frighten %1.")},
    {"roll.melee", "unun",
     QT_TRANSLATE_N_NOOP("Message", "Roll %n dice for %1, fighting %3: each %4 or more hits."),
     "Roll one die for %1, fighting %3: %4 or more hits."},
    {"roll.melee_six", "unu",
     QT_TRANSLATE_N_NOOP("Message", "Roll %n dice for %1, fighting %3: each 6 hits."),
     "Roll one die for %1, fighting %3: a 6 hits."},
    {"roll.melee_never", "unu",
     QT_TRANSLATE_N_NOOP("Message", "Roll %n dice for %1, fighting %3, though none can hit."),
     "Roll one die for %1, fighting %3, though it cannot hit."},
    {"roll.general_risk", "gu",
     QT_TRANSLATE_NOOP("Message", "Roll one die for %1, who fought with %2: on a 6 the general falls.")},
    {"roll.control", "u",
     QT_TRANSLATE_NOOP("Message", "Roll the control die of %1: will the elephant obey or run wild?")},
};

constexpr EnglishRow kSteps[] = {
    {"step.move", "", QT_TRANSLATE_NOOP("Message", "Move")},
    {"step.shoot", "", QT_TRANSLATE_NOOP("Message", "Shoot")},
    {"step.charge", "", QT_TRANSLATE_NOOP("Message", "Charge")},
    {"step.melee", "", QT_TRANSLATE_NOOP("Message", "Melee")},
    {"prompt.deploy", "s",
     QT_TRANSLATE_NOOP("Message", "%1 may place a command. The battle begins when all are in place.")},
    {"prompt.move", "s",
     QT_TRANSLATE_NOOP("Message", "%1 may move units and generals, each once and in any order.")},
    {"prompt.shoot", "s",
     QT_TRANSLATE_NOOP("Message", "%1 may shoot with units that can, each once and in any order.")},
    {"prompt.charge", "s",
     QT_TRANSLATE_NOOP("Message", "%1 may charge with one unit, or pass. When both sides pass in a row, the "
                                  "step ends.")},
    {"prompt.choose", "",
     QT_TRANSLATE_NOOP("Message", "Both sides choose whom their units fight. When both are done, the dice "
                                  "fall.")},
    {"prompt.fight", "", QT_TRANSLATE_NOOP("Message", "The fights of this turn are being fought.")},
    {"prompt.over", "", QT_TRANSLATE_NOOP("Message", "The battle is over.")},
};

constexpr EnglishRow kOutcomes[] = {
    {"degree.drawn", "", QT_TRANSLATE_NOOP("Message", "Drawn")},
    {"degree.slight_edge", "", QT_TRANSLATE_NOOP("Message", "Slight edge")},
    {"degree.great_victory", "", QT_TRANSLATE_NOOP("Message", "Great victory")},
    {"outcome.turn_limit.drawn", "",
     QT_TRANSLATE_NOOP("Message", "The last turn is over, and the battle is drawn.")},
    {"outcome.turn_limit.slight_edge", "s",
     QT_TRANSLATE_NOOP("Message", "The last turn is over: a slight edge for %1.")},
    {"outcome.turn_limit.great_victory", "s",
     QT_TRANSLATE_NOOP("Message", "The last turn is over: a great victory for %1.")},
    {"outcome.idle_turns.drawn", "",
     QT_TRANSLATE_NOOP("Message", "Nothing was lost for many turns, and the battle ends drawn.")},
    {"outcome.idle_turns.slight_edge", "s",
     QT_TRANSLATE_NOOP("Message", "Nothing was lost for many turns, and the battle ends: a slight edge for "
                                  "%1.")},
    {"outcome.idle_turns.great_victory", "s",
     QT_TRANSLATE_NOOP("Message", "Nothing was lost for many turns, and the battle ends: a great victory for "
                                  "%1.")},
    {"outcome.no_units_left.drawn", "",
     QT_TRANSLATE_NOOP("Message", "No unit of either side is left: the battle is drawn.")},
    {"outcome.no_units_left.great_victory", "s",
     QT_TRANSLATE_NOOP("Message", "Only one side still has units on the table: a great victory for %1.")},
    {"outcome.army_broken.drawn", "",
     QT_TRANSLATE_NOOP("Message", "Both armies lost half their stands, and the battle is drawn.")},
    {"outcome.army_broken.slight_edge", "s",
     QT_TRANSLATE_NOOP("Message", "Both armies lost half their stands: a slight edge for %1.")},
    {"outcome.army_broken.great_victory", "s",
     QT_TRANSLATE_NOOP("Message", "An army lost half its stands and broke: a great victory for %1.")},
    {"outcome.chief_fallen.drawn", "",
     QT_TRANSLATE_NOOP("Message", "Both commanders in chief fell, and the battle is drawn.")},
    {"outcome.chief_fallen.slight_edge", "s",
     QT_TRANSLATE_NOOP("Message", "Both commanders in chief fell: a slight edge for %1.")},
    {"outcome.chief_fallen.great_victory", "s",
     QT_TRANSLATE_NOOP("Message", "A commander in chief fell: a great victory for %1.")},
    {"outcome.conceded", "s",
     QT_TRANSLATE_NOOP("Message", "The other side gave the battle up: a great victory for %1.")},
};

// A mind may hand over more arguments than its sentence uses.
constexpr EnglishRow kReasons[] = {
    {"reason.advance_line", "u",
     QT_TRANSLATE_NOOP("Message", "Bring %1 forward, so that the line advances together.")},
    {"reason.keep_line", "u",
     QT_TRANSLATE_NOOP("Message", "Keep %1 level with the units beside it: enemies come in through gaps.")},
    {"reason.screen", "u",
     QT_TRANSLATE_NOOP("Message", "Keep %1 in front as a screen for the troops behind.")},
    {"reason.flank", "uu", QT_TRANSLATE_NOOP("Message", "Lead %1 towards %2 and round the flank.")},
    {"reason.scorpion_hunt", "uu",
     QT_TRANSLATE_NOOP("Message", "Send %1 towards %2, whose crew will flee from any charge.")},
    {"reason.retreat", "u", QT_TRANSLATE_NOOP("Message", "Draw %1 back, out of reach of the enemy.")},
    {"reason.general_leads", "gu",
     QT_TRANSLATE_NOOP("Message", "Send %1 to %2, where extra dice will count.")},
    {"reason.shoot_best", "uux",
     QT_TRANSLATE_NOOP("Message", "%1 should shoot at %2, where that is worth about %3 stands.")},
    {"reason.charge_odds", "uux",
     QT_TRANSLATE_NOOP("Message", "%1 should charge %2: the fight should bring about %3 stands more than it "
                                  "costs.")},
    {"reason.charge_flank", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 should charge %2 in the middle of another fight, where help decides.")},
    {"reason.charge_scorpion", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 should charge %2, whose crew must flee.")},
    {"reason.charge_elephant", "uu",
     QT_TRANSLATE_NOOP("Message", "Send %1 against %2: an elephant strikes when it charges, not later.")},
    {"reason.charge_pin", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 should charge %2: a charged elephant strikes nobody and may soon run "
                                  "wild.")},
    {"reason.pass_better", "", QT_TRANSLATE_NOOP("Message", "Pass: no charge is worth its risk just now.")},
    {"reason.done", "", QT_TRANSLATE_NOOP("Message", "Done: nothing more is worth doing in this step.")},
    {"reason.focus_dice", "uu",
     QT_TRANSLATE_NOOP("Message", "Put the dice of %1 on %2, where they count most.")},
    {"reason.random", "", QT_TRANSLATE_NOOP("Message", "Drawn by lot from everything that is lawful.")},
    {"reason.playouts", "sp",
     QT_TRANSLATE_NOOP("Message", "In battles played ahead in thought this went best: %1 won %2 of them.")},
    {"reason.place", "c",
     QT_TRANSLATE_NOOP("Message", "Place %1 where there is room for the whole command.")},
};

constexpr EnglishRow kCounts[] = {
    {"count.stands", "n", QT_TRANSLATE_N_NOOP("Message", "%n stands"), "%n stand"},
    {"count.units", "n", QT_TRANSLATE_N_NOOP("Message", "%n units"), "%n unit"},
    {"next.roll", "n", QT_TRANSLATE_N_NOOP("Message", "Roll %n dice"), "Roll the die"},
    {"next.type_dice", "n", QT_TRANSLATE_N_NOOP("Message", "Type in %n dice"), "Type in the die"},
    {"next.unit", "n", QT_TRANSLATE_N_NOOP("Message", "Next unit (%n can still act)"),
     "Next unit (%n can still act)"},
    {"count.generals", "n", QT_TRANSLATE_N_NOOP("Message", "%n generals"), "%n general"},
};

// The chronicle. Rows that differ only in the number at the end say the same in other words: they take the
// same arguments, and a report takes them by turns.
constexpr EnglishRow kReport[] = {
    {"report.army.1", "snn",
     QT_TRANSLATE_N_NOOP("Message", "%1 came to the field with %n units, %3 stands in all."),
     "%1 came to the field with a single unit of %3 stands."},
    {"report.army.2", "snn",
     QT_TRANSLATE_N_NOOP("Message", "For %1 there stood %n units on the field, with %3 stands between them."),
     "For %1 there stood one unit on the field, with %3 stands."},
    {"report.chief.1", "gs", QT_TRANSLATE_NOOP("Message", "%1 led %2 that day.")},
    {"report.chief.2", "gs", QT_TRANSLATE_NOOP("Message", "The word of command for %2 came from %1.")},
    {"report.faced_west", "scsc",
     QT_TRANSLATE_NOOP("Message", "In the west stood %2 for %1, and opposite, for %3, %4.")},
    {"report.faced_middle", "scsc",
     QT_TRANSLATE_NOOP("Message", "In the middle %2 for %1 looked across at %4 for %3.")},
    {"report.faced_east", "scsc",
     QT_TRANSLATE_NOOP("Message", "In the east it was %2 for %1 who would meet %4 for %3.")},
    {"report.faced_north", "scsc",
     QT_TRANSLATE_NOOP("Message", "At the northern end stood %2 for %1, and opposite, for %3, %4.")},
    {"report.faced_south", "scsc",
     QT_TRANSLATE_NOOP("Message", "At the southern end stood %2 for %1, and opposite, for %3, %4.")},
    {"report.advance.1", "scnl",
     QT_TRANSLATE_N_NOOP("Message", "%1 sent %2 forward: %n units, the farthest over %4."),
     "%1 sent a unit of %2 forward over %4."},
    {"report.advance.2", "scnl",
     QT_TRANSLATE_N_NOOP("Message", "For %1 it was %2 who pressed on, %n units, up to %4 at a time."),
     "For %1 a unit of %2 pressed on over %4."},
    {"report.advance.3", "scnl",
     QT_TRANSLATE_N_NOOP("Message", "%2 moved up for %1 with %n units, the quickest of them by %4."),
     "%2 moved up for %1 with one unit, by %4."},
    {"report.advance_all.1", "snnl",
     QT_TRANSLATE_N_NOOP("Message",
                         "%1 came on along a broad front: %n units of %3 commands, the fastest over %4."),
     "%1 came on with one unit of %3 commands, over %4."},
    {"report.advance_all.2", "snnl",
     QT_TRANSLATE_N_NOOP(
         "Message", "Trumpets sounded for %1, and %n units of %3 commands went forward, some as far as %4."),
     "Trumpets sounded for %1, and one unit of %3 commands went forward by %4."},
    {"report.advance_all.3", "snnl",
     QT_TRANSLATE_N_NOOP("Message", "The line of %1 drew nearer. In %3 commands %n units were on the march, "
                                    "and the swiftest covered %4."),
     "The line of %1 drew nearer. In %3 commands one unit was on the march and covered %4."},
    {"report.withdraw.1", "scnl",
     QT_TRANSLATE_N_NOOP("Message", "%1 drew %2 back: %n units gave up as much as %4 of ground."),
     "%1 drew a unit of %2 back by %4."},
    {"report.withdraw.2", "scnl",
     QT_TRANSLATE_N_NOOP("Message", "%2 fell back for %1 with %n units, by up to %4."),
     "%2 fell back for %1 with one unit, by %4."},
    {"report.shift.1", "scnl",
     QT_TRANSLATE_N_NOOP("Message", "%1 had %2 shift its ranks: %n units changed their places by up to %4."),
     "%1 had a unit of %2 change its place by %4."},
    {"report.shift.2", "scnl",
     QT_TRANSLATE_N_NOOP("Message",
                         "%2 dressed the line for %1, and %n units took new places up to %4 away."),
     "%2 dressed the line for %1, and one unit took a new place %4 away."},
    {"report.turned.1", "scn",
     QT_TRANSLATE_N_NOOP("Message", "Without leaving their places %n units of %2 faced another way for %1."),
     "Without leaving its place one unit of %2 faced another way for %1."},
    {"report.turned.2", "scn", QT_TRANSLATE_N_NOOP("Message", "%1 had %n units of %2 turn where they stood."),
     "%1 had one unit of %2 turn where it stood."},
    {"report.joined.1", "gu", QT_TRANSLATE_NOOP("Message", "%1 took a place in the ranks of %2.")},
    {"report.joined.2", "gu", QT_TRANSLATE_NOOP("Message", "From then on %1 was to be found with %2.")},
    {"report.joined_many.1", "sngu",
     QT_TRANSLATE_N_NOOP("Message",
                         "The generals of %1 went to their troops, %n of them; %3 was seen with %4."),
     "One general of %1 went to the troops: %3 was seen with %4."},
    {"report.joined_many.2", "sngu",
     QT_TRANSLATE_N_NOOP("Message", "For %1 %n generals took places in the ranks, among them %3 with %4."),
     "For %1 one general took a place in the ranks: %3 with %4."},
    {"report.shots.1", "scun",
     QT_TRANSLATE_N_NOOP("Message", "The shots of %2 told for %1: %n stands fell, and %3 suffered most."),
     "The shots of %2 told for %1: one stand fell, of %3."},
    {"report.shots.2", "scun",
     QT_TRANSLATE_N_NOOP("Message",
                         "%2 took careful aim for %1 and struck down %n stands; %3 had the worst of it."),
     "%2 took careful aim for %1 and struck down one stand of %3."},
    {"report.shots_one.1", "scun", QT_TRANSLATE_N_NOOP("Message", "%2 shot for %1, and %3 lost %n stands."),
     "%2 shot for %1, and %3 lost one stand."},
    {"report.shots_one.2", "scun",
     QT_TRANSLATE_N_NOOP("Message", "For %1 %2 found the range of %3, where %n stands fell."),
     "For %1 %2 found the range of %3, where one stand fell."},
    {"report.shots_one.3", "scun", QT_TRANSLATE_N_NOOP("Message", "A volley of %2 for %1 cost %3 %n stands."),
     "A volley of %2 for %1 cost %3 one stand."},
    {"report.shots_others.1", "sn",
     QT_TRANSLATE_N_NOOP("Message",
                         "Elsewhere on the line the volleys of %1 brought down another %n stands."),
     "Elsewhere on the line the volleys of %1 brought down another stand."},
    {"report.shots_others.2", "sn",
     QT_TRANSLATE_N_NOOP("Message", "The rest of the shooting of %1 claimed %n more stands."),
     "The rest of the shooting of %1 claimed one more stand."},
    {"report.shots_nothing.1", "sn", QT_TRANSLATE_N_NOOP("Message", "%n volleys of %1 fell short."),
     "One volley of %1 fell short."},
    {"report.shots_nothing.2", "sn",
     QT_TRANSLATE_N_NOOP("Message", "%1 let fly %n volleys that harmed nobody."),
     "%1 let fly one volley that harmed nobody."},
    {"report.shot_down.1", "uu",
     QT_TRANSLATE_NOOP("Message", "Under the shots of %1 the last of %2 left the field.")},
    {"report.shot_down.2", "uu",
     QT_TRANSLATE_NOOP("Message", "%2 could stand under the shots of %1 no longer and broke up.")},
    {"report.charge_front.1", "uu", QT_TRANSLATE_NOOP("Message", "%1 charged %2 head-on.")},
    {"report.charge_front.2", "uu", QT_TRANSLATE_NOOP("Message", "%1 ran straight at %2.")},
    {"report.charge_front.3", "uu", QT_TRANSLATE_NOOP("Message", "With a shout %1 met %2 face to face.")},
    {"report.charge_flank.1", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 charged %2 where the unit had no front to show.")},
    {"report.charge_flank.2", "uu",
     QT_TRANSLATE_NOOP("Message", "From the flank or from behind %1 ran into %2.")},
    {"report.charge_two.1", "uuu", QT_TRANSLATE_NOOP("Message", "%1 and %2 fell upon %3 together.")},
    {"report.charge_two.2", "uuu",
     QT_TRANSLATE_NOOP("Message", "%3 had two charges to meet, one by %1 and one by %2.")},
    {"report.charge_many.1", "nu", QT_TRANSLATE_N_NOOP("Message", "%n units closed in on %2."),
     "One unit closed in on %2."},
    {"report.charge_many.2", "nu",
     QT_TRANSLATE_N_NOOP("Message", "From several sides %n units threw themselves at %2."),
     "One unit went at %2."},
    {"report.charge_elephant.1", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 dared to charge %2 rather than wait for it.")},
    {"report.charge_elephant.2", "uu", QT_TRANSLATE_NOOP("Message", "%1 ran in under the tusks of %2.")},
    {"report.charge_elephant.3", "uu",
     QT_TRANSLATE_NOOP("Message", "To pin the beast down, %1 went for %2.")},
    {"report.routed.1", "uu", QT_TRANSLATE_NOOP("Message", "The crew of %1 saw %2 coming and ran.")},
    {"report.routed.2", "uu", QT_TRANSLATE_NOOP("Message", "%1 stood alone: the crew had fled before %2.")},
    {"report.routed.3", "uu",
     QT_TRANSLATE_NOOP("Message", "Nobody stayed with %1 to await the charge of %2.")},
    {"report.scared.1", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 shied at the noise of %2, turned about and was seen no more.")},
    {"report.scared.2", "uu",
     QT_TRANSLATE_NOOP("Message", "Before the horns of %2 %1 took fright and trotted away, doing no harm.")},
    {"report.elephant_hit.1", "uun",
     QT_TRANSLATE_N_NOOP("Message", "%1 trampled into %2, which cost the unit %n stands."),
     "%1 trampled into %2, which cost the unit one stand."},
    {"report.elephant_hit.2", "uun",
     QT_TRANSLATE_N_NOOP("Message", "The ground shook as %1 struck %2: %n stands were gone at once."),
     "The ground shook as %1 struck %2: one stand was gone at once."},
    {"report.elephant_hit.3", "uun",
     QT_TRANSLATE_N_NOOP("Message", "Nothing could stop %1; the shock took %n stands from %2."),
     "Nothing could stop %1; the shock took one stand from %2."},
    {"report.elephant_scattered.1", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 went through %2 like a storm, and the unit was scattered.")},
    {"report.elephant_scattered.2", "uu",
     QT_TRANSLATE_NOOP("Message", "When %1 struck %2, nobody stayed to fight on.")},
    {"report.elephants_hit.1", "snsn",
     QT_TRANSLATE_N_NOOP("Message", "%n elephants of %1 reached the enemy and broke into the ranks of %3, "
                                    "where %4 stands were lost in an instant."),
     "One elephant of %1 reached the enemy and broke into the ranks of %3, where %4 stands were lost in an "
     "instant."},
    {"report.elephants_hit.2", "snsn",
     QT_TRANSLATE_N_NOOP(
         "Message",
         "Tusk beside tusk %n elephants of %1 thundered into the line of %3 and took %4 stands out of it."),
     "One elephant of %1 thundered into the line of %3 and took %4 stands out of it."},
    {"report.pinned.1", "sn",
     QT_TRANSLATE_N_NOOP("Message", "%n units of %1 ran to meet the elephants, to pin them down."),
     "One unit of %1 ran to meet the elephants, to pin them down."},
    {"report.pinned.2", "sn",
     QT_TRANSLATE_N_NOOP("Message", "Rather than wait for the elephants, %n units of %1 went at them."),
     "Rather than wait for the elephants, one unit of %1 went at them."},
    {"report.charge_on.1", "uu", QT_TRANSLATE_NOOP("Message", "Still at a run, %1 met %2 next.")},
    {"report.charge_on.2", "uu", QT_TRANSLATE_NOOP("Message", "The same rush carried %1 on into %2.")},
    {"report.no_charge.1", "", QT_TRANSLATE_NOOP("Message", "Neither side risked a charge.")},
    {"report.no_charge.2", "", QT_TRANSLATE_NOOP("Message", "Both sides waited, and nobody charged.")},
    {"report.broke.1", "uu", QT_TRANSLATE_NOOP("Message", "%1 broke the ranks of %2 and won the fight.")},
    {"report.broke.2", "uu", QT_TRANSLATE_NOOP("Message", "%2 gave way before %1 and left the field.")},
    {"report.broke.3", "uu",
     QT_TRANSLATE_NOOP("Message", "Step by step %1 pushed %2 back until there was nobody left to push.")},
    {"report.broke.4", "uu",
     QT_TRANSLATE_NOOP("Message", "The fight between %1 and %2 was over: the field belonged to %1.")},
    {"report.broke_many.1", "u",
     QT_TRANSLATE_NOOP("Message", "Beset from more than one side, %1 left the field.")},
    {"report.broke_many.2", "u",
     QT_TRANSLATE_NOOP("Message", "There were too many enemies around %1, and the unit came apart.")},
    {"report.broke_many.3", "u",
     QT_TRANSLATE_NOOP("Message", "%1 fought several enemies at once and could not last.")},
    {"report.both_gone.1", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 and %2 wore each other out until neither was left.")},
    {"report.both_gone.2", "uu",
     QT_TRANSLATE_NOOP("Message", "Neither %1 nor %2 outlasted the other; both were gone.")},
    {"report.costly.1", "uunn",
     QT_TRANSLATE_N_NOOP("Message", "%1 lost %n stands, %2 lost %4, and neither gave way."),
     "%1 lost one stand, %2 lost %4, and neither gave way."},
    {"report.costly.2", "uunn",
     QT_TRANSLATE_N_NOOP(
         "Message",
         "Hard and long was the fight of %1 with %2: %n stands fell on the one side, %4 on the other."),
     "Hard and long was the fight of %1 with %2: one stand fell on the one side, %4 on the other."},
    {"report.costly.3", "uunn",
     QT_TRANSLATE_N_NOOP(
         "Message", "%1 and %2 would not let go of each other, though it had cost them %n and %4 stands."),
     "%1 and %2 would not let go of each other, though it had cost them one stand and %4."},
    {"report.went_on.1", "nsnsn",
     QT_TRANSLATE_N_NOOP(
         "Message",
         "At the end of it %n fights were still open; the losses in them came to %3 for %2 and %5 for %4."),
     "At the end of it one fight was still open; the losses in it came to %3 for %2 and %5 for %4."},
    {"report.went_on.2", "nsnsn",
     QT_TRANSLATE_N_NOOP("Message",
                         "Nothing was settled in %n fights, which cost %2 %3 and %4 %5 of their stands."),
     "Nothing was settled in one fight, which cost %2 %3 and %4 %5 of their stands."},
    {"report.held.1", "ns", QT_TRANSLATE_N_NOOP("Message", "The drivers of %2 kept %n elephants in hand."),
     "The drivers of %2 kept one elephant in hand."},
    {"report.held.2", "ns",
     QT_TRANSLATE_N_NOOP("Message", "%n elephants still listened to their drivers and fought on for %2."),
     "One elephant still listened to its driver and fought on for %2."},
    {"report.ran_off.1", "u",
     QT_TRANSLATE_NOOP("Message", "%1 would not be held any longer and ran off the field, meeting nobody.")},
    {"report.ran_off.2", "u",
     QT_TRANSLATE_NOOP("Message", "Wild with noise, %1 broke away and was gone; nobody was in the path.")},
    {"report.ran_off.3", "u",
     QT_TRANSLATE_NOOP("Message", "%1 shook off the driver and made for open country.")},
    {"report.ran_enemies.1", "usn",
     QT_TRANSLATE_N_NOOP("Message", "%1 ran wild, and it was %2 who paid for it: %n stands."),
     "%1 ran wild, and it was %2 who paid for it: one stand."},
    {"report.ran_enemies.2", "usn",
     QT_TRANSLATE_N_NOOP("Message",
                         "In its flight %1 went right through the ranks of %2, where %n stands fell."),
     "In its flight %1 went right through the ranks of %2, where one stand fell."},
    {"report.ran_friends.1", "usn",
     QT_TRANSLATE_N_NOOP("Message", "%1 ran wild among its own people, and %2 lost %n stands."),
     "%1 ran wild among its own people, and %2 lost one stand."},
    {"report.ran_friends.2", "usn",
     QT_TRANSLATE_N_NOOP("Message", "The driver of %1 lost hold, and the flight went through the ranks of "
                                    "%2, its own side, where %n stands fell."),
     "The driver of %1 lost hold, and the flight went through the ranks of %2, its own side, where one stand "
     "fell."},
    {"report.ran_both.1", "usnsn",
     QT_TRANSLATE_N_NOOP(
         "Message",
         "%1 ran wild and made no difference between friend and foe: %2 lost %n stands and %4 %5."),
     "%1 ran wild and made no difference between friend and foe: %2 lost one stand and %4 %5."},
    {"report.ran_both.2", "usnsn",
     QT_TRANSLATE_N_NOOP("Message",
                         "Through friend and foe went %1 in its fright, which cost %2 %n stands and %4 %5."),
     "Through friend and foe went %1 in its fright, which cost %2 one stand and %4 %5."},
    {"report.trampled.1", "uu", QT_TRANSLATE_NOOP("Message", "What remained of %1 scattered before %2.")},
    {"report.trampled.2", "uu",
     QT_TRANSLATE_NOOP("Message", "%1 stood in the path of %2 and was no unit any more.")},
    {"report.fell.1", "gu", QT_TRANSLATE_NOOP("Message", "%1 fell among the men of %2.")},
    {"report.fell.2", "gu", QT_TRANSLATE_NOOP("Message", "Fighting beside %2, %1 was struck down.")},
    {"report.fell.3", "gu", QT_TRANSLATE_NOOP("Message", "%1 did not come back from the fight of %2.")},
    {"report.chief_fell.1", "gsu",
     QT_TRANSLATE_NOOP("Message", "%1, on whom %2 had set their hopes, fell with %3.")},
    {"report.chief_fell.2", "gsu",
     QT_TRANSLATE_NOOP("Message", "A cry went through the army of %2: %1 had fallen in the ranks of %3.")},
    {"report.chief_lives.1", "g",
     QT_TRANSLATE_NOOP("Message", "%1 had been in the thick of it and came out unhurt.")},
    {"report.chief_lives.2", "g",
     QT_TRANSLATE_NOOP("Message", "The men saw %1 in front of them, and no blow found its mark.")},
    {"report.won_against.1", "uup",
     QT_TRANSLATE_NOOP("Message",
                       "Few would have staked much on %1, but they beat %2; the chance had been %3.")},
    {"report.won_against.2", "uup",
     QT_TRANSLATE_NOOP(
         "Message",
         "Against all expectation %1 got the better of %2. When they met, the chance of it was %3.")},
    {"report.held_out.1", "up",
     QT_TRANSLATE_NOOP(
         "Message", "%1 should have been swept away, and yet some stood their ground: the chance was %2.")},
    {"report.held_out.2", "up", QT_TRANSLATE_NOOP("Message", "With a chance of only %2, %1 held out.")},
    {"report.toll.1", "snsn", QT_TRANSLATE_N_NOOP("Message", "The turn had cost %1 %n stands and %3 %4."),
     "The turn had cost %1 one stand and %3 %4."},
    {"report.toll.2", "snsn",
     QT_TRANSLATE_N_NOOP("Message", "When the dust settled, %1 had %n stands fewer than before and %3 %4."),
     "When the dust settled, %1 had one stand fewer than before and %3 %4."},
    {"report.toll_one.1", "sns",
     QT_TRANSLATE_N_NOOP("Message", "The turn had cost %1 %n stands, and %3 none."),
     "The turn had cost %1 one stand, and %3 none."},
    {"report.toll_one.2", "sns",
     QT_TRANSLATE_N_NOOP("Message", "Only %1 came out of it weaker, by %n stands; %3 had lost nothing."),
     "Only %1 came out of it weaker, by one stand; %3 had lost nothing."},
    {"report.toll_none.1", "n", QT_TRANSLATE_NOOP("Message", "Turn %1 passed, and nobody was lost.")},
    {"report.toll_none.2", "n",
     QT_TRANSLATE_NOOP("Message", "So ended turn %1, without a loss on either side.")},
    {"report.losses.1", "snn", QT_TRANSLATE_N_NOOP("Message", "Of %3 stands that counted, %1 had lost %n."),
     "Of %3 stands that counted, %1 had lost one."},
    {"report.losses.2", "snn", QT_TRANSLATE_N_NOOP("Message", "The price for %1 was %n of %3 stands."),
     "The price for %1 was one of %3 stands."},
    {"report.generals_lost", "sn",
     QT_TRANSLATE_N_NOOP("Message", "%n generals of %1 did not see the evening."),
     "One general of %1 did not see the evening."},
    {"report.unfinished", "n",
     QT_TRANSLATE_NOOP("Message", "Here, in turn %1, the record stops. The battle is not decided yet.")},
    {"report.swing_shots.1", "sp",
     QT_TRANSLATE_NOOP("Message", "This shooting tipped the scales towards %1, by %2 of an army.")},
    {"report.swing_shots.2", "sp",
     QT_TRANSLATE_NOOP("Message", "These volleys moved the battle by %2 of an army in favour of %1.")},
    {"report.swing_charges.1", "sp",
     QT_TRANSLATE_NOOP("Message",
                       "With these charges the outlook changed by %2 of an army, to the good of %1.")},
    {"report.swing_charges.2", "sp",
     QT_TRANSLATE_NOOP("Message",
                       "Who met whom here mattered: the battle leaned towards %1 by %2 of an army more.")},
    {"report.swing_melee.1", "sp",
     QT_TRANSLATE_NOOP("Message", "This melee tipped the scales towards %1, by %2 of an army.")},
    {"report.swing_melee.2", "sp",
     QT_TRANSLATE_NOOP("Message", "After this melee the outlook was better for %1 by %2 of an army.")},
    {"report.loss_general.1", "sg",
     QT_TRANSLATE_NOOP("Message", "%1 lost %2, whose dice and whose voice were missing from then on.")},
    {"report.loss_general.2", "sg", QT_TRANSLATE_NOOP("Message", "From here on %1 had to do without %2.")},
    {"report.loss_chief", "sg", QT_TRANSLATE_NOOP("Message", "%1 lost %2, their commander in chief.")},
    {"report.cost_rampage.1", "un",
     QT_TRANSLATE_N_NOOP("Message", "The rampage of %1 took %n stands off the table."),
     "The rampage of %1 took one stand off the table."},
    {"report.cost_rampage.2", "un", QT_TRANSLATE_N_NOOP("Message", "%1 ran amok, and %n stands were gone."),
     "%1 ran amok, and one stand was gone."},
    {"report.against_odds_won.1", "uup",
     QT_TRANSLATE_NOOP("Message", "%1 won against %2, for which the chance had been %3.")},
    {"report.against_odds_won.2", "uup",
     QT_TRANSLATE_NOOP("Message", "A victory of %1 over %2 that only %3 of such fights would have brought.")},
    {"report.against_odds_held.1", "up",
     QT_TRANSLATE_NOOP("Message", "%1 stood fast where the chance was %2.")},
    {"report.against_odds_held.2", "up",
     QT_TRANSLATE_NOOP(
         "Message", "%1 lasted through a round that a unit in such straits outlasts with a chance of %2.")},
    {"report.label.turn", "n", QT_TRANSLATE_NOOP("Message", "Turn %1")},
    {"report.label.start", "", QT_TRANSLATE_NOOP("Message", "The armies before the battle")},
    {"report.label.after", "n", QT_TRANSLATE_NOOP("Message", "The table after turn %1")},
    {"report.label.turning_points", "", QT_TRANSLATE_NOOP("Message", "Turning points")},
    {"report.label.end", "", QT_TRANSLATE_NOOP("Message", "How it ended")},
    {"report.label.losses", "", QT_TRANSLATE_NOOP("Message", "Losses side by side")},
    {"report.label.units", "", QT_TRANSLATE_NOOP("Message", "Units left")},
    {"report.label.stands", "", QT_TRANSLATE_NOOP("Message", "Stands left")},
    {"report.label.lost", "", QT_TRANSLATE_NOOP("Message", "Lost")},
    {"report.label.number", "n", QT_TRANSLATE_NOOP("Message", "%1")},
    {"report.label.of", "nn", QT_TRANSLATE_NOOP("Message", "%1 of %2")},
    {"report.label.generals", "", QT_TRANSLATE_NOOP("Message", "Generals")},
    {"report.label.counted", "", QT_TRANSLATE_NOOP("Message", "Stands that count for victory")},
    {"report.label.show_ids", "",
     QT_TRANSLATE_NOOP("Message", "Show the events that each sentence rests on")},
    {"report.label.ids_note", "",
     QT_TRANSLATE_NOOP("Message",
                       "An event is named by its entry in the battle's record and its place in that entry.")},
};

constexpr auto kChapters = std::to_array<std::span<const EnglishRow>>(
    {kRefusals, kEvents, kRolls, kSteps, kOutcomes, kReasons, kCounts, kReport});

constexpr std::size_t rowCount()
{
    std::size_t count = 0;
    for (const auto chapter : kChapters) {
        count += chapter.size();
    }
    return count;
}

constexpr auto kRows = [] {
    std::array<EnglishRow, rowCount()> rows{};
    auto at = rows.begin();
    for (const auto chapter : kChapters) {
        at = std::ranges::copy(chapter, at).out;
    }
    return rows;
}();

constexpr char letterOf(const MessageArg &arg)
{
    // In the order of MessageArg.
    constexpr std::string_view kLetters = "nugsctlapx";
    static_assert(kLetters.size() == std::variant_size_v<MessageArg>);
    return kLetters[arg.index()];
}

} // namespace

std::span<const EnglishRow> englishRows()
{
    return kRows;
}

const EnglishRow *findEnglish(std::string_view id)
{
    const auto at = std::ranges::find(kRows, id, &EnglishRow::id);
    return at == kRows.end() ? nullptr : &*at;
}

bool isWellFormed(const Message &message)
{
    const EnglishRow *row = findEnglish(message.id);
    return row != nullptr && message.args().size() >= row->args.size() &&
           std::ranges::equal(message.args().first(row->args.size()), row->args, {}, letterOf);
}

int countOf(const Message &message)
{
    for (const MessageArg &arg : message.args()) {
        if (const int *count = std::get_if<int>(&arg)) {
            return *count;
        }
    }
    return 0;
}

} // namespace zama
