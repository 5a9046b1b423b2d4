#pragma once
// Strips of paper with marks along their edges: measuring sticks and the path of a rampage. What is longer
// than the paper is in pieces: each but the first has a tab that goes under the end of the piece before, up
// to a line, so that lengths are exact across the joint. Strips run from left to right for every reader.

#include "app/print/kit_sheet.h"

namespace zama::print {

inline constexpr double kTab = 12.0; ///< millimetres, for glue

/// A part of a strip on one sheet of paper. Lengths along the whole strip.
struct StripPiece {
    Mils from = 0;
    Mils to = 0;
    bool hasTab = false; ///< in front of `from`
};

[[nodiscard]] constexpr double millimetres(Mils mils)
{
    return mils * 0.0254;
}

/// The pieces of a strip on paper with this much room across.
[[nodiscard]] std::vector<StripPiece> stripPieces(Mils length, double room);

/// "Piece 1 of 2", in the language of each reader; nothing where there is only one. Pieces count from 0.
[[nodiscard]] QString pieceWords(const KitSheet &sheet, std::size_t piece, std::size_t count);

/// How a strip is marked: inches along its upper edge, centimetres along its lower one, both from `zero`.
struct StripMarks {
    Mils zero = 0;
    QString glue; ///< what stands on a tab; see glueWord
};
/// "glue", in the language of the window.
[[nodiscard]] QString glueWord();

/// Paints cut lines, tab and marks of a piece. `place` is where its measured part lies: as wide as the piece
/// is long; the tab is to its left.
void paintStrip(PageCanvas &canvas, const KitSheet &sheet, const StripPiece &piece, const QRectF &place,
                const StripMarks &marks);

} // namespace zama::print
