#pragma once
// One battle between two minds, from its first step to its end.

#include "core/ai/policy.h"
#include "core/base/result.h"
#include "core/game/decide.h"
#include "core/sim/stands_taken.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace zama::sim {

/// What became of the elephants of a side; the four add up to how many it had on the table.
struct ElephantFates {
    int onTable = 0;
    int scared = 0;
    int rampaged = 0;
    int removed = 0; ///< by another elephant's rampage (Q79 option)
    bool operator==(const ElephantFates &) const = default;
};

/// How a battle went.
struct MatchResult {
    Outcome outcome;
    int turns = 0; ///< begun
    std::int64_t commands = 0;
    std::int64_t orders = 0; ///< commands that are no rolls: what somebody had to make up his mind about
    std::int64_t dice = 0;
    std::vector<int> standsLost;  ///< by unit type
    std::vector<int> standsLeft;  ///< by unit, at the end
    std::vector<int> standsTaken; ///< by unit: enemy stands, in thousandths (see StandsTaken)
    std::vector<bool> fallen;     ///< by general
    std::array<int, 2> unitsLeft{};
    std::array<ElephantFates, 2> elephants{};
    std::uint64_t finalHash = 0; ///< of the last state
    std::uint64_t eventHash = 0; ///< of all events in their order
    bool operator==(const MatchResult &) const = default;
};

/// Why a battle was broken off.
struct MatchFault {
    enum class Kind : std::uint8_t {
        Stopped,         ///< the stop flag was set
        TooManyCommands, ///< a mind gives orders without end: a bug of it
        RefusedCommand,  ///< a mind gave an unlawful order: a bug of it
        NoDice,          ///< the source ran out
    };
    Kind kind{};
    SideId side;
    Refusal refusal; ///< of RefusedCommand
};

/// Notices orders without end. Every unit and general acts at most once a step and gives rise to a few rolls,
/// but choices of melee targets can be changed for ever; the bound is far above what a sensible turn needs.
class CommandLimit
{
public:
    /// To be told the state behind every command.
    void note(const State &state);
    [[nodiscard]] bool isReached(const State &state) const;

private:
    std::int64_t m_commands = 0; // in this turn
    int m_turn = 0;
};

/// A battle being played, one command at a time.
class Match
{
public:
    using Minds = std::array<Policy *, 2>;

    /// A side without a mind (null) is played by somebody else, through give().
    Match(const SetupPtr &setup, Minds minds, DiceSource &dice);

    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] bool isOver() const { return m_state.isOver(); }
    /// The command that is due now, if dice or a mind can give it.
    [[nodiscard]] Result<Command, MatchFault> next();
    /// Carries out a command of anybody.
    [[nodiscard]] Check give(const Command &command);
    /// Everything that happened in the last command.
    [[nodiscard]] const Events &lastEvents() const { return m_events; }
    /// Plays one command.
    [[nodiscard]] std::optional<MatchFault> step();
    /// Plays to the end; looks at `stop` before each command.
    [[nodiscard]] std::optional<MatchFault> play(const std::atomic<bool> *stop = nullptr);
    [[nodiscard]] MatchResult result() const;

private:
    State m_state;
    Minds m_minds;
    DiceSource &m_dice;
    Events m_events;
    std::int64_t m_commands = 0;
    std::int64_t m_rolls = 0;
    CommandLimit m_limit;
    StandsTaken m_taken;
    std::uint64_t m_eventHash = 0;
};

/// Seeds of game number `game` of a series: of its dice and of the minds of both sides. They depend on
/// nothing else, so any game can be played again by itself.
struct MatchSeeds {
    std::uint64_t dice = 0;
    std::array<std::uint64_t, 2> minds{};
};
[[nodiscard]] MatchSeeds seedsOf(std::uint64_t seed, std::uint64_t game);

} // namespace zama::sim
