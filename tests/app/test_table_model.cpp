// The rows of the table and how they change.

#include "core/game/decide.h"
#include "core/io/read_scenario.h"
#include "table/model/battle_entries.h"
#include "table/model/table_model.h"
#include "tests/support/source_tree.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace zama;
using namespace zama::table;

namespace {

State zamaState()
{
    const auto file = loadScenario(test::inSourceTree("scenarios/zama.zama.json"));
    return begin(compile(file.value().scenario).value());
}

TableEntries rowsOf(const State &state)
{
    return entriesOf(state, MessageFormatter(QLocale(QLocale::English)));
}

TableEntry row(std::uint16_t index, const QString &label)
{
    TableEntry e;
    e.id = {EntryKind::Unit, index, 0};
    e.label = label;
    return e;
}

int countOf(const TableEntries &rows, EntryKind kind)
{
    return static_cast<int>(std::ranges::count(rows, kind, [](const TableEntry &e) { return e.id.kind; }));
}

} // namespace

class TestTableModel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { qRegisterMetaType<QModelIndex>(); }

    void zamaHasAllUnitsStandsAndGenerals() // A6, A7
    {
        const TableEntries rows = rowsOf(zamaState());
        QCOMPARE(countOf(rows, EntryKind::Unit), 74);
        QCOMPARE(countOf(rows, EntryKind::Stand), 380);
        QCOMPARE(countOf(rows, EntryKind::General), 12);
    }

    void rowsSayWhoTheyAre()
    {
        TableModel model;
        const State state = zamaState();
        model.reconcile(rowsOf(state));
        const UnitId hastati = state.setup->findUnit("R1-INF1");
        const TableEntry *e = model.find({EntryKind::Unit, hastati.value, 0});
        QVERIFY(e != nullptr);
        QCOMPARE(e->label, QStringLiteral("Hastati I-1"));
        QCOMPARE(e->description,
                 QStringLiteral("Roman infantry of the Romans, 7 stands, facing north, 20.75 in east and "
                                "18.5 in north of the south-west corner"));
        QCOMPARE(e->stands, 7);
    }

    void oddRearRanksHaveTheirHoleAtTheRight() // Q19, Q52
    {
        const State state = zamaState();
        const UnitId hastati = state.setup->findUnit("R1-INF1"); // at (20.75, 18.5), facing north
        const TableEntries rows = rowsOf(state);
        const auto last =
            std::ranges::find(rows, EntryId{EntryKind::Stand, hastati.value, 6}, &TableEntry::id);
        QCOMPARE(last->pose.front, (Point{21250, 17750}));
    }

    void reconcilingWithTheSameChangesNothing()
    {
        TableModel model;
        model.reconcile(rowsOf(zamaState()));
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.reconcile(rowsOf(zamaState()));
        QCOMPARE(changed.count() + inserted.count() + removed.count(), 0);
    }

    void neighboursGoTogether()
    {
        TableModel model;
        model.reconcile({row(1, {}), row(2, {}), row(5, {}), row(9, {})});
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.reconcile({row(3, {}), row(4, {}), row(5, QStringLiteral("new")), row(9, {})});
        QCOMPARE(removed.count(), 1);
        QCOMPARE(removed.at(0).at(1).toInt(), 0);
        QCOMPARE(removed.at(0).at(2).toInt(), 1);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(inserted.at(0).at(2).toInt(), 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 2);
        QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 2);
    }

    void anyChangeEndsInTheNewRows()
    {
        TableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QRandomGenerator chance(1);
        for (int round = 0; round < 300; ++round) {
            TableEntries next;
            for (std::uint16_t i = 0; i < 40; ++i) {
                if (chance.bounded(3) > 0) {
                    next.push_back(row(i, QString::number(chance.bounded(3))));
                }
            }
            model.reconcile(next);
            QCOMPARE(model.entries(), next);
        }
    }

    void aMoveChangesItsUnitOnly()
    {
        TableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        State state = zamaState();
        model.reconcile(rowsOf(state));
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const UnitId velites = state.setup->findUnit("R1-SK1");
        QVERIFY(!execute(state, MoveUnit{velites, {straight(2000)}}));
        model.reconcile(rowsOf(state));
        int rows = 0;
        for (const auto &signal : changed) {
            rows += signal.at(1).toModelIndex().row() - signal.at(0).toModelIndex().row() + 1;
        }
        QCOMPARE(rows, 1 + 5); // the unit and its stands
    }

    void lostStandsAndUnitsLeave()
    {
        TableModel model;
        State state = zamaState();
        model.reconcile(rowsOf(state));
        const int before = model.rowCount();
        const UnitId velites = state.setup->findUnit("R1-SK1");
        apply(state, event::StandsLost{velites, 2, Cause::Shooting, {}});
        model.reconcile(rowsOf(state));
        QCOMPARE(model.rowCount(), before - 2);
        apply(state, event::UnitEliminated{velites, Cause::Shooting, {}});
        model.reconcile(rowsOf(state));
        QCOMPARE(model.rowCount(), before - 6);
    }

    void unsortedRowsAreABug()
    {
        TableModel model;
        QVERIFY_EXCEPTION_THROWN(model.reconcile({row(2, {}), row(1, {})}), std::logic_error);
    }
};

QTEST_APPLESS_MAIN(TestTableModel)
#include "test_table_model.moc"
