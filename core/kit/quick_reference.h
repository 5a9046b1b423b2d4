#pragma once
// The rules of one battle on a sheet for the wall: every number and every option is the scenario's own.

#include "core/scenario/setup.h"
#include "core/text/message.h"

#include <array>
#include <optional>
#include <vector>

namespace zama::kit {

/// A heading and its sentences, in the order in which a player needs them.
struct ReferenceChapter {
    Message heading;
    std::vector<Message> rules;
};

/// What players look up of a unit type. Numbers are hit numbers: a die of so much or more hits.
struct TroopRow {
    TypeId type;
    std::array<bool, 2> sides{}; ///< who has it on the table
    Mils move = 0;
    Mils charge = 0;                      ///< 0: never charges (P1)
    Mils range = 0;                       ///< 0: does not shoot
    HitNumber shot = kNeverHits;          ///< meaningless without range
    std::optional<HitNumber> melee;       ///< none: rolls no dice
    std::optional<HitNumber> afterCharge; ///< where it differs from `melee`
    std::optional<HitNumber> againstIt;   ///< F3: what everybody needs against it
    std::vector<Message> notes;           ///< what is special about it, a few words each
};

/// What the faces of an elephant's control die say. Elephants alike share one.
struct ControlTable {
    std::vector<TypeId> types;
    std::array<Message, 6> fates; ///< by face, 1 first
};

struct QuickReference {
    std::vector<TroopRow> troops; ///< in the order of the scenario's types
    std::vector<ReferenceChapter> chapters;
    std::vector<ControlTable> control; ///< empty: no elephants
};

/// Rules for what a battle does not have (elephants, shooting, generals) are left out.
[[nodiscard]] QuickReference quickReferenceOf(const Setup &setup);

/// The steps of a turn in order: "The Romans: move".
[[nodiscard]] std::vector<Message> stepsInWords(const Setup &setup);

/// A step of the turn on the track: what is done, by whom, and what to remember.
struct StepCard {
    Message what; ///< "Move"
    SideId side;  ///< none: both
    Message reminder;
};
[[nodiscard]] std::vector<StepCard> stepCardsOf(const Setup &setup);

} // namespace zama::kit
