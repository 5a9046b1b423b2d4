#include "core/ai/random_policy.h"

#include "core/base/hash.h"
#include "core/game/candidates.h"
#include "core/game/queries.h"

#include <algorithm>

namespace zama::ai {
namespace {

// Draws without a library's distributions: the same on every machine. The bias of the remainder does not
// matter.
class Draw
{
public:
    explicit Draw(std::uint64_t seed)
        : m_state(seed)
    {
    }
    std::size_t below(std::size_t n)
    {
        m_state = mix64(m_state);
        return static_cast<std::size_t>((m_state >> 8U) % n);
    }

private:
    std::uint64_t m_state;
};

// Its draws depend on the state alone, so changing a choice again could go round in a circle for ever.
bool hasChosen(const State &s, UnitId unit)
{
    return std::ranges::any_of(s.choices, [&](const ChosenDice &c) { return c.unit == unit; });
}

} // namespace

// One unit with something to do, and one of its orders: not the whole list for everyone.
Decision RandomPolicy::decide(const State &s, SideId side)
{
    Draw draw(mix64(m_seed) ^ hashOf(s));
    const OpenWork work = openWork(s);
    const std::size_t all = work.units.size() + work.generals.size();
    // Once in so many orders it has had enough, so that every step ends.
    for (std::size_t tries = 0; all > 0 && tries < 8 && draw.below(all + 4) >= 4; ++tries) {
        const std::size_t pick = draw.below(all);
        const bool isUnit = pick < work.units.size();
        if (isUnit && (s.sideOf(work.units[pick]) != side || hasChosen(s, work.units[pick]))) {
            continue;
        }
        const std::vector<Command> orders =
            isUnit ? candidates(s, work.units[pick]) : candidates(s, work.generals[pick - work.units.size()]);
        if (!orders.empty()) {
            return {orders[draw.below(orders.size())], Message("reason.random", {side})};
        }
    }
    const std::vector<Command> rest =
        s.phase == Phase::Deploying ? candidates(s, side) : std::vector<Command>{};
    if (!rest.empty()) {
        return {rest[draw.below(rest.size())], Message("reason.random", {side})};
    }
    const Command last = s.phase == Phase::Deploying ? Command(Concede{side}) : doneCommand(s, side);
    return {last, Message("reason.done", {side})};
}

} // namespace zama::ai
