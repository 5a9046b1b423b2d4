#include "table/model/game_session.h"

#include "core/base/contract.h"

#include <algorithm>

namespace zama::table {
namespace {

// Whose order it is; none for dice.
SideId sideOf(const Command &command, const Setup &setup)
{
    return std::visit(Overloaded{
                          [&](const DeployCommand &c) { return setup.commands[c.command.index()].side; },
                          [&](const MoveUnit &c) { return setup.sideOf(c.unit); },
                          [&](const MoveGeneral &c) { return setup.generals[c.general.index()].side; },
                          [&](const Shoot &c) { return setup.sideOf(c.unit); },
                          [&](const DeclareCharge &c) { return setup.sideOf(c.unit); },
                          [&](const PassCharge &c) { return c.side; },
                          [&](const AssignMeleeDice &c) { return setup.sideOf(c.unit); },
                          [&](const Roll &) { return SideId(); },
                          [&](const EndStep &c) { return c.side; },
                          [&](const Concede &c) { return c.side; },
                      },
                      command);
}

} // namespace

// In a journal from a file every entry is a gesture of its own.
GameSession::GameSession(Journal journal, QObject *parent)
    : QObject(parent),
      m_journal(std::move(journal))
{
    for (std::size_t i = 0; i < m_journal.entries().size(); ++i) {
        m_gestures.push_back({i, Author::Person, true});
    }
}

void GameSession::setPersons(const std::array<bool, 2> &persons)
{
    for (Gesture &gesture : m_gestures) {
        if (gesture.isFromFile) {
            const SideId side = sideOf(m_journal.entries()[gesture.begin].command, setup());
            const bool isPersons = side.isValid() && persons.at(side.index());
            gesture.author = isPersons ? Author::Person : Author::Computer;
        }
    }
    emit historyChanged();
}

// Those at the cursor and behind it.
void GameSession::forgetGestures()
{
    const std::size_t here = m_journal.cursor();
    std::erase_if(m_gestures, [here](const Gesture &g) { return g.begin >= here; });
}

Check GameSession::give(const Command &command, Author author)
{
    return giveAll({&command, 1}, author);
}

Check GameSession::giveAll(std::span<const Command> commands, Author author)
{
    require(!isLookingBack(), "orders while looking back");
    const std::size_t first = m_journal.cursor();
    const auto gestures = m_gestures;
    forgetGestures();
    m_gestures.push_back({first, author, false});
    Check refused;
    for (const Command &command : commands) {
        refused = m_journal.record(command);
        if (refused) {
            break;
        }
    }
    if (m_journal.cursor() == first) {
        m_gestures = gestures; // nothing happened: what was taken back can still be done again
        return refused;
    }
    emit committed(static_cast<qsizetype>(first), static_cast<qsizetype>(m_journal.cursor()));
    emit historyChanged();
    return refused;
}

void GameSession::setUndoPolicy(UndoPolicy policy)
{
    m_policy = policy;
    emit historyChanged();
}

// The beginning of the last gesture of a person that may be taken back; the cursor if there is none.
std::size_t GameSession::undoTarget() const
{
    const std::size_t here = m_journal.cursor();
    const std::size_t floor = m_journal.undoFloor(m_policy);
    const auto last = std::find_if(m_gestures.rbegin(), m_gestures.rend(), [&](const Gesture &g) {
        return g.begin < here && g.author == Author::Person;
    });
    return last != m_gestures.rend() && last->begin >= floor ? last->begin : here;
}

// The end of the gesture at the cursor and of what others did after it.
std::size_t GameSession::redoTarget() const
{
    const std::size_t here = m_journal.cursor();
    const auto next = std::find_if(m_gestures.begin(), m_gestures.end(), [&](const Gesture &g) {
        return g.begin > here && g.author == Author::Person;
    });
    return next != m_gestures.end() ? next->begin : m_journal.entries().size();
}

bool GameSession::canUndo() const
{
    return !isLookingBack() && undoTarget() < m_journal.cursor();
}

bool GameSession::canRedo() const
{
    return !isLookingBack() && !m_journal.isAtEnd();
}

void GameSession::undo()
{
    if (canUndo()) {
        moveTo(undoTarget());
    }
}

void GameSession::redo()
{
    if (canRedo()) {
        moveTo(redoTarget());
    }
}

void GameSession::moveTo(std::size_t cursor)
{
    m_journal.jump(cursor);
    emit jumped();
    emit historyChanged();
}

void GameSession::lookAt(std::size_t cursor)
{
    const std::size_t place = std::min(cursor, m_journal.cursor());
    const auto look = place == m_journal.cursor() ? std::nullopt : std::optional(place);
    if (look == m_look) {
        return;
    }
    m_look = look;
    emit jumped();
    emit historyChanged();
}

void GameSession::branchFromHere()
{
    m_journal = m_journal.branch(shownCursor());
    m_look.reset();
    forgetGestures();
    emit branched();
    emit jumped();
    emit historyChanged();
}

} // namespace zama::table
