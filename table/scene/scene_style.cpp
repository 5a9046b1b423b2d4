#include "table/scene/scene_style.h"

#include <algorithm>
#include <cmath>

namespace zama::table {
namespace {

constexpr double kTenthOfMillimetre = 1000.0 / 254.0; // in mils
constexpr double kReduction = 0.74;
constexpr double kOverhang = 1.12; // how much wider than its base a drawing may be

} // namespace

double figureScale(const QRectF &frame, Mils baseWidth)
{
    return std::min(kTenthOfMillimetre * kReduction, baseWidth * kOverhang / frame.width());
}

QPointF sceneFrom(Point point, const Box &table)
{
    return {static_cast<double>(point.x - table.left), static_cast<double>(table.top - point.y)};
}

QRectF sceneFrom(const Box &box, const Box &table)
{
    return {sceneFrom(Point{box.left, box.top}, table), sceneFrom(Point{box.right, box.bottom}, table)};
}

Point pointFrom(QPointF scene, const Box &table)
{
    return {static_cast<Mils>(std::lround(scene.x())) + table.left,
            table.top - static_cast<Mils>(std::lround(scene.y()))};
}

} // namespace zama::table
