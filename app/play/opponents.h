#pragma once
// The program as a player: it thinks beside the window, can be interrupted, and says why it does what it
// does.

#include <QObject>
#include <QThread>

#include "app/play/players.h"
#include "core/ai/policy.h"
#include "table/model/game_session.h"
#include "table/model/presenter.h"

#include <atomic>
#include <memory>

namespace zama::play {

/// What to think about: a state, for a side, as a player of that strength.
struct Question {
    State state;
    SideId side;
    Player player = Player::Veteran;
    std::uint64_t seed = 0;
    bool wholeStep = false; ///< all orders of a move step at once, not only the next one
};

/// The orders that were thought of, in their order, each with its reason.
using Answer = std::vector<Decision>;

/// Answers a question; at once when `stop` is set, with what has been thought of so far (perhaps nothing).
[[nodiscard]] Answer answerTo(const Question &question, const std::atomic<bool> &stop);

/// Thinks in a thread of its own. One question at a time: a new one interrupts the one before.
class Thinker final : public QObject
{
    Q_OBJECT
public:
    explicit Thinker(QObject *parent = nullptr);
    ~Thinker() override;

    [[nodiscard]] bool isThinking() const { return m_stop != nullptr; }
    void ask(Question question);
    /// Gives up; answered() will not come.
    void interrupt();

signals:
    void answered(const zama::play::Answer &answer);

private:
    QThread m_thread;
    QObject *m_worker;                         ///< lives in the thread
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the question being thought about
};

/// Plays the sides that are not a person's, and advises persons.
class Opponents final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    Opponents(table::GameSession &session, table::Presenter &presenter, QObject *parent = nullptr);

    [[nodiscard]] const Players &players() const { return m_players; }
    /// May change in mid-battle, also while it is thinking.
    void setPlayers(const Players &players);
    /// Holds still, as while somebody looks back, or after orders of its own were taken back.
    void pause();
    void resume();
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    [[nodiscard]] bool isThinking() const { return m_purpose != Purpose::Nothing; }
    /// Is it the program's turn to order or to roll?
    [[nodiscard]] bool isItsTurn() const;
    /// Who rolls dice that nobody else rolls: with typed dice, persons roll for the program too.
    void setRollsDice(bool rolls) { m_rollsDice = rolls; }

    /// Thinks what a person might do next; hinted() tells.
    void hint();
    /// Plays the person's present step to its end.
    void finishStep();
    /// Stops thinking; what was ordered stays.
    void interrupt();

signals:
    /// Thinking has begun or ended.
    void thinkingChanged();
    void hinted(const zama::Decision &decision);
    /// The program ordered this, for that reason.
    void ordered(const zama::Decision &decision);

private:
    enum class Purpose : std::uint8_t { Nothing, Play, Hint, Finish };

    void goOn();
    void ask(SideId side, Player player, Purpose purpose);
    void take(const Answer &answer);
    void give(const Answer &answer);
    void roll();
    void setPurpose(Purpose purpose);
    [[nodiscard]] bool isStillFinishing() const;

    table::GameSession &m_session;
    table::Presenter &m_presenter;
    Thinker m_thinker;
    Players m_players{Player::Person, Player::Person};
    Purpose m_purpose = Purpose::Nothing;
    SideId m_finishing;
    int m_finishingStep = 0;
    int m_finishingTurn = 0;
    bool m_isPaused = false;
    bool m_rollsDice = true;
};

} // namespace zama::play
