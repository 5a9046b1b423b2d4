#pragma once
// A side's colour and pattern: either alone tells the sides apart, on paper and for every eye.

#include "core/scenario/scenario.h"

#include <QColor>
#include <QPainter>
#include <QPixmap>

namespace zama::table {

[[nodiscard]] QColor colourOf(const Livery &livery);
[[nodiscard]] QColor secondColourOf(const Livery &livery);

/// Fills `rect` with the side's colour and its pattern; `period` is the distance of two stripes or dots.
void fillWithLivery(QPainter &painter, const QRectF &rect, const Livery &livery, double period);

/// A framed swatch of `size` pixels to put beside a side's name.
[[nodiscard]] QPixmap liverySign(const Livery &livery, int size, double ratio, const QColor &outline);

} // namespace zama::table
