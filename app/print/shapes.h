#pragma once
// A drawing taken apart into its shapes, so that it can be measured, inked anew and drawn without its file.

#include <QBrush>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <vector>

namespace zama::print {

/// A path with its colours, or a picture where `picture` is not null.
struct Shape {
    QPainterPath path;
    QBrush brush = Qt::NoBrush;
    QPen pen = Qt::NoPen;
    double opacity = 1.0;
    QImage picture; ///< fills `path`, which is a rectangle that may lie askew
};

using Shapes = std::vector<Shape>;

/// What `svg`, one of our own or made safe, draws into `frame`.
[[nodiscard]] Shapes shapesOf(const QByteArray &svg, const QRectF &frame);
/// A picture in `frame`.
[[nodiscard]] Shapes shapesOf(const QImage &picture, const QRectF &frame);

/// The same moved, turned, made larger or smaller, pens included.
[[nodiscard]] Shapes mapped(Shapes shapes, const QTransform &by);
/// What they cover, half of their pens' width included.
[[nodiscard]] QRectF boundsOf(const Shapes &shapes);

/// Paints them as vectors on every device: radial gradients become rings where Qt would make a picture of
/// them.
void paintShapes(QPainter &painter, const Shapes &shapes);

} // namespace zama::print
