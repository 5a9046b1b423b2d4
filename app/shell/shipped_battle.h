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

/// A battle to choose: the whole of it, and a short cut for one lesson where there is one.
struct OfferedBattle {
    ShippedBattle whole;
    ShippedBattle brief; ///< empty where there is none
    [[nodiscard]] bool hasBrief() const { return brief.setup != nullptr; }
};

/// All of them, the smallest first. One that cannot be read is a fault of the program and is left out.
[[nodiscard]] std::vector<ShippedBattle> shippedBattles();
/// What a person may choose to begin: lessons first, then Zama, then the other battles of history as time
/// went by. The guided battle is not among them.
[[nodiscard]] std::vector<OfferedBattle> offeredBattles();
/// The id of the guided first battle.
[[nodiscard]] QString guidedId();
/// The path of the one with that id.
[[nodiscard]] QString shippedPath(const QString &id);

} // namespace zama::shell
