// The docks of texts, rules, issues and library in another language: every word is said in it at once, and
// when it goes nothing of it is left.

#include "core/io/read_scenario.h"
#include "editor/issues_panel.h"
#include "editor/library_panel.h"
#include "editor/rules_panel.h"
#include "editor/texts_panel.h"
#include "table/art/resources.h"
#include "tests/support/pseudo_locale.h"
#include "tests/support/source_tree.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace zama;
using namespace zama::editor;

namespace {

// Names are the author's, not the program's: here they have no letters.
Scenario namelessScenario()
{
    Scenario scenario = loadScenario(test::inSourceTree("scenarios/zama.zama.json")).value().scenario;
    for (LocalText *text : {&scenario.title, &scenario.date, &scenario.place, &scenario.background,
                            &scenario.sources, &scenario.notes}) {
        text->entries = {{"en", "1"}};
    }
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        scenario.sides[side].name.entries = {{"en", std::to_string(side)}};
        scenario.sides[side].briefing.entries = {{"en", "2"}};
    }
    for (UnitTypeSpec &type : scenario.types) {
        type.name.entries = {{"en", "3"}};
    }
    scenario.options.los = LineOfSight::UnitsBlock;
    scenario.options.turnLimit.reset();
    scenario.victory = {30, 20, {}};
    return scenario;
}

void add(QStringList &words, const QString &text)
{
    if (!text.trimmed().isEmpty()) {
        words << text;
    }
}

QStringList wordsOf(const QWidget &panel)
{
    QStringList words;
    for (const QWidget *widget : panel.findChildren<QWidget *>()) {
        add(words, widget->accessibleName());
        add(words, widget->accessibleDescription());
        add(words, widget->toolTip());
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            add(words, label->text());
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            add(words, button->text());
        } else if (const auto *field = qobject_cast<const QLineEdit *>(widget)) {
            add(words, field->placeholderText());
        } else if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
            for (int row = 0; view->model() != nullptr && row < view->model()->rowCount(); ++row) {
                add(words, view->model()->index(row, 0).data().toString());
            }
        }
    }
    return words;
}

// Languages are called as their readers call them, files and clauses by their names.
QStringList leftOver(const QStringList &words)
{
    static const QRegularExpression plain(QStringLiteral("[A-Za-z]{3,}"));
    static const QRegularExpression names(
        QStringLiteral("English|bad\\.json|/[^ ]+|pt-BR|zama-scenario|great_victory|slight_edge"));
    QStringList found;
    for (QString text : words) {
        if (text.remove(names).contains(plain)) {
            found << text;
        }
    }
    return found;
}

} // namespace

class TestDockWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { table::initResources(); }

    void everyWordFollowsTheLanguage_data()
    {
        QTest::addColumn<int>("panel");
        QTest::newRow("texts") << 0;
        QTest::newRow("rules") << 1;
        QTest::newRow("issues") << 2;
        QTest::newRow("library") << 3;
    }

    void everyWordFollowsTheLanguage()
    {
        QFETCH(int, panel);
        const QTemporaryDir folder;
        QFile bad(folder.filePath(QStringLiteral("bad.json")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.close();
        ScenarioDocument document(namelessScenario());
        const auto make = [&]() -> std::unique_ptr<QWidget> {
            switch (panel) {
            case 0:
                return std::make_unique<TextsPanel>(document);
            case 1:
                return std::make_unique<RulesPanel>(document);
            case 2:
                return std::make_unique<IssuesPanel>(document);
            default:
                return std::make_unique<LibraryPanel>(
                    document, ArmyLibrary(folder.filePath(QStringLiteral("none")), folder.path()));
            }
        };
        const auto shown = make();
        shown->show();
        const QStringList english = wordsOf(*shown);
        QVERIFY(english.size() > 5);
        test::PseudoLocale pseudo;
        QCoreApplication::installTranslator(&pseudo);
        QCoreApplication::processEvents();
        const QStringList other = wordsOf(*shown);
        QCoreApplication::removeTranslator(&pseudo);
        QCoreApplication::processEvents();
        QCOMPARE(leftOver(other), QStringList());
        QCOMPARE(wordsOf(*shown), english);
    }

    // Whatever a draft holds, it is shown, and the issues say what is wrong with it.
    void draftsAreShownWithoutHarm()
    {
        const QTemporaryDir folder;
        Scenario crowd = namelessScenario();
        crowd.sides.insert(crowd.sides.end(), 3, crowd.sides.front());
        Scenario odd = namelessScenario();
        odd.language = "no language";
        odd.title.entries = {{"", ""}, {"", "x"}, {"de", std::string("\xff\xfe", 2)}};
        odd.sequence = {{StepKind::Melee, "nobody"}, {StepKind::Move, ""}};
        odd.options.turnLimit = -7;
        odd.types.clear();
        ScenarioDocument document(Scenario{});
        TextsPanel texts(document);
        RulesPanel rules(document);
        IssuesPanel issues(document);
        LibraryPanel library(document, ArmyLibrary(folder.path(), folder.path()));
        for (QWidget *panel : std::initializer_list<QWidget *>{&texts, &rules, &issues, &library}) {
            panel->show();
        }
        for (const Scenario &draft : {crowd, odd, namelessScenario(), Scenario{}, odd, crowd}) {
            QVERIFY(document.change(Message("edit.text", {}), draft));
            QTRY_COMPARE(issues.errors() + issues.warnings(), static_cast<int>(document.issues().size()));
            for (const Issue &issue : document.issues()) {
                texts.showPlace(issue.path);
                rules.showPlace(issue.path);
            }
        }
        while (document.canUndo()) {
            document.undo();
        }
        QVERIFY(document.scenario() == Scenario{});
    }
};

QTEST_MAIN(TestDockWords)
#include "test_dock_words.moc"
