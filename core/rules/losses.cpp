#include "core/rules/losses.h"

#include "core/game/queries.h"

#include <algorithm>

namespace zama::rules {
namespace {

// Q86: only a 6 on his own die kills a general, unless the option binds his fate to the unit's.
void placeGenerals(Emitter &out, UnitId unit)
{
    for (const GeneralId g : generalsWith(out.state(), unit)) {
        if (out.state().setup->options.generalDiesWithUnit) {
            out.happen(event::GeneralFell{g, unit});
        } else {
            out.happen(event::GeneralLeftAlone{g, out.state().unit(unit).pose.front});
        }
    }
}

} // namespace

// A1, S4, F4, E1
void removeStands(Emitter &out, UnitId unit, int count, Cause cause, UnitId by)
{
    const int lost = std::min(count, out.state().unit(unit).strength);
    if (lost > 0 && !out.state().typeOf(unit).isElephant) {
        out.happen(event::StandsLost{unit, lost, cause, by});
    }
}

// L1, L2
void applyLastStand(Emitter &out, UnitId unit, Cause cause, UnitId by, Settle settle)
{
    if (out.state().unit(unit).strength == 1 && out.state().typeOf(unit).losesLastStand()) {
        out.happen(event::LastStandLost{unit, cause});
    }
    if (out.state().unit(unit).strength > 0) {
        return;
    }
    out.happen(event::UnitEliminated{unit, cause, by});
    if (settle == Settle::AtOnce) {
        settleDeparture(out, unit);
    }
}

void loseStands(Emitter &out, UnitId unit, int count, Cause cause, UnitId by, Settle settle)
{
    const int before = out.state().unit(unit).strength;
    removeStands(out, unit, count, cause, by);
    if (out.state().unit(unit).strength < before) {
        applyLastStand(out, unit, cause, by, settle);
    }
}

// Q70, Q86
void settleDeparture(Emitter &out, UnitId unit)
{
    for (const UnitId enemy : enemiesOf(out.state(), unit)) {
        out.happen(event::EngagementEnded{unit, enemy});
    }
    placeGenerals(out, unit);
}

} // namespace zama::rules
