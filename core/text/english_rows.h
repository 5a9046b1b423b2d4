#pragma once
// Chapters of the English source table that have a file of their own. Private to core/text.

#include "core/text/english.h"

namespace zama {

/// "edit.": the steps that the editor can take back, as its Undo names them: "Undo: move 3 pieces".
[[nodiscard]] std::span<const EnglishRow> editRows();
/// "balance.": what thousands of battles say of a scenario, and what might make it even.
[[nodiscard]] std::span<const EnglishRow> balanceRows();

/// "kit.": what the sheets of a class kit say, and the quick reference among them.
[[nodiscard]] std::span<const EnglishRow> kitRows();

/// "position.": what a scenario made from a moment of a battle cannot say of it.
[[nodiscard]] std::span<const EnglishRow> positionRows();

} // namespace zama
