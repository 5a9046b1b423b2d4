#pragma once
// Which units decide a battle, in figures that can be explained in class.

#include "core/sim/statistics.h"

#include <vector>

namespace zama::sim {

/// How much hangs on one unit. The measure: of the battles at whose end the unit still had a stand on the
/// table, how many did its side win; and of those at whose end it was gone? The difference is its influence.
/// It says what goes together, not what causes what: a unit may stand because its side won. A unit that
/// always or never stands tells nothing.
struct Influence {
    UnitId unit;
    SideId side;
    Share standing;      ///< battles at whose end it stood
    Share wonWith;       ///< of those, battles its side won
    Share wonWithout;    ///< battles its side won, of those at whose end it was gone
    Difference swing;    ///< wonWith - wonWithout, with Newcombe's interval
    int takenTenths = 0; ///< enemy stands it took in a battle, mean in tenths (see StandsTaken)
    int lostTenths = 0;  ///< stands it lost in a battle, mean in tenths
};

[[nodiscard]] Influence influenceOf(const Statistics &statistics, UnitId unit);

/// The units that decide, the surest first: those whose interval of the swing leaves nought out, ordered by
/// its end that is nearer to nought, then by id.
[[nodiscard]] std::vector<Influence> decidingUnits(const Statistics &statistics);

} // namespace zama::sim
