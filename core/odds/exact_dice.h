#pragma once
// The dice under every table of odds, for any number type T that can be made from an int, copied, and added,
// multiplied, divided and compared. Every expression is turned into T at once, because rational classes
// return expression objects.

#include "core/base/contract.h"
#include "core/odds/cases.h"
#include "core/odds/results.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace zama::odds::exact {

template<class T>
T ratio(int numerator, int denominator)
{
    return T(T(numerator) / T(denominator));
}

inline bool isHitNumber(int number)
{
    return number >= 1 && number <= kNoHit;
}

/// The chance that one die shows `number` or more; 1 to 7.
template<class T>
T faceChance(int number)
{
    require(isHitNumber(number), "odds: a hit number is 1 to 7");
    return ratio<T>(7 - number, 6);
}

/// The chances of 0, 1, ... n hits with n = 0 to `maxDice` dice, and of "k or more", all rows in two blocks.
/// Built from row to row by adding a die, so that no large binomial coefficient and no cancellation occurs.
template<class T>
class HitRows
{
public:
    HitRows(int maxDice, int number)
        : m_exactly(size(maxDice)),
          m_atLeast(size(maxDice))
    {
        const T hit = faceChance<T>(number);
        const T miss = T(T(1) - hit);
        m_exactly[0] = T(1);
        for (int dice = 1; dice <= maxDice; ++dice) {
            addDie(dice, hit, miss);
        }
        for (int dice = 0; dice <= maxDice; ++dice) {
            sumUp(dice);
        }
    }

    /// Entry k of the row: exactly k hits, k = 0 to dice.
    [[nodiscard]] const T *exactly(int dice) const { return &m_exactly[start(dice)]; }
    /// Entry k of the row: k hits or more, k = 0 to dice.
    [[nodiscard]] const T *atLeast(int dice) const { return &m_atLeast[start(dice)]; }

private:
    static std::size_t start(int dice)
    {
        return static_cast<std::size_t>(dice) * static_cast<std::size_t>(dice + 1) / 2;
    }
    static std::size_t size(int maxDice) { return start(maxDice + 1); }

    void addDie(int dice, const T &hit, const T &miss)
    {
        const T *before = &m_exactly[start(dice - 1)];
        T *row = &m_exactly[start(dice)];
        row[0] = T(before[0] * miss);
        for (int k = 1; k < dice; ++k) {
            row[k] = T(before[k] * miss + before[k - 1] * hit);
        }
        row[dice] = T(before[dice - 1] * hit);
    }
    void sumUp(int dice)
    {
        const T *row = exactly(dice);
        T *sums = &m_atLeast[start(dice)];
        sums[dice] = row[dice];
        for (int k = dice; k-- > 0;) {
            sums[k] = T(sums[k + 1] + row[k]);
        }
    }

    std::vector<T> m_exactly;
    std::vector<T> m_atLeast;
};

/// The chances of 0 to `dice` hits, densely.
template<class T>
std::vector<T> denseHits(int dice, int number)
{
    const T hit = faceChance<T>(number);
    const T miss = T(T(1) - hit);
    std::vector<T> row(static_cast<std::size_t>(dice) + 1, T(0));
    row[0] = T(1);
    for (std::size_t n = 1; n < row.size(); ++n) {
        for (std::size_t k = n; k > 0; --k) {
            row[k] = T(row[k] * miss + row[k - 1] * hit);
        }
        row[0] = T(row[0] * miss);
    }
    return row;
}

/// The chances of the sum of two independent counts.
template<class T>
std::vector<T> sumOf(const std::vector<T> &a, const std::vector<T> &b)
{
    std::vector<T> sum(a.size() + b.size() - 1, T(0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t k = 0; k < b.size(); ++k) {
            sum[i + k] += T(a[i] * b[k]);
        }
    }
    return sum;
}

/// How many hits `stands` stands outlive: one fewer than they are, two fewer under the last-stand rule (L1),
/// which takes nothing from a unit that was not hit.
inline int survivable(int stands, bool lastStand)
{
    return std::max(0, stands - (lastStand ? 2 : 1));
}

/// Stands left of `stands` after `lost` came off at once, the last-stand rule applied (L1, Q68).
inline int leftAfter(int stands, int lost, bool lastStand)
{
    return lost > survivable(stands, lastStand) ? 0 : stands - lost;
}

/// Stands left, densely from 0 to `stands`, when `hits` fall on a unit (F4, S4, L1; Q60: surplus is lost).
template<class T>
std::vector<T> struck(const std::vector<T> &hits, int stands, bool lastStand)
{
    std::vector<T> left(static_cast<std::size_t>(stands) + 1, T(0));
    for (std::size_t k = 0; k < hits.size(); ++k) {
        left[static_cast<std::size_t>(leftAfter(stands, static_cast<int>(k), lastStand))] += hits[k];
    }
    return left;
}

/// A dense table as the list of what can happen.
template<class T>
BasicDistribution<T> sparse(const std::vector<T> &dense)
{
    BasicDistribution<T> list;
    list.reserve(dense.size());
    for (std::size_t i = 0; i < dense.size(); ++i) {
        if (dense[i] != T(0)) {
            list.push_back({static_cast<int>(i), dense[i]});
        }
    }
    return list;
}

template<class T>
T meanOf(const BasicDistribution<T> &list)
{
    T mean(0);
    for (const BasicChance<T> &chance : list) {
        mean += T(T(chance.outcome) * chance.probability);
    }
    return mean;
}

template<class T>
BasicStruckOdds<T> struckOdds(const std::vector<T> &dense)
{
    BasicStruckOdds<T> odds;
    odds.left = sparse(dense);
    odds.meanLeft = meanOf(odds.left);
    odds.meanLost = T(T(static_cast<int>(dense.size()) - 1) - odds.meanLeft);
    odds.gone = dense[0];
    return odds;
}

} // namespace zama::odds::exact
