#pragma once
// The figures of a scenario as stamps: each look drawn once, in the ink that was asked for.

#include "app/print/page_canvas.h"
#include "table/art/figure_catalogue.h"

#include <QHash>

namespace zama::print {

/// Stamps are in millimetres at the size of a 1/72 model; the origin is the middle of the base's ground line,
/// y downwards.
class FigureStamps
{
public:
    /// `scenario` brings its own art along.
    FigureStamps(const Scenario &scenario, Ink ink);

    [[nodiscard]] const table::FigureCatalogue &catalogue() const { return m_catalogue; }
    /// Everybody on a base; null for a figure we do not have.
    [[nodiscard]] StampPtr stand(const table::FigureLook &look, table::FigureView view);

private:
    table::FigureCatalogue m_catalogue;
    Ink m_ink;
    QHash<QString, StampPtr> m_stands;
};

} // namespace zama::print
