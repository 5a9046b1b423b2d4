#include "core/text/english_rows.h"

#include "core/text/translate_noop.h"

namespace zama {
namespace {

// What a scenario made from a moment of a battle cannot say of it.
constexpr EnglishRow kPositions[] = {
    {"position.acted", "n",
     QT_TRANSLATE_N_NOOP("Message",
                         "%n units or generals had acted in this step already. They may act again."),
     "One unit or general had acted in this step already and may act again."},
    {"position.charged", "n",
     QT_TRANSLATE_N_NOOP("Message",
                         "%n units had charged in this turn. What that means for its melee is forgotten."),
     "One unit had charged in this turn. What that means for its melee is forgotten."},
    {"position.deploying", "",
     QT_TRANSLATE_NOOP("Message", "Commands were still being placed. Placing them begins anew.")},
    {"position.dice", "",
     QT_TRANSLATE_NOOP("Message",
                       "Dice were due or a fight was half fought. The step begins anew without them.")},
    {"position.idle", "", QT_TRANSLATE_NOOP("Message", "The count of turns without losses begins anew.")},
    {"position.over", "",
     QT_TRANSLATE_NOOP("Message", "The battle had ended. The new one goes on from its last step.")},
    {"position.turns", "",
     QT_TRANSLATE_NOOP("Message", "Some orders of this step had been given already. The step begins anew.")},
    {"position.weak", "n",
     QT_TRANSLATE_N_NOOP(
         "Message", "%n stands that were missing when the battle began will count as lost in the new one."),
     "One stand that was missing when the battle began will count as lost in the new one."},
};

} // namespace

std::span<const EnglishRow> positionRows()
{
    return kPositions;
}

} // namespace zama
