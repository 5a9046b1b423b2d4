#pragma once
// PNG pictures of strangers, decoded within bounds and written anew.

#include <QByteArray>
#include <QImage>

#include <optional>

namespace zama::table {

/// The picture; none if it is damaged, no PNG, or has more than `mostPixels` or a side over 8192.
[[nodiscard]] std::optional<QImage> pngImage(const QByteArray &bytes, qsizetype mostPixels);
/// As a PNG that holds pixels and nothing else.
[[nodiscard]] QByteArray pngBytes(const QImage &image);

} // namespace zama::table
