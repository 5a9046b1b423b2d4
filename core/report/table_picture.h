#pragma once
// The table as a small picture (SVG) for a page: units as blocks in the colours and patterns of their sides,
// generals, the edge with its inches or centimetres. Plain shapes only, so that every reader of SVG draws it.

#include "core/game/state.h"
#include "core/text/message.h"

#include <functional>
#include <string>

namespace zama::report {

/// Width and height that the picture of a table of this setup asks for, in inches of the table: the table
/// with its rim.
struct PictureSize {
    double width = 0;
    double height = 0;
};
[[nodiscard]] PictureSize pictureSizeOf(const Setup &setup);

/// Writes a number along the edge for a reader.
using NumberWriter = std::function<std::string(int)>;
/// Digits as programs write them.
[[nodiscard]] std::string plainNumber(int value);

/// The picture, north at the top; `name` is what a screen reader says of it (plain text, it is escaped).
/// Blocks: an elephant is round, cavalry has a slanting bar, artillery a cross bar; a light bar with a point
/// marks the front. Generals are discs, commanders in chief have a ring.
[[nodiscard]] std::string pictureOf(const State &state, const std::string &name,
                                    LengthUnit unit = LengthUnit::Inches,
                                    const NumberWriter &numbers = plainNumber);

/// Text that may stand in HTML, SVG and their attributes.
[[nodiscard]] std::string escaped(const std::string &text);

} // namespace zama::report
