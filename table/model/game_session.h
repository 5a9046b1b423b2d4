#pragma once
// A battle that is being played: the true state, who may take back what, and the look back.

#include <QObject>

#include "core/game/journal.h"

#include <array>
#include <span>

namespace zama::table {

/// Who gave an order: taking back goes to before a person's last gesture, over what others did since.
enum class Author : std::uint8_t { Person, Computer };

/// Holds the journal of one battle. Everything that happens passes through give(); everything that is taken
/// back or looked at is a place of the journal's cursor. Nothing here waits, animates or shows.
class GameSession final : public QObject
{
    Q_OBJECT
public:
    explicit GameSession(Journal journal, QObject *parent = nullptr);

    [[nodiscard]] const Journal &journal() const { return m_journal; }
    /// How things truly stand, whatever is being looked at.
    [[nodiscard]] const State &state() const { return m_journal.state(); }
    [[nodiscard]] const Setup &setup() const { return *m_journal.setup(); }
    [[nodiscard]] const SetupPtr &setupPtr() const { return m_journal.setup(); }

    /// Carries out one order. A refusal changes nothing. While looking back nothing may be ordered: call
    /// isLookingBack() first (a contract).
    Check give(const Command &command, Author author = Author::Person);
    /// Carries out several orders as one gesture, up to the first that is refused; what was carried out
    /// before it stays. The refusal, if any, is returned.
    Check giveAll(std::span<const Command> commands, Author author = Author::Person);

    /// Which sides are persons': whose gestures the entries of a journal from a file are taken to be. Dice
    /// belong to the order before them.
    void setPersons(const std::array<bool, 2> &persons);

    [[nodiscard]] UndoPolicy undoPolicy() const { return m_policy; }
    void setUndoPolicy(UndoPolicy policy);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Takes back a person's last gesture and all that followed it, as far as the policy allows.
    void undo();
    /// Does again what undo() took back last.
    void redo();

    /// The place of the journal that is shown: the cursor, or an earlier one while looking back.
    [[nodiscard]] std::size_t shownCursor() const { return m_look.value_or(m_journal.cursor()); }
    [[nodiscard]] bool isLookingBack() const { return m_look.has_value(); }
    /// Shows the battle as it stood after `cursor` entries, [0, journal().cursor()]; the present ends it.
    void lookAt(std::size_t cursor);
    void returnToPresent() { lookAt(m_journal.cursor()); }
    /// Goes on from the place that is looked at, as a battle of its own; the old one is left as it was.
    void branchFromHere();

signals:
    /// Entries [first, last) of the journal are new and have happened.
    void committed(qsizetype first, qsizetype last);
    /// What is to be shown has changed otherwise: taken back, done again, looked at. Nothing to animate.
    void jumped();
    /// A battle of its own begins here; whoever keeps files begins a new one.
    void branched();
    /// The policy or what may be taken back has changed.
    void historyChanged();

private:
    /// Where a gesture begins in the journal, and whose it was.
    struct Gesture {
        std::size_t begin = 0;
        Author author = Author::Person;
        bool isFromFile = false;
    };

    void forgetGestures();
    [[nodiscard]] std::size_t undoTarget() const;
    [[nodiscard]] std::size_t redoTarget() const;
    void moveTo(std::size_t cursor);

    Journal m_journal;
    std::vector<Gesture> m_gestures; ///< in ascending order, those taken back included
    std::optional<std::size_t> m_look;
    UndoPolicy m_policy = UndoPolicy::UntilDice;
};

} // namespace zama::table
