// Looking back over a battle.

#include "app/play/timeline.h"
#include "app/play/timeline_slider.h"
#include "table/art/resources.h"
#include "table/model/presenter.h"
#include "tests/support/recorded_battle.h"
#include "tests/support/tiny_battle.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace zama;
using namespace zama::table;
using namespace zama::play;

class TestTimeline : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        initResources();
    }

    // A timeline as the window wires it.
    void init()
    {
        m_session = std::make_unique<GameSession>(test::recordedBattle());
        m_timeline = std::make_unique<Timeline>();
        const auto show = [this] { m_timeline->show(*m_session); };
        connect(m_session.get(), &GameSession::jumped, m_timeline.get(), show);
        connect(m_timeline.get(), &Timeline::lookRequested, m_session.get(), &GameSession::lookAt);
        connect(m_timeline.get(), &Timeline::returnRequested, m_session.get(), &GameSession::returnToPresent);
        connect(m_timeline.get(), &Timeline::branchRequested, m_session.get(), &GameSession::branchFromHere);
        show();
        m_timeline->resize(800, 80);
        m_timeline->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(m_timeline.get()));
    }
    void cleanup()
    {
        m_timeline.reset();
        m_session.reset();
    }

    void momentsAreThoseOfTheStates()
    {
        const Journal &journal = m_session->journal();
        const std::vector<Moment> moments = momentsOf(journal);
        QCOMPARE(moments.size(), journal.cursor() + 1);
        for (std::size_t cursor = 0; cursor <= journal.cursor(); cursor += 7) {
            const State state = journal.stateAt(cursor);
            QCOMPARE(moments[cursor].turn, state.turn);
            QCOMPARE(moments[cursor].step, state.step);
            QCOMPARE(moments[cursor].isOver, state.isOver());
            if (!state.isOver() && state.toAct.isValid()) {
                QCOMPARE(moments[cursor].side, state.toAct);
            }
        }
    }

    void everyTurnHasItsMark()
    {
        int turns = 0;
        for (const TimelineMark &mark : slider().marks()) {
            turns += mark.turn > 0 ? 1 : 0;
            QVERIFY(mark.turn == 0 || mark.turn == turns);
        }
        QCOMPARE(turns, m_session->state().turn);
        QVERIFY(slider().marks().size() > static_cast<std::size_t>(3 * turns));
    }

    void theLabelSaysTurnSideAndStep()
    {
        m_session->lookAt(0);
        QCOMPARE(m_timeline->text(), QStringLiteral("Turn 1, Romans: Move"));
        m_session->returnToPresent();
        QVERIFY(m_timeline->text().endsWith(QStringLiteral("the battle is over")));
    }

    void slidingLooksBackAndAStripSaysSo()
    {
        QVERIFY(!returnButton()->isVisible());
        slider().setValue(50);
        QCOMPARE(m_session->shownCursor(), std::size_t{50});
        QVERIFY(m_session->isLookingBack());
        QVERIFY(returnButton()->isVisible());
        QTest::mouseClick(returnButton(), Qt::LeftButton);
        QVERIFY(!m_session->isLookingBack());
        QVERIFY(!returnButton()->isVisible());
        QCOMPARE(slider().value(), slider().maximum());
    }

    void keysGoByOrdersAndSteps()
    {
        slider().setFocus();
        QTest::keyClick(&slider(), Qt::Key_Home);
        QCOMPARE(m_session->shownCursor(), std::size_t{0});
        QTest::keyClick(&slider(), Qt::Key_Right);
        QCOMPARE(m_session->shownCursor(), std::size_t{1});
        QTest::keyClick(&slider(), Qt::Key_PageUp);
        QCOMPARE(slider().value(), slider().marks().at(1).cursor);
        QTest::keyClick(&slider(), Qt::Key_PageDown);
        QCOMPARE(slider().value(), 0);
        QTest::keyClick(&slider(), Qt::Key_Escape);
        QVERIFY(!m_session->isLookingBack());
    }

    void buttonsGoStepByStep()
    {
        const auto buttons = m_timeline->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 4);
        for (const QToolButton *button : buttons) {
            QVERIFY(!button->accessibleName().isEmpty());
        }
        const std::size_t end = m_session->shownCursor();
        QTest::mouseClick(named(QStringLiteral("One order back")), Qt::LeftButton);
        QCOMPARE(m_session->shownCursor(), end - 1);
        QTest::mouseClick(named(QStringLiteral("One order forward")), Qt::LeftButton);
        QCOMPARE(m_session->shownCursor(), end);
        QTest::mouseClick(named(QStringLiteral("To the beginning")), Qt::LeftButton);
        QCOMPARE(m_session->shownCursor(), std::size_t{0});
        QVERIFY(!named(QStringLiteral("One order back"))->isEnabled());
        QTest::mouseClick(named(QStringLiteral("To the present")), Qt::LeftButton);
        QCOMPARE(m_session->shownCursor(), end);
    }

    void aClickGoesToItsPlace()
    {
        QTest::mouseClick(&slider(), Qt::LeftButton, {}, QPoint(slider().width() / 2, 5));
        const auto middle = static_cast<double>(m_session->journal().cursor()) / 2.0;
        QVERIFY(std::abs(static_cast<double>(m_session->shownCursor()) - middle) < middle * 0.05);
    }

    void withoutOrdersTheHandleIsWhereOneBeginsToRead()
    {
        TimelineSlider empty;
        empty.setRange(0, 0);
        empty.resize(320, empty.sizeHint().height());
        empty.setLayoutDirection(Qt::LeftToRight);
        const QImage forth = empty.grab().toImage();
        empty.setLayoutDirection(Qt::RightToLeft);
        const QImage back = empty.grab().toImage();
        const int middle = forth.height() / 4; // of the groove
        QVERIFY(forth.pixel(5, middle) != back.pixel(5, middle));
        QVERIFY(forth.pixel(315, middle) != back.pixel(315, middle));
    }

    void aDragScrubs()
    {
        QTest::mousePress(&slider(), Qt::LeftButton, {}, QPoint(slider().width() / 2, 5));
        const std::size_t middle = m_session->shownCursor();
        QTest::mouseMove(&slider(), QPoint(slider().width() / 4, 30));
        QVERIFY(m_session->shownCursor() < middle * 2 / 3);
        QTest::mouseRelease(&slider(), Qt::LeftButton, {}, QPoint(slider().width() / 4, 30));
        const std::size_t left = m_session->shownCursor();
        QTest::mouseMove(&slider(), QPoint(slider().width() - 20, 5));
        QCOMPARE(m_session->shownCursor(), left);
    }

    void aBattleGoesOnFromThere()
    {
        m_session->lookAt(120);
        for (QPushButton *button : m_timeline->findChildren<QPushButton *>()) {
            if (button != returnButton()) {
                QTest::mouseClick(button, Qt::LeftButton);
            }
        }
        QVERIFY(!m_session->isLookingBack());
        QCOMPARE(m_session->journal().entries().size(), std::size_t{120});
        QCOMPARE(slider().maximum(), 120);
    }

private:
    TimelineSlider &slider() { return m_timeline->slider(); }
    QPushButton *returnButton() { return m_timeline->findChildren<QPushButton *>().first(); }
    QToolButton *named(const QString &name)
    {
        for (QToolButton *button : m_timeline->findChildren<QToolButton *>()) {
            if (button->accessibleName() == name) {
                return button;
            }
        }
        return nullptr;
    }

    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<Timeline> m_timeline;
};

QTEST_MAIN(TestTimeline)
#include "test_timeline.moc"
