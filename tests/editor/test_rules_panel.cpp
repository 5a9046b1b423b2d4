// The rules of a scenario as choices: every option with every value, explained, and a way back.

#include "core/io/read_scenario.h"
#include "editor/changed_rules.h"
#include "editor/number_field.h"
#include "editor/option_chooser.h"
#include "editor/rules_panel.h"
#include "editor/sequence_editor.h"
#include "tests/support/source_tree.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <set>

using namespace zama;
using namespace zama::editor;

namespace {

Scenario zamaScenario()
{
    return loadScenario(test::inSourceTree("scenarios/zama.zama.json")).value().scenario;
}

struct Open {
    ScenarioDocument document{zamaScenario()};
    RulesPanel panel{document};
    std::string before = writeScenario(document.scenario());

    Open()
    {
        panel.resize(380, 700);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    [[nodiscard]] const Options &options() const { return document.scenario().options; }
    template<class T>
    [[nodiscard]] T *named(const QString &name) const
    {
        for (T *widget : panel.findChildren<T *>()) {
            if (widget->accessibleName() == name || widget->property("text").toString() == name) {
                return widget;
            }
        }
        return nullptr;
    }
};

} // namespace

class TestRulesPanel : public QObject
{
    Q_OBJECT

private slots:
    void everyOptionAndValueHasWords()
    {
        QCOMPARE(optionWords().size(), optionTable().size());
        std::set<std::string> meanings;
        for (const OptionRow &option : optionTable()) {
            const auto words = std::ranges::find(optionWords(), option.key, &OptionWords::key);
            QVERIFY2(words != optionWords().end(), option.key.data());
            QCOMPARE(words->values.size(), option.values.size());
            for (const std::string_view value : option.values) {
                const auto found = std::ranges::find(words->values, value, &ValueWords::value);
                QVERIFY2(found != words->values.end(), value.data());
                const std::string meaning(found->meaning);
                QVERIFY2(meaning.ends_with('.'), found->meaning);
                QVERIFY2(meanings.insert(meaning).second, found->meaning); // no two mean the same
            }
        }
    }

    void everyOptionIsChosenByKeysAndTakenBack()
    {
        Open open;
        for (const OptionRow &option : optionTable()) {
            OptionChooser *chooser = open.panel.chooser(option.key);
            QVERIFY2(chooser != nullptr, option.key.data());
            chooser->takeFocus();
            const int first = option.get(open.options());
            for (int i = 1; i < static_cast<int>(option.values.size()); ++i) {
                QTest::keyClick(chooser->window()->focusWidget(), Qt::Key_Down);
                QCOMPARE(option.get(open.options()), (first + i) % static_cast<int>(option.values.size()));
            }
            open.document.undo(); // one visit, one step
            QVERIFY2(!open.document.canUndo(), option.key.data());
            QVERIFY(chooser->button(first)->isChecked());
        }
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void theTabKeyComesToEveryOption()
    {
        Open open;
        std::set<QWidget *> reached;
        QWidget *first = open.panel.chooser("deployment")->button(0);
        first->setFocus();
        for (int i = 0; i < 300; ++i) {
            reached.insert(open.panel.focusWidget());
            QTest::keyClick(open.panel.focusWidget(), Qt::Key_Tab);
        }
        for (const OptionRow &option : optionTable()) {
            const auto *chooser = open.panel.chooser(option.key);
            QVERIFY2(reached.contains(chooser->button(option.get(open.options()))), option.key.data());
        }
        for (const char *name :
             {"Number of turns", "Points for a slight edge", "Points for a great victory"}) {
            QVERIFY2(reached.contains(open.named<NumberField>(QString::fromLatin1(name))), name);
        }
    }

    void whatIsChangedIsListedWithAWayBack()
    {
        Open open;
        const int before = open.panel.changes().count();
        open.panel.chooser("los")->button(1)->click();
        QCOMPARE(open.panel.changes().count(), before + 1);
        int number = -1;
        for (int i = 0; i < static_cast<int>(optionTable().size()); ++i) {
            number = optionTable()[static_cast<std::size_t>(i)].key == "los" ? i : number;
        }
        QVERIFY(open.panel.changes().isChanged(number));
        open.panel.changes().showButton(number)->click();
        QVERIFY(open.panel.chooser("los")->button(1)->hasFocus());
        open.panel.changes().resetButton(number)->click();
        QCOMPARE(open.options().los, LineOfSight::None);
        QVERIFY(!open.panel.changes().isChanged(number));
        open.document.undo();
        QVERIFY(open.panel.changes().isChanged(number));
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void everythingIsResetInOneStep()
    {
        Open open;
        open.panel.chooser("los")->button(1)->click();
        open.panel.chooser("arc")->button(1)->click();
        open.named<QCheckBox>(QStringLiteral("Limited number of turns"))->setChecked(false);
        const std::string changed = writeScenario(open.document.scenario());
        open.panel.changes().resetAllButton()->click();
        QCOMPARE(open.options(), Options());
        QCOMPARE(open.panel.changes().count(), 0);
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), changed);
    }

    void turnsAreANumberOrNone()
    {
        Open open;
        auto *turns = open.named<NumberField>(QStringLiteral("Number of turns"));
        auto *limited = open.named<QCheckBox>(QStringLiteral("Limited number of turns"));
        turns->setFocus();
        turns->selectAll();
        QTest::keyClicks(turns, QStringLiteral("12"));
        QTest::keyClick(turns, Qt::Key_Return);
        QCOMPARE(open.options().turnLimit, std::optional<int>(12));
        limited->setFocus();
        QTest::keyClick(limited, Qt::Key_Space);
        QVERIFY(!open.options().turnLimit.has_value());
        QVERIFY(!turns->isEnabled());
        QTest::keyClick(limited, Qt::Key_Space);
        QCOMPARE(open.options().turnLimit, std::optional<int>(12));
        open.document.undo(); // on and off in one visit is nothing
        QVERIFY(!open.document.canUndo());
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void aBrokenNumberIsShownAsItIs()
    {
        Open open;
        open.document.change(Message("edit.victory", {}), [](Scenario &scenario) {
            scenario.options.turnLimit = 5000;
            scenario.victory.slightEdge = -3;
        });
        QCOMPARE(open.named<NumberField>(QStringLiteral("Number of turns"))->value(),
                 std::optional<int>(5000));
        QCOMPARE(open.named<NumberField>(QStringLiteral("Points for a slight edge"))->value(),
                 std::optional<int>(-3));
        QCOMPARE(open.options().turnLimit, std::optional<int>(5000));
    }

    void theOtherSideActsFirst()
    {
        Open open;
        auto *first = open.named<QComboBox>(QStringLiteral("Who acts first"));
        const std::string second = open.document.scenario().sides[1].id;
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Down);
        QCOMPARE(open.document.scenario().sides[0].id, second);
        QCOMPARE(first->currentIndex(), 0);
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void stepsChangeTheirOrderAndComeBackToTheUsual()
    {
        Open open;
        auto *editor = open.panel.findChild<SequenceEditor *>();
        editor->steps()->setCurrentRow(1); // the first side shoots
        auto *later = open.named<QPushButton>(QStringLiteral("Play this step later"));
        auto *earlier = open.named<QPushButton>(QStringLiteral("Play this step earlier"));
        later->click();
        QCOMPARE(open.document.scenario().sequence.at(2).kind, StepKind::Shoot);
        QVERIFY(open.document.issues().empty());
        QCOMPARE(editor->steps()->currentRow(), 2);
        QCOMPARE(open.panel.changes().count(), 1);
        earlier->click();
        QVERIFY(open.document.scenario().sequence.empty()); // nothing is written down that is usual
        open.document.undo();
        editor->reset();
        open.document.undo();
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void theTabKeyGoesDownThePage()
    {
        Open open;
        auto *limited = open.named<QCheckBox>(QStringLiteral("Limited number of turns"));
        limited->setFocus();
        int last = -1;
        for (int i = 0; i < 20; ++i) {
            const QWidget *now = open.panel.focusWidget();
            const int line = now->mapTo(limited->window(), QPoint(0, now->height() / 2)).y() -
                             limited->mapTo(limited->window(), QPoint()).y();
            QVERIFY2(line + 12 >= last, qPrintable(now->accessibleName())); // beside each other is as well
            last = line;
            QTest::keyClick(open.panel.focusWidget(), Qt::Key_Tab);
        }
    }

    void scrollingPastChangesNothing()
    {
        Open open;
        open.panel.chooser("los")->takeFocus();
        for (QWidget *widget :
             {static_cast<QWidget *>(open.named<NumberField>(QStringLiteral("Number of turns"))),
              static_cast<QWidget *>(open.named<QComboBox>(QStringLiteral("Who acts first")))}) {
            const QPointF place = widget->rect().center();
            QWheelEvent turn(place, widget->mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                             Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(widget, &turn);
        }
        QVERIFY(!open.document.canUndo());
    }

    void rulesAreOpenedInTheBook()
    {
        Open open;
        const QSignalSpy asked(&open.panel, &RulesPanel::ruleRequested);
        open.panel.chooser("formed_charge")->findChild<QToolButton *>()->click();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toString(), QStringLiteral("Q42"));
    }

    void aPlaceOfTheFileIsFound()
    {
        Open open;
        QVERIFY(open.panel.showPlace("/rules/options/arc"));
        QVERIFY(open.panel.chooser("arc")->isAncestorOf(open.panel.focusWidget()));
        QVERIFY(open.panel.showPlace("/rules/sequence/3/side"));
        QVERIFY(open.panel.showPlace("/rules/victory/great_victory"));
        QVERIFY(open.panel.showPlace("/rules/options/turn_limit"));
        QVERIFY(!open.panel.showPlace("/title"));
    }
};

QTEST_MAIN(TestRulesPanel)
#include "test_rules_panel.moc"
