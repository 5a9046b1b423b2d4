#pragma once
// A fold-over strip, unfolded: flap and panel of the back, upside down, then panel and flap of the front. The
// flaps, bent outwards, are the base: exactly as wide and as deep as the rules want the stand.

#include "app/print/figure_art.h"
#include "app/print/soldier_roll.h"

namespace zama::print {

/// Where a strip is folded. Millimetres from its upper left corner.
struct StripShape {
    double width = 0;
    double panel = 0; ///< height of a figure's half
    double flap = 0;  ///< half of the base

    bool operator==(const StripShape &) const = default;
    [[nodiscard]] QSizeF size() const { return {width, 2 * (panel + flap)}; }
    [[nodiscard]] QRectF backFlap() const { return {0, 0, width, flap}; }
    [[nodiscard]] QRectF backPanel() const { return {0, flap, width, panel}; }
    [[nodiscard]] QRectF frontPanel() const { return {0, flap + panel, width, panel}; }
    [[nodiscard]] QRectF frontFlap() const { return {0, flap + 2 * panel, width, flap}; }
    /// The middle fold, where heads meet.
    [[nodiscard]] double ridge() const { return flap + panel; }
};

/// What all strips of one look show: everything but the name.
struct StripFace {
    StripShape shape;
    StampPtr whole; ///< lines, figures, edges of the base
    StampPtr frontPanel;
    StampPtr frontFlap;
    StampPtr backFlap;
};

struct Strip {
    Soldier soldier;
    std::shared_ptr<const StripFace> face; ///< never null

    [[nodiscard]] const StripShape &shape() const { return face->shape; }
};

/// A strip for each soldier of each group. Those who look alike share a face; those of nearly equal height
/// are made equal, so that scissors go straight on.
[[nodiscard]] std::vector<std::vector<Strip>> stripsOf(const std::vector<SoldierGroup> &roll,
                                                       const PrintOrder &order);

/// Paints a strip with its upper left corner at `at`, on its side where `isTurned`: the stamp and the name.
void paintStrip(PageCanvas &canvas, const Strip &strip, QPointF at, bool isTurned);

} // namespace zama::print
