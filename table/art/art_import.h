#pragma once
// A drawing or picture of somebody's own, made safe to draw and to carry in a scenario.
//
// What comes in is a stranger's file. What goes out is an SVG of shapes and gradients or a PNG of pixels,
// written by us, bounded in size and in the work of drawing it. Where something will not show, or will show
// otherwise, the notes say so; where nothing useful would be left, the reason is given instead.

#include <QByteArray>
#include <QSizeF>

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

#include <vector>

namespace zama::table {

struct ImportedArt {
    enum class Format : std::uint8_t { Svg, Png };
    Format format = Format::Svg;
    QByteArray bytes;           ///< drawn without fear
    QSizeF size;                ///< natural proportions; the unit means nothing
    std::vector<Message> notes; ///< what will not show as its owner drew it
};

/// Why a drawing was not taken: messages "art.refused...".
struct ArtRefusal {
    Message reason;
};

using ArtImport = Result<ImportedArt, ArtRefusal>;

/// Reads an SVG or a PNG; which of the two is found out from the bytes. The longer side of a picture is at
/// most kMaxPictureSide pixels afterwards. A drawing so detailed that it would make the table slow becomes a
/// picture. Importing what was imported changes nothing and has no notes.
[[nodiscard]] ArtImport importArt(const QByteArray &bytes);
/// The same of art that travels in a scenario; its media type is not believed.
[[nodiscard]] ArtImport importArt(const ArtSpec &spec);
/// As a scenario carries it.
[[nodiscard]] ArtSpec artSpec(const std::string &id, const ImportedArt &art);

inline constexpr int kMaxPictureSide = 1024;
inline constexpr qsizetype kMaxPicturePixels = 40'000'000; ///< of a picture before it is made smaller
inline constexpr int kMaxDrawnElements = 2'500;            ///< beyond these a drawing becomes a picture
inline constexpr int kMaxDrawnPoints = 15'000;
inline constexpr double kMaxDrawnInk = 500.0; ///< see kMaxSvgInk

} // namespace zama::table
