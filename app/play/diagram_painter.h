#pragma once
// Paints pictures of the rulebook: vectors at any size, in the colours of a palette. What is lawful is solid
// and green-blue, what is forbidden dashed and crossed out, so that nobody needs to see the colours.

#include "app/play/rule_diagrams.h"
#include "table/art/figure_pixmaps.h"

#include <QPainter>
#include <QPalette>

namespace zama::play {

/// What pictures are painted with; outlives them.
struct DiagramStyle {
    QPalette palette;
    QFont font; ///< of labels
    table::FigurePixmaps *pixmaps = nullptr;
};

/// How large a picture wants to be where there is room for `width` pixels.
[[nodiscard]] QSizeF sizeOfDiagram(const RuleDiagram &diagram, double width);
/// Paints a picture into `rect`, whose size should be sizeOfDiagram().
void paintDiagram(QPainter &painter, const QRectF &rect, const RuleDiagram &diagram,
                  const DiagramStyle &style);

/// The shortest way between two footprints (Q51); a point where they touch.
[[nodiscard]] QLineF shortestWay(const Footprint &a, const Footprint &b);

} // namespace zama::play
