#pragma once
// Paints an Overlay.

#include "table/scene/overlay.h"
#include "table/scene/scene_style.h"

#include <QGraphicsItem>
#include <QPen>

namespace zama::table {

/// The colour of a tone on this table.
[[nodiscard]] QColor colourOf(Tone tone, const SceneColours &colours);
/// Its line, so many pixels wide at every zoom; its dashes tell what its colour may not.
[[nodiscard]] QPen penOf(Tone tone, double width, const SceneColours &colours);

class OverlayItem final : public QGraphicsItem
{
public:
    /// What lies under the troops; marks around them, under their plates; and what lies over everything.
    enum class Layer : std::uint8_t { Under, Marks, Over };

    OverlayItem(Layer layer, const SceneStyle &style);

    void setOverlay(const Overlay &overlay);
    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    /// Takes no part in hit tests: it only shows.
    [[nodiscard]] QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintRing(QPainter &painter, const OverlayRing &ring) const;
    void paintCone(QPainter &painter, const OverlayCone &cone) const;
    void paintBodies(QPainter &painter, bool ghosts) const;
    void paintBody(QPainter &painter, const OverlayBody &body) const;
    void paintDisc(QPainter &painter, const OverlayDisc &disc) const;
    void paintLine(QPainter &painter, const OverlayLine &line) const;
    void paintHandle(QPainter &painter, const OverlayHandle &handle) const;
    void paintLabel(QPainter &painter, const OverlayLabel &label) const;
    [[nodiscard]] QPointF at(Point point) const { return sceneFrom(point, m_style.frame.box); }
    [[nodiscard]] QPolygonF outline(const Pose &pose, Extent extent) const;
    [[nodiscard]] QPen pen(Tone tone, double width) const { return penOf(tone, width, m_style.colours); }
    [[nodiscard]] QRectF tableRect() const;

    Layer m_layer;
    const SceneStyle &m_style;
    Overlay m_overlay;
    QRectF m_bounds;
};

} // namespace zama::table
