#pragma once
// Drawings of the cases, imported and looked at.

#include "table/art/art_import.h"
#include "tests/support/case_files.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace zama::test {

inline table::ArtImport importCase(const std::string &name)
{
    return table::importArt(QByteArray::fromStdString(caseInput(name)));
}

/// What comes of a drawing: "drawn", or the id of the reason why not.
inline std::string verdictOf(const table::ArtImport &art)
{
    return art ? "drawn" : std::string(art.error().reason.id);
}

inline bool tells(const table::ArtImport &art, std::string_view note)
{
    return art && std::ranges::find(art.value().notes, note, &Message::id) != art.value().notes.end();
}

/// The art on white paper of `width` pixels, as high as its proportions say.
inline QImage looked(const table::ImportedArt &art, int width)
{
    const int height = std::max(1, static_cast<int>(width * art.size.height() / art.size.width() + 0.5));
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    if (art.format == table::ImportedArt::Format::Svg) {
        QSvgRenderer(art.bytes).render(&painter, QRectF(image.rect()));
    } else {
        painter.drawImage(image.rect(), QImage::fromData(art.bytes));
    }
    return image;
}

/// The colour of a place given in parts of the width and height: "#2e7d32".
inline QString colourAt(const QImage &image, double x, double y)
{
    return image.pixelColor(static_cast<int>(x * image.width()), static_cast<int>(y * image.height())).name();
}

} // namespace zama::test
