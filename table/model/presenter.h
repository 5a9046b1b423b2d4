#pragma once
// From what has happened to what is shown: drains committed events in their order, one scene after another,
// and says for each step of the sequence of play what just took place.

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "table/model/game_session.h"

#include <deque>

namespace zama::table {

/// How fast events are shown.
enum class Pace : std::uint8_t { Calm, Brisk, AtOnce };

/// Holds the state that is shown, which lags behind the true one while something moves. A jump in history is
/// shown at once. Play, computer players, replay and undo all pass through here.
class Presenter final : public QObject
{
    Q_OBJECT
public:
    /// The session must outlive the presenter.
    explicit Presenter(GameSession &session, QObject *parent = nullptr);

    [[nodiscard]] const State &shown() const { return m_shown; }
    /// Is there anything left to show?
    [[nodiscard]] bool isBusy() const { return m_scene.has_value() || !m_queue.empty(); }
    [[nodiscard]] Pace pace() const { return m_pace; }
    void setPace(Pace pace) { m_pace = pace; }

public slots:
    /// Shows all that is left at once.
    void skip();

signals:
    /// Begins to show `event`, which is not yet part of shown(); it takes that long.
    void starting(const zama::Event &event, int milliseconds);
    /// `event` is now part of shown(). `entry` is its place in the journal.
    void happened(const zama::Event &event, qsizetype entry);

    // What happened, by the steps of the sequence of play; each follows happened().
    void stepEntered(int turn, int step);
    void sideToAct(zama::SideId side);
    void unitsMoved(const std::vector<zama::UnitId> &units);
    void generalMoved(zama::GeneralId general);
    void rollAwaited(const zama::PendingRoll &roll);
    void diceRolled(const zama::PendingRoll &roll, const zama::Faces &faces, int hits);
    void shotResolved(zama::UnitId unit, zama::UnitId target, int hits);
    void standsLost(zama::UnitId unit, int count, zama::Cause cause);
    void unitGone(zama::UnitId unit);
    void chargeResolved(zama::UnitId unit, zama::UnitId target);
    void meleeResolved();
    void elephantRampaged(zama::UnitId unit);
    void generalFell(zama::GeneralId general);
    void turnEnded(int turn);
    void battleEnded(const zama::Outcome &outcome);

    /// shown() has changed: models take it over.
    void shownChanged();
    /// Somebody is on the way; shown() holds the place of this moment.
    void underWay();
    /// shown() is another moment of the battle; nothing led there.
    void jumped();
    /// All has been shown: shown() is the true state.
    void idle();

private:
    /// Events shown together, and who is on the way meanwhile.
    struct Motion {
        UnitId unit;
        GeneralId general; ///< of a general who walks alone
        std::vector<Pose> way;
    };
    struct Scene {
        std::vector<Event> events;
        std::vector<Motion> motions;
        qsizetype entry = 0;
        int milliseconds = 0;
    };

    void take(qsizetype first, qsizetype last);
    void queueEntry(qsizetype entry, bool withPrevious);
    void reset();
    void next();
    void begin(Scene scene);
    void tick();
    void finish();
    void addMotion(Scene &scene, const Event &event) const;
    void announce(const Event &event, qsizetype entry);
    void place(const Motion &motion, double part);
    [[nodiscard]] int duration(const Scene &scene) const;

    GameSession &m_session;
    State m_shown;
    std::deque<Scene> m_queue;
    std::optional<Scene> m_scene;
    QElapsedTimer m_clock;
    QTimer m_timer;
    Pace m_pace = Pace::Calm;
};

} // namespace zama::table
