#pragma once
// Items of the scene paint rows of the model and hold no rules.

#include "table/scene/scene_style.h"

#include <QGraphicsItem>

namespace zama::table {

/// An item stands in the middle of what it shows, unturned; painting turns.
class EntryItem : public QGraphicsItem
{
public:
    EntryItem(const TableEntry &entry, SceneStyle &style);

    [[nodiscard]] const TableEntry &entry() const { return m_entry; }
    /// The row has changed.
    virtual void setEntry(const TableEntry &entry);

protected:
    [[nodiscard]] SceneStyle &style() const { return m_style; }
    /// The body in item coordinates before it is turned: north is its front.
    [[nodiscard]] QRectF body() const;
    /// Degrees by which body() is turned.
    [[nodiscard]] double turn() const;
    /// The turned body, upright corners around it, with `margin` mils all round.
    [[nodiscard]] QRectF bounds(double margin) const;
    /// Pixels of the screen to a mil, as this painter paints.
    [[nodiscard]] static double pixelsPerMil(const QPainter &painter);
    [[nodiscard]] static bool showsFigures(const QPainter &painter);

private:
    void place();

    TableEntry m_entry;
    SceneStyle &m_style;
};

} // namespace zama::table
