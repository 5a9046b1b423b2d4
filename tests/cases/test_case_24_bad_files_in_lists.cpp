// Case 24, the lists: fifty bad files in the folder and among the recent ones neither break the list nor what
// is opened after them.

#include "app/shell/battle_keeper.h"
#include "app/shell/battle_shelf.h"
#include "tests/support/played_battle.h"
#include "tests/support/source_tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include <sys/stat.h>

using namespace zama;
using namespace zama::shell;
using namespace zama::test;

namespace {

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QByteArray textOf(const Journal &journal)
{
    return QByteArray::fromStdString(writeJournal(journal));
}

QByteArray replaced(QByteArray text, const char *what, const char *with)
{
    return text.replace(what, with);
}

// Journals of another version, with a renamed unit type, of no version; scenarios; what is no file at all.
QList<QByteArray> badJournals()
{
    const QByteArray good = textOf(battleOf(6));
    return {replaced(good, "\"version\": 1,\n\"rules\"", "\"version\": 7,\n\"rules\""),
            replaced(good, "\"rules\": 1", "\"rules\": 99"),
            replaced(good, "\"type\": \"SK\"", "\"type\": \"velites\""),
            replaced(good, "\"entries\": [", "\"orders\": ["),
            replaced(good, "\"seed\": \"7\"", "\"seed\": 7.5"),
            good.left(300),
            QByteArray(),
            QByteArray(5000, '\0'),
            "\xff\xfe{\0}",
            "<html>404</html>"};
}

} // namespace

class TestCase24BadFilesInLists : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_places = {m_folder->filePath(QStringLiteral("battles")),
                    m_folder->filePath(QStringLiteral("refuge"))};
        QVERIFY(QDir().mkpath(m_places.battles));
    }

    void everyBadJournalIsMarkedWithItsReason()
    {
        int number = 0;
        for (const QByteArray &bytes : badJournals()) {
            const QString path = inFolder(number++);
            put(path, bytes);
            const BattleSummary summary = summaryOf(path);
            QVERIFY2(!summary.isReadable, qPrintable(path));
            QVERIFY2(!summary.reason.isEmpty(), qPrintable(path));
            QVERIFY(!resumeBattle(path, m_places).ok());
        }
        QVERIFY(summaryOf(inFolder(0)).reason.contains(QStringLiteral("version 7")));
        QVERIFY(summaryOf(inFolder(2)).reason.contains(QStringLiteral("velites")));
        QVERIFY(!summaryOf(m_places.battles).isReadable);
        QVERIFY(!summaryOf(inFolder(99)).isReadable);
    }

    void fiftyBadFilesLeaveRoomForTheGoodOnes()
    {
        const QList<QByteArray> bad = badJournals();
        QDirIterator cases(QString::fromStdString(inSourceTree("tests/cases/data")), QDir::Files,
                           QDirIterator::Subdirectories);
        for (int i = 0; i < 25; ++i) {
            put(inFolder(i), bad[i % bad.size()]);
            writeNote(m_places, {cases.hasNext() ? cases.next() : inFolder(i), i % 2 == 0, {}, {}, {}});
        }
        makeOldGoodBattle();
        SummaryCache cache;
        const auto battles = shelvedBattles(m_places, cache);
        QCOMPARE(battles.size(), kMostShelved);
        QCOMPARE(battles.back().summary.title, QStringLiteral("A tiny battle"));
        QVERIFY(battles.back().summary.isReadable);
        for (std::size_t i = 0; i + 1 < battles.size(); ++i) {
            QVERIFY(!battles[i].summary.isReadable && !battles[i].isInterrupted);
        }
        QVERIFY(resumeBattle(battles.back().path, m_places).ok());
    }

    void pipesAndBrokenNotesDoNotStopTheList()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(inFolder(1)).constData(), 0600), 0);
        QVERIFY(QFile::link(inFolder(2), inFolder(3)) && QFile::link(inFolder(3), inFolder(2)));
        QVERIFY(QDir().mkpath(m_places.battles + QStringLiteral("/notes")));
        put(m_places.battles + QStringLiteral("/notes/a.json"), "{\"path\": 5}");
        put(m_places.battles + QStringLiteral("/notes/b.json"), "]");
        writeNote(m_places, {QStringLiteral("/dev/zero"), true, {}, {}, {}});
        makeOldGoodBattle();
        SummaryCache cache;
        const auto battles = shelvedBattles(m_places, cache);
        QCOMPARE(std::count_if(battles.begin(), battles.end(),
                               [](const ShelvedBattle &battle) { return battle.summary.isReadable; }),
                 1);
    }

    void aBadFileThatIsMendedIsReadAgain()
    {
        put(inFolder(1), badJournals().first());
        SummaryCache cache;
        QVERIFY(!shelvedBattles(m_places, cache).at(0).summary.isReadable);
        put(inFolder(1), textOf(battleOf(7)));
        QVERIFY(shelvedBattles(m_places, cache).at(0).summary.isReadable);
    }

private:
    [[nodiscard]] QString inFolder(int number) const
    {
        return QStringLiteral("%1/%2%3").arg(m_places.battles).arg(number).arg(journalSuffix());
    }

    void makeOldGoodBattle() const
    {
        QFile file(inFolder(1000));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(textOf(battleOf(6)));
        file.flush();
        const QDateTime old = QDateTime::currentDateTime().addDays(-30);
        QVERIFY(file.setFileTime(old, QFileDevice::FileModificationTime));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    BattlePlaces m_places;
};

QTEST_GUILESS_MAIN(TestCase24BadFilesInLists)
#include "test_case_24_bad_files_in_lists.moc"
