#pragma once
// What the odds are asked about: plain numbers, no state of a battle. Callers look up hit numbers, options
// and attached generals and fill these in; every precondition named here is a contract (ContractViolation).

#include "core/scenario/options.h"

#include <optional>

namespace zama::odds {

/// Bounds of every question; wider than any scenario may be.
inline constexpr int kMaxStandsAsked = 60;
inline constexpr int kMaxExtraDice = 20;
inline constexpr int kMaxDiceAsked = 500;
inline constexpr int kMaxAttackers = 6;
inline constexpr int kMaxRoundsAsked = 1000;
/// The hit number no die reaches. A hit number n means that faces n to 6 hit; 2 to 7, and 1 always hits.
inline constexpr int kNoHit = 7;
/// The face that kills a general after a round of melee (G6).
inline constexpr int kGeneralFallsOn = 6;

/// One unit's shooting at one target (S2 to S4). Generals add no dice here (G3).
struct Volley {
    int dice = 0;          ///< 0 to kMaxDiceAsked
    int hit = 6;           ///< S3
    int targetStands = 1;  ///< 1 to kMaxStandsAsked
    bool lastStand = true; ///< L1 applies; false for units of a single stand (L2)
};

/// One of two units in melee with each other (F1 to F6).
struct Fighter {
    int stands = 1;                     ///< 1 to kMaxStandsAsked; a die each (F1)
    int hit = 6;                        ///< what it needs against this opponent (F2, F3, Q67)
    int extraDice = 0;                  ///< of its general while he lives (G2, G4, Q85); 0 = no general
    bool lastStand = true;              ///< L1 applies; false for units of a single stand (L2)
    bool immune = false;                ///< dice take nothing from it: an elephant (E1, Q73)
    std::optional<int> hitFirstRound{}; ///< where a charge changes `hit` for its own turn's round only

    bool operator==(const Fighter &) const = default;
};

/// One of several units that fight the same enemy, the defender.
struct Attacker {
    Fighter unit;  ///< its `hit` is against the defender; `hitFirstRound` must be empty
    int hitBy = 6; ///< what the defender needs against this unit (F3 makes it differ from unit to unit)
};

/// The six faces of the control die, as counts (E7, E8, E12). They must add up to six.
struct ControlDie {
    int held = 2;
    int ahead = 1;
    int right = 1;
    int left = 1;
    int back = 1;

    bool operator==(const ControlDie &) const = default;
};

/// Where the unit that an elephant fights stands, seen from the elephant: the one control result that makes
/// its rampage run over that unit (Q77). A unit the elephant charged is always ahead.
enum class VictimAt { Ahead, Right, Left, Back };

/// An elephant against one unit, nobody else near (E3 to E12). What differs between a charge by the elephant
/// and a charge at it is the function that is asked, not this value.
struct ElephantCase {
    int stands = 1;        ///< of the unit, 1 to kMaxStandsAsked
    bool lastStand = true; ///< L1 applies to the unit
    bool scareDie = false; ///< a scare die is due when the elephant charges (E3, E4, Q76, Q91)
    int scaredOn = 5;      ///< faces of this or more remove the elephant
    int impactLoss = 2;    ///< E5, and of every later round under two_per_round (Q72); 0 to kMaxStandsAsked
    int rampageLoss = 2;   ///< E10; 0 to kMaxStandsAsked
    ControlDie control{};
    ElephantMelee melee = ElephantMelee::None; ///< Q72
    bool skirmishers = false;                  ///< the unit is one of skirmishers (F3)
    int hitOnSkirmishers = 4;                  ///< of the elephant's die, where the option gives it one (F3)
    int hitOnOthers = 5;                       ///< the same against all others (Q72)
    bool controlAfterImpactKill = false;       ///< Q75
    bool hitsWhenCharged = false;              ///< Q47
    VictimAt victimAt = VictimAt::Ahead;       ///< read only when the elephant is the one charged
};

/// How long an elephant that stays under control is followed (E7).
enum class ElephantPlan {
    FirstTurn,          ///< the charge and the melee round of that turn
    StaysUntilGone,     ///< it stays in contact until it or the unit has gone
    RechargesEveryTurn, ///< it steps back in each move and charges again: new scare die, new hit (Q37, Q91)
};

} // namespace zama::odds
