#include "core/rules/scorpions.h"

#include "core/rules/losses.h"

namespace zama::rules {

// P3, Q49
void rout(Emitter &out, UnitId unit, UnitId by)
{
    out.happen(event::ScorpionsRouted{unit, by});
    settleDeparture(out, unit);
}

} // namespace zama::rules
