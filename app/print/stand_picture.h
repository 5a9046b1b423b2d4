#pragma once
// Everybody on a base, as large as there is room, so that front and back meet when they are folded.

#include "app/print/figure_art.h"
#include "app/print/soldier_roll.h"

namespace zama::print {

/// Millimetres; the origin is the middle of the ground line. The back is drawn as seen from behind: mirrored,
/// its outline is the front's.
struct StandPicture {
    Shapes front;
    Shapes back;
    QRectF ink; ///< of front and mirrored back together
};

/// `room` is what the paper has for them; figures are `scale` of their size at most, less where that is
/// needed to stay in it. Comrades move together before they become smaller. A general has his banner behind
/// him, which is as high as ever, because it is to be seen.
[[nodiscard]] StandPicture standPicture(FigureArt &art, const Soldier &soldier, const SoldierGroup &group,
                                        const QSizeF &room, double scale);

} // namespace zama::print
