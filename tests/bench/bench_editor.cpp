// What a teacher waits for in the editor: an edit with 600 stands on the table, shown in every dock; undo; a
// step of a drag; judging, opening and saving.

#include "core/design/arrange.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "editor/editor_window.h"
#include "table/scene/table_view.h"
#include "tests/bench/application.h"
#include "tests/support/small_battle.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace zama;
using namespace zama::editor;

namespace {

constexpr int kStands = 600;

Scenario sixHundredStands()
{
    const Scenario two = test::crowd(2);
    int stands = 0;
    for (const SideSpec &side : two.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                stands += unit.stands;
            }
        }
    }
    return test::crowd(2 * kStands / stands);
}

// A window with everybody selected.
struct Desk {
    Desk()
        : app(bench::application()),
          document(sixHundredStands()),
          window(document)
    {
        window.resize(1366, 768);
        window.show();
        window.view().fit();
        std::set<Piece> all;
        for (const SideSpec &side : document.scenario().sides) {
            for (const CommandSpec &command : side.commands) {
                for (const UnitSpec &unit : command.units) {
                    all.insert({PieceKind::Unit, unit.id});
                    picked.push_back(unit.id);
                }
            }
        }
        document.selection().set(std::move(all));
        QApplication::processEvents();
    }
    void push(Mils by, Gesture gesture = {})
    {
        document.change(
            Message("edit.nudge", {kStands}),
            [&](Scenario &next) {
                design::place(next, design::moved(next, picked, {by, 0}));
            },
            gesture);
    }

    QApplication &app;
    ScenarioDocument document;
    EditorWindow window;
    design::Picked picked;
};

void editShown(benchmark::State &run)
{
    Desk desk;
    const Gesture gesture = desk.document.newGesture();
    Mils by = 100;
    for (auto _ : run) {
        desk.push(by, gesture);
        by = -by;
        QApplication::processEvents();
    }
}
BENCHMARK(editShown)->Unit(benchmark::kMillisecond);

void editAndUndo(benchmark::State &run)
{
    Desk desk;
    for (auto _ : run) {
        desk.push(100);
        desk.document.undo();
    }
}
BENCHMARK(editAndUndo)->Unit(benchmark::kMillisecond);

void openScenario(benchmark::State &run)
{
    const std::string text = writeScenario(sixHundredStands());
    for (auto _ : run) {
        benchmark::DoNotOptimize(readScenario(text, Reading::Draft));
    }
}
BENCHMARK(openScenario)->Unit(benchmark::kMillisecond);

void writeTheScenario(benchmark::State &run)
{
    const Scenario scenario = sixHundredStands();
    for (auto _ : run) {
        benchmark::DoNotOptimize(writeScenario(scenario));
    }
}
BENCHMARK(writeTheScenario)->Unit(benchmark::kMillisecond);

} // namespace
