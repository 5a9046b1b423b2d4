// Both armies as a tree: what it says of each unit, and how it is picked from.

#include "app/play/roster_view.h"
#include "table/art/resources.h"
#include "tests/support/recorded_battle.h"
#include "tests/support/tiny_battle.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>
#include <QTreeView>

using namespace zama;
using namespace zama::table;
using zama::play::RosterView;

namespace {

State skirmish()
{
    return test::tinyBattle()
        .add("SK", "k", 45, 20, 0, 5)
        .add("INF", "a", 30, 20, 0, 7)
        .add("LGT", "x", 45, 25, 180, 8)
        .general("SCIPIO", "a")
        .state();
}

QString cell(const RosterModel &model, UnitId unit, int column)
{
    return model.indexOf(unit).siblingAtColumn(column).data().toString();
}

int rowsBelow(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    int rows = 0;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex child = model.index(row, 0, parent);
        rows += (child.data(RosterModel::UnitRole).toInt() >= 0 ? 1 : 0) + rowsBelow(model, child);
    }
    return rows;
}

} // namespace

class TestRoster : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void everyUnitOfZamaHasItsPlace() // A6, A7
    {
        RosterModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setLocale(QLocale(QLocale::English));
        const State state = test::recordedBattle().stateAt(0);
        model.show(state);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(rowsBelow(model), 74);
        const QModelIndex unit = model.indexOf(state.setup->findUnit("R1-INF1"));
        QCOMPARE(unit.data().toString(), QStringLiteral("Hastati I-1"));
        QCOMPARE(unit.siblingAtColumn(RosterModel::StandsColumn).data().toString(), QStringLiteral("7 of 7"));
        QCOMPARE(unit.data(RosterModel::IconRole).toString(), QStringLiteral("heavy-infantry"));
        QVERIFY(unit.parent().data().toString().contains(QLatin1Char('('))); // its general
        QCOMPARE(unit.parent().parent().data().toString(), QStringLiteral("Romans"));
        QCOMPARE(unit.parent().parent().siblingAtColumn(RosterModel::StandsColumn).data().toString(),
                 QStringLiteral("196 of 196"));
    }

    void deedsAndLossesAreWords()
    {
        RosterModel model;
        State state = skirmish();
        model.setLocale(QLocale(QLocale::English));
        model.show(state);
        const UnitId k = test::idOf(state, "k");
        const UnitId x = test::idOf(state, "x");
        QCOMPARE(cell(model, k, RosterModel::StateColumn), QString());
        QVERIFY(model.indexOf(k).data(RosterModel::OpenRole).toBool());
        QVERIFY(!model.indexOf(x).data(RosterModel::OpenRole).toBool());
        QVERIFY(!test::move(state, "k", {slide(9000, 500)}));
        model.show(state);
        QCOMPARE(cell(model, k, RosterModel::StateColumn), QStringLiteral("has moved"));
        QVERIFY(!model.indexOf(k).data(RosterModel::OpenRole).toBool());
        QVERIFY(cell(model, k, RosterModel::OpenColumn).isEmpty());
        apply(state, event::StandsLost{x, 2, Cause::Shooting, k});
        apply(state, event::EngagementMade{k, x});
        model.show(state);
        QCOMPARE(cell(model, x, RosterModel::StandsColumn), QStringLiteral("6 of 8"));
        QCOMPARE(cell(model, k, RosterModel::StateColumn), QStringLiteral("in melee, has moved"));
        apply(state, event::UnitEliminated{x, Cause::Melee, k});
        model.show(state);
        QCOMPARE(cell(model, x, RosterModel::StateColumn), QStringLiteral("eliminated"));
        QVERIFY(model.indexOf(x).data(RosterModel::GoneRole).toBool());
    }

    void onlyRowsThatDifferChange()
    {
        RosterModel model;
        State state = skirmish();
        model.show(state);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.show(state);
        QCOMPARE(changed.count(), 0);
        apply(state, event::StandsLost{test::idOf(state, "x"), 2, Cause::Shooting, {}});
        model.show(state);
        QCOMPARE(changed.count(), 3); // the unit, its command, its side
        QCOMPARE(reset.count(), 0);
    }

    void whatIsToBeSaidStandsBelowTheName()
    {
        RosterView view(m_pixmaps);
        State state = skirmish();
        view.show(state);
        view.tree().expandAll();
        view.resize(300, 600);
        static_cast<QWidget &>(view).show();
        const auto *filter = qobject_cast<const QSortFilterProxyModel *>(view.tree().model());
        const auto row = [&] { return filter->mapFromSource(view.roster().indexOf(test::idOf(state, "k"))); };
        const int plain = view.tree().visualRect(row()).height();
        QVERIFY(!test::move(state, "k", {slide(9000, 500)}));
        view.show(state);
        QTRY_VERIFY(view.tree().visualRect(row()).height() >= plain + view.fontMetrics().height());
        QVERIFY(row().data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral(", has moved")));
        QVERIFY(row().data(Qt::ToolTipRole).toString().endsWith(QStringLiteral(", has moved")));
    }

    void theMarkOfWhoCanActHasWords()
    {
        RosterModel model;
        const State state = skirmish();
        model.show(state);
        const QModelIndex mark =
            model.indexOf(test::idOf(state, "k")).siblingAtColumn(RosterModel::OpenColumn);
        QVERIFY(!mark.data().toString().isEmpty());
        QVERIFY(!mark.data(Qt::AccessibleTextRole).toString().isEmpty());
    }

    void theFilterLeavesWhoCanAct()
    {
        RosterView view(m_pixmaps);
        State state = skirmish();
        view.show(state);
        const QAbstractItemModel &shown = *view.tree().model();
        const int all = rowsBelow(shown);
        view.setOnlyOpen(true);
        QVERIFY(rowsBelow(shown) < all);
        const int open = rowsBelow(shown);
        QVERIFY(!test::move(state, "k", {slide(9000, 500)}));
        view.show(state);
        QCOMPARE(rowsBelow(shown), open - 1);
        view.setOnlyOpen(false);
        QCOMPARE(rowsBelow(shown), all);
    }

    void pickingSaysWhoButNotWhenToldFromElsewhere()
    {
        RosterView view(m_pixmaps);
        const State state = skirmish();
        view.show(state);
        QSignalSpy picked(&view, &RosterView::unitPicked);
        view.setCurrent(test::idOf(state, "a"));
        QCOMPARE(picked.count(), 0);
        QCOMPARE(view.tree().currentIndex().data(RosterModel::UnitRole).toInt(),
                 static_cast<int>(test::idOf(state, "a").index()));
        const auto *filter = qobject_cast<const QSortFilterProxyModel *>(view.tree().model());
        view.tree().setCurrentIndex(filter->mapFromSource(view.roster().indexOf(test::idOf(state, "k"))));
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.at(0).at(0).value<UnitId>(), test::idOf(state, "k"));
    }

private:
    FigurePixmaps m_pixmaps;
};

QTEST_MAIN(TestRoster)
#include "test_roster.moc"
