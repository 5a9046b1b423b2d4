// Turning bodies and charging ones against brute force, pose by pose.

#include "core/rules/advance.h"
#include "core/rules/obstacles.h"
#include "tests/support/chance.h"
#include "tests/support/verify.h"

#include <algorithm>

namespace zama::test {

class TestRulesSweep : public QObject
{
    Q_OBJECT

private slots:
    void slicesCoverEveryPoseOfATurn();
    void slicesReachNoFartherThanTheTurn();
    void aChargerStopsAtTheFirstPoseThatTouches();
    void moveCostsAddUp();
};

namespace {

constexpr Extent kSize{4000, 1500};

Pose turnedBy(const Pose &pose, bool wheels, Centidegrees by)
{
    return wheels ? wheeled(pose, kSize.width, by) : pivoted(pose, kSize.depth, by);
}

bool isCovered(const Footprint &body, const std::vector<Shape> &slices)
{
    // Each corner lies in some slice or within the 2 mils of the promise (and a mil of rounding).
    return std::ranges::all_of(body.corner, [&](Point p) {
        return std::ranges::any_of(slices,
                                   [&](const Shape &s) { return isWithin(segmentShape(p, p), s, 3); });
    });
}

} // namespace

// Q29 Q17
void TestRulesSweep::slicesCoverEveryPoseOfATurn()
{
    Chance chance(21);
    for (int i = 0; i < 60; ++i) {
        const Pose from{{45000, 30000}, chance.between(0, 35999)};
        const bool wheels = chance.oneIn(2);
        const Centidegrees turn = chance.between(-18000, 18000);
        const auto slices =
            rules::slicesOf(turn, kSize, [&](Centidegrees a) { return turnedBy(from, wheels, a); });
        for (int k = 0; k < 100; ++k) {
            const auto part = static_cast<Centidegrees>(std::int64_t{turn} * chance.between(0, 1000) / 1000);
            QVERIFY(isCovered(footprintAt(turnedBy(from, wheels, part), kSize), slices));
        }
    }
}

// Q17
void TestRulesSweep::slicesReachNoFartherThanTheTurn()
{
    // A wheel of 4 x 1.5 in overhangs 0.272 in; a slice may not claim more.
    const Pose from{{45000, 30000}, 0};
    const auto slices = rules::slicesOf(4500, kSize, [&](Centidegrees a) { return turnedBy(from, true, a); });
    Mils left = 90000;
    for (const Shape &s : slices) {
        left = std::min(left, s.box.left);
    }
    QVERIFY(left >= 47000 - 4273 && left <= 47000 - 4269);
}

// Q40 Q17: brute force, mil by mil and hundredth by hundredth
void TestRulesSweep::aChargerStopsAtTheFirstPoseThatTouches()
{
    Chance chance(22);
    int contacts = 0;
    for (int i = 0; i < 150; ++i) {
        const bool isFree = chance.oneIn(3);
        TinyBattle battle;
        battle.add(isFree ? "SK" : "INF", "a", 45, 30, chance.between(0, 359), isFree ? 5 : 7);
        battle.add("LGT", "x", 45 + chance.between(-60, 60) / 10.0, 30 + chance.between(-60, 60) / 10.0,
                   chance.between(0, 35999) / 100.0, 8);
        const Scenario scenario = battle.scenario();
        const auto setup = compile(scenario);
        if (!setup) {
            continue; // they overlap
        }
        const State s = begin(setup.value());
        const UnitId a = idOf(s, "a");
        const Extent size = extentOf(s, a);
        const std::vector<UnitId> enemies{idOf(s, "x")};
        const std::array<Leg, 4> legs{
            straight(6000),
            isFree ? slide(chance.between(0, 35999), 6000) : oblique(chance.between(-4500, 4500), 6000),
            isFree ? pivot(18000) : wheel(4500), isFree ? pivot(-18000) : wheel(-4500)};
        for (const Leg &leg : legs) {
            const rules::Waypoint from{s.unit(a).pose, 0};
            const rules::Advance found = rules::advanceLeg(s, from, leg, size, enemies);
            const bool turns = leg.distance == 0;
            const int all = turns ? std::abs(leg.angle) : leg.distance;
            int step = 0;
            for (; step <= all; ++step) {
                Leg part = leg;
                (turns ? part.angle : part.distance) = turns && leg.angle < 0 ? -step : step;
                const Pose pose = step == 0 ? from.pose : rules::walked(from, part, size).pose;
                if (isWithin(footprintAt(pose, size), s.footprint(enemies[0]), kTolerance)) {
                    break;
                }
            }
            QCOMPARE(found.contact, step <= all);
            QCOMPARE(turns ? std::abs(found.done.angle) : found.done.distance, std::min(step, all));
            contacts += found.contact ? 1 : 0;
        }
    }
    QVERIFY(contacts > 50);
}

// Q25 Q26
void TestRulesSweep::moveCostsAddUp()
{
    // Ten small wheels cost what one wheel of the sum costs: no rounding in the mover's favour.
    rules::Waypoint many{{{45000, 30000}, 0}, 0};
    for (int i = 0; i < 450; ++i) {
        many = rules::walked(many, wheel(10), kSize);
    }
    const rules::Waypoint once = rules::walked({{{45000, 30000}, 0}, 0}, wheel(4500), kSize);
    QVERIFY(std::abs(many.cost - once.cost) < 500);
    QCOMPARE(once.cost, 3'141'593);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesSweep)
#include "test_rules_sweep.moc"
