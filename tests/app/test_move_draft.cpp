// Paths composed by hand and by keys are held to what the unit can do.

#include "app/play/move_draft.h"
#include "tests/support/chance.h"
#include "tests/support/tiny_battle.h"

#include <QTest>

using namespace zama;
using namespace zama::play;
using namespace zama::test;

namespace {

const State &field()
{
    static const State state = tinyBattle()
                                   .add("INF", "line", 40, 20, 0, 7)
                                   .add("SK", "free", 20, 20, 0, 5)
                                   .add("SCO", "engine", 60, 20, 0, 1)
                                   .far()
                                   .state();
    return state;
}

Point inches(double x, double y)
{
    return {mils(x), mils(y)};
}

} // namespace

class TestMoveDraft : public QObject
{
    Q_OBJECT
private slots:
    void aHandAheadIsStraight()
    {
        MoveDraft draft(field(), idOf(field(), "line"));
        draft.holdBody(inches(40, 19), inches(40.05, 22));
        QCOMPARE(draft.path().count, 1U);
        QVERIFY(draft.path().leg[0].manoeuvre == Manoeuvre::Straight);
        QCOMPARE(draft.left(), Mils{6000 - draft.path().leg[0].distance});
    }

    void aHandAsideIsObliqueUpToFortyFiveDegrees()
    {
        MoveDraft draft(field(), idOf(field(), "line"));
        draft.holdBody(inches(40, 19), inches(42, 22)); // M3
        QVERIFY(draft.path().leg[0].manoeuvre == Manoeuvre::Oblique);
        QVERIFY(std::abs(draft.path().leg[0].angle - 3369) <= 1);
        draft.holdBody(inches(40, 19), inches(45, 19.5));
        QCOMPARE(draft.path().leg[0].angle, Centidegrees{4500});
    }

    void aHandBehindIsNothing()
    {
        MoveDraft draft(field(), idOf(field(), "line"));
        draft.holdBody(inches(40, 19), inches(40, 15)); // Q28
        QVERIFY(draft.isEmpty());
        QCOMPARE(draft.end(), poseOf(field(), "line"));
    }

    void theAllowanceIsTheEnd()
    {
        MoveDraft draft(field(), idOf(field(), "line"));
        draft.holdBody(inches(40, 19), inches(40, 50));
        QCOMPARE(draft.path().leg[0].distance, Mils{6000}); // M1
        QCOMPARE(draft.left(), Mils{0});
        QVERIFY(!validate(field(), MoveUnit{draft.unit(), draft.path()}));
    }

    void aCornerWheelsAboutTheOther()
    {
        MoveDraft draft(field(), idOf(field(), "line"));
        draft.holdCorner(false, inches(39.0, 22.5)); // the left corner forward: a wheel to the right
        QVERIFY(draft.path().leg[0].manoeuvre == Manoeuvre::Wheel);
        QVERIFY(draft.path().leg[0].angle > 0);
        draft.holdCorner(true, inches(41.0, 22.5));
        QVERIFY(draft.path().leg[0].angle < 0);
        draft.holdCorner(true, inches(42.0, 15)); // backwards
        QVERIFY(draft.isEmpty());
    }

    void aWheelThenStraightIsOneOrder()
    {
        MoveDraft draft(field(), idOf(field(), "line"));
        draft.turn(3000);
        draft.lengthen(1000);
        draft.lengthen(1000);
        QCOMPARE(draft.path().count, 2U);
        QVERIFY(!validate(field(), MoveUnit{draft.unit(), draft.path()}));
        QCOMPARE(previewMove(field(), {draft.unit(), draft.path()}).end, draft.end());
        QCOMPARE(previewMove(field(), {draft.unit(), draft.path()}).left, draft.left());
    }

    void wheelsShareTheirFortyFiveDegrees()
    {
        MoveDraft draft(field(), idOf(field(), "line"));
        draft.turn(3000);
        draft.lengthen(500);
        draft.turn(3000); // Q25: 15 are left
        int turned = 0;
        const Path path = draft.path();
        for (const Leg &leg : path.legs()) {
            turned += leg.manoeuvre == Manoeuvre::Wheel ? std::abs(leg.angle) : 0;
        }
        QVERIFY(turned <= 4500 && turned >= 4490);
    }

    void keysGoBackAsTheyCame()
    {
        MoveDraft draft(field(), idOf(field(), "line"));
        draft.lengthen(500);
        draft.bend(500);
        draft.bend(-500);
        QVERIFY(draft.path().leg[0].manoeuvre == Manoeuvre::Straight);
        draft.lengthen(-500);
        QVERIFY(draft.isEmpty());
    }

    void freeUnitsSlideAnyWay()
    {
        MoveDraft draft(field(), idOf(field(), "free"));
        draft.holdBody(inches(20, 20), inches(18, 17)); // M2
        QVERIFY(draft.path().leg[0].manoeuvre == Manoeuvre::Slide);
        QVERIFY(!validate(field(), MoveUnit{draft.unit(), draft.path()}));
        draft.slideBy(9000, 500);
        draft.slideBy(0, 500);
        QCOMPARE(draft.path().count, 1U);
    }

    // Q29: a pivot eats from the corners' six inches.
    void aPivotLeavesLessToGo()
    {
        MoveDraft draft(field(), idOf(field(), "free"));
        draft.turn(9000);
        draft.slideBy(0, 6000);
        QCOMPARE(draft.path().count, 2U);
        QVERIFY(draft.path().leg[1].distance < 3000);
        QVERIFY(!validate(field(), MoveUnit{draft.unit(), draft.path()}));
    }

    void whateverTheHandDoesOnlyTheTableObjects()
    {
        Chance chance(7);
        for (int i = 0; i < 3000; ++i) {
            const auto *unit =
                std::array{"line", "free", "engine"}.at(static_cast<std::size_t>(chance.between(0, 2)));
            MoveDraft draft(field(), idOf(field(), unit));
            for (int j = chance.between(1, 3); j > 0; --j) {
                const Point grip = poseOf(field(), unit).front;
                const Point to{grip.x + chance.between(-9000, 9000), grip.y + chance.between(-9000, 9000)};
                chance.oneIn(2) ? draft.holdBody(grip, to) : draft.holdCorner(chance.oneIn(2), to);
                draft.fix();
            }
            const Path path = draft.path();
            if (path.count == 0) {
                continue;
            }
            const Check check = validate(field(), MoveUnit{draft.unit(), path});
            const bool isOfTheTable =
                check && (check->code == RefusalCode::ManoeuvreForbidden); // three slides
            QVERIFY2(!check || isOfTheTable, qPrintable(QString::number(static_cast<int>(check->code))));
        }
    }
};

QTEST_GUILESS_MAIN(TestMoveDraft)
#include "test_move_draft.moc"
