#pragma once
// One base with its figures; shown from near by only.

#include "table/scene/entry_item.h"
#include "table/scene/overlay.h"

#include <optional>

namespace zama::table {

class StandItem final : public EntryItem
{
public:
    StandItem(const TableEntry &entry, SceneStyle &style);
    void setEntry(const TableEntry &entry) override;
    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintBase(QPainter &painter) const;
    void paintFigures(QPainter &painter) const;
    void stack();
};

/// A general's marker: far away a disc with his sign, near by himself with his banner. What is seen, what can
/// be taken hold of and the mark around it are one disc.
class GeneralItem final : public EntryItem
{
public:
    GeneralItem(const TableEntry &entry, SceneStyle &style);
    void setEntry(const TableEntry &entry) override;
    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// Draws a ring around the disc; none: takes it away.
    void setMark(std::optional<Tone> tone);
    [[nodiscard]] std::optional<Tone> mark() const { return m_mark; }

private:
    /// In item coordinates.
    struct Disc {
        QPointF middle;
        double radius = 0;
    };
    [[nodiscard]] Disc discAt(double pixelsPerMil) const;
    [[nodiscard]] Disc shownDisc() const;
    [[nodiscard]] QPointF seat(double radius) const;
    void paintDisc(QPainter &painter) const;
    void paintFigure(QPainter &painter) const;
    void paintBanner(QPainter &painter, QPointF foot, bool hasRider) const;
    void paintMark(QPainter &painter) const;
    void stack();

    std::optional<Tone> m_mark;
};

} // namespace zama::table
