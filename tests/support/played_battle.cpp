#include "tests/support/played_battle.h"

#include "core/sim/match.h"
#include "tests/support/tiny_battle.h"

#include <stdexcept>

namespace zama::test {
namespace {

SetupPtr smallSetup()
{
    return tinyBattle()
        .add("SK", "R-SK", 30, 20, 0, 5)
        .add("INF", "R-INF", 40, 18, 0, 7)
        .add("CSK", "C-SK", 30, 25, 180, 5)
        .add("HVY", "C-HVY", 40, 30, 180, 8)
        .add("ELE", "C-ELE", 46, 30, 180, 1)
        .general("R-GEN", "R-INF")
        .option("turn_limit", "4")
        .setup();
}

} // namespace

Journal playedBattle(const SetupPtr &setup, std::uint64_t seed)
{
    Journal journal(setup, seed);
    const auto first = makePolicy("fast", 1);
    const auto second = makePolicy("fast", 2);
    SeededDice dice(seed);
    sim::Match match(setup, {first.get(), second.get()}, dice);
    while (!match.isOver()) {
        const auto command = match.next();
        if (match.give(command.value()) || journal.record(command.value())) {
            throw std::runtime_error("a mind gave an unlawful order");
        }
    }
    return journal;
}

const Journal &playedBattle()
{
    static const Journal journal = playedBattle(smallSetup(), 7);
    return journal;
}

Journal battleOf(std::size_t orders)
{
    return playedBattle().branch(orders);
}

} // namespace zama::test
