#pragma once
// Who plays a side.

#include <QString>

#include <array>
#include <cstdint>
#include <string_view>

namespace zama::play {

/// A person at this screen, or the program at one of three strengths.
enum class Player : std::uint8_t {
    Person,
    Recruit,   ///< plays at random among sensible orders
    Veteran,   ///< one look at the table per order
    Commander, ///< plays the battle ahead before it decides
};

/// By side.
using Players = std::array<Player, 2>;

/// The name of the mind (core/ai) behind a player; empty for a person.
[[nodiscard]] std::string_view policyOf(Player player);
/// What a player is called everywhere: "A person", "Computer: Veteran (medium)".
[[nodiscard]] QString nameOf(Player player);

} // namespace zama::play
