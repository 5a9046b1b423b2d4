#pragma once
// What stands in the way of a unit on the move: the table's edge, friends, enemies (Q32 to Q37).

#include "core/game/refusal.h"
#include "core/game/state.h"
#include "core/geometry/trig.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace zama::rules {

/// May `mover` pass through the friend `other` (Q32)?
[[nodiscard]] bool mayPassThrough(const State &state, UnitId mover, UnitId other);

/// The others on the table near a unit's way, sorted into what they mean to it.
class Obstacles
{
public:
    /// Everyone else within `reach` (any box) of the unit's present place.
    Obstacles(const State &state, UnitId mover, Mils reach);

    /// Does sweeping `area` leave the table or overlap a friend who may not be passed (Q32, Q35)?
    [[nodiscard]] Check checkFriends(const Shape &area) const;
    /// Does sweeping `area` touch an enemy (Q34)? Enemies touched at the start may be slid along (Q37).
    [[nodiscard]] Check checkEnemies(const Shape &area) const;
    /// Does a unit that ends at `end` stand on a friend, or in contact with an enemy (Q32, Q34, Q37)?
    [[nodiscard]] Check checkEnd(const Footprint &end) const;

    /// Does a unit that ends at `end` stand on a friend (Q32)?
    [[nodiscard]] Check checkFriendsAtEnd(const Footprint &end) const;

    /// No friend who blocks, and no edge, near that way: a look at boxes only.
    [[nodiscard]] bool isClearOfFriends(const Box &box) const;
    /// No friend, enemy or edge near that way at all.
    [[nodiscard]] bool isClear(const Box &box) const;

    /// The enemies nearby, by id.
    [[nodiscard]] const std::vector<UnitId> &enemies() const { return m_enemies; }

private:
    /// How deep it may overlap this friend.
    [[nodiscard]] Mils depthAllowed(UnitId other) const;
    [[nodiscard]] Refusal refusal(RefusalCode code, std::string_view clause, UnitId other) const;

    const State &m_state;
    UnitId m_mover;
    std::vector<UnitId> m_blocking;
    std::vector<UnitId> m_passable;
    std::vector<UnitId> m_enemies;
    std::vector<UnitId> m_touched;  ///< enemies in contact at the start
    std::vector<UnitId> m_crowding; ///< friends it overlaps at the start, by rounding alone
};

/// The convex slices a turning body sweeps, thin enough to stay within 2 mils of the true area. `turned(a)`
/// is the pose after a turn of `a`.
template<class Turned>
[[nodiscard]] std::vector<Shape> slicesOf(Centidegrees turn, Extent size, Turned turned)
{
    // The sagitta of an arc of radius r and angle a is r a^2 / 8: 2 mils where a = 4 / sqrt(r) radians.
    const auto slice =
        static_cast<Centidegrees>(22900 / std::max<std::int64_t>(1, floorSqrt(size.width + size.depth)));
    const int count = std::max(1, (std::abs(turn) + slice) / (slice + 1));
    std::vector<Shape> slices;
    Footprint before = footprintAt(turned(0), size);
    for (int i = 1; i <= count; ++i) {
        const Footprint after =
            footprintAt(turned(static_cast<Centidegrees>(std::int64_t{turn} * i / count)), size);
        slices.push_back(hullOf(before, after));
        before = after;
    }
    return slices;
}

} // namespace zama::rules
