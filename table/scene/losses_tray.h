#pragma once
// A tray beside the table in which a side's lost stands lie, so that losses are seen.

#include "table/model/losses.h"
#include "table/scene/scene_style.h"

#include <QGraphicsItem>

namespace zama::table {

class LossesTray final : public QGraphicsItem
{
public:
    LossesTray(SideId side, SceneStyle &style);

    /// The tray lies in `place`, in scene coordinates.
    void show(const SideLosses &losses, const QRectF &place);
    [[nodiscard]] const SideLosses &losses() const { return m_losses; }
    /// What lies at that place of the scene, in words; empty beside it.
    [[nodiscard]] QString wordsAt(QPointF scene) const;

    [[nodiscard]] QRectF boundingRect() const override { return m_place; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] double unit() const;
    [[nodiscard]] QRectF row(std::size_t index) const;
    void paintTray(QPainter &painter) const;
    void paintLoss(QPainter &painter, const Loss &loss, const QRectF &row) const;

    SideId m_side;
    SceneStyle &m_style;
    SideLosses m_losses;
    QRectF m_place;
};

/// The width of a tray beside a table of 90 by 60 inches, in mils.
inline constexpr double kTrayWidth = 8200.0;

} // namespace zama::table
