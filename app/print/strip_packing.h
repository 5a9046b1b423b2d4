#pragma once
// Where strips go on sheets: in columns, so that long straight cuts part them.

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace zama::print {

/// A rectangle in its place.
struct PackedStrip {
    std::size_t index = 0; ///< in the list that was packed
    QRectF place;
    bool isTurned = false; ///< lies on its side
};

struct PackedSheet {
    std::vector<PackedStrip> strips;
    QSizeF size{0, 0}; ///< of the room, from its upper left corner, that is taken
};

/// Packs all of `sizes` into sheets of `room`: the widest first, then the highest, then in their order. Each
/// takes the first column with room for it, and new columns begin to the right. Strips that are too high
/// upright lie on their side. Sizes that do not fit at all are left out; see fitsOn().
[[nodiscard]] std::vector<PackedSheet> packStrips(const std::vector<QSizeF> &sizes, const QSizeF &room);

/// Is there a sheet for this size, upright or on its side?
[[nodiscard]] bool fitsOn(const QSizeF &size, const QSizeF &room);

} // namespace zama::print
