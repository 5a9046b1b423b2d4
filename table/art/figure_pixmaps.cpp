#include "table/art/figure_pixmaps.h"

#include "table/model/unit_sign.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <cmath>

namespace zama::table {
namespace {

constexpr int kCacheKilobytes = 96 * 1024;
// Each half as large again as the one before: between two of them a pixmap is scaled down smoothly.
constexpr std::array kHeights{24, 36, 54, 81, 122, 182, 273, 410, 615, 900};

int bucketOf(double height)
{
    for (const int h : kHeights) {
        if (height <= h) {
            return h;
        }
    }
    return kHeights.back();
}

QByteArray readResource(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Art may paint outside its frame: Qt clips nothing by itself.
void drawSvg(QPainter &painter, const QByteArray &svg, const QRectF &frame)
{
    QSvgRenderer renderer(svg);
    painter.save();
    painter.setClipRect(frame);
    renderer.render(&painter, frame);
    painter.restore();
}

void drawArt(QPainter &painter, const ImportedArt &art, const Recolouring &colours, const QRectF &frame)
{
    if (art.format == ImportedArt::Format::Svg) {
        drawSvg(painter, recoloured(art.bytes, colours), frame);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(frame, QImage::fromData(art.bytes, "png"));
    }
}

// Left and right exchanged within the frame.
void mirror(QPainter &painter, const QRectF &frame)
{
    painter.translate(frame.left() + frame.right(), 0.0);
    painter.scale(-1.0, 1.0);
}

QPixmap clearPixmap(const QSize &size)
{
    QPixmap pixmap(size.expandedTo({1, 1}));
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QString keyOf(const FigureLook &look)
{
    QString key = look.key + QLatin1Char('|') + look.palette;
    for (const SlotColour &c : look.colours) {
        key += QLatin1Char('|') + QString::fromStdString(c.slot) + QString::fromStdString(c.colour);
    }
    return key;
}

} // namespace

FigurePixmaps::FigurePixmaps()
    : m_cache(kCacheKilobytes)
{
}

template<class Draw>
QPixmap FigurePixmaps::cached(const QString &key, Draw draw)
{
    if (const QPixmap *known = m_cache.object(key)) {
        return *known;
    }
    QPixmap pixmap = draw();
    ++m_drawn;
    const int kilobytes = pixmap.width() * pixmap.height() * 4 / 1024 + 1;
    m_cache.insert(key, new QPixmap(pixmap), kilobytes); // the cache owns it
    return pixmap;
}

QPixmap FigurePixmaps::drawStand(const FigureLook &look, FigureView view, int height) const
{
    const QRectF frame = m_catalogue.frameOf(look.key, view);
    const double scale = height / frame.height();
    QPixmap pixmap = clearPixmap(QSize(static_cast<int>(std::ceil(frame.width() * scale)), height));
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixmap.width() / frame.width(), pixmap.height() / frame.height());
    painter.translate(-frame.topLeft());
    for (const FigureCatalogue::Placed &p : m_catalogue.placed(look.key, view)) {
        const Recolouring colours = m_catalogue.colours(p.figure, look);
        if (p.isMirrored) {
            mirror(painter, p.frame);
        }
        if (p.art != nullptr) {
            drawArt(painter, *p.art, colours, p.frame);
        } else {
            drawSvg(painter, recoloured(readResource(p.file), colours), p.frame);
        }
    }
    return pixmap;
}

QPixmap FigurePixmaps::stand(const FigureLook &look, FigureView view, double height)
{
    if (!m_catalogue.has(look.key)) {
        return {};
    }
    const int bucket = bucketOf(height);
    const ScenarioArt &own = m_catalogue.ownArt();
    const QString key = QStringLiteral("%1|%2|%3|%4|%5")
                            .arg(keyOf(look))
                            .arg(static_cast<int>(view))
                            .arg(bucket)
                            .arg(own.keyOf(look.key))
                            .arg(own.keyOf(look.key + kBackSuffix));
    return cached(key, [&] { return drawStand(look, view, bucket); });
}

QPixmap FigurePixmaps::banner(const QString &palette, const Livery &livery, double height)
{
    const int bucket = bucketOf(height);
    const QString key = QStringLiteral("banner|%1|%2|%3|%4")
                            .arg(palette, QString::fromStdString(livery.colour),
                                 QString::fromStdString(livery.second), QString::number(bucket));
    return cached(key, [&] {
        // A banner's drawing is twice as high as wide.
        QPixmap pixmap = clearPixmap(QSize(bucket / 2, bucket));
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        drawSvg(painter,
                recoloured(readResource(m_catalogue.bannerFile(palette)),
                           m_catalogue.bannerColours(palette, livery)),
                pixmap.rect());
        return pixmap;
    });
}

QPixmap FigurePixmaps::marker(const QString &name, const FigureLook &look, double height)
{
    const int bucket = bucketOf(height);
    return cached(QStringLiteral("marker|%1|%2|%3").arg(name, keyOf(look)).arg(bucket), [&] {
        const QByteArray svg = readResource(QStringLiteral(":/zama/markers/%1.svg").arg(name));
        const QSizeF drawing = QSvgRenderer(svg).viewBoxF().size();
        QPixmap pixmap =
            clearPixmap(QSize(static_cast<int>(bucket * drawing.width() / drawing.height()), bucket));
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        drawSvg(painter, recoloured(svg, m_catalogue.colours(QString(), look)), pixmap.rect());
        return pixmap;
    });
}

QPixmap FigurePixmaps::icon(const QString &name, const QColor &colour, int size)
{
    return cached(QStringLiteral("icon|%1|%2|%3").arg(name, colour.name()).arg(size), [&] {
        QPixmap pixmap = clearPixmap(QSize(size, size));
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        const QByteArray svg = readResource(QStringLiteral(":/zama/icons/%1.svg").arg(name));
        drawSvg(painter, recoloured(svg, {{"#2b2320", colour.name().toLatin1()}}), pixmap.rect());
        return pixmap;
    });
}

QPixmap FigurePixmaps::die(int face, const DieColours &colours, int size)
{
    const QString key = QStringLiteral("die|%1|%2|%3|%4");
    return cached(key.arg(face).arg(colours.face.name(), colours.pips.name()).arg(size), [&] {
        QPixmap pixmap = clearPixmap(QSize(size, size));
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        const QByteArray svg = readResource(QStringLiteral(":/zama/dice/die-%1.svg").arg(face));
        drawSvg(painter,
                recoloured(svg, {{"#efe5cf", colours.face.name().toLatin1()},
                                 {"#c1b7a5", shadeOf(colours.face).name().toLatin1()},
                                 {"#2b2320", colours.pips.name().toLatin1()}}),
                pixmap.rect());
        return pixmap;
    });
}

DieColours dieColours(const Livery &livery)
{
    const QColor face(QString::fromStdString(livery.colour));
    const bool isDark = qGray(face.rgb()) < 140;
    return {face, isDark ? QColor(0xfb, 0xf3, 0xdf) : QColor(0x2b, 0x23, 0x20)};
}

QString iconOf(const UnitType &type)
{
    return signOf(type);
}

QString iconOf(const TableEntry &unit)
{
    return signOf(unit.unitClass, unit.meleeHit, unit.shoots);
}

} // namespace zama::table
