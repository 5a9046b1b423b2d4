// The docks in another language: every word is said in it at once, and
// when it goes nothing of it is left.

#include "core/io/read_scenario.h"
#include "editor/army_panel.h"
#include "editor/army_tree.h"
#include "editor/issues_panel.h"
#include "editor/languages.h"
#include "editor/library_panel.h"
#include "editor/properties_panel.h"
#include "editor/rules_panel.h"
#include "editor/texts_panel.h"
#include "table/art/resources.h"
#include "tests/support/pseudo_locale.h"
#include "tests/support/source_tree.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
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
        scenario.sides[side].nameInText.entries.clear();
        scenario.sides[side].briefing.entries = {{"en", "2"}};
        for (CommandSpec &command : scenario.sides[side].commands) {
            command.name.entries = {{"en", "4"}};
            for (UnitSpec &unit : command.units) {
                unit.name.entries = {{"en", "5"}};
            }
            if (command.general) {
                command.general->name.entries = {{"en", "6"}};
            }
        }
    }
    for (UnitTypeSpec &type : scenario.types) {
        type.name.entries = {{"en", "3"}};
    }
    scenario.options.los = LineOfSight::UnitsBlock;
    scenario.options.turnLimit.reset();
    scenario.victory = {30, 20, {}};
    return scenario;
}

// Numbers that no table can hold, and everybody there twice.
Scenario wildScenario()
{
    constexpr int kMost = std::numeric_limits<int>::max();
    constexpr int kLeast = std::numeric_limits<int>::min();
    Scenario scenario = namelessScenario();
    scenario.table = {kMost, kLeast, "swamp", {}};
    for (SideSpec &side : scenario.sides) {
        side.zone = Box{kLeast, kMost, kMost, kLeast};
        side.livery = {"red", "", "tartan", {}};
        for (CommandSpec &command : side.commands) {
            for (UnitSpec &unit : command.units) {
                unit.stands = kMost;
                unit.strength = kLeast;
                unit.pose = {{kMost, kLeast}, kLeast};
            }
            if (command.general) {
                command.general->extraStands = kMost;
                command.general->place = {kLeast, kMost};
            }
        }
        side.commands.push_back(side.commands.back());
    }
    return scenario;
}

std::set<Piece> oneOfEach(const Scenario &scenario)
{
    std::set<Piece> pieces{{PieceKind::Side, scenario.sides[0].id}};
    for (const CommandSpec &command : scenario.sides[0].commands) {
        if (command.general && !command.units.empty()) {
            pieces.insert({PieceKind::Command, command.id});
            pieces.insert({PieceKind::General, command.general->id});
            pieces.insert({PieceKind::Unit, command.units[0].id});
        }
    }
    return pieces;
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
                for (int column = 0; column < view->model()->columnCount(); ++column) {
                    add(words, view->model()->index(row, column).data().toString());
                }
            }
        }
    }
    return words;
}

// Languages are called as their readers call them, files and clauses by their names.
QStringList leftOver(const QStringList &words)
{
    static const QRegularExpression plain(QStringLiteral("[A-Za-z]{3,}"));
    static const QRegularExpression names(QStringLiteral(
        "English|#[0-9a-f]{6}|bad\\.json|/[^ ]+|pt-BR|zama-scenario|great_victory|slight_edge"));
    QStringList found;
    for (QString text : words) {
        for (const std::string &tag : offeredLanguages()) {
            text.remove(languageName(tag));
        }
        if (text.remove(names).contains(plain)) {
            found << text;
        }
    }
    return found;
}

// Parts that Qt puts into its own widgets; the whole has the name.
bool isPart(const QWidget &widget)
{
    const QWidget *whole = widget.parentWidget();
    const auto *area = qobject_cast<const QAbstractScrollArea *>(whole);
    return widget.inherits("QScrollBar") || widget.inherits("QHeaderView") ||
           widget.inherits("QComboBoxListView") || widget.inherits("QLineEditIconButton") ||
           widget.inherits("QComboBoxPrivateContainer") || qobject_cast<const QComboBox *>(whole) ||
           widget.objectName().startsWith(QLatin1String("qt_")) ||
           (area != nullptr && area->viewport() == &widget) ||
           (whole != nullptr && whole->inherits("QAbstractSpinBox"));
}

// Whatever can have the focus, by what it is, if nothing says what it is for.
QStringList namelessIn(const QWidget &panel)
{
    QStringList found;
    for (QWidget *widget : panel.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&panel) || isPart(*widget)) {
            continue;
        }
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        const auto labels = face->relations(QAccessible::Label);
        if (labels.isEmpty() && face->text(QAccessible::Name).isEmpty()) {
            found << QLatin1String(widget->metaObject()->className());
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
        QTest::newRow("order of battle") << 4;
        QTest::newRow("properties") << 5;
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
            case 4:
                return std::make_unique<ArmyPanel>(document);
            case 5:
                document.selection().set(oneOfEach(document.scenario()));
                return std::make_unique<PropertiesPanel>(document);
            default:
                return std::make_unique<LibraryPanel>(
                    document, ArmyLibrary(folder.filePath(QStringLiteral("none")), folder.path()));
            }
        };
        const auto shown = make();
        shown->show();
        QCOMPARE(namelessIn(*shown), QStringList());
        const QStringList english = wordsOf(*shown);
        QVERIFY(english.size() > 5);
        test::PseudoLocale pseudo;
        QCoreApplication::installTranslator(&pseudo);
        QCoreApplication::processEvents();
        const QStringList other = wordsOf(*shown);
        QCoreApplication::removeTranslator(&pseudo);
        QCoreApplication::processEvents();
        QVERIFY2(leftOver(other).isEmpty(), qPrintable(leftOver(other).join(u';')));
        QCOMPARE(wordsOf(*shown), english);
    }

    void aControlWithoutANameWouldBeFound()
    {
        QWidget bare;
        new QLineEdit(&bare);
        QCOMPARE(namelessIn(bare), QStringList{QStringLiteral("QLineEdit")});
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
        const Scenario wild = wildScenario();
        ScenarioDocument document(Scenario{});
        TextsPanel texts(document);
        RulesPanel rules(document);
        IssuesPanel issues(document);
        LibraryPanel library(document, ArmyLibrary(folder.path(), folder.path()));
        ArmyPanel army(document);
        PropertiesPanel properties(document);
        for (QWidget *panel :
             std::initializer_list<QWidget *>{&texts, &rules, &issues, &library, &army, &properties}) {
            panel->show();
        }
        for (const Scenario &draft : {crowd, odd, wild, namelessScenario(), Scenario{}, odd, wild, crowd}) {
            QVERIFY(document.change(Message("edit.text", {}), draft));
            army.tree().selectAll();
            for (auto *field : properties.findChildren<QAbstractSpinBox *>()) {
                field->stepUp();
            }
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
