#include "core/ai/policy.h"

#include "core/ai/fast_policy.h"
#include "core/ai/random_policy.h"
#include "core/ai/strong_policy.h"

#include <array>

namespace zama {

std::span<const std::string_view> policyNames()
{
    static constexpr std::array<std::string_view, 3> kNames{"random", "fast", "strong"};
    return kNames;
}

std::unique_ptr<Policy> makePolicy(std::string_view name, std::uint64_t seed, const Budget &budget)
{
    if (name == "random") {
        return std::make_unique<ai::RandomPolicy>(seed);
    }
    if (name == "fast") {
        return std::make_unique<ai::FastPolicy>();
    }
    if (name == "strong") {
        return std::make_unique<ai::StrongPolicy>(seed, budget);
    }
    return nullptr;
}

SideId sideToDecide(const State &state)
{
    if (state.isOver() || state.pending) {
        return SideId::none();
    }
    if (state.phase == Phase::Choosing) {
        return SideId(state.closed[0] ? 1U : 0U);
    }
    return state.toAct;
}

} // namespace zama
