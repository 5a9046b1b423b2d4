#pragma once
// Chapter P: troops that rout when they are charged. What else the chapter forbids them (P1, P2) is asked
// where charges and melee are judged, from the same traits.

#include "core/rules/emitter.h"

namespace zama::rules {

/// `unit` routs before the charge of `by` and is eliminated (P3, Q48, Q49).
void rout(Emitter &out, UnitId unit, UnitId by);

} // namespace zama::rules
