#pragma once
// The smallest battle that is lawful, to be spoiled in one place by each test.

#include "core/scenario/scenario.h"

namespace zama::test {

/// Rome against Carthage on 40 x 30 inches: each side has a command with a general, two units of formed
/// infantry and skirmishers in front; Rome has a scorpion, Carthage an elephant. No issues at all.
[[nodiscard]] Scenario smallBattle();

/// `count` units in rows on the largest table.
[[nodiscard]] Scenario crowd(int count);

/// Parts of smallBattle() by name.
[[nodiscard]] UnitSpec &unitOf(Scenario &scenario, const std::string &id);
[[nodiscard]] GeneralSpec &generalOf(Scenario &scenario, const std::string &id);
[[nodiscard]] UnitTypeSpec &typeOf(Scenario &scenario, const std::string &id);

} // namespace zama::test
