#pragma once
// Names a part of a scenario, so that docks, table and undo speak of the same thing.

#include "core/design/bodies.h"

#include <compare>
#include <set>
#include <string>

namespace zama::editor {

enum class PieceKind : std::uint8_t { Side, Command, Unit, General, Type };

/// A part of the scenario by its id. In a draft two parts may share an id until that issue is mended; then a
/// piece means both.
struct Piece {
    PieceKind kind = PieceKind::Unit;
    std::string id;
    auto operator<=>(const Piece &) const = default;
};

/// Does the scenario have such a part?
[[nodiscard]] bool exists(const Scenario &scenario, const Piece &piece);

/// The unit with that id and where it is; null where there is none. The pointers live as long as the scenario
/// is not changed.
struct FoundUnit {
    const SideSpec *side = nullptr;
    const CommandSpec *command = nullptr;
    const UnitSpec *unit = nullptr;
    explicit operator bool() const { return unit != nullptr; }
};
[[nodiscard]] FoundUnit findUnit(const Scenario &scenario, const std::string &id);

struct FoundGeneral {
    const SideSpec *side = nullptr;
    const CommandSpec *command = nullptr;
    const GeneralSpec *general = nullptr;
    explicit operator bool() const { return general != nullptr; }
};
[[nodiscard]] FoundGeneral findGeneral(const Scenario &scenario, const std::string &id);

/// The pieces, and everybody of the commands among them.
[[nodiscard]] std::set<Piece> withCommands(const Scenario &scenario, const std::set<Piece> &pieces);

using design::findType;

} // namespace zama::editor
