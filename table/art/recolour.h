#pragma once
// Figures are drawn in placeholder colours, one for each slot and its shade; an army is dressed by exchanging
// them.

#include <QByteArray>
#include <QColor>
#include <QHash>

namespace zama::table {

/// What replaces which colour; keys are "#rrggbb" in lower case.
using Recolouring = QHash<QByteArray, QByteArray>;

/// All colours exchanged in one pass, so that no new colour is taken for an old one. `svg` is one of our own
/// files: every colour in it is "#" and six lower-case digits.
[[nodiscard]] QByteArray recoloured(const QByteArray &svg, const Recolouring &colours);

/// The shade that goes with a colour: 0.78 of it and 0.22 of a dark brown.
[[nodiscard]] QColor shadeOf(const QColor &colour);

/// A mixture: `part` (0 to 1) of `b`, the rest of `a`.
[[nodiscard]] QColor mixed(const QColor &a, const QColor &b, double part);

} // namespace zama::table
