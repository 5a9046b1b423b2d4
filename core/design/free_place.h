#pragma once
// Room on the table for one more body, and the nearest of it.

#include "core/design/arrange.h"

#include <optional>

namespace zama::design {

/// Where bodies may go: an area and those already there.
class FreePlaces
{
public:
    /// Everybody on the table but `without` stands in the way. A place is free if it is wholly in `area`, no
    /// unit overlaps it and none is within `clearance` of it.
    FreePlaces(const Scenario &scenario, const Box &area, Mils clearance, const Picked &without = {});

    [[nodiscard]] bool isFree(const Pose &pose, Extent extent) const;
    /// The free place nearest to `pose`, its facing kept: `pose` itself, else a quarter of an inch and more
    /// away in sixteen directions, the nearest first; none where no place tried has room.
    [[nodiscard]] std::optional<Pose> nearest(const Pose &pose, Extent extent) const;
    /// The same of a whole body of troops, who keep their order: how it is shifted, `by` or as near to that
    /// as there is room for all of them.
    [[nodiscard]] std::optional<Point> nearestShift(const std::vector<Body> &bodies, Point by) const;
    [[nodiscard]] bool areFree(const std::vector<Body> &bodies, Point by) const;
    /// The same places within another area.
    [[nodiscard]] FreePlaces in(const Box &area) const;
    /// From now on this one stands in the way too.
    void occupy(const Pose &pose, Extent extent);
    /// From now on the markers of generals who stand alone are in the way, too: whoever came to stand there
    /// would lie under one. Those `without` are not.
    void keepOffGenerals(const Scenario &scenario, const Picked &without = {});

private:
    friend Point placeForGeneral(const Scenario &scenario, Point wanted, const Picked &without);
    void keepOffGenerals(const Scenario &scenario, Extent room, const Picked &without);

    Box m_area;
    Mils m_clearance;
    std::vector<Footprint> m_taken;
};

/// The free point nearest to `wanted` for a general who stands alone, clear of units and other generals;
/// `wanted` itself, shifted onto the table, where there is none. Those `without` are not in his way.
[[nodiscard]] Point placeForGeneral(const Scenario &scenario, Point wanted, const Picked &without = {});

/// Where to look for a place for somebody of a side near `beginning`: in the side's zone, if `beginning` is
/// in it, and then on the table.
[[nodiscard]] std::vector<Box> areasAround(const Scenario &scenario, std::size_t side, const Box &beginning);

} // namespace zama::design
