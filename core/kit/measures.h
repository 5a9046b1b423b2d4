#pragma once
// What is measured at the table, as lengths of paper: sticks, wheels, the run of a rampage. These need no
// compiled scenario, so a draft can have them too; unit types are those its units name, or all of them where
// none does.

#include "core/scenario/scenario.h"
#include "core/text/message.h"

#include <array>
#include <vector>

namespace zama::kit {

/// A measuring stick and what is measured with it: "Move", "Shoot", ...
struct Stick {
    Mils length = 0;
    std::vector<Message> uses;
};

/// One stick for every length that a move, a charge, a range, a general or a rampage of the scenario has,
/// shortest first.
[[nodiscard]] std::vector<Stick> sticksOf(const Scenario &scenario);

/// A length cut into pieces of at most `longest` (> 0): as few as can be, about equal, joined at whole inches
/// where the longest allows it. They add up to `length` exactly.
[[nodiscard]] std::vector<Mils> piecesOf(Mils length, Mils longest);

/// What wheels cost a unit with this front (Q26): by 15, 30 and 45 degrees.
struct WheelCost {
    Mils front = 0;
    std::array<Mils, 3> cost{};
};
inline constexpr std::array<Centidegrees, 3> kWheelSteps{1500, 3000, 4500};
[[nodiscard]] WheelCost wheelCostOf(Mils front);
/// Of the fronts that formed units of the scenario begin with, narrowest first, each once.
[[nodiscard]] std::vector<WheelCost> wheelCostsOf(const Scenario &scenario);
/// The longest move or charge of a formed unit; 0: there is none.
[[nodiscard]] Mils longestFormedWay(const Scenario &scenario);

/// The path of a rampage (Q77): as wide as the elephant, as long as its base and its run together.
struct RampageRun {
    std::vector<std::size_t> types; ///< indices into the scenario's types: all that run so
    Extent base;
    Mils run = 0;
    std::array<ElephantFate, 6> control{}; ///< by face of the die, 1 first
};
/// Of every elephant of the scenario that can run wild; elephants alike share one.
[[nodiscard]] std::vector<RampageRun> rampagesOf(const Scenario &scenario);

/// What a face of the control die says: "Stays under control", "Turns right and runs".
[[nodiscard]] Message fateInWords(ElephantFate fate);

} // namespace zama::kit
