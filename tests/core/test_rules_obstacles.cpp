// Chapter M, what stands in the way: the edge, friends, enemies, a fight.

#include "core/text/phrase.h"
#include "tests/support/verify.h"

namespace zama::test {

class TestRulesObstacles : public QObject
{
    Q_OBJECT

private slots:
    void skirmishersAreScreensThatOpen();
    void skirmishersPassBackThroughTheLine();
    void formedFriendsBlockTheWay();
    void engagedSkirmishersAreNotPassedThrough();
    void nobodyPassesWithoutInterpenetration();
    void everybodyFreePassesWithAll();
    void edgesOfFriendsMayTouch();
    void overlapIsJudgedAlongTheSweptArea();
    void roundingPinsNobody();
    void aWheelMayNotSweepThroughAFriend();
    void elephantsPassThroughSkirmishersOnly();
    void nothingLeavesTheTable();
    void aWheelMayNotSwingOffTheTable();
    void theWholeTableIsFlatAndOpen();
    void aMoveNeverTouchesAnEnemy();
    void aMoveNeverPassesThroughAnEnemy();
    void aPivotMayNotBrushAnEnemy();
    void thereIsNoZoneOfControl();
    void engagedUnitsStayWhereTheyAre();
    void skirmishersBreakOffWhereTheScenarioAllowsIt();
    void anElephantMayLeaveItsFight();
    void aLeavingElephantEndsClearOfEveryEnemy();
    void aLeavingElephantMaySlideAlongItsEnemy();
    void aLeavingElephantPassesItsSkirmishers();
};

// K13 Q32
void TestRulesObstacles::skirmishersAreScreensThatOpen()
{
    State s = tinyBattle().add("SK", "k", 45, 21, 0, 5).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_REFUSED_NAMING(move(s, "a", {straight(2000)}), EndsOnFriend, s, "k");
    VERIFY_ACCEPTED(move(s, "a", {straight(6000)}));
    COMPARE_POSE(poseOf(s, "a"), 45, 24.5, 0);
}

// K13 Q32
void TestRulesObstacles::skirmishersPassBackThroughTheLine()
{
    State s = tinyBattle().add("SK", "k", 45, 21, 0, 5).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_ACCEPTED(move(s, "k", {slide(18000, 6000)}));
    COMPARE_POSE(poseOf(s, "k"), 45, 15, 0);
}

// K13 Q32
void TestRulesObstacles::formedFriendsBlockTheWay()
{
    State s = tinyBattle().add("INF", "b", 45, 21, 0, 7).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_REFUSED_NAMING(move(s, "a", {straight(6000)}), FriendInWay, s, "b");
    VERIFY_REFUSED_NAMING(move(s, "a", {straight(2000)}), FriendInWay, s, "b");
    VERIFY_ACCEPTED(move(s, "a", {straight(1000)}));
}

// K13 Q32: engaged units of either kind are never passed through
void TestRulesObstacles::engagedSkirmishersAreNotPassedThrough()
{
    const TinyBattle battle = tinyBattle()
                                  .add("SK", "k", 45, 21, 0, 5)
                                  .add("INF", "a", 45, 18.5, 0, 7)
                                  .add("CSK", "x", 41, 21, 180, 3)
                                  .link("k", "x");
    const State s = battle.state();
    const Check refused = validate(s, moveOf(s, "a", {straight(6000)}));
    VERIFY_REFUSED_NAMING(refused, EngagedFriendInWay, s, "k");
    QCOMPARE(englishFor(*refused, s), std::string("A cannot pass through k in the middle of a fight: nobody "
                                                  "passes through the engaged. Go round, or wait until that "
                                                  "fight is over. [Q32]"));
}

// K13 Q32, interpenetration: none
void TestRulesObstacles::nobodyPassesWithoutInterpenetration()
{
    const State s = tinyBattle()
                        .add("SK", "k", 45, 21, 0, 5)
                        .add("INF", "a", 45, 18.5, 0, 7)
                        .option("interpenetration", "none")
                        .state();
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "a", {straight(6000)})), FriendInWay, s, "k");
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "k", {slide(18000, 6000)})), FriendInWay, s, "a");
}

// Q32, interpenetration: all; never through the engaged
void TestRulesObstacles::everybodyFreePassesWithAll()
{
    TinyBattle battle = tinyBattle()
                            .add("INF", "b", 45, 21, 0, 7)
                            .add("INF", "a", 45, 18.5, 0, 7)
                            .add("LGT", "x", 45, 21, 180, 8)
                            .option("interpenetration", "all");
    const State free = battle.state();
    VERIFY_REFUSED(validate(free, moveOf(free, "a", {straight(6000)})), TouchesEnemy);
    const State s = tinyBattle()
                        .add("INF", "b", 45, 21, 0, 7)
                        .add("INF", "a", 45, 18.5, 0, 7)
                        .option("interpenetration", "all")
                        .state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {straight(6000)})));
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "a", {straight(2000)})), EndsOnFriend, s, "b");
    const State engaged = tinyBattle()
                              .add("INF", "b", 45, 21, 0, 7)
                              .add("INF", "a", 45, 18.5, 0, 7)
                              .add("LGT", "x", 40.9, 21, 180, 8)
                              .option("interpenetration", "all")
                              .link("b", "x")
                              .state();
    VERIFY_REFUSED_NAMING(validate(engaged, moveOf(engaged, "a", {straight(6000)})), EngagedFriendInWay,
                          engaged, "b");
}

// Q32 Q17: edges may touch; areas overlap beyond 0.010 in
void TestRulesObstacles::edgesOfFriendsMayTouch()
{
    const State s = tinyBattle().add("INF", "b", 45, 24.5, 0, 7).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {straight(4500)})));
    VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {straight(4510)})));
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "a", {straight(4511)})), FriendInWay, s, "b");
}

// Q17: overlap along a path means the depth of the swept area, not of single poses
void TestRulesObstacles::overlapIsJudgedAlongTheSweptArea()
{
    const State beside = tinyBattle().add("INF", "b", 49, 21, 0, 7).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_ACCEPTED(validate(beside, moveOf(beside, "a", {straight(6000)})));
    const State near = tinyBattle().add("INF", "b", 48.99, 21, 0, 7).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_ACCEPTED(validate(near, moveOf(near, "a", {straight(6000)})));
    const State in = tinyBattle().add("INF", "b", 48.989, 21, 0, 7).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_REFUSED_NAMING(validate(in, moveOf(in, "a", {straight(6000)})), FriendInWay, in, "b");
}

// Q20 Q17: closing up may bring an overlap of 0.010 in to 0.011
void TestRulesObstacles::roundingPinsNobody()
{
    int found = 0;
    for (Centidegrees facing = 18001; facing < 36000 && found < 3; facing += 7) {
        const Pose front{{45000, 30000}, facing};
        const Pose behind = shifted(front, facing + 18000, 1490);
        const Footprint friendly = footprintAt(behind, {4000, 1500});
        const bool before = overlapsDeeper(footprintAt(front, {4000, 1500}), friendly, kTolerance);
        const bool after = overlapsDeeper(footprintAt(front, {3000, 1500}), friendly, kTolerance);
        if (before || !after) {
            continue;
        }
        ++found;
        State s = tinyBattle()
                      .add("LGT", "x", 45, 30, facing / 100.0, 7)
                      .add("LGT", "y", behind.front.x / 1000.0, behind.front.y / 1000.0, facing / 100.0, 7)
                      .add("SCO", "m", 45, 15, 0, 1)
                      .at(StepKind::Shoot, "R")
                      .state();
        VERIFY_ACCEPTED(shoot(s, "m", "x"));
        VERIFY_ACCEPTED(roll(s, {6}));
        QVERIFY(overlapsDeeper(s.footprint(idOf(s, "x")), s.footprint(idOf(s, "y")), kTolerance));
        toStep(s, StepKind::Move, "C");
        VERIFY_ACCEPTED(validate(s, moveOf(s, "x", {straight(2000)})));
        VERIFY_REFUSED(validate(s, moveOf(s, "y", {straight(2000)})), FriendInWay);
    }
    QVERIFY(found > 0);
}

// Q32: 4 x 1.5 in overhang 0.272 in when they wheel
void TestRulesObstacles::aWheelMayNotSweepThroughAFriend()
{
    const State near = tinyBattle().add("INF", "b", 40.8, 18.5, 0, 7).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_REFUSED_NAMING(validate(near, moveOf(near, "a", {wheel(4500)})), FriendInWay, near, "b");
    const State off = tinyBattle().add("INF", "b", 40.73, 18.5, 0, 7).add("INF", "a", 45, 18.5, 0, 7).state();
    VERIFY_ACCEPTED(validate(off, moveOf(off, "a", {wheel(4500)})));
}

// Q33 Q32
void TestRulesObstacles::elephantsPassThroughSkirmishersOnly()
{
    State s = tinyBattle()
                  .add("ELE", "e", 45, 40, 180, 1)
                  .add("CSK", "k", 45, 37, 180, 5)
                  .add("ELE", "f", 60, 40, 180, 1)
                  .add("LGT", "l", 60, 37.5, 180, 8)
                  .state();
    toStep(s, StepKind::Move, "C");
    VERIFY_ACCEPTED(validate(s, moveOf(s, "e", {straight(6000)})));
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "f", {straight(6000)})), FriendInWay, s, "l");
}

// K14 Q35
void TestRulesObstacles::nothingLeavesTheTable()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 58, 0, 7)
                  .add("SK", "k", 4.5, 30, 0, 5)
                  .add("SCO", "m", 87.5, 30, 0, 1)
                  .state();
    VERIFY_REFUSED(move(s, "a", {straight(2001)}), OffTable);
    VERIFY_REFUSED(move(s, "k", {slide(27000, 2001)}), OffTable);
    VERIFY_REFUSED(move(s, "m", {slide(9000, 2001)}), OffTable);
    VERIFY_ACCEPTED(move(s, "a", {straight(2000)}));
    VERIFY_ACCEPTED(move(s, "k", {slide(27000, 2000)}));
    VERIFY_ACCEPTED(move(s, "m", {slide(9000, 2000)}));
}

// K14 Q35: also during a wheel or pivot
void TestRulesObstacles::aWheelMayNotSwingOffTheTable()
{
    const State near = tinyBattle().add("INF", "a", 2.2, 30, 0, 7).state();
    VERIFY_REFUSED(validate(near, moveOf(near, "a", {wheel(4500)})), OffTable);
    const State off = tinyBattle().add("INF", "a", 2.3, 30, 0, 7).state();
    VERIFY_ACCEPTED(validate(off, moveOf(off, "a", {wheel(4500)})));
    const State turning = tinyBattle().add("SK", "k", 1.5, 30, 90, 3).state();
    VERIFY_REFUSED(validate(turning, moveOf(turning, "k", {pivot(18000)})), OffTable);
}

// B1: 90 x 60 in, no terrain: the same move is lawful everywhere on it
void TestRulesObstacles::theWholeTableIsFlatAndOpen()
{
    for (double x = 2; x <= 88; x += 4.3) {
        for (double y = 1.5; y <= 54; y += 3.5) {
            const State s = tinyBattle()
                                .add("INF", "a", x, y, 0, 7)
                                .add("LGT", "x", x < 45 ? 86 : 4, y < 30 ? 58 : 3, 180, 8)
                                .state();
            VERIFY_ACCEPTED(validate(s, moveOf(s, "a", {straight(6000)})));
        }
    }
}

// K15 C2 Q34
void TestRulesObstacles::aMoveNeverTouchesAnEnemy()
{
    State s = tinyBattle().add("LGT", "x", 45, 26, 180, 8).add("INF", "a", 45, 20, 0, 7).state();
    toStep(s, StepKind::Move, "C");
    VERIFY_REFUSED_NAMING(move(s, "x", {straight(6000)}), TouchesEnemy, s, "a");
    VERIFY_REFUSED(move(s, "x", {straight(5990)}), TouchesEnemy);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "x", {straight(5989)})));
    VERIFY_ACCEPTED(move(s, "x", {straight(5900)}));
    QVERIFY(!isEngaged(s, "x"));
    QVERIFY(!isEngaged(s, "a"));
}

// Q34
void TestRulesObstacles::aMoveNeverPassesThroughAnEnemy()
{
    const State s = tinyBattle()
                        .add("CAV", "c", 45, 20, 0, 6)
                        .add("CSK", "x", 45, 26, 180, 3)
                        .add("SK", "k", 30, 20, 0, 5)
                        .add("CSK", "y", 30, 23, 180, 3)
                        .state();
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "c", {straight(12000)})), TouchesEnemy, s, "x");
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "k", {slide(0, 6000)})), TouchesEnemy, s, "y");
}

// Q29 Q34: pivots sweep; they may touch no enemy on the way
void TestRulesObstacles::aPivotMayNotBrushAnEnemy()
{
    const auto battle = [](double y) {
        return tinyBattle().add("SK", "k", 45, 20.375, 0, 5).add("CSK", "x", 45, y, 180, 3).state();
    };
    // centre (45, 20), radius 2.528
    const State near = battle(22.52);
    VERIFY_REFUSED_NAMING(validate(near, moveOf(near, "k", {pivot(18000)})), TouchesEnemy, near, "x");
    const State off = battle(22.55);
    VERIFY_ACCEPTED(validate(off, moveOf(off, "k", {pivot(18000)})));
}

// Q34: no zone of control
void TestRulesObstacles::thereIsNoZoneOfControl()
{
    State s = tinyBattle().add("CAV", "c", 45, 20, 0, 6).add("HVY", "x", 45, 20.1, 180, 8).state();
    VERIFY_REFUSED(move(s, "c", {straight(200)}), TouchesEnemy);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "c", {straight(50)})));
    const State past = tinyBattle().add("CAV", "c", 45, 20, 0, 6).add("HVY", "x", 48.9, 26, 270, 8).state();
    VERIFY_ACCEPTED(validate(past, moveOf(past, "c", {straight(12000)})));
}

// K12 F6 Q36
void TestRulesObstacles::engagedUnitsStayWhereTheyAre()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 20, 0, 7)
                        .add("SK", "k", 30, 20, 0, 5)
                        .add("HVY", "x", 45, 20, 180, 8)
                        .add("CSK", "y", 30, 20, 180, 5)
                        .link("a", "x")
                        .link("k", "y")
                        .state();
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {wheel(100)})), Engaged);
    VERIFY_REFUSED(validate(s, moveOf(s, "a", {pivot(100)})), Engaged);
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {slide(18000, 3000)})), Engaged);
    VERIFY_REFUSED(validate(s, moveOf(s, "k", {pivot(100)})), Engaged);
}

// Q36, break_off: elephants_and_skirmishers
void TestRulesObstacles::skirmishersBreakOffWhereTheScenarioAllowsIt()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("SK", "k", 30, 20, 0, 5)
                  .add("HVY", "x", 45, 20, 180, 8)
                  .add("CSK", "y", 30, 20, 180, 5)
                  .link("a", "x")
                  .link("k", "y")
                  .option("break_off", "elephants_and_skirmishers")
                  .state();
    VERIFY_REFUSED(move(s, "a", {straight(100)}), Engaged);
    VERIFY_ACCEPTED(move(s, "k", {slide(18000, 3000)}));
    QVERIFY(!isEngaged(s, "k"));
    QVERIFY(!isEngaged(s, "y"));
    QVERIFY(!s.pending);
    QCOMPARE(standsOf(s, "k"), 5);
}

// K54 E7 Q37: its links end, the enemy gets no free hit
void TestRulesObstacles::anElephantMayLeaveItsFight()
{
    State s =
        tinyBattle().add("INF", "a", 45, 20, 0, 5).add("ELE", "e", 45, 20, 180, 1).link("a", "e").state();
    VERIFY_REFUSED(move(s, "a", {straight(100)}), Engaged);
    toStep(s, StepKind::Move, "C");
    const std::uint64_t dice = s.diceDrawn;
    VERIFY_ACCEPTED(move(s, "e", {slide(0, 4000), pivot(9000)}));
    QVERIFY(!isEngaged(s, "e"));
    QVERIFY(!isEngaged(s, "a"));
    QCOMPARE(s.diceDrawn, dice);
    QVERIFY(!s.pending);
}

// Q37: it must end more than 0.010 in from every enemy
void TestRulesObstacles::aLeavingElephantEndsClearOfEveryEnemy()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 5)
                  .add("INF", "b", 45, 26, 180, 7)
                  .add("ELE", "e", 45, 20, 180, 1)
                  .link("a", "e")
                  .state();
    toStep(s, StepKind::Move, "C");
    VERIFY_REFUSED(validate(s, moveOf(s, "e", {slide(0, 10)})), TouchesEnemy);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "e", {slide(0, 11)})));
    VERIFY_REFUSED_NAMING(validate(s, moveOf(s, "e", {slide(0, 4000)})), TouchesEnemy, s, "b");
    VERIFY_REFUSED(validate(s, moveOf(s, "e", {slide(18000, 6000)})), PassesEnemy);
    VERIFY_REFUSED(validate(s, moveOf(s, "e", {pivot(4500), slide(0, 3000)})), PassesEnemy);
}

// Q37: it may slide along the enemies it touched at the start
void TestRulesObstacles::aLeavingElephantMaySlideAlongItsEnemy()
{
    State s =
        tinyBattle().add("INF", "a", 45, 20, 0, 5).add("ELE", "e", 45, 20, 180, 1).link("a", "e").state();
    toStep(s, StepKind::Move, "C");
    VERIFY_REFUSED(validate(s, moveOf(s, "e", {slide(9000, 1000)})), TouchesEnemy);
    VERIFY_ACCEPTED(validate(s, moveOf(s, "e", {slide(9000, 4000)})));
}

// Q37: its own engagement does not stop it passing skirmishers
void TestRulesObstacles::aLeavingElephantPassesItsSkirmishers()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 5)
                  .add("ELE", "e", 45, 20, 180, 1)
                  .add("CSK", "k", 45, 23, 180, 5)
                  .link("a", "e")
                  .state();
    toStep(s, StepKind::Move, "C");
    VERIFY_ACCEPTED(move(s, "e", {slide(0, 6000)}));
    COMPARE_POSE(poseOf(s, "e"), 45, 26, 180);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesObstacles)
#include "test_rules_obstacles.moc"
