#pragma once
// Where everything is in a picture of the rulebook. Table coordinates are mils, y downwards.

#include "app/play/rule_diagrams.h"

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

namespace zama::play {

/// Numbers of stands are written this many mils beside the units that lose some.
inline constexpr double kNumbersBeside = 1400.0;
/// Pixels of height for the dice of a unit, which lie below the table.
inline constexpr double kDiceRow = 27.0;

[[nodiscard]] QPointF pointOf(Point p);
[[nodiscard]] QPolygonF polygonOf(const Footprint &footprint);
[[nodiscard]] QPolygonF polygonOf(const Shape &area);

/// Everybody who is in the picture.
[[nodiscard]] std::vector<UnitId> unitsShown(const State &state);
/// The part of the table that a picture shows: units, ghosts, ways and areas.
[[nodiscard]] QRectF partShown(const RuleDiagram &diagram);
/// Pixels to a mil where there is room for `width` pixels.
[[nodiscard]] double scaleOf(const QRectF &part, double width);
/// How large a picture wants to be where there is room for `width` pixels.
[[nodiscard]] QSizeF sizeOfDiagram(const RuleDiagram &diagram, double width);

/// The shortest way between two footprints (Q51); a point where they touch.
[[nodiscard]] QLineF shortestWay(const Footprint &a, const Footprint &b);

} // namespace zama::play
