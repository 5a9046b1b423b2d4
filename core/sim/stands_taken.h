#pragma once
// Who takes the stands of whom: what a battle's events say of each unit's work.

#include "core/game/event.h"
#include "core/scenario/setup.h"

#include <vector>

namespace zama::sim {

/// Follows a battle and counts, by unit, the enemy stands it has taken, in thousandths of a stand. To a unit
/// goes what fell to its shots, its dice in melee, its impact or its rampage, the last stand that goes with
/// them (L1), the crew that fled from its charge (P3) and the elephant it scared away (E3). Where several
/// units hit one enemy in the same round, what he loses is shared by their hits, rounded down. To nobody goes
/// what an elephant does to its own side, an elephant that runs off, and hits that passed on to somebody
/// whom no dice were aimed at (Q66 option).
class StandsTaken
{
public:
    explicit StandsTaken(const Setup &setup);
    /// To be told every event in its order.
    void note(const Event &event);
    [[nodiscard]] const std::vector<int> &byUnit() const { return m_taken; }

private:
    void lose(UnitId unit, int stands, UnitId by);
    void leave(UnitId unit, UnitId by);
    void credit(UnitId by, UnitId victim, int thousandths);
    void creditThoseWhoHit(UnitId victim, int stands);
    void rolled(const event::DiceRolled &roll);

    std::vector<SideId> m_sides;
    std::vector<int> m_strengths;
    std::vector<int> m_taken;
    std::vector<DiceGroup> m_groups; // of the present round of melee
};

} // namespace zama::sim
