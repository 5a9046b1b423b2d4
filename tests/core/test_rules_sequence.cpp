// Chapter T: the sequence of play, whose turn it is to charge, dice and refusals.

#include "tests/support/verify.h"

namespace zama::test {

class TestRulesSequence : public QObject
{
    Q_OBJECT

private slots:
    void aTurnHasSixStepsInThisOrder();
    void theScenarioNamesTheOrderOfSteps();
    void aUnitMovesShootsAndChargesInOneTurn();
    void theOtherSideWaits();
    void everyOrderHasItsStep();
    void aSideMayDoNothing();
    void chargesAlternateAndTwoPassesEnd();
    void aPassIsNotFinal();
    void theFirstSideChargesFirstWhereTheScenarioSaysSo();
    void theSecondSideChargesFirstWhereTheScenarioSaysSo();
    void aDieSaysWhoBeginsWhereTheScenarioSaysSo();
    void earlierChargesBindLaterOnes();
    void aPinnedElephantChargesNoMore();
    void diceAreAskedForAndNothingElse();
    void theFacesMustFitTheRoll();
    void aRefusedOrderChangesNothing();
    void theSameSeedAndOrdersGiveTheSameBattle();
    void unknownNamesAreRefused();
    void openWorkListsWhoMayStillBeOrdered();
};

namespace {

QString stepOf(const State &s)
{
    constexpr std::array kNames{"move", "shoot", "charge", "melee"};
    const Step &step = s.currentStep();
    const QString side = step.side.isValid()
                             ? QString::fromStdString(s.setup->sides.at(step.side.index()).id) + ' '
                             : QString();
    return side + kNames.at(static_cast<std::size_t>(step.kind));
}

void endStepQuietly(State &s)
{
    for (const char *side : {"R", "C"}) {
        if (s.phase == Phase::Charging) {
            (void)pass(s, "R");
            (void)pass(s, "C");
            return;
        }
        if (s.phase == Phase::Choosing) {
            (void)done(s, "R");
            (void)done(s, "C");
            return;
        }
        if (s.toAct == sideOf(s, side)) {
            (void)done(s, side);
            return;
        }
    }
}

QStringList stepsOfATurn(State s)
{
    QStringList steps;
    for (int i = 0; i < 7; ++i) {
        steps << stepOf(s);
        endStepQuietly(s);
    }
    return steps;
}

TinyBattle twoPairs()
{
    return tinyBattle()
        .add("INF", "a", 20, 20, 0, 7)
        .add("INF", "b", 40, 20, 0, 7)
        .add("HVY", "x", 20, 24, 180, 8)
        .add("HVY", "y", 40, 24, 180, 8)
        .at(StepKind::Charge);
}

} // namespace

// K04 T1
void TestRulesSequence::aTurnHasSixStepsInThisOrder()
{
    State s = tinyBattle().state();
    QCOMPARE(stepsOfATurn(s).join(", "),
             QStringLiteral("R move, R shoot, C move, C shoot, charge, melee, R move"));
    endTurn(s);
    QCOMPARE(s.turn, 2);
    QCOMPARE(stepOf(s), QStringLiteral("R move"));
}

// T1: the sequence is the scenario's data
void TestRulesSequence::theScenarioNamesTheOrderOfSteps()
{
    Scenario other = tinyBattle().add("INF", "a", 20, 20, 0, 7).add("HVY", "x", 20, 30, 180, 8).scenario();
    other.sequence = {{StepKind::Move, "R", {}},  {StepKind::Move, "C", {}},  {StepKind::Shoot, "C", {}},
                      {StepKind::Shoot, "R", {}}, {StepKind::Charge, {}, {}}, {StepKind::Melee, {}, {}}};
    const State s = begin(compile(other).value());
    QCOMPARE(stepsOfATurn(s).join(", "),
             QStringLiteral("R move, C move, C shoot, R shoot, charge, melee, R move"));
}

// K05 T1 Q03: 18 in = 6 + 6 + 6
void TestRulesSequence::aUnitMovesShootsAndChargesInOneTurn()
{
    State s = tinyBattle().add("SK", "k", 45, 20, 0, 5).add("LGT", "x", 45, 35, 180, 8).state();
    VERIFY_ACCEPTED(move(s, "k", {slide(0, 6000)}));
    QCOMPARE(gap(s, "k", "x"), 9000);
    toStep(s, StepKind::Move, "C");
    VERIFY_ACCEPTED(move(s, "x", {straight(4000)}));
    QCOMPARE(gap(s, "k", "x"), 5000);
    toStep(s, StepKind::Charge);
    VERIFY_ACCEPTED(charge(s, "k", "x", {straight(6000)}));
    QVERIFY(areEngaged(s, "k", "x"));

    State near = tinyBattle().add("SK", "k", 45, 20, 0, 5).add("LGT", "x", 45, 32, 180, 8).state();
    VERIFY_ACCEPTED(move(near, "k", {slide(0, 6000)}));
    toStep(near, StepKind::Shoot, "R");
    VERIFY_ACCEPTED(shoot(near, "k", "x"));
    toStep(near, StepKind::Charge);
    VERIFY_ACCEPTED(charge(near, "k", "x", {straight(6000)}));
}

// K06 T1 Q89
void TestRulesSequence::theOtherSideWaits()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("CSK", "x", 45, 25, 180, 5)
                  .at(StepKind::Shoot, "R")
                  .state();
    const State before = s;
    VERIFY_REFUSED(shoot(s, "x", "k"), NotYourTurn);
    VERIFY_REFUSED(move(s, "x", {slide(0, 1000)}), WrongStep);
    VERIFY_REFUSED(done(s, "C"), NotYourTurn);
    QVERIFY(s == before);
    QCOMPARE(hashOf(s), hashOf(before));
}

// T1
void TestRulesSequence::everyOrderHasItsStep()
{
    State s = tinyBattle().add("SK", "k", 45, 20, 0, 5).add("CSK", "x", 45, 25, 180, 5).state();
    VERIFY_REFUSED(shoot(s, "k", "x"), WrongStep);
    VERIFY_REFUSED(charge(s, "k", "x", {straight(6000)}), WrongStep);
    VERIFY_REFUSED(pass(s, "R"), WrongStep);
    VERIFY_REFUSED(assign(s, "k", "x"), WrongStep);
    VERIFY_REFUSED(roll(s, {6}), NoRollAwaited);
    toStep(s, StepKind::Charge);
    VERIFY_REFUSED(move(s, "k", {slide(0, 100)}), WrongStep);
    VERIFY_REFUSED(done(s, "R"), WrongStep);
    toStep(s, StepKind::Melee);
    VERIFY_REFUSED(charge(s, "k", "x", {straight(6000)}), WrongStep);
    VERIFY_REFUSED(pass(s, "R"), WrongStep);
}

// Q31 C1
void TestRulesSequence::aSideMayDoNothing()
{
    State s = twoPairs().state();
    const State before = s;
    endTurn(s);
    QCOMPARE(s.turn, 2);
    QVERIFY(s.units == before.units);
    QCOMPARE(s.diceDrawn, 0U);
}

// K34 C1 Q01
void TestRulesSequence::chargesAlternateAndTwoPassesEnd()
{
    State s = twoPairs().state();
    VERIFY_REFUSED(charge(s, "y", "b", {straight(6000)}), NotYourTurn);
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "y", "b", {straight(6000)}));
    VERIFY_REFUSED(pass(s, "C"), NotYourTurn);
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    VERIFY_ACCEPTED(pass(s, "C"));
    QCOMPARE(s.currentStep().kind, StepKind::Charge);
    VERIFY_ACCEPTED(pass(s, "R"));
    QCOMPARE(s.currentStep().kind, StepKind::Melee);
}

// K34 Q01
void TestRulesSequence::aPassIsNotFinal()
{
    State s = twoPairs().state();
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "x", "a", {straight(6000)}));
    VERIFY_ACCEPTED(charge(s, "b", "y", {straight(6000)}));
}

// Q01, charge_order: first_side
void TestRulesSequence::theFirstSideChargesFirstWhereTheScenarioSaysSo()
{
    State s = twoPairs().option("charge_order", "first_side").state();
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    VERIFY_REFUSED(charge(s, "y", "b", {straight(6000)}), NotYourTurn);
    VERIFY_ACCEPTED(pass(s, "R"));
    VERIFY_ACCEPTED(charge(s, "y", "b", {straight(6000)}));
    VERIFY_REFUSED(charge(s, "b", "y", {straight(6000)}), NotYourTurn);
    VERIFY_REFUSED(pass(s, "R"), NotYourTurn); // it has passed for good
    VERIFY_ACCEPTED(pass(s, "C"));
    QCOMPARE(s.currentStep().kind, StepKind::Melee);
}

// Q01, charge_order: second_side
void TestRulesSequence::theSecondSideChargesFirstWhereTheScenarioSaysSo()
{
    State s = twoPairs().option("charge_order", "second_side").state();
    VERIFY_REFUSED(charge(s, "a", "x", {straight(6000)}), NotYourTurn);
    VERIFY_ACCEPTED(charge(s, "x", "a", {straight(6000)}));
    VERIFY_ACCEPTED(charge(s, "y", "b", {straight(6000)}));
    VERIFY_ACCEPTED(pass(s, "C"));
    VERIFY_ACCEPTED(pass(s, "R"));
    QCOMPARE(s.currentStep().kind, StepKind::Melee);
}

// Q01, charge_order: die
void TestRulesSequence::aDieSaysWhoBeginsWhereTheScenarioSaysSo()
{
    for (int face = 1; face <= 6; ++face) {
        State s = twoPairs().option("charge_order", "die").state();
        QCOMPARE(s.pending->kind, RollKind::ChargeInitiative);
        VERIFY_REFUSED(pass(s, "R"), RollAwaited);
        VERIFY_ACCEPTED(roll(s, {face}));
        const std::string first = face <= 3 ? "R" : "C";
        const std::string second = face <= 3 ? "C" : "R";
        QCOMPARE(s.toAct.value, sideOf(s, first).value);
        VERIFY_ACCEPTED(pass(s, first)); // the alternation of the default
        QCOMPARE(s.toAct.value, sideOf(s, second).value);
        VERIFY_ACCEPTED(pass(s, second));
        QCOMPARE(s.currentStep().kind, StepKind::Melee);
    }
}

// Q02: the board as it then stands is what the next charger sees
void TestRulesSequence::earlierChargesBindLaterOnes()
{
    State s = tinyBattle()
                  .add("INF", "a", 45, 20, 0, 7)
                  .add("HVY", "x", 45, 24, 180, 8)
                  .add("CAV", "c", 45, 35, 180, 6)
                  .add("CSK", "y", 45, 14, 0, 5)
                  .at(StepKind::Charge)
                  .state();
    // From behind, c meets x where it stands; after a's charge y finds a's rear where a is now.
    VERIFY_ACCEPTED(charge(s, "a", "x", {straight(6000)}));
    VERIFY_REFUSED(charge(s, "y", "a", {straight(5000)}), CannotReach); // 8.49 in
    VERIFY_ACCEPTED(pass(s, "C"));
    VERIFY_ACCEPTED(charge(s, "c", "x", {straight(12000)}));
    QCOMPARE(s.links.size(), 2U);
}

// Q01 Q41
void TestRulesSequence::aPinnedElephantChargesNoMore()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("ELE", "e", 45, 24, 180, 1)
                  .at(StepKind::Charge)
                  .state();
    VERIFY_ACCEPTED(charge(s, "k", "e", {straight(6000)}));
    VERIFY_REFUSED(charge(s, "e", "k", {straight(6000)}), Engaged);
}

// Q89
void TestRulesSequence::diceAreAskedForAndNothingElse()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("SK", "l", 51, 20, 0, 5)
                  .add("LGT", "x", 47, 25, 180, 8)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    QCOMPARE(s.diceDrawn, 0U);
    VERIFY_REFUSED(shoot(s, "l", "x"), RollAwaited);
    VERIFY_REFUSED(done(s, "R"), RollAwaited);
    VERIFY_ACCEPTED(roll(s, {1, 1, 1, 1, 1}));
    QCOMPARE(s.diceDrawn, 5U);
    VERIFY_REFUSED(roll(s, {1, 1, 1, 1, 1}), NoRollAwaited);
}

// Q89
void TestRulesSequence::theFacesMustFitTheRoll()
{
    State s = tinyBattle()
                  .add("SK", "k", 45, 20, 0, 5)
                  .add("LGT", "x", 47, 25, 180, 8)
                  .at(StepKind::Shoot, "R")
                  .state();
    VERIFY_ACCEPTED(shoot(s, "k", "x"));
    VERIFY_REFUSED(roll(s, {1, 1, 1, 1}), WrongDice);
    VERIFY_REFUSED(roll(s, {1, 1, 1, 1, 1, 1}), WrongDice);
    VERIFY_REFUSED(roll(s, {1, 1, 1, 1, 0}), WrongDice);
    VERIFY_REFUSED(roll(s, {1, 7, 1, 1, 1}), WrongDice);
    QCOMPARE(s.diceDrawn, 0U);
    VERIFY_ACCEPTED(roll(s, {1, 6, 1, 1, 1}));
}

// K62 Q89
void TestRulesSequence::aRefusedOrderChangesNothing()
{
    const auto play = [](bool withRefusals) {
        State s = twoPairs().add("CSK", "z", 60, 20, 0, 5).state();
        Events log;
        SeededDice dice(7);
        const auto give = [&](const Command &c) { (void)execute(s, c, &log); };
        for (int i = 0; i < 3; ++i) {
            if (withRefusals) {
                give(shotOf(s, "a", "x"));
                give(chargeOf(s, "x", "x", {straight(1000)}));
                give(moveOf(s, "b", {wheel(9000)}));
                give(EndStep{SideId(7)});
            }
            give(chargeOf(s, "a", "x", {straight(6000)}));
            give(PassCharge{SideId(1)});
            give(PassCharge{SideId(0)});
            give(EndStep{SideId(0)});
            give(EndStep{SideId(1)});
            while (s.pending) {
                give(Roll{dice.draw(s.diceDrawn, s.pending->dice)});
            }
            toStep(s, StepKind::Charge);
        }
        return std::pair(log, hashOf(s));
    };
    QVERIFY(play(false) == play(true));
}

// K62 Q89
void TestRulesSequence::theSameSeedAndOrdersGiveTheSameBattle()
{
    const auto play = [](std::uint64_t seed) {
        State s = twoPairs().state();
        SeededDice dice(seed);
        (void)charge(s, "a", "x", {straight(6000)});
        joinBattle(s);
        while (s.pending) {
            (void)order(s, Roll{dice.draw(s.diceDrawn, s.pending->dice)});
        }
        return hashOf(s);
    };
    QCOMPARE(play(1), play(1));
    QVERIFY(play(1) != play(2));
}

// Q89
void TestRulesSequence::unknownNamesAreRefused()
{
    State s = tinyBattle().add("INF", "a", 20, 20, 0, 7).state();
    const UnitId nobody(999);
    VERIFY_REFUSED(order(s, MoveUnit{nobody, {straight(1)}}), NoSuchUnit);
    VERIFY_REFUSED(order(s, Shoot{idOf(s, "a"), {}}), NoSuchUnit);
    VERIFY_REFUSED(order(s, DeclareCharge{idOf(s, "a"), nobody, {straight(1)}}), NoSuchUnit);
    VERIFY_REFUSED(order(s, MoveGeneral{GeneralId(3), {}, {}}), NoSuchUnit);
    VERIFY_REFUSED(order(s, EndStep{}), NoSuchUnit);
    VERIFY_REFUSED(order(s, PassCharge{SideId(2)}), NoSuchUnit);
    VERIFY_REFUSED(order(s, Concede{SideId(2)}), NoSuchUnit);
    VERIFY_REFUSED(order(s, DeployCommand{CommandId(50), {}, {}}), NoSuchUnit);
    VERIFY_REFUSED(order(s, AssignMeleeDice{nobody, {}}), NoSuchUnit);
}

// Q06
void TestRulesSequence::openWorkListsWhoMayStillBeOrdered()
{
    State s = tinyBattle()
                  .add("INF", "a", 20, 20, 0, 7)
                  .add("SK", "k", 30, 20, 0, 5)
                  .add("INF", "b", 40, 20, 0, 7)
                  .add("HVY", "x", 40, 20, 180, 8)
                  .general("SCIPIO", "R", 20, 10)
                  .link("b", "x")
                  .state();
    QCOMPARE(openWork(s).units.size(), 2U);
    QCOMPARE(openWork(s).generals.size(), 1U);
    VERIFY_ACCEPTED(join(s, "SCIPIO", "a"));
    QCOMPARE(openWork(s).units.size(), 1U); // a is bound by its general's walk (Q38)
    QVERIFY(openWork(s).generals.empty());
    toStep(s, StepKind::Shoot, "R");
    QCOMPARE(openWork(s).units.size(), 1U);
    toStep(s, StepKind::Charge);
    QCOMPARE(openWork(s).units.size(), 2U);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesSequence)
#include "test_rules_sequence.moc"
