#pragma once
// Victory worked out in stands, so that a class with a paper list knows how it stands (Q08, Q09).

#include "core/scenario/setup.h"
#include "core/text/message.h"

#include <vector>

namespace zama::kit {

/// The smallest number of stands that is at least `perCent` of `starting`; integers only (Q09).
[[nodiscard]] int standsFor(int perCent, int starting);

/// A rung: so many per cent are lost as soon as so many stands are.
struct LossRung {
    int perCent = 0;
    int stands = 0;
    bool operator==(const LossRung &) const = default;
};
inline constexpr int kRungStep = 5;
/// 5, 10, ... 100 per cent of the stands of `side` that count; none where none counts. Small armies have a
/// rung for each number of stands, with the most of these shares that it makes up.
[[nodiscard]] std::vector<LossRung> lossLadder(const Setup &setup, SideId side);

/// What the losses of `side` give the enemy, in stands: the edges of victory, and where an army breaks.
[[nodiscard]] std::vector<Message> thresholdsOf(const Setup &setup, SideId side);

} // namespace zama::kit
