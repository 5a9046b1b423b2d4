#pragma once
// Placing commands before the first turn, where a scenario leaves that free (Q16).

#include "app/play/play_tool.h"

namespace zama::play {

class DeployTool final : public PlayTool
{
    Q_OBJECT
public:
    using PlayTool::PlayTool;

    [[nodiscard]] bool hasOrder() const override { return m_draft.has_value(); }
    void giveOrder() override;
    void refresh() override;

    bool press(const table::TableTouch &touch) override;
    void drag(const table::TableTouch &touch) override;
    void release(const table::TableTouch &touch) override;
    void cancel() override;
    bool key(const QKeyEvent &event) override;
    [[nodiscard]] QString orderInWords() const override;

    /// Takes the next command that is still to be placed in hand, at places where it fits.
    void takeNextCommand();
    [[nodiscard]] const std::optional<DeployCommand> &draft() const { return m_draft; }

protected:
    void forget() override;

private:
    void take(CommandId command);
    [[nodiscard]] bool holds(UnitId unit) const;
    /// Where the first of the command stands.
    [[nodiscard]] Point firstPlace() const;
    void shift(Point by);
    void turn(Centidegrees by);
    [[nodiscard]] UnitId draftedAt(Point point) const;

    std::optional<DeployCommand> m_draft;
    std::optional<DeployCommand> m_before; ///< as it was when the hand took hold
    Point m_grip;
    bool m_holds = false;
    bool m_holdsGeneral = false;
};

} // namespace zama::play
