#pragma once
// How far a body reaches along a bearing, exactly. Private to core/design.

#include "core/design/bodies.h"

#include <cstdint>

namespace zama::design {

/// From the nearest to the farthest part along a bearing, in mils times kSineScale.
struct Span {
    std::int64_t low = 0;
    std::int64_t high = 0;
    [[nodiscard]] std::int64_t length() const { return high - low; }
};

[[nodiscard]] Span spanAlong(const Body &body, Centidegrees bearing);
/// `pose` shifted along a bearing by an amount in those units, rounded once.
[[nodiscard]] Pose shiftedFine(const Pose &pose, Centidegrees bearing, std::int64_t amount);

} // namespace zama::design
