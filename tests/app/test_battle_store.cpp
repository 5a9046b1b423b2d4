// Nothing is lost: whatever happens to the program, the disk or the file, every order that was shown as done
// is kept, and nobody else's file is written over.

#include "app/shell/battle_keeper.h"
#include "app/shell/battle_shelf.h"
#include "core/base/hash.h"
#include "tests/support/played_battle.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <span>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace zama;
using namespace zama::shell;
using namespace zama::test;

namespace {

using Kind = KeepProblem::Kind;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no file)");
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QByteArray textOf(const Journal &journal)
{
    return QByteArray::fromStdString(writeJournal(journal));
}

std::optional<Kind> kindOf(const std::optional<KeepProblem> &problem)
{
    return problem ? std::optional(problem->kind) : std::nullopt;
}

QStringList battlesIn(const QString &folder)
{
    return QDir(folder).entryList({QStringLiteral("*.zama-game.json")}, QDir::Files);
}

// Lowers how large a file may become, as a full disk does, for as long as it lives.
class FullDisk
{
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit tight = m_before;
        tight.rlim_cur = 100;
        setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};

// Plays so many orders of the battle and writes a byte for each that the keeper has taken.
[[noreturn]] void playAndAcknowledge(const BattlePlaces &places, int acknowledge, std::size_t orders)
{
    BattleKeeper keeper(places, {});
    Journal journal(playedBattle().setup(), playedBattle().seed());
    bool isGood = !keeper.keep(journal);
    for (const JournalEntry &entry : std::span(playedBattle().entries()).first(orders)) {
        isGood = isGood && !journal.record(entry.command) && !keeper.keep(journal) &&
                 ::write(acknowledge, "+", 1) == 1;
    }
    ::close(acknowledge);
    while (isGood) {
        ::pause(); // a battle that is open and at rest can be killed too
    }
    ::_exit(1);
}

// Plays in another process and kills it once it has shown `wanted` orders as done, of those it is to play.
// Returns how many it had shown.
std::size_t playAndKill(const BattlePlaces &places, std::uint64_t round, std::size_t wanted,
                        std::size_t orders = playedBattle().entries().size())
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) {
        return 0;
    }
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        playAndAcknowledge(places, ends[1], orders);
    }
    ::close(ends[1]);
    std::size_t acknowledged = 0;
    char byte = 0;
    while (acknowledged < wanted && ::read(ends[0], &byte, 1) == 1) {
        ++acknowledged;
    }
    ::usleep(static_cast<useconds_t>(mix64(round + 1000) % 1500));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (::read(ends[0], &byte, 1) == 1) {
        ++acknowledged;
    }
    ::close(ends[0]);
    return acknowledged;
}

// Killed at half of the battle, however slowly this process looks on.
void leaveInMidBattle(const BattlePlaces &places)
{
    const std::size_t half = playedBattle().entries().size() / 2;
    (void)playAndKill(places, 1, half, half);
}

} // namespace

class TestBattleStore : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_places = {at("battles"), at("refuge")};
    }

    // A new battle

    void aBattleHasAFileFromItsFirstMoment()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(0)));
        QCOMPARE(QFileInfo(keeper.path()).path(), m_places.battles);
        QVERIFY(QFileInfo(keeper.path()).fileName().startsWith(QDate::currentDate().toString(Qt::ISODate)));
        QVERIFY(keeper.path().endsWith(journalSuffix()));
        QVERIFY(!keeper.isNamed());
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(0)));
    }

    void theFileFollowsEveryOrderAndEveryStepBack()
    {
        BattleKeeper keeper(m_places, {});
        Journal journal = battleOf(5);
        for (const std::size_t cursor : {5, 2, 4, 0}) {
            journal.jump(cursor);
            QVERIFY(!keeper.keep(journal));
            QCOMPARE(bytesOf(keeper.path()), textOf(journal));
        }
        QVERIFY(!keeper.keep(battleOf(9)));
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(9)));
    }

    void noNameIsUsedTwice()
    {
        BattleKeeper first(m_places, {});
        BattleKeeper second(m_places, {});
        QVERIFY(!first.keep(battleOf(1)) && !second.keep(battleOf(2)));
        QVERIFY(first.path() != second.path());
        const QString taken = first.path();
        first.close();
        BattleKeeper third(m_places, {});
        QVERIFY(!third.keep(battleOf(3)));
        QVERIFY(third.path() != taken && third.path() != second.path());
        QCOMPARE(bytesOf(taken), textOf(battleOf(1)));
    }

    void aBattleWithoutAnyOrderLeavesNothing()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(0)));
        keeper.close();
        QVERIFY(battlesIn(m_places.battles).isEmpty());
        QVERIFY(notesIn(m_places).empty());
        QVERIFY(QDir(m_places.battles).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

    void aBattleWithOrdersStaysWhenItIsClosed()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(3)));
        const QString path = keeper.path();
        keeper.close();
        QCOMPARE(bytesOf(path), textOf(battleOf(3)));
        QVERIFY(!noteOf(m_places, path)->isOpen);
    }

    // Crashes

    void killedAtAnyMomentItKeepsWhatWasShownAsDone()
    {
        for (std::uint64_t round = 0; round < 50; ++round) {
            const BattlePlaces places{at("kill-%1/battles").arg(round), at("kill-%1/refuge").arg(round)};
            const std::size_t wanted = mix64(round) % (playedBattle().entries().size() + 1);
            const std::size_t acknowledged = playAndKill(places, round, wanted);
            SummaryCache cache;
            const auto offered = shelvedBattles(places, cache);
            if (acknowledged == 0 && offered.empty()) {
                continue; // it had not yet begun
            }
            QCOMPARE(offered.size(), std::size_t{1});
            // A battle that was over had nothing left to interrupt.
            QVERIFY(offered[0].isInterrupted || offered[0].summary.isFinished);
            auto resumed = resumeBattle(offered[0].path, places);
            QVERIFY(resumed.ok());
            const std::size_t kept = resumed.value().journal.entries().size();
            QVERIFY2(kept >= acknowledged && kept <= acknowledged + 1,
                     qPrintable(QStringLiteral("%1 of %2").arg(kept).arg(acknowledged)));
            QVERIFY(!resumed.value().journal.verify());
        }
    }

    void anInterruptedBattleGoesOnInItsFileAndIsNotOfferedTwice()
    {
        leaveInMidBattle(m_places);
        SummaryCache cache;
        const QString path = shelvedBattles(m_places, cache).at(0).path;
        auto resumed = std::move(resumeBattle(path, m_places).value());
        QCOMPARE(resumed.keeper->path(), path);
        QVERIFY(!resumed.notice);
        QVERIFY(shelvedBattles(m_places, cache).at(0).isHeld);
        QVERIFY(!shelvedBattles(m_places, cache).at(0).isInterrupted);
        resumed.keeper->close();
        QVERIFY(!shelvedBattles(m_places, cache).at(0).isInterrupted);
    }

    // Trouble with the disk

    void aFullDiskIsToldOnceAndMendsItself()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        {
            const FullDisk full;
            const auto problem = keeper.keep(battleOf(4));
            QCOMPARE(kindOf(problem), std::optional(Kind::Nowhere));
            QVERIFY(!problem->text.isEmpty());
            QVERIFY(!keeper.keep(battleOf(5)));
            QCOMPARE(kindOf(keeper.problem()), std::optional(Kind::Nowhere));
        }
        const auto mended = keeper.keep(battleOf(6));
        QCOMPARE(kindOf(mended), std::optional(Kind::Mended));
        QVERIFY(!keeper.problem());
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(6)));
    }

    void whatWasKeptBeforeTheDiskWasFullStaysReadable()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        {
            const FullDisk full;
            QVERIFY(keeper.keep(battleOf(4)));
            const auto file = loadJournal(keeper.path().toStdString());
            QVERIFY(file.ok());
            QCOMPARE(file.value().journal.entries().size(), std::size_t{2});
        }
    }

    void aStickThatIsPulledOutIsReplacedUntilItComesBack()
    {
        QDir().mkpath(at("stick"));
        BattleKeeper keeper(m_places, {});
        const QString path = at("stick/lesson.zama-game.json");
        QVERIFY(!keeper.saveAs(path, battleOf(2)));
        QVERIFY(QDir().rename(at("stick"), at("pulled")));
        const auto problem = keeper.keep(battleOf(4));
        QCOMPARE(kindOf(problem), std::optional(Kind::Elsewhere));
        QCOMPARE(QFileInfo(keeper.refugePath()).path(), m_places.battles);
        QVERIFY(problem->text.contains(keeper.refugePath()));
        QCOMPARE(bytesOf(keeper.refugePath()), textOf(battleOf(4)));
        QVERIFY(!keeper.keep(battleOf(5)));
        QCOMPARE(bytesOf(keeper.refugePath()), textOf(battleOf(5)));
        QCOMPARE(battlesIn(m_places.battles).size(), 1);

        QVERIFY(QDir().rename(at("pulled"), at("stick")));
        QCOMPARE(kindOf(keeper.keep(battleOf(6))), std::optional(Kind::Mended));
        QCOMPARE(bytesOf(path), textOf(battleOf(6)));
        QVERIFY(battlesIn(m_places.battles).isEmpty());
    }

    void aFolderThatCannotBeMadeSendsTheBattleToTheSecondPlace()
    {
        put(m_places.battles, "a file where the folder should be");
        {
            BattleKeeper keeper(m_places, {});
            QCOMPARE(kindOf(keeper.keep(battleOf(3))), std::optional(Kind::Elsewhere));
            QCOMPARE(QFileInfo(keeper.refugePath()).path(), m_places.refuge);
        }
        // It is found there, and comes home as soon as there is a home.
        SummaryCache cache;
        QVERIFY(shelvedBattles(m_places, cache).at(0).isInterrupted);
        QVERIFY(QFile::remove(m_places.battles));
        auto resumed = std::move(resumeBattle(shelvedBattles(m_places, cache).at(0).path, m_places).value());
        QCOMPARE(bytesOf(resumed.keeper->path()), textOf(battleOf(3)));
        QCOMPARE(QFileInfo(resumed.keeper->path()).path(), m_places.battles);
        QVERIFY(battlesIn(m_places.refuge).isEmpty());
    }

    void aFileThatIsDeletedIsWrittenAnew()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        QVERIFY(QFile::remove(keeper.path()));
        QVERIFY(!keeper.keep(battleOf(3)));
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(3)));
    }

    void veryLongNamesLeaveRoomForANumber()
    {
        const QString path = m_folder->filePath(QString(200, QChar(0x05d0)).left(115) + journalSuffix());
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.saveAs(path, battleOf(2)));
        put(path, "mine now");
        QCOMPARE(kindOf(keeper.keep(battleOf(3))), std::optional(Kind::Beside));
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(3)));
    }

    void aFolderThatWasPulledOutIsNotMadeAgain()
    {
        QDir().mkpath(at("stick"));
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.saveAs(at("stick/lesson.zama-game.json"), battleOf(2)));
        put(at("stick/lesson.zama-game.json"), "mine now");
        QCOMPARE(kindOf(keeper.keep(battleOf(3))), std::optional(Kind::Beside));
        QVERIFY(QDir().rename(at("stick"), at("pulled")));
        QCOMPARE(kindOf(keeper.keep(battleOf(4))), std::optional(Kind::Elsewhere));
        QVERIFY(!QFileInfo::exists(at("stick")));
    }

    // Somebody else

    void aFileThatSomebodyElseChangedIsLeftAlone()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        const QString path = keeper.path();
        put(path, "mine now");
        const auto problem = keeper.keep(battleOf(3));
        QCOMPARE(kindOf(problem), std::optional(Kind::Beside));
        QVERIFY(problem->text.contains(QFileInfo(path).fileName()));
        QCOMPARE(bytesOf(path), QByteArray("mine now"));
        QVERIFY(keeper.path() != path);
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(3)));
        QVERIFY(!keeper.keep(battleOf(4)));
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(4)));
    }

    void aFileThatSomebodyElseExchangedIsLeftAlone()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        const QString path = keeper.path();
        put(at("other"), textOf(battleOf(1)));
        QVERIFY(QFile::remove(path) && QFile::rename(at("other"), path));
        QCOMPARE(kindOf(keeper.keep(battleOf(3))), std::optional(Kind::Beside));
        QCOMPARE(bytesOf(path), textOf(battleOf(1)));
    }

    void aCopyOfTheSameContentIsNoChange()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        const QByteArray before = bytesOf(keeper.path());
        QVERIFY(QFile::remove(keeper.path()));
        put(keeper.path(), before);
        QVERIFY(!keeper.keep(battleOf(3)));
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(3)));
    }

    void twoWindowsNeverWriteOneFile()
    {
        const QString path = at("shared.zama-game.json");
        put(path, textOf(battleOf(3)));
        auto first = std::move(resumeBattle(path, m_places).value());
        auto second = std::move(resumeBattle(path, m_places).value());
        QVERIFY(!first.notice);
        QVERIFY(second.notice().contains(QStringLiteral("shared.zama-game.json")));
        QVERIFY(first.keeper->path() != second.keeper->path());
        QVERIFY(!first.keeper->keep(battleOf(4)) && !second.keeper->keep(battleOf(5)));
        QCOMPARE(bytesOf(path), textOf(battleOf(4)));
        QCOMPARE(bytesOf(second.keeper->path()), textOf(battleOf(5)));
    }

    void aLockOfAnotherComputerHoldsForTheLessonButNotForEver()
    {
        const QString path = at("stick.zama-game.json");
        const QString lock = at(".stick.zama-game.json.lock");
        put(path, textOf(battleOf(3)));
        put(lock, "4711\nzama\nanother-computer\n");
        QVERIFY(resumeBattle(path, m_places).value().keeper->path() != path);
        QFile file(lock);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QDateTime morning = QDateTime::currentDateTime().addSecs(-6 * 3600);
        QVERIFY(file.setFileTime(morning, QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(resumeBattle(path, m_places).value().keeper->path(), path);
    }

    void aLongLessonKeepsItsLock()
    {
        BattleKeeper keeper(m_places, {});
        const QString path = at("long.zama-game.json");
        QVERIFY(!keeper.saveAs(path, battleOf(2)));
        QFile file(at(".long.zama-game.json.lock"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
        QVERIFY(file.setFileTime(yesterday, QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(isBattleFileHeld(path));
        QVERIFY(!keeper.keep(battleOf(3)));
    }

    // Save as

    void saveAsGoesOnInTheNewFileAndDropsItsOwnCopy()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        const QString path = at("lesson.zama-game.json");
        QVERIFY(!keeper.saveAs(path, battleOf(3)));
        QCOMPARE(keeper.path(), path);
        QVERIFY(keeper.isNamed());
        QVERIFY(battlesIn(m_places.battles).isEmpty());
        QVERIFY(!keeper.keep(battleOf(4)));
        QCOMPARE(bytesOf(path), textOf(battleOf(4)));
    }

    void saveAsLeavesAFileThatAPersonNamed()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.saveAs(at("a.zama-game.json"), battleOf(2)));
        QVERIFY(!keeper.saveAs(at("b.zama-game.json"), battleOf(3)));
        QVERIFY(!keeper.keep(battleOf(4)));
        QCOMPARE(bytesOf(at("a.zama-game.json")), textOf(battleOf(2)));
        QCOMPARE(bytesOf(at("b.zama-game.json")), textOf(battleOf(4)));
    }

    void saveAsAsksBeforeItReplacesWhatIsNoBattle()
    {
        put(at("homework.txt"), "an essay");
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        const QString before = keeper.path();
        const auto problem = keeper.saveAs(at("homework.txt"), battleOf(3));
        QVERIFY(problem && problem->mayReplace && problem->text.contains(QStringLiteral("homework.txt")));
        QCOMPARE(bytesOf(at("homework.txt")), QByteArray("an essay"));
        QCOMPARE(keeper.path(), before);
        QVERIFY(!keeper.saveAs(at("homework.txt"), battleOf(3), Replace::Anything));
        QCOMPARE(bytesOf(at("homework.txt")), textOf(battleOf(3)));
    }

    void saveAsThatFailsChangesNothing()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        const QString before = keeper.path();
        for (const QString &bad : {at("no/such/folder.json"), m_folder->path(), QString()}) {
            const auto problem = keeper.saveAs(bad, battleOf(3));
            QVERIFY(problem && !problem->mayReplace && !problem->text.isEmpty());
            QCOMPARE(keeper.path(), before);
            QCOMPARE(bytesOf(before), textOf(battleOf(2)));
        }
    }

    void saveAsDoesNotTakeABattleFromAnotherWindow()
    {
        BattleKeeper other(m_places, {});
        QVERIFY(!other.saveAs(at("theirs.zama-game.json"), battleOf(2)));
        BattleKeeper keeper(m_places, {});
        const auto problem = keeper.saveAs(at("theirs.zama-game.json"), battleOf(3), Replace::Anything);
        QVERIFY(problem && !problem->mayReplace);
        QCOMPARE(bytesOf(at("theirs.zama-game.json")), textOf(battleOf(2)));
    }

    void saveAsOntoItselfAsksWhenSomebodyElseChangedIt()
    {
        BattleKeeper keeper(m_places, {});
        const QString path = at("lesson.zama-game.json");
        QVERIFY(!keeper.saveAs(path, battleOf(2)));
        put(path, textOf(battleOf(1)));
        const auto problem = keeper.saveAs(path, battleOf(3));
        QVERIFY(problem && problem->mayReplace);
        QCOMPARE(bytesOf(path), textOf(battleOf(1)));
        QVERIFY(!keeper.saveAs(path, battleOf(3), Replace::Anything));
        QCOMPARE(bytesOf(path), textOf(battleOf(3)));
    }

    // Going on

    void lookingAtABattleDoesNotTouchItsFile()
    {
        const QString path = at("seen.zama-game.json");
        put(path, textOf(battleOf(3)));
        const QDateTime before = QFileInfo(path).lastModified();
        auto resumed = std::move(resumeBattle(path, m_places).value());
        QVERIFY(!resumed.keeper->keep(resumed.journal));
        QCOMPARE(QFileInfo(path).lastModified(), before);
        QCOMPARE(resumed.keeper->path(), path);
        QVERIFY(!resumed.keeper->keep(battleOf(4)));
        QCOMPARE(bytesOf(path), textOf(battleOf(4)));
    }

    void aBattleThatWasOpenedIsNeverDeleted()
    {
        const QString path = at("empty.zama-game.json");
        put(path, textOf(battleOf(0)));
        resumeBattle(path, m_places).value().keeper->close();
        QCOMPARE(bytesOf(path), textOf(battleOf(0)));
    }

    void aDamagedFileStaysAndItsBattleGoesOnInACopy()
    {
        const QString path = at("torn.zama-game.json");
        const QByteArray torn = textOf(battleOf(6)).chopped(60);
        put(path, torn);
        auto resumed = std::move(resumeBattle(path, m_places).value());
        QCOMPARE(resumed.journal.entries().size(), std::size_t{5});
        QVERIFY(resumed.notice().contains(QStringLiteral("torn.zama-game.json")));
        QVERIFY(!resumed.keeper->keep(battleOf(7)));
        QCOMPARE(bytesOf(path), torn);
        QCOMPARE(bytesOf(resumed.keeper->path()), textOf(battleOf(7)));
    }

    void aBattleThatComesOutDifferentlyStaysToo()
    {
        const QString path = at("other.zama-game.json");
        QByteArray text = textOf(battleOf(3));
        const qsizetype hash = text.lastIndexOf("\"hash\":\"") + 8;
        text[hash] = text[hash] == 'a' ? 'b' : 'a';
        put(path, text);
        auto resumed = std::move(resumeBattle(path, m_places).value());
        QCOMPARE(resumed.journal.entries().size(), std::size_t{2});
        QVERIFY2(resumed.notice().contains(QStringLiteral("order 2")), qPrintable(resumed.notice()));
        QVERIFY(!resumed.notice().contains(QLatin1Char('%')));
        QCOMPARE(bytesOf(path), text);
    }

    void whoPlaysIsRememberedWithTheBattle()
    {
        const PlayChoice play{{Player::Commander, Player::Person}, DiceChoice::Real, UndoPolicy::Free};
        QString path;
        {
            BattleKeeper keeper(m_places, {});
            QVERIFY(!keeper.keep(battleOf(2)));
            keeper.setPlay(play);
            path = keeper.path();
        }
        QVERIFY(resumeBattle(path, m_places).value().keeper->play() == play);
    }

    void aFileThatCannotBeOpenedSaysWhyAndLeavesNoLock()
    {
        const QString path = at("bad.zama-game.json");
        put(path, "{\n\"format\": \"zama-game\",\n\"version\": 9\n}\n");
        const auto result = resumeBattle(path, m_places);
        QVERIFY(!result.ok());
        QVERIFY(result.error().text.contains(QStringLiteral("bad.zama-game.json")));
        QVERIFY(result.error().text.contains(QStringLiteral("Line 3")));
        QVERIFY(!isBattleFileHeld(path));
        QVERIFY(!resumeBattle(at("none.zama-game.json"), m_places).ok());
    }

    // The shelf

    void theShelfSaysWhatABattleIs()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(playedBattle()));
        const BattleSummary summary = summaryOf(keeper.path());
        QVERIFY2(summary.isReadable, qPrintable(summary.reason));
        QVERIFY(summary.isFinished);
        QCOMPARE(summary.turn, playedBattle().state().turn);
        QCOMPARE(summary.orders, static_cast<int>(playedBattle().entries().size()));
        QVERIFY(!summary.title.isEmpty() && !summary.sides[0].isEmpty() && !summary.sides[1].isEmpty());
    }

    void theGlanceAgreesWithTheReferee()
    {
        const QString path = at("glance.zama-game.json");
        Journal journal = playedBattle();
        for (std::size_t cursor = 0; cursor <= journal.entries().size(); cursor += 3) {
            journal.jump(cursor);
            put(path, textOf(journal));
            const BattleSummary glance = summaryOf(path);
            QCOMPARE(glance.turn, journal.state().turn);
            QCOMPARE(glance.isFinished, journal.state().isOver());
            QCOMPARE(glance.orders, static_cast<int>(cursor));
            // A file laid out by another program is read in full and must come to the same.
            put(path, textOf(journal).replace("\"version\": ", "\"version\":  "));
            const BattleSummary studied = summaryOf(path);
            QVERIFY(studied.isReadable);
            QCOMPARE(studied.turn, glance.turn);
            QCOMPARE(studied.isFinished, glance.isFinished);
            QCOMPARE(studied.orders, glance.orders);
            QCOMPARE(studied.title, glance.title);
        }
    }

    void theNewestComeFirstAndNoMoreThanTwelve()
    {
        QDir().mkpath(m_places.battles);
        const QDateTime now = QDateTime::currentDateTime();
        for (int i = 0; i < 20; ++i) {
            const QString path = QStringLiteral("%1/b%2.zama-game.json").arg(m_places.battles).arg(i);
            put(path, textOf(battleOf(static_cast<std::size_t>(i))));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(now.addSecs(-60 * i), QFileDevice::FileModificationTime));
        }
        SummaryCache cache;
        const auto battles = shelvedBattles(m_places, cache);
        QCOMPARE(battles.size(), kMostShelved);
        for (std::size_t i = 0; i < battles.size(); ++i) {
            QCOMPARE(battles[i].summary.orders, static_cast<int>(i));
        }
    }

    void aBattleSetAsideIsNotOfferedAgain()
    {
        leaveInMidBattle(m_places);
        BattleShelf shelf(m_places);
        QSignalSpy changed(&shelf, &BattleShelf::changed);
        shelf.refresh();
        QVERIFY(changed.wait(120'000));
        QVERIFY(shelf.battles().at(0).isInterrupted);
        shelf.setAside(shelf.battles().at(0).path);
        QTRY_VERIFY(!shelf.battles().at(0).isInterrupted);
        QCOMPARE(shelf.battles().size(), std::size_t{1});
    }

    void namedBattlesAreListedUntilTheyAreForgotten()
    {
        const QString path = at("lesson.zama-game.json");
        {
            BattleKeeper keeper(m_places, {});
            QVERIFY(!keeper.saveAs(path, battleOf(2)));
        }
        BattleShelf shelf(m_places);
        QSignalSpy changed(&shelf, &BattleShelf::changed);
        shelf.refresh();
        QVERIFY(changed.wait());
        QCOMPARE(shelf.battles().at(0).path, path);
        QVERIFY(QFile::rename(path, at("moved.zama-game.json")));
        shelf.refresh();
        QTRY_VERIFY(!shelf.battles().at(0).summary.isReadable);
        QVERIFY(shelf.battles().at(0).summary.reason.contains(path));
        shelf.forget(path);
        QTRY_VERIFY(shelf.battles().empty());
    }

    void aBattleThatTheProgramNamedGoesToTheTrash()
    {
        qputenv("XDG_DATA_HOME", QFile::encodeName(at("data")));
        {
            BattleKeeper keeper(m_places, {});
            QVERIFY(!keeper.keep(battleOf(4)));
        }
        BattleShelf shelf(m_places);
        shelf.refresh();
        QTRY_COMPARE(shelf.battles().size(), std::size_t{1});
        const QString name = QFileInfo(shelf.battles().at(0).path).fileName();
        shelf.forget(shelf.battles().at(0).path);
        QTRY_VERIFY(shelf.battles().empty());
        QCOMPARE(bytesOf(at("data/Trash/files/") + name), textOf(battleOf(4)));
        qunsetenv("XDG_DATA_HOME");
    }

    void whereThereIsNoTrashNothingIsThrownAway()
    {
        put(at("no-folder"), "a file where the folder of the trash should be");
        qputenv("XDG_DATA_HOME", QFile::encodeName(at("no-folder")));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        QString path;
        {
            BattleKeeper keeper(m_places, {});
            QVERIFY(!keeper.keep(battleOf(4)));
            path = keeper.path();
        }
        BattleShelf shelf(m_places);
        shelf.forget(path);
        QVERIFY(QDir::setCurrent(before));
        qunsetenv("XDG_DATA_HOME");
        QCOMPARE(bytesOf(path), textOf(battleOf(4)));
        QTRY_COMPARE(shelf.battles().size(), std::size_t{1});
    }

    void aBattleThatIsBeingPlayedIsNotThrownAway()
    {
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(4)));
        BattleShelf shelf(m_places);
        shelf.forget(keeper.path());
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(4)));
    }

    void theMomentOfABattleFollowsItsList()
    {
        {
            BattleKeeper keeper(m_places, {});
            QVERIFY(!keeper.keep(battleOf(9)));
        }
        BattleShelf shelf(m_places);
        shelf.refresh();
        QTRY_VERIFY(!shelf.battles().empty() && shelf.battles().at(0).moment);
        QCOMPARE(hashOf(*shelf.battles().at(0).moment), hashOf(battleOf(9).state()));
    }

    void aShelfThatGoesAwayWhileItIsReadDoesNoHarm()
    {
        {
            BattleKeeper keeper(m_places, {});
            QVERIFY(!keeper.keep(playedBattle()));
        }
        for (int i = 0; i < 20; ++i) {
            BattleShelf shelf(m_places);
            QSignalSpy changed(&shelf, &BattleShelf::changed);
            shelf.refresh();
            shelf.refresh();
            if (i % 2 == 0) {
                QVERIFY(changed.wait());
            }
        }
    }

private:
    [[nodiscard]] QString at(const char *name) const
    {
        return QStringLiteral("%1/%2").arg(m_folder->path(), QString::fromLatin1(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    BattlePlaces m_places;
};

QTEST_GUILESS_MAIN(TestBattleStore)
#include "test_battle_store.moc"
