#pragma once
// What the tools of a battle have in common: picking, walking through the units that can still do something,
// and the marks that show both.

#include "app/play/order_desk.h"
#include "table/scene/table_tool.h"

namespace zama::play {

class PlayTool : public table::TableTool
{
    Q_OBJECT
public:
    explicit PlayTool(OrderDesk &desk, QObject *parent = nullptr);

    /// Is there an order that only needs a word to be given: a ghost, a target in mind?
    [[nodiscard]] virtual bool hasOrder() const = 0;
    /// Gives it.
    virtual void giveOrder() = 0;
    /// Drops it.
    void dropOrder();
    /// In hand it follows the state and the picks; laid aside it has no order and shows nothing.
    void takeUp();
    void layAside();
    /// Shows everything anew: the state, the picks or the language have changed.
    virtual void refresh() = 0;

    void drag(const table::TableTouch &touch) override;
    void release(const table::TableTouch &touch) override;
    void hover(const table::TableTouch &) override {}
    void leave() override {}
    void cancel() override;
    bool key(const QKeyEvent &event) override;
    [[nodiscard]] QCursor cursorAt(const table::TableTouch &touch) const override;
    [[nodiscard]] QString remarkOn(const table::EntryId &id) const override;
    [[nodiscard]] QString orderInWords() const override;

    [[nodiscard]] OrderDesk &desk() const { return m_desk; }

signals:
    /// hasOrder() may have changed.
    void orderChanged();

protected:
    /// What is written beside the ghost.
    [[nodiscard]] QString wordsAtGhost() const;
    /// What was composed or chosen is no more; the state may have changed under it.
    virtual void forget() = 0;
    [[nodiscard]] const State &state() const { return m_desk.state(); }
    /// The unit of a touch; none on bare ground and on generals.
    [[nodiscard]] static UnitId unitOf(const table::TableTouch &touch);
    [[nodiscard]] static GeneralId generalOf(const table::TableTouch &touch);
    /// Begins to draw a frame around units to be picked.
    void beginFrame(const table::TableTouch &touch);
    [[nodiscard]] bool isFraming() const { return m_frame.has_value(); }
    /// Picks as a click does: alone, added with Ctrl, a whole command with a double click.
    void pickBy(const table::TableTouch &touch, UnitId unit);
    /// Marks of picks, of open units, of the frame being drawn.
    [[nodiscard]] table::Overlay marks() const;
    [[nodiscard]] table::OverlayBody bodyOf(UnitId unit, table::Tone tone) const;

private:
    struct Frame {
        Point from;
        Point to;
    };
    [[nodiscard]] std::vector<table::OverlayGeneral> marksOfGenerals() const;
    [[nodiscard]] std::vector<UnitId> unitsIn(const Frame &frame) const;

    void refreshInHand();

    OrderDesk &m_desk;
    bool m_isInHand = false;
    std::optional<Frame> m_frame;
};

} // namespace zama::play
