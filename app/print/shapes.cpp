#include "app/print/shapes.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace zama::print {
namespace {

constexpr int kRings = 24;
constexpr double kFar = 100.0;    // radii: beyond every shape
constexpr double kHairline = 0.1; // millimetres: a pen without width would be as thin as the device can

double lengthScale(const QTransform &transform)
{
    return std::sqrt(std::abs(transform.determinant()));
}

QPen mapped(QPen pen, const QTransform &by)
{
    pen.setWidthF(pen.widthF() > 0 ? pen.widthF() * lengthScale(by) : kHairline);
    pen.setCosmetic(false);
    return pen;
}

// A gradient that speaks of its shape's box goes with the shape.
QBrush mapped(QBrush brush, const QTransform &by)
{
    const QGradient *gradient = brush.gradient();
    const bool isOfBox = gradient != nullptr && gradient->coordinateMode() != QGradient::LogicalMode;
    if (!isOfBox) {
        brush.setTransform(brush.transform() * by);
    }
    return brush;
}

// Takes down what is painted.
class Notes final : public QPaintEngine
{
public:
    explicit Notes(Shapes &shapes)
        : QPaintEngine(AllFeatures),
          m_shapes(shapes)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }

    void updateState(const QPaintEngineState &now) override
    {
        m_transform = now.transform();
        m_pen = now.pen();
        m_brush = now.brush();
        m_opacity = now.opacity();
    }

    void drawPath(const QPainterPath &path) override { add(path, m_brush); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode) {
            path.closeSubpath();
        }
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        add(path, mode == PolylineMode ? QBrush(Qt::NoBrush) : m_brush);
    }
    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source) override
    {
        drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
    }
    void drawImage(const QRectF &target, const QImage &image, const QRectF &source,
                   Qt::ImageConversionFlags) override
    {
        QPainterPath path;
        path.addRect(target);
        m_shapes.push_back(
            {m_transform.map(path), Qt::NoBrush, Qt::NoPen, m_opacity, image.copy(source.toRect())});
    }

private:
    void add(const QPainterPath &path, const QBrush &brush)
    {
        Shape shape;
        shape.path = m_transform.map(path);
        shape.brush = brush.style() == Qt::NoBrush ? brush : mapped(brush, m_transform);
        shape.pen = m_pen.style() == Qt::NoPen ? m_pen : mapped(m_pen, m_transform);
        shape.opacity = m_opacity;
        m_shapes.push_back(std::move(shape));
    }

    Shapes &m_shapes;
    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    double m_opacity = 1.0;
};

// Paper of no size for Notes.
class NotePaper final : public QPaintDevice
{
public:
    explicit NotePaper(Shapes &shapes)
        : m_notes(shapes)
    {
    }
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_notes; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 72;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 1'000'000;
        }
    }

private:
    mutable Notes m_notes;
};

QColor colourAt(const QGradientStops &stops, double place)
{
    QColor colour = stops.constFirst().second;
    for (qsizetype i = 1; i < stops.size(); ++i) {
        const auto &[before, a] = stops[i - 1];
        const auto &[after, b] = stops[i];
        if (place >= before) {
            const double part = after > before ? std::min(1.0, (place - before) / (after - before)) : 1.0;
            const auto mix = [&](float x, float y) { return x + (y - x) * static_cast<float>(part); };
            colour = QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()),
                                      mix(a.blueF(), b.blueF()), mix(a.alphaF(), b.alphaF()));
        }
    }
    return colour;
}

// From the gradient's own space to the shape's.
QTransform spaceOf(const QBrush &brush, const QRectF &box)
{
    if (brush.gradient()->coordinateMode() == QGradient::LogicalMode) {
        return brush.transform();
    }
    return brush.transform() *
           QTransform::fromTranslate(box.left(), box.top()).scale(box.width(), box.height());
}

bool isOpaque(const QGradientStops &stops)
{
    return std::ranges::all_of(stops, [](const QGradientStop &stop) { return stop.second.alpha() == 255; });
}

// The ring from `inner` to `outer`, parts of the radius; what lies below shows through where it is
// translucent.
QPainterPath ringOf(const QRadialGradient &gradient, double inner, double outer)
{
    QPainterPath ring;
    for (const double part : {outer, inner}) {
        const QPointF middle = gradient.focalPoint() + (gradient.center() - gradient.focalPoint()) * part;
        ring.addEllipse(middle, gradient.radius() * part, gradient.radius() * part);
    }
    return ring;
}

// Opaque ones are discs, largest first, each upon the one before, so that no seam shows.
void paintRings(QPainter &painter, const Shape &shape)
{
    const auto &gradient = *static_cast<const QRadialGradient *>(shape.brush.gradient());
    const QGradientStops stops = gradient.stops();
    const bool areDiscs = isOpaque(stops);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setClipPath(shape.path, Qt::IntersectClip);
    painter.setTransform(spaceOf(shape.brush, shape.path.boundingRect()), true);
    painter.setBrush(stops.constLast().second);
    painter.drawPath(ringOf(gradient, areDiscs ? 0.0 : 1.0, kFar));
    for (int ring = kRings; ring > 0; --ring) {
        const double outer = static_cast<double>(ring) / kRings;
        painter.setBrush(colourAt(stops, outer - 0.5 / kRings));
        painter.drawPath(ringOf(gradient, areDiscs ? 0.0 : outer - 1.0 / kRings, outer));
    }
    painter.restore();
}

void paintPicture(QPainter &painter, const Shape &shape)
{
    QTransform lie;
    QPolygonF unit(QRectF(shape.picture.rect()));
    QPolygonF corners = shape.path.toFillPolygon();
    unit.resize(4);
    corners.resize(4);
    if (QTransform::quadToQuad(unit, corners, lie)) {
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setTransform(lie, true);
        painter.drawImage(QPointF(), shape.picture);
        painter.restore();
    }
}

void paintShape(QPainter &painter, const Shape &shape)
{
    painter.setOpacity(shape.opacity);
    if (!shape.picture.isNull()) {
        paintPicture(painter, shape);
        return;
    }
    const bool isRadial = shape.brush.style() == Qt::RadialGradientPattern;
    if (isRadial) {
        paintRings(painter, shape);
    }
    painter.setPen(shape.pen);
    painter.setBrush(isRadial ? QBrush(Qt::NoBrush) : shape.brush);
    painter.drawPath(shape.path);
}

} // namespace

Shapes shapesOf(const QByteArray &svg, const QRectF &frame)
{
    Shapes shapes;
    NotePaper paper(shapes);
    QSvgRenderer renderer(svg);
    QPainter painter(&paper);
    renderer.render(&painter, frame);
    painter.end();
    return shapes;
}

Shapes shapesOf(const QImage &picture, const QRectF &frame)
{
    QPainterPath path;
    path.addRect(frame);
    return {{path, Qt::NoBrush, Qt::NoPen, 1.0, picture}};
}

Shapes mapped(Shapes shapes, const QTransform &by)
{
    for (Shape &shape : shapes) {
        shape.path = by.map(shape.path);
        shape.brush = shape.brush.style() == Qt::NoBrush ? shape.brush : mapped(shape.brush, by);
        shape.pen = shape.pen.style() == Qt::NoPen ? shape.pen : mapped(shape.pen, by);
    }
    return shapes;
}

QRectF boundsOf(const Shapes &shapes)
{
    QRectF bounds;
    for (const Shape &shape : shapes) {
        const double half = shape.pen.style() == Qt::NoPen ? 0.0 : shape.pen.widthF() / 2;
        bounds |= shape.path.boundingRect().adjusted(-half, -half, half, half);
    }
    return bounds;
}

void paintShapes(QPainter &painter, const Shapes &shapes)
{
    painter.save();
    for (const Shape &shape : shapes) {
        paintShape(painter, shape);
    }
    painter.restore();
}

} // namespace zama::print
