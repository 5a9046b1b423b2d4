#pragma once
// The way a body takes between two places, for the eye: where it is after each part of its path.

#include "core/game/command.h"
#include "core/geometry/pose.h"

#include <vector>

namespace zama::table {

/// Poses at equal steps of the way from `from` along `path`, ending in `to` exactly. A path that was broken
/// off, as a charge is at its contact, is followed as far as it leads towards `to`. At least two poses.
[[nodiscard]] std::vector<Pose> wayOf(const Pose &from, const Path &path, const Pose &to, Extent size);
/// Straight from one pose to another, the facing turning the shorter way.
[[nodiscard]] std::vector<Pose> straightWay(const Pose &from, const Pose &to);

/// The pose at a part (0 to 1) of a way.
[[nodiscard]] Pose poseAt(const std::vector<Pose> &way, double part);

} // namespace zama::table
