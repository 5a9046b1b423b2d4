#pragma once
// The scenarios that come with the program, as the start page offers them.

#include "core/scenario/setup.h"

#include <QString>

#include <vector>

namespace zama::shell {

struct ShippedBattle {
    QString path; ///< ":/zama/scenarios/..."
    SetupPtr setup;
};

/// All of them, the smallest first. One that cannot be read is a fault of the program and is left out.
[[nodiscard]] std::vector<ShippedBattle> shippedBattles();
/// The path of the one with that id.
[[nodiscard]] QString shippedPath(const QString &id);

} // namespace zama::shell
