#pragma once
// A side's colour and pattern: either alone tells the sides apart, on paper and for every eye.

#include "core/scenario/scenario.h"

#include <QColor>
#include <QPainter>

namespace zama::table {

[[nodiscard]] QColor colourOf(const Livery &livery);
[[nodiscard]] QColor secondColourOf(const Livery &livery);

/// Fills `rect` with the side's colour and its pattern; `period` is the distance of two stripes or dots.
void fillWithLivery(QPainter &painter, const QRectF &rect, const Livery &livery, double period);

} // namespace zama::table
