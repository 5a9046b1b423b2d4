#pragma once
// Places for copies, who stand where their originals do until they have been given others. Private to
// core/design.

#include "core/design/bodies.h"

namespace zama::design {

/// Puts copies of one side onto free places: one beside his original; several as one body behind theirs,
/// before it, right or left of it, or as near as there is room for it, or each by himself where there is room
/// for single ones only. If the originals are in their side's zone, all that is tried there first and then on
/// the whole table. For whom there is no place at all, he stays.
void settle(Scenario &scenario, const Picked &copies);

} // namespace zama::design
