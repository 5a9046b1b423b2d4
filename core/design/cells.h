#pragma once
// Text with separators as cells. Private to core/design.

#include "core/design/army_table.h"

namespace zama::design {

struct Cell {
    std::string text;
    int column = 0; ///< 1-based
};

struct Line {
    int row = 0; ///< 1-based; a cell with line ends makes one row
    std::vector<Cell> cells;
};

/// The lines that are not empty, without blanks around cells that are not quoted; a "sep=;" line of
/// spreadsheets is obeyed and left out. Faults: what is not UTF-8 text, a quotation mark that is not closed.
[[nodiscard]] Result<std::vector<Line>, TableFaults> cellsOf(std::string_view text);
/// A cell as it is written: quoted where it must be.
[[nodiscard]] std::string writtenCell(const std::string &text, char separator);

} // namespace zama::design
