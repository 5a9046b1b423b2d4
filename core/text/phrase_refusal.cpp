#include "core/text/phrase.h"

namespace zama {
namespace {

Message ofUnit(std::string_view id, const Refusal &r)
{
    return {id, {r.unit}};
}

Message ofPair(std::string_view id, const Refusal &r)
{
    return {id, {r.unit, r.other}};
}

Message ofGeneral(std::string_view id, const Refusal &r)
{
    return {id, {r.general}};
}

Message ofGeneralAndUnit(std::string_view id, const Refusal &r)
{
    return {id, {r.general, r.other}};
}

Message ofLeg(std::string_view id, const Refusal &r)
{
    return {id, {r.unit, r.is}};
}

bool rests(const Refusal &r, std::string_view clause)
{
    return r.clause == clause;
}

Message wrongDice(const Refusal &r)
{
    return r.limit == 0 ? Message("refusal.wrong_face", {r.is})
                        : Message("refusal.wrong_dice", {r.limit, r.is});
}

Message wrongStep(const Refusal &r)
{
    if (rests(r, "Q01")) {
        return {"refusal.wrong_step_charge", {}};
    }
    return {rests(r, "Q16") ? "refusal.wrong_step_deployment" : "refusal.wrong_step", {}};
}

Message notYourTurn(const Refusal &r)
{
    if (rests(r, "Q01")) {
        return {"refusal.not_your_turn_charge", {}};
    }
    return {rests(r, "Q16") ? "refusal.not_your_turn_deployment" : "refusal.not_your_turn", {}};
}

Message engaged(const Refusal &r)
{
    if (rests(r, "S6")) {
        return ofUnit("refusal.engaged_shoot", r);
    }
    return ofUnit(rests(r, "Q41") ? "refusal.engaged_charge" : "refusal.engaged_move", r);
}

Message manoeuvreForbidden(const Refusal &r)
{
    if (rests(r, "Q28")) {
        return ofUnit("refusal.manoeuvre_about_face", r);
    }
    if (rests(r, "Q42")) {
        return ofLeg("refusal.manoeuvre_straight_charge", r);
    }
    if (rests(r, "Q43")) {
        return ofLeg("refusal.manoeuvre_charge", r);
    }
    if (rests(r, "Q30")) {
        return ofLeg("refusal.manoeuvre_single", r);
    }
    return ofLeg(rests(r, "Q29") ? "refusal.manoeuvre_free" : "refusal.manoeuvre_formed", r);
}

Message badLeg(const Refusal &r)
{
    if (rests(r, "Q28")) {
        return ofLeg("refusal.backwards_formed", r);
    }
    return ofLeg(rests(r, "Q29") || rests(r, "Q30") ? "refusal.backwards_free" : "refusal.bad_leg", r);
}

Message angles(std::string_view id, const Refusal &r)
{
    return {id, {r.unit, Angle{r.is}, Angle{r.limit}}};
}

Message lengths(std::string_view id, const Refusal &r)
{
    return {id, {r.unit, Length{r.is}, Length{r.limit}}};
}

Message outOfRange(const Refusal &r)
{
    if (rests(r, "Q52")) {
        return {"refusal.out_of_range_stands", {r.unit, r.other, Length{r.limit}}};
    }
    return {"refusal.out_of_range", {r.unit, r.other, Length{r.is}, Length{r.limit}}};
}

Message generalTooFar(const Refusal &r)
{
    if (r.other.isValid()) {
        return {"refusal.general_too_far_unit", {r.general, r.other, Length{r.is}, Length{r.limit}}};
    }
    return {"refusal.general_too_far", {r.general, Length{r.is}, Length{r.limit}}};
}

Message notLinked(const Refusal &r)
{
    return r.other == r.unit ? ofUnit("refusal.not_engaged", r) : ofPair("refusal.not_linked", r);
}

} // namespace

Message messageFor(const Refusal &r)
{
    const bool general = r.general.isValid();
    switch (r.code) {
    case RefusalCode::BattleOver:
        return {"refusal.battle_over", {}};
    case RefusalCode::RollAwaited:
        return r.unit.isValid() ? ofUnit("refusal.roll_awaited", r)
                                : Message("refusal.roll_awaited_nobody", {});
    case RefusalCode::NoRollAwaited:
        return {"refusal.no_roll_awaited", {}};
    case RefusalCode::WrongDice:
        return wrongDice(r);
    case RefusalCode::WrongStep:
        return wrongStep(r);
    case RefusalCode::NotYourTurn:
        return notYourTurn(r);
    case RefusalCode::NoSuchUnit:
        return {"refusal.no_such_unit", {}};
    case RefusalCode::UnitGone:
        return ofUnit("refusal.unit_gone", r);
    case RefusalCode::Engaged:
        return engaged(r);
    case RefusalCode::AlreadyMoved:
        return general ? ofGeneral("refusal.already_moved_general", r) : ofUnit("refusal.already_moved", r);
    case RefusalCode::AlreadyShot:
        return ofUnit("refusal.already_shot", r);
    case RefusalCode::AlreadyCharged:
        return ofUnit("refusal.already_charged", r);
    case RefusalCode::MovedSoNoShot:
        return ofUnit("refusal.moved_so_no_shot", r);
    case RefusalCode::GeneralMovedAlone:
        return ofUnit("refusal.general_moved_alone", r);
    case RefusalCode::MovedWithUnit:
        return ofGeneralAndUnit("refusal.moved_with_unit", r);
    case RefusalCode::EmptyPath:
        return ofUnit("refusal.empty_path", r);
    case RefusalCode::BadLeg:
        return badLeg(r);
    case RefusalCode::ManoeuvreForbidden:
        return manoeuvreForbidden(r);
    case RefusalCode::ObliqueTooSteep:
        return angles("refusal.oblique_too_steep", r);
    case RefusalCode::WheelTooFar:
        return angles("refusal.wheel_too_far", r);
    case RefusalCode::TooFar:
        return lengths("refusal.too_far", r);
    case RefusalCode::CornerTooFar:
        return lengths("refusal.corner_too_far", r);
    case RefusalCode::OffTable:
        return general ? ofGeneral("refusal.off_table_general", r) : ofUnit("refusal.off_table", r);
    case RefusalCode::FriendInWay:
        return ofPair("refusal.friend_in_way", r);
    case RefusalCode::EngagedFriendInWay:
        return ofPair("refusal.engaged_friend_in_way", r);
    case RefusalCode::EndsOnFriend:
        return ofPair(rests(r, "Q16") ? "refusal.ends_on_friend_deployment" : "refusal.ends_on_friend", r);
    case RefusalCode::TouchesEnemy:
        return ofPair(rests(r, "C2") ? "refusal.touches_enemy_deployment" : "refusal.touches_enemy", r);
    case RefusalCode::PassesEnemy:
        return ofPair("refusal.passes_enemy", r);
    case RefusalCode::CannotShoot:
        return ofUnit("refusal.cannot_shoot", r);
    case RefusalCode::OwnUnit:
        return ofPair(rests(r, "C5") ? "refusal.own_unit_charge" : "refusal.own_unit_shoot", r);
    case RefusalCode::TargetEngaged:
        return ofPair("refusal.target_engaged", r);
    case RefusalCode::TargetElephant:
        return ofPair("refusal.target_elephant", r);
    case RefusalCode::OutOfRange:
        return outOfRange(r);
    case RefusalCode::NoLineOfSight:
        return ofPair("refusal.no_line_of_sight", r);
    case RefusalCode::OutOfArc:
        return ofPair("refusal.out_of_arc", r);
    case RefusalCode::CannotCharge:
        return ofUnit("refusal.cannot_charge", r);
    case RefusalCode::CannotReach:
        return {"refusal.cannot_reach", {r.unit, r.other, Length{r.limit}}};
    case RefusalCode::OtherEnemyInWay:
        return ofPair("refusal.other_enemy_in_way", r);
    case RefusalCode::NotLinked:
        return notLinked(r);
    case RefusalCode::NoChoice:
        return ofUnit(rests(r, "Q72") ? "refusal.no_choice_elephant" : "refusal.no_choice", r);
    case RefusalCode::DiceNotAgainstElephant:
        return ofPair("refusal.dice_not_against_elephant", r);
    case RefusalCode::DiceNotSplit:
        return {"refusal.dice_not_split", {r.unit, r.is}};
    case RefusalCode::DiceMiscounted:
        return {"refusal.dice_miscounted", {r.unit, r.limit, r.is}};
    case RefusalCode::ChoiceClosed:
        return ofUnit("refusal.choice_closed", r);
    case RefusalCode::GeneralGone:
        return ofGeneral("refusal.general_gone", r);
    case RefusalCode::GeneralTooFar:
        return generalTooFar(r);
    case RefusalCode::GeneralBound:
        return ofGeneralAndUnit("refusal.general_bound", r);
    case RefusalCode::HasGeneral:
        return ofGeneralAndUnit("refusal.has_general", r);
    case RefusalCode::CannotJoin:
        return ofGeneralAndUnit("refusal.cannot_join", r);
    case RefusalCode::OwnCommandOnly:
        return ofGeneralAndUnit("refusal.own_command_only", r);
    case RefusalCode::GeneralStays:
        return ofGeneral("refusal.general_stays", r);
    case RefusalCode::OutsideZone:
        return general ? ofGeneral("refusal.outside_zone_general", r) : ofUnit("refusal.outside_zone", r);
    case RefusalCode::FixedPlaces:
        return {"refusal.fixed_places", {}};
    case RefusalCode::AlreadyDeployed:
        return {"refusal.already_deployed", {}};
    case RefusalCode::NotAllDeployed:
        return {"refusal.not_all_deployed", {}};
    case RefusalCode::StepClosed:
        return {"refusal.step_closed", {}};
    }
    return {};
}

} // namespace zama
