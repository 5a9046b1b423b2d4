#include "core/text/english.h"
#include "core/text/phrase.h"

namespace zama {
namespace {

namespace ev = event;

Message stepEntered(const ev::StepEntered &e, const Setup &setup)
{
    const Step &step = setup.steps.at(static_cast<std::size_t>(e.step));
    const int number = e.step + 1;
    switch (step.kind) {
    case StepKind::Move:
        return {"event.step_entered_move", {e.turn, number, step.side}};
    case StepKind::Shoot:
        return {"event.step_entered_shoot", {e.turn, number, step.side}};
    case StepKind::Charge:
        return {"event.step_entered_charge", {e.turn, number}};
    case StepKind::Melee:
        break;
    }
    return {"event.step_entered_melee", {e.turn, number}};
}

int firstFace(const Faces &faces)
{
    return faces.face[0];
}

Message diceRolled(const ev::DiceRolled &e)
{
    switch (e.roll.kind) {
    case RollKind::ChargeInitiative:
        return {"event.dice_rolled_initiative", {firstFace(e.faces)}};
    case RollKind::Volley:
        return {"event.dice_rolled_volley", {e.roll.unit, e.hits, e.roll.target, e.roll.dice}};
    case RollKind::Scare:
        return {"event.dice_rolled_scare", {e.roll.unit, e.roll.target, firstFace(e.faces)}};
    case RollKind::Melee:
        return {"event.dice_rolled_melee", {e.roll.unit, e.hits, e.roll.target, e.roll.dice}};
    case RollKind::GeneralRisk:
        return {"event.dice_rolled_general", {e.roll.general, firstFace(e.faces)}};
    case RollKind::Control:
        break;
    }
    return {"event.dice_rolled_control", {e.roll.unit, firstFace(e.faces)}};
}

std::string_view lossBy(Cause cause)
{
    switch (cause) {
    case Cause::Shooting:
        return "event.stands_lost_shooting";
    case Cause::Impact:
        return "event.stands_lost_impact";
    case Cause::Rampage:
        return "event.stands_lost_rampage";
    case Cause::Melee:
    case Cause::Rout:
    case Cause::Scared:
        break;
    }
    return "event.stands_lost_melee";
}

Message standsLost(const ev::StandsLost &e)
{
    if (e.by.isValid()) {
        return {lossBy(e.cause), {e.unit, e.count, e.by}};
    }
    return {e.cause == Cause::Melee ? "event.stands_lost_melee_many" : "event.stands_lost",
            {e.unit, e.count}};
}

Message eliminated(const ev::UnitEliminated &e)
{
    if (!e.by.isValid()) {
        return {"event.unit_eliminated", {e.unit}};
    }
    return {e.cause == Cause::Rampage ? "event.unit_eliminated_trampled" : "event.unit_eliminated_by",
            {e.unit, e.by}};
}

Message chargeContinued(const ev::ChargeContinued &e)
{
    if (!e.target.isValid()) {
        return {"event.charge_continued_alone", {e.unit, Length{e.cost}}};
    }
    return {"event.charge_continued", {e.unit, e.target, Length{e.cost}}};
}

Message assigned(const ev::MeleeDiceAssigned &e)
{
    if (e.shares.size() == 1) {
        return {"event.melee_dice_assigned", {e.unit, e.shares.front().target}};
    }
    return {"event.melee_dice_split", {e.unit, static_cast<int>(e.shares.size())}};
}

std::string_view rampageTo(ElephantFate fate)
{
    switch (fate) {
    case ElephantFate::Right:
        return "event.elephant_rampaged_right";
    case ElephantFate::Left:
        return "event.elephant_rampaged_left";
    case ElephantFate::Back:
        return "event.elephant_rampaged_back";
    case ElephantFate::Held:
    case ElephantFate::Ahead:
        break;
    }
    return "event.elephant_rampaged_ahead";
}

// One overload an event, none for "anything else".
struct EventPhrase {
    const Setup &setup;

    Message operator()(const ev::StepEntered &e) const { return stepEntered(e, setup); }
    Message operator()(const ev::CommandDeployed &e) const { return {"event.command_deployed", {e.command}}; }
    Message operator()(const ev::SideToAct &e) const { return {"event.side_to_act", {e.side}}; }
    Message operator()(const ev::UnitMoved &e) const
    {
        return {"event.unit_moved", {e.unit, Length{e.cost}}};
    }
    Message operator()(const ev::GeneralMoved &e) const { return {"event.general_moved", {e.general}}; }
    Message operator()(const ev::GeneralAttached &e) const
    {
        return {"event.general_attached", {e.general, e.unit}};
    }
    Message operator()(const ev::GeneralLeftAlone &e) const
    {
        return {"event.general_left_alone", {e.general}};
    }
    Message operator()(const ev::GeneralFell &e) const { return {"event.general_fell", {e.general, e.unit}}; }
    Message operator()(const ev::GeneralSurvived &e) const { return {"event.general_survived", {e.general}}; }
    Message operator()(const ev::VolleyDeclared &e) const
    {
        return {"event.volley_declared", {e.unit, e.target, e.dice}};
    }
    Message operator()(const ev::RollAwaited &e) const { return messageFor(e.roll); }
    Message operator()(const ev::DiceRolled &e) const { return diceRolled(e); }
    Message operator()(const ev::StandsLost &e) const { return standsLost(e); }
    Message operator()(const ev::LastStandLost &e) const { return {"event.last_stand_lost", {e.unit}}; }
    Message operator()(const ev::UnitEliminated &e) const { return eliminated(e); }
    Message operator()(const ev::ChargeDeclared &e) const
    {
        return {e.fromFront ? "event.charge_declared_front" : "event.charge_declared_flank",
                {e.unit, e.target, Length{e.cost}}};
    }
    Message operator()(const ev::ChargeContinued &e) const { return chargeContinued(e); }
    Message operator()(const ev::ChargePassed &e) const { return {"event.charge_passed", {e.side}}; }
    Message operator()(const ev::ScorpionsRouted &e) const
    {
        return {"event.scorpions_routed", {e.unit, e.by}};
    }
    Message operator()(const ev::ElephantScared &e) const
    {
        return {"event.elephant_scared", {e.unit, e.by}};
    }
    Message operator()(const ev::ElephantHit &e) const { return {"event.elephant_hit", {e.unit, e.target}}; }
    Message operator()(const ev::EngagementMade &e) const { return {"event.engagement_made", {e.a, e.b}}; }
    Message operator()(const ev::EngagementEnded &e) const { return {"event.engagement_ended", {e.a, e.b}}; }
    Message operator()(const ev::MeleeDiceAssigned &e) const { return assigned(e); }
    Message operator()(const ev::SideClosed &e) const { return {"event.side_closed", {e.side}}; }
    Message operator()(const ev::FightsJoined &) const { return {"event.fights_joined", {}}; }
    Message operator()(const ev::ElephantHeld &e) const { return {"event.elephant_held", {e.unit}}; }
    Message operator()(const ev::ElephantRampaged &e) const { return {rampageTo(e.fate), {e.unit}}; }
    Message operator()(const ev::FightsEnded &) const { return {"event.fights_ended", {}}; }
    Message operator()(const ev::TurnEnded &e) const { return {"event.turn_ended", {e.turn}}; }
    Message operator()(const ev::BattleEnded &e) const { return messageFor(e.outcome); }
};

// A die that needs a 6, or cannot hit at all, is announced in other words than "4 or more".
struct RollRows {
    std::string_view number;
    std::string_view six;
    std::string_view never;
};

Message diceOf(const RollRows &rows, const PendingRoll &r)
{
    if (r.hitOn < 6) {
        return {rows.number, {r.unit, r.dice, r.target, r.hitOn}};
    }
    return {r.hitOn == 6 ? rows.six : rows.never, {r.unit, r.dice, r.target}};
}

Message scareDie(const PendingRoll &r)
{
    if (r.hitOn < 6) {
        return {"roll.scare", {r.unit, r.target, r.hitOn}};
    }
    return {r.hitOn == 6 ? "roll.scare_six" : "roll.scare_never", {r.unit, r.target}};
}

// Endings by reason, each drawn, slight edge, great victory; some cannot happen (Q08).
struct EndingRows {
    std::string_view drawn;
    std::string_view slightEdge;
    std::string_view greatVictory;
};

EndingRows endingsOf(EndReason reason)
{
    switch (reason) {
    case EndReason::TurnLimit:
        return {"outcome.turn_limit.drawn", "outcome.turn_limit.slight_edge",
                "outcome.turn_limit.great_victory"};
    case EndReason::IdleTurns:
        return {"outcome.idle_turns.drawn", "outcome.idle_turns.slight_edge",
                "outcome.idle_turns.great_victory"};
    case EndReason::NoUnitsLeft:
        return {"outcome.no_units_left.drawn", "outcome.no_units_left.great_victory",
                "outcome.no_units_left.great_victory"};
    case EndReason::ArmyBroken:
        return {"outcome.army_broken.drawn", "outcome.army_broken.slight_edge",
                "outcome.army_broken.great_victory"};
    case EndReason::ChiefFallen:
        return {"outcome.chief_fallen.drawn", "outcome.chief_fallen.slight_edge",
                "outcome.chief_fallen.great_victory"};
    case EndReason::Conceded:
        break;
    }
    return {"degree.drawn", "outcome.conceded", "outcome.conceded"};
}

} // namespace

Message messageFor(const Event &event, const State &state)
{
    return std::visit(EventPhrase{*state.setup}, event);
}

Message messageFor(const PendingRoll &roll)
{
    switch (roll.kind) {
    case RollKind::ChargeInitiative:
        return {"roll.charge_initiative", {SideId(0), SideId(1)}};
    case RollKind::Volley:
        return diceOf({"roll.volley", "roll.volley_six", "roll.volley_never"}, roll);
    case RollKind::Scare:
        return scareDie(roll);
    case RollKind::Melee:
        return diceOf({"roll.melee", "roll.melee_six", "roll.melee_never"}, roll);
    case RollKind::GeneralRisk:
        return {"roll.general_risk", {roll.general, roll.unit}};
    case RollKind::Control:
        break;
    }
    return {"roll.control", {roll.unit}};
}

Message messageFor(const Outcome &outcome)
{
    const EndingRows rows = endingsOf(outcome.reason);
    if (outcome.degree == Degree::Drawn) {
        return {rows.drawn, {}};
    }
    return {outcome.degree == Degree::SlightEdge ? rows.slightEdge : rows.greatVictory, {outcome.winner}};
}

Message headlineFor(const Outcome &outcome)
{
    if (outcome.degree == Degree::Drawn) {
        return {"headline.drawn", {}};
    }
    return {outcome.degree == Degree::SlightEdge ? "headline.slight_edge" : "headline.great_victory",
            {outcome.winner}};
}

Message volleyInOne(const event::DiceRolled &volley, int lost)
{
    return {"event.volley_in_one",
            {volley.roll.unit, volley.roll.target, volley.hits, volley.roll.dice, lost}};
}

Message messageFor(Degree degree)
{
    switch (degree) {
    case Degree::Drawn:
        break;
    case Degree::SlightEdge:
        return {"degree.slight_edge", {}};
    case Degree::GreatVictory:
        return {"degree.great_victory", {}};
    }
    return {"degree.drawn", {}};
}

Message messageFor(StepKind kind)
{
    switch (kind) {
    case StepKind::Move:
        break;
    case StepKind::Shoot:
        return {"step.shoot", {}};
    case StepKind::Charge:
        return {"step.charge", {}};
    case StepKind::Melee:
        return {"step.melee", {}};
    }
    return {"step.move", {}};
}

Message promptFor(const State &state)
{
    if (state.pending) {
        return messageFor(*state.pending);
    }
    switch (state.phase) {
    case Phase::Deploying:
        return {"prompt.deploy", {state.toAct}};
    case Phase::Ordering:
        return {state.currentStep().kind == StepKind::Shoot ? "prompt.shoot" : "prompt.move", {state.toAct}};
    case Phase::Charging:
        return {"prompt.charge", {state.toAct}};
    case Phase::Choosing:
        return {"prompt.choose", {}};
    case Phase::Fighting:
        return {"prompt.fight", {}};
    case Phase::Over:
        break;
    }
    return {"prompt.over", {}};
}

Message standCount(int stands)
{
    return {"count.stands", {stands}};
}

Message lossCount(int stands)
{
    return {"count.stands_as_loss", {stands}};
}

Message unitCount(int units)
{
    return {"count.units", {units}};
}

Message generalCount(int generals)
{
    return {"count.generals", {generals}};
}

Message pageCount(int pages)
{
    return {"count.pages", {pages}};
}

Message hitCount(int hits)
{
    return {"count.hits", {hits}};
}

Message fightsDue(int fights)
{
    return {"fights.due", {fights}};
}

Message rollNext(int dice)
{
    return {"next.roll", {dice}};
}

Message typeDiceNext(int dice)
{
    return {"next.type_dice", {dice}};
}

Message unitNext(int all)
{
    return {"next.unit", {all}};
}

Message generalNext(int all)
{
    return {"next.general", {all}};
}

} // namespace zama
