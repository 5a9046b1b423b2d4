#pragma once
// Paints pictures of the rulebook: vectors at any size, in the colours of a palette. What is lawful is solid
// and green-blue, what is forbidden dashed and crossed out, so that nobody needs to see the colours.

#include "app/play/diagram_layout.h"
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

/// Paints a picture into `rect`, whose size should be sizeOfDiagram().
void paintDiagram(QPainter &painter, const QRectF &rect, const RuleDiagram &diagram,
                  const DiagramStyle &style);

} // namespace zama::play
