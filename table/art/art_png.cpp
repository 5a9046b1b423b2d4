#include "table/art/art_png.h"

#include <QBuffer>
#include <QImageReader>

namespace zama::table {
namespace {

constexpr int kMaxSide = 8192;

} // namespace

// The size stands in the head of the file: nothing is unpacked before it is known to be bounded.
std::optional<QImage> pngImage(const QByteArray &bytes, qsizetype mostPixels)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size();
    if (!size.isValid() || size.isEmpty() || std::max(size.width(), size.height()) > kMaxSide ||
        qsizetype{size.width()} * size.height() > mostPixels) {
        return std::nullopt;
    }
    const QImage image = reader.read();
    return image.isNull() ? std::nullopt : std::optional(image.convertToFormat(QImage::Format_ARGB32));
}

QByteArray pngBytes(const QImage &image)
{
    QImage plain(image.size(), QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y) { // a copy without texts, colour profiles and resolutions
        std::copy_n(image.constScanLine(y), static_cast<std::size_t>(image.width()) * 4, plain.scanLine(y));
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    plain.save(&buffer, "png");
    return bytes;
}

} // namespace zama::table
