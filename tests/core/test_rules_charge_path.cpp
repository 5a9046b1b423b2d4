// Chapter C, the way of a charge: manoeuvres, what they cost, and where turning makes contact.

#include "tests/support/verify.h"

namespace zama::test {

class TestRulesChargePath : public QObject
{
    Q_OBJECT

private slots:
    void aWheelInAChargeCostsItsArcToTheContact();
    void whatLiesBeyondTheContactIsNotJudged();
    void aWheelMayMakeContact();
    void theRearCornerThatSwingsOutMakesContact();
    void formedUnitsCannotTurnOnWhatIsBehindThem();
    void formedUnitsChargeStraightWhereTheScenarioSaysSo();
    void skirmishersPivotAndChargeAnyWay();
    void skirmishersPayForTheirCornersInACharge();
    void aPivotMayMakeContact();
    void aChargeThatLeavesTheTableIsRefused();
};

// Q26 Q40 Q42
void TestRulesChargePath::aWheelInAChargeCostsItsArcToTheContact()
{
    const auto battle = [](double y) {
        return tinyBattle()
            .add("INF", "a", 45, 20, 0, 7)
            .add("HVY", "x", 44, y, 180, 8)
            .at(StepKind::Charge)
            .state();
    };
    // After a wheel of 20 degrees (1.396 in) its front left corner leads.
    State s = battle(25);
    const Events events = eventsOf(s, chargeOf(s, "a", "x", {wheel(2000), straight(6000)}));
    const auto declared = only<event::ChargeDeclared>(events).at(0);
    QCOMPARE(poseOf(s, "a").facing, 2000);
    QVERIFY(declared.cost > 1396 + 3500 && declared.cost < 1396 + 4000);
    QCOMPARE(declared.cost + declared.left, 6000);
    State far = battle(26.1);
    VERIFY_REFUSED(charge(far, "a", "x", {wheel(2000), straight(6000)}), CannotReach);
}

// Q40: segments beyond the contact are not judged
void TestRulesChargePath::whatLiesBeyondTheContactIsNotJudged()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 45, 23, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_REFUSED(charge(s, "a", "x", {wheel(4600), straight(5000)}), WheelTooFar);
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(5000), wheel(9000), oblique(6000, 9000)}));
    COMPARE_POSE(poseOf(s, "a"), 45, 22.99, 0);
}

// Q40 Q42: turning, it stops at the first hundredth of a degree
void TestRulesChargePath::aWheelMayMakeContact()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 43, 21, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {wheel(4500)}));
    // The corner 4 in from the pivot reaches y = 20.990 where sin = 0.2475: 14.33 degrees, less the rounding.
    QCOMPARE(poseOf(s, "a").facing, 1432);
    QVERIFY(areEngaged(s, "a", "x"));
}

// Q42: a charge like any other
void TestRulesChargePath::theRearCornerThatSwingsOutMakesContact()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 42.8, 19, 90, 8)
                  .at(StepKind::Charge)
                  .state();
    const auto declared =
        only<event::ChargeDeclared>(eventsOf(s, chargeOf(s, "a", "x", {wheel(4500)}))).at(0);
    QVERIFY(areEngaged(s, "a", "x"));
    QVERIFY(poseOf(s, "a").facing > 0 && poseOf(s, "a").facing < 2100);
    QVERIFY(declared.cost < 1500);
}

// Q42 Q25
void TestRulesChargePath::formedUnitsCannotTurnOnWhatIsBehindThem()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 30, 0, 7)
                        .add("HVY", "x", 45, 26.5, 0, 8)
                        .at(StepKind::Charge)
                        .state();
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {slide(18000, 3000)})), ManoeuvreForbidden);
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {wheel(9000), straight(1000)})), WheelTooFar);
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {wheel(4500), oblique(4500, 2000)})), CannotReach);
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {aboutFace(), straight(3000)})), ManoeuvreForbidden);
}

// Q42, formed_charge: straight
void TestRulesChargePath::formedUnitsChargeStraightWhereTheScenarioSaysSo()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 20, 0, 7)
                        .add("SK", "k", 30, 20, 0, 5)
                        .add("HVY", "x", 45, 23, 180, 8)
                        .add("HVY", "y", 30, 23, 180, 8)
                        .option("formed_charge", "straight")
                        .at(StepKind::Charge)
                        .state();
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {oblique(1000, 5000)})), ManoeuvreForbidden);
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {wheel(500), straight(5000)})), ManoeuvreForbidden);
    VERIFY_ACCEPTED(validate(s, chargeOf(s, "a", "x", {straight(5000)})));
    VERIFY_ACCEPTED(validate(s, chargeOf(s, "k", "y", {pivot(500), straight(5000)})));
}

// Q43 M2
void TestRulesChargePath::skirmishersPivotAndChargeAnyWay()
{
    const State s =
        tinyBattle().add("SK", "k", 45, 30, 0, 5).add("HVY", "x", 45, 26, 0, 8).at(StepKind::Charge).state();
    VERIFY_ACCEPTED(validate(s, chargeOf(s, "k", "x", {slide(18000, 6000)})));
    VERIFY_ACCEPTED(validate(s, chargeOf(s, "k", "x", {pivot(3000), slide(18000, 6000)})));
    VERIFY_REFUSED(validate(s, chargeOf(s, "k", "x", {slide(18000, 1000), pivot(3000)})), ManoeuvreForbidden);
    VERIFY_REFUSED(validate(s, chargeOf(s, "k", "x", {slide(18000, 1000), slide(18000, 5000)})),
                   ManoeuvreForbidden);
}

// Q43 Q29: 90 degrees leave 2.736 in straight ahead
void TestRulesChargePath::skirmishersPayForTheirCornersInACharge()
{
    const auto battle = [](double x) {
        return tinyBattle()
            .add("SK", "k", 45, 30, 0, 5)
            .add("HVY", "x", x, 29.625, 270, 8)
            .at(StepKind::Charge)
            .state();
    };
    // The pivot brings its front to x = 45.375.
    State s = battle(45.375 + 2.736 + 0.010);
    VERIFY_ACCEPTED(charge(s, "k", "x", {pivot(9000), straight(6000)}));
    State far = battle(45.375 + 2.738 + 0.010);
    VERIFY_REFUSED(charge(far, "k", "x", {pivot(9000), straight(6000)}), CannotReach);
}

// Q29: in a charge touching counts as contact
void TestRulesChargePath::aPivotMayMakeContact()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20.375, 0, 5)
                  .add("HVY", "x", 45, 22, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "k", "x", {pivot(9000), straight(3000)}));
    QVERIFY(areEngaged(s, "k", "x"));
    QVERIFY(poseOf(s, "k").facing > 3000 && poseOf(s, "k").facing < 7000);
}

// Q35 Q44
void TestRulesChargePath::aChargeThatLeavesTheTableIsRefused()
{
    const State s = tinyBattle()
                        .add("INF", "a", 2.2, 20, 0, 7)
                        .add("HVY", "x", 5, 25, 180, 8)
                        .at(StepKind::Charge)
                        .state();
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {wheel(3000), straight(5000)})), OffTable);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesChargePath)
#include "test_rules_charge_path.moc"
