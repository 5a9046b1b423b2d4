// Snapping: where a dragged body clicks into place and to what.

#include "core/design/snap.h"
#include "tests/support/small_battle.h"

#include <QtTest>

#include <climits>

using namespace zama;
using namespace zama::design;
using zama::test::smallBattle;

namespace {

Pose pose(Mils x, Mils y, Centidegrees facing)
{
    return {{x, y}, facing};
}

// Only what the test is about.
SnapRules only(bool neighbours, bool table, bool zone, Mils grid = 0)
{
    SnapRules rules;
    rules.toNeighbours = neighbours;
    rules.toTable = table;
    rules.toZone = zone;
    rules.grid = grid;
    return rules;
}

Snap snapOf(const Scenario &s, const char *id, const Pose &at, const SnapRules &rules)
{
    return snapped(s, {id}, id, at, rules);
}

} // namespace

class TestDesignSnap : public QObject
{
    Q_OBJECT

private slots:
    void aFlankClicksAgainstTheNeighboursFlank()
    {
        // R-1 ends at x 17; R-2, 4 in wide, is dragged to within 0.3 of it, 0.2 behind.
        const Snap snap = snapOf(smallBattle(), "R-2", pose(19300, 6800, 0), only(true, false, false));
        QVERIFY(snap.by == (Point{-300, 200}));
        QCOMPARE(snap.guides.size(), std::size_t{2});
        QVERIFY(snap.guides[0].what == SnapTo::NeighbourFlank);
        QCOMPARE(snap.guides[0].neighbour, std::string("R-1"));
        QCOMPARE(snap.guides[0].from.x, 17000);
        QCOMPARE(snap.guides[0].to.x, 17000);
        QVERIFY(snap.guides[1].what == SnapTo::NeighbourFront);
        QCOMPARE(snap.guides[1].from.y, 7000);
    }

    void beyondTheToleranceNothingPulls()
    {
        const Snap snap = snapOf(smallBattle(), "R-2", pose(18000, 4000, 0), only(true, false, false));
        QVERIFY(snap == Snap());
        QCOMPARE(snapOf(smallBattle(), "R-2", pose(30000, 7501, 0), only(true, false, false)).by.y, 0);
        QCOMPARE(snapOf(smallBattle(), "R-2", pose(30000, 7500, 0), only(true, false, false)).by.y, -500);
    }

    void enemiesAndThoseWhoAreDraggedAlongDoNotPull()
    {
        Scenario s = smallBattle();
        const Pose at = pose(19100, 22900, 18000);
        QVERIFY(snapped(s, {"R-2"}, "R-2", at, only(true, false, false)) == Snap());
        QVERIFY(snapped(s, {"C-2"}, "C-2", at, only(true, false, false)) != Snap());
        QVERIFY(snapped(s, {"C-2", "C-1"}, "C-2", at, only(true, false, false)) == Snap());
    }

    void theMiddleOfTheTableAndTheZonePull()
    {
        Scenario s = smallBattle();
        const Snap middle = snapOf(s, "R-2", pose(20200, 3000, 0), only(false, true, false));
        QVERIFY(middle.by == (Point{-200, 0}));
        QVERIFY(middle.guides.at(0).what == SnapTo::TableMiddle);
        s.sides[0].zone = Box{0, 0, 30000, 8000};
        const Snap zone = snapOf(s, "R-2", pose(28300, 7700, 0), only(false, false, true));
        QVERIFY(zone.by == (Point{-300, 300})); // right edge at 30, front at 8
        QVERIFY(zone.guides.at(1).what == SnapTo::ZoneEdge);
    }

    void theGridIsAskedLast()
    {
        const Snap grid = snapOf(smallBattle(), "R-2", pose(33240, 3260, 0), only(true, true, false, 500));
        QVERIFY(grid.by == (Point{-240, 240}));
        QVERIFY(grid.guides.at(0).what == SnapTo::Grid);
        const Snap front = snapOf(smallBattle(), "R-2", pose(27990, 6700, 0), only(true, true, false, 500));
        QVERIFY(front.by == (Point{10, 300})); // the grid would have been nearer than 0.3 in
    }

    void theNearestOfSeveralWins()
    {
        Scenario s = smallBattle();
        test::unitOf(s, "R-SCO").pose.front = {24200, 6900};
        const Snap snap = snapOf(s, "R-2", pose(27000, 6960, 0), only(true, false, false));
        QCOMPARE(snap.by.y, 40); // R-1 in line at 7.000, the scorpion at 6.900
        QCOMPARE(snap.by.x, -300);
    }

    void whoStandsAskewSnapsToNeighboursOfTheSameFacing()
    {
        Scenario s = smallBattle();
        test::unitOf(s, "R-1").pose = pose(15000, 15000, 4500);
        const Snap snap = snapOf(s, "R-2", pose(18000, 12100, 4500), only(true, true, true));
        QVERIFY(!snap.guides.empty());
        QCOMPARE(snap.guides.front().neighbour, std::string("R-1"));
        Scenario after = s;
        const Pose there{{18000 + snap.by.x, 12100 + snap.by.y}, 4500};
        QVERIFY(overlapsOf(after, {{"R-2", there}}).empty());
        const Snap grid = snapOf(s, "R-2", pose(30100, 20100, 3000), only(true, true, true, 1000));
        QVERIFY(grid.by == (Point{-100, -100}));
    }

    void aSnapNeverPullsOffTheTable()
    {
        const Snap snap = snapOf(smallBattle(), "R-2", pose(2000, 3200, 0), only(false, false, false, 1500));
        QVERIFY(snap.by == (Point{0, -200})); // to the line at y 3, but not to the one at x 1.5
    }

    void generalsSnapToTheGroundOnly()
    {
        const Snap snap = snapOf(smallBattle(), "R-GEN", pose(20100, 3100, 0), only(true, true, false, 1000));
        QVERIFY(snap.by == (Point{-100, -100}));
    }

    void facingsSnapToNeighboursAndEighths()
    {
        Scenario s = smallBattle();
        test::unitOf(s, "R-1").pose.facing = 1000;
        QCOMPARE(snappedFacing(s, {"R-2"}, "R-2", 1200), 1000);
        QCOMPARE(snappedFacing(s, {"R-2"}, "R-2", 4300), 4500);
        QCOMPARE(snappedFacing(s, {"R-2"}, "R-2", 35800), 0);
        QCOMPARE(snappedFacing(s, {"R-2"}, "R-2", 2500), 2500);
        QCOMPARE(snappedFacing(s, {"R-1", "R-2"}, "R-2", 1200), 1200);
    }

    void nobodyAndWildPlacesDoNotSnap()
    {
        const Scenario s = smallBattle();
        QVERIFY(snapOf(s, "nobody", pose(0, 0, 0), SnapRules()) == Snap());
        for (const int wild : {INT_MIN, -1, INT_MAX}) {
            QVERIFY(snapOf(s, "R-1", {{wild, wild}, wild}, SnapRules()) == Snap());
            SnapRules rules{wild, true, wild, true, true, wild};
            (void)snapOf(s, "R-1", pose(9000, 9000, 0), rules);
            (void)snappedFacing(s, {}, "R-1", wild, wild);
        }
    }
};

QTEST_APPLESS_MAIN(TestDesignSnap)
#include "test_design_snap.moc"
