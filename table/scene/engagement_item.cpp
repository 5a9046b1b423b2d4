#include "table/scene/engagement_item.h"

#include "table/scene/overlay_item.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr double kZ = 320.0; // over everything: a lock must be seen
constexpr double kSize = 900.0;
constexpr double kSmallest = 14.0; // pixels, however far away
constexpr double kLargest = 40.0;
constexpr double kMargin = 9000.0; // where the whole table is in a small window

} // namespace

EngagementItem::EngagementItem(SceneStyle &style)
    : m_style(style)
{
    setZValue(kZ);
    setAcceptedMouseButtons(Qt::NoButton);
}

void EngagementItem::setMarks(const std::vector<EngagementMark> &marks)
{
    if (marks == m_marks) {
        return;
    }
    prepareGeometryChange();
    m_marks = marks;
    m_bounds = {};
    for (const EngagementMark &mark : marks) {
        const QPointF at = sceneFrom(mark.at, m_style.frame.box);
        m_bounds |= QRectF(at, at).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    }
    update();
}

// A disc with crossed swords on the line where two bodies touch, ringed like everything about melee.
void EngagementItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const double scale = std::sqrt(std::abs(painter->worldTransform().determinant()));
    const double pixels = std::clamp(kSize * scale, kSmallest, kLargest);
    const double ratio = painter->device()->devicePixelRatioF();
    const QPixmap swords = m_style.pixmaps.marker(QStringLiteral("engaged"), {}, pixels * ratio);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    for (const EngagementMark &mark : m_marks) {
        painter->save();
        painter->translate(sceneFrom(mark.at, m_style.frame.box));
        painter->scale(1.0 / scale, 1.0 / scale);
        painter->setPen(QPen(colourOf(Tone::Fight, m_style.colours), pixels * 0.1));
        painter->setBrush(m_style.colours.plate);
        painter->drawEllipse(QPointF(), pixels / 2, pixels / 2);
        const double side = pixels * 0.78;
        painter->drawPixmap(QRectF(-side / 2, -side / 2, side, side), swords, QRectF(swords.rect()));
        painter->restore();
    }
}

} // namespace zama::table
