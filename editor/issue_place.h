#pragma once
// From the place of an issue in a file to what the editor shows of it.

#include "editor/piece.h"

#include <optional>
#include <string>

namespace zama::editor {

/// The part of the scenario a JSON pointer leads to, the smallest that can be selected:
/// "/sides/0/commands/2/units/1/stands" is a unit. None where the place is no piece of an army (a text, a
/// rule, the table) or does not exist.
[[nodiscard]] std::optional<Piece> pieceAt(const Scenario &scenario, const std::string &path);

} // namespace zama::editor
