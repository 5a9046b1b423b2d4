#pragma once
// How odds are written down, the same in every panel.

#include <QString>

#include "core/game/state.h"
#include "core/odds/results.h"
#include "table/model/message_formatter.h"
#include "table/widgets/bar_chart.h"

#include <vector>

namespace zama::play {

/// A chance of 0 to 1 as "31%"; what can happen is never "0%", what need not never "100%".
[[nodiscard]] QString percentOf(double chance, const table::MessageFormatter &formatter);
/// An expectation with one decimal: "2.3".
[[nodiscard]] QString tenthsOf(double number, const table::MessageFormatter &formatter);

/// "Expected loss 2.3 of 8 stands; destroyed: 4%."
[[nodiscard]] QString lossLine(const odds::StruckOdds &odds, int stands,
                               const table::MessageFormatter &formatter);
/// One bar for each number of stands that may be left; a unit that is gone is hatched. Rarer than one in two
/// thousand has no bar, rarer than one in a hundred no number.
[[nodiscard]] std::vector<table::Bar> barsOf(const odds::Distribution &left,
                                             const table::MessageFormatter &formatter);

/// The unit's livery and name.
[[nodiscard]] const Livery &liveryOf(const State &state, UnitId unit);
[[nodiscard]] QString nameOf(const State &state, UnitId unit, const table::MessageFormatter &formatter);

} // namespace zama::play
