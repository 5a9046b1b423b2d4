#pragma once
// One look for all sheets of the class kit: sizes, strokes and the few colours. Millimetres.

#include "app/print/page_canvas.h"

#include <array>

namespace zama::print {

inline constexpr double kTitleSize = 7.0;
inline constexpr double kHeadingSize = 4.4;
inline constexpr double kBodySize = 3.3;
/// The least of what is read from a sheet or card (8 pt): eleven-year-olds read it at arm's length, across a
/// table, not as a book before their eyes. Rather more pages than smaller letters.
inline constexpr double kNoteSize = 2.8;
inline constexpr double kSmallSize = 2.2; ///< only of marks on maps and templates, looked at from near by

/// Of running text: smaller ones where that saves a page.
inline constexpr std::array kReadingSizes{kBodySize, 3.0, kNoteSize};
/// Of running text where the paper is there anyway: the largest that needs no more of it.
inline constexpr std::array kRoomySizes{4.2, 3.9, 3.6, kBodySize};

inline constexpr double kHairline = 0.12;
inline constexpr double kLine = 0.25;
inline constexpr double kRule = 0.5;

inline constexpr double kGutter = 7.0;        ///< between two columns
inline constexpr double kTitleHeight = 17.0;  ///< of the head of a part's first page
inline constexpr double kRunningHeight = 8.0; ///< of the head of the pages behind it
inline constexpr double kBox = 3.8;           ///< of a box to tick

/// Of what hangs on the wall or lies on a desk: the largest that needs no more pages than the smallest. From
/// 11 to 8.5 points.
inline constexpr std::array kWallSizes{3.9, 3.6, kBodySize, 3.0};
/// The least of letters on a map: 7 points.
inline constexpr double kMapSize = 2.5;

/// Headings and ornaments: terracotta in colour, else the ink of the letters.
[[nodiscard]] inline QColor rubric(Ink ink)
{
    return ink == Ink::Colour ? QColor(0x9c, 0x3f, 0x26) : kInk;
}
/// Lines that stand back behind the writing.
inline constexpr QColor kFaint(0xa8, 0x98, 0x84);
/// What is said beside the matter.
inline constexpr QColor kQuiet(0x6a, 0x5c, 0x50);

[[nodiscard]] inline Lettering body()
{
    return {kBodySize, false, kInk, Qt::AlignLeading | Qt::AlignTop};
}
[[nodiscard]] inline Lettering note()
{
    return {kNoteSize, false, kInk, Qt::AlignLeading | Qt::AlignTop};
}
[[nodiscard]] inline Lettering quiet()
{
    return {kNoteSize, false, kQuiet, Qt::AlignLeading | Qt::AlignTop};
}
[[nodiscard]] inline Lettering bold(double size = kBodySize)
{
    return {size, true, kInk, Qt::AlignLeading | Qt::AlignTop};
}
[[nodiscard]] inline Lettering centred(Lettering lettering)
{
    lettering.align = Qt::AlignCenter;
    return lettering;
}
/// On one line with its neighbours.
[[nodiscard]] inline Lettering inRow(Lettering lettering)
{
    lettering.align = Qt::AlignLeading | Qt::AlignVCenter;
    return lettering;
}

/// The part of `row` that begins `from` behind its leading edge: the left one, or for readers from right to
/// left the right one. Tables of the battle and templates do not use it.
[[nodiscard]] QRectF slice(const PageCanvas &canvas, const QRectF &row, double from, double width);

} // namespace zama::print
