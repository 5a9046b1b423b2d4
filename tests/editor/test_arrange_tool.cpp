// The hand on the editor's table, through the real view: every gesture is one step, or none.

#include "core/design/bodies.h"
#include "core/io/read_scenario.h"
#include "editor/army_panel.h"
#include "editor/arrange_tool.h"
#include "editor/edit_actions.h"
#include "editor/editor_window.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"
#include "tests/support/source_tree.h"

#include <QToolButton>
#include <QtTest>

using namespace zama;
using namespace zama::editor;

namespace {

struct Desk {
    explicit Desk(const char *scenario = "scenarios/first-lesson.zama.json")
        : document(loadScenario(test::inSourceTree(scenario)).value().scenario),
          window(document)
    {
        window.resize(1200, 800);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
        window.view().fit();
        before = writeScenario(document.scenario());
    }
    [[nodiscard]] std::string unit(std::size_t index) const
    {
        return design::bodiesOf(document.scenario()).at(index).id;
    }
    [[nodiscard]] const UnitSpec &first() const { return *design::findUnit(document.scenario(), unitId); }
    [[nodiscard]] QPoint at(Point place)
    {
        const Box table = window.scenarioTable().scene().model().frame().box;
        return window.view().mapFromScene(table::sceneFrom(place, table));
    }
    [[nodiscard]] QPoint middle() { return at(centreOf(first().pose, 1000)); }
    void press(QPoint place, Qt::KeyboardModifiers keys = {})
    {
        QTest::mousePress(window.view().viewport(), Qt::LeftButton, keys, place);
    }
    void move(QPoint place, Qt::KeyboardModifiers keys = {})
    {
        QMouseEvent event(QEvent::MouseMove, place, window.view().viewport()->mapToGlobal(place),
                          Qt::NoButton, Qt::LeftButton, keys);
        QApplication::sendEvent(window.view().viewport(), &event);
    }
    void release(QPoint place, Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseRelease(window.view().viewport(), Qt::LeftButton, keys, place);
    }
    void dragBy(int x, int y)
    {
        const QPoint from = middle();
        press(from);
        move(from + QPoint(x / 2, y / 2));
        move(from + QPoint(x, y));
        release(from + QPoint(x, y));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window.view(), key, modifiers);
    }
    [[nodiscard]] std::string text() const { return writeScenario(document.scenario()); }

    ScenarioDocument document;
    EditorWindow window;
    std::string before;
    std::string unitId = firstUnit(document.scenario());

    static std::string firstUnit(const Scenario &scenario)
    {
        for (const design::Body &body : design::bodiesOf(scenario)) {
            if (!body.isGeneral) {
                return body.id;
            }
        }
        return {};
    }
};

} // namespace

class TestArrangeTool : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { table::initResources(); }

    void docksAreWideEnoughForLargeText()
    {
        const QFont font = QApplication::font();
        QFont large = font;
        large.setPointSizeF(font.pointSizeF() * 1.6);
        Desk desk;
        QApplication::setFont(large);
        for (const QToolButton *button :
             desk.window.findChild<ArmyPanel *>()->findChildren<QToolButton *>()) {
            QTRY_VERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        }
        QApplication::setFont(font);
    }

    void stepsAreCalledAsTheirCommands()
    {
        Desk desk;
        const auto menu = desk.window.actions().arrangeMenu();
        const table::MessageFormatter formatter{QLocale(QLocale::English)};
        desk.key(Qt::Key_A, Qt::ControlModifier);
        for (const char *name :
             {"Draw up in one line", "Draw up in two lines", "Share out evenly", "Close up",
              "Mirror across the table", "Replace the enemy by a mirror image"}) {
            const QString text = QString::fromUtf8(name);
            for (QAction *action : menu) {
                if (action != nullptr && action->text().remove(QLatin1Char('&')) == text) {
                    action->trigger();
                }
            }
            QString step = desk.document.undoText(formatter);
            step.replace(QStringLiteral("2 lines"), QStringLiteral("two lines"));
            QCOMPARE(step.toLower(), text.toLower());
        }
    }

    void aClickSelectsAndIsNoStep()
    {
        Desk desk;
        desk.press(desk.middle());
        desk.release(desk.middle());
        QVERIFY(desk.document.selection().has({PieceKind::Unit, desk.unitId}));
        QVERIFY(!desk.document.canUndo());
    }

    void aClickOnOneOfManySelectsItAlone()
    {
        Desk desk;
        desk.key(Qt::Key_A, Qt::ControlModifier);
        QVERIFY(desk.document.selection().pieces().size() > 1);
        desk.press(desk.middle());
        QVERIFY(desk.document.selection().pieces().size() > 1); // all of them could be dragged now
        desk.release(desk.middle());
        QCOMPARE(desk.document.selection().pieces(), (std::set<Piece>{{PieceKind::Unit, desk.unitId}}));
    }

    void aDragIsOneStep() // case 19
    {
        Desk desk;
        const Pose pose = desk.first().pose;
        desk.dragBy(0, -120);
        QVERIFY(desk.first().pose.front.y > pose.front.y + kInch);
        const Pose once = desk.first().pose;
        desk.dragBy(60, 0);
        QVERIFY(desk.first().pose != once);
        desk.document.undo();
        QCOMPARE(desk.first().pose.front.y, once.front.y);
        desk.document.undo();
        QCOMPARE(desk.text(), desk.before);
        QVERIFY(!desk.document.canUndo());
    }

    void theActionsKnowEachStepAtOnce()
    {
        Desk desk;
        QAction *undo = desk.window.actions().editMenu().at(0);
        QAction *redo = desk.window.actions().editMenu().at(1);
        QVERIFY(!undo->isEnabled() && !redo->isEnabled());
        desk.dragBy(0, -120);
        QVERIFY(undo->isEnabled() && !redo->isEnabled());
        QVERIFY(undo->text().contains(QStringLiteral("Move one piece")));
        undo->trigger();
        QVERIFY(!undo->isEnabled() && redo->isEnabled());
        redo->trigger();
        QVERIFY(undo->isEnabled() && !redo->isEnabled());
    }

    void undoInMidDragTakesBackTheDragAlone() // case 18
    {
        Desk desk;
        desk.dragBy(0, -60);
        const std::string once = desk.text();
        const QPoint from = desk.middle();
        desk.press(from);
        desk.move(from + QPoint(80, 0));
        desk.window.actions().editMenu().at(0)->trigger();
        QVERIFY(!desk.window.tool().isHolding());
        desk.release(from + QPoint(80, 0));
        QCOMPARE(desk.text(), once);
    }

    void aSelectedCommandIsMovedAsOne()
    {
        Desk desk;
        const std::string command = desk.document.scenario().sides.front().commands.front().id;
        desk.document.selection().set({{PieceKind::Command, command}});
        const auto everyone = design::everyoneIn(desk.document.scenario(), command);
        const auto before = design::bodiesOf(desk.document.scenario(), everyone);
        desk.key(Qt::Key_Right);
        const auto after = design::bodiesOf(desk.document.scenario(), everyone);
        for (std::size_t i = 0; i < before.size(); ++i) {
            QCOMPARE(after[i].pose.front.x, before[i].pose.front.x + kInch / 2);
        }
    }

    void zonesGridAndColoursAreDrawnAnew()
    {
        Desk desk;
        const auto picture = [&desk] { return desk.window.view().grab().toImage(); };
        QImage before = picture();
        desk.window.scenarioTable().scene().setGridShown(true);
        QVERIFY(picture() != before);
        before = picture();
        desk.document.change(Message("edit.zone", {}), [](Scenario &next) {
            next.sides.front().zone = Box{0, 0, 5 * kInch, 5 * kInch};
        });
        QVERIFY(picture() != before);
        before = picture();
        table::SceneColours night;
        night.room = Qt::black;
        night.ground = Qt::darkGray;
        desk.window.setColours(night);
        QVERIFY(picture() != before);
    }

    void undoInMidDragDropsWhatIsHeld() // case 18
    {
        Desk desk;
        desk.dragBy(0, -60);
        const QPoint from = desk.middle();
        desk.press(from);
        desk.move(from + QPoint(80, 0));
        QVERIFY(desk.window.tool().isHolding());
        desk.document.undo();
        QVERIFY(!desk.window.tool().isHolding());
        desk.move(from + QPoint(120, 0));
        desk.release(from + QPoint(120, 0));
        QCOMPARE(desk.text(), desk.before);
    }

    void escapeInMidDragChangesNothing()
    {
        Desk desk;
        const QPoint from = desk.middle();
        desk.press(from);
        desk.move(from + QPoint(80, 0));
        desk.key(Qt::Key_Escape);
        desk.release(from + QPoint(80, 0));
        QCOMPARE(desk.text(), desk.before);
        QVERIFY(!desk.document.canUndo());
        QVERIFY(!desk.document.selection().isEmpty());
        desk.key(Qt::Key_Escape);
        QVERIFY(desk.document.selection().isEmpty());
    }

    void aFrameSelectsWhatIsInIt()
    {
        Desk desk;
        const Box table = design::tableOf(desk.document.scenario());
        desk.press(desk.at({kInch / 4, kInch / 4}));
        desk.move(desk.at({table.right - kInch / 4, table.top / 2}));
        desk.release(desk.at({table.right - kInch / 4, table.top / 2}));
        const auto &bodies = design::bodiesOf(desk.document.scenario());
        for (const design::Body &body : bodies) {
            const Piece piece{body.isGeneral ? PieceKind::General : PieceKind::Unit, body.id};
            QCOMPARE(desk.document.selection().has(piece),
                     centreOf(body.pose, body.extent.depth).y < table.top / 2);
        }
        QVERIFY(!desk.document.selection().isEmpty());
    }

    void ctrlAddsAndTakesAway()
    {
        Desk desk;
        desk.press(desk.middle(), Qt::ControlModifier);
        desk.release(desk.middle(), Qt::ControlModifier);
        QCOMPARE(desk.document.selection().pieces().size(), std::size_t{1});
        desk.press(desk.middle(), Qt::ControlModifier);
        desk.release(desk.middle(), Qt::ControlModifier);
        QVERIFY(desk.document.selection().isEmpty());
    }

    void aDoubleClickSelectsTheCommand()
    {
        Desk desk;
        QTest::mouseDClick(desk.window.view().viewport(), Qt::LeftButton, {}, desk.middle());
        QVERIFY(desk.document.selection().ids(PieceKind::Unit).size() > 1);
    }

    void theHandleTurns()
    {
        Desk desk;
        desk.press(desk.middle());
        desk.release(desk.middle());
        const auto &handles = desk.window.tool().overlay().handles;
        QCOMPARE(handles.size(), std::size_t{1});
        const QPoint handle = desk.at(handles.front().at);
        const QPoint east = desk.at({desk.first().pose.front.x + 5 * kInch, desk.first().pose.front.y});
        desk.press(handle);
        desk.move((handle + east) / 2);
        desk.move(east);
        desk.release(east);
        QCOMPARE(desk.first().pose.facing, 9000);
        desk.document.undo();
        QCOMPARE(desk.text(), desk.before);
    }

    void keysPushAndTurn()
    {
        Desk desk;
        const Pose pose = desk.first().pose;
        desk.document.selection().set({{PieceKind::Unit, desk.unitId}});
        desk.key(Qt::Key_Right);
        QCOMPARE(desk.first().pose.front.x, pose.front.x + kInch / 2);
        desk.key(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(desk.first().pose.front.y, pose.front.y + kInch / 10);
        desk.key(Qt::Key_BracketRight);
        QCOMPARE(desk.first().pose.facing, (pose.facing + 1500) % kFullTurn);
        for (int i = 0; i < 3; ++i) {
            desk.document.undo();
        }
        QCOMPARE(desk.text(), desk.before);
    }

    void nobodyLeavesTheTable()
    {
        Desk desk;
        desk.document.selection().set({{PieceKind::Unit, desk.unitId}});
        for (int i = 0; i < 300; ++i) {
            desk.key(Qt::Key_Left);
        }
        const Box table = design::tableOf(desk.document.scenario());
        QVERIFY(table.contains(
            design::bodiesOf(desk.document.scenario(), {desk.unitId}).front().footprint().box));
    }

    void aZoneIsSetByItsCorners()
    {
        Desk desk;
        const std::string side = desk.document.scenario().sides.front().id;
        desk.document.selection().set({{PieceKind::Side, side}});
        const auto handles = desk.window.tool().overlay().handles;
        QCOMPARE(handles.size(), std::size_t{4});
        const QPoint from = desk.at(handles[2].at);
        const QPoint to = from + QPoint(-90, 60);
        desk.press(from);
        desk.move(to);
        desk.release(to);
        QVERIFY(desk.document.scenario().sides.front().zone.has_value());
        QCOMPARE(desk.document.scenario().sides.front().zone->right % (kInch / 2), 0);
        desk.document.undo();
        QCOMPARE(desk.text(), desk.before);
    }

    void deletedInTheMiddleComesBackInTheMiddle() // case 18
    {
        Desk desk("scenarios/zama.zama.json");
        const auto &units = desk.document.scenario().sides.front().commands.back().units;
        desk.document.selection().set({{PieceKind::Unit, units.at(units.size() / 2).id}});
        desk.key(Qt::Key_Delete);
        QVERIFY(desk.text() != desk.before);
        const std::string without = desk.text();
        desk.document.undo();
        QCOMPARE(desk.text(), desk.before);
        desk.document.redo();
        QCOMPARE(desk.text(), without);
    }

    void everyActionOnEverySelectionIsTakenBack()
    {
        Desk desk("scenarios/zama.zama.json");
        const auto bodies = design::bodiesOf(desk.document.scenario());
        for (const std::size_t step : {1U, 5U, 37U, 1000U}) {
            std::set<Piece> pieces;
            for (std::size_t i = 0; i < bodies.size(); i += step) {
                pieces.insert({bodies[i].isGeneral ? PieceKind::General : PieceKind::Unit, bodies[i].id});
            }
            QList<QAction *> actions = desk.window.actions().editMenu() + desk.window.actions().arrangeMenu();
            for (QAction *action : actions) {
                desk.document.selection().set(pieces);
                if (action != nullptr && action->isEnabled() && !action->isCheckable()) {
                    action->trigger();
                    QVERIFY(!action->text().isEmpty());
                }
                while (desk.document.canUndo()) {
                    desk.document.undo();
                }
                QCOMPARE(desk.text(), desk.before);
            }
        }
    }
};

QTEST_MAIN(TestArrangeTool)
#include "test_arrange_tool.moc"
