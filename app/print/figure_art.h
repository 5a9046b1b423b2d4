#pragma once
// The figures of a scenario as shapes in the ink that was asked for.
//
// Lengths are millimetres at the size of a 1/72 model, y downwards; the origin is the middle of the ground
// line.

#include "app/print/page_canvas.h"
#include "app/print/shapes.h"
#include "table/art/figure_catalogue.h"

#include <QHash>

namespace zama::print {

/// The same shapes in another ink. Outlines: lines stay and all else is white; what has no lines gets some.
/// Saving: pale.
[[nodiscard]] Shapes inked(Shapes shapes, Ink ink);
/// A colour of a surface in that ink.
[[nodiscard]] QColor inked(const QColor &colour, Ink ink);
/// A side's colours in that ink; its pattern stays, so that sides differ in outlines, too.
[[nodiscard]] Livery inked(const Livery &livery, Ink ink);

/// One of those who share a base.
struct Figure {
    Shapes shapes;
    QRectF ink; ///< what they cover
    QPointF at; ///< his place on the base; shapes and ink are about his own feet
};

class FigureArt
{
public:
    /// `scenario` brings its own art along.
    FigureArt(const Scenario &scenario, Ink ink);

    [[nodiscard]] Ink ink() const { return m_ink; }
    [[nodiscard]] const table::FigureCatalogue &catalogue() const { return m_catalogue; }
    /// Everybody on a base in painting order; empty for a figure we do not have.
    [[nodiscard]] std::vector<Figure> stand(const table::FigureLook &look, table::FigureView view);
    /// An army's banner of that height, its pole on the origin.
    [[nodiscard]] Shapes banner(const QString &palette, const Livery &livery, double height);
    /// The sign of a kind of troops ("cavalry") in a square of that side, standing on the origin.
    [[nodiscard]] Shapes sign(const QString &name, double side);

private:
    [[nodiscard]] Shapes drawn(const QString &file, const table::Recolouring &colours, const QRectF &frame);
    [[nodiscard]] Figure figureOf(const table::FigureCatalogue::Placed &placed,
                                  const table::FigureLook &look);

    table::FigureCatalogue m_catalogue;
    Ink m_ink;
};

} // namespace zama::print
