// What the table costs: rows from a state, reconciling, and a frame of the window from afar and from near by.

#include "core/game/decide.h"
#include "core/io/read_scenario.h"
#include "table/art/resources.h"
#include "table/model/battle_entries.h"
#include "table/scene/table_view.h"
#include "tests/support/source_tree.h"

#include <QApplication>
#include <QImage>

#include <benchmark/benchmark.h>

#include <memory>

using namespace zama;
using namespace zama::table;

namespace {

// Widgets need an application; offscreen, so that the numbers do not depend on a display.
QApplication &application()
{
    static int argc = 1;
    static char name[] = "zama_bench";
    static char *argv[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static QApplication app(argc, argv);
    initResources();
    return app;
}

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
    application();
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

BENCHMARK(rowsOfZama)->Unit(benchmark::kMicrosecond);
BENCHMARK(reconcileWithoutChange)->Unit(benchmark::kMicrosecond);
BENCHMARK(frameOfZama)->Arg(92)->Arg(60)->Arg(30)->Unit(benchmark::kMillisecond);

} // namespace
