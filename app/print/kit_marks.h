#pragma once
// Small things that sheets of the kit draw: boxes, dice, arrows, signs. They use little ink, and none of them
// needs colour to be told from another.

#include "app/print/page_canvas.h"
#include "core/base/ids.h"
#include "core/scenario/scenario.h"

namespace zama::print {

/// A side's sign: its colours, or, without colour, blank for the first side and hatched for the second.
void paintSideSign(PageCanvas &canvas, const Scenario &scenario, const QRectF &place, SideId side);
/// Fine slanting lines inside a shape; what is told apart without colour.
void hatch(PageCanvas &canvas, const QPolygonF &shape, double period);
/// A box for a pencil.
void paintBox(PageCanvas &canvas, const QRectF &place, bool isTicked);
/// A die that shows `face` (1 to 6).
void paintDie(PageCanvas &canvas, const QRectF &place, int face);
/// A lozenge: the mark of lists.
void paintLozenge(PageCanvas &canvas, QPointF middle, double radius);
/// An arrow from one point to another.
void paintArrow(PageCanvas &canvas, const QLineF &way, double head);
/// A piece of a template to cut out, its shape closed.
void cutOut(PageCanvas &canvas, const QPolygonF &shape);

} // namespace zama::print
