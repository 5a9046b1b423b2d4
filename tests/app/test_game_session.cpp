// The session: what happens passes through it, what is taken back and looked at is a place in its journal.

#include "table/model/game_session.h"
#include "tests/support/tiny_battle.h"

#include <QSignalSpy>
#include <QTest>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

TinyBattle lines()
{
    return tinyBattle()
        .add("INF", "a", 20, 20, 0, 7)
        .add("INF", "b", 30, 20, 0, 7)
        .add("HVY", "x", 45, 50, 180, 8)
        .far();
}

Command forward(const GameSession &session, std::string_view unit, Mils distance)
{
    return moveOf(session.state(), unit, {straight(distance)});
}

} // namespace

class TestGameSession : public QObject
{
    Q_OBJECT
private slots:
    void aLawfulOrderIsCommitted()
    {
        GameSession session(Journal(lines().setup(), 1));
        QSignalSpy spy(&session, &GameSession::committed);
        QVERIFY(!session.give(forward(session, "a", 2000)));
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy[0][0].toInt(), 0);
        QCOMPARE(spy[0][1].toInt(), 1);
        QCOMPARE(poseOf(session.state(), "a").front.y, mils(22));
    }

    void aRefusedOrderChangesNothingNotEvenRedo()
    {
        GameSession session(Journal(lines().setup(), 1));
        QVERIFY(!session.give(forward(session, "a", 2000)));
        session.undo();
        QVERIFY(session.canRedo());
        QSignalSpy spy(&session, &GameSession::committed);
        QVERIFY(session.give(forward(session, "a", 20000)).has_value());
        QVERIFY(spy.isEmpty());
        QVERIFY(session.canRedo());
        session.redo();
        QCOMPARE(poseOf(session.state(), "a").front.y, mils(22));
    }

    void aGestureOfSeveralOrdersIsTakenBackAtOnce()
    {
        GameSession session(Journal(lines().setup(), 1));
        const std::vector<Command> both{forward(session, "a", 1000), forward(session, "b", 1000)};
        QVERIFY(!session.giveAll(both));
        QCOMPARE(session.journal().cursor(), std::size_t{2});
        session.undo();
        QCOMPARE(session.journal().cursor(), std::size_t{0});
        session.redo();
        QCOMPARE(session.journal().cursor(), std::size_t{2});
    }

    void aGestureStopsAtTheFirstRefusal()
    {
        GameSession session(Journal(lines().setup(), 1));
        const std::vector<Command> orders{forward(session, "a", 1000), forward(session, "a", 1000),
                                          forward(session, "b", 1000)};
        const Check refused = session.giveAll(orders);
        QVERIFY(refused && refused->code == RefusalCode::AlreadyMoved);
        QCOMPARE(session.journal().cursor(), std::size_t{1});
    }

    void undoGoesBackOverTheProgramToTheLastPerson()
    {
        GameSession session(Journal(lines().setup(), 1));
        session.setUndoPolicy(UndoPolicy::Free);
        QVERIFY(!session.give(forward(session, "a", 1000)));
        QVERIFY(!session.give(EndStep{SideId(0)}));
        QVERIFY(!session.give(EndStep{SideId(0)}, Author::Computer));
        QVERIFY(!session.give(EndStep{SideId(1)}, Author::Computer));
        session.undo();
        QCOMPARE(session.journal().cursor(), std::size_t{1});
        session.redo();
        QCOMPARE(session.journal().cursor(), std::size_t{4});
        session.undo();
        session.undo();
        QVERIFY(!session.canUndo());
    }

    void inAJournalFromAFileUndoGoesBackToAPersonsOrderToo()
    {
        Journal journal(lines().setup(), 1);
        QVERIFY(!journal.record(moveOf(journal.state(), "a", {straight(1000)})));
        QVERIFY(!journal.record(EndStep{SideId(0)}));
        QVERIFY(!journal.record(EndStep{SideId(0)}));
        QVERIFY(!journal.record(EndStep{SideId(1)}));
        GameSession session(std::move(journal));
        session.setPersons({true, false});
        session.undo();
        QCOMPARE(session.journal().cursor(), std::size_t{2});
    }

    void thePolicyIsAFloor()
    {
        GameSession session(Journal(lines().setup(), 1));
        QVERIFY(!session.give(forward(session, "a", 1000)));
        QVERIFY(!session.give(EndStep{SideId(0)}));
        session.setUndoPolicy(UndoPolicy::WithinStep);
        QVERIFY(!session.canUndo());
        session.setUndoPolicy(UndoPolicy::UntilDice);
        QVERIFY(session.canUndo());
    }

    void lookingBackOrdersNothingAndChangesNothing()
    {
        GameSession session(Journal(lines().setup(), 1));
        QVERIFY(!session.give(forward(session, "a", 1000)));
        const std::uint64_t hash = hashOf(session.state());
        QSignalSpy spy(&session, &GameSession::jumped);
        session.lookAt(0);
        QVERIFY(session.isLookingBack());
        QCOMPARE(spy.size(), 1);
        QVERIFY(!session.canUndo() && !session.canRedo());
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(session.give(forward(session, "b", 1000))),
                                 std::logic_error);
        QCOMPARE(hashOf(session.state()), hash);
        session.returnToPresent();
        QVERIFY(!session.isLookingBack());
    }

    void aBranchIsABattleOfItsOwn()
    {
        GameSession session(Journal(lines().setup(), 1));
        QVERIFY(!session.give(forward(session, "a", 1000)));
        QVERIFY(!session.give(forward(session, "b", 1000)));
        session.lookAt(1);
        QSignalSpy spy(&session, &GameSession::branched);
        session.branchFromHere();
        QCOMPARE(spy.size(), 1);
        QCOMPARE(session.journal().entries().size(), std::size_t{1});
        QVERIFY(!session.isLookingBack());
        QVERIFY(!session.give(forward(session, "b", 2000)));
        session.undo();
        QCOMPARE(session.journal().cursor(), std::size_t{1});
    }

    // Case 18: a thousand steps there and back.
    void aRandomWalkEndsWhereTheJournalSays()
    {
        GameSession session(Journal(lines().setup(), 3));
        session.setUndoPolicy(UndoPolicy::Free);
        std::uint32_t chance = 12345;
        for (int i = 0; i < 1000 && !session.state().isOver(); ++i) {
            chance = chance * 1664525U + 1013904223U;
            switch ((chance >> 24U) % 4U) {
            case 0:
                session.undo();
                break;
            case 1:
                session.redo();
                break;
            case 2:
                static_cast<void>(session.give(forward(session, (chance >> 20U) % 2U == 0 ? "a" : "b", 300)));
                break;
            default:
                static_cast<void>(session.give(
                    session.state().currentStep().kind == StepKind::Charge
                        ? Command(PassCharge{session.state().toAct})
                        : Command(EndStep{session.state().toAct.isValid() ? session.state().toAct
                                                                          : SideId((chance >> 16U) % 2U)})));
            }
            QCOMPARE(hashOf(session.journal().stateAt(session.journal().cursor())), hashOf(session.state()));
        }
        QVERIFY(!session.journal().verify());
    }
};

QTEST_GUILESS_MAIN(TestGameSession)
#include "test_game_session.moc"
