// What the table costs: rows from a state, reconciling, and a frame of the window from afar and from near by.

#include "core/game/decide.h"
#include "core/io/read_scenario.h"
#include "table/model/battle_entries.h"
#include "table/model/event_log_model.h"
#include "table/model/losses.h"
#include "table/model/roster_model.h"
#include "table/scene/table_view.h"
#include "tests/bench/application.h"
#include "tests/support/recorded_battle.h"
#include "tests/support/small_battle.h"
#include "tests/support/source_tree.h"

#include <QImage>

#include <benchmark/benchmark.h>

#include <memory>

using namespace zama;
using namespace zama::table;

namespace {

State zamaState()
{
    const auto file = loadScenario(test::inSourceTree("scenarios/zama.zama.json"));
    return begin(compile(file.value().scenario).value());
}

void rowsOfZama(benchmark::State &run)
{
    const State state = zamaState();
    const MessageFormatter formatter{QLocale(QLocale::English)};
    for (auto _ : run) {
        benchmark::DoNotOptimize(entriesOf(state, formatter));
    }
}

void reconcileWithoutChange(benchmark::State &run)
{
    TableModel model;
    const TableEntries rows = entriesOf(zamaState(), MessageFormatter(QLocale(QLocale::English)));
    model.reconcile(rows);
    for (auto _ : run) {
        model.reconcile(rows);
    }
}

// The argument: the width shown, in inches.
void frameOfZama(benchmark::State &run)
{
    bench::application();
    TableModel model;
    TableScene scene(model);
    const State state = zamaState();
    model.setFrame(frameOf(*state.setup));
    model.reconcile(entriesOf(state, MessageFormatter(QLocale(QLocale::English))));
    TableView view(scene);
    view.resize(1920, 1080);
    const double width = 1000.0 * static_cast<double>(run.range(0));
    view.showPart(QRectF(45000 - width / 2, 30000 - width / 4, width, width / 2));
    QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
    for (auto _ : run) {
        static_cast<QWidget &>(view).render(&image);
    }
}

// Everybody steps to and fro; of a footprint nothing on the screen depends.
void step(State &state, int frame)
{
    const Mils by = frame % 2 == 0 ? 137 : -137;
    for (UnitState &unit : state.units) {
        unit.pose.front.y += by;
        unit.pose.facing = normalised(unit.pose.facing + by / 10);
    }
}

int standsOf(const State &state)
{
    int stands = 0;
    for (const UnitState &unit : state.units) {
        stands += unit.strength;
    }
    return stands;
}

State armyOf(std::int64_t stands)
{
    if (stands <= 380) {
        return zamaState();
    }
    const int each = standsOf(begin(compile(test::crowd(2)).value())) / 2;
    return begin(compile(test::crowd(static_cast<int>(stands) / each)).value());
}

// Rows from a state in which every unit has moved, and their reconciling, as in each frame of a move.
void rowsOfAMove(benchmark::State &run)
{
    bench::application();
    State state = armyOf(run.range(0));
    const MessageFormatter formatter{QLocale(QLocale::English)};
    TableModel model;
    TableScene scene(model);
    model.setFrame(frameOf(*state.setup));
    int frame = 0;
    for (auto _ : run) {
        step(state, frame++);
        model.reconcile(entriesOf(state, formatter));
    }
    run.counters["stands"] = standsOf(state);
}

// A whole frame while every unit moves: rows, reconciling, painting at 1920 x 1080. The arguments: stands,
// and the width shown in inches (0: the whole table).
void frameOfAMove(benchmark::State &run)
{
    bench::application();
    State state = armyOf(run.range(0));
    const MessageFormatter formatter{QLocale(QLocale::English)};
    TableModel model;
    TableScene scene(model);
    model.setFrame(frameOf(*state.setup));
    model.reconcile(entriesOf(state, formatter));
    TableView view(scene);
    view.resize(1920, 1080);
    view.fit();
    if (run.range(1) > 0) {
        const double width = 1000.0 * static_cast<double>(run.range(1));
        const QPointF middle = scene.tableRect().center();
        view.showPart(QRectF(middle.x() - width / 2, middle.y() - width / 4, width, width / 2));
    }
    QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
    int frame = 0;
    for (auto _ : run) {
        step(state, frame++);
        model.reconcile(entriesOf(state, formatter));
        static_cast<QWidget &>(view).render(&image);
    }
    run.counters["stands"] = standsOf(state);
}

// From anywhere to anywhere in a battle of a dozen turns: journal, rows, log and roster.
void jumpInABattle(benchmark::State &run)
{
    bench::application();
    Journal journal = test::recordedBattle();
    const std::size_t end = journal.entries().size();
    GameSession session(std::move(journal));
    Presenter presenter(session);
    const MessageFormatter formatter{QLocale(QLocale::English)};
    EventLogModel log(session, presenter);
    RosterModel roster;
    TableModel model;
    TableScene scene(model);
    model.setFrame(frameOf(session.setup()));
    QObject::connect(&presenter, &Presenter::shownChanged, [&] {
        model.reconcile(entriesOf(presenter.shown(), formatter));
        roster.show(presenter.shown());
        scene.setLosses(lossesOf(presenter.shown(), formatter));
        scene.setEngagements(engagementsOf(presenter.shown()));
    });
    std::size_t at = 0;
    for (auto _ : run) {
        at = (at + 263) % end;
        session.lookAt(at);
    }
}

BENCHMARK(rowsOfAMove)->Arg(380)->Arg(5000)->Unit(benchmark::kMillisecond);
BENCHMARK(frameOfAMove)
    ->Args({380, 0})
    ->Args({380, 60})
    ->Args({380, 30})
    ->Args({5000, 0})
    ->Args({5000, 60})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(jumpInABattle)->Unit(benchmark::kMillisecond);
BENCHMARK(rowsOfZama)->Unit(benchmark::kMicrosecond);
BENCHMARK(reconcileWithoutChange)->Unit(benchmark::kMicrosecond);
BENCHMARK(frameOfZama)->Arg(92)->Arg(60)->Arg(30)->Unit(benchmark::kMillisecond);

} // namespace
