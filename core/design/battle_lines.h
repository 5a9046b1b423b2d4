#pragma once
// Where the troops of a new battle stand. Private to core/design.

#include "core/design/new_battle.h"

namespace zama::design {

/// Troops that stand together and will be led together.
struct Division {
    enum class Role : std::uint8_t { LeftWing, Line, RightWing };
    Role role = Role::Line;
    Picked units; ///< from left to right
};

/// The divisions of an army.
using Divisions = std::vector<Division>;

/// Places the units of both armies (`troops` by army, all on the table anywhere) for a kind of battle and
/// divides them into what a general can lead.
[[nodiscard]] std::array<Divisions, 2> drawUpForBattle(Scenario &scenario, BattleKind kind,
                                                       const std::array<Picked, 2> &troops,
                                                       std::size_t bottomArmy);
/// How far apart the fronts of two lines begin: 18 inches (B2), or less on a small table.
[[nodiscard]] Mils openingGap(const Box &table);

} // namespace zama::design
