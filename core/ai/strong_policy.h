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

/// Whose playout it is and what its dice come from.
struct Playout {
    SideId side;
    std::uint64_t seed = 0;
};

/// Plays a battle to its end: `own` guides `playout.side`, the other side fights like the fast mind. Returns
/// what the end is worth to that side in thousandths of an army (Q09's difference in losses), with a premium
/// for victory.
[[nodiscard]] int playOut(const State &from, const Playout &playout, const Doctrine &own,
                          const std::shared_ptr<WorthTable> &worth);

class StrongPolicy final : public Policy
{
public:
    StrongPolicy(std::uint64_t seed, const Budget &budget);

    [[nodiscard]] Decision decide(const State &state, SideId side) override;

private:
    struct Trial {
        Doctrine doctrine;
        std::int64_t sum = 0;
        int games = 0;
        int good = 0; ///< playouts that ended in its favour
    };

    [[nodiscard]] bool isNewStep(const State &state, SideId side);
    void think(const State &state, SideId side);
    [[nodiscard]] Trial bestOf(const State &state, SideId side) const;
    void tryOut(const State &state, SideId side, Trial &trial, int games) const;

    std::uint64_t m_seed;
    Budget m_budget;
    std::shared_ptr<WorthTable> m_worth;
    FastPolicy m_hands;
    int m_turn = 0;
    int m_step = -1;
    SideId m_side;
    int m_hope = 0; ///< permille of the last playouts that ended in its favour
};

} // namespace zama::ai
