#include "core/sim/stands_taken.h"

#include <algorithm>

namespace zama::sim {

StandsTaken::StandsTaken(const Setup &setup)
    : m_taken(setup.units.size(), 0)
{
    m_sides.reserve(setup.units.size());
    m_strengths.reserve(setup.units.size());
    for (const UnitSetup &unit : setup.units) {
        m_sides.push_back(unit.side);
        m_strengths.push_back(unit.strength);
    }
}

void StandsTaken::note(const Event &event)
{
    if (const auto *lost = std::get_if<event::StandsLost>(&event)) {
        lose(lost->unit, lost->count, lost->by);
    } else if (const auto *gone = std::get_if<event::UnitEliminated>(&event)) {
        leave(gone->unit, gone->by);
    } else if (const auto *routed = std::get_if<event::ScorpionsRouted>(&event)) {
        leave(routed->unit, routed->by);
    } else if (const auto *scared = std::get_if<event::ElephantScared>(&event)) {
        leave(scared->unit, scared->by);
    } else if (const auto *joined = std::get_if<event::FightsJoined>(&event)) {
        m_groups = joined->groups;
    } else if (const auto *roll = std::get_if<event::DiceRolled>(&event)) {
        rolled(*roll);
    } else if (std::holds_alternative<event::FightsEnded>(event)) {
        m_groups.clear();
    }
}

// As apply() does: the first group that has not rolled.
void StandsTaken::rolled(const event::DiceRolled &roll)
{
    const auto group =
        std::find_if(m_groups.begin(), m_groups.end(), [](const DiceGroup &g) { return g.hits < 0; });
    if (roll.roll.kind == RollKind::Melee && group != m_groups.end()) {
        group->hits = roll.hits;
    }
}

void StandsTaken::lose(UnitId unit, int stands, UnitId by)
{
    m_strengths[unit.index()] -= stands;
    if (by.isValid()) {
        credit(by, unit, 1000 * stands);
    } else {
        creditThoseWhoHit(unit, stands);
    }
}

// L1: the elimination says by whom, the last stand's own event does not.
void StandsTaken::leave(UnitId unit, UnitId by)
{
    if (m_strengths[unit.index()] > 0) {
        lose(unit, m_strengths[unit.index()], by);
    }
}

void StandsTaken::creditThoseWhoHit(UnitId victim, int stands)
{
    int all = 0;
    for (const DiceGroup &group : m_groups) {
        all += group.target == victim ? std::max(0, group.hits) : 0;
    }
    for (const DiceGroup &group : m_groups) {
        if (group.target == victim && group.hits > 0) {
            credit(group.unit, victim, 1000 * stands * group.hits / all);
        }
    }
}

void StandsTaken::credit(UnitId by, UnitId victim, int thousandths)
{
    if (m_sides[by.index()] != m_sides[victim.index()]) {
        m_taken[by.index()] += thousandths;
    }
}

} // namespace zama::sim
