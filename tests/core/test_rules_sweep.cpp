// Turning bodies and charging ones against brute force, pose by pose.

#include "core/rules/advance.h"
#include "core/rules/obstacles.h"
#include "tests/support/chance.h"
#include "tests/support/verify.h"

#include <algorithm>
#include <array>

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

int stepsOf(const Leg &leg)
{
    return leg.distance == 0 ? std::abs(leg.angle) : leg.distance;
}

Leg cut(const Leg &leg, int steps)
{
    Leg part = leg;
    if (leg.distance == 0) {
        part.angle = leg.angle < 0 ? -steps : steps;
    } else {
        part.distance = steps;
    }
    return part;
}

std::array<Leg, 4> someLegs(Chance &chance, bool isFree)
{
    if (isFree) {
        return {straight(6000), slide(chance.between(0, 35999), 6000), pivot(18000), pivot(-18000)};
    }
    return {straight(6000), oblique(chance.between(-4500, 4500), 6000), wheel(4500), wheel(-4500)};
}

// The first step of unit "a" on its leg that is in contact with "x"; beyond the leg if none is.
int firstTouch(const State &s, const Leg &leg)
{
    const rules::Waypoint from{poseOf(s, "a"), 0};
    const Extent size = extentOf(s, idOf(s, "a"));
    const Footprint &enemy = s.footprint(idOf(s, "x"));
    int step = 0;
    for (; step <= stepsOf(leg); ++step) {
        const Pose pose = step == 0 ? from.pose : rules::walked(from, cut(leg, step), size).pose;
        if (isWithin(footprintAt(pose, size), enemy, kTolerance)) {
            break;
        }
    }
    return step;
}

void compareStop(const State &s, const Leg &leg, int steps, bool contact)
{
    const UnitId a = idOf(s, "a");
    const std::vector<UnitId> enemies{idOf(s, "x")};
    const rules::Waypoint from{s.unit(a).pose, 0};
    const rules::Advance found = rules::advanceLeg(s, from, leg, extentOf(s, a), enemies);
    QCOMPARE(found.contact, contact);
    QCOMPARE(leg.distance == 0 ? std::abs(found.done.angle) : found.done.distance, steps);
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

// Q40 Q17: brute force, mil by mil and hundredth by hundredth; also with a leg that ends just there or one
// step before, where only the rounding decides
void TestRulesSweep::aChargerStopsAtTheFirstPoseThatTouches()
{
    Chance chance(22);
    int contacts = 0;
    for (int i = 0; i < 1000; ++i) {
        const bool isFree = chance.oneIn(3);
        TinyBattle battle;
        battle.add(isFree ? "SK" : "INF", "a", 45, 30, chance.between(0, 359), isFree ? 5 : 7);
        battle.add("LGT", "x", 45 + chance.between(-8000, 8000) / 1000.0,
                   30 + chance.between(-8000, 8000) / 1000.0,
                   chance.oneIn(3) ? 90 * chance.between(0, 3) : chance.between(0, 35999) / 100.0, 8);
        const auto setup = compile(battle.scenario());
        if (!setup) {
            continue; // they overlap
        }
        const State s = begin(setup.value());
        for (const Leg &leg : someLegs(chance, isFree)) {
            const int all = stepsOf(leg);
            const int step = firstTouch(s, leg);
            compareStop(s, leg, std::min(step, all), step <= all);
            if (step > 0 && step <= all) {
                ++contacts;
                compareStop(s, cut(leg, step), step, true);
                compareStop(s, cut(leg, step - 1), step - 1, false);
            }
        }
    }
    QVERIFY(contacts > 200);
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
