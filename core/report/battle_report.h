#pragma once
// The battle told as a chronicle: sentences in the order of the turns, each with the events it rests on, the
// turning points, and the losses side by side. Everything is found from the journal; nothing is invented, and
// the same journal gives the same report everywhere.

#include "core/game/journal.h"
#include "core/text/message.h"

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace zama::report {

/// Where an event stands in the journal, both counted from 0.
struct EventRef {
    std::size_t entry = 0;
    std::size_t event = 0;
    auto operator<=>(const EventRef &) const = default;
};

/// The ids as readers see them, entries numbered as `zama-cli replay` prints them: "34.2", and neighbours of
/// one entry together, "34.2-5 36.1".
[[nodiscard]] std::string idsOf(const std::vector<EventRef> &events);

/// What is said, and the events that say so: never none, ascending. Names and numbers of the message are
/// those of the events.
struct Sentence {
    Message message;
    std::vector<EventRef> events;
};
using Paragraph = std::vector<Sentence>;

/// One turn, and how the table stood when it was over (or where the record stops).
struct ReportTurn {
    int turn = 0;
    std::vector<Paragraph> paragraphs;
    State after;
};

/// A moment the battle hung on: of all that happened the widest swings of the expected result, generals who
/// fell, rampages that cost most, units that stood against odds.
struct TurningPoint {
    int turn = 0;
    Sentence sentence;
};

/// What became of one type of unit of a side.
struct TypeLosses {
    TypeId type;
    int units = 0; ///< at the start
    int unitsLeft = 0;
    int stands = 0;
    int standsLeft = 0;
};

/// One side's balance. Lines are in the order of the scenario's types.
struct SideLosses {
    std::vector<TypeLosses> types;
    int starting = 0; ///< stands that count for victory (Q09)
    int lost = 0;     ///< of these
    int generals = 0;
    int generalsLeft = 0;
};

struct BattleReport {
    SetupPtr setup; ///< for the makers of sentences; names that both sides use bear their side's label
    State start;
    Paragraph opening; ///< the armies, who leads them, who faces whom; empty while nothing has happened
    std::vector<ReportTurn> turns;
    std::vector<TurningPoint> turningPoints; ///< as they happened
    Paragraph closing;                       ///< the verdict and its price, or where the record stops
    std::array<SideLosses, 2> losses;
    std::optional<Outcome> outcome;
};

/// The report of everything up to the journal's cursor.
[[nodiscard]] BattleReport reportOf(const Journal &journal);

/// Every sentence of a report, in order: for those who check or count them.
[[nodiscard]] std::vector<Sentence> sentencesOf(const BattleReport &report);

} // namespace zama::report
