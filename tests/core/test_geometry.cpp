// Integer geometry against definitions computed another way: long double, brute force, sampling.

#include "core/geometry/shape.h"
#include "core/geometry/trig.h"
#include "tests/support/chance.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace zama::test {

class TestGeometry : public QObject
{
    Q_OBJECT

private slots:
    void aShiftGoesTheWayItSays();
    void aWheelKeepsItsInnerCorner();
    void aPivotKeepsItsCentre();
    void footprintsHaveTheirSize();
    void standsTileTheirUnit();
    void aheadIsExact();
    void overlapDepthIsHowFarToPush();
    void touchingIsNoOverlap();
    void distancesAreExact();
    void pointDistancesAreExact();
    void hullsAreTheSmallestConvexShapes();
    void farBoxesAreNeitherNearNorOverlapping();
    void edgeDistancesNameTheEdge();
};

namespace {

using Real = long double;
constexpr Real kPi = 3.14159265358979323846264338327950288L;

Real radians(Real centidegrees)
{
    return centidegrees * kPi / 18000;
}

Pose somePose(Chance &chance)
{
    return {{chance.between(0, 9000), chance.between(0, 9000)}, chance.between(0, 35999)};
}

Extent someExtent(Chance &chance)
{
    return {chance.between(500, 5000), chance.between(500, 2500)};
}

Footprint someBody(Chance &chance)
{
    // Every fourth body stands square, where ties live.
    Pose pose = somePose(chance);
    if (chance.oneIn(4)) {
        pose = {{pose.front.x / 500 * 500, pose.front.y / 500 * 500}, pose.facing / 9000 * 9000};
    }
    return footprintAt(pose, someExtent(chance));
}

std::int64_t cross(Point o, Point a, Point b)
{
    return (std::int64_t{a.x} - o.x) * (std::int64_t{b.y} - o.y) -
           (std::int64_t{a.y} - o.y) * (std::int64_t{b.x} - o.x);
}

int sign(std::int64_t x)
{
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

bool onSegment(Point p, Point a, Point b)
{
    return cross(a, b, p) == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) &&
           std::min(a.y, b.y) <= p.y && p.y <= std::max(a.y, b.y);
}

bool segmentsMeet(Point a, Point b, Point c, Point d)
{
    const bool cross1 = sign(cross(a, b, c)) * sign(cross(a, b, d)) < 0;
    const bool cross2 = sign(cross(c, d, a)) * sign(cross(c, d, b)) < 0;
    return (cross1 && cross2) || onSegment(c, a, b) || onSegment(d, a, b) || onSegment(a, c, d) ||
           onSegment(b, c, d);
}

bool isIn(Point p, const Footprint &f)
{
    bool in = true;
    for (std::size_t i = 0; i < 4; ++i) {
        in = in && cross(f.corner.at(i), f.corner.at((i + 1) % 4), p) <= 0; // corners go clockwise
    }
    return in;
}

bool meet(const Footprint &a, const Footprint &b)
{
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
            if (segmentsMeet(a.corner.at(i), a.corner.at((i + 1) % 4), b.corner.at(j),
                             b.corner.at((j + 1) % 4))) {
                return true;
            }
        }
    }
    return isIn(a.corner[0], b) || isIn(b.corner[0], a);
}

Real toSegment(Point p, Point a, Point b)
{
    const Real ex = b.x - a.x;
    const Real ey = b.y - a.y;
    const Real t = std::clamp(((p.x - a.x) * ex + (p.y - a.y) * ey) / (ex * ex + ey * ey), Real{0}, Real{1});
    return std::hypot(p.x - (a.x + t * ex), p.y - (a.y + t * ey));
}

Real distanceOf(const Footprint &a, const Footprint &b)
{
    if (meet(a, b)) {
        return 0;
    }
    Real best = 1e9L;
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < 4; ++j) {
            best = std::min(best, toSegment(a.corner.at(i), b.corner.at(j), b.corner.at((j + 1) % 4)));
            best = std::min(best, toSegment(b.corner.at(i), a.corner.at(j), a.corner.at((j + 1) % 4)));
        }
    }
    return best;
}

// How far `a` must go towards `angle` to be clear of `b`.
Real pushNeeded(const Footprint &a, const Footprint &b, Real angle)
{
    const Real ux = std::sin(angle);
    const Real uy = std::cos(angle);
    Real farthestOfB = -1e9L;
    Real nearestOfA = 1e9L;
    for (std::size_t i = 0; i < 4; ++i) {
        farthestOfB = std::max(farthestOfB, b.corner.at(i).x * ux + b.corner.at(i).y * uy);
        nearestOfA = std::min(nearestOfA, a.corner.at(i).x * ux + a.corner.at(i).y * uy);
    }
    return farthestOfB - nearestOfA;
}

Real smallestPush(const Footprint &a, const Footprint &b)
{
    Real best = 1e9L;
    for (int i = 0; i < 7200; ++i) {
        best = std::min(best, pushNeeded(a, b, radians(i * 5)));
    }
    return best;
}

} // namespace

// Q27
void TestGeometry::aShiftGoesTheWayItSays()
{
    Chance chance(3);
    for (int i = 0; i < 5000; ++i) {
        const Pose from = somePose(chance);
        const Centidegrees bearing = chance.between(0, 35999);
        const Mils distance = chance.between(1, 12000);
        const Pose to = shifted(from, bearing, distance);
        QCOMPARE(to.facing, from.facing);
        QVERIFY(std::fabs(to.front.x - from.front.x - distance * std::sin(radians(bearing))) <= 0.501L);
        QVERIFY(std::fabs(to.front.y - from.front.y - distance * std::cos(radians(bearing))) <= 0.501L);
    }
}

// Q26
void TestGeometry::aWheelKeepsItsInnerCorner()
{
    Chance chance(4);
    for (int i = 0; i < 5000; ++i) {
        const Pose from = somePose(chance);
        const Extent size = someExtent(chance);
        const Centidegrees turn = chance.between(-9000, 9000);
        const Pose to = wheeled(from, size.width, turn);
        const std::size_t inner = turn >= 0 ? 1 : 0;
        const Point before = footprintAt(from, size).corner.at(inner);
        const Point after = footprintAt(to, size).corner.at(inner);
        QVERIFY(std::abs(before.x - after.x) <= 1 && std::abs(before.y - after.y) <= 1);
        QCOMPARE(to.facing, normalised(from.facing + turn));
        // The outer corner went along a chord of the arc.
        const std::size_t outer = 1 - inner;
        const Real chord = 2 * size.width * std::fabs(std::sin(radians(turn) / 2));
        const Point a = footprintAt(from, size).corner.at(outer);
        const Point b = footprintAt(to, size).corner.at(outer);
        QVERIFY(std::fabs(std::hypot(Real(a.x - b.x), Real(a.y - b.y)) - chord) <= 2.5L);
    }
}

// Q29 Q30 Q77
void TestGeometry::aPivotKeepsItsCentre()
{
    Chance chance(5);
    for (int i = 0; i < 5000; ++i) {
        const Pose from = somePose(chance);
        const Mils depth = chance.between(500, 2500);
        const Centidegrees turn = chance.between(-18000, 18000);
        const Pose to = pivoted(from, depth, turn);
        const Point before = centreOf(from, depth);
        const Point after = centreOf(to, depth);
        QVERIFY(std::abs(before.x - after.x) <= 1 && std::abs(before.y - after.y) <= 1);
        QCOMPARE(to.facing, normalised(from.facing + turn));
    }
}

// Q17 Q18
void TestGeometry::footprintsHaveTheirSize()
{
    Chance chance(6);
    for (int i = 0; i < 5000; ++i) {
        const Pose pose = somePose(chance);
        const Extent size = someExtent(chance);
        const Footprint f = footprintAt(pose, size);
        const auto side = [&](std::size_t a, std::size_t b) {
            return std::hypot(Real(f.corner.at(a).x - f.corner.at(b).x),
                              Real(f.corner.at(a).y - f.corner.at(b).y));
        };
        QVERIFY(std::fabs(side(0, 1) - size.width) <= 1.5L);
        QVERIFY(std::fabs(side(1, 2) - size.depth) <= 1.5L);
        QVERIFY(std::abs(f.corner[0].x + f.corner[1].x - 2 * pose.front.x) <= 1);
        QVERIFY(std::abs(f.corner[0].y + f.corner[1].y - 2 * pose.front.y) <= 1);
        const auto [left, right] = std::ranges::minmax(f.corner, {}, &Point::x);
        const auto [bottom, top] = std::ranges::minmax(f.corner, {}, &Point::y);
        QVERIFY((f.box == Box{left.x, bottom.y, right.x, top.y}));
    }
}

// Q52
void TestGeometry::standsTileTheirUnit()
{
    const Extent stand{1250, 1250};
    const Extent body{3750, 2500};
    const Pose pose{{45000, 30000}, 3300};
    const Footprint whole = footprintAt(pose, body);
    for (int file = 0; file < 3; ++file) {
        for (int rank = 0; rank < 2; ++rank) {
            for (const Point p : standFootprint(pose, body, stand, file, rank).corner) {
                QVERIFY(isWithin(p, whole, 2));
            }
        }
    }
    const auto near = [](Point a, Point b) { return std::abs(a.x - b.x) <= 2 && std::abs(a.y - b.y) <= 2; };
    QVERIFY(near(standFootprint(pose, body, stand, 0, 0).corner[0], whole.corner[0]));
    QVERIFY(near(standFootprint(pose, body, stand, 2, 0).corner[1], whole.corner[1]));
    QVERIFY(near(standFootprint(pose, body, stand, 2, 1).corner[2], whole.corner[2]));
    QVERIFY(near(standFootprint(pose, body, stand, 0, 1).corner[3], whole.corner[3]));
}

// Q22 Q54
void TestGeometry::aheadIsExact()
{
    Chance chance(7);
    for (int i = 0; i < 5000; ++i) {
        const Pose line = somePose(chance);
        const Pose body = somePose(chance);
        const Mils depth = chance.between(500, 2500);
        const Mils back = chance.between(0, 2500);
        const Real ux = std::sin(radians(line.facing));
        const Real uy = std::cos(radians(line.facing));
        const Real cx = body.front.x - depth * std::sin(radians(body.facing)) / 2;
        const Real cy = body.front.y - depth * std::cos(radians(body.facing)) / 2;
        const Real ahead = (cx - line.front.x) * ux + (cy - line.front.y) * uy + back;
        if (std::fabs(ahead) > 0.001L) {
            QCOMPARE(isCentreAhead(body, depth, line, back), ahead > 0);
        }
        const Real point = (body.front.x - line.front.x) * ux + (body.front.y - line.front.y) * uy;
        if (std::fabs(point) > 0.001L) {
            QCOMPARE(isAhead(body.front, line), point > 0);
        }
    }
    // On the line: not ahead; half a mil is enough.
    const Pose line{{45000, 20000}, 0};
    QVERIFY(!isCentreAhead({{40000, 21000}, 0}, 2000, line, 0));
    QVERIFY(isCentreAhead({{40000, 21000}, 0}, 1999, line, 0));
    QVERIFY(!isCentreAhead({{40000, 21000}, 0}, 2001, line, 0));
    QVERIFY(!isAhead({0, 20000}, line));
}

// Q17 Q78
void TestGeometry::overlapDepthIsHowFarToPush()
{
    Chance chance(8);
    int overlapping = 0;
    for (int i = 0; i < 400; ++i) {
        const Footprint a = someBody(chance);
        const Footprint b = someBody(chance);
        const Real push = smallestPush(a, b); // sampled: at most a mil too large
        if (push <= 0) {
            QVERIFY(!overlapsDeeper(a, b, 0));
            continue;
        }
        overlapping += push > 10 ? 1 : 0;
        for (const int d : {0, 5, 10, 100, 1000}) {
            if (push - 2 > d) {
                QVERIFY(overlapsDeeper(a, b, d));
                QVERIFY(overlapsDeeper(shapeOf(b), shapeOf(a), d));
            } else if (push < d) {
                QVERIFY(!overlapsDeeper(a, b, d));
                QVERIFY(!overlapsDeeper(shapeOf(b), shapeOf(a), d));
            }
        }
        const auto about = static_cast<Mils>(std::floor(push));
        QVERIFY(!overlapsDeeper(a, b, about + 1));
        QVERIFY(about < 3 || overlapsDeeper(a, b, about - 2));
    }
    QVERIFY(overlapping > 50);
}

// Q17: overlap > 0.010 in
void TestGeometry::touchingIsNoOverlap()
{
    const Extent size{4000, 1500};
    const Footprint a = footprintAt({{45000, 20000}, 0}, size);
    const auto at = [&](Mils x, Mils y) { return footprintAt({{x, y}, 0}, size); };
    QVERIFY(!overlapsDeeper(a, at(49000, 20000), 0));
    QVERIFY(!overlapsDeeper(a, at(45000, 21500), 0));
    QVERIFY(!overlapsDeeper(a, at(49000, 21500), 0));
    QVERIFY(overlapsDeeper(a, at(48999, 20000), 0));
    QVERIFY(!overlapsDeeper(a, at(48990, 20000), 10));
    QVERIFY(overlapsDeeper(a, at(48989, 20000), 10));
    QCOMPARE(distanceBetween(a, at(49000, 20000)), 0);
    QVERIFY(isWithin(a, at(49000, 21500), 0));
}

// Q13 Q17 Q51
void TestGeometry::distancesAreExact()
{
    Chance chance(9);
    int apart = 0;
    for (int i = 0; i < 4000; ++i) {
        const Footprint a = someBody(chance);
        const Footprint b = someBody(chance);
        const Real due = distanceOf(a, b);
        apart += due > 0 ? 1 : 0;
        const Mils found = distanceBetween(a, b);
        QVERIFY(std::fabs(due - found) < 1.0001L && found <= due + 0.0001L);
        QVERIFY(isWithin(a, b, found + 1));
        QVERIFY(found == 0 || !isWithin(a, b, found - 1));
        if (due - found > 0.0001L) {
            QVERIFY(!isWithin(a, b, found));
        }
        QCOMPARE(isWithin(a, b, 10), isWithin(shapeOf(b), shapeOf(a), 10));
    }
    QVERIFY(apart > 500);
}

// Q84 Q86
void TestGeometry::pointDistancesAreExact()
{
    Chance chance(10);
    for (int i = 0; i < 4000; ++i) {
        const Footprint f = someBody(chance);
        const Point p{chance.between(-2000, 11000), chance.between(-2000, 11000)};
        Real due = 1e9L;
        for (std::size_t j = 0; j < 4; ++j) {
            due = std::min(due, toSegment(p, f.corner.at(j), f.corner.at((j + 1) % 4)));
        }
        due = isIn(p, f) ? 0 : due;
        const Mils found = distanceTo(p, f);
        QVERIFY(std::fabs(due - found) < 1.0001L && found <= due + 0.0001L);
        QVERIFY(isWithin(p, f, found + 1));
        QVERIFY(found == 0 || !isWithin(p, f, found - 1));
    }
}

// Q17: the area a straight shift sweeps
void TestGeometry::hullsAreTheSmallestConvexShapes()
{
    Chance chance(11);
    for (int i = 0; i < 4000; ++i) {
        const Footprint a = someBody(chance);
        const Footprint b = chance.oneIn(10) ? a : someBody(chance);
        const Shape hull = hullOf(a, b);
        QVERIFY(hull.count >= 4 && hull.count <= 8);
        std::vector<Point> points(a.corner.begin(), a.corner.end());
        points.insert(points.end(), b.corner.begin(), b.corner.end());
        for (std::uint32_t k = 0; k < hull.count; ++k) {
            const Point p = hull.corner.at(k);
            const Point q = hull.corner.at((k + 1) % hull.count);
            const Point r = hull.corner.at((k + 2) % hull.count);
            QVERIFY(std::ranges::find(points, p) != points.end());
            QVERIFY(cross(p, q, r) > 0); // strictly convex
            for (const Point other : points) {
                QVERIFY(cross(p, q, other) >= 0);
            }
        }
    }
}

void TestGeometry::farBoxesAreNeitherNearNorOverlapping()
{
    const Footprint a = footprintAt({{10000, 10000}, 0}, {1000, 1000});
    const Footprint b = footprintAt({{80000, 50000}, 4500}, {1000, 1000});
    QVERIFY(!overlapsDeeper(a, b, 0));
    QVERIFY(!isWithin(a, b, 24000));
    QVERIFY(isWithin(a, b, 90000));
    const Shape line = segmentShape({10000, 8000}, {10000, 12000});
    QVERIFY(overlapsDeeper(line, shapeOf(a), 10));
    QVERIFY(!overlapsDeeper(segmentShape({9510, 8000}, {9510, 12000}), shapeOf(a), 10));
    QVERIFY(overlapsDeeper(segmentShape({9511, 8000}, {9511, 12000}), shapeOf(a), 10));
    QVERIFY(!overlapsDeeper(segmentShape({8000, 8000}, {8000, 8000}), shapeOf(a), 10));
}

// Q22
void TestGeometry::edgeDistancesNameTheEdge()
{
    const Footprint target = footprintAt({{45000, 20000}, 0}, {4000, 1500});
    const auto nearest = [&](const Pose &pose) {
        const Footprint other = footprintAt(pose, {1500, 2000});
        std::array<std::int64_t, 4> d{};
        for (std::size_t e = 0; e < 4; ++e) {
            d.at(e) = edgeDistanceSquared(target, e, other);
        }
        return std::ranges::min_element(d) - d.begin();
    };
    QCOMPARE(nearest({{45000, 20010}, 18000}), 0);
    QCOMPARE(nearest({{47010, 19000}, 27000}), 1);
    QCOMPARE(nearest({{47010, 20500}, 27000}), 1); // it reaches past the front line
    QCOMPARE(nearest({{45000, 18490}, 0}), 2);
    QCOMPARE(nearest({{42990, 19000}, 9000}), 3);
    QCOMPARE(nearest({{42300, 20010}, 18000}), 0); // it reaches past the left edge
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestGeometry)
#include "test_geometry.moc"
