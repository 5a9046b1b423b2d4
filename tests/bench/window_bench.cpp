// What a person waits for: the start page, memory, the ghost under the pointer, undo, the program's moves.
//   zama_window_bench            prints one line a measure; run it alone, on a display or offscreen
//   zama_window_bench --witness  also prints what is laid out and painted when a drag begins
//   zama_window_bench --languages  only switches languages in the sixth turn; counts processor time, so that
//   a
//                                  busy machine does not matter

#include "app/play/play_window.h"
#include "app/shell/language_choice.h"
#include "app/shell/main_window.h"
#include "app/shell/shipped_battle.h"
#include "core/ai/policy.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"

#include <QApplication>
#include <QDebug>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>
#include <thread>

namespace {

using namespace zama;

constexpr int kRestMilliseconds = 300;

double millisecondsOf(const std::function<void()> &work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6 : 0.0;
}

// Who is laid out and painted while it looks on.
class Witness final : public QObject
{
public:
    explicit Witness(const char *occasion)
        : m_occasion(occasion)
    {
        if (isWanted()) {
            qApp->installEventFilter(this);
            m_clock.start();
        }
    }
    ~Witness() override
    {
        for (const QString &line : m_seen) {
            std::printf("  %s: %s\n", m_occasion, qPrintable(line));
        }
    }
    Witness(const Witness &) = delete;
    Witness &operator=(const Witness &) = delete;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<const QWidget *>(watched);
        if (widget != nullptr && (event->type() == QEvent::Paint || event->type() == QEvent::LayoutRequest ||
                                  event->type() == QEvent::Resize)) {
            QString line;
            QDebug(&line).noquote() << m_clock.nsecsElapsed() / 1000 << "us" << event->type()
                                    << pathOf(*widget) << widget->size();
            if (event->type() == QEvent::Paint) {
                QDebug(&line) << static_cast<const QPaintEvent *>(event)->rect();
            }
            m_seen << line;
        }
        return false;
    }

private:
    static bool isWanted() { return QCoreApplication::arguments().contains(QStringLiteral("--witness")); }
    static QString pathOf(const QWidget &widget)
    {
        QString path;
        for (const QWidget *at = &widget; at != nullptr; at = at->parentWidget()) {
            path.prepend(QLatin1Char('/') + QString::fromLatin1(at->metaObject()->className()));
        }
        return path.section(QLatin1Char('/'), -4);
    }

    const char *m_occasion;
    QElapsedTimer m_clock;
    QStringList m_seen;
};

// Of this program alone, in all its threads.
double processorMillisecondsOf(const std::function<void()> &work)
{
    const std::clock_t before = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

void report(const char *what, double value, const char *unit)
{
    std::printf("%-48s %9.2f %s\n", what, value, unit);
}

// Until nothing is left to be done: a hand needs longer to reach for a unit.
void settle()
{
    QElapsedTimer clock;
    clock.start();
    do {
        QApplication::processEvents();
    } while (!clock.hasExpired(kRestMilliseconds));
}

// A body dragged to and fro: how long from the pointer's move to the painted ghost.
void measureDrag(play::PlayWindow &window)
{
    table::TableView &view = window.view();
    const UnitId unit = window.session().setup().findUnit("R2-INF3");
    const Pose pose = window.session().state().unit(unit).pose;
    const QPoint from = view.mapFromScene(
        table::sceneFrom(Point{pose.front.x, pose.front.y - 400}, window.model().frame().box));
    const auto send = [&](QEvent::Type type, QPoint at) {
        QMouseEvent event(type, at, view.viewport()->mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.viewport(), &event);
    };
    const double pressed = millisecondsOf([&] {
        const Witness witness("press");
        send(QEvent::MouseButtonPress, from);
        QApplication::processEvents();
    });
    report("pressed on a unit, docks and table shown", pressed, "ms");
    report("drag, pointer to painted ghost, first", millisecondsOf([&] {
               const Witness witness("first step");
               send(QEvent::MouseMove, from + QPoint(0, -10));
               QApplication::processEvents();
           }),
           "ms");
    double worst = 0;
    double sum = 0;
    constexpr int kMoves = 200;
    for (int i = 0; i < kMoves; ++i) {
        const double took = millisecondsOf([&] {
            send(QEvent::MouseMove, from + QPoint(i % 40 - 20, -(i % 60)));
            QApplication::processEvents();
        });
        worst = std::max(worst, took);
        sum += took;
    }
    view.cancelGesture();
    report("drag, pointer to painted ghost, mean", sum / kMoves, "ms");
    report("drag, pointer to painted ghost, worst", worst, "ms");
}

// A battle of twelve turns, then jumps anywhere in it.
void measureHistory(play::PlayWindow &window)
{
    table::GameSession &session = window.session();
    const auto mind = makePolicy("fast", 1);
    while (!session.state().isOver()) {
        const State &state = session.state();
        session.give(state.pending ? Command(Roll{seededFaces(1, state.diceDrawn, state.pending->dice)})
                                   : mind->decide(state, sideToDecide(state)).command);
    }
    session.setUndoPolicy(UndoPolicy::Free);
    constexpr std::size_t kJumps = 60;
    double worst = 0;
    double sum = 0;
    const std::size_t length = session.journal().cursor();
    for (std::size_t i = 0; i < kJumps; ++i) {
        const double took = millisecondsOf([&] {
            session.lookAt((i * 7919) % length);
            QApplication::processEvents();
        });
        worst = std::max(worst, took);
        sum += took;
    }
    session.returnToPresent();
    settle();
    report("timeline jump, shown, mean of 60", sum / kJumps, "ms");
    report("timeline jump, shown, worst of 60", worst, "ms");
    report("undo from the end, shown", millisecondsOf([&] {
               session.undo();
               QApplication::processEvents();
           }),
           "ms");
}

// The third turn, when armies are in reach of each other.
State midBattle(const SetupPtr &setup)
{
    Journal journal(setup, 1);
    const auto mind = makePolicy("fast", 1);
    while (journal.state().turn < 3) {
        const State &state = journal.state();
        journal.record(state.pending ? Command(Roll{seededFaces(1, state.diceDrawn, state.pending->dice)})
                                     : mind->decide(state, sideToDecide(state)).command);
    }
    return journal.state();
}

void measureMinds(const SetupPtr &setup)
{
    const State state = midBattle(setup);
    for (const auto player : {play::Player::Veteran, play::Player::Commander}) {
        const std::atomic<bool> never = false;
        report(player == play::Player::Veteran ? "Veteran, whole move step of turn 3"
                                               : "Commander, whole move step of turn 3",
               millisecondsOf([&] {
                   static_cast<void>(play::answerTo({state, SideId(0), player, 1, true}, never));
               }),
               "ms");
    }
    std::atomic<bool> stop = false;
    std::thread thinking([&] {
        static_cast<void>(play::answerTo({state, SideId(0), play::Player::Commander, 1, true}, stop));
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
    report("Commander, interrupted", millisecondsOf([&] {
               stop = true;
               thinking.join();
           }),
           "ms");
}

// Zama in turn six, as a class leaves it: orders and rolls of a fast mind.
void playToTurnSix(table::GameSession &session)
{
    const auto mind = makePolicy("fast", 1);
    while (!session.state().isOver() && session.state().turn < 6) {
        const State &state = session.state();
        session.give(state.pending ? Command(Roll{seededFaces(1, state.diceDrawn, state.pending->dice)})
                                   : mind->decide(state, sideToDecide(state)).command);
    }
}

// Every language one after the other, some times over; at first its file is read, too.
void measureLanguages(shell::MainWindow &window)
{
    constexpr int kRounds = 4;
    const QStringList tags = window.languages().languages().tags();
    std::map<QString, double> least;
    double first = 0;
    for (int round = 0; round < kRounds; ++round) {
        for (const QString &tag : tags) {
            settle();
            const double took = processorMillisecondsOf([&] {
                const Witness witness("language");
                window.languages().choose(tag);
                QApplication::processEvents();
            });
            first = round == 0 ? std::max(first, took) : first;
            const auto known = least.find(tag);
            least[tag] = known == least.end() ? took : std::min(known->second, took);
        }
    }
    report("another language, read and shown, worst", first, "ms of processor");
    double worst = 0;
    for (const auto &[tag, took] : least) {
        report(qPrintable(QStringLiteral("  shown again, %1").arg(tag)), took, "ms of processor");
        worst = std::max(worst, took);
    }
    report("another language, shown again, worst", worst, "ms of processor");
}

} // namespace

int main(int argc, char **argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    QApplication app(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Zama"));
    QCoreApplication::setApplicationName(QStringLiteral("Zama"));
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    table::initResources();
    shell::MainWindow window(shell::ThemeChoice::Light, {folder.filePath(QStringLiteral("battles")),
                                                         folder.filePath(QStringLiteral("refuge"))});
    window.resize(1366, 768);
    window.show();
    QApplication::processEvents();
    report("start page painted, from main()", static_cast<double>(sinceStart.nsecsElapsed()) / 1e6, "ms");
    window.playWindow().setPace(table::Pace::AtOnce);
    report("Zama opened and painted", millisecondsOf([&] {
               window.begin({shell::shippedPath(QStringLiteral("zama")),
                             {{play::Player::Person, play::Player::Person}, {}, {}},
                             false});
               QApplication::processEvents();
           }),
           "ms");
    report("resident with Zama open", residentMegabytes(), "MB");
    settle();
    if (QCoreApplication::arguments().contains(QStringLiteral("--languages"))) {
        playToTurnSix(window.playWindow().session());
        measureLanguages(window);
        return 0;
    }
    measureDrag(window.playWindow());
    measureMinds(window.playWindow().session().setupPtr());
    measureHistory(window.playWindow());
    measureLanguages(window);
    return 0;
}
