// The dock of the balance: battles in the background, figures that are never of two versions at once, changes
// that are one step of undo.

#include "core/io/read_scenario.h"
#include "editor/balance_bar.h"
#include "editor/balance_panel.h"
#include "editor/balance_result.h"
#include "editor/balance_runner.h"
#include "editor/editor_window.h"
#include "editor/evening_panel.h"
#include "editor/proposal_card.h"
#include "table/art/resources.h"
#include "table/widgets/bar_chart.h"
#include "tests/support/pseudo_locale.h"
#include "tests/support/source_tree.h"
#include "tests/support/tiny_battle.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>
#include <QtTest>

#include <memory>

using namespace zama;
using namespace zama::editor;

namespace {

Scenario shipped(const char *name)
{
    return loadScenario(test::inSourceTree(std::string("scenarios/") + name)).value().scenario;
}

Scenario lesson()
{
    return shipped("first-lesson.zama.json");
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

bool waitForEnd(BalancePanel &panel)
{
    return QTest::qWaitFor([&] { return !panel.isRunning(); }, 120'000);
}

QFrame *outdatedLine(const BalancePanel &panel)
{
    for (QPushButton *button : panel.findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("Test again")) {
            return qobject_cast<QFrame *>(button->parentWidget());
        }
    }
    return nullptr;
}

// Names that no language changes.
Scenario withoutWords(Scenario scenario)
{
    const LocalText number{{{"en", "1"}}};
    for (UnitTypeSpec &type : scenario.types) {
        type.name = number;
        type.plural = number;
    }
    for (SideSpec &side : scenario.sides) {
        side.name = number;
        side.nameInText = number;
        for (CommandSpec &command : side.commands) {
            for (UnitSpec &unit : command.units) {
                unit.name = number;
            }
        }
    }
    return scenario;
}

void addItems(const QAbstractItemModel &model, QStringList &texts)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        texts << model.headerData(column, Qt::Horizontal).toString();
        for (int row = 0; row < model.rowCount(); ++row) {
            texts << model.index(row, column).data().toString()
                  << model.index(row, column).data(Qt::ToolTipRole).toString();
        }
    }
}

// Everything that can be read, seen or told.
QStringList textsOf(const QWidget &panel)
{
    QStringList texts;
    for (const QWidget *widget : panel.findChildren<QWidget *>()) {
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            texts << label->text();
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            texts << button->text();
        } else if (const auto *list = qobject_cast<const QTreeWidget *>(widget)) {
            addItems(*list->model(), texts);
        }
    }
    texts.removeAll(QString());
    return texts;
}

// Seven stands against nine: a couple of stands mend it.
Scenario feud()
{
    return test::tinyBattle()
        .add("INF", "R-1", 30, 20, 0, 9)
        .add("INF", "R-2", 36, 20, 0, 9)
        .add("HVY", "C-1", 30, 27, 180, 7)
        .add("HVY", "C-2", 36, 27, 180, 7)
        .option("turn_limit", "10")
        .scenario();
}

} // namespace

class TestBalancePanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { table::initResources(); }

    void aTestSaysWhoWins()
    {
        ScenarioDocument document(lesson());
        BalancePanel panel(document);
        QVERIFY(!panel.result().isVisibleTo(&panel));
        panel.precision().setValue(8);
        panel.button().click();
        QVERIFY(panel.isRunning());
        QCOMPARE(panel.button().text(), QStringLiteral("Stop"));
        QVERIFY(waitForEnd(panel));
        QVERIFY(panel.result().isVisibleTo(&panel));
        const QString text = panel.result().text();
        QVERIFY2(text.contains(QStringLiteral("clearly favours the Carthaginians")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral(" in 100 for the Romans (")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral(" minutes of class time (")), qPrintable(text));
        QVERIFY2(panel.status().contains(QStringLiteral("battles played. This is known well enough now")),
                 qPrintable(panel.status()));
        QVERIFY(!panel.isOutdated());
    }

    void theSameScenarioGivesTheSameFigures()
    {
        ScenarioDocument document(lesson());
        QStringList texts;
        for (int i = 0; i < 2; ++i) {
            BalancePanel panel(document);
            panel.precision().setValue(8);
            panel.test();
            QVERIFY(waitForEnd(panel));
            texts << panel.result().text() + panel.status();
        }
        QCOMPARE(texts[0], texts[1]);
    }

    void lossesTurnsAndDecidingUnitsAreListed()
    {
        ScenarioDocument document(lesson());
        BalancePanel panel(document);
        panel.precision().setValue(5);
        panel.test();
        QVERIFY(waitForEnd(panel));
        const BalanceResult &result = panel.result();
        QCOMPARE(result.losses().topLevelItemCount(), 6);
        QVERIFY(result.losses().topLevelItem(0)->text(1).endsWith(QStringLiteral(" of 7")));
        double shares = 0;
        for (const table::Bar &bar : result.turns().bars()) {
            QVERIFY(bar.spoken.contains(QStringLiteral("turns")));
            shares += bar.value;
        }
        QVERIFY(shares >= 100); // every battle is in a bar
        QVERIFY(result.deciding().topLevelItemCount() >= 2);
        const QString told = result.deciding().topLevelItem(0)->toolTip(0);
        QVERIFY2(told.contains(QStringLiteral("still there at the end")), qPrintable(told));
    }

    void wordsBelowBarsNeverCollide()
    {
        table::BarChart chart;
        chart.setBars(std::vector<table::Bar>(12, {QStringLiteral("10"), 1.0, QStringLiteral("1000"), {}}));
        chart.resize(1000, 120);
        QCOMPARE(chart.wordsEvery(), std::size_t{1});
        chart.resize(200, 120);
        const int width = chart.fontMetrics().horizontalAdvance(QStringLiteral("1000"));
        QVERIFY(chart.wordsEvery() > 1);
        QVERIFY(static_cast<int>(chart.wordsEvery()) * 200 / 12 > width);
    }

    void aDecidingUnitIsShownOnTheTable()
    {
        ScenarioDocument document(lesson());
        BalancePanel panel(document);
        panel.precision().setValue(5);
        panel.test();
        QVERIFY(waitForEnd(panel));
        const QSignalSpy shown(&document.selection(), &Selection::shown);
        QTreeWidget &list = panel.result().deciding();
        emit list.itemActivated(list.topLevelItem(0), 0);
        QCOMPARE(shown.count(), 1);
        const Piece *piece = document.selection().single();
        QVERIFY(piece != nullptr && piece->kind == PieceKind::Unit);
        QVERIFY(exists(document.scenario(), *piece));
    }

    void classTimeFollowsTheSecondsAnOrder()
    {
        ScenarioDocument document(lesson());
        BalancePanel panel(document);
        panel.precision().setValue(10);
        panel.test();
        QVERIFY(waitForEnd(panel));
        panel.result().setSecondsAnOrder(60);
        QVERIFY2(panel.result().text().contains(QStringLiteral("2 lessons of 50 minutes")),
                 qPrintable(panel.result().text()));
        panel.result().setSecondsAnOrder(10);
        QVERIFY2(panel.result().text().contains(QStringLiteral("One lesson of 50 minutes")),
                 qPrintable(panel.result().text()));
    }

    void anEditMakesTheFiguresOld()
    {
        ScenarioDocument document(lesson());
        BalancePanel panel(document);
        panel.precision().setValue(10);
        panel.test();
        QVERIFY(waitForEnd(panel));
        const QString before = panel.result().text();
        QVERIFY(!outdatedLine(panel)->isVisibleTo(&panel));
        document.change(kMove, [](Scenario &s) { firstUnit(s).pose.front.y += kInch; });
        QTRY_VERIFY(panel.isOutdated());
        QVERIFY(outdatedLine(panel)->isVisibleTo(&panel));
        QCOMPARE(panel.result().text(), before);
        document.undo();
        QTRY_VERIFY(!panel.isOutdated());
        document.redo();
        QTRY_VERIFY(panel.isOutdated());
        panel.test();
        QVERIFY(waitForEnd(panel));
        QVERIFY(!panel.isOutdated() && panel.result().text() != before);
    }

    // Where generals join their own units only, and where armies deploy, it matters.
    void aGeneralInAnotherCommandMakesTheFiguresOld()
    {
        ScenarioDocument document(lesson());
        BalancePanel panel(document);
        panel.precision().setValue(10);
        panel.test();
        QVERIFY(waitForEnd(panel));
        document.change(kMove, [](Scenario &s) {
            const auto led = std::ranges::find_if(s.sides[0].commands,
                                                  [](const CommandSpec &c) { return c.general.has_value(); });
            CommandSpec staff;
            staff.id = "staff";
            staff.general.swap(led->general);
            s.sides[0].commands.push_back(std::move(staff));
        });
        QTRY_VERIFY(panel.isOutdated());
    }

    void anotherTextMakesNothingOld()
    {
        ScenarioDocument document(lesson());
        BalancePanel panel(document);
        panel.precision().setValue(10);
        panel.test();
        QVERIFY(waitForEnd(panel));
        QSignalSpy judged(&document, &ScenarioDocument::issuesChanged);
        document.change(kMove, [](Scenario &s) { s.title.entries.front().text = "Another"; });
        QVERIFY(judged.wait());
        QVERIFY(!panel.isOutdated());
    }

    void anEditWhileItRunsIsSaidAndNotMixedIn()
    {
        ScenarioDocument document(lesson());
        QString undisturbed;
        {
            BalancePanel panel(document);
            panel.precision().setValue(2);
            panel.test();
            QVERIFY(waitForEnd(panel));
            undisturbed = panel.result().text();
        }
        BalancePanel panel(document);
        panel.precision().setValue(2);
        panel.test();
        document.change(kMove, [](Scenario &s) { firstUnit(s).pose.front.y += kInch; });
        QVERIFY(waitForEnd(panel));
        QTRY_VERIFY(panel.isOutdated());
        QCOMPARE(panel.result().text(), undisturbed);
    }

    void aBattleWithErrorsIsNotPlayed()
    {
        Scenario broken = lesson();
        firstUnit(broken).type = "nobody";
        ScenarioDocument document(broken);
        BalancePanel panel(document);
        panel.test();
        QVERIFY(!panel.isRunning());
        QVERIFY(panel.status().contains(QStringLiteral("issues")));
        document.change(kMove, lesson());
        QTRY_VERIFY(!panel.status().contains(QStringLiteral("issues")));
    }

    void stoppingKeepsWhatIsKnown()
    {
        ScenarioDocument document(shipped("zama.zama.json"));
        BalancePanel panel(document);
        panel.precision().setValue(1);
        panel.test();
        QTRY_VERIFY_WITH_TIMEOUT(panel.result().isVisibleTo(&panel), 60'000);
        panel.button().click();
        QVERIFY(waitForEnd(panel));
        QVERIFY(panel.status().endsWith(QStringLiteral("Stopped.")));
        QCOMPARE(panel.button().text(), QStringLiteral("Test the balance"));
    }

    void closingInTheMiddleIsHarmless()
    {
        ScenarioDocument document(shipped("zama.zama.json"));
        auto panel = std::make_unique<BalancePanel>(document);
        panel->test();
        panel.reset();
        panel = std::make_unique<BalancePanel>(document);
        panel->evening().button().click();
        QVERIFY(panel->isRunning());
        panel.reset();
        QVERIFY(document.scenario() == shipped("zama.zama.json"));
    }

    void aNewTaskGivesUpTheOneBefore()
    {
        const SetupPtr setup = compile(lesson()).value();
        BalanceRunner runner;
        const QSignalSpy measured(&runner, &BalanceRunner::measured);
        const QSignalSpy evened(&runner, &BalanceRunner::evened);
        sim::BatchPlan plan;
        plan.setup = setup;
        plan.games = 100'000'000;
        runner.measure(plan);
        plan.games = 60;
        runner.makeEven({plan, {}, 5, 500});
        QTRY_COMPARE_WITH_TIMEOUT(evened.count(), 1, 60'000);
        QCOMPARE(measured.count(), 0);
        QVERIFY(!runner.isRunning());
    }

    void aFaultOfAMindIsSaid()
    {
        BalanceRunner runner;
        const QSignalSpy failed(&runner, &BalanceRunner::failed);
        sim::BatchPlan plan;
        plan.setup = compile(lesson()).value();
        plan.makeMind = [](std::size_t, std::uint64_t, const Budget &) -> std::unique_ptr<Policy> {
            throw std::logic_error("a bug");
        };
        runner.measure(plan);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!runner.isRunning());
    }

    void aProposalIsOneStepOfUndo()
    {
        ScenarioDocument document(feud());
        BalancePanel panel(document);
        panel.evening().button().click();
        QVERIFY(panel.isRunning());
        QVERIFY(!panel.button().isEnabled());
        QVERIFY(waitForEnd(panel));
        QVERIFY(!panel.evening().cards().empty());
        ProposalCard &card = *panel.evening().cards().front();
        QVERIFY2(card.text().contains(QStringLiteral(" in 100 for ")), qPrintable(card.text()));
        const Scenario before = document.scenario();
        card.button().click();
        QVERIFY(document.scenario() != before);
        QVERIFY(!hasErrors(document.issues()));
        QVERIFY(!card.button().isEnabled()); // found for the battle before it was changed
        document.undo();
        QVERIFY(document.scenario() == before);
        QVERIFY(!document.canUndo());
        QTRY_VERIFY(card.button().isEnabled());
    }

    void whatIsTooUnequalIsSaidPlainly()
    {
        Scenario unequal = feud();
        unequal.sides[1].commands[0].units.pop_back();
        ScenarioDocument document(unequal);
        BalancePanel panel(document);
        const auto boxes = panel.evening().findChildren<QCheckBox *>();
        panel.evening().findChild<QSpinBox *>()->setValue(1); // stands
        boxes[1]->setChecked(false);                          // places
        panel.evening().button().click();
        QVERIFY(waitForEnd(panel));
        const QString text = panel.evening().text();
        for (const char *sentence :
             {"Nothing of what may be changed", "As it is, about ", "Allow a unit more stands",
              "“Hit numbers of …”", "“Places”", "“Turn limit”", "too unequal"}) {
            QVERIFY2(text.contains(QString::fromUtf8(sentence)), qPrintable(text));
        }
        document.change(kMove, [](Scenario &s) { s.sides[0].commands[0].units.front().stands = 8; });
        QTRY_VERIFY2(panel.evening().text().contains(QStringLiteral("has been changed")) ||
                         panel.evening().text().contains(QStringLiteral("an earlier version")),
                     qPrintable(panel.evening().text()));
        panel.test();
        QVERIFY2(panel.evening().text().isEmpty(), qPrintable(panel.evening().text()));
        panel.stop();
        QVERIFY(waitForEnd(panel));
    }

    // In a dock that is lower than the panel.
    void whatWasFoundIsBroughtIntoSight()
    {
        ScenarioDocument document(feud());
        BalancePanel panel(document);
        panel.resize(320, 420);
        panel.show();
        panel.test();
        QTRY_VERIFY_WITH_TIMEOUT(panel.result().isVisibleTo(&panel), 60'000);
        panel.stop();
        QVERIFY(waitForEnd(panel));
        const auto isSeen = [&panel](const QWidget &widget) {
            return widget.isVisible() && widget.visibleRegion().boundingRect().height() > 20;
        };
        panel.evening().button().click();
        QTRY_VERIFY(isSeen(panel.evening().button()));
        QVERIFY(waitForEnd(panel));
        QVERIFY(!panel.evening().cards().empty());
        QTRY_VERIFY(isSeen(*panel.evening().cards().front()));
    }

    void textsChangedSinceStay()
    {
        ScenarioDocument document(feud());
        BalancePanel panel(document);
        panel.evening().button().click();
        QVERIFY(waitForEnd(panel));
        document.change(kMove, [](Scenario &s) { s.title.entries = {{"en", "Renamed"}}; });
        panel.evening().cards().front()->button().click();
        QCOMPARE(document.scenario().title.entries.front().text, std::string("Renamed"));
        QVERIFY(document.scenario().sides != feud().sides);
    }

    void onlyWhatIsTickedIsAllowed()
    {
        ScenarioDocument document(lesson());
        const BalancePanel panel(document);
        const EveningPanel &evening = panel.evening();
        const auto boxes = evening.findChildren<QCheckBox *>();
        QCOMPARE(boxes.size(), 4);
        for (QCheckBox *box : boxes) {
            box->setChecked(false);
        }
        const sim::Allowance nothing = evening.allowance();
        QVERIFY(nothing.stands == 0 && !nothing.positions && !nothing.turnLimit && nothing.hitTypes.empty());
        QVERIFY(!evening.button().isEnabled());
        boxes[3]->setChecked(true);
        QVERIFY(!evening.button().isEnabled());
        auto *types = evening.findChild<QListWidget *>();
        QVERIFY(types->isVisibleTo(&evening));
        types->item(1)->setCheckState(Qt::Checked);
        QCOMPARE(evening.allowance().hitTypes, std::vector<std::string>{document.scenario().types[1].id});
        QVERIFY(evening.button().isEnabled());
        document.change(kMove, [](Scenario &s) { std::swap(s.types[0], s.types[1]); });
        QTRY_COMPARE(types->item(0)->checkState(), Qt::Checked);
    }

    void everyTextChangesWithTheLanguage()
    {
        ScenarioDocument document(withoutWords(lesson()));
        BalancePanel panel(document);
        panel.precision().setValue(10);
        panel.test();
        QVERIFY(waitForEnd(panel));
        panel.evening().button().click();
        QVERIFY(waitForEnd(panel));
        document.change(kMove, [](Scenario &s) { firstUnit(s).pose.front.y += kInch; });
        QTRY_VERIFY(panel.isOutdated());
        const QStringList english = textsOf(panel);
        test::PseudoLocale pseudo;
        QCoreApplication::installTranslator(&pseudo);
        QCoreApplication::processEvents();
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]"));
        const QStringList left = textsOf(panel).filter(letters);
        QCoreApplication::removeTranslator(&pseudo);
        QCoreApplication::processEvents();
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('|'))));
        QVERIFY(english.size() > 40);
        QCOMPARE(textsOf(panel), english);
    }

    void lengthsOfProposalsAreInTheReadersUnit()
    {
        ScenarioDocument document(lesson());
        EditorWindow window(document);
        auto *panel = window.findChild<BalancePanel *>();
        QVERIFY(panel != nullptr);
        panel->evening().findChildren<QCheckBox *>().first()->setChecked(false); // stands
        panel->evening().button().click();
        QVERIFY(waitForEnd(*panel));
        QVERIFY2(panel->evening().text().contains(QStringLiteral("1 in farther")),
                 qPrintable(panel->evening().text()));
        window.setLengthUnit(table::LengthUnit::Centimetres);
        QVERIFY2(panel->evening().text().contains(QStringLiteral("2.54 cm farther")),
                 qPrintable(panel->evening().text()));
    }

    void everythingHasAName()
    {
        ScenarioDocument document(lesson());
        BalancePanel panel(document);
        panel.precision().setValue(10);
        panel.test();
        QVERIFY(waitForEnd(panel));
        for (const QWidget *widget : panel.findChildren<QWidget *>()) {
            const bool needsOne =
                widget->focusPolicy() != Qt::NoFocus || qobject_cast<const BalanceBar *>(widget);
            if (!needsOne || widget->objectName().startsWith(QStringLiteral("qt_")) ||
                widget->inherits("QScrollArea")) {
                continue;
            }
            auto *button = qobject_cast<const QAbstractButton *>(widget);
            const QString name = button != nullptr ? button->text() : widget->accessibleName();
            QVERIFY2(!name.isEmpty() || widget->parentWidget()->inherits("QSpinBox"),
                     widget->metaObject()->className());
        }
    }
};

QTEST_MAIN(TestBalancePanel)
#include "test_balance_panel.moc"
