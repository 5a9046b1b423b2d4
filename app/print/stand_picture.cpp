#include "app/print/stand_picture.h"

#include "table/model/unit_sign.h"

#include <algorithm>

namespace zama::print {
namespace {

constexpr double kClosest = 0.6;      // how near comrades move, of the distance they had
constexpr double kSign = 20.0;        // side of a sign that stands in for a figure we do not have
constexpr double kChiefBanner = 40.0; // heights
constexpr double kBanner = 35.0;
constexpr double kBehind = 9.0; // a general's banner is behind his back

using Figures = std::vector<Figure>;

// Their places where distances are `nearness` of what they were.
QPointF placeOf(const Figure &figure, double nearness)
{
    return {figure.at.x() * nearness, figure.at.y()};
}

QRectF inkOf(const Figures &figures, double nearness)
{
    QRectF ink;
    for (const Figure &figure : figures) {
        ink |= figure.ink.translated(placeOf(figure, nearness));
    }
    return ink;
}

QRectF mirrored(const QRectF &rect)
{
    return {-rect.right(), rect.top(), rect.width(), rect.height()};
}

// How comrades are seen from both sides at once.
struct Pair {
    Figures front;
    Figures back;

    [[nodiscard]] QRectF ink(double nearness) const
    {
        return inkOf(front, nearness) | mirrored(inkOf(back, nearness));
    }
};

struct Fit {
    double nearness = 1.0;
    double scale = 1.0;
};

Fit fitOf(const Pair &pair, const QSizeF &room, double scale)
{
    const double most = std::min(scale, room.height() / -pair.ink(1.0).top());
    const double apart = pair.ink(1.0).width() * most;
    const double close = pair.ink(kClosest).width() * most;
    if (apart <= room.width()) {
        return {1.0, most};
    }
    if (close <= room.width()) {
        return {kClosest + (1.0 - kClosest) * (room.width() - close) / (apart - close), most};
    }
    return {kClosest, most * room.width() / close};
}

// Clipped by nobody: what lies beyond a drawing's frame was left out of its ink and is cut off by the stamp.
Shapes together(const Figures &figures, const Fit &fit, double shift)
{
    Shapes all;
    for (const Figure &figure : figures) {
        const QPointF at = placeOf(figure, fit.nearness) + QPointF(shift, 0);
        const QTransform move =
            QTransform::fromTranslate(at.x(), at.y()) * QTransform::fromScale(fit.scale, fit.scale);
        std::ranges::move(mapped(figure.shapes, move), std::back_inserter(all));
    }
    return all;
}

Figure figureOf(Shapes shapes, QPointF at)
{
    const QRectF ink = boundsOf(shapes);
    return {std::move(shapes), ink, at};
}

// The same, seen from the other side.
Figure turned(const Figure &figure)
{
    return {mapped(figure.shapes, QTransform::fromScale(-1.0, 1.0)), mirrored(figure.ink),
            QPointF(-figure.at.x(), figure.at.y())};
}

Pair pairOf(FigureArt &art, const Soldier &soldier, const SoldierGroup &group)
{
    table::FigureLook look = soldier.look;
    if (soldier.isGeneral) {
        look.key = art.catalogue().generalStand(group.palette, soldier.isChief);
    }
    Pair pair{art.stand(look, table::FigureView::Front), art.stand(look, table::FigureView::Back)};
    if (pair.front.empty() && !soldier.isGeneral) {
        pair.front.push_back(figureOf(art.sign(soldier.sign, kSign), {}));
        pair.back.push_back(turned(pair.front.front()));
    }
    return pair;
}

StandPicture picturedBy(const Pair &pair, const Fit &fit)
{
    const QRectF ink = pair.ink(fit.nearness);
    const double shift = -ink.center().x();
    StandPicture picture{together(pair.front, fit, shift), together(pair.back, fit, -shift), {}};
    picture.ink = QRectF(ink.topLeft() * fit.scale, ink.size() * fit.scale).translated(shift * fit.scale, 0);
    return picture;
}

// Behind the rider's back from both sides; alone in the middle.
void raiseBanner(StandPicture &picture, const Shapes &banner, double width)
{
    const QRectF ink = boundsOf(banner);
    const double x = picture.front.empty() ? 0.0 : (ink.width() - width) / 2;
    const auto raise = [&](Shapes &shapes, const QTransform &where) {
        Shapes flag = mapped(banner, where);
        std::ranges::move(shapes, std::back_inserter(flag));
        shapes = std::move(flag);
    };
    const QTransform move = QTransform::fromTranslate(x, 0);
    raise(picture.front, move);
    raise(picture.back, move * QTransform::fromScale(-1.0, 1.0));
    picture.ink |= ink.translated(x, 0);
}

} // namespace

StandPicture standPicture(FigureArt &art, const Soldier &soldier, const SoldierGroup &group,
                          const QSizeF &room, double scale)
{
    const Pair pair = pairOf(art, soldier, group);
    StandPicture picture = pair.front.empty() ? StandPicture() : picturedBy(pair, fitOf(pair, room, scale));
    if (soldier.isGeneral) {
        const double height = std::min(soldier.isChief ? kChiefBanner : kBanner, room.height());
        raiseBanner(picture, art.banner(group.palette, group.livery, height), room.width());
    }
    return picture;
}

} // namespace zama::print
