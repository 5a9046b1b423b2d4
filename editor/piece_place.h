#pragma once
// Where pieces are in a scenario, by number: for reading and writing many of them without looking for each by
// its id again and again. Good until the scenario changes its shape.

#include "editor/piece.h"

#include <set>
#include <string>
#include <vector>

namespace zama::editor {

struct PiecePlace {
    PieceKind kind = PieceKind::Unit;
    std::size_t side = 0;
    std::size_t command = 0; ///< of all but sides
    std::size_t unit = 0;    ///< of units
    std::size_t type = 0;    ///< of types, which belong to no side

    /// Its JSON pointer: "/sides/0/commands/2/units/1", "/types/3".
    [[nodiscard]] std::string path() const;
};

/// The places of the pieces of that kind, in the order of the file.
[[nodiscard]] std::vector<PiecePlace> placesOf(const Scenario &scenario, const std::set<Piece> &pieces,
                                               PieceKind kind);

// What is there, to read or to change as the scenario is. The kind must have such a thing.

template<class AnyScenario>
[[nodiscard]] auto &sideAt(AnyScenario &scenario, const PiecePlace &at)
{
    return scenario.sides.at(at.side);
}

template<class AnyScenario>
[[nodiscard]] auto &commandAt(AnyScenario &scenario, const PiecePlace &at)
{
    return sideAt(scenario, at).commands.at(at.command);
}

template<class AnyScenario>
[[nodiscard]] auto &generalAt(AnyScenario &scenario, const PiecePlace &at)
{
    return commandAt(scenario, at).general.value();
}

template<class AnyScenario>
[[nodiscard]] auto &unitAt(AnyScenario &scenario, const PiecePlace &at)
{
    return commandAt(scenario, at).units.at(at.unit);
}

template<class AnyScenario>
[[nodiscard]] auto &typeAt(AnyScenario &scenario, const PiecePlace &at)
{
    return scenario.types.at(at.type);
}

} // namespace zama::editor
