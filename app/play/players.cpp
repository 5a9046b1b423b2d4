#include "app/play/players.h"

namespace zama::play {

std::string_view policyOf(Player player)
{
    constexpr std::array<std::string_view, 4> kPolicies{"", "random", "fast", "strong"};
    return kPolicies.at(static_cast<std::size_t>(player));
}

} // namespace zama::play
