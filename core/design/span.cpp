#include "core/design/span.h"

#include "core/geometry/trig.h"

#include <algorithm>
#include <cstdlib>

namespace zama::design {

Span spanAlong(const Body &body, Centidegrees bearing)
{
    const Centidegrees turn = normalised(body.pose.facing - bearing);
    const std::int64_t front = std::int64_t{body.pose.front.x} * sineOf(bearing) +
                               std::int64_t{body.pose.front.y} * cosineOf(bearing);
    const std::int64_t half = body.extent.width * std::int64_t{std::abs(sineOf(turn))} / 2;
    const std::int64_t back = body.extent.depth * std::int64_t{cosineOf(turn)};
    return {front - half - std::max<std::int64_t>(0, back), front + half - std::min<std::int64_t>(0, back)};
}

Pose shiftedFine(const Pose &pose, Centidegrees bearing, std::int64_t amount)
{
    return shifted(pose, bearing, static_cast<Mils>(roundedRatio(amount, kSineScale)));
}

} // namespace zama::design
