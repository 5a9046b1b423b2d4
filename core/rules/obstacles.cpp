#include "core/rules/obstacles.h"

#include <algorithm>

namespace zama::rules {

// Q32: engaged units of either kind are never passed through.
bool mayPassThrough(const State &s, UnitId mover, UnitId other)
{
    if (s.isEngaged(other)) {
        return false;
    }
    switch (s.setup->options.interpenetration) {
    case Interpenetration::Skirmishers:
        return s.typeOf(mover).isSkirmisher() || s.typeOf(other).isSkirmisher();
    case Interpenetration::All:
        return true;
    case Interpenetration::None:
        break;
    }
    return false;
}

Obstacles::Obstacles(const State &state, UnitId mover, Mils reach)
    : m_state(state),
      m_mover(mover)
{
    const Footprint &here = state.footprint(mover);
    const SideId side = state.sideOf(mover);
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId u(i);
        if (u == mover || !state.isPresent(u) || !here.box.near(state.footprint(u).box, reach)) {
            continue;
        }
        if (state.sideOf(u) == side) {
            (mayPassThrough(state, mover, u) ? m_passable : m_blocking).push_back(u);
            if (overlapsDeeper(here, state.footprint(u), kTolerance)) {
                m_crowding.push_back(u);
            }
            continue;
        }
        m_enemies.push_back(u);
        if (isWithin(here, state.footprint(u), kTolerance)) {
            m_touched.push_back(u);
        }
    }
}

// Q20: a unit that closes up is rounded anew and may come to overlap a friend by a mil more than the
// tolerance; that must not pin them both.
Mils Obstacles::depthAllowed(UnitId other) const
{
    constexpr Mils kRounding = 2;
    const bool crowds = std::ranges::find(m_crowding, other) != m_crowding.end();
    return crowds ? kTolerance + kRounding : kTolerance;
}

Refusal Obstacles::refusal(RefusalCode code, std::string_view clause, UnitId other) const
{
    return {code, clause, m_mover, other};
}

// Q32, Q33, Q35
Check Obstacles::checkFriends(const Shape &area) const
{
    if (!m_state.setup->table.contains(area.box)) {
        return refusal(RefusalCode::OffTable, "Q35", {});
    }
    for (const UnitId u : m_blocking) {
        if (area.box.near(m_state.footprint(u).box, 0) &&
            overlapsDeeper(area, shapeOf(m_state.footprint(u)), depthAllowed(u))) {
            return refusal(m_state.isEngaged(u) ? RefusalCode::EngagedFriendInWay : RefusalCode::FriendInWay,
                           "Q32", u);
        }
    }
    return {};
}

// Q34, Q37
Check Obstacles::checkEnemies(const Shape &area) const
{
    for (const UnitId u : m_enemies) {
        if (!area.box.near(m_state.footprint(u).box, kTolerance)) {
            continue;
        }
        const Shape enemy = shapeOf(m_state.footprint(u));
        if (std::ranges::find(m_touched, u) != m_touched.end()) {
            if (overlapsDeeper(area, enemy, kTolerance)) {
                return refusal(RefusalCode::PassesEnemy, "Q37", u);
            }
        } else if (isWithin(area, enemy, kTolerance)) {
            return refusal(RefusalCode::TouchesEnemy, "Q34", u);
        }
    }
    return {};
}

// Q32
Check Obstacles::checkFriendsAtEnd(const Footprint &end) const
{
    for (const auto *friends : {&m_passable, &m_blocking}) {
        for (const UnitId u : *friends) {
            if (overlapsDeeper(end, m_state.footprint(u), depthAllowed(u))) {
                return refusal(RefusalCode::EndsOnFriend, "Q32", u);
            }
        }
    }
    return {};
}

// Q32, Q34, Q37
Check Obstacles::checkEnd(const Footprint &end) const
{
    if (Check c = checkFriendsAtEnd(end)) {
        return c;
    }
    for (const UnitId u : m_enemies) {
        if (isWithin(end, m_state.footprint(u), kTolerance)) {
            return refusal(RefusalCode::TouchesEnemy, "Q34", u);
        }
    }
    return {};
}

bool Obstacles::isClearOfFriends(const Box &box) const
{
    return m_state.setup->table.contains(box) &&
           std::ranges::none_of(m_blocking, [&](UnitId u) { return box.near(m_state.footprint(u).box, 0); });
}

bool Obstacles::isClear(const Box &box) const
{
    return isClearOfFriends(box) && std::ranges::none_of(m_enemies, [&](UnitId u) {
               return box.near(m_state.footprint(u).box, kTolerance);
           });
}

} // namespace zama::rules
