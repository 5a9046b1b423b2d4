#pragma once
// The battles of this computer, for the start page: those that were interrupted, and the recent ones.

#include "app/shell/battle_places.h"
#include "app/shell/battle_summary.h"
#include "core/game/state.h"

#include <QHash>
#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

class QThread;

namespace zama::shell {

struct ShelvedBattle {
    QString path;
    QDateTime changed; ///< its last order
    BattleSummary summary;
    bool isInterrupted = false;        ///< not over, not closed in good order, and no window has it: offer it
    bool isHeld = false;               ///< a window has it at this moment
    std::optional<BranchPoint> branch; ///< where it branched off from another
    std::shared_ptr<const State> moment; ///< how it stands, for a picture; null until it has been read
    bool operator==(const ShelvedBattle &other) const { return path == other.path; }
};

/// What was read before, so that only changed files are read again. One thread at a time.
class SummaryCache
{
public:
    [[nodiscard]] BattleSummary summary(const QString &path);
    /// How the battle stands if that is known already.
    [[nodiscard]] std::shared_ptr<const State> knownMoment(const QString &path) const;
    /// The same, reading the battle if need be; null for one that cannot be read or is very large.
    [[nodiscard]] std::shared_ptr<const State> moment(const QString &path);

private:
    struct Known {
        QDateTime changed;
        qint64 size = -1;
        QString language;
        BattleSummary summary;
        std::shared_ptr<const State> moment;
    };
    QHash<QString, Known> m_known;
};

/// No list is longer, except by interrupted battles.
inline constexpr std::size_t kMostShelved = 12;

/// Reads the shelf now: battles of both folders and all that have a note, newest first. Bad files are in it
/// with their reason, but never push out a good one; however many there are, at most 64 files are read.
[[nodiscard]] std::vector<ShelvedBattle> shelvedBattles(const BattlePlaces &places, SummaryCache &cache);

/// The same, read beside the window's own work.
class BattleShelf final : public QObject
{
    Q_OBJECT
public:
    explicit BattleShelf(BattlePlaces places, QObject *parent = nullptr);
    /// Waits for a reading under way.
    ~BattleShelf() override;

    /// Begins to read. changed() follows when the list is known, and again when the moments are.
    void refresh();
    /// What the last reading found.
    [[nodiscard]] const std::vector<ShelvedBattle> &battles() const { return m_battles; }

    /// No longer offers it as interrupted; it stays among the recent battles.
    void setAside(const QString &path);
    /// Takes a battle out of the list. The file of one that a person named stays where it is; one that the
    /// program named goes to the desktop's trash. A battle that a window has stays.
    void forget(const QString &path);
    /// Is that a battle that the program named?
    [[nodiscard]] bool isOurs(const QString &path) const { return m_places.isOurs(path); }

signals:
    void changed();

private:
    void read();
    void publish(std::vector<ShelvedBattle> battles);
    void finishReading();

    BattlePlaces m_places;
    std::shared_ptr<SummaryCache> m_cache = std::make_shared<SummaryCache>();
    std::vector<ShelvedBattle> m_battles;
    QThread *m_reader = nullptr;
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false);
    bool m_isStale = false; ///< asked for again while reading
};

} // namespace zama::shell
