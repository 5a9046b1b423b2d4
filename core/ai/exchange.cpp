#include "core/ai/exchange.h"

#include "core/game/queries.h"
#include "core/odds/odds.h"
#include "core/odds/state_questions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace zama::ai {
namespace {

int facesThatHit(HitNumber hit)
{
    return std::clamp(7 - hit, 0, 6);
}

HitNumber hitIn(const Fighter &fighter, int round)
{
    return round == 0 ? fighter.hitFirst.value_or(fighter.hit) : fighter.hit;
}

// Mean strength behind the last-stand rule: what is nearly one stand is nearly gone (L1).
Millistands afterLastStand(Millistands left, bool lastStand)
{
    if (!lastStand) {
        return std::max(0, left);
    }
    if (left <= kStand) {
        return 0;
    }
    // Between one and two stands the chance to be down to the last grows from 0 to 1.
    return left < 2 * kStand ? 2 * left - 2 * kStand : left;
}

// P3, E1 to E12: what a unit can gain against those who do not fight by the table.
constexpr Millistands kScorpionWorth = 2500; // the stand and the volleys it will not shoot
constexpr Millistands kNeutralWorth = 700;   // an elephant that is pinned does not hit
constexpr Millistands kElephantHit = 2000;   // E5

Millistands elephantWorth(const State &s, UnitId elephant, UnitId target)
{
    const UnitType &victim = s.typeOf(target);
    if (victim.has(Trait::RoutsWhenCharged)) {
        return kScorpionWorth;
    }
    if (victim.isElephant) {
        return 300; // both are bound to leave
    }
    const int strength = s.unit(target).strength;
    const ElephantRules &rules = s.typeOf(elephant).elephant;
    const int left = strength - rules.impactLoss;
    const Millistands hit = left <= 1 ? strength * kStand : rules.impactLoss * kStand;
    const bool scares = victim.has(Trait::ScaresElephants); // it may come in from the flank, but rarely does
    const Millistands rampage = left > 1 ? kElephantHit / 6 : 0;
    const Millistands worth = hit + rampage;
    return scares ? worth * (rules.scaredOn - 1) / 6 : worth;
}

Fighter fighterOf(const State &s, UnitId unit, UnitId against, bool hasCharged)
{
    const odds::Fighter f = odds::fighterOf(s, unit, against, hasCharged);
    return {f.stands, f.extraDice, f.hit, f.lastStand, f.hitFirstRound};
}

// Whoever is weighed against a target would come at it with a charge (C2).
Fighter attacker(const State &s, UnitId unit, UnitId target)
{
    return fighterOf(s, unit, target, true);
}

odds::Fighter asked(const Fighter &f)
{
    odds::Fighter question;
    question.stands = f.stands;
    question.hit = f.hit;
    question.hitFirstRound = f.hitFirst;
    question.extraDice = f.extra;
    question.lastStand = f.lastStand;
    return question;
}

Toll fight(const Fighter &own, const Fighter &enemy, int rounds, Precision precision)
{
    return precision == Precision::Exact ? exactFight(own, enemy, rounds) : meanFight(own, enemy, rounds);
}

// Q09: losses that do not count are there to be spent, and to cause them is only to be rid of a danger.
Millistands worthOf(const Toll &toll, const UnitType &mine, const UnitType &theirs)
{
    const Millistands own = mine.has(Trait::LossesNotCounted) ? 0 : toll.own;
    return (theirs.has(Trait::LossesNotCounted) ? toll.enemy / 2 : toll.enemy) - own;
}

} // namespace

Toll exactFight(const Fighter &own, const Fighter &enemy, int rounds)
{
    const odds::RoundsOdds found = odds::fightForRounds(asked(own), asked(enemy), rounds);
    const auto rounded = [](double stands) { return static_cast<Millistands>(std::lround(stands * kStand)); };
    return {rounded(found.meanLostA), rounded(found.meanLostB)};
}

Toll meanFight(const Fighter &own, const Fighter &enemy, int rounds)
{
    Millistands a = own.stands * kStand;
    Millistands b = enemy.stands * kStand;
    const Millistands a0 = a;
    const Millistands b0 = b;
    for (int i = 0; i < rounds && a > 0 && b > 0; ++i) {
        const Millistands hitsOnB = (a + own.extra * kStand) * facesThatHit(hitIn(own, i)) / 6;
        const Millistands hitsOnA = (b + enemy.extra * kStand) * facesThatHit(hitIn(enemy, i)) / 6;
        a = afterLastStand(std::max(0, a - hitsOnA), own.lastStand);
        b = afterLastStand(std::max(0, b - hitsOnB), enemy.lastStand);
    }
    return {a0 - a, b0 - b};
}

// S2 to S4, L1: exact in 46656ths for up to six dice, the mean beyond.
Millistands volleyToll(int dice, HitNumber hit, int strength, bool lastStand)
{
    const int p = facesThatHit(hit);
    std::array<std::int64_t, kMaxDice + 1> chance{};
    std::int64_t whole = 1'000'000'000'000;
    chance[0] = whole;
    for (int i = 0; i < dice; ++i) {
        for (int k = i + 1; k > 0; --k) {
            chance.at(static_cast<std::size_t>(k)) = (chance.at(static_cast<std::size_t>(k)) * (6 - p) +
                                                      chance.at(static_cast<std::size_t>(k - 1)) * p) /
                                                     6;
        }
        chance[0] = chance[0] * (6 - p) / 6;
    }
    std::int64_t toll = 0;
    for (int k = 1; k <= dice; ++k) {
        const int left = strength - k;
        const int lost = left <= (lastStand ? 1 : 0) ? strength : k;
        toll += chance.at(static_cast<std::size_t>(k)) * lost;
    }
    return static_cast<Millistands>(toll / (whole / kStand));
}

Millistands attackWorth(const State &s, UnitId unit, UnitId target, int rounds, Precision precision)
{
    const UnitType &mine = s.typeOf(unit);
    const UnitType &theirs = s.typeOf(target);
    if (mine.isElephant) {
        return elephantWorth(s, unit, target);
    }
    if (theirs.has(Trait::RoutsWhenCharged)) {
        return kScorpionWorth;
    }
    if (theirs.isElephant) {
        // A third of the time it stays, a sixth it runs through the charger (E12).
        const int strength = s.unit(unit).strength;
        return kNeutralWorth - (strength <= 3 ? strength * kStand : kElephantHit) / 6;
    }
    return worthOf(fight(attacker(s, unit, target), fighterOf(s, target, unit, false), rounds, precision),
                   mine, theirs);
}

Millistands joinWorth(const State &s, UnitId unit, UnitId target, int rounds, Precision precision)
{
    const UnitType &mine = s.typeOf(unit);
    const UnitType &theirs = s.typeOf(target);
    if (mine.isElephant || theirs.isElephant || theirs.has(Trait::RoutsWhenCharged)) {
        return attackWorth(s, unit, target, rounds, precision);
    }
    // The enemy's dice are busy elsewhere: they fall on one of us only.
    const Fighter own = attacker(s, unit, target);
    const Fighter enemy = fighterOf(s, target, unit, false);
    Fighter busy = enemy;
    busy.hit = kNeverHits;
    busy.hitFirst.reset();
    const Millistands alone = worthOf(fight(own, enemy, rounds, precision), mine, theirs);
    const Millistands unhurt = worthOf(fight(own, busy, rounds, precision), mine, theirs);
    return (alone + 2 * unhurt) / 3;
}

int roundsAhead(const State &s)
{
    const auto limit = s.setup->options.turnLimit;
    return limit ? std::clamp(*limit - s.turn + 1, 1, 3) : 3;
}

} // namespace zama::ai
