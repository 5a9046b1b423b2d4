// Case 23: a save lands in another document's file, in another window's file, or over outside changes.

#include "app/shell/battle_keeper.h"
#include "core/io/read_scenario.h"
#include "tests/support/played_battle.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace zama;
using namespace zama::shell;
using namespace zama::test;

namespace {

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

} // namespace

class TestCase23SaveGoesToWrongFile : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_places = {at("battles"), at("refuge")};
    }

    void aBattleIsNeverWrittenIntoItsScenario()
    {
        const QByteArray scenario =
            QByteArray::fromStdString(writeScenario(playedBattle().setup()->scenario));
        put(at("tiny.zama.json"), scenario);
        BattleKeeper keeper(m_places, {});
        QVERIFY(!keeper.keep(battleOf(2)));
        const auto problem = keeper.saveAs(at("tiny.zama.json"), battleOf(3));
        QVERIFY(problem && problem->mayReplace);
        QVERIFY(!keeper.keep(battleOf(4)));
        QCOMPARE(bytesOf(at("tiny.zama.json")), scenario);
        QCOMPARE(bytesOf(keeper.path()), textOf(battleOf(4)));
    }

    void eachOfTwoBattlesHitsItsOwnFile()
    {
        BattleKeeper first(m_places, {});
        BattleKeeper second(m_places, {});
        QVERIFY(!first.keep(battleOf(1)) && !second.keep(battleOf(2)));
        QVERIFY(!first.saveAs(at("first.zama-game.json"), battleOf(3)));
        QVERIFY(!second.keep(battleOf(4)));
        QVERIFY(!second.saveAs(at("second.zama-game.json"), battleOf(5)));
        QVERIFY(!first.keep(battleOf(6)) && !second.keep(battleOf(7)));
        QCOMPARE(bytesOf(at("first.zama-game.json")), textOf(battleOf(6)));
        QCOMPARE(bytesOf(at("second.zama-game.json")), textOf(battleOf(7)));
    }

    void aSecondWindowOnTheSameFileWritesElsewhere()
    {
        put(at("shared.zama-game.json"), textOf(battleOf(3)));
        auto first = std::move(resumeBattle(at("shared.zama-game.json"), m_places).value());
        auto second = std::move(resumeBattle(at("shared.zama-game.json"), m_places).value());
        QVERIFY(second.notice);
        QVERIFY(!second.keeper->keep(battleOf(5)));
        QVERIFY(!first.keeper->keep(battleOf(4)));
        QCOMPARE(bytesOf(at("shared.zama-game.json")), textOf(battleOf(4)));
        QCOMPARE(bytesOf(second.keeper->path()), textOf(battleOf(5)));
    }

    void theSameFileThroughALinkIsTheSameFile()
    {
        put(at("shared.zama-game.json"), textOf(battleOf(3)));
        QVERIFY(QFile::link(at("shared.zama-game.json"), at("link.zama-game.json")));
        auto first = std::move(resumeBattle(at("shared.zama-game.json"), m_places).value());
        auto second = std::move(resumeBattle(at("link.zama-game.json"), m_places).value());
        QVERIFY(second.notice);
        QVERIFY(identityOf(second.keeper->path()) != identityOf(first.keeper->path()));
    }

    void outsideChangesAreNotOverwritten()
    {
        put(at("lesson.zama-game.json"), textOf(battleOf(3)));
        auto resumed = std::move(resumeBattle(at("lesson.zama-game.json"), m_places).value());
        put(at("lesson.zama-game.json"), textOf(battleOf(6)));
        const auto problem = resumed.keeper->keep(battleOf(4));
        QVERIFY(problem && problem->kind == KeepProblem::Kind::Beside);
        QCOMPARE(bytesOf(at("lesson.zama-game.json")), textOf(battleOf(6)));
        QCOMPARE(bytesOf(at("lesson-2.zama-game.json")), textOf(battleOf(4)));
    }

    void savingUnderTheSameNameAsksFirst()
    {
        put(at("lesson.zama-game.json"), textOf(battleOf(3)));
        auto resumed = std::move(resumeBattle(at("lesson.zama-game.json"), m_places).value());
        put(at("lesson.zama-game.json"), textOf(battleOf(6)));
        const auto problem = resumed.keeper->saveAs(at("lesson.zama-game.json"), battleOf(4));
        QVERIFY(problem && problem->mayReplace);
        QCOMPARE(bytesOf(at("lesson.zama-game.json")), textOf(battleOf(6)));
    }

private:
    [[nodiscard]] QString at(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    BattlePlaces m_places;
};

QTEST_GUILESS_MAIN(TestCase23SaveGoesToWrongFile)
#include "test_case_23_save_goes_to_wrong_file.moc"
