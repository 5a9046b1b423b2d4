#include "app/play/opponents.h"

#include "core/base/dice.h"
#include "core/game/decide.h"

#include <QTimer>

#include <variant>

namespace zama::play {
namespace {

constexpr std::size_t kMostOrders = 2000; // of one step: far above what any army has
constexpr int kBreath = 350;              // milliseconds before the program rolls, so that dice are seen

bool isMove(const Command &command)
{
    return std::holds_alternative<MoveUnit>(command) || std::holds_alternative<MoveGeneral>(command);
}

} // namespace

Answer answerTo(const Question &question, const std::atomic<bool> &stop)
{
    Answer answer;
    Budget budget;
    budget.stop = &stop;
    const auto mind = makePolicy(policyOf(question.player), question.seed, budget);
    State state = question.state;
    while (mind != nullptr && !stop.load() && answer.size() < kMostOrders) {
        answer.push_back(mind->decide(state, question.side));
        const Command &order = answer.back().command;
        if (!question.wholeStep || !isMove(order) || execute(state, order)) {
            break;
        }
    }
    return answer;
}

Thinker::Thinker(QObject *parent)
    : QObject(parent),
      m_worker(new QObject)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

Thinker::~Thinker()
{
    interrupt();
    m_thread.quit();
    m_thread.wait();
}

void Thinker::interrupt()
{
    if (m_stop != nullptr) {
        m_stop->store(true);
        m_stop.reset();
    }
}

// The answer comes back as an event of this thread; one to a question that was given up is dropped there.
void Thinker::ask(Question question)
{
    interrupt();
    const auto stop = std::make_shared<std::atomic<bool>>(false);
    m_stop = stop;
    QMetaObject::invokeMethod(m_worker, [this, stop, question = std::move(question)] {
        Answer answer = answerTo(question, *stop);
        QMetaObject::invokeMethod(this, [this, stop, answer = std::move(answer)] {
            if (m_stop == stop) {
                m_stop.reset();
                emit answered(answer);
            }
        });
    });
}

Opponents::Opponents(table::GameSession &session, table::Presenter &presenter, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_presenter(presenter)
{
    connect(&presenter, &table::Presenter::idle, this, &Opponents::goOn);
    // The presenter has shown the other moment by now: what was thought of is void, and it may be its turn.
    connect(&session, &table::GameSession::jumped, this, [this] {
        interrupt();
        goOn();
    });
    connect(&session, &table::GameSession::committed, this, [this] {
        if (m_purpose == Purpose::Hint) { // it would be about what is past
            interrupt();
        }
    });
    connect(&m_thinker, &Thinker::answered, this, &Opponents::take);
}

void Opponents::setPlayers(const Players &players)
{
    interrupt();
    m_players = players;
    m_isPaused = false;
    goOn();
}

void Opponents::pause()
{
    m_isPaused = true;
    interrupt();
}

void Opponents::resume()
{
    m_isPaused = false;
    goOn();
}

void Opponents::setPurpose(Purpose purpose)
{
    if (purpose != m_purpose) {
        m_purpose = purpose;
        emit thinkingChanged();
    }
}

void Opponents::interrupt()
{
    m_thinker.interrupt();
    m_finishing = {};
    setPurpose(Purpose::Nothing);
}

bool Opponents::isItsTurn() const
{
    const State &state = m_session.state();
    if (state.pending) {
        const SideId side = state.pending->side;
        const bool both = m_players[0] != Player::Person && m_players[1] != Player::Person;
        return m_rollsDice && (side.isValid() ? m_players.at(side.index()) != Player::Person : both);
    }
    const SideId side = sideToDecide(state);
    return side.isValid() && m_players.at(side.index()) != Player::Person;
}

bool Opponents::isStillFinishing() const
{
    const State &state = m_session.state();
    return m_finishing.isValid() && state.turn == m_finishingTurn && state.step == m_finishingStep;
}

// Called whenever all has been shown: whose turn is it?
void Opponents::goOn()
{
    if (m_presenter.isBusy() || m_session.isLookingBack() || m_session.state().isOver()) {
        return;
    }
    if (m_finishing.isValid() && !isStillFinishing()) {
        m_finishing = {};
        setPurpose(Purpose::Nothing);
    }
    const SideId side = sideToDecide(m_session.state());
    if (m_finishing.isValid() && side == m_finishing) {
        ask(side, Player::Veteran, Purpose::Finish);
    } else if (m_finishing.isValid() && m_session.state().pending && m_rollsDice) {
        QTimer::singleShot(m_presenter.pace() == table::Pace::AtOnce ? 0 : kBreath, this, &Opponents::roll);
    } else if (!m_isPaused && isItsTurn()) {
        if (m_session.state().pending) {
            QTimer::singleShot(m_presenter.pace() == table::Pace::AtOnce ? 0 : kBreath, this,
                               &Opponents::roll);
        } else {
            ask(side, m_players.at(side.index()), Purpose::Play);
        }
    }
}

void Opponents::ask(SideId side, Player player, Purpose purpose)
{
    const State &state = m_session.state();
    const std::uint64_t seed = m_session.journal().seed() + m_session.journal().cursor();
    setPurpose(purpose);
    m_thinker.ask({state, side, player, seed, purpose != Purpose::Hint && state.phase == Phase::Ordering});
}

void Opponents::hint()
{
    const SideId side = sideToDecide(m_session.state());
    if (side.isValid() && !m_presenter.isBusy() && !m_session.isLookingBack()) {
        ask(side, Player::Veteran, Purpose::Hint);
    }
}

void Opponents::finishStep()
{
    const State &state = m_session.state();
    const SideId side = sideToDecide(state);
    if (side.isValid() && !m_session.isLookingBack()) {
        m_finishing = side;
        m_finishingStep = state.step;
        m_finishingTurn = state.turn;
        goOn();
    }
}

void Opponents::take(const Answer &answer)
{
    const Purpose purpose = m_purpose;
    if (answer.empty()) {
        setPurpose(Purpose::Nothing);
    } else if (purpose == Purpose::Hint) {
        setPurpose(Purpose::Nothing);
        emit hinted(answer.front());
    } else {
        give(answer);
    }
}

// Orders of one command are one gesture, so that its line moves as a line; "done" stands alone.
void Opponents::give(const Answer &answer)
{
    const auto author = m_purpose == Purpose::Finish ? table::Author::Person : table::Author::Computer;
    setPurpose(m_finishing.isValid() ? Purpose::Finish : Purpose::Nothing);
    std::vector<Command> gesture;
    for (const Decision &decision : answer) {
        emit ordered(decision);
        gesture.push_back(decision.command);
    }
    m_session.giveAll(gesture, author);
}

void Opponents::roll()
{
    const State &state = m_session.state();
    if (!state.pending || m_presenter.isBusy() || m_session.isLookingBack() || m_isPaused ||
        (!isItsTurn() && !isStillFinishing())) {
        return;
    }
    const Faces faces = seededFaces(m_session.journal().seed(), state.diceDrawn, state.pending->dice);
    m_session.give(Roll{faces}, table::Author::Computer);
}

} // namespace zama::play
