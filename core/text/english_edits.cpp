#include "core/text/english_rows.h"

#include "core/text/translate_noop.h"

namespace zama {
namespace {

// What a step was, as a noun phrase behind "Undo" or "Redo" and a colon.
constexpr EnglishRow kEdits[] = {
    {"edit.move", "n", QT_TRANSLATE_N_NOOP("Message", "move %n pieces"), "move one piece"},
    {"edit.turn", "n", QT_TRANSLATE_N_NOOP("Message", "turn %n pieces"), "turn one piece"},
    {"edit.nudge", "n", QT_TRANSLATE_N_NOOP("Message", "nudge %n pieces"), "nudge one piece"},
    {"edit.delete", "n", QT_TRANSLATE_N_NOOP("Message", "delete %n pieces"), "delete one piece"},
    {"edit.duplicate", "n", QT_TRANSLATE_N_NOOP("Message", "duplicate %n pieces"), "duplicate one piece"},
    {"edit.paste", "n", QT_TRANSLATE_N_NOOP("Message", "paste %n pieces"), "paste one piece"},
    {"edit.align", "", QT_TRANSLATE_NOOP("Message", "align")},
    {"edit.distribute", "", QT_TRANSLATE_NOOP("Message", "share out evenly")},
    {"edit.close_up", "", QT_TRANSLATE_NOOP("Message", "close up")},
    {"edit.mirror", "", QT_TRANSLATE_NOOP("Message", "mirror across the table")},
    {"edit.mirror_army", "", QT_TRANSLATE_NOOP("Message", "replace the enemy by a mirror image")},
    {"edit.line_up", "n", QT_TRANSLATE_N_NOOP("Message", "draw up in %n lines"), "draw up in one line"},
    {"edit.fit_zone", "", QT_TRANSLATE_NOOP("Message", "move into the deployment zone")},
    {"edit.zone", "", QT_TRANSLATE_NOOP("Message", "deployment zone")},
    {"edit.table", "", QT_TRANSLATE_NOOP("Message", "table")},
    {"edit.attach", "", QT_TRANSLATE_NOOP("Message", "attach the general")},
    {"edit.detach", "", QT_TRANSLATE_NOOP("Message", "detach the general")},
    {"edit.rename", "", QT_TRANSLATE_NOOP("Message", "rename")},
    {"edit.regroup", "", QT_TRANSLATE_NOOP("Message", "change the order of battle")},
    {"edit.add_unit", "", QT_TRANSLATE_NOOP("Message", "add a unit")},
    {"edit.add_command", "", QT_TRANSLATE_NOOP("Message", "add a command")},
    {"edit.add_general", "", QT_TRANSLATE_NOOP("Message", "add a general")},
    {"edit.add_side", "", QT_TRANSLATE_NOOP("Message", "add a side")},
    {"edit.stands", "", QT_TRANSLATE_NOOP("Message", "number of stands")},
    {"edit.chief", "", QT_TRANSLATE_NOOP("Message", "commander-in-chief")},
    {"edit.change_sides", "n", QT_TRANSLATE_N_NOOP("Message", "%n pieces change sides"),
     "one piece changes sides"},
    {"edit.import_army", "", QT_TRANSLATE_NOOP("Message", "table of the order of battle")},
    {"edit.name", "", QT_TRANSLATE_NOOP("Message", "name")},
    {"edit.type", "", QT_TRANSLATE_NOOP("Message", "unit type")},
    {"edit.strength", "", QT_TRANSLATE_NOOP("Message", "stands left")},
    {"edit.place", "", QT_TRANSLATE_NOOP("Message", "place")},
    {"edit.facing", "", QT_TRANSLATE_NOOP("Message", "facing")},
    {"edit.general", "", QT_TRANSLATE_NOOP("Message", "general")},
    {"edit.colours", "", QT_TRANSLATE_NOOP("Message", "colours")},
    // What the order of battle says of many at once.
    {"edit.sum_units", "n", QT_TRANSLATE_N_NOOP("Message", "%n units"), "%n unit"},
    {"edit.text", "", QT_TRANSLATE_NOOP("Message", "text")},
    {"edit.default_language", "", QT_TRANSLATE_NOOP("Message", "default language")},
    {"edit.remove_language", "", QT_TRANSLATE_NOOP("Message", "remove a language")},
    {"edit.rule", "", QT_TRANSLATE_NOOP("Message", "rule option")},
    {"edit.turn_limit", "", QT_TRANSLATE_NOOP("Message", "number of turns")},
    {"edit.victory", "", QT_TRANSLATE_NOOP("Message", "victory points")},
    {"edit.sequence", "", QT_TRANSLATE_NOOP("Message", "sequence of play")},
    {"edit.first_side", "", QT_TRANSLATE_NOOP("Message", "who acts first")},
    {"edit.fix", "", QT_TRANSLATE_NOOP("Message", "mend a fault")},
    {"edit.library", "", QT_TRANSLATE_NOOP("Message", "add from the library")},
    {"edit.restore", "", QT_TRANSLATE_NOOP("Message", "restore unsaved work")},
    {"edit.reread", "", QT_TRANSLATE_NOOP("Message", "read the file again")},
    {"edit.earlier", "", QT_TRANSLATE_NOOP("Message", "bring back an earlier version")},
    {"edit.even", "", QT_TRANSLATE_NOOP("Message", "make the battle more even")},
    {"edit.add_type", "", QT_TRANSLATE_NOOP("Message", "add a unit type")},
    {"edit.duplicate_type", "", QT_TRANSLATE_NOOP("Message", "duplicate a unit type")},
    {"edit.delete_type", "", QT_TRANSLATE_NOOP("Message", "delete a unit type")},
    {"edit.type_kind", "", QT_TRANSLATE_NOOP("Message", "kind of troops")},
    {"edit.type_move", "", QT_TRANSLATE_NOOP("Message", "how troops move")},
    {"edit.type_shooting", "", QT_TRANSLATE_NOOP("Message", "how troops shoot")},
    {"edit.type_melee", "", QT_TRANSLATE_NOOP("Message", "how troops fight")},
    {"edit.type_elephant", "", QT_TRANSLATE_NOOP("Message", "rules of elephants")},
    {"edit.type_trait", "", QT_TRANSLATE_NOOP("Message", "a trait of troops")},
    {"edit.type_stands", "", QT_TRANSLATE_NOOP("Message", "stands of a unit type")},
    {"edit.type_figure", "", QT_TRANSLATE_NOOP("Message", "figure")},
    {"edit.import_drawing", "", QT_TRANSLATE_NOOP("Message", "import a drawing")},
    {"edit.back_view", "", QT_TRANSLATE_NOOP("Message", "give a drawing its back")},
    {"edit.remove_back_view", "", QT_TRANSLATE_NOOP("Message", "remove the drawing of a back")},
    {"edit.remove_drawing", "", QT_TRANSLATE_NOOP("Message", "remove a drawing")},
    {"edit.status.errors", "n",
     QT_TRANSLATE_N_NOOP("Message", "%n things must be mended before this battle can be played"),
     "one thing must be mended before this battle can be played"},
    {"edit.status.doubts", "n", QT_TRANSLATE_N_NOOP("Message", "playable, with %n doubts"),
     "playable, with one doubt"},
    {"edit.status.good", "", QT_TRANSLATE_NOOP("Message", "all good: this battle can be played")},
    {"edit.crowded", "n",
     QT_TRANSLATE_N_NOOP("Message", "There was no free place for %n pieces: they stand on top of others."),
     "There was no free place for one piece: it stands on top of another."},
    {"edit.status.selected", "n", QT_TRANSLATE_N_NOOP("Message", "%n pieces selected"), "one piece selected"},
};

} // namespace

std::span<const EnglishRow> editRows()
{
    return kEdits;
}

} // namespace zama
