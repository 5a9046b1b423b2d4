// The log of a battle: its rows, its texts, and the list that shows them.

#include "app/play/log_view.h"
#include "core/text/phrase.h"
#include "table/art/resources.h"
#include "tests/support/recorded_battle.h"
#include "tests/support/tiny_battle.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace zama;
using namespace zama::table;
using zama::play::LogView;

namespace {

SetupPtr skirmish()
{
    return test::tinyBattle()
        .add("SK", "k", 45, 20, 0, 5)
        .add("INF", "a", 30, 20, 0, 7)
        .add("LGT", "x", 45, 25, 180, 8)
        .setup();
}

// A battle with everything a log needs.
struct Played {
    explicit Played(Journal journal)
        : session(std::move(journal)),
          presenter(session),
          log(session, presenter)
    {
        presenter.setPace(Pace::AtOnce);
        log.setLocale(QLocale(QLocale::English));
    }
    Played()
        : Played(Journal(skirmish(), 1))
    {
    }
    void order(const Command &command) { QVERIFY(!session.give(command)); }
    void move() { order(test::moveOf(session.state(), "k", {slide(9000, 500)})); }
    void shoot()
    {
        order(EndStep{SideId(0)});
        order(test::shotOf(session.state(), "k", "x"));
        order(Roll{{6, 6, 1, 1, 1}});
    }

    GameSession session;
    Presenter presenter;
    EventLogModel log;
};

QStringList textsOf(const QAbstractItemModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts.append(model.index(row, 0).data().toString());
    }
    return texts;
}

int rowOf(const QAbstractItemModel &model, const QString &part)
{
    const QStringList texts = textsOf(model);
    for (int row = 0; row < texts.size(); ++row) {
        if (texts[row].contains(part)) {
            return row;
        }
    }
    return -1;
}

} // namespace

class TestEventLog : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void aBattleBeginsWithTheHeadingOfItsStep()
    {
        const Played battle;
        QCOMPARE(battle.log.rowCount(), 1);
        const QModelIndex first = battle.log.index(0);
        QVERIFY(first.data(EventLogModel::HeadingRole).toBool());
        QVERIFY(first.data().toString().startsWith(QStringLiteral("Turn 1 – ")));
        QVERIFY(first.data().toString().endsWith(QStringLiteral(": Move")));
        QCOMPARE(first.data(EventLogModel::CursorRole).value<qsizetype>(), 0);
        QVERIFY(first.data(EventLogModel::ClauseRole).toString().isEmpty());
    }

    void whatHappensIsALineWithItsClauseAndPlace() // M1
    {
        Played battle;
        const QAbstractItemModelTester tester(&battle.log,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        battle.move();
        QCOMPARE(battle.log.rowCount(), 2);
        const QModelIndex line = battle.log.index(1);
        QCOMPARE(
            line.data().toString(),
            MessageFormatter(QLocale(QLocale::English))
                .sentence(messageFor(battle.session.journal().entries()[0].events[0], battle.session.state()),
                          battle.session.setup()));
        QCOMPARE(line.data(EventLogModel::EntryRole).value<qsizetype>(), 0);
        QCOMPARE(line.data(EventLogModel::CursorRole).value<qsizetype>(), 1);
        QCOMPARE(line.data(EventLogModel::SideRole).toInt(), 0);
        QCOMPARE(line.data(EventLogModel::IconRole).toString(), QStringLiteral("skirmishers"));
        QVERIFY(!line.data(EventLogModel::ClauseRole).toString().isEmpty());
    }

    void stepsAreHeadingsAndNotSaidTwice()
    {
        Played battle;
        battle.shoot();
        const QStringList texts = textsOf(battle.log);
        QCOMPARE(texts.filter(QStringLiteral(": Shoot")).size(), 1);
        const int lost = rowOf(battle.log, QStringLiteral("lost"));
        QVERIFY(lost > 0);
        QCOMPARE(battle.log.index(lost).data(EventLogModel::IconRole).toString(), QStringLiteral("fallen"));
        QCOMPARE(battle.log.index(lost).data(EventLogModel::SideRole).toInt(), 1);
    }

    void aVolleyIsOneLineThatUnfolds()
    {
        Played battle;
        const QAbstractItemModelTester tester(&battle.log,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        battle.shoot();
        const int row = rowOf(battle.log, QStringLiteral("stands lost"));
        QVERIFY(row > 0);
        const QModelIndex volley = battle.log.index(row);
        QVERIFY(volley.data(EventLogModel::FoldedRole).toBool());
        QVERIFY(volley.data().toString().contains(QStringLiteral("hits")));
        const int folded = battle.log.rowCount();
        LogView view(battle.log, m_pixmaps);
        view.resize(400, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setCurrentIndex(volley);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(battle.log.rowCount() >= folded + 3); // declared, dice asked for, dice, losses
        QVERIFY(battle.log.index(row + 1).data(EventLogModel::PartRole).toBool());
        const QRect arrow = view.foldRect(battle.log.index(row));
        QVERIFY(!arrow.isEmpty());
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, arrow.center());
        QCOMPARE(battle.log.rowCount(), folded);
    }

    void takingBackRemovesLinesFromTheEndOnly()
    {
        Played battle;
        battle.session.setUndoPolicy(UndoPolicy::Free);
        battle.move();
        const QStringList before = textsOf(battle.log);
        battle.shoot();
        const QSignalSpy reset(&battle.log, &QAbstractItemModel::modelReset);
        const QSignalSpy removed(&battle.log, &QAbstractItemModel::rowsRemoved);
        battle.session.lookAt(1);
        QCOMPARE(textsOf(battle.log), before);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(removed.count(), 1);
        battle.session.returnToPresent();
        QVERIFY(battle.log.rowCount() > before.size());
    }

    void anotherLanguageChangesTextsInPlace()
    {
        Played battle;
        battle.order(test::moveOf(battle.session.state(), "k", {slide(9000, 1500)}));
        const QSignalSpy reset(&battle.log, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&battle.log, &QAbstractItemModel::dataChanged);
        QVERIFY(battle.log.index(1).data().toString().contains(QStringLiteral("1.5 in")));
        battle.log.setLocale(QLocale(QLocale::German));
        QVERIFY(battle.log.index(1).data().toString().contains(QStringLiteral("1,5 in")));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
    }

    void aWholeBattleHasNoEmptyLine()
    {
        const Played battle(test::recordedBattle());
        const QAbstractItemModelTester tester(const_cast<EventLogModel *>(&battle.log),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(battle.log.rowCount() > 300);
        for (int row = 0; row < battle.log.rowCount(); ++row) {
            const QModelIndex line = battle.log.index(row);
            QVERIFY(!line.data().toString().isEmpty());
            QCOMPARE(line.data(EventLogModel::ClauseRole).toString().isEmpty(),
                     line.data(EventLogModel::HeadingRole).toBool());
        }
    }

    void theListFollowsTheEndUnlessScrolledUp()
    {
        Played battle(test::recordedBattle());
        battle.session.lookAt(100);
        LogView view(battle.log, m_pixmaps);
        view.resize(300, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_COMPARE(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
        QVERIFY(view.verticalScrollBar()->maximum() > 0);
        battle.session.lookAt(150);
        QCoreApplication::processEvents();
        QTRY_COMPARE(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
        view.verticalScrollBar()->setValue(40);
        QVERIFY(!view.isFollowing());
        battle.session.lookAt(200);
        QCoreApplication::processEvents();
        QCOMPARE(view.verticalScrollBar()->value(), 40);
    }

    // The scroll bar takes its width from the rows: they are broken anew, none over another.
    void rowsDoNotOverlapWhenTheScrollBarAppears()
    {
        for (int width = 200; width < 320; width += 6) {
            Played battle(test::recordedBattle());
            battle.session.lookAt(0);
            LogView view(battle.log, m_pixmaps);
            view.resize(width, 300);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            for (qsizetype cursor = 1; view.verticalScrollBar()->maximum() == 0; ++cursor) {
                QVERIFY(cursor < 150);
                battle.session.lookAt(cursor);
                QCoreApplication::processEvents();
            }
            QCoreApplication::processEvents();
            for (int row = 1; row < battle.log.rowCount(); ++row) {
                const QRect above = view.visualRect(battle.log.index(row - 1));
                QCOMPARE(view.visualRect(battle.log.index(row)).top(), above.bottom() + 1);
            }
        }
    }

    void linesAndClausesArePickedByKeysAndClicks()
    {
        Played battle;
        battle.move();
        LogView view(battle.log, m_pixmaps);
        view.resize(400, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy entries(&view, &LogView::entryPicked);
        QSignalSpy clauses(&view, &LogView::clausePicked);
        const QModelIndex line = battle.log.index(1);
        view.setCurrentIndex(line);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(entries.count(), 1);
        QCOMPARE(entries.at(0).at(0).value<qsizetype>(), 1);
        QTest::keyClick(&view, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(clauses.count(), 1);
        const QRect link = view.clauseRect(line);
        QVERIFY(!link.isEmpty());
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, link.center());
        QCOMPARE(clauses.count(), 2);
        QCOMPARE(clauses.at(1).at(0), line.data(EventLogModel::ClauseRole));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(line).center());
        QCOMPARE(clauses.count(), 2);
    }

    void pickedLinesAreCopied()
    {
        Played battle;
        battle.move();
        LogView view(battle.log, m_pixmaps);
        view.setCurrentIndex(battle.log.index(1));
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), battle.log.index(1).data().toString());
    }

private:
    FigurePixmaps m_pixmaps;
};

QTEST_MAIN(TestEventLog)
#include "test_event_log.moc"
