#pragma once
// The letters of everything we print.

#include <QColor>
#include <QFont>

namespace zama::print {

/// The colour of letters and lines.
inline constexpr QColor kInk(0x2b, 0x23, 0x20);

/// The book face, whichever of the usual ones is there; its size is for the caller to set.
///
/// A trace of space between letters keeps Qt from joining them: who searches a PDF for "field" would not find
/// it with an fi in one glyph. Scripts from right to left join their letters as they must: `isJoined`.
[[nodiscard]] QFont printFont(bool isJoined = false);

} // namespace zama::print
