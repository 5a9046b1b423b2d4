#include "core/text/english_rows.h"

#include "core/text/translate_noop.h"

namespace zama {
namespace {

// The sheets of a class kit (core/kit). They hang on a wall or lie on a table: short sentences, a rule each.
// Troop types stand before a colon, so that nothing in the sentence depends on them.
// clang-format off
constexpr EnglishRow kKit[] = {
    {"kit.heading.turn", "", QT_TRANSLATE_NOOP("Message", "The turn")},
    {"kit.heading.move", "", QT_TRANSLATE_NOOP("Message", "Moving")},
    {"kit.heading.shoot", "", QT_TRANSLATE_NOOP("Message", "Shooting")},
    {"kit.heading.charge", "", QT_TRANSLATE_NOOP("Message", "Charging")},
    {"kit.heading.melee", "", QT_TRANSLATE_NOOP("Message", "Melee")},
    {"kit.heading.elephants", "", QT_TRANSLATE_NOOP("Message", "Elephants")},
    {"kit.heading.generals", "", QT_TRANSLATE_NOOP("Message", "Generals")},
    {"kit.heading.victory", "", QT_TRANSLATE_NOOP("Message", "Who wins")},

    {"kit.step.move", "s", QT_TRANSLATE_NOOP("Message", "%1: move")},
    {"kit.step.shoot", "s", QT_TRANSLATE_NOOP("Message", "%1: shoot")},
    {"kit.step.charge", "", QT_TRANSLATE_NOOP("Message", "Both sides: charge")},
    {"kit.step.melee", "", QT_TRANSLATE_NOOP("Message", "Both sides: melee")},

    {"kit.card.move", "", QT_TRANSLATE_NOOP("Message", "Each unit and each general at most once, in any order.")},
    {"kit.card.shoot", "", QT_TRANSLATE_NOOP("Message", "Each unit that can shoot at most once, one after another. Take off stands at once.")},
    {"kit.card.melee", "", QT_TRANSLATE_NOOP("Message", "All dice first, then all losses, last stands, a die for each general who fought, a control die for each elephant.")},
    {"kit.card.melee_no_rampage", "", QT_TRANSLATE_NOOP("Message", "All dice first, then all losses, last stands, a die for each general who fought.")},

    {"kit.turn.deploy", "", QT_TRANSLATE_NOOP("Message", "Before the first turn the sides place their commands one by one in turns, each inside its own zone.")},
    {"kit.turn.once", "", QT_TRANSLATE_NOOP("Message", "In each step a unit gets at most one order, in any order of units. A unit may move, shoot and charge in the same turn.")},
    {"kit.turn.begins", "nn", QT_TRANSLATE_NOOP("Message", "This battle begins in its midst: with step %2 of turn %1.")},
    {"kit.turn.limit", "n", QT_TRANSLATE_NOOP("Message", "The battle is over when turn %1 is.")},
    {"kit.turn.no_limit", "n", QT_TRANSLATE_NOOP("Message", "There is no last turn. The battle is over when %1 whole turns in a row have cost nobody anything.")},

    {"kit.move.formed", "a", QT_TRANSLATE_NOOP("Message", "Formed units go straight ahead, slide obliquely at up to %1, or wheel. All wheels of one move together turn a unit by at most %1.")},
    {"kit.move.formed_no_cap", "a", QT_TRANSLATE_NOOP("Message", "Formed units go straight ahead, slide obliquely at up to %1, or wheel as far as their way lasts.")},
    {"kit.move.wheel", "", QT_TRANSLATE_NOOP("Message", "Wheeling: one front corner stays where it is, the other goes round it. The way of that corner is what it costs.")},
    {"kit.move.about_no", "", QT_TRANSLATE_NOOP("Message", "Formed units never turn about, go back or step sideways.")},
    {"kit.move.about", "", QT_TRANSLATE_NOOP("Message", "A formed unit may spend its whole move on turning about where it stands. It never goes back or sideways.")},
    {"kit.move.free", "", QT_TRANSLATE_NOOP("Message", "Units that go any direction take one straight way and turn once, before or after it. No corner may end farther away than the move is long.")},
    {"kit.move.single", "", QT_TRANSLATE_NOOP("Message", "Units of one stand that go any direction take one straight way, and turn before it and after it as they like.")},
    {"kit.move.through_skirmishers", "", QT_TRANSLATE_NOOP("Message", "Skirmishers may go through friends, and friends through skirmishers, if nobody ends on top of another. Nobody goes through those in melee.")},
    {"kit.move.through_none", "", QT_TRANSLATE_NOOP("Message", "Nobody goes through friends.")},
    {"kit.move.through_all", "", QT_TRANSLATE_NOOP("Message", "Everybody may go through friends, if nobody ends on top of another. Nobody goes through those in melee.")},
    {"kit.move.enemies", "", QT_TRANSLATE_NOOP("Message", "A move never touches an enemy. Only a charge does.")},
    {"kit.move.table", "", QT_TRANSLATE_NOOP("Message", "Every part of a unit stays on the table.")},
    {"kit.move.engaged", "", QT_TRANSLATE_NOOP("Message", "Whoever is in melee stays in it and does not move.")},
    {"kit.move.engaged_elephants", "", QT_TRANSLATE_NOOP("Message", "Whoever is in melee stays in it. Only an elephant under control may move off.")},
    {"kit.move.engaged_skirmishers", "", QT_TRANSLATE_NOOP("Message", "Whoever is in melee stays in it. Only skirmishers may move off.")},
    {"kit.move.engaged_both", "", QT_TRANSLATE_NOOP("Message", "Whoever is in melee stays in it. Only skirmishers and elephants under control may move off.")},

    {"kit.shoot.dice_unit", "", QT_TRANSLATE_NOOP("Message", "A unit shoots at one enemy unit. If any part of the unit is in range, all its stands roll one die each.")},
    {"kit.shoot.dice_stands", "", QT_TRANSLATE_NOOP("Message", "A unit shoots at one enemy unit. Only stands whose own base is in range roll one die each.")},
    {"kit.shoot.hits", "", QT_TRANSLATE_NOOP("Message", "Each hit takes one stand, at once.")},
    {"kit.shoot.los_none", "", QT_TRANSLATE_NOOP("Message", "Nothing blocks a shot.")},
    {"kit.shoot.los_units", "", QT_TRANSLATE_NOOP("Message", "A shot is blocked if the line between the two middles runs through a third unit.")},
    {"kit.shoot.arc_all", "", QT_TRANSLATE_NOOP("Message", "Units shoot in every direction.")},
    {"kit.shoot.arc_front", "", QT_TRANSLATE_NOOP("Message", "Units shoot forward only: a corner of the target must be ahead of their front line.")},
    {"kit.shoot.moved", "", QT_TRANSLATE_NOOP("Message", "Moving does not hinder shooting.")},
    {"kit.shoot.move_or_shoot", "", QT_TRANSLATE_NOOP("Message", "Machines move or shoot in a turn, not both. Nobody else is hindered by moving.")},
    {"kit.shoot.melee", "", QT_TRANSLATE_NOOP("Message", "Whoever is in melee does not shoot and is not shot at.")},
    {"kit.shoot.elephants", "", QT_TRANSLATE_NOOP("Message", "Elephants cannot be shot down.")},

    {"kit.charge.alternate", "s", QT_TRANSLATE_NOOP("Message", "One charge, or a pass, by turns; first: %1. Two passes in a row end the step.")},
    {"kit.charge.one_side", "ss", QT_TRANSLATE_NOOP("Message", "One side makes all its charges, then the other. First: %1. Then: %2.")},
    {"kit.charge.die", "ss", QT_TRANSLATE_NOOP("Message", "Roll one die for who begins: 1 to 3 %1, 4 to 6 %2. Then one charge, or a pass, by turns. Two passes in a row end the step.")},
    {"kit.charge.reach", "", QT_TRANSLATE_NOOP("Message", "A charge must reach an enemy. Its way is measured like a move and stops at the first touch.")},
    {"kit.charge.who", "", QT_TRANSLATE_NOOP("Message", "A unit charges once a turn. Whoever is in melee cannot charge, but can be charged.")},
    {"kit.charge.manoeuvre", "", QT_TRANSLATE_NOOP("Message", "Formed units charge as they move: ahead, obliquely or wheeling.")},
    {"kit.charge.straight", "", QT_TRANSLATE_NOOP("Message", "Formed units charge straight ahead only.")},
    {"kit.charge.free", "", QT_TRANSLATE_NOOP("Message", "Units that go any direction turn once, then charge straight.")},
    {"kit.charge.touching", "l", QT_TRANSLATE_NOOP("Message", "Every enemy within %1 of the charger, where it stops, is in the melee too.")},
    {"kit.charge.stop", "", QT_TRANSLATE_NOOP("Message", "If the target is gone before the melee, the charger stops where it is.")},
    {"kit.charge.go_on", "", QT_TRANSLATE_NOOP("Message", "If the target is gone before the melee, the charger may go straight on with the way it has left, into whomever it meets.")},

    {"kit.melee.dice", "", QT_TRANSLATE_NOOP("Message", "Every unit in melee rolls one die for each of its stands, all at the same time. Each hit takes one stand.")},
    {"kit.melee.against", "", QT_TRANSLATE_NOOP("Message", "A number under “Against it” counts in place of the attacker's own.")},
    {"kit.melee.after_charge", "", QT_TRANSLATE_NOOP("Message", "A number behind an arrow counts in the turn of the unit's own charge.")},
    {"kit.melee.one_target", "", QT_TRANSLATE_NOOP("Message", "A unit with several enemies puts all its dice on one of them.")},
    {"kit.melee.shared", "", QT_TRANSLATE_NOOP("Message", "A unit with several enemies may share its dice out among them.")},
    {"kit.melee.surplus_lost", "", QT_TRANSLATE_NOOP("Message", "Hits beyond the last stand are lost.")},
    {"kit.melee.surplus_same", "", QT_TRANSLATE_NOOP("Message", "Hits beyond the last stand go on to other enemies in the same melee.")},
    {"kit.melee.last", "", QT_TRANSLATE_NOOP("Message", "Last stand: a unit that is down to one stand loses that too, at once, whatever the cause. Units that begin with one stand are spared this.")},
    {"kit.melee.again", "", QT_TRANSLATE_NOOP("Message", "If both are still there they fight again next turn.")},

    {"kit.elephant.hurt", "", QT_TRANSLATE_NOOP("Message", "Neither shots nor melee harm an elephant.")},
    {"kit.elephant.scare", "tn", QT_TRANSLATE_NOOP("Message", "%1: charging the front of troops that scare elephants, roll one die first. On %2 or more it runs off and does no harm.")},
    {"kit.elephant.scare_six", "t", QT_TRANSLATE_NOOP("Message", "%1: charging the front of troops that scare elephants, roll one die first. On a 6 it runs off and does no harm.")},
    {"kit.elephant.fearless", "t", QT_TRANSLATE_NOOP("Message", "%1: nothing scares it.")},
    {"kit.elephant.impact", "tn", QT_TRANSLATE_N_NOOP("Message", "%1: its charge takes %n stands of its target at contact."), "%1: its charge takes one stand of its target at contact."},
    {"kit.elephant.front_start", "", QT_TRANSLATE_NOOP("Message", "It comes from the front if its middle was ahead of the target's front line when it charged.")},
    {"kit.elephant.front_edge", "", QT_TRANSLATE_NOOP("Message", "It comes from the front if it touches the target's front edge.")},
    {"kit.elephant.charged", "", QT_TRANSLATE_NOOP("Message", "Whoever charges an elephant is not trampled.")},
    {"kit.elephant.charged_hits", "", QT_TRANSLATE_NOOP("Message", "Whoever charges an elephant loses stands as if it had charged.")},
    {"kit.elephant.holds", "", QT_TRANSLATE_NOOP("Message", "After that it holds its enemy and rolls no dice in melee.")},
    {"kit.elephant.die_skirmishers", "", QT_TRANSLATE_NOOP("Message", "In melee it rolls one die against skirmishers and hits on 4 or more.")},
    {"kit.elephant.two", "", QT_TRANSLATE_NOOP("Message", "In melee it takes two stands a round, from the round after its charge; if it was charged, from the first.")},
    {"kit.elephant.die_five", "", QT_TRANSLATE_NOOP("Message", "In melee it rolls one die against anybody and hits on 5 or more.")},
    {"kit.elephant.control", "", QT_TRANSLATE_NOOP("Message", "After each round of melee an elephant was in, roll its control die. If its charge alone destroyed the target, do not.")},
    {"kit.elephant.control_always", "", QT_TRANSLATE_NOOP("Message", "After each round of melee an elephant was in, roll its control die; also if its charge alone destroyed the target.")},
    {"kit.elephant.rampage", "tln", QT_TRANSLATE_N_NOOP("Message", "%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses %n stands."), "%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses one stand."},
    {"kit.elephant.rampage_immune", "", QT_TRANSLATE_NOOP("Message", "Other elephants in that path are not harmed.")},
    {"kit.elephant.rampage_removes", "", QT_TRANSLATE_NOOP("Message", "Other elephants in that path are gone as well.")},
    {"kit.fate.held", "", QT_TRANSLATE_NOOP("Message", "Under control")},
    {"kit.fate.ahead", "", QT_TRANSLATE_NOOP("Message", "Runs ahead")},
    {"kit.fate.right", "", QT_TRANSLATE_NOOP("Message", "Runs to the right")},
    {"kit.fate.left", "", QT_TRANSLATE_NOOP("Message", "Runs to the left")},
    {"kit.fate.back", "", QT_TRANSLATE_NOOP("Message", "Turns and runs back")},

    {"kit.general.move", "l", QT_TRANSLATE_NOOP("Message", "A general goes up to %1 alone, in any direction and past anybody, or goes with a unit; not both.")},
    {"kit.general.joins_any", "", QT_TRANSLATE_NOOP("Message", "At the end of that way a general may join a unit, also one in melee, but cannot leave it there.")},
    {"kit.general.joins_own", "", QT_TRANSLATE_NOOP("Message", "At the end of that way a general may join a unit of the same command, a commander in chief any unit; also in melee, but cannot leave it there.")},
    {"kit.general.one", "", QT_TRANSLATE_NOOP("Message", "One general at most to a unit.")},
    {"kit.general.several", "", QT_TRANSLATE_NOOP("Message", "Several generals may be with one unit.")},
    {"kit.general.adds", "n", QT_TRANSLATE_N_NOOP("Message", "With a unit a general adds %n dice in melee, none in shooting."), "With a unit a general adds one die in melee, none in shooting."},
    {"kit.general.adds_more", "gn", QT_TRANSLATE_N_NOOP("Message", "%1: %n dice."), "%1: one die."},
    {"kit.general.dice", "n", QT_TRANSLATE_N_NOOP("Message", "adds %n dice in melee"), "adds one die in melee"},
    {"kit.general.risk", "", QT_TRANSLATE_NOOP("Message", "After each round of melee roll one die for every general in it. On a 6 the general falls.")},
    {"kit.general.stays", "", QT_TRANSLATE_NOOP("Message", "If the unit is lost, the general stays there alone.")},
    {"kit.general.dies", "", QT_TRANSLATE_NOOP("Message", "If the unit is lost, the general is lost with it.")},
    {"kit.general.safe", "", QT_TRANSLATE_NOOP("Message", "Nobody shoots at a general or charges one.")},

    {"kit.victory.share", "", QT_TRANSLATE_NOOP("Message", "At the end count for each side what share of its stands it has lost, in per cent. Generals do not count.")},
    {"kit.victory.edges", "nn", QT_TRANSLATE_NOOP("Message", "The shares differ by less than %1 points: drawn. From %1 on: a slight edge for the side that lost less. From %2 on: a great victory.")},
    {"kit.victory.alone", "", QT_TRANSLATE_NOOP("Message", "A side that alone has units left has won a great victory.")},
    {"kit.victory.broken", "", QT_TRANSLATE_NOOP("Message", "An army that has lost half its stands is beaten at the end of that turn.")},
    {"kit.victory.chief", "", QT_TRANSLATE_NOOP("Message", "A side whose commander in chief falls is beaten at the end of that turn.")},

    {"kit.note.formed", "", QT_TRANSLATE_NOOP("Message", "formed")},
    {"kit.note.free", "", QT_TRANSLATE_NOOP("Message", "any direction")},
    {"kit.note.scares", "", QT_TRANSLATE_NOOP("Message", "scares elephants")},
    {"kit.note.routs", "", QT_TRANSLATE_NOOP("Message", "gone if charged")},
    {"kit.note.no_general", "", QT_TRANSLATE_NOOP("Message", "no general joins it")},
    {"kit.note.not_counted", "", QT_TRANSLATE_NOOP("Message", "does not count for victory")},

    {"kit.share.edges", "snn", QT_TRANSLATE_NOOP("Message", "Stands lost by %1 that give the enemy a slight edge: %2; a great victory: %3 (if the enemy has lost none).")},
    {"kit.share.broken", "sn", QT_TRANSLATE_NOOP("Message", "Stands lost by %1 with which the army is beaten: %2.")},
    {"kit.share.none", "s", QT_TRANSLATE_NOOP("Message", "No stand of %1 counts for victory.")},

    {"kit.use.general", "", QT_TRANSLATE_NOOP("Message", "General alone")},
    {"kit.use.rampage", "", QT_TRANSLATE_NOOP("Message", "Rampage")},

    {"kit.wheel.cost", "llll", QT_TRANSLATE_NOOP("Message", "A front of %1: %2 for 15 degrees, %3 for 30, %4 for 45")},

    {"kit.plan.orders", "nnn", QT_TRANSLATE_N_NOOP("Message", "Reckoned from %3 battles that the program played against itself: %n orders a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer."), "Reckoned from %3 battles that the program played against itself: one order a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer."},
    {"kit.plan.no_time", "", QT_TRANSLATE_NOOP("Message", "How long so large a battle takes is not reckoned here. The balance panel of the editor does it in the background.")},
    {"kit.plan.pupils", "nn", QT_TRANSLATE_NOOP("Message", "From %1 to %2 can play with a task each.")},
    {"kit.plan.commands", "sn", QT_TRANSLATE_N_NOOP("Message", "%1: %n commands."), "%1: one command."},
    {"kit.plan.pairs", "", QT_TRANSLATE_NOOP("Message", "If there are more, let two lead a command together: one gives the orders, one measures and rolls. If there are fewer, let one lead several.")},
    {"kit.role.chief", "", QT_TRANSLATE_NOOP("Message", "Commander in chief, one a side: makes the plan with the commanders before the battle, then speaks for the side.")},
    {"kit.role.commander", "", QT_TRANSLATE_NOOP("Message", "Commander, one a command: moves its units, measures, rolls its dice and ticks off its losses.")},
    {"kit.role.unled", "", QT_TRANSLATE_NOOP("Message", "Commands without a general need somebody too; the commander in chief may lead them.")},
    {"kit.role.referee", "", QT_TRANSLATE_NOOP("Message", "Referee: moves the marker on the track, says whose step it is, reads rules from the wall.")},
    {"kit.role.chronicler", "", QT_TRANSLATE_NOOP("Message", "Chronicler: writes down after every turn what happened and what it cost. The report of the battle comes from these notes.")},
    {"kit.sheet.before", "", QT_TRANSLATE_NOOP("Message", "The day before: cut out soldiers, sticks and templates, and check with a ruler that the printer kept the size.")},
    {"kit.sheet.map", "", QT_TRANSLATE_NOOP("Message", "Mark the table along two edges as on the map and put every unit where the list has it.")},
    {"kit.sheet.map_free", "", QT_TRANSLATE_NOOP("Message", "Mark the table along two edges as on the map. The sides place their commands themselves, each inside its zone.")},
    {"kit.sheet.cards", "", QT_TRANSLATE_NOOP("Message", "Every commander gets the card of the command. Give five minutes to read it and to make a plan.")},
    {"kit.sheet.wall", "", QT_TRANSLATE_NOOP("Message", "The quick reference hangs where everybody sees it.")},
    {"kit.sheet.track", "", QT_TRANSLATE_NOOP("Message", "The track lies beside the table. Its markers show turn and step.")},
    {"kit.sheet.boxes", "", QT_TRANSLATE_NOOP("Message", "Tick a box in the order of battle for every stand lost. The ladder below says how many per cent that is.")},
    {"kit.sheet.referee", "", QT_TRANSLATE_NOOP("Message", "If nobody is sure of a rule, let the program play that step, or roll a die and go on.")},
    {"kit.sheet.report", "", QT_TRANSLATE_NOOP("Message", "Afterwards everybody fills in a report. Compare them: no two saw the same battle.")},
    {"kit.question.turning", "", QT_TRANSLATE_NOOP("Message", "At which moment was the battle decided? Who noticed it then?")},
    {"kit.question.plan", "", QT_TRANSLATE_NOOP("Message", "What was each side's plan, and when did it stop working?")},
    {"kit.question.numbers", "snsn", QT_TRANSLATE_NOOP("Message", "There were %2 stands of %1 and %4 of %3. How could the smaller army make up for that?")},
    {"kit.question.equal", "", QT_TRANSLATE_NOOP("Message", "The armies were about equally large. What made the difference?")},
    {"kit.question.elephants", "", QT_TRANSLATE_NOOP("Message", "Were the elephants worth their risk, and to whom?")},
    {"kit.question.generals", "", QT_TRANSLATE_NOOP("Message", "Should a general fight in the front rank or stay behind and look on?")},
    {"kit.question.luck", "", QT_TRANSLATE_NOOP("Message", "What was luck and what was skill? How could one find out?")},
    {"kit.question.model", "", QT_TRANSLATE_NOOP("Message", "What does the game leave out that a soldier would have felt: fear, noise, hunger, orders that never arrive?")},
    {"kit.question.sources", "", QT_TRANSLATE_NOOP("Message", "Who wrote about this battle, how long afterwards, and for whom? What does that mean for us?")},
    {"kit.question.people", "", QT_TRANSLATE_NOOP("Message", "Who paid for this battle besides the armies, and whose story is not told?")},
};
// clang-format on

} // namespace

std::span<const EnglishRow> kitRows()
{
    return kKit;
}

} // namespace zama
