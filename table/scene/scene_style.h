#pragma once
// How the table is drawn: the colours of a theme, and what every item needs to draw itself.

#include "table/art/figure_pixmaps.h"

#include <QColor>

namespace zama::table {

/// The colours of the table itself; sides bring their own.
struct SceneColours {
    QColor room{0xd8, 0xc7, 0xa0};  ///< around the table
    QColor frame{0x7a, 0x52, 0x30}; ///< the wooden rim
    QColor frameLight{0x9c, 0x6d, 0x42};
    QColor ground{0xe9, 0xd9, 0xae}; ///< dry earth
    QColor groundShade{0xd3, 0xbd, 0x86};
    QColor groundGreen{0xb9, 0xb8, 0x7c};
    QColor grid{0x6b, 0x55, 0x33};
    QColor ink{0x2b, 0x23, 0x20};   ///< outlines
    QColor plate{0xfb, 0xf5, 0xe4}; ///< behind icons and numbers
    QColor plateInk{0x2b, 0x23, 0x20};
    QColor focus{0xf0, 0xb4, 0x29}; ///< around what is picked
    bool operator==(const SceneColours &) const = default;
};

/// Below this many pixels to an inch a unit is a block with its symbol; from there on it is its figures.
inline constexpr double kFigurePixelsPerInch = 25.0;

/// Shared by all items of a scene, which outlives them.
struct SceneStyle {
    FigurePixmaps pixmaps;
    SceneColours colours;
    TableFrame frame;
    bool showGrid = false;
    bool showZones = true;

    [[nodiscard]] const Livery &livery(SideId side) const { return frame.liveries.at(side.index()); }
};

/// Mils of the scene to a tenth of a millimetre of a figure on a base of that width. Figures stand upright
/// and are drawn smaller than their models, so that the rank behind is seen.
[[nodiscard]] double figureScale(const QRectF &frame, Mils baseWidth);
/// The least radius of the disc of a general with his unit, in pixels.
inline constexpr double kAttachedDisc = 7.0;
/// Where on its base a figure has its feet: this part of the depth from its southern edge.
inline constexpr double kFeet = 0.22;

/// Scene coordinates are mils, x east, y south, from the north-west corner of the table.
[[nodiscard]] QPointF sceneFrom(Point point, const Box &table);
[[nodiscard]] QRectF sceneFrom(const Box &box, const Box &table);
[[nodiscard]] Point pointFrom(QPointF scene, const Box &table);

} // namespace zama::table
