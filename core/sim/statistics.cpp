#include "core/sim/statistics.h"

#include "core/base/contract.h"
#include "core/base/hash.h"
#include "core/geometry/trig.h"

#include <algorithm>

namespace zama::sim {
namespace {

constexpr std::int64_t kMostCases = 1'000'000'000;

std::int64_t roundedRatio(std::int64_t numerator, std::int64_t denominator)
{
    return (2 * numerator + denominator) / (2 * denominator);
}

// numerator / denominator in millionths, rounded down.
std::int64_t millionths(std::int64_t numerator, std::int64_t denominator)
{
    constexpr std::int64_t kMillion = 1'000'000;
    return numerator / denominator * kMillion + numerator % denominator * kMillion / denominator;
}

void addUnit(UnitTotals &unit, const MatchResult &r, std::size_t i)
{
    const bool stands = r.standsLeft[i] > 0;
    unit.stood += stands ? 1 : 0;
    unit.stoodAndWon += stands && r.outcome.winner == unit.side ? 1 : 0;
    unit.lost.add(unit.starting - r.standsLeft[i]);
    unit.taken.add(r.standsTaken[i]);
}

void addFates(ElephantFates &sum, const ElephantFates &one)
{
    sum.onTable += one.onTable;
    sum.scared += one.scared;
    sum.rampaged += one.rampaged;
    sum.removed += one.removed;
}

} // namespace

Share shareOf(std::int64_t count, std::int64_t of)
{
    require(0 <= count && count <= of && of <= kMostCases, "a share is of at most 10^9 cases");
    return shareOfHalves(2 * count, of);
}

// Wilson: (k + z^2/2 -+ z sqrt(k (n - k) / n + z^2/4)) / (n + z^2) with z = 1.959964; everything below is in
// units of 10^-4, the radicand in 10^-8, and k in halves.
Share shareOfHalves(std::int64_t halves, std::int64_t of)
{
    require(0 <= halves && halves <= 2 * of && of <= kMostCases, "a share is of at most 10^9 cases");
    Share share{halves / 2, of, 0, 0, 10000};
    if (of == 0) {
        return share;
    }
    constexpr std::int64_t kUnit = 10'000;
    constexpr std::int64_t kZ = 19'600;
    constexpr std::int64_t kZSquared = 38'415;
    const std::int64_t product = halves * (2 * of - halves);
    const std::int64_t spread =
        (product / of * kUnit * kUnit + product % of * kUnit * kUnit / of + kZSquared * kUnit) / 4;
    const std::int64_t half = kZ * floorSqrt(spread) / kUnit;
    const std::int64_t centre = (halves * kUnit + kZSquared) / 2;
    const std::int64_t all = of * kUnit + kZSquared;
    const auto portion = [&](std::int64_t part) {
        return static_cast<int>(std::clamp<std::int64_t>(roundedRatio(part * kUnit, all), 0, kUnit));
    };
    share.estimate = static_cast<int>(roundedRatio(halves * kUnit, 2 * of));
    share.low = halves == 0 ? 0 : portion(std::max<std::int64_t>(0, centre - half));
    share.high = halves == 2 * of ? 10000 : portion(centre + half);
    return share;
}

Difference differenceOf(const Share &one, const Share &other)
{
    if (one.of == 0 || other.of == 0) {
        return {};
    }
    const auto apart = [](int a, int b) {
        return static_cast<int>(floorSqrt(std::int64_t{a} * a + std::int64_t{b} * b));
    };
    Difference d;
    d.estimate = one.estimate - other.estimate;
    d.low = d.estimate - apart(one.estimate - one.low, other.high - other.estimate);
    d.high = d.estimate + apart(one.high - one.estimate, other.estimate - other.low);
    return {d.estimate, std::max(d.low, -10000), std::min(d.high, 10000)};
}

void Tally::add(std::int64_t value)
{
    ++count;
    sum += value;
    squares += value * value;
    least = std::min(least, value);
    most = std::max(most, value);
}

std::int64_t Tally::meanThousandths() const
{
    return count == 0 ? 0 : roundedRatio(sum * 1000, count);
}

std::int64_t Tally::deviationThousandths() const
{
    if (count < 2) {
        return 0;
    }
    // The mean is taken out first so that the squares stay small; the rest is what rounding it left.
    const std::int64_t mean = sum / count;
    const std::int64_t rest = sum - mean * count;
    const std::int64_t centred = squares - 2 * mean * sum + mean * mean * count;
    const std::int64_t variance =
        millionths(centred, count - 1) - millionths(rest * rest, count) / (count - 1);
    return floorSqrt(std::max<std::int64_t>(0, variance));
}

Statistics::Statistics(const Setup &setup)
    : standsLost(setup.types.size()),
      standsAtStart(setup.types.size(), 0),
      fallen(setup.generals.size(), 0)
{
    units.reserve(setup.units.size());
    for (const UnitSetup &unit : setup.units) {
        units.push_back({unit.side, unit.strength, 0, 0, {}, {}});
        standsAtStart[unit.type.index()] += unit.strength;
        if (setup.types[unit.type.index()].isElephant && unit.strength > 0) {
            ++elephantsAtStart.at(unit.side.index());
        }
    }
}

void Statistics::add(const MatchResult &r)
{
    ++games;
    if (r.outcome.winner.isValid()) {
        const std::size_t winner = r.outcome.winner.index();
        ++wins.at(winner);
        ++degrees.at(winner).at(static_cast<std::size_t>(r.outcome.degree));
    } else {
        ++draws;
    }
    ++endReasons.at(static_cast<std::size_t>(r.outcome.reason));
    turns.add(r.turns);
    ++turnCounts[r.turns];
    commands.add(r.commands);
    orders.add(r.orders);
    dice.add(r.dice);
    for (std::size_t i = 0; i < standsLost.size(); ++i) {
        standsLost[i].add(r.standsLost[i]);
    }
    for (std::size_t i = 0; i < units.size(); ++i) {
        addUnit(units[i], r, i);
    }
    for (std::size_t i = 0; i < fallen.size(); ++i) {
        fallen[i] += r.fallen[i] ? 1 : 0;
    }
    for (std::size_t i = 0; i < 2; ++i) {
        addFates(elephants.at(i), r.elephants.at(i));
    }
    seriesHash = mix64(seriesHash ^ r.eventHash);
    seriesHash = mix64(seriesHash ^ r.finalHash);
}

Share Statistics::balance(SideId side) const
{
    return shareOfHalves(2 * wins.at(side.index()) + draws, games);
}

int Statistics::widestHalf() const
{
    int widest = 0;
    for (const std::int64_t count : {wins[0], wins[1], draws}) {
        const Share share = shareOf(count, games);
        widest = std::max(widest, share.high - share.low);
    }
    return (widest + 1) / 2;
}

} // namespace zama::sim
