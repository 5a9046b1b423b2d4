// No scenario that loads can hurt the editor: mutated files in the real window, every command pressed, every
// button, everything taken back.

#include "core/io/read_scenario.h"
#include "editor/edit_actions.h"
#include "editor/editor_window.h"
#include "table/art/resources.h"
#include "table/scene/table_view.h"
#include "tests/support/json_mutator.h"
#include "tests/support/source_tree.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include <fstream>
#include <sstream>

using namespace zama;
using namespace zama::editor;

namespace {

std::string bytesOf(const std::string &path)
{
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

// Whatever opens is closed again, as by somebody who presses Escape.
class Closer
{
public:
    Closer()
    {
        m_timer.setInterval(1);
        QObject::connect(&m_timer, &QTimer::timeout, [] {
            if (QWidget *popup = QApplication::activePopupWidget()) {
                popup->close();
            } else if (QWidget *modal = QApplication::activeModalWidget()) {
                modal->close();
            }
        });
        m_timer.start();
    }

private:
    QTimer m_timer;
};

std::set<Piece> everything(const Scenario &scenario)
{
    std::set<Piece> pieces;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                pieces.insert({PieceKind::Unit, unit.id});
            }
            if (command.general) {
                pieces.insert({PieceKind::General, command.general->id});
            }
        }
    }
    return pieces;
}

// Nothing, everything, and one of each kind, a side first.
std::vector<std::set<Piece>> selectionsOf(const Scenario &scenario)
{
    std::vector<std::set<Piece>> selections{{}, everything(scenario)};
    std::set<PieceKind> seen;
    const auto add = [&](PieceKind kind, const std::string &id) {
        if (seen.insert(kind).second) {
            selections.push_back({{kind, id}});
        }
    };
    for (const SideSpec &side : scenario.sides) {
        add(PieceKind::Side, side.id);
        for (const CommandSpec &command : side.commands) {
            add(PieceKind::Command, command.id);
            if (!command.units.empty()) {
                add(PieceKind::Unit, command.units.front().id);
            }
            if (command.general) {
                add(PieceKind::General, command.general->id);
            }
        }
    }
    return selections;
}

// What is pressed may make others vanish.
template<class T>
QList<QPointer<T>> living(const QWidget &window)
{
    const QList<T *> all = window.findChildren<T *>();
    return {all.begin(), all.end()};
}

// The sanitizers look at the same code ten times as long: there each fault meets one selection.
#if defined(__SANITIZE_ADDRESS__)
constexpr std::size_t kSelections = 1;
constexpr int kEvery = 300;
#else
constexpr std::size_t kSelections = 3;
constexpr int kEvery = 100;
#endif

// Presses everything there is, with each selection, and takes it back.
void pressEverything(const Scenario &scenario, std::size_t selections = kSelections)
{
    const Closer closer;
    ScenarioDocument document(scenario);
    EditorWindow window(document);
    window.resize(1000, 700);
    window.show();
    const std::string before = writeScenario(document.scenario());
    std::vector<std::set<Piece>> all = selectionsOf(document.scenario());
    all.resize(std::min(all.size(), selections));
    for (const std::set<Piece> &selection : all) {
        for (const QPointer<QAction> &action : living<QAction>(window)) {
            document.selection().set(selection);
            if (action != nullptr && action->isEnabled() && !action->isCheckable() &&
                action->menu() == nullptr) {
                action->trigger();
            }
        }
        for (const QPointer<QAbstractButton> &button : living<QAbstractButton>(window)) {
            document.selection().set(selection);
            if (button != nullptr && button->isEnabled() && button->isVisible()) {
                button->click();
            }
        }
        QTest::keyClick(&window.view(), Qt::Key_Right);
        QTest::keyClick(&window.view(), Qt::Key_BracketLeft);
        window.view().grab();
        while (document.canUndo()) {
            document.undo();
        }
        QCOMPARE(writeScenario(document.scenario()), before);
    }
}

} // namespace

class TestMutations : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        table::initResources();
    }

    // One of each kind of fault, and a few of the rest.
    void mutatedScenarios_data()
    {
        QTest::addColumn<QByteArray>("text");
        const std::string text = bytesOf(test::inSourceTree("scenarios/first-lesson.zama.json"));
        std::set<std::string> seen;
        int number = 0;
        for (const test::Variant &variant : test::variantsOf(text)) {
            const auto file = readScenario(variant.text, Reading::Draft);
            const bool isNewKind = file && !file.value().warnings.empty() &&
                                   seen.insert(file.value().warnings.front().issue.code).second;
            if (isNewKind || (file && ++number % kEvery == 0)) {
                QTest::newRow(variant.name.c_str()) << QByteArray::fromStdString(variant.text);
            }
        }
        QVERIFY(seen.size() > 8);
    }
    void mutatedScenarios()
    {
        QFETCH(QByteArray, text);
        pressEverything(readScenario(text.toStdString(), Reading::Draft).value().scenario);
    }

    void casesFromTheField()
    {
        int opened = 0;
        const QString folder =
            QString::fromStdString(test::inSourceTree("tests/cases/data/16-json-references"));
        for (const QFileInfo &info : QDir(folder).entryInfoList({QStringLiteral("*.json")})) {
            const auto file = loadScenario(info.filePath().toStdString(), Reading::Draft);
            if (file) {
                pressEverything(file.value().scenario);
                ++opened;
            }
        }
        QVERIFY(opened > 3);
    }

    void aSoundOneWithEveryKindOfSelection()
    {
        const auto file = loadScenario(test::inSourceTree("scenarios/first-lesson.zama.json"));
        pressEverything(file.value().scenario, 6);
    }

    void emptyOnes()
    {
        pressEverything({});
        Scenario noArmies;
        noArmies.sides.resize(2);
        pressEverything(noArmies);
    }

private:
    QTemporaryDir m_settings;
};

QTEST_MAIN(TestMutations)
#include "test_mutations.moc"
