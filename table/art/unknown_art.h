#pragma once
// Names in a scenario that the catalogue of figures does not know: slips of the pen, most often.

#include "table/art/figure_catalogue.h"

namespace zama::table {

struct UnknownArt {
    enum class Kind : std::uint8_t { Figure, Palette, Slot };
    Kind kind = Kind::Figure;
    QString owner; ///< the id of the type or side that names it
    QString name;
    bool operator==(const UnknownArt &) const = default;
};

/// In the order of the file: types, then sides. Ids of the scenario's own art are no unknown figures.
[[nodiscard]] std::vector<UnknownArt> unknownArt(const Scenario &scenario, const FigureCatalogue &catalogue);

} // namespace zama::table
