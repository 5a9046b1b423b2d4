#pragma once
// Templates for two units in melee over many rounds; odds.h documents the questions they answer.

#include "core/odds/exact_fight_walk.h"

namespace zama::odds::exact {

template<class T>
BasicDistribution<T> survivorsOfA(const FightWalk<T> &walk, const Fighter &a, const Fighter &b)
{
    std::vector<T> dense(static_cast<std::size_t>(a.stands) + 1, T(0));
    for (int left = 1; left <= a.stands; ++left) {
        dense[static_cast<std::size_t>(left)] = walk.at(a.stands - left, b.stands);
    }
    return sparse(dense);
}

template<class T>
BasicDistribution<T> survivorsOfB(const FightWalk<T> &walk, const Fighter &a, const Fighter &b)
{
    std::vector<T> dense(static_cast<std::size_t>(b.stands) + 1, T(0));
    for (int left = 1; left <= b.stands; ++left) {
        dense[static_cast<std::size_t>(left)] = walk.at(a.stands, b.stands - left);
    }
    return sparse(dense);
}

/// What every state of a walk adds to the summary of a fight.
template<class T>
struct FightTotals {
    T winsA{0};
    T winsB{0};
    T bothGone{0};
    T undecided{0};
    T lostA{0};
    T lostB{0};
    T winsWithoutGeneralA{0};
    T winsWithoutGeneralB{0};
    T generalFallsA{0};
    T generalFallsB{0};

    FightTotals(const FightWalk<T> &walk, const Fighter &a, const Fighter &b)
    {
        for (int ofA = 0; ofA < a.stands; ++ofA) {
            winsWithoutGeneralA += walk.atWithout(kGeneralA, ofA, b.stands);
            generalFallsB += walk.atWithout(kGeneralB, ofA, b.stands);
            addA(walk.at(ofA, b.stands), ofA, b.stands);
        }
        for (int ofB = 0; ofB < b.stands; ++ofB) {
            winsWithoutGeneralB += walk.atWithout(kGeneralB, a.stands, ofB);
            generalFallsA += walk.atWithout(kGeneralA, a.stands, ofB);
            addB(walk.at(a.stands, ofB), a.stands, ofB);
        }
        addBoth(walk, a, b);
        addLive(walk, a, b);
    }

private:
    void addLosses(const T &chance, int ofA, int ofB)
    {
        lostA += T(chance * T(ofA));
        lostB += T(chance * T(ofB));
    }
    void addA(const T &chance, int ofA, int ofB)
    {
        winsA += chance;
        addLosses(chance, ofA, ofB);
    }
    void addB(const T &chance, int ofA, int ofB)
    {
        winsB += chance;
        addLosses(chance, ofA, ofB);
    }
    void addBoth(const FightWalk<T> &walk, const Fighter &a, const Fighter &b)
    {
        bothGone = walk.at(a.stands, b.stands);
        addLosses(bothGone, a.stands, b.stands);
        generalFallsA += T(winsWithoutGeneralA + walk.atWithout(kGeneralA, a.stands, b.stands));
        generalFallsB += T(winsWithoutGeneralB + walk.atWithout(kGeneralB, a.stands, b.stands));
    }
    void addLive(const FightWalk<T> &walk, const Fighter &a, const Fighter &b)
    {
        for (int ofA = 0; ofA < a.stands; ++ofA) {
            for (int ofB = 0; ofB < b.stands; ++ofB) {
                const T chance = walk.at(ofA, ofB);
                undecided += chance;
                addLosses(chance, ofA, ofB);
            }
        }
    }
};

template<class T>
void listRounds(BasicFightOdds<T> &odds, const Fighter &a, const Fighter &b, int rounds)
{
    FightWalk<T> walk(a, b);
    odds.longer = T(1);
    for (int i = 0; i < rounds; ++i) {
        odds.endsInRound.push_back(walk.oneRound());
    }
    const FightTotals<T> totals(walk, a, b);
    odds.longer = totals.undecided;
}

template<class T>
BasicFightOdds<T> fightToTheEnd(const Fighter &a, const Fighter &b, int listedRounds = 0)
{
    check(a);
    check(b);
    require(listedRounds >= 0 && listedRounds <= kMaxRoundsAsked, "odds: too many rounds");
    FightWalk<T> walk(a, b);
    walk.toTheEnd();
    const FightTotals<T> sum(walk, a, b);
    BasicFightOdds<T> odds;
    // A general in a fight without end rolls for ever.
    const T fallenA = a.extraDice > 0 ? T(sum.generalFallsA + sum.undecided) : T(0);
    const T fallenB = b.extraDice > 0 ? T(sum.generalFallsB + sum.undecided) : T(0);
    odds.a = {sum.winsA, survivorsOfA(walk, a, b), sum.lostA, fallenA, sum.winsWithoutGeneralA};
    odds.b = {sum.winsB, survivorsOfB(walk, a, b), sum.lostB, fallenB, sum.winsWithoutGeneralB};
    odds.bothGone = sum.bothGone;
    odds.noDecision = sum.undecided;
    if (sum.undecided == T(0)) {
        odds.meanRounds = walk.rounds();
    }
    listRounds(odds, a, b, listedRounds);
    return odds;
}

template<class T>
void listStates(BasicRoundsOdds<T> &odds, const FightWalk<T> &walk, int leftA, int leftB, int lostA,
                int lostB)
{
    for (unsigned mask = 0; mask <= walk.generals(); ++mask) {
        const T &chance = walk.cells().row(mask, lostA)[lostB];
        if (chance != T(0)) {
            odds.states.push_back({leftA, leftB, (mask & kGeneralA) != 0, (mask & kGeneralB) != 0, chance});
        }
    }
}

template<class T>
BasicRoundsOdds<T> fightForRounds(const Fighter &a, const Fighter &b, int rounds)
{
    check(a);
    check(b);
    require(rounds >= 0 && rounds <= kMaxRoundsAsked, "odds: too many rounds");
    FightWalk<T> walk(a, b);
    for (int i = 0; i < rounds; ++i) {
        walk.oneRound();
    }
    const FightTotals<T> sum(walk, a, b);
    BasicRoundsOdds<T> odds{{}, sum.winsA, sum.winsB, sum.bothGone, sum.undecided, sum.lostA, sum.lostB};
    for (int leftA = 0; leftA <= a.stands; ++leftA) {
        for (int leftB = 0; leftB <= b.stands; ++leftB) {
            listStates(odds, walk, leftA, leftB, a.stands - leftA, b.stands - leftB);
        }
    }
    return odds;
}

} // namespace zama::odds::exact
