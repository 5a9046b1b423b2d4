// The scene by itself: what lies where, for tables and armies of every size.

#include "core/game/decide.h"
#include "core/io/read_scenario.h"
#include "table/art/resources.h"
#include "table/model/battle_entries.h"
#include "table/scene/ruler.h"
#include "table/scene/table_view.h"
#include "table/scene/unit_item.h"
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

QPainterPath shapeOf(const TableScene &scene, const EntryId &id)
{
    const EntryItem *item = scene.itemFor(id);
    return item->mapToScene(item->shape());
}

// The same shape a little smaller, for roundings.
QPainterPath shrunk(const QPainterPath &path)
{
    const QPointF middle = path.boundingRect().center();
    QTransform smaller;
    smaller.translate(middle.x(), middle.y()).scale(0.98, 0.98).translate(-middle.x(), -middle.y());
    return smaller.map(path);
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

    // Units that fight touch: what belongs to the one must not lie on the other.
    void anAttachedGeneralIsInsideHisUnit()
    {
        Scenario scenario = zamaScenario();
        CommandSpec &command = scenario.sides[0].commands[1];
        UnitSpec &infantry = command.units[4];
        command.general->attachedTo = infantry.id;
        infantry.pose.front = {45000, 30000};
        for (const Centidegrees facing : {0, 4500, 9000, 18000, 27000, 31000}) {
            infantry.pose.facing = facing;
            const State state = begin(compile(scenario).value());
            const GeneralId general = state.setup->findGeneral(command.general->id);
            const UnitId unit = state.general(general).attachedTo;
            QVERIFY(unit.isValid());
            TableModel model;
            TableScene scene(model);
            model.setFrame(frameOf(*state.setup));
            model.reconcile(entriesOf(state, MessageFormatter(QLocale(QLocale::English))));
            const QPainterPath body = shapeOf(scene, {EntryKind::Unit, unit.value, 0});
            const QPainterPath disc = shapeOf(scene, {EntryKind::General, general.value, 0});
            QVERIFY2(body.contains(shrunk(disc)), qPrintable(QString::number(facing)));
            QVERIFY(disc.boundingRect().center().y() >
                    body.boundingRect().center().y()); // his men behind him
        }
    }

    void theRimGrowsWithTheTable()
    {
        TableModel model;
        TableScene scene(model);
        TableFrame frame;
        for (const auto &[width, depth] :
             {std::pair{1000, 1000}, {10000, 8000}, {1000000, 1000000}, {90000, 60000}}) {
            frame.box = {0, 0, width, depth};
            model.setFrame(frame);
            const double rim = -scene.framedRect().left();
            QVERIFY(rim > 0.008 * width && rim < 0.03 * width);
        }
        QCOMPARE(scene.framedRect().left(), -1100.0);
    }

    void platesOfSmallBlocksSayLess()
    {
        SceneStyle style;
        TableEntry unit;
        unit.extent = {4000, 1500};
        unit.stands = unit.fullStrength = 8;
        const auto detail = [&](double pixelsPerInch) {
            return UnitTagItem(unit, style).detailAt(pixelsPerInch / 1000.0);
        };
        QCOMPARE(detail(10.0), PlateDetail::Full); // Zama in a small window
        QCOMPARE(detail(4.0), PlateDetail::Number);
        QCOMPARE(detail(1.5), PlateDetail::None); // thousands of units
        unit.pose.facing = 9000;                  // narrow, beside its enemy
        QCOMPARE(detail(10.0), PlateDetail::Number);
        unit.extent = {1000, 1000};
        unit.stands = unit.fullStrength = 1;
        QCOMPARE(detail(8.0), PlateDetail::Full); // one sign has room
        QCOMPARE(detail(5.0), PlateDetail::None);
    }

    void bannersOfUnknownArmiesHaveTheSidesColours()
    {
        const FigureCatalogue catalogue;
        const Livery livery{"#123456", "#fedcba", "plain", {}};
        const auto plain = catalogue.bannerColours(QStringLiteral("martian"), livery);
        QVERIFY(plain.values().contains("#123456") && plain.values().contains("#fedcba"));
        QCOMPARE(catalogue.bannerColours(QStringLiteral("roman"), livery),
                 catalogue.colours(QStringLiteral("roman")));
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
