#include "core/sim/deciding_units.h"

#include <algorithm>

namespace zama::sim {
namespace {

// How far the whole interval is from nought; 0 where it holds nought.
int sureness(const Difference &swing)
{
    return std::max({0, swing.low, -swing.high});
}

int tenths(std::int64_t thousandths)
{
    return static_cast<int>((thousandths + 50) / 100);
}

} // namespace

Influence influenceOf(const Statistics &statistics, UnitId unit)
{
    const UnitTotals &totals = statistics.units[unit.index()];
    const std::int64_t won = statistics.wins.at(totals.side.index());
    Influence influence;
    influence.unit = unit;
    influence.side = totals.side;
    influence.standing = shareOf(totals.stood, statistics.games);
    influence.wonWith = shareOf(totals.stoodAndWon, totals.stood);
    influence.wonWithout = shareOf(won - totals.stoodAndWon, statistics.games - totals.stood);
    influence.swing = differenceOf(influence.wonWith, influence.wonWithout);
    influence.takenTenths = tenths(totals.taken.meanThousandths() / 1000);
    influence.lostTenths = tenths(totals.lost.meanThousandths());
    return influence;
}

std::vector<Influence> decidingUnits(const Statistics &statistics)
{
    std::vector<Influence> found;
    for (std::size_t i = 0; i < statistics.units.size(); ++i) {
        const Influence influence = influenceOf(statistics, UnitId(i));
        if (influence.standing.count > 0 && influence.standing.count < influence.standing.of &&
            sureness(influence.swing) > 0) {
            found.push_back(influence);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Influence &a, const Influence &b) {
        return sureness(a.swing) > sureness(b.swing);
    });
    return found;
}

} // namespace zama::sim
