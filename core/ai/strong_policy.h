#pragma once
// The strong mind: before it moves, charges or passes it plays the battle to its end many times over, once
// for each way of fighting it could choose, and takes the way that did best. Its hands are those of the fast
// mind, guided by the exact odds.

#include "core/ai/fast_policy.h"

#include <span>
#include <vector>

namespace zama::ai {

/// The ways of fighting the strong mind chooses from; the first is the fast mind's own.
[[nodiscard]] std::span<const Doctrine> doctrines();

/// Plays a battle on from a state: `own` guides `side`, the other side fights like the fast mind.
/// Returns how it ended for `side`: percentage points of Q09, with a premium for victory (Q09's degrees).
[[nodiscard]] int playOut(const State &from, SideId side, const Doctrine &own, std::uint64_t diceSeed,
                          const std::shared_ptr<WorthTable> &worth);

class StrongPolicy final : public Policy
{
public:
    StrongPolicy(std::uint64_t seed, const Budget &budget);

    [[nodiscard]] Decision decide(const State &state, SideId side) override;

private:
    struct Trial {
        std::size_t doctrine = 0;
        int sum = 0;
        int games = 0;
        int won = 0;
    };

    [[nodiscard]] bool isNewStep(const State &state, SideId side);
    void chooseDoctrine(const State &state, SideId side);
    void tryOut(const State &state, SideId side, std::vector<Trial> &trials, int games);

    std::uint64_t m_seed;
    Budget m_budget;
    std::shared_ptr<WorthTable> m_worth;
    FastPolicy m_hands;
    int m_turn = 0;
    int m_step = -1;
    SideId m_side;
    int m_hope = 0; ///< permille of the playouts that were won under the chosen doctrine
};

} // namespace zama::ai
