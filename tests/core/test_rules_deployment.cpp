// Q16: fixed and free deployment.

#include "tests/support/verify.h"

namespace zama::test {

class TestRulesDeployment : public QObject
{
    Q_OBJECT

private slots:
    void fixedDeploymentBeginsWithTheFirstMove();
    void generalsStartUnattached();
    void sidesPlaceTheirCommandsAlternately();
    void aSideThatStandsIsPassedOver();
    void placesLieInTheZone();
    void placesDoNotOverlap();
    void unitsNotNamedKeepTheScenariosPlace();
    void aGeneralIsPlacedWithHisCommand();
    void anAttachedGeneralNeedsNoPlace();
    void onlyItsOwnUnitsArePlaced();
    void nothingElseIsOrderedMeanwhile();
    void absurdPlacesAreRefused();
};

namespace {

TinyBattle freeBattle()
{
    return tinyBattle()
        .command("first")
        .add("INF", "a", 20, 10, 0, 7)
        .add("INF", "b", 30, 10, 0, 7)
        .add("HVY", "x", 20, 50, 180, 8)
        .general("R1-GEN", "R", 20, 5)
        .command("second")
        .add("INF", "c", 40, 10, 0, 7)
        .option("deployment", "free")
        .zone("R", 0, 0, 90, 20)
        .zone("C", 0, 40, 90, 60);
}

DeployCommand placing(const State &s, const char *command, std::vector<UnitPlace> places = {},
                      Point general = {-1, -1})
{
    return {s.setup->findCommand(command), std::move(places), general};
}

UnitPlace placeOf(const State &s, const char *unit, double x, double y, double facing = 0)
{
    return {idOf(s, unit), poseAt(x, y, facing)};
}

} // namespace

// Q16 T1, deployment: fixed
void TestRulesDeployment::fixedDeploymentBeginsWithTheFirstMove()
{
    State s = freeBattle().option("deployment", "fixed").state();
    QCOMPARE(s.phase, Phase::Ordering);
    QCOMPARE(s.turn, 1);
    QCOMPARE(s.step, 0);
    COMPARE_POSE(poseOf(s, "a"), 20, 10, 0);
    VERIFY_REFUSED(order(s, placing(s, "R first")), FixedPlaces);
}

// Q16
void TestRulesDeployment::generalsStartUnattached()
{
    const State s = freeBattle().option("deployment", "fixed").state();
    QCOMPARE(unitWith(s, "R1-GEN"), "");
    QCOMPARE(placeOf(s, generalOf(s, "R1-GEN")).y, 5000);
}

// Q16, deployment: free
void TestRulesDeployment::sidesPlaceTheirCommandsAlternately()
{
    State s = freeBattle().state();
    QCOMPARE(s.phase, Phase::Deploying);
    VERIFY_REFUSED(order(s, placing(s, "C first")), NotYourTurn);
    VERIFY_ACCEPTED(order(s, placing(s, "R second", {placeOf(s, "c", 50, 15, 45)})));
    COMPARE_POSE(poseOf(s, "c"), 50, 15, 45);
    VERIFY_REFUSED(order(s, placing(s, "R first")), NotYourTurn);
    VERIFY_ACCEPTED(order(s, placing(s, "C first")));
    VERIFY_REFUSED(order(s, placing(s, "R second")), AlreadyDeployed);
    VERIFY_ACCEPTED(order(s, placing(s, "R first")));
    QCOMPARE(s.phase, Phase::Ordering);
    QCOMPARE(s.turn, 1);
    QCOMPARE(s.step, 0);
    VERIFY_REFUSED(order(s, placing(s, "R first")), WrongStep);
    VERIFY_ACCEPTED(move(s, "c", {straight(1000)}));
}

// Q16
void TestRulesDeployment::aSideThatStandsIsPassedOver()
{
    State s = freeBattle().command("third").add("INF", "d", 60, 10, 0, 7).state();
    VERIFY_ACCEPTED(order(s, placing(s, "R first")));
    VERIFY_ACCEPTED(order(s, placing(s, "C first")));
    VERIFY_ACCEPTED(order(s, placing(s, "R second")));
    QCOMPARE(s.toAct.value, sideOf(s, "R").value);
    VERIFY_ACCEPTED(order(s, placing(s, "R third")));
    QCOMPARE(s.phase, Phase::Ordering);
}

// Q16
void TestRulesDeployment::placesLieInTheZone()
{
    State s = freeBattle().state();
    VERIFY_REFUSED(order(s, placing(s, "R second", {placeOf(s, "c", 50, 20.001)})), OutsideZone);
    VERIFY_REFUSED(order(s, placing(s, "R second", {placeOf(s, "c", 1.9, 20)})), OutsideZone);
    VERIFY_ACCEPTED(order(s, placing(s, "R second", {placeOf(s, "c", 2, 20)})));
}

// Q16 C2
void TestRulesDeployment::placesDoNotOverlap()
{
    State s = freeBattle().zone("C", 0, 0, 90, 60).state();
    VERIFY_REFUSED(order(s, placing(s, "R first", {placeOf(s, "a", 30, 11)})), EndsOnFriend);
    VERIFY_ACCEPTED(order(s, placing(s, "R first")));
    VERIFY_REFUSED(order(s, placing(s, "C first", {placeOf(s, "x", 20, 10.01, 180)})), TouchesEnemy);
    VERIFY_REFUSED(order(s, placing(s, "C first", {placeOf(s, "x", 21, 11, 0)})), TouchesEnemy);
    VERIFY_ACCEPTED(order(s, placing(s, "C first", {placeOf(s, "x", 20, 10.02, 180)})));
    VERIFY_REFUSED(order(s, placing(s, "R second", {placeOf(s, "c", 31, 9)})), EndsOnFriend);
}

// Q16
void TestRulesDeployment::unitsNotNamedKeepTheScenariosPlace()
{
    State s = freeBattle().state();
    VERIFY_ACCEPTED(order(s, placing(s, "R first", {placeOf(s, "a", 22, 15)})));
    COMPARE_POSE(poseOf(s, "a"), 22, 15, 0);
    COMPARE_POSE(poseOf(s, "b"), 30, 10, 0);
    QCOMPARE(placeOf(s, generalOf(s, "R1-GEN")).x, 20000);
}

// Q16
void TestRulesDeployment::aGeneralIsPlacedWithHisCommand()
{
    State s = freeBattle().state();
    VERIFY_REFUSED(order(s, placing(s, "R first", {}, {20000, 21000})), OutsideZone);
    VERIFY_ACCEPTED(order(s, placing(s, "R first", {}, {25000, 8000})));
    QCOMPARE(placeOf(s, generalOf(s, "R1-GEN")).x, 25000);
}

// Q16 Q86
void TestRulesDeployment::anAttachedGeneralNeedsNoPlace()
{
    State s = freeBattle().general("SCIPIO", "b").state();
    VERIFY_ACCEPTED(order(s, placing(s, "SCIPIO command")));
    QCOMPARE(unitWith(s, "SCIPIO"), "b");
}

// Q16
void TestRulesDeployment::onlyItsOwnUnitsArePlaced()
{
    State s = freeBattle().state();
    VERIFY_REFUSED(order(s, placing(s, "R second", {placeOf(s, "a", 50, 15)})), NoSuchUnit);
    VERIFY_REFUSED(order(s, placing(s, "R second", {{UnitId(77), poseAt(50, 15, 0)}})), NoSuchUnit);
}

// Q16 T1
void TestRulesDeployment::nothingElseIsOrderedMeanwhile()
{
    State s = freeBattle().state();
    VERIFY_REFUSED(move(s, "a", {straight(1000)}), NotAllDeployed);
    VERIFY_REFUSED(walk(s, "R1-GEN", 20, 6), NotAllDeployed);
    VERIFY_REFUSED(shoot(s, "a", "x"), NotAllDeployed);
    VERIFY_REFUSED(charge(s, "a", "x", {straight(1000)}), NotAllDeployed);
    VERIFY_REFUSED(pass(s, "R"), NotAllDeployed);
    VERIFY_REFUSED(done(s, "R"), NotAllDeployed);
    QVERIFY(openWork(s).units.empty());
}

// Q16 Q17
void TestRulesDeployment::absurdPlacesAreRefused()
{
    State s = freeBattle().state();
    for (const Point p : {Point{INT32_MAX, INT32_MAX}, Point{INT32_MIN, 5000}, Point{INT32_MAX, INT32_MIN}}) {
        VERIFY_REFUSED(order(s, placing(s, "R second", {{idOf(s, "c"), {p, 0}}})), OutsideZone);
        VERIFY_REFUSED(order(s, placing(s, "R first", {}, p)), OutsideZone);
    }
    VERIFY_REFUSED(order(s, placing(s, "R second", {{idOf(s, "c"), {{5000, 5000}, 36000}}})), NoSuchUnit);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesDeployment)
#include "test_rules_deployment.moc"
