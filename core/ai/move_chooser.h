#pragma once
// Where a unit should go: a handful of manoeuvres, each judged by what it can do, what can be done to it, and
// whether the line holds.

#include "core/ai/fast_policy.h"

#include <optional>

namespace zama::ai {

/// A move worth making and why.
struct ChosenMove {
    MoveUnit order;
    Message reason;
};

/// Chooses moves for the units of one side in one move step.
class MoveChooser
{
public:
    MoveChooser(const State &state, const Situation &situation, const Doctrine &doctrine, WorthTable &worth);

    /// The best lawful move of `unit`; none when it should stay.
    [[nodiscard]] std::optional<ChosenMove> choose(UnitId unit);

private:
    struct Plan {
        Path path;
        Pose end;
        int score = 0;
        std::string_view reason;
    };
    /// What an enemy means to the unit that is being moved.
    struct Rival {
        Point centre;
        Mils radius = 0;
        Mils reach = 0;
        Millistands gain = 0;   ///< of attacking him
        Millistands threat = 0; ///< of being attacked by him
        Millistands shot = 0;   ///< of a volley at him
        bool elephant = false;
    };
    struct Score {
        int value = 0;
        bool attacks = false;
        bool shoots = false;
        bool exposed = false;
    };

    void look(UnitId unit);
    void pickGoal();
    [[nodiscard]] std::vector<Path> paths() const;
    [[nodiscard]] std::vector<Path> formedPaths() const;
    [[nodiscard]] std::vector<Path> freePaths() const;
    [[nodiscard]] std::vector<Path> breakOffPaths() const;
    [[nodiscard]] Score judge(const Pose &pose) const;
    [[nodiscard]] int lineScore(const Pose &pose) const;
    [[nodiscard]] Pose endOf(const Path &path) const;
    [[nodiscard]] std::string_view reasonFor(const Score &stay, const Score &go) const;
    [[nodiscard]] bool isHolding() const;

    const State &m_state;
    const Situation &m_situation;
    const Doctrine &m_doctrine;
    WorthTable &m_worth;

    // the unit in hand
    UnitId m_unit;
    Extent m_size;
    Pose m_pose;
    Mils m_half = 0;
    std::vector<Rival> m_rivals;
    Point m_goal;
    Millistands m_goalGain = 0;
    UnitId m_goalUnit;
};

} // namespace zama::ai
