#pragma once
// The one record of a battle: save game, replay, undo, redo, bug report and the source of the battle report
// are all this list with its cursor. Undo rebuilds from a snapshot and the entries behind it; nothing is
// inverted.

#include "core/game/decide.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zama {

/// The version of the rules a journal was played under; a change of any rule function raises it.
inline constexpr int kRulesVersion = 1;

struct JournalEntry {
    Command command;
    Events events;
    std::uint64_t hash = 0; ///< of the state behind the entry
};

/// How far a player may take back (a teacher's setting).
enum class UndoPolicy : std::uint8_t {
    UntilDice,  ///< never past a roll of dice
    WithinStep, ///< not past the beginning of the present step
    Free,
};

/// Where a journal that is verified differs from its battle.
struct Divergence {
    std::size_t entry = 0;          ///< index of the first entry that differs
    std::optional<Refusal> refusal; ///< its command is refused now
    std::uint64_t expected = 0;     ///< the hash in the journal
    std::uint64_t found = 0;
};

class Journal
{
public:
    /// An empty journal of the battle of `setup`; `seed` is what its dice come from when nobody rolls by
    /// hand.
    Journal(SetupPtr setup, std::uint64_t seed);

    [[nodiscard]] const SetupPtr &setup() const { return m_setup; }
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    [[nodiscard]] const std::vector<JournalEntry> &entries() const { return m_entries; }
    /// How many entries are done: state() is the state behind them.
    [[nodiscard]] std::size_t cursor() const { return m_cursor; }
    [[nodiscard]] bool isAtEnd() const { return m_cursor == m_entries.size(); }
    [[nodiscard]] const State &state() const { return m_state; }

    /// Carries out a command behind the cursor. A refusal changes nothing; a lawful command drops the entries
    /// behind the cursor (they were taken back).
    Check record(const Command &command);

    /// Moves the cursor anywhere in [0, entries().size()].
    void jump(std::size_t cursor);
    /// The state at any cursor position, without moving.
    [[nodiscard]] State stateAt(std::size_t cursor) const;
    /// The lowest cursor position that the policy allows to go back to from here.
    [[nodiscard]] std::size_t undoFloor(UndoPolicy policy) const;

    /// Plays every entry again from the beginning and compares commands, events and hashes.
    [[nodiscard]] std::optional<Divergence> verify() const;

    /// The index of the first roll with other faces than the seed gives: somebody rolled by hand. That is
    /// lawful (Q89), so verify() says nothing about it.
    [[nodiscard]] std::optional<std::size_t> firstTypedRoll() const;

    /// A journal of its own that ends at `cursor`: to branch from there.
    [[nodiscard]] Journal branch(std::size_t cursor) const;

private:
    struct Snapshot {
        std::size_t cursor;
        State state;
    };

    void append(JournalEntry entry);
    void dropRedo();
    void keepSnapshot();

    SetupPtr m_setup;
    std::uint64_t m_seed;
    std::vector<JournalEntry> m_entries;
    std::size_t m_cursor = 0;
    State m_state;
    std::vector<Snapshot> m_snapshots;
};

} // namespace zama
