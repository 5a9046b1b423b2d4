#include "core/design/battle_texts.h"

namespace zama::design {
namespace {

struct KindTexts {
    const char *title;
    const char *background;
    std::array<const char *, 2> briefings;
};

// By BattleKind.
constexpr std::array<KindTexts, kBattleKinds> kTexts{{
    {"A pitched battle",
     "Both armies came out of their camps in the morning and drew up their lines on the plain. Nobody was "
     "surprised and nobody can slip away: the day will be decided by good order, by the wings and by the "
     "reserves.",
     {"Keep your line together. Let the light troops open the fight, look for a wing where you are the "
      "stronger, and send the second line in where the first is worn.",
      "The enemy begins. See where he wants to go before you commit your cavalry, and keep something in hand "
      "for the place where the line breaks."}},
    {"An ambush",
     "One army is on the march, its baggage still behind, its units strung out along the road. The other has "
     "waited since before dawn on both sides of the valley, and now it stands up out of the grass.",
     {"You are caught on the march. Turn your flank guards to face the attack, bring the column into line on "
      "one side, and break out there before both jaws close.",
      "You have them between you. Strike at once and from both sides together: every turn you give them is a "
      "turn in which they form up."}},
    {"Elephants",
     "Both kings of this battle bought elephants. They stand in front of the lines, two stands' worth of "
     "terror each, and nobody knows which way they will run.",
     {"Send your elephants in first, and do not stand behind them. What they trample is gone, but a "
      "frightened "
      "elephant does not ask whose side you are on.",
      "Light troops can tempt elephants away from your line. Leave lanes for those that run, and follow "
      "your own at a distance."}},
    {"A last stand",
     "The retreat has ended on a low rise in the middle of the plain. The defenders stand back to back; the "
     "enemy has come up on both sides of them and will not wait for the night.",
     {"Nobody will come to help you. Stand firm, keep your generals alive, and make every stand cost the "
      "enemy "
      "more than yours: if his losses are the heavier when the day ends, you have won it.",
      "You are more, but they have nowhere to run. Attack from both sides in the same turn, and do not "
      "throw single units at their front."}},
}};

LocalText english(const char *text)
{
    return {{{"en", text}}};
}

const KindTexts &textsOf(BattleKind kind)
{
    return kTexts.at(static_cast<std::size_t>(kind));
}

} // namespace

LocalText titleOf(BattleKind kind)
{
    return english(textsOf(kind).title);
}

LocalText backgroundOf(BattleKind kind)
{
    return english(textsOf(kind).background);
}

LocalText briefingOf(BattleKind kind, std::size_t army)
{
    return english(textsOf(kind).briefings.at(army));
}

LocalText notesOfNewBattle()
{
    return english("Drawn up by the program from two army lists. The armies are about equal by the numbers "
                   "of their unit "
                   "types, which is only a guess: play-test the battle, look at its balance, and change "
                   "whatever you like.");
}

} // namespace zama::design
