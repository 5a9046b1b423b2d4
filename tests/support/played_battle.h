#pragma once
// A short battle that two minds have played, for tests of what is kept of it.

#include "core/game/journal.h"

namespace zama::test {

/// Some sixty orders with shooting, a charge, melee and a general; always the same.
[[nodiscard]] const Journal &playedBattle();
/// Another battle, played by the same minds with the dice of `seed`.
[[nodiscard]] Journal playedBattle(const SetupPtr &setup, std::uint64_t seed);
/// Its first `orders` orders, as a battle of its own.
[[nodiscard]] Journal battleOf(std::size_t orders);

} // namespace zama::test
