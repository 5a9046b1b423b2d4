// Types and armies to use again: saved, found, put in, deleted and brought back; bad files hide nobody.

#include "core/io/read_scenario.h"
#include "editor/library_model.h"
#include "editor/library_panel.h"
#include "editor/offer_line.h"
#include "table/art/resources.h"
#include "tests/support/source_tree.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace zama;
using namespace zama::editor;

namespace {

Scenario zamaScenario()
{
    return loadScenario(test::inSourceTree("scenarios/zama.zama.json")).value().scenario;
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

struct Open {
    QTemporaryDir folder;
    QString own = folder.filePath(QStringLiteral("own"));
    QString shipped = folder.filePath(QStringLiteral("shipped"));
    ScenarioDocument document{zamaScenario()};
    std::string before = writeScenario(document.scenario());
    LibraryPanel panel{document, ArmyLibrary(shipped, own)};

    void show()
    {
        panel.resize(360, 760);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    [[nodiscard]] QPushButton *button(const char *text) const
    {
        for (QPushButton *button : panel.findChildren<QPushButton *>()) {
            if (button->text() == QString::fromUtf8(text)) {
                return button;
            }
        }
        return nullptr;
    }
    void save(const Piece &piece, const QString &name)
    {
        document.selection().set({piece});
        button("Save what is selected here…")->click();
        auto *field = qobject_cast<QLineEdit *>(panel.focusWidget());
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] Piece type() const { return {PieceKind::Type, document.scenario().types.front().id}; }
    [[nodiscard]] Piece side(std::size_t s) const
    {
        return {PieceKind::Side, document.scenario().sides[s].id};
    }
    [[nodiscard]] QString message() const { return panel.findChild<OfferLine *>()->text(); }
};

} // namespace

class TestLibraryPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { table::initResources(); }

    void whatIsSelectedIsSavedUnderItsName()
    {
        Open open;
        open.show();
        QVERIFY(!open.button("Save what is selected here…")->isEnabled());
        open.save(open.side(0), QStringLiteral("The Romans / 202"));
        QCOMPARE(open.panel.model().rowCount(), 1);
        QVERIFY(open.panel.current()->isArmy());
        QCOMPARE(titleOf(*open.panel.current()), QStringLiteral("The Romans / 202"));
        QVERIFY(open.message().contains(QStringLiteral("The Romans / 202")));
        open.save(open.type(), QStringLiteral("The Romans / 202")); // another one
        QCOMPARE(open.panel.model().rowCount(), 2);
        QCOMPARE(QDir(open.own).entryList(QDir::Files).size(), 2);
        QVERIFY(!open.panel.current()->isArmy());
        QVERIFY(titleOf(*open.panel.current()) != QStringLiteral("The Romans / 202"));
        QVERIFY(!open.document.canUndo()); // the battle has not changed
    }

    void savingIsInSightInALowWindow()
    {
        Open open;
        open.show();
        open.save(open.side(0), QStringLiteral("Rome"));
        open.panel.resize(300, 380); // its dock in a window of 1366 by 768
        const auto isInSight = [](const QWidget &widget) {
            return widget.visibleRegion().boundingRect() == widget.rect();
        };
        QPushButton *button = open.button("Save what is selected here…");
        QTRY_VERIFY(isInSight(*button));
        button->click();
        QTRY_VERIFY(isInSight(*open.panel.focusWidget()));
        QVERIFY(qobject_cast<QLineEdit *>(open.panel.focusWidget()) != nullptr);
        QVERIFY(isInSight(*open.button("Save")));
        open.button("Cancel")->click();
        QTRY_VERIFY(isInSight(*button));
    }

    void typesAreAddedToAnotherBattle()
    {
        Open open;
        open.show();
        open.save(open.type(), QStringLiteral("Foot"));
        open.document.change(Message("edit.delete", {1}),
                             [](Scenario &scenario) { scenario.types.erase(scenario.types.begin()); });
        const std::size_t types = open.document.scenario().types.size();
        const std::string without = writeScenario(open.document.scenario());
        open.button("Add to this battle")->click();
        QCOMPARE(open.document.scenario().types.size(), types + 1);
        QCOMPARE(open.document.selection().ids(PieceKind::Type).size(), std::size_t{1});
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), without);
    }

    void anIdThatMeansAnotherTypeIsNoObstacle()
    {
        Open open;
        open.show();
        open.save(open.type(), QStringLiteral("Foot"));
        open.document.change(Message("edit.text", {}),
                             [](Scenario &scenario) { scenario.types.front().move += kInch; });
        const std::size_t types = open.document.scenario().types.size();
        open.button("Add to this battle")->click();
        QCOMPARE(open.document.scenario().types.size(), types + 1);
        const Issues issues = open.document.issues();
        QVERIFY(std::ranges::none_of(issues, [](const Issue &i) { return i.code == "id.duplicate"; }));
    }

    void anArmyTakesThePlaceOfAnother()
    {
        Open open;
        open.show();
        open.save(open.side(0), QStringLiteral("Rome"));
        auto *side = open.panel.findChild<QComboBox *>();
        side->setCurrentIndex(1);
        const auto unitsOf = [&open](std::size_t s) {
            std::size_t units = 0;
            for (const CommandSpec &command : open.document.scenario().sides[s].commands) {
                units += command.units.size();
            }
            return units;
        };
        const std::size_t romans = unitsOf(0);
        open.button("Take the place of its army")->click();
        QCOMPARE(unitsOf(1), romans);
        QVERIFY(open.document.selection().ids(PieceKind::Unit).size() == romans);
        QVERIFY(!hasErrors(open.document.issues()));
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
        open.button("Add to this battle")->click();
        QVERIFY(unitsOf(1) > romans);
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void whatIsDeletedCanBePutBack()
    {
        Open open;
        open.show();
        open.save(open.type(), QStringLiteral("Foot"));
        const QString path = open.panel.current()->path;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        file.close();
        open.button("Delete from the library")->click();
        QVERIFY(!QFile::exists(path));
        QCOMPARE(open.panel.model().rowCount(), 0);
        open.button("Put it back")->click();
        QCOMPARE(open.panel.current()->path, path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void badFilesAreListedWithTheReasonAndHideNobody() // case 24
    {
        Open open;
        QDir().mkpath(open.own);
        QDir().mkpath(open.shipped);
        const QDir own(open.own);
        put(own.filePath(QStringLiteral("a-future.json")), R"({"format":"zama-scenario","version":999})");
        put(own.filePath(QStringLiteral("b-torn.json")), R"({"format":"zama-scenario","version":1,)");
        put(own.filePath(QStringLiteral("c-empty.json")), "");
        put(own.filePath(QStringLiteral("d-page.json")), "<html></html>");
        put(QDir(open.shipped).filePath(QStringLiteral("zama.json")), QByteArray::fromStdString(open.before));
        open.show();
        QCOMPARE(open.panel.model().rowCount(), 5);
        for (int row = 0; row < 4; ++row) {
            const LibraryEntry &entry = open.panel.model().entry(row);
            QVERIFY2(!entry.problem.isEmpty(), qPrintable(entry.path));
            const QString label = open.panel.model().index(row).data().toString();
            QVERIFY(label.contains(entry.fileName()) && label.contains(entry.problem));
            open.panel.list()->setCurrentIndex(open.panel.list()->model()->index(row, 0));
            QVERIFY(!open.button("Add to this battle")->isEnabled());
        }
        open.panel.list()->setCurrentIndex(open.panel.list()->model()->index(4, 0));
        QVERIFY(open.button("Add to this battle")->isEnabled());
        QVERIFY(!open.button("Delete from the library")->isVisible()); // it is not one's own
    }

    void aSearchLooksAtNamesOfTypes()
    {
        Open open;
        open.show();
        open.save(open.side(0), QStringLiteral("One"));
        open.save(open.side(1), QStringLiteral("Two"));
        auto *search = open.panel.findChild<QLineEdit *>();
        search->setText(QStringLiteral("elephant"));
        QCOMPARE(open.panel.list()->model()->rowCount(), 1);
        search->setText(QStringLiteral("no such thing"));
        QCOMPARE(open.panel.list()->model()->rowCount(), 0);
        QVERIFY(!open.button("Add to this battle")->isEnabled());
        search->clear();
        QCOMPARE(open.panel.list()->model()->rowCount(), 2);
    }

    void whatDoesNotFitIsTold()
    {
        Open open;
        open.show();
        open.save(open.type(), QStringLiteral("Foot"));
        open.document.change(Message("edit.delete", {1}), [](Scenario &scenario) {
            const UnitTypeSpec last = scenario.types.back();
            scenario.types.clear();
            for (std::size_t i = 0; i < kMaxTypes; ++i) {
                scenario.types.push_back(last);
                scenario.types.back().id = "T" + std::to_string(i);
            }
        });
        open.button("Add to this battle")->click();
        QCOMPARE(open.document.scenario().types.size(), kMaxTypes);
        QVERIFY(open.message().startsWith(QStringLiteral("It does not fit")));
    }

    void aFolderThatCannotBeWrittenIsTold()
    {
        QTemporaryDir folder;
        put(folder.filePath(QStringLiteral("file")), "x");
        ScenarioDocument document(zamaScenario());
        ArmyLibrary library(folder.path(), folder.filePath(QStringLiteral("file")));
        QVERIFY(library.save(document.scenario(), QStringLiteral("Rome")).has_value());
        QVERIFY(library.entries().empty());
    }

    void rowsComeAndGoOneAtATime()
    {
        table::FigurePixmaps pixmaps;
        LibraryModel model(pixmaps);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto entry = [](const char *path) {
            return LibraryEntry{QString::fromLatin1(path), true, {}, QStringLiteral("bad")};
        };
        model.setEntries({entry("a"), entry("b"), entry("c")});
        const QPersistentModelIndex last(model.index(2));
        model.setEntries({entry("a"), entry("c")});
        QCOMPARE(last.row(), 1);
        model.setEntries({entry("a"), entry("b"), entry("b2"), entry("c")});
        QCOMPARE(last.row(), 3);
        QCOMPARE(model.rowOf(QStringLiteral("b2")), 2);
    }
};

QTEST_MAIN(TestLibraryPanel)
#include "test_library_panel.moc"
