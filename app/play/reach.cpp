#include "app/play/reach.h"

#include "core/game/preview.h"
#include "core/game/queries.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace zama::play {
namespace {

constexpr Mils kWheelReach = 4 * kInch;

} // namespace

bool isEnemyWithin(const State &state, UnitId unit, UnitId other, Mils reach)
{
    return state.isPresent(other) && state.sideOf(other) != state.sideOf(unit) &&
           isWithin(state.footprint(unit), state.footprint(other), reach);
}

bool hasEnemyWithin(const State &state, UnitId unit, Mils reach)
{
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (isEnemyWithin(state, unit, UnitId(i), reach)) {
            return true;
        }
    }
    return false;
}

std::vector<UnitId> enemiesWithin(const State &state, UnitId unit, Mils reach)
{
    std::vector<std::pair<Mils, UnitId>> near;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (isEnemyWithin(state, unit, UnitId(i), reach)) {
            near.emplace_back(distanceBetween(state, unit, UnitId(i)), i);
        }
    }
    std::ranges::sort(near);
    std::vector<UnitId> units;
    std::ranges::transform(near, std::back_inserter(units), [](const auto &n) { return n.second; });
    return units;
}

bool hasSomethingToDo(const State &state, UnitId unit)
{
    switch (state.currentStep().kind) {
    case StepKind::Shoot:
        return !lawfulTargets(state, unit).empty();
    case StepKind::Charge:
        return hasEnemyWithin(state, unit, chargeReach(state, unit));
    case StepKind::Move:
    case StepKind::Melee:
        break;
    }
    return true;
}

Mils chargeReach(const State &state, UnitId unit)
{
    return state.typeOf(unit).charge + kWheelReach;
}

} // namespace zama::play
