// What lies beside the table and what is locked together on it.

#include "table/art/resources.h"
#include "table/model/battle_entries.h"
#include "table/model/gap.h"
#include "table/model/losses.h"
#include "table/scene/table_view.h"
#include "tests/support/recorded_battle.h"
#include "tests/support/tiny_battle.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace zama;
using namespace zama::table;

namespace {

State skirmish()
{
    return test::tinyBattle()
        .add("INF", "a", 30, 20, 0, 7)
        .add("INF", "b", 40, 20, 0, 7)
        .add("LGT", "x", 45, 25, 180, 8)
        .add("ELE", "e", 55, 25, 180, 1)
        .general("SCIPIO", "a")
        .state();
}

Losses of(const State &state)
{
    return lossesOf(state, MessageFormatter(QLocale(QLocale::English)));
}

bool isFrom(const QImage &image, const QRect &part, const QColor &colour)
{
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            if (image.rect().contains(x, y) && image.pixelColor(x, y) == colour) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class TestLosses : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { initResources(); }

    void nothingHasFallenAtFirst()
    {
        for (const SideLosses &side : of(skirmish())) {
            QCOMPARE(side.stands, 0);
            QVERIFY(side.rows.empty());
        }
    }

    void fallenStandsOfAKindLieTogether()
    {
        State state = skirmish();
        apply(state, event::StandsLost{test::idOf(state, "a"), 2, Cause::Melee, {}});
        apply(state, event::StandsLost{test::idOf(state, "b"), 3, Cause::Melee, {}});
        const Losses losses = of(state);
        QCOMPARE(losses[0].rows.size(), std::size_t{1});
        QCOMPARE(losses[0].rows[0].stands, 5);
        QCOMPARE(losses[0].stands, 5);
        QVERIFY(losses[0].rows[0].label.endsWith(QStringLiteral(": 5 stands")));
        QCOMPARE(losses[0].rows[0].icon, QStringLiteral("heavy-infantry"));
        QVERIFY(losses[1].rows.empty());
    }

    void fallenGeneralsLieThereToo() // G6
    {
        State state = skirmish();
        const UnitId a = test::idOf(state, "a");
        apply(state, event::UnitEliminated{a, Cause::Melee, {}});
        apply(state, event::GeneralFell{test::generalOf(state, "SCIPIO"), a});
        const Losses losses = of(state);
        QCOMPARE(losses[0].rows.size(), std::size_t{2});
        QCOMPARE(losses[0].rows[0].stands, 7);
        QCOMPARE(losses[0].rows[1].stands, 0);
        QCOMPARE(losses[0].rows[1].icon, QStringLiteral("commander-in-chief"));
        QVERIFY(losses[0].rows[1].label.contains(QStringLiteral("fallen")));
    }

    void anElephantThatRanOffHasNotFallen() // Q82
    {
        State state = skirmish();
        apply(state, event::ElephantScared{test::idOf(state, "e"), test::idOf(state, "a")});
        QVERIFY(of(state)[1].rows.empty());
    }

    void aWholeBattleAgreesWithTheCount() // Q09
    {
        const State state = test::recordedBattle().state();
        const Losses losses = of(state);
        for (const std::size_t side : {0U, 1U}) {
            int counted = 0;
            for (std::size_t i = 0; i < state.units.size(); ++i) {
                const UnitState &unit = state.units[i];
                if (state.setup->units[i].side == SideId(side) && unit.fate != Fate::Scared &&
                    unit.fate != Fate::Rampaged) {
                    counted += state.setup->units[i].strength - unit.strength;
                }
            }
            QCOMPARE(losses.at(side).stands, counted);
            QVERIFY(losses.at(side).stands > 0);
        }
        QVERIFY(!losses[0].isNorth);
        QVERIFY(losses[1].isNorth);
    }

    void traysLieBesideTheTableAndAreInView()
    {
        TableModel model;
        TableScene scene(model);
        const Journal battle = test::recordedBattle();
        model.setFrame(frameOf(*battle.setup()));
        TableView view(scene);
        view.resize(1280, 720);
        view.show();
        view.fit();
        const QSignalSpy changed(&scene, &TableScene::shownRectChanged);
        scene.setLosses(of(battle.state()));
        QCOMPARE(changed.count(), 1);
        QVERIFY(scene.shownRect().width() > scene.framedRect().width());
        QVERIFY(view.mapToScene(view.viewport()->rect()).boundingRect().contains(scene.shownRect()));
        const QRectF framed = scene.framedRect();
        const QRectF beside(framed.right(), framed.top(), scene.shownRect().right() - framed.right(),
                            framed.height());
        int named = 0;
        for (double y = beside.top(); y < beside.bottom(); y += 500) {
            named += scene.lossAt(QPointF(beside.center().x(), y)).isEmpty() ? 0 : 1;
        }
        QVERIFY(named > 5);
        QVERIFY(scene.lossAt(framed.center()).isEmpty());
        scene.setLosses(std::nullopt);
        QCOMPARE(scene.shownRect(), framed);
    }

    void whoListensHearsOfTheLosses()
    {
        TableModel model;
        TableScene scene(model);
        State state = skirmish();
        model.setFrame(frameOf(*state.setup));
        TableView view(scene);
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&view);
        scene.setLosses(of(state));
        QVERIFY(!table->text(QAccessible::Description).contains(QStringLiteral("3 stands")));
        apply(state, event::StandsLost{test::idOf(state, "b"), 3, Cause::Melee, {}});
        scene.setLosses(of(state));
        QVERIFY(table->text(QAccessible::Description).contains(QStringLiteral("3 stands")));
    }

    void engagedUnitsHaveASignWhereTheyTouch() // Q46
    {
        State state = test::tinyBattle()
                          .add("INF", "a", 30, 20, 0, 7)
                          .add("LGT", "x", 30, 20, 180, 8)
                          .link("a", "x")
                          .state();
        const auto marks = engagementsOf(state);
        QCOMPARE(marks.size(), std::size_t{1});
        QVERIFY(std::abs(marks[0].at.x - 30000) < 60);
        QVERIFY(std::abs(marks[0].at.y - 20000) < 60);
        apply(state, event::EngagementEnded{marks[0].a, marks[0].b});
        QVERIFY(engagementsOf(state).empty());
    }

    void theSignIsPaintedOverTheBodies()
    {
        const State state = test::tinyBattle()
                                .add("INF", "a", 30, 20, 0, 7)
                                .add("LGT", "x", 30, 20, 180, 8)
                                .link("a", "x")
                                .state();
        TableModel model;
        TableScene scene(model);
        model.setFrame(frameOf(*state.setup));
        model.reconcile(entriesOf(state, MessageFormatter(QLocale(QLocale::English))));
        TableView view(scene);
        view.resize(900, 600);
        view.showPart(QRectF(20000, 30000, 20000, 14000));
        const QRect part =
            QRect(view.mapFromScene(QPointF(30000, 40000)), QSize(1, 1)).adjusted(-20, -20, 20, 20);
        const QColor fight = colourOf(Tone::Fight, scene.colours());
        QVERIFY(!isFrom(view.viewport()->grab().toImage(), part, fight));
        scene.setEngagements(engagementsOf(state));
        QVERIFY(isFrom(view.viewport()->grab().toImage(), part, fight));
    }

    void theGapIsThatOfTheRules()
    {
        const State state = test::recordedBattle().stateAt(50);
        for (std::size_t i = 1; i < state.units.size(); ++i) {
            const Footprint &a = state.footprint(UnitId(0));
            const Footprint &b = state.footprint(UnitId(i));
            const Gap gap = gapBetween(a, b);
            const double length = std::sqrt(static_cast<double>(distanceSquared(gap.a, gap.b)));
            QVERIFY(std::abs(length - distanceBetween(a, b)) <= 2.0);
        }
    }
};

QTEST_MAIN(TestLosses)
#include "test_losses.moc"
