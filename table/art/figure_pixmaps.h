#pragma once
// Pixmaps of bases, banners and icons, drawn once for each look, size and screen.

#include "core/scenario/setup.h"
#include "table/art/figure_catalogue.h"

#include <QCache>
#include <QPixmap>

namespace zama::table {

/// The colours of a die.
struct DieColours {
    QColor face;
    QColor pips; ///< and the edge
};

/// A side's dice: its colour with pips in whatever is seen best on it.
[[nodiscard]] DieColours dieColours(const Livery &livery);

/// Only files of our own resources and art that was made safe (ScenarioArt) are ever drawn here.
class FigurePixmaps
{
public:
    FigurePixmaps();

    [[nodiscard]] const FigureCatalogue &catalogue() const { return m_catalogue; }
    /// The figures that a scenario brings along; see FigureCatalogue::setOwnArt.
    void setOwnArt(const ScenarioArt &art) { m_catalogue.setOwnArt(art); }

    /// Everybody on a base, covering catalogue().frameOf(): at least `height` device pixels high, in steps of
    /// size, so that zooming does not draw anew for every pixel. Null for an unknown base.
    [[nodiscard]] QPixmap stand(const FigureLook &look, FigureView view, double height);
    /// An army's banner, at least `height` device pixels high; of an unknown palette, a plain one in the
    /// side's own colours.
    [[nodiscard]] QPixmap banner(const QString &palette, const Livery &livery, double height);
    /// A marker of the resources ("fallen-stand") in the colours of `look`, at least `height` device pixels
    /// high and as wide as its drawing is.
    [[nodiscard]] QPixmap marker(const QString &name, const FigureLook &look, double height);
    /// A one-colour icon of the resources ("cavalry") in a square of `size` device pixels.
    [[nodiscard]] QPixmap icon(const QString &name, const QColor &colour, int size);
    /// A die that shows `face` (1 to 6), in a square of `size` device pixels.
    [[nodiscard]] QPixmap die(int face, const DieColours &colours, int size);

    /// How many pixmaps were drawn so far: what a cache is worth (tests).
    [[nodiscard]] int drawn() const { return m_drawn; }

private:
    template<class Draw>
    QPixmap cached(const QString &key, Draw draw);
    [[nodiscard]] QPixmap drawStand(const FigureLook &look, FigureView view, int height) const;

    FigureCatalogue m_catalogue;
    QCache<QString, QPixmap> m_cache;
    int m_drawn = 0;
};

/// The icon of a kind of troops.
[[nodiscard]] QString iconOf(const TableEntry &unit);
[[nodiscard]] QString iconOf(const UnitType &type);

} // namespace zama::table
