#pragma once
// Templates for several units against one; odds.h documents the questions they answer.

#include "core/odds/exact_round.h"

#include <span>
#include <tuple>
#include <utility>

namespace zama::odds::exact {

inline void check(std::span<const Attacker> attackers, const Fighter &defender)
{
    require(!attackers.empty() && attackers.size() <= kMaxAttackers, "odds: one to six attackers");
    for (const Attacker &attacker : attackers) {
        check(attacker.unit);
        require(isHitNumber(attacker.hitBy), "odds: a hit number is 1 to 7");
        require(!attacker.unit.hitFirstRound, "odds: groups have one hit number");
    }
    check(defender);
    require(!defender.hitFirstRound, "odds: groups have one hit number");
}

/// Walks the fight of a group. While the defender rolls at attacker i the earlier ones are gone and the later
/// ones whole, so the states are a table for each i (a stage): losses of i, losses of the defender, living
/// generals.
template<class T>
class GroupWalk
{
public:
    GroupWalk(std::span<const Attacker> attackers, const Fighter &defender)
        : m_attackers(attackers.begin(), attackers.end()),
          m_defender(defender),
          m_falls(ratio<T>(1, 6)),
          m_lives(ratio<T>(kGeneralFallsOn - 1, 6))
    {
        for (const Attacker &attacker : attackers) {
            m_bits.push_back(takeBit(attacker.unit));
        }
        m_bits.push_back(takeBit(defender));
        for (const Attacker &attacker : attackers) {
            m_stages.push_back(table(attacker.unit.stands));
        }
        m_stages.push_back(table(1)); // all attackers gone
        cell(0, 0, m_masks - 1, 0) = T(1);
    }

    void toTheEnd()
    {
        for (std::size_t stage = 0; stage < m_attackers.size(); ++stage) {
            if (canGoOn(stage)) {
                playStage(stage);
            }
        }
    }

    [[nodiscard]] BasicGroupOdds<T> odds() const
    {
        BasicGroupOdds<T> odds;
        odds.attackerGone.assign(m_attackers.size(), T(0));
        odds.attackerGeneralFalls.assign(m_attackers.size(), T(0));
        for (std::size_t stage = 0; stage <= m_attackers.size(); ++stage) {
            for (int lost = 0; lost < standsIn(stage); ++lost) {
                for (int lostByDefender = 0; lostByDefender <= m_defender.stands; ++lostByDefender) {
                    addState(odds, stage, lost, lostByDefender);
                }
            }
        }
        std::sort(odds.joint.begin(), odds.joint.end(), [](const auto &x, const auto &y) {
            return std::tie(x.attackers, x.defender) < std::tie(y.attackers, y.defender);
        });
        return odds;
    }

private:
    unsigned takeBit(const Fighter &unit)
    {
        const unsigned bit = unit.extraDice > 0 ? m_masks : 0U;
        m_masks <<= bit > 0 ? 1U : 0U;
        return bit;
    }
    [[nodiscard]] std::vector<T> table(int stands) const
    {
        return std::vector<T>(m_masks * static_cast<std::size_t>(stands) *
                                  static_cast<std::size_t>(m_defender.stands + 1),
                              T(0));
    }
    [[nodiscard]] int standsIn(std::size_t stage) const
    {
        return stage < m_attackers.size() ? m_attackers[stage].unit.stands : 1;
    }
    [[nodiscard]] std::size_t index(std::size_t stage, int lost, unsigned mask, int lostByDefender) const
    {
        const auto row = static_cast<std::size_t>(standsIn(stage)) * mask + static_cast<std::size_t>(lost);
        return row * static_cast<std::size_t>(m_defender.stands + 1) +
               static_cast<std::size_t>(lostByDefender);
    }
    [[nodiscard]] T &cell(std::size_t stage, int lost, unsigned mask, int lostByDefender)
    {
        return m_stages[stage][index(stage, lost, mask, lostByDefender)];
    }

    [[nodiscard]] bool canHurtDefender(std::size_t stage) const
    {
        return !m_defender.immune &&
               std::any_of(m_attackers.begin() + static_cast<std::ptrdiff_t>(stage), m_attackers.end(),
                           [](const Attacker &a) { return a.unit.hit < kNoHit; });
    }
    [[nodiscard]] bool canGoOn(std::size_t stage) const
    {
        return canHurtDefender(stage) || numberAgainst(stage) < kNoHit;
    }
    [[nodiscard]] int numberAgainst(std::size_t stage) const
    {
        return m_attackers[stage].unit.immune ? kNoHit : m_attackers[stage].hitBy;
    }
    /// The generals who are in the fight while the defender rolls at attacker `stage`.
    [[nodiscard]] unsigned generalsIn(std::size_t stage) const
    {
        unsigned bits = 0;
        for (std::size_t i = stage; i < m_bits.size(); ++i) {
            bits |= m_bits[i];
        }
        return bits;
    }

    /// Hits on the defender when attacker `stage` has lost `lost` stands and later ones are whole (F1, G2).
    [[nodiscard]] std::vector<T> hitsOnDefender(std::size_t stage, int lost, unsigned mask) const
    {
        std::vector<T> sum(1, T(1));
        for (std::size_t i = stage; i < m_attackers.size() && !m_defender.immune; ++i) {
            const Fighter &unit = m_attackers[i].unit;
            const int extra = (mask & m_bits[i]) != 0 ? unit.extraDice : 0;
            const int stands = unit.stands - (i == stage ? lost : 0);
            sum = sumOf(sum, denseHits<T>(stands + extra, unit.hit));
        }
        return sum;
    }
    [[nodiscard]] std::vector<T> hitsByDefender(std::size_t stage, int lostByDefender, unsigned mask) const
    {
        const int extra = (mask & m_bits.back()) != 0 ? m_defender.extraDice : 0;
        return denseHits<T>(m_defender.stands - lostByDefender + extra, numberAgainst(stage));
    }

    void playStage(std::size_t stage)
    {
        for (int lost = 0; lost < standsIn(stage); ++lost) {
            for (unsigned mask = m_masks; mask-- > 0;) {
                const std::vector<T> hits = hitsOnDefender(stage, lost, mask);
                for (int byDefender = 0; byDefender < m_defender.stands; ++byDefender) {
                    leave(stage, lost, mask, byDefender, hits);
                }
            }
        }
    }

    /// Empties a live cell into its successors, idle rounds summed up as a geometric series.
    void leave(std::size_t stage, int lost, unsigned mask, int lostByDefender, const std::vector<T> &hits)
    {
        T weight = std::exchange(cell(stage, lost, mask, lostByDefender), T(0));
        if (weight == T(0)) {
            return;
        }
        const Fighter &unit = m_attackers[stage].unit;
        const std::vector<T> unitLeft =
            struck(hitsByDefender(stage, lostByDefender, mask), unit.stands - lost, unit.lastStand);
        const std::vector<T> defenderLeft =
            struck(hits, m_defender.stands - lostByDefender, m_defender.lastStand);
        const T idle = T(T(unitLeft.back() * defenderLeft.back()) * fate(stage, mask, mask));
        weight /= T(T(1) - idle);
        for (unsigned rest = mask + 1; rest-- > 0;) {
            if (isReachable(stage, mask, rest)) {
                const T share = T(weight * fate(stage, mask, rest));
                send(stage, rest, unitLeft, defenderLeft, share, rest == mask);
            }
        }
    }
    /// `leavesIdle`: the state itself is not among the successors.
    void send(std::size_t stage, unsigned mask, const std::vector<T> &unitLeft,
              const std::vector<T> &defenderLeft, const T &weight, bool leavesIdle)
    {
        for (std::size_t u = 0; u < unitLeft.size(); ++u) {
            for (std::size_t d = 0; d < defenderLeft.size(); ++d) {
                const bool idle = u + 1 == unitLeft.size() && d + 1 == defenderLeft.size();
                if (!(idle && leavesIdle)) {
                    arriveAt(stage, mask, static_cast<int>(u), static_cast<int>(d)) +=
                        T(weight * T(unitLeft[u] * defenderLeft[d]));
                }
            }
        }
    }
    /// The cell for these stands left; with the unit gone it belongs to the next stage.
    [[nodiscard]] T &arriveAt(std::size_t stage, unsigned mask, int unitLeft, int defenderLeft)
    {
        const int lostByDefender = m_defender.stands - defenderLeft;
        return unitLeft == 0 ? cell(stage + 1, 0, mask, lostByDefender)
                             : cell(stage, standsIn(stage) - unitLeft, mask, lostByDefender);
    }

    [[nodiscard]] bool isReachable(std::size_t stage, unsigned mask, unsigned rest) const
    {
        const bool isSubset = (rest & ~mask) == 0;
        return isSubset && ((mask ^ rest) & ~generalsIn(stage)) == 0;
    }
    /// The chance that one roll for each general in the fight turns `mask` into `rest` (G5, G6, Q87).
    [[nodiscard]] T fate(std::size_t stage, unsigned mask, unsigned rest) const
    {
        T chance(1);
        const unsigned rolling = mask & generalsIn(stage);
        for (unsigned bit = 1; bit < m_masks; bit <<= 1U) {
            if ((rolling & bit) != 0) {
                chance *= (rest & bit) != 0 ? m_lives : m_falls;
            }
        }
        return chance;
    }

    void addState(BasicGroupOdds<T> &odds, std::size_t stage, int lost, int lostByDefender) const
    {
        const int left = m_defender.stands - lostByDefender;
        const bool undecided = stage < m_attackers.size() && left > 0;
        T chance(0);
        for (unsigned mask = 0; mask < m_masks; ++mask) {
            const T &part = m_stages[stage][index(stage, lost, mask, lostByDefender)];
            chance += part;
            // Generals in a fight without end roll for ever.
            addGenerals(odds, undecided ? mask & ~generalsIn(stage) : mask, part);
        }
        if (chance != T(0)) {
            addOutcome(odds, stage, lost, left, chance);
        }
    }
    void addGenerals(BasicGroupOdds<T> &odds, unsigned living, const T &chance) const
    {
        for (std::size_t i = 0; i < m_attackers.size(); ++i) {
            if (m_bits[i] != 0 && (living & m_bits[i]) == 0) {
                odds.attackerGeneralFalls[i] += chance;
            }
        }
        if (m_bits.back() != 0 && (living & m_bits.back()) == 0) {
            odds.defenderGeneralFalls += chance;
        }
    }
    void addOutcome(BasicGroupOdds<T> &odds, std::size_t stage, int lost, int left, const T &chance) const
    {
        BasicGroupChance<T> outcome{{}, left, chance};
        for (std::size_t i = 0; i < m_attackers.size(); ++i) {
            const int whole = m_attackers[i].unit.stands;
            outcome.attackers.push_back(i < stage ? 0 : whole - (i == stage ? lost : 0));
            odds.attackerGone[i] += i < stage ? chance : T(0);
        }
        odds.joint.push_back(std::move(outcome));
        (left == 0                     ? odds.defenderGone
         : stage == m_attackers.size() ? odds.defenderWins
                                       : odds.noDecision) += chance;
    }

    std::vector<Attacker> m_attackers;
    Fighter m_defender;
    T m_falls;
    T m_lives;
    unsigned m_masks = 1;
    std::vector<unsigned> m_bits; ///< of each attacker's general, then the defender's; 0 = none
    std::vector<std::vector<T>> m_stages;
};

template<class T>
BasicGroupOdds<T> groupToTheEnd(std::span<const Attacker> attackers, const Fighter &defender)
{
    check(attackers, defender);
    GroupWalk<T> walk(attackers, defender);
    walk.toTheEnd();
    return walk.odds();
}

/// The attackers' stands with one of them changed.
inline std::vector<int> standsWith(std::span<const Attacker> attackers, std::size_t target, int left)
{
    std::vector<int> stands;
    for (const Attacker &attacker : attackers) {
        stands.push_back(attacker.unit.stands);
    }
    stands[target] = left;
    return stands;
}

/// Hits of all attackers together on the defender.
template<class T>
std::vector<T> hitsTogether(std::span<const Attacker> attackers, const Fighter &defender)
{
    std::vector<T> sum(1, T(1));
    for (const Attacker &attacker : attackers) {
        const Fighter &unit = attacker.unit;
        const int number = effectiveHit(unit, defender);
        sum = sumOf(sum, denseHits<T>(unit.stands + unit.extraDice, number));
    }
    return sum;
}

template<class T>
T generalFallsInRound(const Fighter &unit)
{
    return unit.extraDice > 0 ? ratio<T>(1, 6) : T(0);
}

template<class T>
BasicGroupOdds<T> groupRound(std::span<const Attacker> attackers, const Fighter &defender, int target = 0)
{
    check(attackers, defender);
    require(target >= 0 && static_cast<std::size_t>(target) < attackers.size(), "odds: no such attacker");
    const auto chosen = static_cast<std::size_t>(target);
    Fighter roller = defender;
    roller.hit = attackers[chosen].hitBy;
    const std::vector<T> unitLeft = leftAfterRound<T>(roller, attackers[chosen].unit);
    const std::vector<T> left =
        struck(hitsTogether<T>(attackers, defender), defender.stands, defender.lastStand);
    BasicGroupOdds<T> odds;
    for (const BasicChance<T> &unit : sparse(unitLeft)) {
        for (const BasicChance<T> &rest : sparse(left)) {
            odds.joint.push_back({standsWith(attackers, chosen, unit.outcome), rest.outcome,
                                  T(unit.probability * rest.probability)});
        }
    }
    odds.defenderGone = left[0];
    odds.attackerGone.assign(attackers.size(), T(0));
    odds.attackerGone[chosen] = unitLeft[0];
    odds.defenderWins = attackers.size() == 1 ? T(unitLeft[0] * T(T(1) - left[0])) : T(0);
    odds.noDecision = T(T(1) - T(odds.defenderGone + odds.defenderWins));
    for (const Attacker &attacker : attackers) {
        odds.attackerGeneralFalls.push_back(generalFallsInRound<T>(attacker.unit));
    }
    odds.defenderGeneralFalls = generalFallsInRound<T>(defender);
    return odds;
}

} // namespace zama::odds::exact
