#pragma once
// Where a dragged body clicks into place, and the lines that show to what.

#include "core/design/arrange.h"

namespace zama::design {

/// What a body can snap to, the strongest first where two are equally near.
enum class SnapTo : std::uint8_t {
    NeighbourFlank, ///< its flank against a neighbour's flank, edge to edge
    NeighbourFront, ///< its front in the line of a neighbour's front
    TableMiddle,    ///< its middle on the line that halves the table
    ZoneEdge,       ///< an edge of it on an edge of its side's deployment zone
    Grid            ///< the middle of its front on a line of the grid
};

/// What to look for.
struct SnapRules {
    Mils tolerance = kInch / 2;      ///< how far a body is pulled at most
    bool toNeighbours = true;        ///< friends of the same facing
    Mils neighbourhood = 12 * kInch; ///< how far off a neighbour's flank may be
    bool toTable = true;             ///< the middles of the table
    bool toZone = true;
    Mils grid = 0; ///< the distance of the grid's lines; 0 = no grid
};

/// A line that shows what was snapped to; `neighbour` is empty where it is not somebody.
struct Guide {
    SnapTo what = SnapTo::Grid;
    std::string neighbour;
    Point from;
    Point to;
    bool operator==(const Guide &) const = default;
};

struct Snap {
    Point by;                  ///< the shift that does it, on top of the drag
    std::vector<Guide> guides; ///< at most one across the front and one along it
    bool operator==(const Snap &) const = default;
};

/// The body `id`, dragged to `pose` together with the other picked ones (to whom it does not snap): the
/// nearest thing to snap to sideways and the nearest forward or back, each by itself, within the tolerance.
/// The grid is asked only where nothing else is near. Bodies that do not face along an edge of the table snap
/// to their neighbours, or the middle of their front to the table and the grid. A body nobody has does not
/// snap. A snap never pulls the body off the table.
[[nodiscard]] Snap snapped(const Scenario &scenario, const Picked &picked, std::string_view id,
                           const Pose &pose, const SnapRules &rules);

/// A facing being turned to: the nearest of those the neighbours of the side have and of the eighths of the
/// circle, if one is within `tolerance`; else the facing itself.
[[nodiscard]] Centidegrees snappedFacing(const Scenario &scenario, const Picked &picked, std::string_view id,
                                         Centidegrees facing, Centidegrees tolerance = 300);

} // namespace zama::design
