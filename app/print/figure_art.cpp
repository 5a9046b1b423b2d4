#include "app/print/figure_art.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace zama::print {
namespace {

constexpr double kTenth = 0.1;       // the catalogue counts in tenths of a millimetre
constexpr double kPale = 0.84;       // how much white goes to a surface to save ink
constexpr double kPaleLine = 0.5;    // and to a line
constexpr double kOutline = 0.25;    // millimetres: of what was drawn without lines
constexpr double kPalePicture = 0.7; // how much white goes to a picture
const std::array kLines{QColor(0x2a, 0x23, 0x1f), QColor(0x2b, 0x23, 0x20)}; // slots contour and outline

QColor paler(const QColor &colour, double part)
{
    QColor pale = table::mixed(colour, Qt::white, part);
    pale.setAlpha(colour.alpha());
    return pale;
}

bool isLine(const QColor &colour)
{
    return std::ranges::any_of(kLines, [&](const QColor &line) { return line.rgb() == colour.rgb(); });
}

// A surface or a stroke of a drawing that knows which of its colours are lines.
QColor inkedPart(const QColor &colour, Ink ink)
{
    if (ink == Ink::Saving) {
        return paler(colour, isLine(colour) ? kPaleLine : kPale);
    }
    return ink == Ink::Colour || isLine(colour) ? colour : inked(colour, ink);
}

QBrush inkedPart(const QBrush &brush, Ink ink)
{
    if (brush.gradient() == nullptr) {
        return brush.style() == Qt::NoBrush ? brush : QBrush(inkedPart(brush.color(), ink));
    }
    QGradient gradient = *brush.gradient();
    QGradientStops stops = gradient.stops();
    for (QGradientStop &stop : stops) {
        stop.second = inkedPart(stop.second, ink);
    }
    gradient.setStops(stops);
    QBrush result(gradient);
    result.setTransform(brush.transform());
    return result;
}

QImage inkedPicture(QImage picture, Ink ink)
{
    picture = picture.convertToFormat(QImage::Format_ARGB32);
    const bool isGrey = ink == Ink::Outlines;
    for (int y = 0; y < picture.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const int grey = qGray(line[x]);
            const QColor colour = isGrey ? QColor(grey, grey, grey) : QColor(line[x]);
            line[x] = (paler(colour, kPalePicture).rgb() & 0x00ffffffU) | (line[x] & 0xff000000U);
        }
    }
    return picture;
}

bool hasLines(const Shapes &shapes)
{
    return std::ranges::any_of(shapes, [](const Shape &shape) {
        return (shape.brush.style() == Qt::SolidPattern && isLine(shape.brush.color())) ||
               (shape.pen.style() != Qt::NoPen && isLine(shape.pen.color()));
    });
}

// White with a line round it.
void drawLines(Shape &shape)
{
    const bool hasPen = shape.pen.style() != Qt::NoPen;
    shape.brush = shape.brush.style() == Qt::NoBrush ? shape.brush : QBrush(Qt::white);
    shape.pen = QPen(kLines.back(), hasPen ? std::min(shape.pen.widthF(), 2 * kOutline) : kOutline,
                     Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    shape.opacity = 1.0;
}

QByteArray readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QRectF inMillimetres(const QRectF &tenths)
{
    return {tenths.topLeft() * kTenth, tenths.size() * kTenth};
}

} // namespace

QColor inked(const QColor &colour, Ink ink)
{
    switch (ink) {
    case Ink::Colour:
        return colour;
    case Ink::Outlines:
        return Qt::white;
    case Ink::Saving:
        break;
    }
    return paler(colour, kPale);
}

Livery inked(const Livery &livery, Ink ink)
{
    Livery result = livery;
    if (ink == Ink::Outlines) {
        result.colour = "#ffffff";
        result.second = "#2b2320";
    } else if (ink == Ink::Saving) {
        // Pale colours hardly differ: the pattern is what tells, in grey on white.
        result.colour = paler(QColor(QString::fromStdString(livery.colour)), kPale).name().toStdString();
        result.second = "#6b6360";
    }
    return result;
}

Shapes inked(Shapes shapes, Ink ink)
{
    if (ink == Ink::Colour) {
        return shapes;
    }
    const bool needsLines = ink == Ink::Outlines && !hasLines(shapes);
    for (Shape &shape : shapes) {
        if (!shape.picture.isNull()) {
            shape.picture = inkedPicture(shape.picture, ink);
        } else if (needsLines) {
            drawLines(shape);
        } else {
            shape.brush = inkedPart(shape.brush, ink);
            shape.pen.setColor(inkedPart(shape.pen.color(), ink));
        }
    }
    return shapes;
}

FigureArt::FigureArt(const Scenario &scenario, Ink ink)
    : m_ink(ink)
{
    m_catalogue.setOwnArt(table::ScenarioArt(scenario.art));
}

Shapes FigureArt::drawn(const QString &file, const table::Recolouring &colours, const QRectF &frame)
{
    return inked(shapesOf(table::recoloured(readFile(file), colours), frame), m_ink);
}

Figure FigureArt::figureOf(const table::FigureCatalogue::Placed &placed, const table::FigureLook &look)
{
    const QPointF foot(placed.frame.center().x(), placed.frame.bottom());
    const QRectF frame = inMillimetres(placed.frame.translated(-foot));
    const table::Recolouring colours = m_catalogue.colours(placed.figure, look);
    Figure figure;
    figure.at = foot * kTenth;
    if (placed.art == nullptr) {
        figure.shapes = drawn(placed.file, colours, frame);
    } else if (placed.art->format == table::ImportedArt::Format::Svg) {
        figure.shapes = inked(shapesOf(table::recoloured(placed.art->bytes, colours), frame), m_ink);
    } else {
        figure.shapes = inked(shapesOf(QImage::fromData(placed.art->bytes, "png"), frame), m_ink);
    }
    if (placed.isMirrored) {
        figure.shapes = mapped(std::move(figure.shapes), QTransform::fromScale(-1.0, 1.0));
    }
    // Art may paint beyond its frame, which nobody is to see.
    figure.ink = boundsOf(figure.shapes) & frame;
    return figure;
}

std::vector<Figure> FigureArt::stand(const table::FigureLook &look, table::FigureView view)
{
    std::vector<Figure> figures;
    for (const table::FigureCatalogue::Placed &placed : m_catalogue.placed(look.key, view)) {
        figures.push_back(figureOf(placed, look));
    }
    return figures;
}

// A banner's drawing is twice as high as wide.
Shapes FigureArt::banner(const QString &palette, const Livery &livery, double height)
{
    return drawn(m_catalogue.bannerFile(palette), m_catalogue.bannerColours(palette, livery),
                 QRectF(-height / 4, -height, height / 2, height));
}

Shapes FigureArt::sign(const QString &name, double side)
{
    return drawn(QStringLiteral(":/zama/icons/%1.svg").arg(name), {}, QRectF(-side / 2, -side, side, side));
}

} // namespace zama::print
