// What is wrong is told as it arises; a click goes there, a button mends it.

#include "core/design/bodies.h"
#include "core/io/read_scenario.h"
#include "editor/issue_place.h"
#include "editor/issues_model.h"
#include "editor/issues_panel.h"
#include "editor/rules_panel.h"
#include "editor/texts_panel.h"
#include "tests/support/source_tree.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace zama;
using namespace zama::editor;

namespace {

Scenario zamaScenario()
{
    return loadScenario(test::inSourceTree("scenarios/zama.zama.json")).value().scenario;
}

const Message kMove("edit.move", {1});

CommandSpec &commandWithUnits(Scenario &scenario)
{
    return *std::ranges::find_if(scenario.sides[0].commands,
                                 [](const auto &c) { return c.units.size() > 1; });
}

// Two units on one place.
void overlap(Scenario &scenario)
{
    CommandSpec &command = commandWithUnits(scenario);
    command.units[1].pose = command.units[0].pose;
}

struct Open {
    ScenarioDocument document{zamaScenario()};
    IssuesPanel panel{document};
    QSignalSpy counted{&panel, &IssuesPanel::countChanged};

    Open()
    {
        panel.resize(340, 500);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    void change(const ScenarioDocument::Edit &edit)
    {
        QSignalSpy told(&document, &ScenarioDocument::issuesChanged);
        document.change(kMove, edit);
        static_cast<void>(told.wait());
    }
};

Issue issueAt(const char *path, const char *code = "text.long")
{
    return {Severity::Error, code, {"1"}, path};
}

} // namespace

class TestIssuesPanel : public QObject
{
    Q_OBJECT

private slots:
    void allIsWellInWords()
    {
        Open open;
        QCOMPARE(open.panel.errors() + open.panel.warnings(), 0);
        QVERIFY(!open.panel.list()->isVisible());
        QVERIFY(open.panel.findChild<QLabel *>()->text().startsWith(QStringLiteral("All good")));
    }

    void whatMayBeMeantIsPointedOutButNoDoubt()
    {
        Open open;
        open.change([](Scenario &s) {
            commandWithUnits(s).units.front().pose.front.y = s.table.depth / 2; // between the zones
        });
        QCOMPARE(open.panel.model().rowCount(), 1 + open.panel.errors() + open.panel.warnings());
        QVERIFY(open.panel.list()->isVisible());
        const auto isNote = [](const Issue &issue) {
            return issue.code == "unit.outside_zone" && issue.severity == Severity::Note;
        };
        QCOMPARE(std::ranges::count_if(open.document.issues(), isNote), 1);
    }

    void whatGoesWrongIsListedAndCounted()
    {
        Open open;
        open.change(overlap);
        QVERIFY(open.panel.list()->isVisible());
        QVERIFY(open.panel.errors() > 0);
        QCOMPARE(open.counted.last().first().toInt(), open.panel.errors());
        QCOMPARE(open.panel.model().rowCount(), open.panel.errors() + open.panel.warnings());
        const QModelIndex first = open.panel.model().index(0);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Error: ")));
        QVERIFY(!first.data(Qt::DecorationRole).value<QIcon>().isNull());
        QSignalSpy told(&open.document, &ScenarioDocument::issuesChanged);
        open.document.undo();
        QVERIFY(told.wait());
        QCOMPARE(open.panel.errors(), 0);
        QVERIFY(!open.panel.list()->isVisible());
    }

    void sentencesSpeakOfPeopleByName()
    {
        Open open;
        open.change(overlap);
        const Issue &issue = open.panel.model().issue(0);
        QVERIFY(!issue.args.empty());
        const UnitSpec *unit = design::findUnit(open.document.scenario(), issue.args.front());
        QVERIFY(unit != nullptr);
        const QString sentence = open.panel.model().index(0).data().toString();
        QVERIFY2(sentence.contains(QString::fromStdString(unit->name.in("en"))), qPrintable(sentence));
    }

    void enterGoesToThePiece()
    {
        Open open;
        open.change(overlap);
        const QSignalSpy shown(&open.document.selection(), &Selection::shown);
        open.panel.list()->setFocus();
        QTest::keyClick(open.panel.list(), Qt::Key_Return);
        QCOMPARE(shown.count(), 1);
        const Piece *piece = open.document.selection().single();
        QVERIFY(piece != nullptr && piece->kind == PieceKind::Unit);
    }

    void textsAndRulesAreAskedFor()
    {
        Open open;
        QSignalSpy asked(&open.panel, &IssuesPanel::placeRequested);
        open.change([](Scenario &scenario) {
            scenario.title.entries = {{"en", std::string(kMaxTextBytes + 1, 'x')}};
            scenario.victory.greatVictory = 1;
            scenario.sides[1].briefing.entries.push_back({"de", "\x01"});
        });
        TextsPanel texts(open.document);
        RulesPanel rules(open.document);
        QVERIFY(open.panel.model().rowCount() >= 3);
        for (int row = 0; row < open.panel.model().rowCount(); ++row) {
            open.panel.go(row);
            const auto path = asked.last().first().value<std::string>();
            QVERIFY2(texts.showPlace(path) || rules.showPlace(path), path.c_str());
        }
        QCOMPARE(asked.count(), open.panel.model().rowCount());
    }

    void aButtonMends()
    {
        Open open;
        open.change(overlap);
        const std::string broken = writeScenario(open.document.scenario());
        const int before = open.panel.errors();
        const auto buttons = open.panel.fixButtons();
        QVERIFY(!buttons.empty());
        QVERIFY(buttons.front()->isVisible());
        QVERIFY(buttons.front()->accessibleName().size() > buttons.front()->text().size());
        buttons.front()->setFocus();
        QTest::keyClick(buttons.front(), Qt::Key_Space);
        QVERIFY(open.panel.errors() < before);
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), broken);
    }

    void aFixThatIsTooLateDoesNothing()
    {
        Open open;
        open.change(overlap);
        const auto buttons = open.panel.fixButtons();
        open.document.undo(); // the list has not heard of it yet
        buttons.front()->click();
        QVERIFY(!open.document.canUndo());
        QCOMPARE(open.panel.model().rowCount(), 0);
    }

    void placesOfTheFileArePieces()
    {
        const Scenario scenario = zamaScenario();
        const SideSpec &side = scenario.sides[0];
        const auto at = [&scenario](const char *path) { return pieceAt(scenario, path); };
        QCOMPARE(at("/sides/0"), (Piece{PieceKind::Side, side.id}));
        QCOMPARE(at("/sides/0/livery/colour"), (Piece{PieceKind::Side, side.id}));
        QCOMPARE(at("/sides/0/commands/1"), (Piece{PieceKind::Command, side.commands[1].id}));
        QCOMPARE(at("/sides/0/commands/1/units/2/stands"),
                 (Piece{PieceKind::Unit, side.commands[1].units[2].id}));
        QCOMPARE(at("/sides/0/commands/1/general/x"),
                 (Piece{PieceKind::General, side.commands[1].general->id}));
        QCOMPARE(at("/types/3/melee/hit"), (Piece{PieceKind::Type, scenario.types[3].id}));
        for (const char *none : {"", "/", "/title", "/sides", "/sides/7", "/sides/x/commands/0", "/types/-1",
                                 "/types/99999999999999999999", "/sides/0/briefing/en", "/rules/options"}) {
            QVERIFY2(!at(none), none);
        }
        QCOMPARE(at("/sides/0/commands/99"), (Piece{PieceKind::Side, side.id}));
    }

    void rowsThatStayKeepTheirPlace()
    {
        IssuesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const Issues all{issueAt("/a"), issueAt("/b"), issueAt("/c"), issueAt("/d")};
        model.reconcile(all);
        const QPersistentModelIndex last(model.index(3));
        const QPersistentModelIndex first(model.index(0));
        model.reconcile({all[0], all[3]});
        QCOMPARE(last.row(), 1);
        model.reconcile({all[0], all[2], all[2], all[3]});
        QCOMPARE(last.row(), 3);
        QCOMPARE(first.row(), 0);
        model.reconcile({all[2], all[2], all[2]});
        QCOMPARE(model.issues(), (Issues{all[2], all[2], all[2]}));
        model.reconcile({});
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_MAIN(TestIssuesPanel)
#include "test_issues_panel.moc"
