#pragma once
// One base with its figures; shown from near by only.

#include "table/scene/entry_item.h"

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

/// A general's marker: far away a disc with his sign, near by himself with his banner.
class GeneralItem final : public EntryItem
{
public:
    GeneralItem(const TableEntry &entry, SceneStyle &style);
    void setEntry(const TableEntry &entry) override;
    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintDisc(QPainter &painter) const;
    void paintFigure(QPainter &painter) const;
    void paintBanner(QPainter &painter, QPointF foot, bool hasRider) const;
    void stack();
    [[nodiscard]] QPointF seat(double radius) const;
};

} // namespace zama::table
