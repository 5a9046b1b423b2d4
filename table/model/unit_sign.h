#pragma once
// The sign of a kind of troops: which icon of the resources stands for it wherever troops are named.

#include "core/scenario/setup.h"

#include <QString>

namespace zama::table {

/// The icon's name ("heavy-infantry"): by class, by how well it fights (F2) and whether it shoots (S1).
[[nodiscard]] QString signOf(UnitClass unitClass, HitNumber meleeHit, bool shoots);
[[nodiscard]] QString signOf(const UnitType &type);
[[nodiscard]] QString signOfGeneral(bool isChief);

} // namespace zama::table
