#pragma once
// Arrangements: where everybody picked would stand. They are values, so that a tool can show them as ghosts,
// ask what would overlap, and put them into the scenario in one step when the gesture ends.
//
// All of them keep everybody on the table (Q35); a body that does not fit on it is centred. They do not look
// at who else stands there: overlapsOf() says so. Nobody picked gives an empty arrangement.

#include "core/design/bodies.h"

#include <optional>
#include <utility>

namespace zama::design {

/// Where someone would stand. Of a general only the point counts.
struct Placing {
    std::string id;
    Pose pose;
    bool operator==(const Placing &) const = default;
};
using Arrangement = std::vector<Placing>;

/// Puts everybody of the arrangement where it says.
void place(Scenario &scenario, const Arrangement &arrangement);

/// The picked ones shifted together. They keep their order: at the edge of the table they stop together.
[[nodiscard]] Arrangement moved(const Scenario &scenario, const Picked &picked, Point by);

enum class TurnAbout : std::uint8_t {
    OwnFront,    ///< each about the middle of its own front edge
    CommonCentre ///< all as one body about the middle of the box around them
};
/// The picked ones turned, positive to the right. Generals turn with the others, not by themselves.
[[nodiscard]] Arrangement turned(const Scenario &scenario, const Picked &picked, TurnAbout about,
                                 Centidegrees turn);
/// Each about the middle of its own front edge to this facing.
[[nodiscard]] Arrangement turnedTo(const Scenario &scenario, const Picked &picked, Centidegrees facing);

enum class Alignment : std::uint8_t {
    Foremost,   ///< fronts to the line of the foremost
    MiddleLine, ///< fronts to the line midway between the foremost and the rearmost
    Rearmost,
    LeftEdges,  ///< left edges to the leftmost
    RightEdges, ///< right edges to the rightmost
    Columns     ///< middles to the middle between the leftmost and the rightmost
};
/// The picked ones shifted onto one line, seen by someone who looks along `facing`: he sees the foremost
/// farthest away. One of them alone stays where it is.
[[nodiscard]] Arrangement aligned(const Scenario &scenario, const Picked &picked, Alignment alignment,
                                  Centidegrees facing);

/// The picked ones spread along a front that looks to `facing`, in the order in which they stand. Without a
/// gap the outermost two stay and the room between is shared evenly; where there is too little room all
/// overlap by the same. With a gap that is left between neighbours, about the middle of the whole. One alone
/// (and without a gap, two) stay.
[[nodiscard]] Arrangement distributed(const Scenario &scenario, const Picked &picked, Centidegrees facing,
                                      std::optional<Mils> gap = {});

enum class Mirror : std::uint8_t {
    Point, ///< about the middle of the table: each keeps its left and right
    Line   ///< across the line midway between the two long edges: left stays left on the table
};
[[nodiscard]] Arrangement mirrored(const Scenario &scenario, const Picked &picked, Mirror mirror);
/// The mirror image of a pose on this table.
[[nodiscard]] Pose mirrored(const Box &table, const Pose &pose, Mirror mirror);

/// The picked ones shifted into the deployment zones of their sides: each side's together where they fit
/// together, else each by itself.
[[nodiscard]] Arrangement fittedIntoZones(const Scenario &scenario, const Picked &picked);

/// The picked ones of this arrangement where they are on the table: each shifted by itself as little as
/// needed.
[[nodiscard]] Arrangement keptOnTable(const Scenario &scenario, const Arrangement &arrangement);

/// The whole arrangement shifted onto the table as one body where it fits there, else each by itself.
[[nodiscard]] Arrangement shiftedOntoTable(const Scenario &scenario, const Arrangement &arrangement);

/// Two units that overlap by more than the tolerance.
using Overlap = std::pair<std::string, std::string>;
/// Overlaps in which somebody of the arrangement takes part, when all stand where it says; in the order of
/// the file. With an empty arrangement: all overlaps of the scenario.
[[nodiscard]] std::vector<Overlap> overlapsOf(const Scenario &scenario, const Arrangement &arrangement = {});

} // namespace zama::design
