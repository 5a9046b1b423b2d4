#pragma once
// What a new battle says of itself where nobody has written anything. Private to core/design.

#include "core/design/new_battle.h"

namespace zama::design {

[[nodiscard]] LocalText titleOf(BattleKind kind);
[[nodiscard]] LocalText backgroundOf(BattleKind kind);
[[nodiscard]] LocalText briefingOf(BattleKind kind, std::size_t army);
[[nodiscard]] LocalText notesOfNewBattle();

} // namespace zama::design
