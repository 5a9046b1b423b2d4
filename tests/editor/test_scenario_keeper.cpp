// Saving loses nothing: names, backups, changes by others, full disks, dead windows (cases 19, 23, 37).

#include "editor/scenario_keeper.h"
#include "tests/support/source_tree.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace zama;
using namespace zama::editor;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

// A scenario file in a folder of its own, opened.
struct Desk {
    explicit Desk(const QString &name = QStringLiteral("battle.zama.json"))
        : path(folder.filePath(name)),
          places{folder.filePath(QStringLiteral("unsaved")), folder.filePath(QStringLiteral("earlier"))}
    {
        QFile::copy(QString::fromStdString(test::inSourceTree("scenarios/first-lesson.zama.json")), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        open();
    }
    void open()
    {
        keeper.reset();
        const ScenarioFile file = loadScenario(QFile::encodeName(path).toStdString()).value();
        document = std::make_unique<ScenarioDocument>(file.scenario);
        keeper = std::make_unique<ScenarioKeeper>(*document, places, path, file);
    }
    void edit(const char *title)
    {
        document->change(Message("edit.nudge", {1}),
                         [title](Scenario &next) { next.title.entries.front().text = title; });
    }

    QTemporaryDir folder;
    QString path;
    EditorPlaces places;
    std::unique_ptr<ScenarioDocument> document;
    std::unique_ptr<ScenarioKeeper> keeper;
};

} // namespace

class TestScenarioKeeper : public QObject
{
    Q_OBJECT

private slots:
    void anUnchangedScenarioIsSavedByteForByte()
    {
        Desk desk;
        const QByteArray before = contentOf(desk.path);
        desk.edit("Another");
        desk.document->undo();
        QCOMPARE(desk.keeper->save(), Saving::Done);
        QCOMPARE(contentOf(desk.path), before);
        QVERIFY(desk.keeper->backups().empty());
    }

    void savingKeepsTheEarlierVersion()
    {
        Desk desk;
        const QByteArray before = contentOf(desk.path);
        desk.edit("Another");
        QVERIFY(desk.document->isModified());
        QCOMPARE(desk.keeper->save(), Saving::Done);
        QVERIFY(!desk.document->isModified());
        QVERIFY(contentOf(desk.path).contains("Another"));
        const auto backups = desk.keeper->backups();
        QCOMPARE(backups.size(), std::size_t{1});
        QCOMPARE(contentOf(backups[0].path), before);
    }

    void aNewScenarioAsksForAName()
    {
        Desk desk;
        ScenarioDocument document(desk.document->scenario());
        ScenarioKeeper keeper(document, desk.places);
        QVERIFY(document.isModified());
        QCOMPARE(keeper.save(), Saving::Unnamed);
        const QSignalSpy moved(&keeper, &ScenarioKeeper::pathChanged);
        const QString path = desk.folder.filePath(QStringLiteral("new.zama.json"));
        QCOMPARE(keeper.saveAs(path), Saving::Done);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(keeper.path(), path);
        QVERIFY(!document.isModified());
    }

    void whatOthersWroteIsNotOverwrittenUnasked() // case 23
    {
        Desk desk;
        desk.edit("Mine");
        put(desk.path, "theirs");
        QVERIFY(desk.keeper->isChangedOutside());
        QCOMPARE(desk.keeper->save(), Saving::ChangedOutside);
        QCOMPARE(contentOf(desk.path), QByteArray("theirs"));
        QVERIFY(desk.document->isModified());
        QCOMPARE(desk.keeper->saveAs(desk.path), Saving::Done);
        QVERIFY(contentOf(desk.path).contains("Mine"));
        QCOMPARE(contentOf(desk.keeper->backups().at(0).path), QByteArray("theirs"));
    }

    void aChangeByOthersIsNoticed()
    {
        Desk desk;
        QSignalSpy noticed(desk.keeper.get(), &ScenarioKeeper::changedOutside);
        put(desk.path, "theirs");
        QVERIFY(noticed.count() > 0 || noticed.wait());
        desk.keeper->ignoreOutside();
        QVERIFY(desk.document->isModified()); // what is here is nowhere on the disk
        QVERIFY(!desk.keeper->isChangedOutside());
    }

    void whatOthersWroteCanBeTakenOver()
    {
        Desk desk;
        Scenario theirs = desk.document->scenario();
        theirs.title.entries.front().text = "Theirs";
        desk.edit("Mine");
        put(desk.path, QByteArray::fromStdString(writeScenario(theirs)));
        QVERIFY(desk.keeper->readAgain());
        QVERIFY(desk.document->scenario() == theirs);
        QVERIFY(!desk.document->isModified());
        QCOMPARE(desk.keeper->save(), Saving::Done); // nobody has to be asked
        desk.document->undo();
        QCOMPARE(desk.document->scenario().title.entries.front().text, std::string("Mine"));
        put(desk.path, "{");
        QVERIFY(!desk.keeper->readAgain());
        QCOMPARE(desk.document->scenario().title.entries.front().text, std::string("Mine"));
    }

    void aFailedSaveChangesNothing() // case 19
    {
        Desk desk;
        desk.edit("Mine");
        const QString nowhere = desk.folder.filePath(QStringLiteral("gone/battle.zama.json"));
        QCOMPARE(desk.keeper->saveAs(nowhere), Saving::Failed);
        QVERIFY(desk.keeper->problem().has_value());
        QVERIFY(desk.document->isModified());
        QCOMPARE(desk.keeper->path(), desk.path);
        QCOMPARE(desk.keeper->saveAs(QStringLiteral("/dev/full")), Saving::Failed);
        QVERIFY(desk.document->isModified());
    }

    void unsavedWorkOfADeadWindowIsFound()
    {
        Desk desk;
        desk.edit("Nearly lost");
        desk.keeper->shadow();
        QVERIFY(ScenarioKeeper::leftovers(desk.places).empty()); // its window lives
        desk.keeper.reset(); // as a window that is closed with its work unsaved
        const auto leftovers = ScenarioKeeper::leftovers(desk.places);
        QCOMPARE(leftovers.size(), std::size_t{1});
        QCOMPARE(leftovers[0].origin, desk.path);
        QCOMPARE(leftovers[0].title, QStringLiteral("Nearly lost"));
        const auto again = loadScenario(leftovers[0].path.toStdString(), Reading::Draft);
        QVERIFY(again);
        QVERIFY(again.value().scenario == desk.document->scenario());
        ScenarioKeeper::remove(leftovers[0]);
        QVERIFY(ScenarioKeeper::leftovers(desk.places).empty());
    }

    void savedWorkLeavesNothingBehind()
    {
        Desk desk;
        desk.edit("Saved");
        desk.keeper->shadow();
        QCOMPARE(desk.keeper->save(), Saving::Done);
        desk.keeper.reset();
        QVERIFY(QDir(desk.places.recovery).isEmpty());
    }

    void discardedWorkLeavesNothingBehind()
    {
        Desk desk;
        desk.edit("Not wanted");
        desk.keeper->shadow();
        desk.keeper->discard();
        QVERIFY(QDir(desk.places.recovery).isEmpty());
    }

    void theShadowFollowsByItself()
    {
        Desk desk;
        desk.edit("Soon");
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(desk.places.recovery).isEmpty(), 60'000);
    }

    void namesOfAllKindsAreKept_data() // case 37
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"a b.zama.json", "Schlacht bei Cannä.zama.json", "معركة.zama.json",
                                 "戦い.zama.json", "I\u0307stanbul.zama.json", "a'b\"c%1.zama.json"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }
    void namesOfAllKindsAreKept()
    {
        QFETCH(QString, name);
        Desk desk(name);
        desk.edit("Changed");
        QCOMPARE(desk.keeper->save(), Saving::Done);
        QCOMPARE(QDir(desk.folder.path()).entryList(QDir::Files), QStringList{name});
        QVERIFY(contentOf(desk.path).contains("Changed"));
        QCOMPARE(desk.keeper->backups().size(), std::size_t{1});
    }
};

QTEST_MAIN(TestScenarioKeeper)
#include "test_scenario_keeper.moc"
