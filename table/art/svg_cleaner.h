#pragma once
// A stranger's drawing, written anew with nothing in it but shapes, gradients, embedded pictures and their
// colours: no scripts, no links, no style sheets, no copies by reference, nothing the renderer gets wrong in
// silence.

#include "table/art/svg_tree.h"

#include <QSizeF>

#include <array>

namespace zama::table {

/// What is lost or changed on the way, so that its owner can be told.
enum class ArtNote : std::uint8_t {
    Clip,       ///< clip paths
    Mask,       ///< masks
    Filter,     ///< filters and ways to blend
    Pattern,    ///< fills with a pattern
    Marker,     ///< arrow heads and the like
    Dashes,     ///< dashes too fine to draw
    Writing,    ///< turned into outlines
    WritingOff, ///< on a curve or in a frame: left out
    Picture,    ///< a picture that is not in the file, or damaged: left out
    Script,     ///< scripts, links and what waits for a click
    Motion,     ///< animations
    Foreign,    ///< pages within the drawing
    Outside,    ///< style sheets and fonts that are elsewhere
    Selector,   ///< rules of a style sheet too clever for us
    Variable,   ///< values a browser would work out
    Reference,  ///< copies of something that is not there
    Unknown,    ///< elements we do not know
    NoFrame,    ///< the drawing did not say how large it is
};
inline constexpr std::size_t kArtNoteCount = 18;
using ArtNotes = std::array<int, kArtNoteCount>; ///< how often each

inline constexpr int kMaxSvgPoints = 150'000;
inline constexpr qsizetype kMaxSvgPixels = 4'000'000; ///< of all pictures within a drawing
inline constexpr double kMaxSvgRatio = 20.0;          ///< of the longer side to the shorter

/// The work of drawing, estimated from the outlines of each shape: 1000 of the worst kind, long edges across
/// one another, take 0.2 s at a width of 512 pixels.
inline constexpr double kMaxSvgInk = 15'000.0;

struct SvgDrawing {
    QByteArray svg;
    QSizeF size; ///< its proportions
    int elements = 0;
    int points = 0;
    double ink = 0.0; ///< see kMaxSvgInk
    ArtNotes notes{};
};

/// Refuses, with the reason, what cannot be read, is beyond the bounds or has nothing to show. Cleaning what
/// is clean changes nothing.
[[nodiscard]] Result<SvgDrawing, Message> cleanSvg(const QByteArray &bytes);

} // namespace zama::table
