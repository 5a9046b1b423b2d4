#pragma once
// A mind that plays at random among sensible lawful orders: a yardstick and a tester of rules.

#include "core/ai/policy.h"

namespace zama::ai {

class RandomPolicy final : public Policy
{
public:
    explicit RandomPolicy(std::uint64_t seed)
        : m_seed(seed)
    {
    }
    [[nodiscard]] Decision decide(const State &state, SideId side) override;

private:
    std::uint64_t m_seed;
};

} // namespace zama::ai
