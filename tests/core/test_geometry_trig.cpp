// Integer trigonometry against long double.

#include "core/geometry/trig.h"
#include "tests/support/chance.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

namespace zama::test {

class TestGeometryTrig : public QObject
{
    Q_OBJECT

private slots:
    void sinesAreRoundedToABillionth();
    void bearingsAreTheNearestHundredth();
    void bearingsAndSinesAgree();
    void halvesAreRoundedUp();
    void rootsAreRoundedDown();
    void anglesAreNormalised();
};

namespace {

using Real = long double;
constexpr Real kPi = 3.14159265358979323846264338327950288L;

Real radians(Real centidegrees)
{
    return centidegrees * kPi / 18000;
}

} // namespace

// Q17
void TestGeometryTrig::sinesAreRoundedToABillionth()
{
    for (Centidegrees a = -100; a <= 36100; ++a) {
        const Real sine = std::sin(radians(a)) * kSineScale;
        QVERIFY(std::fabs(sineOf(a) - sine) <= 0.5001L);
        const Real cosine = std::cos(radians(a)) * kSineScale;
        QVERIFY(std::fabs(cosineOf(a) - cosine) <= 0.5001L);
    }
    QCOMPARE(sineOf(9000), 1'000'000'000);
    QCOMPARE(sineOf(0), 0);
    QCOMPARE(sineOf(18000), 0);
    QCOMPARE(sineOf(3000), 500'000'000);
    QCOMPARE(cosineOf(6000), 500'000'000);
    QCOMPARE(sineOf(27000), -1'000'000'000);
}

// Q17
void TestGeometryTrig::bearingsAreTheNearestHundredth()
{
    Chance chance(1);
    for (int i = 0; i < 20000; ++i) {
        const int size = chance.oneIn(3) ? 20 : 90000;
        const int dx = chance.between(-size, size);
        const int dy = chance.between(-size, size);
        if (dx == 0 && dy == 0) {
            continue;
        }
        const Centidegrees found = bearingOf(dx, dy);
        QVERIFY(found >= 0 && found < kFullTurn);
        Real off = std::fabs(std::atan2(Real(dx), Real(dy)) * 18000 / kPi - found);
        off = std::min(off, std::fabs(off - kFullTurn));
        QVERIFY2(off <= 0.5001L, qPrintable(QStringLiteral("%1 %2 %3").arg(dx).arg(dy).arg(found)));
    }
    QCOMPARE(bearingOf(0, 0), 0);
    QCOMPARE(bearingOf(0, 5), 0);
    QCOMPARE(bearingOf(5, 0), 9000);
    QCOMPARE(bearingOf(0, -5), 18000);
    QCOMPARE(bearingOf(-5, 0), 27000);
    QCOMPARE(bearingOf(-1, 1000000), 0);
}

void TestGeometryTrig::bearingsAndSinesAgree()
{
    for (Centidegrees a = 0; a < kFullTurn; ++a) {
        QCOMPARE(bearingOf(sineOf(a), cosineOf(a)), a);
    }
}

// Q17
void TestGeometryTrig::halvesAreRoundedUp()
{
    for (std::int64_t n = -60; n <= 60; ++n) {
        for (std::int64_t d = 1; d <= 8; ++d) {
            const auto due = static_cast<std::int64_t>(std::floor(Real(n) / Real(d) + 0.5L));
            QCOMPARE(roundedRatio(n, d), due);
        }
    }
    QCOMPARE(roundedRatio(1, 2), 1);
    QCOMPARE(roundedRatio(-1, 2), 0);
    QCOMPARE(roundedRatio(-3, 2), -1);
    QCOMPARE(roundedRatio(2'000'000'000'000'000, 2 * kSineScale), 1'000'000);
}

void TestGeometryTrig::rootsAreRoundedDown()
{
    for (std::int64_t x = 0; x < 5000; ++x) {
        const std::int64_t root = floorSqrt(x);
        QVERIFY(root * root <= x && (root + 1) * (root + 1) > x);
    }
    Chance chance(2);
    for (int i = 0; i < 5000; ++i) {
        const std::int64_t r =
            std::int64_t{chance.between(1, 2'000'000'000)} + chance.between(0, 1'000'000'000);
        QCOMPARE(floorSqrt(r * r), r);
        QCOMPARE(floorSqrt(r * r - 1), r - 1);
        QCOMPARE(floorSqrt(r * r + 2 * r), r);
    }
    QCOMPARE(floorSqrt(-5), 0);
    QCOMPARE(floorSqrt(INT64_MAX), 3037000499);
}

void TestGeometryTrig::anglesAreNormalised()
{
    QCOMPARE(normalised(36000), 0);
    QCOMPARE(normalised(-1), 35999);
    QCOMPARE(normalised(-36000), 0);
    QCOMPARE(normalised(72001), 1);
    QCOMPARE(turnBetween(35000, 1000), 2000);
    QCOMPARE(turnBetween(1000, 35000), -2000);
    QCOMPARE(turnBetween(0, 18000), 18000);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestGeometryTrig)
#include "test_geometry_trig.moc"
