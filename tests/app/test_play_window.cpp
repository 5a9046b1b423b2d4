// Battles played in the window with the mouse and with the keyboard, and against the program.

#include "app/play/action_bar.h"
#include "app/play/fight_panel.h"
#include "app/play/move_tool.h"
#include "app/play/objection_line.h"
#include "app/play/play_panels.h"
#include "app/play/play_window.h"
#include "app/play/target_tool.h"
#include "app/play/verdict_banner.h"
#include "core/game/queries.h"
#include "table/art/resources.h"
#include "table/scene/stand_item.h"
#include "table/scene/table_view.h"
#include "tests/support/tiny_battle.h"

#include <QAction>
#include <QApplication>
#include <QFocusEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace zama;
using namespace zama::play;
using namespace zama::table;
using namespace zama::test;

namespace {

TinyBattle skirmish()
{
    return tinyBattle()
        .add("INF", "a", 40, 20, 0, 7)
        .add("INF", "b", 46, 20, 0, 7)
        .add("SK", "s", 52, 20, 0, 5)
        .add("SCO", "m", 36, 20, 0, 1)
        .general("SCIPIO", "R", 40, 15)
        .add("HVY", "x", 40, 32, 180, 8)
        .add("LGT", "y", 46, 32, 180, 8);
}

} // namespace

class TestPlayWindow : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        initResources();
    }
    void init()
    {
        m_window = std::make_unique<PlayWindow>();
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void aUnitIsDraggedAhead()
    {
        begin(skirmish());
        drag(at("a"), ahead("a", 3));
        QVERIFY(std::abs(poseOf(state(), "a").front.y - mils(23)) < 100);
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{1});
    }

    void whileDraggingAGhostSaysWhatIsLeft()
    {
        begin(skirmish());
        press(at("a"));
        moveTo(ahead("a", 3));
        const Overlay &overlay = m_window->scene().overlay();
        QVERIFY(!overlay.labels.empty());
        QVERIFY(overlay.labels.back().text.contains(QStringLiteral("left")));
        QVERIFY(std::ranges::any_of(overlay.bodies, [](const OverlayBody &b) { return b.isGhost; }));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
        release(ahead("a", 3));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{1});
    }

    void escapeInMidDragOrdersNothing()
    {
        begin(skirmish());
        press(at("a"));
        moveTo(ahead("a", 3));
        QTest::keyClick(&view(), Qt::Key_Escape);
        release(ahead("a", 3));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
    }

    // Case 38: a window that loses the keyboard in mid-drag.
    void aLostFocusInMidDragOrdersNothing()
    {
        begin(skirmish());
        press(at("a"));
        moveTo(ahead("a", 3));
        QFocusEvent away(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QCoreApplication::sendEvent(&view(), &away);
        release(ahead("a", 3));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
    }

    // Case 18: Ctrl+Z with the button down.
    void undoInMidDragIsHarmless()
    {
        begin(skirmish());
        drag(at("b"), ahead("b", 2));
        press(at("a"));
        moveTo(ahead("a", 3));
        QTest::keyClick(&view(), Qt::Key_Z, Qt::ControlModifier);
        moveTo(ahead("a", 4));
        release(ahead("a", 4));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
        QCOMPARE(poseOf(state(), "a").front.y, mils(20));
        QCOMPARE(poseOf(state(), "b").front.y, mils(20));
    }

    void aRefusalSaysWhyAndOffersSomethingElse()
    {
        begin(tinyBattle()
                  .add("INF", "a", 40, 20, 0, 7)
                  .add("INF", "b", 40, 24, 0, 7)
                  .add("HVY", "x", 40, 50, 180, 8));
        drag(at("a"), ahead("a", 5.9));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
        QVERIFY(!m_window->objection().isHidden());
        QVERIFY(!m_window->objection().instead().isEmpty());
        QVERIFY(m_window->actionBar().next().kind == NextKind::Instead);
        space();
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{1});
        QVERIFY(poseOf(state(), "a").front.y > mils(20));
        QVERIFY(m_window->objection().isHidden());
    }

    void aGhostThatWaitsIsOrderedWhenAnotherUnitIsTakenHoldOf()
    {
        begin(skirmish());
        desk().pick(idOf(state(), "a"));
        keys({Qt::Key_Up, Qt::Key_Up});
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
        click(at("b"));
        QCOMPARE(poseOf(state(), "a").front.y, mils(21));
        QCOMPARE(poseOf(state(), "b").front.y, mils(20));
    }

    void aClickOnTheGhostGivesTheOrder()
    {
        begin(skirmish());
        desk().pick(idOf(state(), "a"));
        keys({Qt::Key_Up, Qt::Key_Up, Qt::Key_Up, Qt::Key_Up});
        click(ahead("a", 2));
        QCOMPARE(poseOf(state(), "a").front.y, mils(22));
    }

    void aClickOnAUnitOnlyPicksIt()
    {
        begin(skirmish());
        click(at("a"));
        QVERIFY(desk().picks().single() == idOf(state(), "a"));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
    }

    void severalUnitsMoveAsOneGesture()
    {
        begin(skirmish());
        desk().pick({idOf(state(), "a"), idOf(state(), "b")});
        drag(at("a"), ahead("a", 2));
        QVERIFY(poseOf(state(), "a").front.y > mils(21.8));
        QVERIFY(poseOf(state(), "b").front.y > mils(21.8));
        m_window->session().undo();
        QCOMPARE(poseOf(state(), "a").front.y, mils(20));
        QCOMPARE(poseOf(state(), "b").front.y, mils(20));
    }

    void aGeneralIsDroppedOnAUnitAndJoinsIt()
    {
        begin(skirmish());
        drag(pixel({mils(40), mils(15)}), at("b"));
        QCOMPARE(unitWith(state(), "SCIPIO"), std::string("b"));
    }

    void aHandleUnderTheHandWheels()
    {
        begin(skirmish());
        click(at("a"));
        const auto &handles = m_window->scene().overlay().handles;
        QCOMPARE(handles.size(), std::size_t{2});
        const QPoint left = pixel(handles[0].at);
        drag(left, pixel({handles[0].at.x + 400, handles[0].at.y + 1500}));
        QVERIFY(m_window->actionBar().next().kind == NextKind::GiveOrder); // the ghost waits
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
        space();
        QVERIFY(poseOf(state(), "a").facing > 0);
    }

    void keysComposeAWheelAndAnAdvance()
    {
        begin(skirmish());
        desk().pick(idOf(state(), "a"));
        keys({Qt::Key_E, Qt::Key_E, Qt::Key_Up, Qt::Key_Up});
        QVERIFY(m_window->actionBar().next().kind == NextKind::GiveOrder);
        QTest::keyClick(&view(), Qt::Key_Return);
        QCOMPARE(poseOf(state(), "a").facing, Centidegrees{1000});
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{1});
    }

    void theSpaceBarWalksThroughTheUnits()
    {
        begin(skirmish());
        space();
        const Picks first = desk().picks();
        space();
        QVERIFY(!first.isEmpty() && desk().picks() != first);
    }

    void clickingAnEnemyShoots()
    {
        begin(skirmish().at(StepKind::Shoot, "R"));
        click(at("m"));
        QVERIFY(!shootTool()->aims().empty());
        click(at("x"));
        QVERIFY(state().pending.has_value());
        QVERIFY(m_window->actionBar().next().kind == NextKind::Roll);
        space();
        QVERIFY(!state().pending.has_value());
    }

    void generalsWhoCanMoveAreCountedAndWalkedThrough()
    {
        begin(skirmish());
        QCOMPARE(desk().openGenerals().size(), std::size_t{1});
        QVERIFY(m_window->actionBar().next().text.contains(QLatin1Char('5'))); // four units and he
        keys({Qt::Key_N, Qt::Key_N, Qt::Key_N, Qt::Key_N, Qt::Key_N});
        QVERIFY(desk().picks().general.isValid());
        keys({Qt::Key_N});
        QVERIFY(desk().picks().single().isValid());
        keys({Qt::Key_P});
        QVERIFY(desk().picks().general.isValid());
        drag(pixel({mils(40), mils(15)}), at("b"));
        QVERIFY(desk().openGenerals().empty());
        QVERIFY(m_window->actionBar().next().text.contains(QLatin1Char('3'))); // b is bound by his walk (Q38)
    }

    void theMarkOfAGeneralIsAroundHisDisc()
    {
        begin(skirmish());
        drag(pixel({mils(40), mils(15)}), at("b"));
        const GeneralId general = state().setup->findGeneral("SCIPIO");
        desk().pick(general);
        const auto *item = dynamic_cast<const GeneralItem *>(
            m_window->scene().itemFor({EntryKind::General, general.value, 0}));
        QVERIFY(item->mark() == Tone::Picked);
        const QPointF middle = item->mapToScene(item->shape().boundingRect().center());
        const TableEntry *there = m_window->scene().entryAt(middle);
        QVERIFY(there != nullptr && there->id.kind == EntryKind::General);
        desk().clearPicks();
        QVERIFY(item->mark() != Tone::Picked);
    }

    void aHandleIsAsLargeAsAFingerAndLeavesSmallUnitsTheirMiddle()
    {
        begin(tinyBattle().add("SCO", "m", 40, 20, 0, 1).add("HVY", "x", 40, 50, 180, 8));
        view().fit();
        click(at("m"));
        const auto handles = m_window->scene().overlay().handles;
        QCOMPARE(handles.size(), std::size_t{2});
        drag(pixel(handles[1].at) + QPoint(14, -14), pixel(handles[1].at) + QPoint(20, 10)); // 20 pixels off
        QVERIFY(m_window->tool()->hasOrder());
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
        QTest::keyClick(&view(), Qt::Key_Escape);
        const QPoint middle = pixel(centreOf(state(), idOf(state(), "m")));
        drag(middle, middle - QPoint(0, 30));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{1}); // it was moved, not turned
        QCOMPARE(poseOf(state(), "m").facing, Centidegrees{0});
    }

    void theTableStaysWhereItIsWhenSomethingIsRefused()
    {
        begin(tinyBattle()
                  .add("INF", "a", 40, 20, 0, 7)
                  .add("INF", "b", 40, 24, 0, 7)
                  .add("HVY", "x", 40, 50, 180, 8));
        const QRect before = view().geometry();
        drag(at("a"), ahead("a", 5.9));
        QVERIFY(m_window->objection().isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(view().geometry(), before);
        QVERIFY(!m_window->objection().geometry().contains(
            view().mapTo(view().parentWidget(), view().viewport()->mapTo(&view(), at("a")))));
    }

    void theVerdictIsABannerThatStopsNobody()
    {
        begin(skirmish());
        VerdictBanner &banner = m_window->verdict();
        QVERIFY(!banner.isVisible());
        desk().give(Concede{SideId(0)});
        m_window->presenter().skip();
        QVERIFY(banner.isVisible());
        QVERIFY(banner.text().contains(QStringLiteral("great victory")));
        QVERIFY(banner.text().contains(QStringLiteral("stands lost 0 of")));
        QCOMPARE(banner.accessibleName(), banner.text());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!banner.isVisible());
        QAction *again = nullptr;
        for (QAction *action : m_window->battleActions()) {
            again = action != nullptr && action->text().contains(QStringLiteral("has won")) ? action : again;
        }
        QVERIFY(again != nullptr && again->isVisible());
        again->trigger();
        QVERIFY(banner.isVisible());
        QVERIFY(banner.isAncestorOf(QApplication::focusWidget()));
        QTest::mouseClick(&banner, Qt::LeftButton, {}, QPoint(12, 12));
        QVERIFY(!banner.isVisible());
        QSignalSpy reports(m_window.get(), &PlayWindow::reportRequested);
        space();
        QCOMPARE(reports.count(), 1);
        m_window->session().setUndoPolicy(UndoPolicy::Free);
        m_window->session().undo();
        QVERIFY(!again->isVisible());
    }

    void fromTheVerdictOneLooksBack()
    {
        begin(skirmish());
        desk().give(Concede{SideId(0)});
        m_window->presenter().skip();
        emit m_window->verdict().lookBackRequested();
        QVERIFY(m_window->session().isLookingBack());
        QVERIFY(!m_window->verdict().isVisible());
        m_window->session().returnToPresent();
        QVERIFY(!m_window->verdict().isVisible()); // it has been seen
    }

    void typedDiceAreNotRolledByTheSpaceBar()
    {
        begin(skirmish().at(StepKind::Shoot, "R"));
        m_window->setTypesDice(true);
        click(at("m"));
        click(at("x"));
        space();
        QVERIFY(state().pending.has_value());
        m_window->enterFaces(Faces{6});
        QVERIFY(!state().pending.has_value());
        QCOMPARE(standsOf(state(), "x"), 7);
    }

    void clickingAnEnemyCharges()
    {
        begin(tinyBattle()
                  .add("INF", "a", 40, 20, 0, 7)
                  .add("HVY", "x", 40, 24, 180, 8)
                  .far()
                  .at(StepKind::Charge));
        click(at("a"));
        QTest::mouseMove(view().viewport(), at("x"));
        click(at("x"));
        QVERIFY(areEngaged(state(), "a", "x"));
    }

    void whoCannotBeReachedSaysWhy()
    {
        begin(
            tinyBattle().add("INF", "a", 40, 20, 0, 7).add("HVY", "x", 40, 44, 180, 8).at(StepKind::Charge));
        click(at("a"));
        click(at("x"));
        QVERIFY(!m_window->objection().isHidden());
    }

    void theWholeBattleIsPlayedByTheSpaceBarAlone()
    {
        begin(skirmish());
        for (int i = 0; i < 4000 && !state().isOver(); ++i) {
            if (m_window->actionBar().next().kind == NextKind::PickUnit) {
                QTest::keyClick(&view(), Qt::Key_Return, Qt::ControlModifier);
            } else {
                space();
            }
        }
        QVERIFY(state().isOver());
        QVERIFY(m_window->actionBar().next().kind == NextKind::Report);
        QVERIFY(!m_window->actionBar().said().isEmpty());
    }

    void theProgramPlaysBothSidesToTheEnd()
    {
        begin(skirmish());
        m_window->setPlayers({Player::Veteran, Player::Recruit});
        QTRY_VERIFY_WITH_TIMEOUT(state().isOver(), 60000);
        QVERIFY(!m_window->session().journal().verify());
    }

    void playersChangeInMidBattle()
    {
        begin(skirmish());
        m_window->setPlayers({Player::Veteran, Player::Person});
        QTRY_VERIFY_WITH_TIMEOUT(desk().isOpen() && desk().sideToOrder() == SideId(1), 60000);
        m_window->setPlayers({Player::Person, Player::Person});
        QVERIFY(desk().isOpen());
    }

    void theProgramGoesOnAfterALookBackAndFromABranch()
    {
        begin(skirmish());
        drag(at("a"), ahead("a", 2));
        m_window->setPlayers({Player::Veteran, Player::Veteran});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->session().journal().cursor() > 8, 60000);
        m_window->session().lookAt(3);
        QTest::qWait(30);
        m_window->session().returnToPresent();
        const std::size_t now = m_window->session().journal().cursor();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->session().journal().cursor() > now || state().isOver(), 60000);
        m_window->session().lookAt(2);
        m_window->session().branchFromHere();
        QTRY_VERIFY_WITH_TIMEOUT(state().isOver(), 60000);
    }

    void thinkingCanBeInterrupted()
    {
        begin(skirmish());
        m_window->setPlayers({Player::Commander, Player::Commander});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->opponents().isThinking(), 60000);
        m_window->setPlayers({Player::Person, Player::Person});
        QVERIFY(!m_window->opponents().isThinking());
        const std::size_t cursor = m_window->session().journal().cursor();
        QTest::qWait(50);
        QCOMPARE(m_window->session().journal().cursor(), cursor);
    }

    void aRollIsToldOnceThoughItsDiceTumbleFirst()
    {
        begin(tinyBattle()
                  .add("INF", "a", 40, 20, 0, 7)
                  .add("HVY", "x", 40, 20, 180, 8)
                  .link("a", "x")
                  .at(StepKind::Melee));
        m_window->setPace(Pace::Brisk);
        m_window->done();
        QTRY_VERIFY(m_window->actionBar().next().kind == NextKind::Roll);
        space();
        QTRY_VERIFY(!m_window->presenter().isBusy());
        QStringList told;
        for (const QLabel *label : m_window->panels().fights().findChildren<QLabel *>()) {
            told << (label->text().contains(QStringLiteral(" fought ")) ? label->text() : QString());
        }
        told.removeAll(QString());
        QCOMPARE(told.size(), 1);
    }

    // "Next unit" would lead back to the same.
    void theSpaceBarLeadsOnFromTheLastWhoCanMove()
    {
        begin(tinyBattle().add("INF", "a", 40, 20, 0, 7).add("HVY", "x", 40, 50, 180, 8));
        space();
        QCOMPARE(desk().picks().single(), state().setup->findUnit("a"));
        QVERIFY(m_window->actionBar().next().kind == NextKind::Done);
        space();
        QCOMPARE(state().step, 1);
    }

    void theSpaceBarAimsForTheLastWhoCanShoot()
    {
        begin(tinyBattle()
                  .add("SK", "s", 40, 20, 0, 5)
                  .add("HVY", "x", 40, 25, 180, 8)
                  .at(StepKind::Shoot, "R"));
        space();
        QCOMPARE(desk().picks().single(), state().setup->findUnit("s"));
        space();
        QCOMPARE(shootTool()->chosen(), state().setup->findUnit("x"));
        QVERIFY(m_window->actionBar().next().kind == NextKind::GiveOrder);
        space();
        QVERIFY(state().pending.has_value());
    }

    void aFormedUnitPulledBackSaysWhyItStays()
    {
        begin(skirmish());
        drag(at("a"), ahead("a", -2));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
        QVERIFY(!m_window->objection().isHidden());
        QVERIFY(m_window->objection().text().contains(QStringLiteral("cannot go backwards")));
    }

    void whatWasSaidOfAStepGoesWithIt()
    {
        begin(skirmish());
        QTest::keyClick(&view(), Qt::Key_F3);
        QTRY_VERIFY_WITH_TIMEOUT(state().step == 1 && desk().isOpen(), 60000);
        QCOMPARE(m_window->actionBar().said(), QString());
    }

    // In the melee step who is done says so, and dice follow.
    void whatWasSaidOfChoicesGoesBeforeTheDice()
    {
        begin(skirmish());
        m_window->setPlayers({Player::Veteran, Player::Recruit});
        int fights = 0;
        bool isLate = false;
        connect(&m_window->presenter(), &Presenter::idle, this, [&] {
            const bool isFight = state().phase == Phase::Fighting;
            fights += isFight ? 1 : 0;
            isLate = isLate || (isFight && !m_window->actionBar().said().isEmpty());
        });
        QTRY_VERIFY_WITH_TIMEOUT(state().isOver() || fights > 8, 60000);
        m_window->presenter().disconnect(this);
        QVERIFY(fights > 0);
        QVERIFY(!isLate);
    }

    void aHintThatComesTooLateIsNotSaid()
    {
        begin(skirmish());
        QSignalSpy hinted(&m_window->opponents(), &Opponents::hinted);
        QTest::keyClick(&view(), Qt::Key_F2);
        QVERIFY(desk().give(EndStep{desk().sideToOrder()}));
        QVERIFY(!m_window->opponents().isThinking());
        QVERIFY(!hinted.wait(100));
        QCOMPARE(m_window->actionBar().said(), QString());
    }

    void aHintIsForgottenWhenAnOrderIsGiven()
    {
        begin(skirmish());
        QSignalSpy hinted(&m_window->opponents(), &Opponents::hinted);
        QTest::keyClick(&view(), Qt::Key_F2);
        QVERIFY(hinted.size() == 1 || hinted.wait(60000));
        QVERIFY(!m_window->actionBar().said().isEmpty());
        QVERIFY(desk().give(EndStep{desk().sideToOrder()}));
        QCOMPARE(m_window->actionBar().said(), QString());
    }

    void aHintIsShownAndNotGiven()
    {
        begin(skirmish());
        QSignalSpy hinted(&m_window->opponents(), &Opponents::hinted);
        QTest::keyClick(&view(), Qt::Key_F2);
        QVERIFY(hinted.size() == 1 || hinted.wait(60000));
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
        QVERIFY(m_window->actionBar().said().startsWith(QStringLiteral("Hint")));
    }

    void finishingTheStepIsTakenBackAtOnce()
    {
        begin(skirmish());
        QTest::keyClick(&view(), Qt::Key_F3);
        QTRY_VERIFY_WITH_TIMEOUT(state().step == 1, 60000);
        QVERIFY(m_window->session().canUndo());
        m_window->session().undo();
        QCOMPARE(m_window->session().journal().cursor(), std::size_t{0});
    }

    void lookingBackTakesTheToolAway()
    {
        begin(skirmish());
        drag(at("a"), ahead("a", 2));
        m_window->session().lookAt(0);
        QVERIFY(m_window->tool() == nullptr);
        QVERIFY(m_window->actionBar().next().kind == NextKind::Present);
        drag(at("b"), ahead("b", 2));
        QCOMPARE(m_window->session().journal().entries().size(), std::size_t{1});
        space();
        QVERIFY(m_window->tool() != nullptr);
    }

    void commandsArePlacedByTheSpaceBar()
    {
        begin(skirmish().option("deployment", "free").zone("R", 0, 0, 90, 21).zone("C", 0, 31, 90, 60));
        QVERIFY(state().phase == Phase::Deploying);
        for (int i = 0; i < 20 && state().phase == Phase::Deploying; ++i) {
            space();
        }
        QVERIFY(state().phase == Phase::Ordering);
    }

    void aCommandIsDraggedToItsPlace()
    {
        begin(skirmish().option("deployment", "free").zone("R", 0, 0, 90, 21).zone("C", 0, 31, 90, 60));
        const QPoint from = at("a");
        drag(from, from + QPoint(60, 20));
        QVERIFY(m_window->actionBar().next().kind == NextKind::GiveOrder);
        const Mils before = poseOf(state(), "a").front.x;
        space();
        QVERIFY(poseOf(state(), "a").front.x > before + 1000);
        QVERIFY(m_window->session().journal().cursor() == 1);
    }

    void motionIsSkippedByTheSpaceBar()
    {
        begin(skirmish());
        m_window->setPace(Pace::Calm);
        drag(at("a"), ahead("a", 2));
        QVERIFY(m_window->presenter().isBusy());
        QVERIFY(m_window->actionBar().next().kind == NextKind::Skip);
        space();
        QVERIFY(!m_window->presenter().isBusy());
    }

private:
    void begin(const TinyBattle &battle)
    {
        m_window->setPace(Pace::AtOnce);
        m_window->play(Journal(battle.setup(), 11), {});
        QApplication::processEvents();
    }
    [[nodiscard]] const State &state() const { return m_window->session().state(); }
    [[nodiscard]] OrderDesk &desk() const { return m_window->desk(); }
    [[nodiscard]] TableView &view() const { return m_window->view(); }
    [[nodiscard]] TargetTool *shootTool() const { return qobject_cast<TargetTool *>(m_window->tool()); }
    [[nodiscard]] QPoint pixel(Point point) const
    {
        return view().mapFromScene(sceneFrom(point, m_window->model().frame().box));
    }
    [[nodiscard]] QPoint at(std::string_view unit) const
    {
        return pixel(zama::centreOf(state(), idOf(state(), unit)));
    }
    [[nodiscard]] QPoint ahead(std::string_view unit, double inches) const
    {
        const Point from = zama::centreOf(state(), idOf(state(), unit));
        return pixel({from.x, from.y + mils(inches)});
    }
    void press(QPoint where) { QTest::mousePress(view().viewport(), Qt::LeftButton, {}, where); }
    void moveTo(QPoint where)
    {
        QMouseEvent event(QEvent::MouseMove, where, view().viewport()->mapToGlobal(where), Qt::NoButton,
                          Qt::LeftButton, {});
        QCoreApplication::sendEvent(view().viewport(), &event);
    }
    void release(QPoint where) { QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, where); }
    void click(QPoint where) { QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, where); }
    void drag(QPoint from, QPoint to)
    {
        press(from);
        moveTo((from + to) / 2);
        moveTo(to);
        release(to);
    }
    void space() { QTest::keyClick(&view(), Qt::Key_Space); }
    void keys(std::initializer_list<Qt::Key> all)
    {
        for (const Qt::Key key : all) {
            QTest::keyClick(&view(), key);
        }
    }

    std::unique_ptr<PlayWindow> m_window;
};

QTEST_MAIN(TestPlayWindow)
#include "test_play_window.moc"
