#pragma once
// Orders against an enemy: pick one of yours, see whom it can reach and what to expect, click one. Shooting,
// charging and choosing whom to fight differ in what they aim and in nothing else.

#include "app/play/draft_hand.h"
#include "app/play/play_tool.h"

namespace zama::play {

/// An enemy who may be ordered against, and how.
struct Aim {
    UnitId enemy;
    Command command;
    QString label;             ///< what to expect, in a word: "−1.2"
    std::optional<Pose> ghost; ///< where the unit would be
    std::vector<Point> way;    ///< along which it would go
    bool operator==(const Aim &) const = default;
};

class TargetTool : public PlayTool
{
    Q_OBJECT
public:
    explicit TargetTool(OrderDesk &desk, QObject *parent = nullptr);

    [[nodiscard]] bool hasOrder() const override { return m_chosen.isValid(); }
    void giveOrder() override;
    void refresh() override;

    bool press(const table::TableTouch &touch) override;
    void hover(const table::TableTouch &touch) override;
    void leave() override;
    bool key(const QKeyEvent &event) override;
    [[nodiscard]] QCursor cursorAt(const table::TableTouch &touch) const override;
    [[nodiscard]] QString remarkOn(const table::EntryId &id) const override;
    [[nodiscard]] QString orderInWords() const override;

    /// Whom the picked unit can be ordered against, nearest first.
    [[nodiscard]] const std::vector<Aim> &aims() const { return m_aims; }
    /// The enemy chosen by keys or under the pointer; none if there is none.
    [[nodiscard]] UnitId chosen() const { return m_chosen; }
    /// Chooses an enemy as a pointer over him does.
    void choose(UnitId enemy);
    /// Goes round the aims, forwards or backwards, as arrow keys do.
    void chooseNext(int step);

protected:
    void forget() override;
    /// Every lawful order of `unit` against an enemy.
    [[nodiscard]] virtual std::vector<Aim> aimsOf(UnitId unit) const = 0;
    /// The order that is asked for by a click on an enemy who is none of the aims: to be refused.
    [[nodiscard]] virtual Command attempt(UnitId unit, UnitId enemy) const = 0;
    /// An order to be refused, with its reason, when the picked unit can do nothing; none if it can.
    [[nodiscard]] virtual Check objectionTo(UnitId unit) const = 0;
    /// What else is to be seen of the picked unit.
    virtual void decorate(table::Overlay &overlay, UnitId unit) const;
    /// What can be done to the enemy of an aim, in words.
    [[nodiscard]] virtual QString wordsOf(const Aim &aim) const = 0;
    /// The thought of an aim, for the odds.
    [[nodiscard]] virtual Thought thoughtOf(const Aim &aim) const = 0;

    [[nodiscard]] const Aim *aimAt(UnitId enemy) const;
    [[nodiscard]] UnitId shooter() const { return desk().picks().single(); }

private:
    void pickOwn(const table::TableTouch &touch, UnitId unit);
    void order(UnitId enemy);
    void lookAround();

    std::vector<Aim> m_aims;
    UnitId m_aimed; ///< whose aims they are
    UnitId m_chosen;
    bool m_isPointed = false; ///< chosen by the pointer, which may leave
};

/// S1 to S8, Q51 to Q59.
class ShootTool final : public TargetTool
{
    Q_OBJECT
public:
    using TargetTool::TargetTool;

protected:
    [[nodiscard]] std::vector<Aim> aimsOf(UnitId unit) const override;
    [[nodiscard]] Command attempt(UnitId unit, UnitId enemy) const override;
    [[nodiscard]] Check objectionTo(UnitId unit) const override;
    void decorate(table::Overlay &overlay, UnitId unit) const override;
    [[nodiscard]] QString wordsOf(const Aim &aim) const override;
    [[nodiscard]] Thought thoughtOf(const Aim &aim) const override;
};

/// C1 to C5, Q39 to Q50. A body may also be dragged: then the way is the player's own.
class ChargeTool final : public TargetTool
{
    Q_OBJECT
public:
    using TargetTool::TargetTool;

    [[nodiscard]] bool hasOrder() const override { return m_hand.hasPath() || TargetTool::hasOrder(); }
    [[nodiscard]] QString orderInWords() const override;
    void giveOrder() override;

    bool press(const table::TableTouch &touch) override;
    void drag(const table::TableTouch &touch) override;
    void release(const table::TableTouch &touch) override;
    void cancel() override;

protected:
    void forget() override;
    [[nodiscard]] std::vector<Aim> aimsOf(UnitId unit) const override;
    [[nodiscard]] Command attempt(UnitId unit, UnitId enemy) const override;
    [[nodiscard]] Check objectionTo(UnitId unit) const override;
    void decorate(table::Overlay &overlay, UnitId unit) const override;
    [[nodiscard]] QString wordsOf(const Aim &aim) const override;
    [[nodiscard]] Thought thoughtOf(const Aim &aim) const override;

private:
    [[nodiscard]] DeclareCharge draftedCharge() const;

    DraftHand m_hand{DraftKind::Charge};
};

/// Whom a unit fights where it has a choice (Q65).
class ChoiceTool final : public TargetTool
{
    Q_OBJECT
public:
    using TargetTool::TargetTool;

protected:
    [[nodiscard]] std::vector<Aim> aimsOf(UnitId unit) const override;
    [[nodiscard]] Command attempt(UnitId unit, UnitId enemy) const override;
    [[nodiscard]] Check objectionTo(UnitId unit) const override;
    void decorate(table::Overlay &overlay, UnitId unit) const override;
    [[nodiscard]] QString wordsOf(const Aim &aim) const override;
    [[nodiscard]] Thought thoughtOf(const Aim &aim) const override;
};

} // namespace zama::play
