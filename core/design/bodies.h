#pragma once
// Units and generals of a scenario as things on the table: picked by id, measured, put elsewhere. The
// scenario may be a draft with faults in it; whatever its numbers are, they are measured without harm.

#include "core/geometry/shape.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace zama::design {

/// Who is picked: ids of units and generals, which share one namespace and survive every reordering. An id
/// that nobody has is passed over; one that two have means the first of them in the order of the file.
using Picked = std::vector<std::string>;

/// One of them on the table.
struct Body {
    std::string id;
    bool isGeneral = false;
    std::size_t side = 0;
    std::size_t command = 0;
    UnitClass unitClass = UnitClass::Infantry;
    Pose pose;     ///< of a general: his place, facing north
    Extent extent; ///< of the stands it has left; nothing for a general

    [[nodiscard]] Footprint footprint() const { return footprintAt(pose, extent); }
};

/// Everybody on the table in the order of the file, a command's general before its units. Units without
/// stands, fallen generals and generals who are with a unit are not on the table. A unit of an unknown type
/// takes the room of a default stand. Wild numbers are brought to within a table of the largest table.
[[nodiscard]] std::vector<Body> bodiesOf(const Scenario &scenario);
/// Those who are picked, each once, in the order of the picks.
[[nodiscard]] std::vector<Body> bodiesOf(const Scenario &scenario, const Picked &picked);

/// The general and the units of a command; nobody if there is no such command.
[[nodiscard]] Picked everyoneIn(const Scenario &scenario, std::string_view command);

/// A place or pose brought to within a table of the largest table, its facing into the circle.
[[nodiscard]] Point tamed(Point place);
[[nodiscard]] Pose tamed(const Pose &pose);

/// The table as a box; at least an inch each way.
[[nodiscard]] Box tableOf(const Scenario &scenario);
/// Where a side may deploy: its zone, cut to the table; the table where it has none or one without area.
[[nodiscard]] Box zoneOf(const Scenario &scenario, std::size_t side);

/// The box around all of them, of whom there must be one.
[[nodiscard]] Box boxAround(const std::vector<Body> &bodies);

/// The facing most of the picked units have (the smaller of two that are equally common); 0 without units.
[[nodiscard]] Centidegrees mainFacing(const std::vector<Body> &bodies);

/// The smallest shift that brings `inner` into `outer`; along a side where it does not fit it is centred.
[[nodiscard]] Point shiftInto(const Box &inner, const Box &outer);

/// Things of a scenario by id: the first bearer, or null.
[[nodiscard]] UnitSpec *findUnit(Scenario &scenario, std::string_view id);
[[nodiscard]] GeneralSpec *findGeneral(Scenario &scenario, std::string_view id);
[[nodiscard]] CommandSpec *findCommand(Scenario &scenario, std::string_view id);
[[nodiscard]] SideSpec *findSide(Scenario &scenario, std::string_view id);
[[nodiscard]] UnitTypeSpec *findType(Scenario &scenario, std::string_view id);
[[nodiscard]] const UnitSpec *findUnit(const Scenario &scenario, std::string_view id);
[[nodiscard]] const GeneralSpec *findGeneral(const Scenario &scenario, std::string_view id);
[[nodiscard]] const CommandSpec *findCommand(const Scenario &scenario, std::string_view id);
[[nodiscard]] const SideSpec *findSide(const Scenario &scenario, std::string_view id);
[[nodiscard]] const UnitTypeSpec *findType(const Scenario &scenario, std::string_view id);
/// The index of the side a command, unit or general belongs to; sides.size() if there is none of that id.
[[nodiscard]] std::size_t sideOfCommand(const Scenario &scenario, std::string_view command);
[[nodiscard]] std::size_t sideOfBody(const Scenario &scenario, std::string_view id);

} // namespace zama::design
