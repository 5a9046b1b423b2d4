#pragma once
// What each event is called and what it holds, as data: writers, readers and hashes walk these rows, so they
// cannot disagree. A new event has no row and does not compile anywhere until it gets one.

#include "core/game/event.h"
#include "core/scenario/setup.h"

#include <string_view>
#include <tuple>

namespace zama {

/// What an int of an event counts, where its type does not say it.
enum class Measure : std::uint8_t { Count, Length };

template<class E, class M>
struct EventField {
    std::string_view name; ///< stable, as in files
    M E::*member;
    Measure measure;
};

template<class E, class M>
[[nodiscard]] constexpr EventField<E, M> field(std::string_view name, M E::*member)
{
    return {name, member, Measure::Count};
}

template<class E>
[[nodiscard]] constexpr EventField<E, Mils> lengthField(std::string_view name, Mils E::*member)
{
    return {name, member, Measure::Length};
}

/// One row: kName as in files, kClause its kind rests on (clauseOf() knows the particular case), kFields.
template<class E>
struct EventShape;

// clang-format off
#define ZAMA_EVENT(type, name, clause, ...)                            \
    template<>                                                         \
    struct EventShape<event::type> {                                   \
        using E = event::type;                                         \
        static constexpr std::string_view kName = name;                \
        static constexpr std::string_view kClause = clause;            \
        static constexpr auto kFields = std::tuple(__VA_ARGS__);       \
    }

ZAMA_EVENT(StepEntered, "step_entered", "T1", field("turn", &E::turn), field("step", &E::step));
ZAMA_EVENT(CommandDeployed, "command_deployed", "Q16", field("command", &E::command),
           field("places", &E::places), field("general", &E::generalPlace));
ZAMA_EVENT(SideToAct, "side_to_act", "Q01", field("side", &E::side));
ZAMA_EVENT(UnitMoved, "unit_moved", "M1", field("unit", &E::unit), field("path", &E::path),
           field("to", &E::to), lengthField("cost", &E::cost));
ZAMA_EVENT(GeneralMoved, "general_moved", "Q38", field("general", &E::general), field("to", &E::to));
ZAMA_EVENT(GeneralAttached, "general_attached", "Q84", field("general", &E::general),
           field("unit", &E::unit));
ZAMA_EVENT(GeneralLeftAlone, "general_left_alone", "Q86", field("general", &E::general),
           field("at", &E::at));
ZAMA_EVENT(GeneralFell, "general_fell", "G6", field("general", &E::general), field("unit", &E::unit));
ZAMA_EVENT(GeneralSurvived, "general_survived", "G5", field("general", &E::general));
ZAMA_EVENT(VolleyDeclared, "volley_declared", "S2", field("unit", &E::unit), field("target", &E::target),
           field("dice", &E::dice), field("hit_on", &E::hitOn));
ZAMA_EVENT(RollAwaited, "roll_awaited", "Q89", field("roll", &E::roll));
ZAMA_EVENT(DiceRolled, "dice_rolled", "Q89", field("roll", &E::roll), field("faces", &E::faces),
           field("hits", &E::hits));
ZAMA_EVENT(StandsLost, "stands_lost", "A1", field("unit", &E::unit), field("count", &E::count),
           field("cause", &E::cause), field("by", &E::by));
ZAMA_EVENT(LastStandLost, "last_stand_lost", "L1", field("unit", &E::unit), field("cause", &E::cause));
ZAMA_EVENT(UnitEliminated, "unit_eliminated", "L1", field("unit", &E::unit), field("cause", &E::cause),
           field("by", &E::by));
ZAMA_EVENT(ChargeDeclared, "charge_declared", "C1", field("unit", &E::unit), field("target", &E::target),
           field("path", &E::path), field("to", &E::to), lengthField("cost", &E::cost),
           lengthField("left", &E::left), field("from_front", &E::fromFront), field("overrun", &E::overrun));
ZAMA_EVENT(ChargeContinued, "charge_continued", "Q48", field("unit", &E::unit), field("target", &E::target),
           field("to", &E::to), lengthField("cost", &E::cost), lengthField("left", &E::left),
           field("from_front", &E::fromFront));
ZAMA_EVENT(ChargePassed, "charge_passed", "Q01", field("side", &E::side));
ZAMA_EVENT(ScorpionsRouted, "scorpions_routed", "P3", field("unit", &E::unit), field("by", &E::by));
ZAMA_EVENT(ElephantScared, "elephant_scared", "E3", field("unit", &E::unit), field("by", &E::by));
ZAMA_EVENT(ElephantHit, "elephant_hit", "E5", field("unit", &E::unit), field("target", &E::target));
ZAMA_EVENT(EngagementMade, "engagement_made", "C2", field("a", &E::a), field("b", &E::b));
ZAMA_EVENT(EngagementEnded, "engagement_ended", "Q70", field("a", &E::a), field("b", &E::b));
ZAMA_EVENT(MeleeDiceAssigned, "melee_dice_assigned", "Q65", field("unit", &E::unit),
           field("shares", &E::shares));
ZAMA_EVENT(SideClosed, "side_closed", "Q65", field("side", &E::side));
ZAMA_EVENT(FightsJoined, "fights_joined", "F1", field("groups", &E::groups),
           field("generals_at_risk", &E::generalsAtRisk), field("elephants", &E::elephants));
ZAMA_EVENT(ElephantHeld, "elephant_held", "E7", field("unit", &E::unit));
ZAMA_EVENT(ElephantRampaged, "elephant_rampaged", "E9", field("unit", &E::unit), field("fate", &E::fate),
           field("from", &E::from), field("to", &E::to));
ZAMA_EVENT(FightsEnded, "fights_ended", "Q70", );
ZAMA_EVENT(TurnEnded, "turn_ended", "T1", field("turn", &E::turn));
ZAMA_EVENT(BattleEnded, "battle_ended", "Q09", field("outcome", &E::outcome));

#undef ZAMA_EVENT
// clang-format on

/// The stable name of an event, as in files: "unit_moved".
[[nodiscard]] std::string_view nameOf(const Event &event);
/// The clause or ruling an event rests on: that of its dice, of its cause, of the troops it is about, of what
/// it followed from, or of its kind. `deed` are all events of the order that brought it about.
[[nodiscard]] std::string_view clauseOf(const Event &event, const Events &deed, const Setup &setup);
/// A hash of everything an event holds, the same on every machine.
[[nodiscard]] std::uint64_t hashOf(const Event &event);

} // namespace zama
