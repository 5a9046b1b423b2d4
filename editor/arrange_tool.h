#pragma once
// The hand on the table of the editor: picks, drags, turns; snaps to neighbours and lines; sets the borders
// of deployment zones. What is dragged is a ghost until it is let go: then it is one step.

#include "core/design/arrange.h"
#include "core/design/snap.h"
#include "editor/scenario_table.h"
#include "table/scene/table_tool.h"

#include <variant>

namespace zama::editor {

class ArrangeTool final : public table::TableTool
{
    Q_OBJECT
public:
    /// The table must outlive it.
    explicit ArrangeTool(ScenarioTable &table, QObject *parent = nullptr);

    bool press(const table::TableTouch &touch) override;
    void drag(const table::TableTouch &touch) override;
    void release(const table::TableTouch &touch) override;
    void hover(const table::TableTouch &) override {}
    void leave() override {}
    void cancel() override;
    /// Arrows push by half an inch (Shift: a tenth), brackets turn by 15 degrees (Shift: one), Escape drops
    /// what is held and then the selection.
    bool key(const QKeyEvent &event) override;
    [[nodiscard]] QCursor cursorAt(const table::TableTouch &touch) const override;
    [[nodiscard]] QString remarkOn(const table::EntryId &id) const override;
    [[nodiscard]] QString orderInWords() const override;

    /// What a dragged body snaps to; Alt held while dragging snaps to nothing.
    [[nodiscard]] const design::SnapRules &snapRules() const { return m_snap; }
    void setSnapRules(const design::SnapRules &rules) { m_snap = rules; }

    /// Is something held?
    [[nodiscard]] bool isHolding() const { return !std::holds_alternative<Nothing>(m_hold); }

private:
    struct Nothing {
    };
    /// Pressed on somebody; it becomes a drag when the pointer has gone a little way.
    struct Grip {
        Point from;
        std::string lead; ///< who was pressed
        bool isGeneral = false;
        bool isPlain = false; ///< let go where it was pressed it selects him alone
    };
    struct Move {
        Point from;
        std::string lead;
        bool isGeneral = false;
        design::Arrangement arrangement;
        std::vector<design::Guide> guides;
        std::string host; ///< the unit a dragged general would join
    };
    struct Turn {
        Point pivot;
        std::string lead;
        Centidegrees before = 0;
        design::Arrangement arrangement;
    };
    struct Frame {
        Point from;
        Point to;
        std::set<Piece> before; ///< what was selected already and stays so
    };
    struct Border {
        std::string side;
        int corner = 0;
        Box box;
        bool isChanged = false;
    };
    using Hold = std::variant<Nothing, Grip, Move, Turn, Frame, Border>;

    [[nodiscard]] const Scenario &scenario() const { return m_table.document().scenario(); }
    [[nodiscard]] Selection &selection() const { return m_table.document().selection(); }
    [[nodiscard]] design::Picked picked() const;
    [[nodiscard]] static Piece pieceAt(const ScenarioRows &rows, const table::TableTouch &touch);
    void pick(const Piece &piece, const table::TableTouch &touch);
    bool takeHandle(const table::TableTouch &touch);
    void beginMove(const Grip &grip);
    void moveTo(Move &move, const table::TableTouch &touch) const;
    void snap(Move &move, Point by, Qt::KeyboardModifiers modifiers) const;
    void turnTo(Turn &turn, const table::TableTouch &touch) const;
    void setBorder(Border &border, Point at) const;
    [[nodiscard]] std::set<Piece> framed(const Frame &frame) const;
    void drop(const Move &move);
    void drop(const Turn &turn);
    void drop(const Frame &frame);
    void drop(const Border &border);
    bool push(const QKeyEvent &event, Point direction);
    bool turnBy(const QKeyEvent &event, int direction);

    void refresh();
    void showSelection(table::Overlay &overlay) const;
    void showHandles(table::Overlay &overlay) const;
    void showArrangement(table::Overlay &overlay, const design::Arrangement &arrangement) const;
    void showMove(table::Overlay &overlay, const Move &move) const;
    void showTurn(table::Overlay &overlay, const Turn &turn) const;
    [[nodiscard]] QString wordsFor(const design::Arrangement &arrangement, const std::string &lead) const;
    [[nodiscard]] QString nameOf(const std::string &body) const;

    ScenarioTable &m_table;
    design::SnapRules m_snap;
    Hold m_hold;
    Gesture m_keys; ///< of the key being held down
};

} // namespace zama::editor
