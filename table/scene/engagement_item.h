#pragma once
// The signs that lock enemies together who are in melee.

#include "table/model/losses.h"
#include "table/scene/scene_style.h"

#include <QGraphicsItem>

namespace zama::table {

class EngagementItem final : public QGraphicsItem
{
public:
    explicit EngagementItem(SceneStyle &style);

    void setMarks(const std::vector<EngagementMark> &marks);
    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    /// Takes no part in hit tests: it only shows.
    [[nodiscard]] QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    SceneStyle &m_style;
    std::vector<EngagementMark> m_marks;
    QRectF m_bounds;
};

} // namespace zama::table
