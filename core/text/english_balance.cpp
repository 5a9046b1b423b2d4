#include "core/text/english_rows.h"

#include "core/text/translate_noop.h"

namespace zama {
namespace {

// What the editor's balance finds. Chances are so many battles in 100.
constexpr EnglishRow kBalance[] = {
    {"balance.unit_more", "un", QT_TRANSLATE_N_NOOP("Message", "%1: %n more stands"), "%1: one more stand"},
    {"balance.unit_fewer", "un", QT_TRANSLATE_N_NOOP("Message", "%1: %n fewer stands"),
     "%1: one fewer stand"},
    {"balance.type_more", "tsn", QT_TRANSLATE_N_NOOP("Message", "%1 of %2: %n more stands for each unit"),
     "%1 of %2: one more stand for each unit"},
    {"balance.type_fewer", "tsn", QT_TRANSLATE_N_NOOP("Message", "%1 of %2: %n fewer stands for each unit"),
     "%1 of %2: one fewer stand for each unit"},
    {"balance.kind_more", "tn", QT_TRANSLATE_N_NOOP("Message", "%1: %n more stands for each unit"),
     "%1: one more stand for each unit"},
    {"balance.kind_fewer", "tn", QT_TRANSLATE_N_NOOP("Message", "%1: %n fewer stands for each unit"),
     "%1: one fewer stand for each unit"},
    {"balance.unit_ahead", "ul", QT_TRANSLATE_NOOP("Message", "%1: %2 farther forward")},
    {"balance.unit_back", "ul", QT_TRANSLATE_NOOP("Message", "%1: %2 farther back")},
    {"balance.line_ahead", "sl", QT_TRANSLATE_NOOP("Message", "The whole army of %1: %2 farther forward")},
    {"balance.line_back", "sl", QT_TRANSLATE_NOOP("Message", "The whole army of %1: %2 farther back")},
    {"balance.hit_melee", "tnn",
     QT_TRANSLATE_NOOP("Message", "%1: a hit in melee from %3 upwards, in place of %2")},
    {"balance.hit_charge", "tnn",
     QT_TRANSLATE_NOOP("Message", "%1: a hit after charging from %3 upwards, in place of %2")},
    {"balance.hit_by", "tnn",
     QT_TRANSLATE_NOOP("Message", "Against %1: a hit in melee from %3 upwards, in place of %2")},
    {"balance.hit_shooting", "tnn",
     QT_TRANSLATE_NOOP("Message", "%1: a hit when shooting from %3 upwards, in place of %2")},
    {"balance.turns", "nn", QT_TRANSLATE_NOOP("Message", "A turn limit of %2 in place of %1")},
    {"balance.chance", "snnn", QT_TRANSLATE_NOOP("Message", "About %2 in 100 for %1 (%3 to %4)")},
    {"balance.points", "snnn",
     QT_TRANSLATE_NOOP("Message", "With draws shared, about %2 in 100 for %1 (%3 to %4)")},
    {"balance.draws", "nnn", QT_TRANSLATE_NOOP("Message", "About %1 in 100 drawn (%2 to %3)")},
    {"balance.great", "snsn", QT_TRANSLATE_NOOP("Message", "Great victories in 100: %2 for %1, %4 for %3")},
    {"balance.shared", "snsn",
     QT_TRANSLATE_NOOP("Message", "A draw shared between both: %2 for %1, %4 for %3")},
    {"balance.as_it_is", "sn",
     QT_TRANSLATE_NOOP("Message", "As it is, about %2 of 100 battles go to %1; a draw counts half.")},
    {"balance.at_best", "sn", QT_TRANSLATE_NOOP("Message", "At best, about %2 of 100 go to %1.")},
    {"balance.battles", "n", QT_TRANSLATE_N_NOOP("Message", "%n battles played"), "one battle played"},
    {"balance.tried", "nn", QT_TRANSLATE_N_NOOP("Message", "%2 of %n battles"), "%2 of one battle"},
    {"balance.unknown", "", QT_TRANSLATE_NOOP("Message", "Too few battles yet to say who is favoured.")},
    {"balance.even", "", QT_TRANSLATE_NOOP("Message", "An even battle.")},
    {"balance.leans", "s", QT_TRANSLATE_NOOP("Message", "The battle leans towards %1.")},
    {"balance.favours", "s", QT_TRANSLATE_NOOP("Message", "The battle clearly favours %1.")},
    {"balance.length_always", "n", QT_TRANSLATE_N_NOOP("Message", "%n turns"), "One turn"},
    {"balance.length", "xnn", QT_TRANSLATE_NOOP("Message", "About %1 turns (%2 to %3)")},
    {"balance.minutes", "nnn", QT_TRANSLATE_N_NOOP("Message", "About %n minutes of class time (%2 to %3)"),
     "About one minute of class time (%2 to %3)"},
    {"balance.lessons", "n", QT_TRANSLATE_N_NOOP("Message", "%n lessons of 50 minutes"),
     "one lesson of 50 minutes"},
    {"balance.influence", "usnn",
     QT_TRANSLATE_NOOP("Message", "With %1 still there at the end, %2 won %3 battles in 100; without, %4.")},
    {"balance.deeds", "uxx",
     QT_TRANSLATE_NOOP("Message", "%1 took about %2 enemy stands a battle and lost about %3.")},
};

} // namespace

std::span<const EnglishRow> balanceRows()
{
    return kBalance;
}

} // namespace zama
