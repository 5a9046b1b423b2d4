// The table in small.

#include "app/play/overview.h"
#include "table/art/resources.h"
#include "table/model/battle_entries.h"
#include "tests/support/recorded_battle.h"

#include <QTest>

#include <cmath>
#include <memory>

using namespace zama;
using namespace zama::table;
using zama::play::Overview;

class TestOverview : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void init()
    {
        const State state = test::recordedBattle().stateAt(0);
        m_scene = std::make_unique<TableScene>(m_model);
        m_model.setFrame(frameOf(*state.setup));
        m_model.reconcile(entriesOf(state, MessageFormatter(QLocale(QLocale::English))));
        m_view = std::make_unique<TableView>(*m_scene);
        m_view->resize(900, 600);
        m_view->show();
        m_view->showPart(QRectF(10000, 10000, 30000, 20000));
        m_overview = std::make_unique<Overview>(*m_view);
        m_overview->resize(300, m_overview->heightForWidth(300));
        m_overview->show();
    }
    void cleanup()
    {
        m_overview.reset();
        m_view.reset();
        m_scene.reset();
    }

    void itHasTheShapeOfTheTable()
    {
        const QRectF framed = m_scene->framedRect();
        QVERIFY(std::abs(300.0 * framed.height() / framed.width() - m_overview->height()) < 1.5);
    }

    void aClickBringsThatPlaceToTheMiddle()
    {
        const double zoom = m_view->pixelsPerInch();
        QTest::mouseClick(m_overview.get(), Qt::LeftButton, {}, m_overview->rect().center());
        const QPointF middle = m_scene->framedRect().center();
        QVERIFY(std::abs(m_view->seenRect().center().x() - middle.x()) < 500);
        QVERIFY(std::abs(m_view->seenRect().center().y() - middle.y()) < 500);
        QCOMPARE(m_view->pixelsPerInch(), zoom);
    }

    void draggingMovesTheView()
    {
        QTest::mousePress(m_overview.get(), Qt::LeftButton, {}, {150, 100});
        const double before = m_view->seenRect().center().x();
        QTest::mouseMove(m_overview.get(), {180, 100});
        QVERIFY(m_view->seenRect().center().x() > before + 5000);
        QTest::mouseRelease(m_overview.get(), Qt::LeftButton, {}, {180, 100});
    }

    void arrowKeysMoveTheView()
    {
        const QPointF before = m_view->seenRect().center();
        QTest::keyClick(m_overview.get(), Qt::Key_Right);
        QTest::keyClick(m_overview.get(), Qt::Key_Down);
        QVERIFY(m_view->seenRect().center().x() > before.x());
        QVERIFY(m_view->seenRect().center().y() > before.y());
    }

    void itFollowsTheBattleAndTheView()
    {
        const QImage before = m_overview->grab().toImage();
        m_view->showPart(QRectF(40000, 20000, 30000, 20000));
        const QImage moved = m_overview->grab().toImage();
        QVERIFY(moved != before);
        m_model.reconcile(
            entriesOf(test::recordedBattle().stateAt(200), MessageFormatter(QLocale(QLocale::English))));
        QVERIFY(m_overview->grab().toImage() != moved);
    }

private:
    TableModel m_model;
    std::unique_ptr<TableScene> m_scene;
    std::unique_ptr<TableView> m_view;
    std::unique_ptr<Overview> m_overview;
};

QTEST_MAIN(TestOverview)
#include "test_overview.moc"
