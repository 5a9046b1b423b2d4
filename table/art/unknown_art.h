#pragma once
// Names in a scenario that the catalogue of figures does not know, slips of the pen most often, and art that
// cannot be shown.

#include "table/art/figure_catalogue.h"
#include "table/model/message_formatter.h"

namespace zama::table {

struct UnknownArt {
    enum class Kind : std::uint8_t {
        Figure,
        Palette,
        Slot,
        Refused, ///< an entry of `art` that cannot be shown; what is drawn with it shows the sign of its kind
    };
    Kind kind = Kind::Figure;
    QString owner; ///< the id of the type, side or entry of art
    QString name;  ///< what is unknown; of refused art its id
    QString path;  ///< JSON pointer of the place: "/types/2/figure"
    Message why{}; ///< of refused art
};

/// In the order of the file: types, sides, art.
[[nodiscard]] std::vector<UnknownArt> unknownArt(const Scenario &scenario, const FigureCatalogue &catalogue);

/// What is the matter and what is shown instead, for a reader.
[[nodiscard]] QString sentenceOf(const UnknownArt &art, const MessageFormatter &formatter);

} // namespace zama::table
