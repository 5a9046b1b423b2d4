#pragma once
// Orders at random, sensible and senseless, lawful and not: what conformance tests throw at the referee.

#include "core/game/command.h"
#include "core/game/state.h"
#include "tests/support/chance.h"

namespace zama::test {

/// Gives orders to both sides. Most fit the present step and are aimed at something; some belong to another
/// step or side, name nobody, or ask for the impossible.
class RandomOrders
{
public:
    explicit RandomOrders(std::uint64_t seed)
        : m_chance(seed)
    {
    }

    /// The next order. Dice are those of the seed, except now and then a wrong number of them.
    [[nodiscard]] Command next(const State &state);

private:
    [[nodiscard]] Command fitting(const State &state);
    [[nodiscard]] Command nonsense(const State &state);
    [[nodiscard]] Command deployment(const State &state);
    [[nodiscard]] Command movement(const State &state);
    [[nodiscard]] Command volley(const State &state);
    [[nodiscard]] Command charge(const State &state);
    [[nodiscard]] Command choice(const State &state);
    [[nodiscard]] Command done(const State &state);

    [[nodiscard]] UnitId someUnit(const State &state, SideId side);
    [[nodiscard]] UnitId nearestEnemy(const State &state, UnitId unit);
    [[nodiscard]] SideId acting(const State &state);
    [[nodiscard]] Path towards(const State &state, UnitId unit, UnitId target, Mils reach);
    [[nodiscard]] Path anyPath();
    [[nodiscard]] Leg anyLeg();

    Chance m_chance;
};

} // namespace zama::test
