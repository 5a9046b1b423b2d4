#pragma once
// New kinds of troops with the numbers the rulebook gives to most of their class, to begin with.

#include "core/scenario/scenario.h"

#include <QString>

namespace zama::editor {

enum class UsualType : std::uint8_t { Infantry, Skirmishers, Cavalry, HorseArchers, Machine, Elephant };
inline constexpr int kUsualTypes = 6;

/// What it is called in the reader's language: "Infantry".
[[nodiscard]] QString usualName(UsualType kind);
/// Puts a new type into the scenario, its name counted on where it is taken. Its id; empty if there are
/// kMaxTypes.
std::string addUsualType(Scenario &scenario, UsualType kind);

} // namespace zama::editor
