#pragma once
// What `zama-cli odds` is asked, looked up in the scenario and turned into the plain numbers of core/odds.

#include "app/cli/arguments.h"

#include "core/odds/odds.h"
#include "core/scenario/setup.h"

#include <string>
#include <variant>

namespace zama::cli {

struct RoundQuestion {
    odds::Fighter attacker;
    odds::Fighter defender;
};

struct FightQuestion {
    odds::Fighter attacker;
    odds::Fighter defender;
    int rounds = 0; ///< 0: to the end
};

struct ElephantQuestion {
    odds::ElephantCase what;
    odds::ElephantPlan plan{};
    bool isCharged = false; ///< the elephant is the defender
};

using OddsQuestion = std::variant<odds::Volley, RoundQuestion, FightQuestion, ElephantQuestion>;

/// Throws WrongUsage where the question has no sense. `setup` may be null: no scenario.
[[nodiscard]] OddsQuestion questionOf(const OddsArguments &arguments, const Setup *setup);

} // namespace zama::cli
