// The record of a battle: undo, redo, branches, snapshots, verification.

#include "core/base/contract.h"
#include "core/game/journal.h"
#include "core/io/journal_file.h"
#include "tests/support/verify.h"

#include <vector>

namespace zama::test {

class TestJournal : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandIsAnEntry();
    void refusedCommandsAreNotRecorded();
    void everyCursorHasItsState();
    void aJumpGoesBothWays();
    void aNewCommandForgetsWhatWasTakenBack();
    void undoStopsAtTheDice();
    void undoStopsAtTheStep();
    void undoIsFreeForTheTeacher();
    void undoFloorIsSeenFromTheCursor();
    void longBattlesAreSnapshotted();
    void snapshotsForgetWhatWasTakenBack();
    void aBranchIsAJournalOfItsOwn();
    void anHonestJournalVerifies();
    void aTamperedEntryIsNamed();
    void typedDiceAreTold();
    void aCursorOutsideIsAContractViolation();
};

namespace {

SetupPtr skirmish()
{
    return tinyBattle()
        .add("SK", "k", 45, 20, 0, 5)
        .add("INF", "a", 30, 20, 0, 7)
        .add("LGT", "x", 45, 25, 180, 8)
        .option("turn_limit", "none")
        .setup();
}

// move, done, shoot, roll, done: the Roman half of turn 1
Journal halfATurn()
{
    Journal journal(skirmish(), 1);
    const State &s = journal.state();
    (void)journal.record(moveOf(s, "k", {slide(9000, 500)}));
    (void)journal.record(EndStep{SideId(0)});
    (void)journal.record(shotOf(s, "k", "x"));
    (void)journal.record(Roll{{6, 6, 1, 1, 1}});
    (void)journal.record(EndStep{SideId(0)});
    return journal;
}

// Plays on until there are so many entries: a journal of many turns in which skirmishers step to and fro.
void playOn(Journal &journal, std::size_t entries, Mils stride)
{
    int i = 0;
    do {
        const State &s = journal.state();
        const SideId side = s.toAct.isValid() ? s.toAct : SideId(s.closed[0] ? 1U : 0U);
        if (s.step == 0 && !unitOf(s, "k").deeds.moved) {
            (void)journal.record(moveOf(s, "k", {slide(i % 2 == 0 ? 9000 : 27000, stride)}));
        }
        (void)journal.record(s.phase == Phase::Charging ? Command(PassCharge{side}) : Command(EndStep{side}));
        ++i;
    } while (journal.entries().size() < entries);
}

Journal longJournal(std::size_t entries)
{
    Journal journal(tinyBattle().add("SK", "k", 10, 10, 0, 5).option("turn_limit", "1000").setup(), 1);
    playOn(journal, entries, 1000);
    return journal;
}

} // namespace

void TestJournal::everyCommandIsAnEntry()
{
    const Journal journal = halfATurn();
    QCOMPARE(journal.entries().size(), 5U);
    QCOMPARE(journal.cursor(), 5U);
    QVERIFY(journal.isAtEnd());
    QCOMPARE(standsOf(journal.state(), "x"), 6);
    QCOMPARE(journal.entries().back().hash, hashOf(journal.state()));
    QCOMPARE(journal.seed(), 1U);
    QVERIFY(only<event::DiceRolled>(journal.entries()[3].events).size() == 1);
}

// Q89
void TestJournal::refusedCommandsAreNotRecorded()
{
    Journal journal = halfATurn();
    const State before = journal.state();
    QVERIFY(journal.record(moveOf(journal.state(), "k", {slide(0, 100)})));
    QVERIFY(journal.record(Roll{{1}}));
    QCOMPARE(journal.entries().size(), 5U);
    QVERIFY(journal.state() == before);
    // Nor do they forget what was taken back.
    journal.jump(2);
    QVERIFY(journal.record(Roll{{1}}));
    QCOMPARE(journal.entries().size(), 5U);
}

void TestJournal::everyCursorHasItsState()
{
    const Journal journal = halfATurn();
    QVERIFY(journal.stateAt(0) == begin(journal.setup()));
    State s = begin(journal.setup());
    for (std::size_t i = 0; i < journal.entries().size(); ++i) {
        QVERIFY(!execute(s, journal.entries()[i].command));
        QVERIFY(journal.stateAt(i + 1) == s);
        QCOMPARE(hashOf(journal.stateAt(i + 1)), journal.entries()[i].hash);
        QVERIFY(journal.stateAt(i + 1).footprints == s.footprints);
    }
}

void TestJournal::aJumpGoesBothWays()
{
    Journal journal = halfATurn();
    const State end = journal.state();
    journal.jump(3);
    QCOMPARE(journal.cursor(), 3U);
    QVERIFY(!journal.isAtEnd());
    QVERIFY(journal.state().pending.has_value());
    QCOMPARE(standsOf(journal.state(), "x"), 8);
    journal.jump(0);
    QVERIFY(journal.state() == begin(journal.setup()));
    journal.jump(5);
    QVERIFY(journal.state() == end);
    QVERIFY(journal.isAtEnd());
}

void TestJournal::aNewCommandForgetsWhatWasTakenBack()
{
    Journal journal = halfATurn();
    journal.jump(3);
    QVERIFY(!journal.record(Roll{{1, 1, 1, 1, 1}}));
    QCOMPARE(journal.entries().size(), 4U);
    QVERIFY(journal.isAtEnd());
    QCOMPARE(standsOf(journal.state(), "x"), 8);
    QVERIFY(!journal.verify());
}

void TestJournal::undoStopsAtTheDice()
{
    Journal journal = halfATurn();
    QCOMPARE(journal.undoFloor(UndoPolicy::UntilDice), 4U);
    journal.jump(3);
    QCOMPARE(journal.undoFloor(UndoPolicy::UntilDice), 0U);
}

void TestJournal::undoStopsAtTheStep()
{
    Journal journal = halfATurn();
    QCOMPARE(journal.undoFloor(UndoPolicy::WithinStep), 5U); // the step of the Carthaginians has begun
    journal.jump(4);
    QCOMPARE(journal.undoFloor(UndoPolicy::WithinStep), 2U);
    journal.jump(1);
    QCOMPARE(journal.undoFloor(UndoPolicy::WithinStep), 0U);
}

void TestJournal::undoIsFreeForTheTeacher()
{
    const Journal journal = halfATurn();
    QCOMPARE(journal.undoFloor(UndoPolicy::Free), 0U);
}

void TestJournal::undoFloorIsSeenFromTheCursor()
{
    Journal journal = halfATurn();
    for (std::size_t cursor = 0; cursor <= 5; ++cursor) {
        journal.jump(cursor);
        for (const UndoPolicy policy : {UndoPolicy::UntilDice, UndoPolicy::WithinStep, UndoPolicy::Free}) {
            QVERIFY(journal.undoFloor(policy) <= cursor);
        }
    }
}

void TestJournal::longBattlesAreSnapshotted()
{
    Journal journal = longJournal(500);
    QVERIFY(journal.entries().size() >= 200U);
    State s = begin(journal.setup());
    for (std::size_t i = 0; i < journal.entries().size(); ++i) {
        (void)execute(s, journal.entries()[i].command);
        if (i % 7 == 0 || i % 64 > 61 || i % 64 < 2) {
            QVERIFY(journal.stateAt(i + 1) == s);
        }
    }
    journal.jump(130);
    QCOMPARE(hashOf(journal.state()), journal.entries()[129].hash);
    QVERIFY(!journal.verify());
}

void TestJournal::snapshotsForgetWhatWasTakenBack()
{
    Journal journal = longJournal(500);
    const State old = journal.stateAt(200);
    journal.jump(70);
    playOn(journal, 71, 700); // a command of any kind forgets the rest
    QVERIFY(journal.entries().size() < 75U);
    playOn(journal, 260, 700);
    State s = begin(journal.setup());
    for (std::size_t i = 0; i < journal.entries().size(); ++i) {
        (void)execute(s, journal.entries()[i].command);
        QVERIFY(journal.stateAt(i + 1) == s);
    }
    QVERIFY(!(journal.stateAt(200) == old));
    QVERIFY(!journal.verify());
}

void TestJournal::aBranchIsAJournalOfItsOwn()
{
    Journal journal = halfATurn();
    Journal branch = journal.branch(3);
    QCOMPARE(branch.entries().size(), 3U);
    QVERIFY(branch.isAtEnd());
    QVERIFY(branch.state() == journal.stateAt(3));
    QVERIFY(!branch.record(Roll{{1, 1, 1, 1, 1}}));
    QCOMPARE(standsOf(branch.state(), "x"), 8);
    QCOMPARE(standsOf(journal.state(), "x"), 6);
    QCOMPARE(journal.entries().size(), 5U);
    QVERIFY(!branch.verify());
    QVERIFY(!journal.verify());
}

void TestJournal::anHonestJournalVerifies()
{
    QVERIFY(!halfATurn().verify());
    QVERIFY(!longJournal(120).verify());
    Journal back = halfATurn();
    back.jump(1);
    QVERIFY(!back.verify()); // all entries, wherever the cursor is
}

// Q89
void TestJournal::typedDiceAreTold()
{
    Journal journal = halfATurn();
    QCOMPARE(journal.firstTypedRoll(), std::optional<std::size_t>(3));
    QVERIFY(!journal.branch(3).firstTypedRoll());
    journal.jump(3);
    QVERIFY(!journal.record(Roll{seededFaces(1, 0, 5)}));
    QVERIFY(!journal.firstTypedRoll());
}

void TestJournal::aTamperedEntryIsNamed()
{
    const std::string honest = writeJournal(halfATurn());
    const auto read = readJournal(honest);
    QVERIFY(read.ok());
    QVERIFY(!read.value().divergence);
    QCOMPARE(read.value().journal.entries().size(), 5U);
    // The pupil would rather have rolled another six.
    std::string better = honest;
    const std::size_t faces = better.find("6,6,1,1,1") != std::string::npos ? better.find("6,6,1,1,1")
                                                                            : better.find("6, 6, 1, 1, 1");
    QVERIFY(faces != std::string::npos);
    better[better.find('1', faces)] = '6';
    const auto tampered = readJournal(better);
    QVERIFY(tampered.ok());
    QVERIFY(tampered.value().divergence.has_value());
    QCOMPARE(tampered.value().divergence->what.entry, 3U);
    QCOMPARE(tampered.value().journal.entries().size(), 3U);
}

void TestJournal::aCursorOutsideIsAContractViolation()
{
    Journal journal = halfATurn();
    QVERIFY_EXCEPTION_THROWN(journal.jump(6), ContractViolation);
    QVERIFY_EXCEPTION_THROWN((void)journal.stateAt(6), ContractViolation);
    QCOMPARE(journal.cursor(), 5U);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestJournal)
#include "test_journal.moc"
