// What is known before an order is given: previews, offers, candidates and orders for a whole group.

#include "core/game/candidates.h"
#include "core/game/group.h"
#include "core/game/preview.h"
#include "tests/support/verify.h"

namespace zama::test {
namespace {

template<class C>
C offered(const State &s, const Command &command)
{
    const auto found = nearestLawful(s, command);
    return found && std::holds_alternative<C>(*found) ? std::get<C>(*found) : C{};
}

std::vector<UnitId> idsOf(const State &s, std::initializer_list<const char *> names)
{
    std::vector<UnitId> ids;
    for (const char *name : names) {
        ids.push_back(idOf(s, name));
    }
    return ids;
}

Command anyOf(const std::vector<Command> &all, std::size_t pick)
{
    return all[pick % all.size()];
}

} // namespace

class TestPreview : public QObject
{
    Q_OBJECT

private slots:
    void aMoveShowsItsWayItsCostAndWhatIsLeft();
    void anUnlawfulMoveIsShownAllTheSame();
    void aChargeShowsContactTouchedAndTheScareDie();
    void aShotShowsDiceNumberAndDistance();
    void aMoveTooFarIsOfferedAsFarAsItMayGo();
    void aWheelTooFarIsOfferedAtItsCap();
    void aBarredMoveIsOfferedUpToWhatBarsIt();
    void aShotOutOfRangeIsOfferedAtTheNearestTarget();
    void aBarredChargeIsOfferedOnAnotherPath();
    void aChargeMeetingAnotherIsOfferedAtHim();
    void aGeneralTooFarIsOfferedPartOfTheWay();
    void theWrongDoneIsOfferedAsTheRightOne();
    void nothingIsOfferedForDiceOrTheEngaged();
    void everyCandidateAndEveryOfferIsLawful();
    void aGroupMovesInAnOrderInWhichEachIsLawful();
    void whoCannotFollowIsHeldBackWithAReason();
    void theLineAdvancesAsFarAsItsSlowestUnit();
    void whoIsBarredInTheLineGoesAsFarAsHeCan();
};

// Q26
void TestPreview::aMoveShowsItsWayItsCostAndWhatIsLeft()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    const MovePreview p = previewMove(s, moveOf(s, "a", {wheel(4500), straight(1000)}));
    VERIFY_ACCEPTED(p.refused);
    QCOMPARE(p.way.size(), std::size_t{2});
    COMPARE_POSE(p.way.front(), 45.586, 19.914, 45);
    QCOMPARE(p.cost, 4142);
    QCOMPARE(p.left, 1858);
}

void TestPreview::anUnlawfulMoveIsShownAllTheSame()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    const MovePreview p = previewMove(s, moveOf(s, "a", {straight(9000)}));
    VERIFY_REFUSED(p.refused, TooFar);
    COMPARE_POSE(p.end, 45, 27.5, 0);
    QCOMPARE(p.left, 0);
}

// E3 Q22 Q45
void TestPreview::aChargeShowsContactTouchedAndTheScareDie()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 20, 0, 7)
                        .add("ELE", "e", 45, 25, 180, 1)
                        .at(StepKind::Charge, "")
                        .state();
    State next = s;
    VERIFY_ACCEPTED(pass(next, "R"));
    const ChargePreview p = previewCharge(next, chargeOf(next, "e", "a", {straight(6000)}));
    VERIFY_ACCEPTED(p.refused);
    QVERIFY(p.fromFront && p.needsScareDie);
    QCOMPARE(p.touched, idsOf(next, {"a"}));
    QCOMPARE(p.cost, 4990);
}

// S2 S3
void TestPreview::aShotShowsDiceNumberAndDistance()
{
    State s = tinyBattle().add("SK", "k", 45, 20, 0, 5).add("LGT", "x", 45, 25, 180, 8).state();
    toStep(s, StepKind::Shoot, "R");
    const ShotPreview p = previewShot(s, shotOf(s, "k", "x"));
    VERIFY_ACCEPTED(p.refused);
    QCOMPARE(p.dice, 5);
    QCOMPARE(p.hitOn, 6);
    QCOMPARE(p.distance, 5000);
    QCOMPARE(lawfulTargets(s, idOf(s, "k")), idsOf(s, {"x"}));
}

void TestPreview::aMoveTooFarIsOfferedAsFarAsItMayGo()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    QCOMPARE(offered<MoveUnit>(s, moveOf(s, "a", {straight(9000)})).path, (Path{straight(6000)}));
}

// Q25
void TestPreview::aWheelTooFarIsOfferedAtItsCap()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).state();
    QCOMPARE(offered<MoveUnit>(s, moveOf(s, "a", {wheel(-9000)})).path, (Path{wheel(-4500)}));
}

// Q34: more than the tolerance must stay between them
void TestPreview::aBarredMoveIsOfferedUpToWhatBarsIt()
{
    const State s = tinyBattle().add("INF", "a", 45, 18.5, 0, 7).add("LGT", "x", 45, 22.5, 180, 8).state();
    QCOMPARE(offered<MoveUnit>(s, moveOf(s, "a", {straight(6000)})).path, (Path{straight(3989)}));
}

void TestPreview::aShotOutOfRangeIsOfferedAtTheNearestTarget()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("LGT", "near", 45, 25, 180, 8)
                  .add("LGT", "far", 45, 32, 180, 8)
                  .state();
    toStep(s, StepKind::Shoot, "R");
    QCOMPARE(offered<Shoot>(s, shotOf(s, "k", "far")).target, idOf(s, "near"));
}

// Q42
void TestPreview::aBarredChargeIsOfferedOnAnotherPath()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 20, 0, 7)
                        .add("LGT", "x", 49, 24, 180, 8)
                        .at(StepKind::Charge)
                        .state();
    VERIFY_REFUSED(validate(s, chargeOf(s, "a", "x", {straight(1000)})), CannotReach);
    const auto other = offered<DeclareCharge>(s, chargeOf(s, "a", "x", {straight(1000)}));
    QCOMPARE(other.target, idOf(s, "x"));
    VERIFY_ACCEPTED(validate(s, other));
}

// Q44
void TestPreview::aChargeMeetingAnotherIsOfferedAtHim()
{
    const State s = tinyBattle()
                        .add("INF", "a", 45, 20, 0, 7)
                        .add("LGT", "before", 45, 22, 180, 8)
                        .add("LGT", "behind", 45, 24, 180, 8)
                        .at(StepKind::Charge)
                        .state();
    const auto other = offered<DeclareCharge>(s, chargeOf(s, "a", "behind", {straight(6000)}));
    QCOMPARE(other.target, idOf(s, "before"));
}

// Q38
void TestPreview::aGeneralTooFarIsOfferedPartOfTheWay()
{
    const State s = tinyBattle().add("INF", "a", 45, 40, 0, 7).general("G", "R", 45, 10).state();
    VERIFY_REFUSED(validate(s, joinOf(s, "G", "a")), GeneralTooFar);
    const auto walk = offered<MoveGeneral>(s, joinOf(s, "G", "a"));
    QVERIFY(!walk.join.isValid());
    QCOMPARE(walk.to, (Point{45000, 22000}));
}

// Q01
void TestPreview::theWrongDoneIsOfferedAsTheRightOne()
{
    const State s = tinyBattle().at(StepKind::Charge).state();
    QVERIFY(std::holds_alternative<PassCharge>(*nearestLawful(s, EndStep{SideId(0)})));
    const State moving = tinyBattle().state();
    QVERIFY(std::holds_alternative<EndStep>(*nearestLawful(moving, PassCharge{SideId(0)})));
}

void TestPreview::nothingIsOfferedForDiceOrTheEngaged()
{
    const State s =
        tinyBattle().add("INF", "a", 45, 20, 0, 7).add("LGT", "x", 45, 20, 180, 8).link("a", "x").state();
    QVERIFY(!nearestLawful(s, moveOf(s, "a", {straight(1000)})));
    QVERIFY(!nearestLawful(s, Roll{{1}}));
}

// Random battles: whatever is offered can be ordered.
void TestPreview::everyCandidateAndEveryOfferIsLawful()
{
    const SetupPtr setup = tinyBattle()
                               .add("INF", "a", 30, 18, 0, 7)
                               .add("SK", "k", 36, 21, 0, 5)
                               .add("CAV", "c", 42, 18, 0, 6)
                               .add("SCO", "o", 46, 18, 0, 1)
                               .add("LGT", "x", 30, 30, 180, 8)
                               .add("ELE", "e", 36, 29, 180, 1)
                               .add("CSK", "s", 42, 29, 180, 5)
                               .general("G", "R", 30, 10)
                               .setup();
    State s = begin(setup);
    for (std::uint64_t i = 0; i < 400 && !s.isOver(); ++i) {
        if (s.pending) {
            VERIFY_ACCEPTED(execute(s, Roll{seededFaces(3, s.diceDrawn, s.pending->dice)}));
            continue;
        }
        const SideId side = s.phase == Phase::Choosing ? SideId(s.closed[0] ? 1U : 0U) : s.toAct;
        const auto all = candidates(s, side);
        QVERIFY(!all.empty());
        for (const Command &c : all) {
            VERIFY_ACCEPTED(validate(s, c));
        }
        for (std::size_t u = 0; u < s.units.size(); ++u) {
            const auto offer = nearestLawful(s, MoveUnit{UnitId(u), {straight(20000)}});
            QVERIFY(!offer || !validate(s, *offer));
        }
        VERIFY_ACCEPTED(execute(s, anyOf(all, static_cast<std::size_t>(7 * i + 3))));
    }
    QVERIFY(s.turn > 2);
}

// Q32: the second line cannot go before the first has gone
void TestPreview::aGroupMovesInAnOrderInWhichEachIsLawful()
{
    const State s =
        tinyBattle().add("INF", "1-rear", 45, 18, 0, 7).add("INF", "2-front", 45, 20, 0, 7).state();
    VERIFY_REFUSED(validate(s, moveOf(s, "1-rear", {straight(3000)})), FriendInWay);
    const GroupPlan plan = planGroupMove(s, idsOf(s, {"1-rear", "2-front"}), 0, 3000);
    QVERIFY(plan.heldBack.empty());
    QCOMPARE(plan.orders.front().unit, idOf(s, "2-front"));
    State after = s;
    for (const MoveUnit &order : plan.orders) {
        VERIFY_ACCEPTED(execute(after, order));
    }
    COMPARE_POSE(poseOf(after, "1-rear"), 45, 21, 0);
    COMPARE_POSE(poseOf(after, "2-front"), 45, 23, 0);
}

// M2 M3: skirmishers go any way, the formed do not
void TestPreview::whoCannotFollowIsHeldBackWithAReason()
{
    const State s = tinyBattle().add("INF", "a", 40, 20, 0, 7).add("SK", "k", 50, 20, 0, 5).state();
    const GroupPlan plan = planGroupMove(s, idsOf(s, {"a", "k"}), 9000, 3000);
    QCOMPARE(plan.orders.size(), std::size_t{1});
    QCOMPARE(plan.orders.front().unit, idOf(s, "k"));
    QCOMPARE(plan.heldBack.front().unit, idOf(s, "a"));
    QVERIFY(plan.heldBack.front().reason.code == RefusalCode::ObliqueTooSteep);
}

// M1 M5
void TestPreview::theLineAdvancesAsFarAsItsSlowestUnit()
{
    const State s = tinyBattle().add("INF", "a", 40, 20, 0, 7).add("CAV", "c", 50, 20, 0, 6).state();
    const GroupPlan plan = planAdvance(s, idsOf(s, {"a", "c"}), kMaxAllowance);
    QCOMPARE(plan.orders.size(), std::size_t{2});
    for (const MoveUnit &order : plan.orders) {
        QCOMPARE(order.path, (Path{straight(6000)}));
    }
}

// Q34
void TestPreview::whoIsBarredInTheLineGoesAsFarAsHeCan()
{
    const State s = tinyBattle()
                        .add("INF", "a", 40, 20, 0, 7)
                        .add("INF", "b", 50, 20, 0, 7)
                        .add("LGT", "x", 50, 24, 180, 8)
                        .state();
    const GroupPlan plan = planAdvance(s, idsOf(s, {"a", "b"}), kMaxAllowance);
    QVERIFY(plan.heldBack.empty());
    State after = s;
    for (const MoveUnit &order : plan.orders) {
        VERIFY_ACCEPTED(execute(after, order));
    }
    COMPARE_POSE(poseOf(after, "a"), 40, 26, 0);
    COMPARE_POSE(poseOf(after, "b"), 50, 23.989, 0);
}

} // namespace zama::test

QTEST_APPLESS_MAIN(zama::test::TestPreview)
#include "test_preview.moc"
