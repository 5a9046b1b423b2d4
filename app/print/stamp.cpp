#include "app/print/stamp.h"

#include <QImage>
#include <QPaintEngine>

#include <array>
#include <cmath>
#include <map>

namespace zama::print {
namespace {

constexpr double kMostPixels = 4096.0; // to a side: what is larger is drawn where it lies

// What two places must have in common for a copy of one to do for the other.
using Lie = std::pair<const Stamp *, std::array<double, 4>>;

Lie lieOf(const PlacedStamp &placed)
{
    const QTransform &where = placed.where;
    return {placed.stamp.get(), {where.m11(), where.m12(), where.m21(), where.m22()}};
}

struct Copy {
    QImage image;
    QPointF corner; // of the image, from where the stamp's origin is
};

Copy copyOf(const Stamp &stamp, QTransform toDevice, double ratio)
{
    toDevice = QTransform(toDevice.m11(), toDevice.m12(), toDevice.m21(), toDevice.m22(), 0, 0);
    const QRect box = toDevice.mapRect(stamp.frame).toAlignedRect().adjusted(-1, -1, 1, 1);
    Copy copy{QImage(box.size() * ratio, QImage::Format_ARGB32_Premultiplied), box.topLeft()};
    copy.image.setDevicePixelRatio(ratio);
    copy.image.fill(Qt::transparent);
    QPainter painter(&copy.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-copy.corner);
    painter.setTransform(toDevice, true);
    paintStamp(painter, stamp);
    return copy;
}

void paintVectors(QPainter &painter, double scale, const PlacedStamp &placed)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.setTransform(placed.where, true);
    paintStamp(painter, *placed.stamp);
    painter.restore();
}

class Copier
{
public:
    Copier(QPainter &painter, double scale, const std::vector<PlacedStamp> &placed)
        : m_painter(painter),
          m_world(QTransform::fromScale(scale, scale) * painter.transform()),
          m_ratio(painter.device()->devicePixelRatioF())
    {
        for (const PlacedStamp &p : placed) {
            ++m_counts[lieOf(p)];
        }
    }

    /// False: this one is to be drawn.
    bool paint(const PlacedStamp &placed)
    {
        const Lie lie = lieOf(placed);
        const QTransform toDevice = placed.where * m_world;
        const QSizeF size = toDevice.mapRect(placed.stamp->frame).size();
        if (m_counts[lie] < 2 || std::max(size.width(), size.height()) > kMostPixels) {
            return false;
        }
        auto at = m_copies.find(lie);
        if (at == m_copies.end()) {
            at = m_copies.emplace(lie, copyOf(*placed.stamp, toDevice, m_ratio)).first;
        }
        const auto nearest = [this](double v) { return std::round(v * m_ratio) / m_ratio; };
        m_painter.save();
        m_painter.resetTransform();
        m_painter.drawImage(QPointF(nearest(toDevice.dx()), nearest(toDevice.dy())) + at->second.corner,
                            at->second.image);
        m_painter.restore();
        return true;
    }

private:
    QPainter &m_painter;
    QTransform m_world;
    double m_ratio;
    std::map<Lie, int> m_counts;
    std::map<Lie, Copy> m_copies;
};

} // namespace

void paintStamps(QPainter &painter, double scale, const std::vector<PlacedStamp> &placed)
{
    const bool isScreen = painter.paintEngine()->type() == QPaintEngine::Raster;
    Copier copier(painter, scale, placed);
    for (const PlacedStamp &p : placed) {
        if (!isScreen || !copier.paint(p)) {
            paintVectors(painter, scale, p);
        }
    }
}

void paintStamp(QPainter &painter, const Stamp &stamp)
{
    painter.save();
    painter.setClipRect(stamp.frame, Qt::IntersectClip);
    stamp.paint(painter);
    painter.restore();
}

} // namespace zama::print
