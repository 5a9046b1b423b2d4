#pragma once
// Who stands on a base, what he looks like and what colours an army wears: resources/figures/catalogue.json,
// and the art that a scenario brings along.

#include "table/art/recolour.h"
#include "table/art/scenario_art.h"
#include "table/model/table_entry.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace zama::table {

/// From which side we see a figure: it faces right and towards us, or left and away from us.
enum class FigureView : std::uint8_t { Front, Back };

/// How a body that faces that way on the table is seen by a reader at its southern edge.
[[nodiscard]] FigureView viewOf(Centidegrees facing);

/// Lengths are in tenths of a millimetre at the size of a 1/72 model, y downwards; the origin is the middle
/// of the base's ground line.
class FigureCatalogue
{
public:
    /// A figure in its place on a base.
    struct Placed {
        QString file;                     ///< in the resources; empty for art of the scenario
        QRectF frame;                     ///< where its drawing goes
        QString figure;                   ///< its id
        const ImportedArt *art = nullptr; ///< of the scenario, while the catalogue lives and has it
        bool isMirrored = false;          ///< drawn once, seen from the other side
    };

    /// Reads the catalogue from the resources (initResources comes first).
    FigureCatalogue();

    /// Figures beside our own from now on. Art that has the id of a stand of ours takes its place: a scenario
    /// looks as its author saw it, whatever figures we draw later. "NAME-back" is the back of "NAME"; art
    /// without one is seen mirrored from behind.
    void setOwnArt(const ScenarioArt &art) { m_ownArt = art; }
    [[nodiscard]] const ScenarioArt &ownArt() const { return m_ownArt; }

    [[nodiscard]] bool has(const QString &stand) const
    {
        return m_stands.contains(stand) || m_ownArt.find(stand) != nullptr;
    }
    [[nodiscard]] bool hasPalette(const QString &palette) const { return m_armies.contains(palette); }
    [[nodiscard]] bool hasSlot(const QString &slot) const { return m_slots.contains(slot); }
    /// Our own, without the scenario's.
    [[nodiscard]] QStringList stands() const { return m_stands.keys(); }
    [[nodiscard]] QStringList palettes() const { return m_armies.keys(); }
    /// Everybody on that base in painting order; empty for an unknown base.
    [[nodiscard]] std::vector<Placed> placed(const QString &stand, FigureView view) const;
    /// What all of them together cover.
    [[nodiscard]] QRectF frameOf(const QString &stand, FigureView view) const;

    /// The slots whose colours its drawings use, by name; pictures have none.
    [[nodiscard]] QStringList slotsOf(const QString &stand) const;
    /// The colour of a slot in a look, as drawn: chosen, the figure's own, the army's or as it was drawn.
    [[nodiscard]] QColor colourOf(const QString &slot, const FigureLook &look) const;

    /// The colours of a figure: the army's, then the figure's own, then those chosen for it.
    [[nodiscard]] Recolouring colours(const QString &figure, const FigureLook &look) const;
    /// The colours of something that belongs to an army as a whole.
    [[nodiscard]] Recolouring colours(const QString &palette) const;
    /// The colours of its banner: the army's, of an unknown army the side's own.
    [[nodiscard]] Recolouring bannerColours(const QString &palette, const Livery &livery) const;

    /// The base of a general in that army: the king himself, or any general; empty where there is no figure.
    [[nodiscard]] QString generalStand(const QString &palette, bool isChief) const;
    /// The file of the army's banner.
    [[nodiscard]] QString bannerFile(const QString &palette) const;

private:
    struct Slot {
        QByteArray base;
        QByteArray shade; ///< empty: it has none
    };
    struct Figure {
        QString front;
        QString back;
        QSizeF size;
        QHash<QString, QString> own;
    };
    struct Position {
        QString figure;
        QPointF at;
    };
    struct GeneralArt {
        QString general;
        QString chief;
        QString banner;
    };

    [[nodiscard]] std::vector<Placed> placedOwn(const QString &id, const ImportedArt &art,
                                                FigureView view) const;
    void set(Recolouring &colours, const QString &slot, const QString &colour) const;

    QHash<QString, Slot> m_slots;
    QHash<QString, QHash<QString, QString>> m_armies;
    QHash<QString, std::vector<Position>> m_stands;
    QHash<QString, Figure> m_figures;
    QHash<QString, GeneralArt> m_generals;
    ScenarioArt m_ownArt;
};

} // namespace zama::table
