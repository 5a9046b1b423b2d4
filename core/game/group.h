#pragma once
// Orders for several units at once, turned into single orders in an order in which each is lawful.

#include "core/game/decide.h"

#include <span>
#include <vector>

namespace zama {

/// A unit that could not take part, and why.
struct HeldBack {
    UnitId unit;
    Refusal reason;
};

/// Single orders to be given in this order, and who stays behind.
struct GroupPlan {
    std::vector<MoveUnit> orders;
    std::vector<HeldBack> heldBack;
};

/// Shifts `units` by one vector, facings kept: formed units straight or obliquely, free ones any way (M2,
/// M3). A unit that cannot go the whole way is held back. Units in front move before those behind them.
[[nodiscard]] GroupPlan planGroupMove(const State &state, std::span<const UnitId> units, Centidegrees bearing,
                                      Mils distance);

/// "Advance the line": every unit straight ahead by the same distance, at most the smallest allowance among
/// them; one that is barred goes as far as it can.
[[nodiscard]] GroupPlan planAdvance(const State &state, std::span<const UnitId> units, Mils distance);

/// The same for all units of a command that can still move, as far as its slowest unit goes.
[[nodiscard]] GroupPlan planAdvance(const State &state, CommandId command);

} // namespace zama
