#pragma once
// A drawing that a document shows many times, such as a figure: a PDF holds it once, however often it is
// placed.

#include <QPainter>
#include <QRectF>
#include <QTransform>

#include <functional>
#include <memory>
#include <vector>

namespace zama::print {

struct Stamp {
    QRectF frame;                          ///< millimetres; nothing is painted outside
    std::function<void(QPainter &)> paint; ///< in millimetres, every time alike
};

/// Two stamps are the same where their addresses are.
using StampPtr = std::shared_ptr<const Stamp>;

struct PlacedStamp {
    StampPtr stamp;
    QTransform where; ///< from the stamp's millimetres to the page's
};

/// Paints stamps where they were placed, one millimetre of the page being `scale` of the painter's units. On
/// a screen those that lie alike are drawn once and copied, to the nearest pixel.
void paintStamps(QPainter &painter, double scale, const std::vector<PlacedStamp> &placed);

/// Paints the stamp itself, clipped to its frame; `painter` is in the stamp's millimetres.
void paintStamp(QPainter &painter, const Stamp &stamp);

} // namespace zama::print
