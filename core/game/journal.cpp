#include "core/game/journal.h"

#include "core/base/contract.h"

#include <algorithm>

namespace zama {
namespace {

// A jump folds at most this many entries: about 20 microseconds in Zama.
constexpr std::size_t kSnapshotEvery = 64;

bool isRoll(const JournalEntry &e)
{
    return std::holds_alternative<Roll>(e.command);
}

bool entersStep(const JournalEntry &e)
{
    return std::ranges::any_of(e.events,
                               [](const Event &x) { return std::holds_alternative<event::StepEntered>(x); });
}

} // namespace

Journal::Journal(SetupPtr setup, std::uint64_t seed)
    : m_setup(std::move(setup)),
      m_seed(seed),
      m_state(begin(m_setup))
{
    m_snapshots.push_back({0, m_state});
}

Check Journal::record(const Command &command)
{
    JournalEntry entry{command, {}, 0};
    if (Check refused = execute(m_state, command, &entry.events)) {
        return refused;
    }
    dropRedo();
    entry.hash = hashOf(m_state);
    append(std::move(entry));
    return {};
}

void Journal::append(JournalEntry entry)
{
    m_entries.push_back(std::move(entry));
    m_cursor = m_entries.size();
    keepSnapshot();
}

void Journal::dropRedo()
{
    m_entries.resize(m_cursor);
    std::erase_if(m_snapshots, [&](const Snapshot &s) { return s.cursor > m_cursor; });
}

void Journal::keepSnapshot()
{
    if (m_cursor >= m_snapshots.back().cursor + kSnapshotEvery) {
        m_snapshots.push_back({m_cursor, m_state});
    }
}

State Journal::stateAt(std::size_t cursor) const
{
    require(cursor <= m_entries.size(), "a cursor lies within its journal");
    const auto after = std::ranges::upper_bound(m_snapshots, cursor, {}, &Snapshot::cursor);
    const Snapshot &from = *std::prev(after);
    State s = from.state;
    for (std::size_t i = from.cursor; i < cursor; ++i) {
        for (const Event &e : m_entries[i].events) {
            zama::apply(s, e);
        }
    }
    return s;
}

void Journal::jump(std::size_t cursor)
{
    m_state = stateAt(cursor);
    m_cursor = cursor;
}

std::size_t Journal::undoFloor(UndoPolicy policy) const
{
    if (policy == UndoPolicy::Free) {
        return 0;
    }
    std::size_t floor = m_cursor;
    while (floor > 0) {
        const JournalEntry &e = m_entries[floor - 1];
        if (policy == UndoPolicy::UntilDice ? isRoll(e) : entersStep(e)) {
            break;
        }
        --floor;
    }
    return floor;
}

std::optional<Divergence> Journal::verify() const
{
    State s = begin(m_setup);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const JournalEntry &e = m_entries[i];
        Events events;
        if (const Check refused = execute(s, e.command, &events)) {
            return Divergence{i, *refused, e.hash, hashOf(s)};
        }
        const std::uint64_t found = hashOf(s);
        if (found != e.hash || events != e.events) {
            return Divergence{i, {}, e.hash, found};
        }
    }
    return {};
}

std::optional<std::size_t> Journal::firstTypedRoll() const
{
    std::uint64_t drawn = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (const auto *roll = std::get_if<Roll>(&m_entries[i].command)) {
            if (!(roll->faces == seededFaces(m_seed, drawn, roll->faces.count))) {
                return i;
            }
            drawn += roll->faces.count;
        }
    }
    return {};
}

Journal Journal::branch(std::size_t cursor) const
{
    Journal copy = *this;
    copy.jump(cursor);
    copy.dropRedo();
    return copy;
}

} // namespace zama
