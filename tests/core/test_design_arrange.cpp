// Arrangements of picked bodies: moving, turning, aligning, distributing, mirroring, lining up.

#include "core/design/line_up.h"
#include "core/scenario/validate.h"
#include "tests/support/scenario_files.h"
#include "tests/support/small_battle.h"
#include "tests/support/verify.h"

#include <QtTest>

#include <algorithm>
#include <climits>

using namespace zama;
using namespace zama::design;
using zama::test::crowd;
using zama::test::shippedScenario;
using zama::test::smallBattle;

namespace {

Pose poseIn(const Arrangement &arrangement, const std::string &id)
{
    const auto found = std::ranges::find(arrangement, id, &Placing::id);
    return found == arrangement.end() ? Pose{{-1, -1}, -1} : found->pose;
}

Pose pose(Mils x, Mils y, Centidegrees facing)
{
    return {{x, y}, facing};
}

Picked everyone(const Scenario &scenario)
{
    Picked picked;
    for (const Body &body : bodiesOf(scenario)) {
        picked.push_back(body.id);
    }
    return picked;
}

Scenario placed(Scenario scenario, const Arrangement &arrangement)
{
    place(scenario, arrangement);
    return scenario;
}

bool areAllOnTable(const Scenario &scenario)
{
    return std::ranges::all_of(bodiesOf(scenario), [&](const Body &body) {
        return tableOf(scenario).contains(body.footprint().box);
    });
}

UnitSpec &unit(Scenario &scenario, const char *id)
{
    return test::unitOf(scenario, id);
}

// Every arrangement there is, of the picked ones.
std::vector<Arrangement> everyArrangement(const Scenario &s, const Picked &picked, Mils number)
{
    std::vector<Arrangement> all{moved(s, picked, {number, number}),
                                 turned(s, picked, TurnAbout::OwnFront, number),
                                 turned(s, picked, TurnAbout::CommonCentre, number),
                                 turnedTo(s, picked, number),
                                 distributed(s, picked, number),
                                 distributed(s, picked, number, number),
                                 mirrored(s, picked, Mirror::Point),
                                 mirrored(s, picked, Mirror::Line),
                                 fittedIntoZones(s, picked),
                                 linedUp(s, picked, {{{number, number}, number}, number, number, number})};
    for (const Alignment alignment : {Alignment::Foremost, Alignment::MiddleLine, Alignment::Rearmost,
                                      Alignment::LeftEdges, Alignment::RightEdges, Alignment::Columns}) {
        all.push_back(aligned(s, picked, alignment, number));
    }
    return all;
}

} // namespace

class TestDesignArrange : public QObject
{
    Q_OBJECT

private slots:
    void aMoveShiftsUnitsAndGeneralsAlike()
    {
        const Scenario s = smallBattle();
        const Arrangement a = moved(s, {"R-1", "R-GEN"}, {1250, -500});
        COMPARE_POSE(poseIn(a, "R-1"), 16.25, 6.5, 0);
        COMPARE_POSE(poseIn(a, "R-GEN"), 21.25, 1.5, 0);
        Scenario after = placed(s, a);
        QVERIFY(unit(after, "R-1").pose == pose(16250, 6500, 0));
        QVERIFY(test::generalOf(after, "R-GEN").place == (Point{21250, 1500}));
        unit(after, "R-1").pose = pose(15000, 7000, 0);
        test::generalOf(after, "R-GEN").place = {20000, 2000};
        QVERIFY(after == s); // nothing else changed
    }

    void atTheEdgeAllStopTogether() // Q35
    {
        const Arrangement a = moved(smallBattle(), {"R-1", "R-2"}, {-99000, 0});
        COMPARE_POSE(poseIn(a, "R-1"), 2, 7, 0);
        COMPARE_POSE(poseIn(a, "R-2"), 12, 7, 0);
    }

    void whoIsNotOnTheTableIsNotArranged()
    {
        Scenario s = smallBattle();
        unit(s, "R-1").strength = 0;
        test::generalOf(s, "R-GEN").attachedTo = "R-2";
        test::generalOf(s, "C-GEN").fallen = true;
        QVERIFY(moved(s, {"R-1", "R-GEN", "C-GEN", "nobody", ""}, {1, 1}).empty());
        QCOMPARE(moved(s, {"R-2", "R-2"}, {1, 1}).size(), std::size_t{1});
    }

    void eachTurnsAboutItsOwnFront()
    {
        const Arrangement a = turned(smallBattle(), {"R-1", "R-2"}, TurnAbout::OwnFront, -9000);
        COMPARE_POSE(poseIn(a, "R-1"), 15, 7, 270);
        COMPARE_POSE(poseIn(a, "R-2"), 25, 7, 270);
        COMPARE_POSE(poseIn(turnedTo(smallBattle(), {"R-1"}, 4500), "R-1"), 15, 7, 45);
    }

    void allTurnAboutTheirCommonCentre()
    {
        // The box of both is x 13 to 27, y 5.5 to 7: its middle is (20, 6.25).
        const Arrangement a = turned(smallBattle(), {"R-1", "R-2"}, TurnAbout::CommonCentre, 9000);
        COMPARE_POSE(poseIn(a, "R-1"), 20.75, 12, 90);
        COMPARE_POSE(poseIn(a, "R-2"), 20.75, 2, 90);
        const Arrangement back =
            turned(placed(smallBattle(), a), {"R-1", "R-2"}, TurnAbout::CommonCentre, -9000);
        COMPARE_POSE(poseIn(back, "R-1"), 15, 7.75, 0); // pushed up from the edge by the first turn
    }

    void frontsAreAlignedToTheForemostRearmostOrMiddle()
    {
        Scenario s = smallBattle();
        unit(s, "R-2").pose.front.y = 10000;
        const Picked both{"R-1", "R-2"};
        QCOMPARE(poseIn(aligned(s, both, Alignment::Foremost, 0), "R-1").front.y, 10000);
        QCOMPARE(poseIn(aligned(s, both, Alignment::Rearmost, 0), "R-2").front.y, 7000);
        QCOMPARE(poseIn(aligned(s, both, Alignment::MiddleLine, 0), "R-1").front.y, 8500);
        QCOMPARE(poseIn(aligned(s, both, Alignment::Foremost, 18000), "R-2").front.y, 5500 + 1500);
    }

    void edgesAreAlignedAsSeenAlongTheFacing()
    {
        Scenario s = smallBattle();
        unit(s, "R-2").pose = pose(25000, 3000, 0);
        const Picked both{"R-SK", "R-2"}; // 5 and 4 in wide: left edges 17.5 and 23
        QCOMPARE(poseIn(aligned(s, both, Alignment::LeftEdges, 0), "R-2").front.x, 19500);
        QCOMPARE(poseIn(aligned(s, both, Alignment::RightEdges, 0), "R-SK").front.x, 24500);
        QCOMPARE(poseIn(aligned(s, both, Alignment::LeftEdges, 18000), "R-SK").front.x, 24500);
        QCOMPARE(poseIn(aligned(s, both, Alignment::Columns, 0), "R-SK").front.x, 22500);
    }

    void obliqueFrontsAreAlignedToTheMil()
    {
        Scenario s = smallBattle();
        unit(s, "R-1").pose = pose(10000, 10000, 3000);
        unit(s, "R-2").pose = pose(20000, 10000, 3000);
        const Scenario after = placed(s, aligned(s, {"R-1", "R-2"}, Alignment::Foremost, 3000));
        const Arrangement again = aligned(after, {"R-1", "R-2"}, Alignment::Foremost, 3000);
        for (const Placing &placing : again) {
            const Pose now = design::findUnit(after, placing.id)->pose;
            QVERIFY(std::abs(now.front.x - placing.pose.front.x) <= 1);
            QVERIFY(std::abs(now.front.y - placing.pose.front.y) <= 1);
        }
    }

    void gapsBecomeEqualBetweenTheOutermost()
    {
        Scenario s = smallBattle();
        unit(s, "R-SK").pose = pose(24000, 7000, 0); // between R-1 (13 to 17) and R-2 (moved to 31 to 35)
        unit(s, "R-2").pose = pose(33000, 7000, 0);
        const Arrangement a = distributed(s, {"R-2", "R-1", "R-SK"}, 0);
        QCOMPARE(poseIn(a, "R-1").front.x, 15000);
        QCOMPARE(poseIn(a, "R-SK").front.x, 24000); // 4.5 in on either side
        QCOMPARE(poseIn(a, "R-2").front.x, 33000);
        const Arrangement close = distributed(s, {"R-2", "R-1", "R-SK"}, 0, 500);
        QCOMPARE(poseIn(close, "R-1").front.x, 19000);
        QCOMPARE(poseIn(close, "R-SK").front.x, 24000);
        QCOMPARE(poseIn(close, "R-2").front.x, 29000);
    }

    void tooLittleRoomOverlapsEvenlyAndSaysSo()
    {
        Scenario s = smallBattle();
        unit(s, "R-1").pose.front.x = 18000;
        unit(s, "R-SK").pose.front.y = 7000;
        unit(s, "R-2").pose.front.x = 22000;
        const Arrangement a = distributed(s, {"R-1", "R-SK", "R-2"}, 0);
        QCOMPARE(poseIn(a, "R-SK").front.x, 20000);
        QVERIFY(std::ranges::count(overlapsOf(s, a), Overlap{"R-SK", "R-1"}) == 1);
    }

    void aMirrorImageOfAMirrorImageIsTheOriginal()
    {
        const Scenario s = shippedScenario("zama").scenario;
        const Picked all = everyone(s);
        for (const Mirror mirror : {Mirror::Point, Mirror::Line}) {
            const Scenario once = placed(s, mirrored(s, all, mirror));
            QVERIFY(once != s);
            QVERIFY(placed(once, mirrored(once, all, mirror)) == s);
            QVERIFY(overlapsOf(once).empty());
        }
        COMPARE_POSE(mirrored({0, 0, 40000, 30000}, pose(15000, 7000, 3000), Mirror::Point), 25, 23, 210);
        COMPARE_POSE(mirrored({0, 0, 40000, 30000}, pose(15000, 7000, 3000), Mirror::Line), 15, 23, 150);
    }

    void aCommandLinesUpWithSkirmishersInFrontAndCavalryOutside()
    {
        Scenario s = smallBattle();
        UnitTypeSpec horse = s.types[0];
        horse.id = "horse";
        horse.unitClass = UnitClass::Cavalry;
        horse.stand = {1250, 1250};
        s.types.push_back(horse);
        for (const char *id : {"R-H1", "R-H2"}) {
            UnitSpec &more = s.sides[0].commands[0].units.emplace_back(unit(s, "R-1"));
            more.id = id;
            more.type = "horse";
            more.stands = 6;
        }
        const Arrangement a = linedUp(s, everyoneIn(s, "R"), {.at = pose(20000, 9000, 0)});
        COMPARE_POSE(poseIn(a, "R-SK"), 20, 9, 0);
        // Behind: horse 3.75, foot 4, foot 4, engine 1, horse 3.75 with gaps of 0.5 = 18.5 in.
        COMPARE_POSE(poseIn(a, "R-H1"), 12.625, 7.25, 0);
        COMPARE_POSE(poseIn(a, "R-1"), 17, 7.25, 0);
        COMPARE_POSE(poseIn(a, "R-2"), 21.5, 7.25, 0);
        COMPARE_POSE(poseIn(a, "R-SCO"), 24.5, 7.25, 0);
        COMPARE_POSE(poseIn(a, "R-H2"), 27.375, 7.25, 0);
        QVERIFY(poseIn(a, "R-GEN").front.y < 7250 - 2500);
        QVERIFY(overlapsOf(s, a).empty());
        QVERIFY(validate(placed(s, a)).empty());
    }

    void twoLinesStandBehindEachOther()
    {
        const Scenario s = smallBattle();
        const Arrangement a = linedUp(s, {"R-1", "R-2"}, {.at = pose(20000, 9000, 0), .lines = 2});
        COMPARE_POSE(poseIn(a, "R-1"), 20, 9, 0);
        COMPARE_POSE(poseIn(a, "R-2"), 20, 6.5, 0);
        const Arrangement south = linedUp(s, {"C-1", "C-2"}, {.at = pose(20000, 20000, 18000), .lines = 9});
        COMPARE_POSE(poseIn(south, "C-2"), 20, 22.5, 180);
    }

    void everyShippedArmyLinesUpWithoutOverlaps()
    {
        const Scenario s = shippedScenario("zama").scenario;
        for (std::size_t side = 0; side < 2; ++side) {
            for (const CommandSpec &command : s.sides[side].commands) {
                for (const int lines : {1, 2, 3}) {
                    const Scenario after = placed(s, linedUp(s, everyoneIn(s, command.id),
                                                             {.at = usualFront(s, side), .lines = lines}));
                    const auto own = everyoneIn(s, command.id);
                    QVERIFY(std::ranges::none_of(overlapsOf(after), [&](const Overlap &o) {
                        return std::ranges::count(own, o.first) > 0 && std::ranges::count(own, o.second) > 0;
                    }));
                    QVERIFY(areAllOnTable(after));
                }
            }
        }
    }

    void moreThanFitsInALineGoesOnBehind()
    {
        Scenario s = smallBattle();
        s.table.width = 12 * kInch;
        const Arrangement a = linedUp(s, {"C-1", "C-2", "R-1", "R-2"}, {.at = pose(6000, 29000, 0)});
        QVERIFY(overlapsOf(s, a).empty());
        QVERIFY(poseIn(a, "R-1").front.y < poseIn(a, "C-1").front.y);
    }

    void theUsualFrontIsTheEdgeOfTheZone()
    {
        const Scenario s = shippedScenario("zama").scenario;
        COMPARE_POSE(usualFront(s, 0), 45, 21, 0);
        QCOMPARE(usualFront(s, 1).facing, 18000);
        QVERIFY(usualFront(smallBattle(), 0).front.y < usualFront(smallBattle(), 1).front.y);
    }

    void unitsFitIntoTheirZones()
    {
        Scenario s = smallBattle();
        s.sides[0].zone = Box{0, 0, 40000, 6000};
        const Arrangement a = fittedIntoZones(s, {"R-1", "R-SK", "C-1"});
        QCOMPARE(poseIn(a, "R-SK").front.y, 6000);
        QCOMPARE(poseIn(a, "R-1").front.y, 4000); // together they fit
        COMPARE_POSE(poseIn(a, "C-1"), 15, 23, 180);
        s.sides[0].zone = Box{0, 0, 40000, 2000};
        QCOMPARE(poseIn(fittedIntoZones(s, {"R-1", "R-SK"}), "R-1").front.y, 2000);
        s.sides[0].zone = Box{9, 9, 0, 0}; // inside out: the table
        QCOMPARE(poseIn(fittedIntoZones(s, {"R-1"}), "R-1").front.y, 7000);
    }

    void overlapsAreReportedAsTheRulesSeeThem()
    {
        Scenario s = smallBattle();
        QVERIFY(overlapsOf(s).empty());
        const Arrangement a{{"R-2", pose(18990, 7000, 0)}};
        QVERIFY(overlapsOf(s, a) == std::vector<Overlap>({{"R-2", "R-SCO"}}));
        unit(s, "R-SCO").strength = 0;
        QVERIFY(overlapsOf(s, a).empty()); // within the tolerance of R-1, 10 mils (Q17)
        QVERIFY(overlapsOf(s, {{"R-2", pose(18989, 7000, 0)}}).size() == 1);
        QVERIFY(overlapsOf(s, {{"C-1", pose(18000, 7000, 0)}}).size() == 1);
    }

    void nobodyPickedIsNothing()
    {
        for (const Arrangement &arrangement : everyArrangement(smallBattle(), {}, 9000)) {
            QVERIFY(arrangement.empty());
        }
        QVERIFY(moved(Scenario(), {"R-1"}, {1, 1}).empty());
        QVERIFY(everyoneIn(smallBattle(), "nobody").empty());
    }

    void oneAloneStaysWhereItIs()
    {
        const Scenario s = smallBattle();
        for (const Alignment alignment : {Alignment::Foremost, Alignment::Columns, Alignment::LeftEdges}) {
            COMPARE_POSE(poseIn(aligned(s, {"R-1"}, alignment, 0), "R-1"), 15, 7, 0);
        }
        COMPARE_POSE(poseIn(distributed(s, {"R-1"}, 0, 99), "R-1"), 15, 7, 0);
    }

    void wildNumbersLeaveEverybodyOnTheTable()
    {
        for (const int wild : {INT_MIN, -36001, -1, 0, 1, 4500, 777777, INT_MAX}) {
            Scenario s = smallBattle();
            unit(s, "R-1").pose = {{wild, wild}, wild};
            unit(s, "R-2").stands = wild;
            s.types[1].stand = {wild, wild};
            test::generalOf(s, "C-GEN").place = {wild, wild};
            unit(s, "C-1").type = "unknown";
            const Picked all = everyone(s);
            for (const Arrangement &arrangement : everyArrangement(s, all, wild)) {
                QCOMPARE(arrangement.size(), all.size());
                for (const Body &body : bodiesOf(placed(s, arrangement))) {
                    const Box box = body.footprint().box;
                    const bool fits = box.right - box.left <= 40000 && box.top - box.bottom <= 30000;
                    QVERIFY2(!fits || tableOf(s).contains(box), body.id.c_str());
                }
            }
            (void)overlapsOf(s);
        }
    }

    void hundredsOfUnitsAreArrangedAtOnce()
    {
        const Scenario s = crowd(2000);
        const Picked all = everyone(s);
        for (const Arrangement &arrangement : everyArrangement(s, all, 3000)) {
            QVERIFY(areAllOnTable(placed(s, arrangement)));
        }
    }
};

QTEST_APPLESS_MAIN(TestDesignArrange)
#include "test_design_arrange.moc"
