// The presenter: events in their order, the shown state behind the true one and equal to it in the end.

#include "core/ai/policy.h"
#include "table/model/motion.h"
#include "table/model/presenter.h"
#include "tests/support/scenario_files.h"
#include "tests/support/tiny_battle.h"

#include <QSignalSpy>
#include <QTest>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

// Plays one command more, as minds and dice want it.
void playOn(GameSession &session, Policy &mind)
{
    const State &state = session.state();
    if (state.pending) {
        session.give(Roll{seededFaces(session.journal().seed(), state.diceDrawn, state.pending->dice)});
    } else {
        session.give(mind.decide(state, sideToDecide(state)).command);
    }
}

SetupPtr smallSetup()
{
    return tinyBattle()
        .add("INF", "a", 20, 20, 0, 7)
        .add("SK", "s", 20, 22, 0, 5)
        .add("SCO", "m", 26, 20, 0, 1)
        .general("SCIPIO", "a")
        .add("HVY", "x", 20, 38, 180, 8)
        .add("ELE", "e", 26, 36, 180, 1)
        .setup();
}

} // namespace

class TestPresenter : public QObject
{
    Q_OBJECT
private slots:
    void atOnceTheShownStateIsTheTrueOne()
    {
        GameSession session(Journal(smallSetup(), 5));
        Presenter presenter(session);
        presenter.setPace(Pace::AtOnce);
        const auto mind = makePolicy("fast", 1);
        while (!session.state().isOver()) {
            playOn(session, *mind);
            QVERIFY(!presenter.isBusy());
            QVERIFY(presenter.shown() == session.state());
        }
    }

    void everyEventIsToldOnceAndInOrder()
    {
        GameSession session(Journal(smallSetup(), 6));
        Presenter presenter(session);
        presenter.setPace(Pace::AtOnce);
        Events told;
        connect(&presenter, &Presenter::happened, this, [&](const Event &event) { told.push_back(event); });
        QSignalSpy ended(&presenter, &Presenter::battleEnded);
        QSignalSpy turns(&presenter, &Presenter::turnEnded);
        const auto mind = makePolicy("fast", 2);
        while (!session.state().isOver()) {
            playOn(session, *mind);
        }
        Events happened;
        for (const JournalEntry &entry : session.journal().entries()) {
            happened.insert(happened.end(), entry.events.begin(), entry.events.end());
        }
        QVERIFY(told == happened);
        QCOMPARE(ended.size(), 1);
        QCOMPARE(static_cast<int>(turns.size()), session.state().turn);
    }

    void aMoveTakesItsTimeAndCanBeSkipped()
    {
        GameSession session(Journal(smallSetup(), 5));
        Presenter presenter(session);
        QSignalSpy starting(&presenter, &Presenter::starting);
        QSignalSpy idle(&presenter, &Presenter::idle);
        const Pose before = poseOf(session.state(), "a");
        QVERIFY(!session.give(moveOf(session.state(), "a", {straight(1000)})));
        QVERIFY(presenter.isBusy());
        QCOMPARE(starting.size(), 1);
        QCOMPARE(poseOf(presenter.shown(), "a"), before);
        presenter.skip();
        QVERIFY(!presenter.isBusy());
        QCOMPARE(idle.size(), 1);
        QVERIFY(presenter.shown() == session.state());
    }

    void onTheWayTheUnitIsBetween()
    {
        GameSession session(Journal(smallSetup(), 5));
        Presenter presenter(session);
        QVERIFY(!session.give(moveOf(session.state(), "a", {straight(1200)})));
        QSignalSpy onTheWay(&presenter, &Presenter::underWay);
        QVERIFY(onTheWay.wait());
        const Mils y = poseOf(presenter.shown(), "a").front.y;
        QVERIFY(y >= mils(20) && y <= mils(21.2));
        QTRY_VERIFY(!presenter.isBusy());
        QVERIFY(presenter.shown() == session.state());
    }

    void aLineMovesInOneScene()
    {
        GameSession session(Journal(tinyBattle()
                                        .add("INF", "a", 20, 20, 0, 7)
                                        .add("INF", "b", 30, 20, 0, 7)
                                        .add("HVY", "x", 45, 50, 180, 8)
                                        .setup(),
                                    1));
        Presenter presenter(session);
        QSignalSpy starting(&presenter, &Presenter::starting);
        const std::vector<Command> both{moveOf(session.state(), "a", {straight(1000)}),
                                        moveOf(session.state(), "b", {straight(1000)})};
        QVERIFY(!session.giveAll(both));
        QCOMPARE(starting.size(), 2);
        presenter.skip();
    }

    // Case 18: taking back while something is on the way.
    void undoInMidMotionShowsTheTruthAtOnce()
    {
        GameSession session(Journal(smallSetup(), 5));
        Presenter presenter(session);
        QVERIFY(!session.give(moveOf(session.state(), "a", {straight(1200)})));
        QVERIFY(presenter.isBusy());
        session.undo();
        QVERIFY(!presenter.isBusy());
        QVERIFY(presenter.shown() == session.state());
        QVERIFY(presenter.shown() == begin(session.setupPtr()));
    }

    void lookingBackShowsThatMoment()
    {
        GameSession session(Journal(smallSetup(), 5));
        Presenter presenter(session);
        presenter.setPace(Pace::AtOnce);
        const auto mind = makePolicy("fast", 3);
        for (int i = 0; i < 12; ++i) {
            playOn(session, *mind);
        }
        session.lookAt(4);
        QVERIFY(presenter.shown() == session.journal().stateAt(4));
        session.returnToPresent();
        QVERIFY(presenter.shown() == session.state());
    }

    void waysEndWhereTheyShould()
    {
        const Pose from = poseAt(10, 10, 0);
        const Extent size{4000, 1500};
        const Path path{wheel(3000), straight(2000)};
        const Pose turned = wheeled(from, size.width, 3000);
        const Pose to = shifted(turned, turned.facing, 2000);
        const std::vector<Pose> way = wayOf(from, path, to, size);
        QCOMPARE(way.front(), from);
        QCOMPARE(way.back(), to);
        QCOMPARE(table::poseAt(way, 0.0), from);
        QCOMPARE(table::poseAt(way, 1.0), to);
        // A charge that stops on its way is not followed beyond its contact.
        const Pose contact = shifted(turned, turned.facing, 700);
        for (const Pose &pose : wayOf(from, path, contact, size)) {
            QVERIFY(pose.front.y <= contact.front.y + 1);
        }
    }
};

QTEST_GUILESS_MAIN(TestPresenter)
#include "test_presenter.moc"
