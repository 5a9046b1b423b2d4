// The minds: what the fast one does with each arm, and what holds for all of them.

#include "core/ai/fast_policy.h"
#include "core/ai/strong_policy.h"
#include "core/sim/batch.h"
#include "tests/support/scenario_files.h"
#include "tests/support/verify.h"

#include <algorithm>

namespace zama::test {
namespace {

/// The fast mind's orders for a side until it says "done" (rolls fall quietly).
std::vector<Decision> stepOf(State &s, std::string_view side)
{
    ai::FastPolicy mind;
    std::vector<Decision> all;
    for (int i = 0; i < 100; ++i) {
        const Decision d = mind.decide(s, sideOf(s, side));
        all.push_back(d);
        const bool last =
            std::holds_alternative<EndStep>(d.command) || std::holds_alternative<PassCharge>(d.command);
        if (last || execute(s, d.command)) {
            break;
        }
        rollQuietly(s);
    }
    return all;
}

template<class C>
const C *orderIn(const std::vector<Decision> &all)
{
    for (const Decision &d : all) {
        if (const C *c = std::get_if<C>(&d.command)) {
            return c;
        }
    }
    return nullptr;
}

/// What `games` battles between two minds come to.
sim::BatchResult series(const Scenario &scenario, const char *first, const char *second, std::int64_t games,
                        int playouts = 0)
{
    sim::BatchPlan plan;
    plan.setup = compile(scenario).value();
    plan.minds = {first, second};
    plan.games = games;
    plan.playouts = playouts;
    return sim::playBatch(plan);
}

UnitTypeSpec typeNamed(std::string_view id)
{
    const std::vector<UnitTypeSpec> types = zamaTypes();
    return *std::find_if(types.begin(), types.end(), [&](const UnitTypeSpec &t) { return t.id == id; });
}

} // namespace

class TestMinds : public QObject
{
    Q_OBJECT

private slots:
    void theLineGoesForward();
    void scorpionsAreHunted();
    void scorpionsShootFromWhereTheyStand();
    void theShotThatTellsMostIsTaken();
    void badFightsAreNotSought();
    void aFriendsFightIsJoined();
    void equalsComeToBlows();
    void anElephantIsChargedBeforeItCharges();
    void elephantsGoForTheCavalry();
    void chariotsChargeForTheirOneStroke();
    void anElephantInHandDrawsBackToChargeAgain();
    void aGeneralLeadsWhereThereIsFighting();
    void diceGoWhereMostStandsFall();
    void anOrderTakenBackIsThoughtOfAgain();
    void everyOrderHasAReason();
    void thePlayoutsAreTheSameEveryTime();
    void aStoppedMindStillAnswers();
    void fastBeatsRandom();
    void strongDoesBetterThanFast();
};

void TestMinds::theLineGoesForward()
{
    State s = tinyBattle()
                  .add("LGT", "a", 40, 50, 180, 8)
                  .add("LGT", "b", 46, 50, 180, 8)
                  .add("INF", "x", 43, 15, 0, 7)
                  .state();
    toStep(s, StepKind::Move, "C");
    stepOf(s, "C");
    QVERIFY(poseOf(s, "a").front.y < 47000);
    QVERIFY2(std::abs(poseOf(s, "a").front.y - poseOf(s, "b").front.y) < 2000,
             qPrintable(shown(poseOf(s, "a")) + shown(poseOf(s, "b"))));
}

// P3
void TestMinds::scorpionsAreHunted()
{
    State s = tinyBattle()
                  .add("CCAV", "rider", 45, 30, 180, 6)
                  .add("SCO", "prey", 45, 20, 0, 1)
                  .add("INF", "wall", 60, 20, 0, 7)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    stepOf(s, "C");
    QVERIFY(fateOf(s, "prey") == Fate::Routed);
}

void TestMinds::scorpionsShootFromWhereTheyStand()
{
    State s = tinyBattle().add("SCO", "o", 45, 20, 0, 1).add("LGT", "x", 45, 40, 180, 8).state();
    const Pose before = poseOf(s, "o");
    stepOf(s, "R");
    QCOMPARE(shown(poseOf(s, "o")), shown(before));
    toStep(s, StepKind::Shoot, "R");
    QVERIFY(orderIn<Shoot>(stepOf(s, "R")) != nullptr);
}

// L1: two stands fall for one hit
void TestMinds::theShotThatTellsMostIsTaken()
{
    State s = tinyBattle()
                  .add("SCO", "o", 45, 20, 0, 1)
                  .add("LGT", "full", 42, 30, 180, 8)
                  .add("LGT", "weak", 50, 30, 180, 8)
                  .left(2)
                  .state();
    toStep(s, StepKind::Shoot, "R");
    const auto all = stepOf(s, "R");
    QVERIFY(orderIn<Shoot>(all) != nullptr);
    QCOMPARE(orderIn<Shoot>(all)->target, idOf(s, "weak"));
}

// F03, F08 of the oracle
void TestMinds::badFightsAreNotSought()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("HVY", "x", 45, 25, 180, 8)
                  .at(StepKind::Charge)
                  .state();
    QVERIFY(orderIn<DeclareCharge>(stepOf(s, "R")) == nullptr);
}

// Q41
void TestMinds::aFriendsFightIsJoined()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("INF", "b", 50, 20, 0, 7)
                  .add("HVY", "x", 45, 20.005, 180, 8)
                  .link("a", "x")
                  .at(StepKind::Charge)
                  .state();
    stepOf(s, "R");
    QVERIFY(areEngaged(s, "b", "x"));
}

// Nobody gains by such a fight; without it a battle would be a hundred draws in a hundred.
void TestMinds::equalsComeToBlows()
{
    const Scenario s = tinyBattle()
                           .add("CAV", "a", 45, 20, 0, 6)
                           .add("CCAV", "x", 45, 40, 180, 6)
                           .option("turn_limit", "12")
                           .scenario();
    const auto result = series(s, "fast", "fast", 20);
    QVERIFY(!result.fault);
    QCOMPARE(result.statistics.dice.least > 0, true);
}

// Q47
void TestMinds::anElephantIsChargedBeforeItCharges()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("ELE", "e", 45, 24, 180, 1)
                  .at(StepKind::Charge)
                  .state();
    stepOf(s, "R");
    QVERIFY(areEngaged(s, "k", "e"));
}

// E3 E4
void TestMinds::elephantsGoForTheCavalry()
{
    State s = tinyBattle()
                  .add("ELE", "e", 45, 30, 180, 1)
                  .add("INF", "foot", 42, 25, 0, 7)
                  .add("CAV", "horse", 48, 25, 0, 6)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(pass(s, "R"));
    const auto all = stepOf(s, "C");
    QVERIFY(orderIn<DeclareCharge>(all) != nullptr);
    QCOMPARE(orderIn<DeclareCharge>(all)->target, idOf(s, "horse"));
}

// Q09: a stroke that is only made in a charge, by troops that are there to be spent.
void TestMinds::chariotsChargeForTheirOneStroke()
{
    UnitTypeSpec chariots = typeNamed("CCAV");
    chariots.id = "CHARIOT";
    chariots.minStands = 2;
    chariots.melee.hit = kNeverHits;
    const auto chargesWith = [&](std::optional<HitNumber> hitAfterCharge, bool isCounted) {
        chariots.melee.hitAfterCharge = hitAfterCharge;
        chariots.traits = isCounted ? std::vector<Trait>{} : std::vector{Trait::LossesNotCounted};
        State s = tinyBattle()
                      .type(chariots, "C")
                      .add("INF", "foot", 45, 25, 0, 8)
                      .add("CHARIOT", "x", 45, 30, 180, 2)
                      .at(StepKind::Charge)
                      .state();
        (void)pass(s, "R");
        return orderIn<DeclareCharge>(stepOf(s, "C")) != nullptr;
    };
    QVERIFY(chargesWith(3, false));
    QVERIFY(!chargesWith(std::nullopt, false));
    QVERIFY(!chargesWith(3, true));
}

// E7 Q37
void TestMinds::anElephantInHandDrawsBackToChargeAgain()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("ELE", "e", 45, 20.005, 180, 1)
                  .link("a", "e")
                  .at(StepKind::Move, "C")
                  .state();
    stepOf(s, "C");
    QVERIFY(!isEngaged(s, "e"));
    QVERIFY(gap(s, "a", "e") < 6000);
}

// G2 G4
void TestMinds::aGeneralLeadsWhereThereIsFighting()
{
    State s = tinyBattle()
                  .add("INF", "calm", 30, 20, 0, 7)
                  .add("INF", "fighting", 45, 20, 0, 7)
                  .add("LGT", "x", 45, 20.005, 180, 8)
                  .link("fighting", "x")
                  .general("G", "R", 38, 18)
                  .state();
    stepOf(s, "R");
    QCOMPARE(unitWith(s, "G"), std::string("fighting"));
}

// Q65
void TestMinds::diceGoWhereMostStandsFall()
{
    State s = tinyBattle()
                  .add("HVY", "h", 45, 20.005, 180, 8)
                  .add("INF", "full", 43, 20, 0, 7)
                  .add("INF", "weak", 47.1, 20, 0, 7)
                  .left(3)
                  .link("h", "full")
                  .link("h", "weak")
                  .at(StepKind::Melee)
                  .state();
    // The referee would take the weak one (2.57 stands on average); eight dice tell more on the full one
    // (2.66).
    QCOMPARE(defaultMeleeTarget(s, idOf(s, "h")), idOf(s, "weak"));
    const auto all = stepOf(s, "C");
    QVERIFY(orderIn<AssignMeleeDice>(all) != nullptr);
    QCOMPARE(orderIn<AssignMeleeDice>(all)->shares.front().target, idOf(s, "full"));
}

void TestMinds::anOrderTakenBackIsThoughtOfAgain()
{
    const State before = tinyBattle().add("INF", "a", 45, 20, 0, 7).add("LGT", "x", 45, 40, 180, 8).state();
    ai::FastPolicy mind;
    State s = before;
    const Decision first = mind.decide(s, SideId(0));
    VERIFY_ACCEPTED(execute(s, first.command));
    const Decision again = mind.decide(before, SideId(0));
    QVERIFY(first.command == again.command);
}

void TestMinds::everyOrderHasAReason()
{
    for (const std::string_view name : policyNames()) {
        State s = begin(compile(shippedScenario("first-lesson").scenario).value());
        const auto mind = makePolicy(name, 4, {8, nullptr});
        for (int i = 0; i < 2000 && !s.isOver(); ++i) {
            if (s.pending) {
                VERIFY_ACCEPTED(execute(s, Roll{seededFaces(4, s.diceDrawn, s.pending->dice)}));
                continue;
            }
            const Decision d = mind->decide(s, sideToDecide(s));
            QVERIFY(!d.reason.id.empty());
            VERIFY_ACCEPTED(execute(s, d.command));
        }
        QVERIFY(s.isOver());
    }
}

void TestMinds::thePlayoutsAreTheSameEveryTime()
{
    const Scenario s = shippedScenario("elephant-charge").scenario;
    const auto once = series(s, "strong", "fast", 2, 24);
    const auto again = series(s, "strong", "fast", 2, 24);
    QVERIFY(!once.fault);
    QCOMPARE(once.statistics.seriesHash, again.statistics.seriesHash);
}

void TestMinds::aStoppedMindStillAnswers()
{
    const std::atomic<bool> stop = true;
    const State s = begin(compile(shippedScenario("zama").scenario).value());
    const auto mind = makePolicy("strong", 1, {1'000'000, &stop});
    VERIFY_ACCEPTED(validate(s, mind->decide(s, SideId(0)).command));
}

// Fixed seeds: the same battles on every machine.
void TestMinds::fastBeatsRandom()
{
    const auto result = series(shippedScenario("first-lesson").scenario, "fast", "random", 40);
    QVERIFY(!result.fault);
    QVERIFY(result.statistics.wins[0] > 30);
}

// First Lesson is the same for both sides, so what is gained is the mind's.
void TestMinds::strongDoesBetterThanFast()
{
    const Scenario s = shippedScenario("first-lesson").scenario;
    const auto asFirst = series(s, "strong", "fast", 30, 96);
    const auto asSecond = series(s, "fast", "strong", 30, 96);
    QVERIFY(!asFirst.fault && !asSecond.fault);
    const auto strong = asFirst.statistics.wins[0] + asSecond.statistics.wins[1];
    const auto fast = asFirst.statistics.wins[1] + asSecond.statistics.wins[0];
    qInfo("strong %lld, fast %lld of 60", static_cast<long long>(strong), static_cast<long long>(fast));
    QVERIFY(strong > fast + 8);
}

} // namespace zama::test

QTEST_APPLESS_MAIN(zama::test::TestMinds)
#include "test_minds.moc"
