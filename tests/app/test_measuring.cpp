// The measuring tool and the rulers, in inches and centimetres.

#include "core/game/queries.h"
#include "table/art/resources.h"
#include "table/model/battle_entries.h"
#include "table/scene/table_view.h"
#include "table/tools/measure_tool.h"
#include "tests/support/tiny_battle.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>

using namespace zama;
using namespace zama::table;

class TestMeasuring : public QObject
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
        m_state = test::tinyBattle().add("INF", "a", 30, 20, 0, 7).add("LGT", "x", 45, 30, 200, 8).state();
        m_scene = std::make_unique<TableScene>(m_model);
        m_model.setFrame(frameOf(*m_state.setup));
        m_model.reconcile(entriesOf(m_state, english()));
        m_view = std::make_unique<TableView>(*m_scene);
        m_tool = std::make_unique<MeasureTool>(*m_scene);
        m_tool->setFormatter(english());
        m_view->setTool(m_tool.get());
        m_view->resize(1000, 700);
        m_view->show();
        m_view->fit();
    }
    void cleanup()
    {
        m_view.reset();
        m_tool.reset();
        m_scene.reset();
    }

    void aRulerLiesBetweenTwoPlacesAndStays()
    {
        QSignalSpy said(m_tool.get(), &MeasureTool::measured);
        drag(at(10000, 40000), at(22000, 40000));
        QVERIFY(std::abs(*m_tool->length() - 12000) < 200);
        QCOMPARE(m_scene->ruler().labels.size(), std::size_t{1});
        QCOMPARE(m_scene->ruler().labels[0].text, english().length(*m_tool->length()));
        QCOMPARE(said.last().at(0).toString(), m_scene->ruler().labels[0].text);
        QTest::mouseMove(m_view->viewport(), at(50000, 5000).toPoint());
        QVERIFY(m_tool->length().has_value());
    }

    void escapeTakesItAway()
    {
        drag(at(10000, 40000), at(22000, 40000));
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_tool->length().has_value());
        QCOMPARE(m_scene->ruler(), Overlay{});
    }

    void itStaysWhenAnotherToolIsTaken()
    {
        drag(at(10000, 40000), at(22000, 40000));
        m_view->setTool(nullptr);
        QVERIFY(m_scene->ruler() != Overlay{});
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QCOMPARE(m_scene->ruler(), Overlay{});
        QVERIFY(!m_tool->length().has_value());
    }

    void theNextOneReplacesIt()
    {
        drag(at(10000, 40000), at(22000, 40000));
        drag(at(10000, 40000), at(16000, 40000));
        QVERIFY(std::abs(*m_tool->length() - 6000) < 200);
        QCOMPARE(m_scene->ruler().lines.size(), std::size_t{1});
    }

    void betweenUnitsItIsTheRulesDistance() // Q51
    {
        const UnitId a = test::idOf(m_state, "a");
        const UnitId x = test::idOf(m_state, "x");
        drag(middleOf(a), middleOf(x));
        QCOMPARE(*m_tool->length(), distanceBetween(m_state, a, x));
        const OverlayLine &line = m_scene->ruler().lines[0];
        QVERIFY(distanceTo(line.points[0], m_state.footprint(a)) <= 1);
        QVERIFY(distanceTo(line.points[1], m_state.footprint(x)) <= 1);
    }

    void fromAUnitToAPlaceItBeginsAtTheEdge()
    {
        const UnitId a = test::idOf(m_state, "a");
        drag(middleOf(a), at(30000, 10000));
        const Point end = m_scene->ruler().lines[0].points[1];
        QVERIFY(std::abs(*m_tool->length() - distanceTo(end, m_state.footprint(a))) <= 1);
    }

    void aClickMeasuresNothing()
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(10000, 40000).toPoint());
        QVERIFY(!m_tool->length().has_value());
    }

    void keysAloneMeasure()
    {
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(*m_tool->length(), 6000);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(*m_tool->length(), 7100);
        QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(*m_tool->length(), 8100);
    }

    void lengthsAreInTheReadersUnit()
    {
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_scene->ruler().labels[0].text, QStringLiteral("6 in"));
        m_tool->setFormatter(MessageFormatter(QLocale(QLocale::English), LengthUnit::Centimetres));
        QCOMPARE(m_scene->ruler().labels[0].text, QStringLiteral("15.24 cm"));
    }

    void rulersAtTheEdgesCountCentimetres()
    {
        const QImage inches = m_view->grab().toImage();
        m_view->setLengthUnit(LengthUnit::Centimetres);
        QVERIFY(m_view->grab().toImage() != inches);
        m_view->setLengthUnit(LengthUnit::Inches);
        QVERIFY(m_view->grab().toImage() == inches);
    }

private:
    static MessageFormatter english() { return MessageFormatter(QLocale(QLocale::English)); }
    [[nodiscard]] QPointF at(Mils x, Mils y) const
    {
        return m_view->viewportTransform().map(sceneFrom(Point{x, y}, m_model.frame().box));
    }
    [[nodiscard]] QPointF middleOf(UnitId unit) const
    {
        const Point centre = centreOf(m_state, unit);
        return at(centre.x, centre.y);
    }
    void drag(QPointF from, QPointF to) const
    {
        QWidget *where = m_view->viewport();
        QTest::mousePress(where, Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(where, ((from + to) / 2).toPoint());
        QTest::mouseMove(where, to.toPoint());
        QTest::mouseRelease(where, Qt::LeftButton, {}, to.toPoint());
    }

    State m_state;
    TableModel m_model;
    std::unique_ptr<TableScene> m_scene;
    std::unique_ptr<TableView> m_view;
    std::unique_ptr<MeasureTool> m_tool;
};

QTEST_MAIN(TestMeasuring)
#include "test_measuring.moc"
