#pragma once
// Units and generals of whom somebody speaks.

#include "core/base/ids.h"

#include <vector>

namespace zama::play {

struct Troops {
    std::vector<UnitId> units;
    std::vector<GeneralId> generals;
    bool operator==(const Troops &) const = default;
};

} // namespace zama::play
