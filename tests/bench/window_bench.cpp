// What a person waits for: the start page, memory, the ghost under the pointer, undo, the program's moves.
//   zama_window_bench            prints one line a measure; run it alone, on a display or offscreen

#include "app/play/play_window.h"
#include "app/shell/main_window.h"
#include "app/shell/shipped_battle.h"
#include "core/ai/policy.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <thread>

namespace {

using namespace zama;

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

void report(const char *what, double value, const char *unit)
{
    std::printf("%-48s %9.2f %s\n", what, value, unit);
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
        send(QEvent::MouseButtonPress, from);
        QApplication::processEvents();
    });
    report("pressed on a unit, docks and table shown", pressed, "ms");
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
    measureDrag(window.playWindow());
    measureMinds(window.playWindow().session().setupPtr());
    measureHistory(window.playWindow());
    return 0;
}
