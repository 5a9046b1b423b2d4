#pragma once
// Pictures of stamps for the screen: a figure that stands on a page forty times is drawn once.

#include "app/print/print_document.h"

#include <QImage>

#include <array>
#include <map>
#include <utility>

namespace zama::print {

class StampPictures
{
public:
    /// Paints what paintPage() paints, stamps to within half a dot of their place. `painter` may be moved,
    /// not turned; what is beyond its device is left out.
    void paint(QPainter &painter, double scale, const PrintDocument &document, std::size_t page);
    /// The stamps of the pages to come are others.
    void forget() { m_pictures.clear(); }

private:
    /// A stamp, and how it is turned and scaled.
    using Key = std::pair<StampPtr, std::array<double, 4>>;

    [[nodiscard]] const QImage &pictureOf(const StampPtr &stamp, const QTransform &turned);

    double m_scale = 0;
    std::map<Key, QImage> m_pictures; ///< at that scale
};

} // namespace zama::print
