#include "table/scene/entry_item.h"

#include "core/geometry/units.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace zama::table {

EntryItem::EntryItem(const TableEntry &entry, SceneStyle &style)
    : m_entry(entry),
      m_style(style)
{
    place();
}

void EntryItem::setEntry(const TableEntry &entry)
{
    prepareGeometryChange();
    m_entry = entry;
    place();
    update();
}

void EntryItem::place()
{
    // The middle of the body, unrounded; of a general the pose is his middle already.
    const Mils back = m_entry.id.kind == EntryKind::General ? 0 : m_entry.extent.depth;
    const double angle = turn() * std::numbers::pi / 180.0;
    const QPointF front = sceneFrom(m_entry.pose.front, m_style.frame.box);
    setPos(front + QPointF(-std::sin(angle), std::cos(angle)) * (back / 2.0));
}

QRectF EntryItem::body() const
{
    const double width = m_entry.extent.width;
    const double depth = m_entry.extent.depth;
    return {-width / 2, -depth / 2, width, depth};
}

double EntryItem::turn() const
{
    return m_entry.pose.facing / 100.0;
}

QRectF EntryItem::bounds(double margin) const
{
    const QRectF turned = QTransform().rotate(turn()).mapRect(body());
    return turned.adjusted(-margin, -margin, margin, margin);
}

double EntryItem::pixelsPerMil(const QPainter &painter)
{
    return std::sqrt(std::abs(painter.worldTransform().determinant()));
}

bool EntryItem::showsFigures(const QPainter &painter)
{
    return pixelsPerMil(painter) * kInch >= kFigurePixelsPerInch;
}

} // namespace zama::table
