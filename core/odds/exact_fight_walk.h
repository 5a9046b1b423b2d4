#pragma once
// The walk under all odds of two units in melee over many rounds.
//
// A fight is walked over states: stands lost by A, stands lost by B, and who of the two generals lives (a
// mask). Hits never heal, so states taken in order of losses are each final when reached; the only loop is a
// state's round without any loss, and that is a geometric series. No equations to solve, no iteration to a
// limit.

#include "core/odds/exact_round.h"

#include <array>
#include <utility>

namespace zama::odds::exact {

/// Masks of living generals.
inline constexpr unsigned kGeneralA = 1;
inline constexpr unsigned kGeneralB = 2;
inline constexpr unsigned kMasks = 4;

/// Probabilities of all states of a fight: a table of losses for each mask. The last row is "A gone", the
/// last column "B gone"; a unit alive has lost fewer stands than it has.
template<class T>
class FightCells
{
public:
    FightCells(int standsA, int standsB, unsigned masks)
        : m_width(static_cast<std::size_t>(standsB) + 1),
          m_plane(m_width * (static_cast<std::size_t>(standsA) + 1)),
          m_cells(m_plane * (masks + 1), T(0))
    {
    }
    /// The row of all losses of B, where A has lost `lostA` and the generals in `mask` live.
    [[nodiscard]] T *row(unsigned mask, int lostA)
    {
        return &m_cells[m_plane * mask + m_width * static_cast<std::size_t>(lostA)];
    }
    [[nodiscard]] const T *row(unsigned mask, int lostA) const
    {
        return &m_cells[m_plane * mask + m_width * static_cast<std::size_t>(lostA)];
    }
    void clear() { std::fill(m_cells.begin(), m_cells.end(), T(0)); }

private:
    std::size_t m_width;
    std::size_t m_plane;
    std::vector<T> m_cells;
};

/// The two sides' dice for one kind of round.
template<class T>
struct FightDice {
    HitRows<T> a;
    HitRows<T> b;
    bool hurtB; ///< A's dice can take stands from B
    bool hurtA;

    FightDice(const Fighter &first, const Fighter &second, int hitA, int hitB)
        : a(first.stands + first.extraDice, hitA),
          b(second.stands + second.extraDice, hitB),
          hurtB(hitA < kNoHit),
          hurtA(hitB < kNoHit)
    {
    }
};

template<class T>
class FightWalk
{
public:
    FightWalk(const Fighter &a, const Fighter &b)
        : m_a(a),
          m_b(b),
          m_generals((a.extraDice > 0 ? kGeneralA : 0U) | (b.extraDice > 0 ? kGeneralB : 0U)),
          m_dice(a, b, effectiveHit(a, b), effectiveHit(b, a)),
          m_falls(ratio<T>(1, 6)),
          m_lives(ratio<T>(kGeneralFallsOn - 1, 6)),
          m_cells(a.stands, b.stands, m_generals)
    {
        m_cells.row(m_generals, 0)[0] = T(1);
    }

    /// Plays all rounds until one unit is gone; where that need not happen, what is left stays in live
    /// states.
    void toTheEnd()
    {
        playChargeRound();
        if (m_dice.hurtA || m_dice.hurtB) {
            sweep();
        }
        rollForGeneralsOfTheEnded();
    }

    /// Plays one round of every state that is not at its end; generals roll after it (G5, Q87).
    /// Returns the chance that the fight ends in it.
    T oneRound()
    {
        const bool first = std::exchange(m_fresh, false);
        if (first && isChargeRoundSpecial()) {
            return oneRoundWith(chargeDice());
        }
        return oneRoundWith(m_dice);
    }

    [[nodiscard]] const FightCells<T> &cells() const { return m_cells; }
    [[nodiscard]] unsigned generals() const { return m_generals; }
    /// Rounds fought on average, as far as toTheEnd() counted them.
    [[nodiscard]] const T &rounds() const { return m_rounds; }

    /// The probability of these losses whatever became of the generals.
    [[nodiscard]] T at(int lostA, int lostB) const
    {
        T sum(0);
        for (unsigned mask = 0; mask <= m_generals; ++mask) {
            sum += m_cells.row(mask, lostA)[lostB];
        }
        return sum;
    }
    /// The same with that general dead; 0 where there was none.
    [[nodiscard]] T atWithout(unsigned general, int lostA, int lostB) const
    {
        T sum(0);
        for (unsigned mask = 0; (m_generals & general) != 0 && mask <= m_generals; ++mask) {
            if ((mask & general) == 0) {
                sum += m_cells.row(mask, lostA)[lostB];
            }
        }
        return sum;
    }

private:
    /// Where the hits of one state come from: the rows of both sides for its stands and living generals.
    struct Rolls {
        const T *exactlyOnA;
        const T *atLeastOnA;
        const T *exactlyOnB;
        const T *atLeastOnB;
        int diceOnA;
        int diceOnB;
        int outlivesA; ///< most hits A outlives and B can roll
        int outlivesB;
    };

    [[nodiscard]] Rolls rolls(const FightDice<T> &dice, int lostA, int lostB, unsigned mask) const
    {
        const int standsA = m_a.stands - lostA;
        const int standsB = m_b.stands - lostB;
        const int diceA = standsA + ((mask & kGeneralA) != 0 ? m_a.extraDice : 0);
        const int diceB = standsB + ((mask & kGeneralB) != 0 ? m_b.extraDice : 0);
        return {dice.b.exactly(diceB),
                dice.b.atLeast(diceB),
                dice.a.exactly(diceA),
                dice.a.atLeast(diceA),
                dice.hurtA ? diceB : 0,
                dice.hurtB ? diceA : 0,
                std::min(survivable(standsA, m_a.lastStand), dice.hurtA ? diceB : 0),
                std::min(survivable(standsB, m_b.lastStand), dice.hurtB ? diceA : 0)};
    }

    /// Adds `weight` times the hits on B to a row of cells, from `from` hits on.
    void strikeB(T *row, int lostB, const Rolls &r, const T &weight, int from)
    {
        for (int k = from; k <= r.outlivesB; ++k) {
            row[lostB + k] += T(weight * r.exactlyOnB[k]);
        }
        if (r.outlivesB < r.diceOnB) {
            row[m_b.stands] += T(weight * r.atLeastOnB[r.outlivesB + 1]);
        }
    }

    /// Sends `weight` on from a state to all its successors of one round but, unless `idle`, the state
    /// itself.
    void send(FightCells<T> &to, int lostA, int lostB, unsigned mask, const Rolls &r, const T &weight,
              bool idle)
    {
        for (int k = 0; k <= r.outlivesA; ++k) {
            const int from = k == 0 && !idle ? 1 : 0;
            strikeB(to.row(mask, lostA + k), lostB, r, T(weight * r.exactlyOnA[k]), from);
        }
        if (r.outlivesA < r.diceOnA) {
            strikeB(to.row(mask, m_a.stands), lostB, r, T(weight * r.atLeastOnA[r.outlivesA + 1]), 0);
        }
    }

    [[nodiscard]] bool isChargeRoundSpecial() const
    {
        return m_a.hitFirstRound.has_value() || m_b.hitFirstRound.has_value();
    }
    [[nodiscard]] FightDice<T> chargeDice() const
    {
        return FightDice<T>(m_a, m_b, effectiveFirstHit(m_a, m_b), effectiveFirstHit(m_b, m_a));
    }

    /// The round of the charge, where hit numbers differ in it: after it no cell has had its general dice.
    void playChargeRound()
    {
        if (!isChargeRoundSpecial()) {
            return;
        }
        const FightDice<T> dice = chargeDice();
        m_cells.row(m_generals, 0)[0] = T(0);
        send(m_cells, 0, 0, m_generals, rolls(dice, 0, 0, m_generals), T(1), true);
        m_rounds += T(1);
        m_fresh = false;
    }

    /// The generals of a cell roll for their lives: what is in a mask spreads over its subsets.
    void rollForGenerals(FightCells<T> &cells, int lostA, int lostB)
    {
        for (const unsigned general : {kGeneralA, kGeneralB}) {
            for (unsigned mask = m_generals; mask > 0; --mask) {
                if ((mask & general) != 0 && (mask & ~m_generals) == 0) {
                    T &living = cells.row(mask, lostA)[lostB];
                    cells.row(mask ^ general, lostA)[lostB] += T(living * m_falls);
                    living *= m_lives;
                }
            }
        }
    }
    void rollForGeneralsOfTheEnded()
    {
        if (m_generals == 0) {
            return;
        }
        for (int lostA = 0; lostA <= m_a.stands; ++lostA) {
            rollForGenerals(m_cells, lostA, m_b.stands);
        }
        for (int lostB = 0; lostB < m_b.stands; ++lostB) {
            rollForGenerals(m_cells, m_a.stands, lostB);
        }
    }

    /// Empties every live cell, in an order in which nothing flows back.
    void sweep()
    {
        for (int lostA = 0; lostA < m_a.stands; ++lostA) {
            for (int lostB = 0; lostB < m_b.stands; ++lostB) {
                leave(lostA, lostB);
            }
        }
    }

    /// The chance that the generals of `mask` are cut down to those of its subset `rest` by one roll each.
    [[nodiscard]] T fate(unsigned mask, unsigned rest) const
    {
        T chance(1);
        for (const unsigned general : {kGeneralA, kGeneralB}) {
            if ((mask & general) != 0) {
                chance *= (rest & general) != 0 ? m_lives : m_falls;
            }
        }
        return chance;
    }

    /// Empties a live cell into its successors, idle rounds summed up as a geometric series.
    void leave(int lostA, int lostB)
    {
        if (!m_fresh || lostA + lostB > 0) {
            rollForGenerals(m_cells, lostA, lostB);
        }
        for (unsigned mask = m_generals + 1; mask-- > 0;) {
            T &cell = m_cells.row(mask, lostA)[lostB];
            if ((mask & ~m_generals) == 0 && cell != T(0)) {
                leaveMask(lostA, lostB, mask, std::exchange(cell, T(0)));
            }
        }
    }
    void leaveMask(int lostA, int lostB, unsigned mask, T weight)
    {
        const Rolls r = rolls(m_dice, lostA, lostB, mask);
        const T idle = T(r.exactlyOnA[0] * r.exactlyOnB[0]);
        weight /= T(T(1) - T(idle * fate(mask, mask)));
        m_rounds += weight;
        for (unsigned rest = mask; rest-- > 0;) {
            if ((rest & ~mask) == 0) {
                m_cells.row(rest, lostA)[lostB] += T(T(weight * idle) * fate(mask, rest));
            }
        }
        send(m_cells, lostA, lostB, mask, r, weight, false);
    }

    T oneRoundWith(const FightDice<T> &dice)
    {
        FightCells<T> next(m_a.stands, m_b.stands, m_generals);
        for (int lostA = 0; lostA < m_a.stands; ++lostA) {
            for (int lostB = 0; lostB < m_b.stands; ++lostB) {
                sendRound(dice, next, lostA, lostB);
            }
        }
        return arrive(next);
    }
    void sendRound(const FightDice<T> &dice, FightCells<T> &next, int lostA, int lostB)
    {
        for (unsigned mask = 0; mask <= m_generals; ++mask) {
            T &cell = m_cells.row(mask, lostA)[lostB];
            if (cell != T(0)) {
                send(next, lostA, lostB, mask, rolls(dice, lostA, lostB, mask), cell, true);
                cell = T(0);
            }
        }
    }
    /// Generals roll, then the new states join those that had ended before.
    T arrive(FightCells<T> &next)
    {
        T ended(0);
        for (int lostA = 0; lostA <= m_a.stands; ++lostA) {
            for (int lostB = 0; lostB <= m_b.stands; ++lostB) {
                rollForGenerals(next, lostA, lostB);
                const T arrived = takeOver(next, lostA, lostB);
                if (lostA == m_a.stands || lostB == m_b.stands) {
                    ended += arrived;
                }
            }
        }
        return ended;
    }
    T takeOver(const FightCells<T> &next, int lostA, int lostB)
    {
        T sum(0);
        for (unsigned mask = 0; mask <= m_generals; ++mask) {
            const T &cell = next.row(mask, lostA)[lostB];
            m_cells.row(mask, lostA)[lostB] += cell;
            sum += cell;
        }
        return sum;
    }

    Fighter m_a;
    Fighter m_b;
    unsigned m_generals;
    FightDice<T> m_dice;
    T m_falls;
    T m_lives;
    FightCells<T> m_cells;
    T m_rounds{0};
    bool m_fresh = true; ///< no round has been fought: the first cell holds no result of one
};

} // namespace zama::odds::exact
