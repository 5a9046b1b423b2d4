#pragma once
// Templates for hits, volleys, one melee round and the general's die; odds.h documents them.

#include "core/odds/exact_dice.h"

namespace zama::odds::exact {

/// Hits of `dice` dice at hit number `number` (S3, F2, F3).
template<class T>
BasicDistribution<T> hits(int dice, int number)
{
    require(dice >= 0 && dice <= kMaxDiceAsked, "odds: too many dice");
    return sparse(denseHits<T>(dice, number));
}

template<class T>
BasicStruckOdds<T> volley(const Volley &shot)
{
    require(shot.dice >= 0 && shot.dice <= kMaxDiceAsked, "odds: too many dice");
    require(shot.targetStands >= 1 && shot.targetStands <= kMaxStandsAsked, "odds: a target has stands");
    return struckOdds(struck(denseHits<T>(shot.dice, shot.hit), shot.targetStands, shot.lastStand));
}

inline void check(const Fighter &unit)
{
    require(unit.stands >= 1 && unit.stands <= kMaxStandsAsked, "odds: a fighter has stands");
    require(isHitNumber(unit.hit), "odds: a hit number is 1 to 7");
    require(isHitNumber(unit.hitFirstRound.value_or(kNoHit)), "odds: a hit number is 1 to 7");
    require(unit.extraDice >= 0 && unit.extraDice <= kMaxExtraDice, "odds: too many extra dice");
}

/// What the dice of one unit need against another: never anything against one that is immune (E1, Q73).
inline int effectiveHit(const Fighter &roller, const Fighter &target)
{
    return target.immune ? kNoHit : roller.hit;
}

inline int effectiveFirstHit(const Fighter &roller, const Fighter &target)
{
    return target.immune ? kNoHit : roller.hitFirstRound.value_or(roller.hit);
}

/// What is left of `target` after `roller` has rolled all its dice at it in a first round (F1, G2).
template<class T>
std::vector<T> leftAfterRound(const Fighter &roller, const Fighter &target)
{
    const int number = effectiveFirstHit(roller, target);
    return struck(denseHits<T>(roller.stands + roller.extraDice, number), target.stands, target.lastStand);
}

template<class T>
BasicRoundOdds<T> meleeRound(const Fighter &a, const Fighter &b)
{
    check(a);
    check(b);
    BasicRoundOdds<T> odds;
    odds.a = struckOdds(leftAfterRound<T>(b, a));
    odds.b = struckOdds(leftAfterRound<T>(a, b));
    for (const BasicChance<T> &left : odds.a.left) {
        for (const BasicChance<T> &right : odds.b.left) {
            odds.joint.push_back({left.outcome, right.outcome, T(left.probability * right.probability)});
        }
    }
    odds.bothGone = T(odds.a.gone * odds.b.gone);
    return odds;
}

/// The chance that a general has fallen after `rounds` rounds of his unit in melee (G5, G6, Q87).
template<class T>
T generalFallenAfter(int rounds)
{
    require(rounds >= 0 && rounds <= kMaxRoundsAsked, "odds: too many rounds");
    T alive(1);
    for (int i = 0; i < rounds; ++i) {
        alive *= ratio<T>(kGeneralFallsOn - 1, 6);
    }
    return T(T(1) - alive);
}

template<class T>
T meanGeneralRounds()
{
    return T(6);
}

} // namespace zama::odds::exact
