// The document: one step a gesture, everything can be taken back, and the mark of unsaved work is right.

#include "core/io/read_scenario.h"
#include "editor/document.h"
#include "table/model/message_formatter.h"
#include "tests/support/source_tree.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QtTest>

using namespace zama;
using namespace zama::editor;

namespace {

Scenario zamaScenario()
{
    return loadScenario(test::inSourceTree("scenarios/zama.zama.json")).value().scenario;
}

UnitSpec &firstUnit(Scenario &scenario)
{
    for (CommandSpec &command : scenario.sides.front().commands) {
        if (!command.units.empty()) {
            return command.units.front();
        }
    }
    throw std::logic_error("no unit");
}

const Message kMove("edit.move", {1});

ScenarioDocument::Edit eastBy(Mils mils)
{
    return [mils](Scenario &scenario) { firstUnit(scenario).pose.front.x += mils; };
}

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private slots:
    void aChangeIsAStepThatCanBeTakenBack()
    {
        ScenarioDocument document(zamaScenario());
        const Scenario before = document.scenario();
        const QSignalSpy changed(&document, &ScenarioDocument::changed);
        QVERIFY(document.change(kMove, eastBy(kInch)));
        QCOMPARE(changed.count(), 1);
        QVERIFY(document.scenario() != before);
        document.undo();
        QVERIFY(document.scenario() == before);
        QVERIFY(!document.canUndo());
        document.redo();
        QVERIFY(document.scenario() != before);
        QVERIFY(!document.canRedo());
    }

    void changesOfAGestureAreOneStep()
    {
        ScenarioDocument document(zamaScenario());
        const Scenario before = document.scenario();
        const Gesture first = document.newGesture();
        document.change(kMove, eastBy(100), first);
        document.change(kMove, eastBy(100), first);
        const Scenario between = document.scenario();
        document.change(kMove, eastBy(100), document.newGesture());
        document.undo();
        QVERIFY(document.scenario() == between);
        document.undo();
        QVERIFY(document.scenario() == before);
        QVERIFY(!document.canUndo());
    }

    void aGestureThatComesBackIsNoStep()
    {
        ScenarioDocument document(zamaScenario());
        const Gesture gesture = document.newGesture();
        document.change(kMove, eastBy(100), gesture);
        document.change(kMove, eastBy(-100), gesture);
        QVERIFY(!document.canUndo());
        QVERIFY(!document.isModified());
        QVERIFY(!document.change(kMove, eastBy(0)));
        QVERIFY(!document.canUndo());
    }

    void theMarkFollowsTheDisk() // case 19
    {
        ScenarioDocument document(zamaScenario());
        document.change(kMove, eastBy(100));
        QVERIFY(document.isModified());
        document.setSaved();
        QVERIFY(!document.isModified());
        document.undo();
        QVERIFY(document.isModified());
        document.change(kMove, eastBy(200));
        document.undo();
        QVERIFY(document.isModified()); // what was saved cannot be reached any more
        document.setSaved();
        document.setUnsaved();
        QVERIFY(document.isModified());
    }

    void aGestureDoesNotReachBackOverASave()
    {
        ScenarioDocument document(zamaScenario());
        const Gesture gesture = document.newGesture();
        document.change(kMove, eastBy(100), gesture);
        document.setSaved();
        document.change(kMove, eastBy(100), gesture);
        QVERIFY(document.isModified());
        document.undo();
        QVERIFY(!document.isModified());
    }

    void stepsAreNamed()
    {
        ScenarioDocument document(zamaScenario());
        const table::MessageFormatter formatter{QLocale(QLocale::English)};
        QCOMPARE(document.undoText(formatter), QString());
        document.change(Message("edit.move", {3}), eastBy(100));
        QCOMPARE(document.undoText(formatter), QStringLiteral("Move 3 pieces"));
        document.undo();
        QCOMPARE(document.redoText(formatter), QStringLiteral("Move 3 pieces"));
    }

    void issuesFollowTheScenario()
    {
        ScenarioDocument document(zamaScenario());
        QVERIFY(document.issues().empty());
        QSignalSpy told(&document, &ScenarioDocument::issuesChanged);
        document.change(kMove, [](Scenario &scenario) { firstUnit(scenario).stands = 1000; });
        QVERIFY(hasErrors(document.issues()));
        QVERIFY(told.wait());
        document.undo();
        QVERIFY(document.issues().empty());
    }

    void whatIsGoneIsNotSelected()
    {
        ScenarioDocument document(zamaScenario());
        Scenario scenario = document.scenario();
        const Piece unit{PieceKind::Unit, firstUnit(scenario).id};
        document.selection().set({unit});
        document.change(Message("edit.delete", {1}), [&unit](Scenario &next) {
            for (SideSpec &side : next.sides) {
                for (CommandSpec &command : side.commands) {
                    std::erase_if(command.units, [&unit](const UnitSpec &u) { return u.id == unit.id; });
                }
            }
        });
        QVERIFY(document.selection().isEmpty());
    }

    void artIsSharedAndComesBack()
    {
        ScenarioDocument document(zamaScenario());
        document.change(kMove, [](Scenario &s) { s.art.push_back({"a", "image/png", "AAAA", {}}); });
        document.change(kMove, eastBy(100));
        document.change(kMove, [](Scenario &s) { s.art.clear(); });
        document.undo();
        QCOMPARE(document.scenario().art.size(), std::size_t{1});
        document.undo();
        document.undo();
        QVERIFY(document.scenario() == zamaScenario());
    }

    void aThousandStepsBackAndForthEndEqual() // case 18
    {
        ScenarioDocument document(zamaScenario());
        const std::string before = writeScenario(document.scenario());
        QRandomGenerator chance(18);
        int done = 0;
        for (int i = 0; i < 1000; ++i) {
            const quint32 kind = chance.bounded(4U);
            if (kind == 0 && document.canUndo()) {
                document.undo();
            } else if (kind == 1 && document.canRedo()) {
                document.redo();
            } else {
                document.change(kMove, eastBy(static_cast<Mils>(chance.bounded(1U, 500U))));
                ++done;
            }
        }
        QVERIFY(done > 300);
        while (document.canUndo()) {
            document.undo();
        }
        QCOMPARE(writeScenario(document.scenario()), before);
    }
};

QTEST_MAIN(TestDocument)
#include "test_document.moc"
