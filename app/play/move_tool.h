#pragma once
// Moves by hand and by keys: a ghost follows, held to what the rules allow; it says what is left of the
// allowance or why it may not go there (M1 to M5, G1, Q25 to Q38).

#include "app/play/draft_hand.h"
#include "app/play/play_tool.h"
#include "core/game/group.h"

namespace zama::play {

class MoveTool final : public PlayTool
{
    Q_OBJECT
public:
    using PlayTool::PlayTool;

    [[nodiscard]] bool hasOrder() const override;
    void giveOrder() override;
    void refresh() override;

    bool press(const table::TableTouch &touch) override;
    void drag(const table::TableTouch &touch) override;
    void release(const table::TableTouch &touch) override;
    void cancel() override;
    bool key(const QKeyEvent &event) override;
    [[nodiscard]] QString orderInWords() const override;

    /// The whole line of the picked units, or of everybody who can still move, goes straight ahead as far as
    /// its slowest unit can.
    void advanceLine();
    /// Shows an order as if a hand had composed it: a hint.
    void propose(const MoveUnit &order);
    void propose(const MoveGeneral &order);

protected:
    void forget() override;

private:
    /// What is dragged that has no path of its own.
    enum class Hold : std::uint8_t { Nothing, Group, General };
    /// Several units going the same way, or a general going alone.
    struct GroupDraft {
        Centidegrees bearing = 0;
        Mils distance = 0;
    };
    struct GeneralDraft {
        GeneralId general;
        Point to;
        UnitId join;
    };

    [[nodiscard]] bool takeHold(const table::TableTouch &touch);
    void settleBefore(UnitId other);
    [[nodiscard]] bool ready(UnitId unit);
    void follow(const table::TableTouch &touch);
    void objectToBackwards(Point to);
    void followGroup(Point to);
    void followGeneral(const table::TableTouch &touch);
    bool steer(const QKeyEvent &event);
    bool steerGroup(const QKeyEvent &event);
    bool steerGeneral(const QKeyEvent &event);
    void give(const std::vector<Command> &commands);
    [[nodiscard]] std::vector<Command> orders() const;
    [[nodiscard]] GroupPlan plan() const;
    [[nodiscard]] MoveGeneral generalOrder() const;

    void showDraft(table::Overlay &overlay) const;
    void showGroup(table::Overlay &overlay) const;
    void showGeneral(table::Overlay &overlay) const;
    void showHandles(table::Overlay &overlay) const;
    void showReach(table::Overlay &overlay) const;

    DraftHand m_hand{DraftKind::Move};
    Hold m_hold = Hold::Nothing;
    bool m_hasMoved = false; ///< a click is not a drag
    Point m_grip;
    std::optional<GroupDraft> m_group;
    std::optional<GeneralDraft> m_general;
};

} // namespace zama::play
