#pragma once
// Where everybody stands at the start, as a list by which a real table is laid out.

#include "core/geometry/shape.h"
#include "core/scenario/setup.h"

#include <vector>

namespace zama::kit {

/// A unit on the table. Lengths from the south-west corner: x to the east, y to the north.
struct PlacedUnit {
    int number = 0; ///< on the map and in the list: from 1, each side anew
    UnitId unit;
    Pose pose; ///< middle of the front edge, facing clockwise from north
    Extent extent;
    Footprint footprint; ///< corners front-left, front-right, rear-right, rear-left
};

struct PlacedGeneral {
    GeneralId general;
    Point place;     ///< his own, or the middle of his unit's front
    UnitId withUnit; ///< none: alone
};

struct Placement {
    std::vector<PlacedUnit> units; ///< those still there, in the author's order
    std::vector<PlacedGeneral> generals;
};

[[nodiscard]] Placement placementOf(const Setup &setup, SideId side);

} // namespace zama::kit
