#include "app/print/stamp_pictures.h"

#include <cmath>

namespace zama::print {
namespace {

constexpr double kLargest = 500; // dots of a picture; where a stamp is larger few are in sight
constexpr int kRim = 1;          // dots around it, for its smooth edges

QTransform withoutMove(const QTransform &t)
{
    return {t.m11(), t.m12(), t.m21(), t.m22(), 0, 0};
}

} // namespace

const QImage &StampPictures::pictureOf(const StampPtr &stamp, const QTransform &turned)
{
    const Key key{stamp, {turned.m11(), turned.m12(), turned.m21(), turned.m22()}};
    const auto known = m_pictures.find(key);
    if (known != m_pictures.end()) {
        return known->second;
    }
    const QRectF place = turned.mapRect(stamp->frame);
    QImage picture(static_cast<int>(std::ceil(place.width())) + 2 * kRim,
                   static_cast<int>(std::ceil(place.height())) + 2 * kRim,
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setTransform(turned * QTransform::fromTranslate(kRim - place.left(), kRim - place.top()));
    paintStamp(painter, *stamp);
    painter.end();
    return m_pictures.emplace(key, std::move(picture)).first->second;
}

void StampPictures::paint(QPainter &painter, double scale, const PrintDocument &document, std::size_t page)
{
    if (scale != m_scale) {
        forget();
        m_scale = scale;
    }
    const std::vector<PlacedStamp> stamps = paintPageApart(painter, scale, document, page);
    const QTransform toDevice = QTransform::fromScale(scale, scale) * painter.worldTransform();
    painter.save();
    for (const PlacedStamp &placed : stamps) {
        const QTransform all = placed.where * toDevice;
        const QRectF place = all.mapRect(placed.stamp->frame);
        if (!place.intersects(QRectF(painter.viewport()))) {
            continue;
        }
        if (std::max(place.width(), place.height()) > kLargest) {
            painter.setTransform(all);
            paintStamp(painter, *placed.stamp);
        } else {
            painter.resetTransform();
            painter.drawImage(place.topLeft().toPoint() - QPoint(kRim, kRim),
                              pictureOf(placed.stamp, withoutMove(all)));
        }
    }
    painter.restore();
}

} // namespace zama::print
