#pragma once
// The table and everybody on it, for a game and an editor alike. Sees a TableModel and nothing else.

#include "table/model/table_model.h"
#include "table/scene/entry_item.h"

#include <QGraphicsScene>

#include "table/scene/engagement_item.h"
#include "table/scene/losses_tray.h"
#include "table/scene/overlay_item.h"

#include <map>
#include <memory>
#include <set>

namespace zama::table {

class TableScene : public QGraphicsScene
{
    Q_OBJECT
public:
    /// The model must outlive the scene.
    explicit TableScene(const TableModel &model, QObject *parent = nullptr);
    ~TableScene() override;

    [[nodiscard]] const TableModel &model() const { return m_model; }
    /// The item that shows a row; null where there is none.
    [[nodiscard]] EntryItem *itemFor(const EntryId &id) const;
    /// The unit or general whose body is at that place; null on bare ground.
    [[nodiscard]] const TableEntry *entryAt(QPointF scene) const;

    /// The table without its wooden rim.
    [[nodiscard]] QRectF tableRect() const;
    /// The table with its rim.
    [[nodiscard]] QRectF framedRect() const;
    /// The framed table and the trays beside it.
    [[nodiscard]] QRectF shownRect() const;

    [[nodiscard]] const SceneColours &colours() const { return m_style->colours; }
    void setColours(const SceneColours &colours);
    [[nodiscard]] bool isGridShown() const { return m_style->showGrid; }
    void setGridShown(bool shown);
    /// Deployment zones are of interest until the battle begins.
    [[nodiscard]] bool areZonesShown() const { return m_style->showZones; }
    void setZonesShown(bool shown);
    /// What lies over the table while somebody orders.
    [[nodiscard]] const Overlay &overlay() const { return m_overlay; }
    void setOverlay(const Overlay &overlay);
    /// A ruler that lies on the table whatever tool is in hand.
    [[nodiscard]] const Overlay &ruler() const { return m_ruler; }
    void setRuler(const Overlay &ruler);
    /// Who is picked, for those who listen rather than look.
    [[nodiscard]] bool isPicked(const EntryId &id) const { return m_picked.contains(id); }
    void setPicked(std::set<EntryId> picked);
    /// What has fallen lies in trays beside the table from now on; none: there are no trays.
    void setLosses(const std::optional<Losses> &losses);
    /// What lies in a tray at that place, in words; empty elsewhere.
    [[nodiscard]] QString lossAt(QPointF scene) const;
    /// Everything that lies in the trays, in words.
    [[nodiscard]] QStringList fallen() const;
    /// Who is locked in melee with whom.
    void setEngagements(const std::vector<EngagementMark> &marks);
    [[nodiscard]] FigurePixmaps &pixmaps() { return m_style->pixmaps; }

signals:
    void pickedChanged();
    void rulerChanged();
    /// Ground, rim, grid or zones look different now: views forget what they have kept of them.
    void backgroundChanged();
    /// There is more or less to show beside the table.
    void shownRectChanged();

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;

private:
    using Items = std::vector<std::unique_ptr<EntryItem>>;

    void rebuild();
    [[nodiscard]] QRectF trayPlace(bool isNorth) const;
    void add(int first, int last);
    void drop(int first, int last);
    void change(int first, int last);
    void markGenerals();
    [[nodiscard]] double rimScale() const;
    void drawRim(QPainter &painter) const;
    void drawGround(QPainter &painter) const;
    void drawGrid(QPainter &painter) const;
    void drawZones(QPainter &painter) const;

    const TableModel &m_model;
    std::unique_ptr<SceneStyle> m_style;
    Overlay m_overlay;
    Overlay m_ruler;
    std::set<EntryId> m_picked;
    std::unique_ptr<OverlayItem> m_under;
    std::unique_ptr<OverlayItem> m_marks;
    std::unique_ptr<OverlayItem> m_over;
    std::unique_ptr<OverlayItem> m_rulers;
    std::unique_ptr<EngagementItem> m_engagements;
    std::array<std::unique_ptr<LossesTray>, 2> m_trays; ///< null: none
    std::map<EntryId, Items> m_items;                   ///< the first shows the row, others belong to it
};

} // namespace zama::table
