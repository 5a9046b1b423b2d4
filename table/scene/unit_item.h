#pragma once
// The body of a unit: far away a block in its side's colour and pattern, near by the ground its stands are
// on.

#include "table/scene/entry_item.h"

namespace zama::table {

class UnitItem final : public EntryItem
{
public:
    UnitItem(const TableEntry &entry, SceneStyle &style);
    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintBlock(QPainter &painter) const;
    void paintShadow(QPainter &painter) const;
    void paintArrow(QPainter &painter) const;
};

/// How much a plate says, far away from crowds on huge tables.
enum class PlateDetail : std::uint8_t {
    None,   ///< nothing: the block's colour is all there is room for
    Number, ///< of stands
    Full,   ///< sign and number; of single stands the sign
};

/// The plate with a unit's symbol and its number of stands; above everybody, always upright, never smaller
/// than can be read.
class UnitTagItem final : public EntryItem
{
public:
    UnitTagItem(const TableEntry &entry, SceneStyle &style);
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// What it shows of a block when a mil is `scale` pixels.
    [[nodiscard]] PlateDetail detailAt(double scale) const;

private:
    void paintSign(QPainter &painter, QPointF middle, double side) const;
    [[nodiscard]] double heightAt(double scale) const;
    void paintPlate(QPainter &painter, double height, PlateDetail detail) const;
    [[nodiscard]] double plateWidth(double height, PlateDetail detail) const;
    [[nodiscard]] double besideGeneral(double scale, double plate) const;
    [[nodiscard]] QPointF middleBehind(double height) const;
    [[nodiscard]] double heads() const;
    [[nodiscard]] bool isSingle() const { return entry().fullStrength == 1; }
};

} // namespace zama::table
