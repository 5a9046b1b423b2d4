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
    {"edit.align", "", QT_TRANSLATE_NOOP("Message", "align")},
    {"edit.distribute", "", QT_TRANSLATE_NOOP("Message", "distribute")},
    {"edit.mirror", "", QT_TRANSLATE_NOOP("Message", "mirror to the other side")},
    {"edit.line_up", "", QT_TRANSLATE_NOOP("Message", "line up")},
    {"edit.fit_zone", "", QT_TRANSLATE_NOOP("Message", "move into the deployment zone")},
    {"edit.zone", "", QT_TRANSLATE_NOOP("Message", "deployment zone")},
    {"edit.attach", "", QT_TRANSLATE_NOOP("Message", "attach the general")},
    {"edit.restore", "", QT_TRANSLATE_NOOP("Message", "restore unsaved work")},
    {"edit.earlier", "", QT_TRANSLATE_NOOP("Message", "bring back an earlier version")},
    {"edit.even", "", QT_TRANSLATE_NOOP("Message", "make the battle more even")},
    {"edit.status.errors", "n",
     QT_TRANSLATE_N_NOOP("Message", "%n things must be mended before this battle can be played"),
     "one thing must be mended before this battle can be played"},
    {"edit.status.doubts", "n", QT_TRANSLATE_N_NOOP("Message", "playable, with %n doubts"),
     "playable, with one doubt"},
    {"edit.status.good", "", QT_TRANSLATE_NOOP("Message", "all good: this battle can be played")},
    {"edit.status.selected", "n", QT_TRANSLATE_N_NOOP("Message", "%n pieces selected"), "one piece selected"},
};

} // namespace

std::span<const EnglishRow> editRows()
{
    return kEdits;
}

} // namespace zama
