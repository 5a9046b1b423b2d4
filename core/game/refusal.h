#pragma once
// Why an order is not lawful: a value with a code, the clause it rests on and the names and numbers its
// sentence needs. Refusing changes nothing and draws no die (Q89).

#include "core/base/ids.h"
#include "core/geometry/units.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace zama {

enum class RefusalCode : std::uint8_t {
    BattleOver,             ///< the battle has ended
    RollAwaited,            ///< dice are due before anything else
    NoRollAwaited,          ///< nobody asked for dice
    WrongDice,              ///< is = dice given, limit = dice due; limit 0: a face outside 1 to 6 (is)
    WrongStep,              ///< this order belongs to another step
    NotYourTurn,            ///< the other side acts
    NoSuchUnit,             ///< no such unit, general, command or side
    UnitGone,               ///< unit
    Engaged,                ///< unit is engaged
    AlreadyMoved,           ///< unit or general
    AlreadyShot,            ///< unit
    AlreadyCharged,         ///< unit
    MovedSoNoShot,          ///< Q04 option
    GeneralMovedAlone,      ///< Q38: unit's general has moved by himself
    MovedWithUnit,          ///< Q38: the general moved with his unit
    EmptyPath,              ///< no manoeuvre, or one of no length
    BadLeg,                 ///< is = its number from 1: a length or an angle out of all bounds, or backwards
    ManoeuvreForbidden,     ///< is = the leg from 1: this kind of unit cannot do that
    ObliqueTooSteep,        ///< is, limit: angles
    WheelTooFar,            ///< is, limit: sums of angles
    TooFar,                 ///< is, limit: costs in mils
    CornerTooFar,           ///< is, limit: the way of the farthest corner, in mils
    OffTable,               ///< unit
    FriendInWay,            ///< other
    EngagedFriendInWay,     ///< other is in a fight
    EndsOnFriend,           ///< other
    TouchesEnemy,           ///< other
    PassesEnemy,            ///< other
    CannotShoot,            ///< unit
    OwnUnit,                ///< other is a friend
    TargetEngaged,          ///< other
    TargetElephant,         ///< other
    OutOfRange,             ///< other; is, limit: mils
    NoLineOfSight,          ///< other is in the way
    OutOfArc,               ///< other
    CannotCharge,           ///< unit
    CannotReach,            ///< other: the path meets no enemy within the allowance (limit)
    OtherEnemyInWay,        ///< other: the path meets this one first
    NotLinked,              ///< unit is not linked with other
    NoChoice,               ///< unit rolls no dice in this melee
    DiceNotAgainstElephant, ///< other
    DiceNotSplit,           ///< is = shares: one target only
    DiceMiscounted,         ///< is, limit: dice
    ChoiceClosed,           ///< Q65: it is too late to choose
    GeneralGone,            ///< general
    GeneralTooFar,          ///< is, limit: mils
    GeneralBound,           ///< general is with an engaged unit
    HasGeneral,             ///< other has a general already
    CannotJoin,             ///< other takes no general
    OwnCommandOnly,         ///< Q84 option
    GeneralStays,           ///< the order would not change anything
    OutsideZone,            ///< unit or general
    FixedPlaces,            ///< Q16: nobody is placed in this battle
    AlreadyDeployed,        ///< the command stands already
    NotAllDeployed,         ///< commands are still to be placed; until then nothing else is ordered
    StepClosed,             ///< the side has said "done"
};
inline constexpr int kRefusalCodes = static_cast<int>(RefusalCode::StepClosed) + 1;

struct Refusal {
    RefusalCode code{};
    std::string_view clause; ///< the clause or ruling it rests on: "M3", "Q27"
    UnitId unit;             ///< whom the order was for
    UnitId other;            ///< who stands in the way, the target
    GeneralId general;
    std::int32_t is = 0;
    std::int32_t limit = 0;

    Refusal() = default;
    Refusal(RefusalCode why, std::string_view rule, UnitId whom = {}, UnitId otherUnit = {})
        : code(why),
          clause(rule),
          unit(whom),
          other(otherUnit)
    {
    }
    [[nodiscard]] Refusal measuring(std::int32_t found, std::int32_t allowed) const
    {
        Refusal r = *this;
        r.is = found;
        r.limit = allowed;
        return r;
    }
    [[nodiscard]] Refusal about(GeneralId whom) const
    {
        Refusal r = *this;
        r.general = whom;
        return r;
    }
};

/// The answer to "is this lawful?": nothing, or why not.
using Check = std::optional<Refusal>;

} // namespace zama
