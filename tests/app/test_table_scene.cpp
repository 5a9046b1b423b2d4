// The scene by itself: what lies where, for tables and armies of every size.

#include "core/game/decide.h"
#include "core/io/read_scenario.h"
#include "table/art/resources.h"
#include "table/model/battle_entries.h"
#include "table/scene/ruler.h"
#include "table/scene/table_view.h"
#include "tests/support/source_tree.h"

#include <QPainter>
#include <QTest>

using namespace zama;
using namespace zama::table;

namespace {

Scenario zamaScenario()
{
    return loadScenario(test::inSourceTree("scenarios/zama.zama.json")).value().scenario;
}

TableFrame frameOfScenario(const Scenario &scenario)
{
    return frameOf(*compile(scenario).value());
}

// What is drawn at a place of the bare table.
QColor groundAt(TableScene &scene, QPointF place)
{
    QImage image(9, 9, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.render(&painter, image.rect(), QRectF(place - QPointF(4, 4), QSizeF(9, 9)));
    return image.pixelColor(4, 4);
}

} // namespace

class TestTableScene : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void numbersOfRulersAreNeverCutOff()
    {
        QCOMPARE(Ruler::labelMiddle(100, 20, 500), 100.0);
        QCOMPARE(Ruler::labelMiddle(3, 20, 500), 10.0);
        QCOMPARE(Ruler::labelMiddle(499, 20, 500), 490.0);
        QCOMPARE(Ruler::labelMiddle(3, 20, 12), 6.0);
    }

    void zonesAreThoseOfFreeDeploymentOnly()
    {
        Scenario scenario = zamaScenario();
        QVERIFY(!frameOfScenario(scenario).zones[0] && !frameOfScenario(scenario).zones[1]);
        scenario.options.deployment = Deployment::Free;
        scenario.sides[0].zone = Box{0, 0, 90000, 20000};
        scenario.sides[1].zone.reset();
        const TableFrame frame = frameOfScenario(scenario);
        QCOMPARE(frame.zones[0], (std::optional<Box>(Box{0, 0, 90000, 20000})));
        QCOMPARE(frame.zones[1], std::optional<Box>(frame.box)); // no zone: the whole table
    }

    void zonesTintTheGroundUntilTheBattleBegins()
    {
        TableModel model;
        TableScene scene(model);
        TableFrame frame = frameOfScenario(zamaScenario());
        const QPointF inside(45000, 55000);
        model.setFrame(frame);
        const QColor bare = groundAt(scene, inside);
        frame.zones[0] = Box{0, 0, 90000, 20000};
        model.setFrame(frame);
        QVERIFY(groundAt(scene, inside) != bare);
        scene.setZonesShown(false);
        QCOMPARE(groundAt(scene, inside), bare);
    }
};

QTEST_MAIN(TestTableScene)
#include "test_table_scene.moc"
