#pragma once
// What there is to say about refusals, events, rolls and endings: which row of the source table, with which
// arguments. Every visit is complete, so a new event does not compile until it is phrased.

#include "core/game/event.h"
#include "core/game/refusal.h"
#include "core/game/state.h"
#include "core/text/message.h"

#include <string>

namespace zama {

/// What is wrong, why, and what would do. The clause is not part of it; refusal.clause names it.
[[nodiscard]] Message messageFor(const Refusal &refusal);
/// A volley, its dice and what they cost, in one line of the log; `lost` stands of the target fell.
[[nodiscard]] Message volleyInOne(const event::DiceRolled &volley, int lost);
/// One line of the log. Of `state` only its setup is asked, so any state of the battle will do.
[[nodiscard]] Message messageFor(const Event &event, const State &state);
/// Announces the roll: who, how many dice, what is needed.
[[nodiscard]] Message messageFor(const PendingRoll &roll);
/// How and why the battle ended.
[[nodiscard]] Message messageFor(const Outcome &outcome);
/// Who won and by how much, as a headline: "A great victory for the Romans".
[[nodiscard]] Message headlineFor(const Outcome &outcome);
/// "Drawn", "Slight edge", "Great victory".
[[nodiscard]] Message messageFor(Degree degree);
/// The name of a kind of step: "Move".
[[nodiscard]] Message messageFor(StepKind kind);
/// What may be done now and what ends it; while dice are due, the roll.
[[nodiscard]] Message promptFor(const State &state);

/// "7 stands", "38 units", "6 generals", "3 hits", "8 pages".
[[nodiscard]] Message standCount(int stands);
[[nodiscard]] Message unitCount(int units);
[[nodiscard]] Message generalCount(int generals);
[[nodiscard]] Message hitCount(int hits);
[[nodiscard]] Message pageCount(int pages);
/// "3 fights, before the dice".
[[nodiscard]] Message fightsDue(int fights);

/// Names of what comes next: "Roll 7 dice", "Type in 7 dice"; "Next unit (12 can still act)" and "Next
/// general (2 can still act)", where generals are counted with the units.
[[nodiscard]] Message rollNext(int dice);
[[nodiscard]] Message typeDiceNext(int dice);
[[nodiscard]] Message unitNext(int all);
[[nodiscard]] Message generalNext(int all);

/// The sentence in English: names from the scenario, lengths as "2.85 in" or "7.24 cm", angles in degrees,
/// chances in per cent. A message without a row gives its id; a place whose argument is missing, "?".
[[nodiscard]] std::string englishFor(const Message &message, const Setup &setup,
                                     LengthUnit unit = LengthUnit::Inches);
/// The refusal in English with its clause: "Hastati I-1 can go 6 in in one move; ... [M1]".
[[nodiscard]] std::string englishFor(const Refusal &refusal, const State &state);

/// One argument as englishFor shows it.
[[nodiscard]] std::string englishFor(const MessageArg &arg, const Setup &setup,
                                     LengthUnit unit = LengthUnit::Inches);

} // namespace zama
