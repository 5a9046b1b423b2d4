// Q65 and Q66: whom a unit's dice are for, who may still change his mind, and the options about it.

#include "tests/support/verify.h"

namespace zama::test {

class TestRulesMeleeChoice : public QObject
{
    Q_OBJECT

private slots:
    void onlyLinkedEnemiesMayBeNamed();
    void aChoiceMayBeChangedWhileItIsOpen();
    void theFirstSideIsBoundOnceTheSecondHasChosen();
    void theFirstSideIsBoundOnceEitherHasClosed();
    void theStepEndsWhenBothHaveClosed();
    void diceAreNotSplit();
    void diceMayBeSplitWhereTheScenarioSaysSo();
    void splitDiceMustAddUp();
    void splitDiceHitTheirOwnTargets();
    void surplusGoesOnWithinTheFightWhereTheScenarioSaysSo();
    void surplusGoesToTheWeakestFriendFirst();
    void choicesAreForgottenAfterTheRound();
};

namespace {

TinyBattle twoOnTwo()
{
    return tinyBattle()
        .add("INF", "a", 43, 20, 0, 7)
        .add("INF", "b", 47, 20, 0, 7)
        .add("HVY", "x", 45, 20, 180, 8)
        .add("HVY", "y", 49, 20, 180, 8)
        .far()
        .link("a", "x")
        .link("b", "x")
        .link("b", "y")
        .at(StepKind::Melee);
}

AssignMeleeDice split(const State &s, const char *unit, const char *first, int m, const char *second, int n)
{
    return {idOf(s, unit), {{idOf(s, first), m}, {idOf(s, second), n}}};
}

} // namespace

// Q65
void TestRulesMeleeChoice::onlyLinkedEnemiesMayBeNamed()
{
    State s = twoOnTwo().state();
    VERIFY_REFUSED(assign(s, "a", "y"), NotLinked);
    VERIFY_REFUSED(assign(s, "a", "b"), NotLinked);
    VERIFY_REFUSED(assign(s, "far-R", "x"), NotLinked);
    VERIFY_ACCEPTED(assign(s, "b", "y"));
}

// Q65
void TestRulesMeleeChoice::aChoiceMayBeChangedWhileItIsOpen()
{
    State s = twoOnTwo().state();
    VERIFY_ACCEPTED(assign(s, "b", "y"));
    VERIFY_ACCEPTED(assign(s, "b", "x"));
    QCOMPARE(s.choices.size(), 1U);
    joinBattle(s);
    QCOMPARE(s.groups[1].target.value, idOf(s, "x").value);
}

// Q65
void TestRulesMeleeChoice::theFirstSideIsBoundOnceTheSecondHasChosen()
{
    State s = twoOnTwo().state();
    VERIFY_ACCEPTED(assign(s, "x", "a"));
    VERIFY_REFUSED(assign(s, "b", "y"), ChoiceClosed);
    VERIFY_ACCEPTED(assign(s, "x", "b"));
    VERIFY_ACCEPTED(done(s, "R"));
    VERIFY_ACCEPTED(assign(s, "x", "a"));
}

// Q65
void TestRulesMeleeChoice::theFirstSideIsBoundOnceEitherHasClosed()
{
    State second = twoOnTwo().state();
    VERIFY_ACCEPTED(done(second, "C"));
    VERIFY_REFUSED(assign(second, "b", "y"), ChoiceClosed);
    VERIFY_REFUSED(assign(second, "x", "a"), ChoiceClosed);
    State first = twoOnTwo().state();
    VERIFY_ACCEPTED(done(first, "R"));
    VERIFY_REFUSED(assign(first, "b", "y"), ChoiceClosed);
    VERIFY_ACCEPTED(assign(first, "x", "a"));
}

// Q65
void TestRulesMeleeChoice::theStepEndsWhenBothHaveClosed()
{
    State s = twoOnTwo().state();
    VERIFY_ACCEPTED(done(s, "C"));
    QVERIFY(!s.pending);
    VERIFY_REFUSED(done(s, "C"), StepClosed);
    VERIFY_ACCEPTED(done(s, "R"));
    QVERIFY(s.pending);
    VERIFY_REFUSED(assign(s, "b", "y"), RollAwaited);
}

// Q65, dice_split: one_target
void TestRulesMeleeChoice::diceAreNotSplit()
{
    State s = twoOnTwo().state();
    VERIFY_REFUSED(order(s, split(s, "b", "x", 4, "y", 3)), DiceNotSplit);
    const AssignMeleeDice some{idOf(s, "b"), {{idOf(s, "x"), 4}}};
    VERIFY_REFUSED(order(s, some), DiceMiscounted);
    const AssignMeleeDice nothing{idOf(s, "b"), {}};
    VERIFY_REFUSED(order(s, nothing), DiceNotSplit);
}

// Q65, dice_split: free
void TestRulesMeleeChoice::diceMayBeSplitWhereTheScenarioSaysSo()
{
    State s = twoOnTwo().option("dice_split", "free").state();
    VERIFY_ACCEPTED(order(s, split(s, "b", "x", 4, "y", 3)));
    joinBattle(s);
    QCOMPARE(s.groups.size(), 5U);
    QCOMPARE(s.groups[1].dice, 4);
    QCOMPARE(s.groups[2].dice, 3);
}

// Q65
void TestRulesMeleeChoice::splitDiceMustAddUp()
{
    State s = twoOnTwo().option("dice_split", "free").state();
    VERIFY_REFUSED(order(s, split(s, "b", "x", 4, "y", 4)), DiceMiscounted);
    VERIFY_REFUSED(order(s, split(s, "b", "x", 4, "y", 2)), DiceMiscounted);
    VERIFY_REFUSED(order(s, split(s, "b", "x", 8, "y", -1)), DiceMiscounted);
    VERIFY_REFUSED(order(s, split(s, "b", "x", 7, "y", 0)), DiceMiscounted);
}

// Q65 Q71
void TestRulesMeleeChoice::splitDiceHitTheirOwnTargets()
{
    State s = twoOnTwo().option("dice_split", "free").state();
    VERIFY_ACCEPTED(order(s, split(s, "b", "x", 4, "y", 3)));
    joinBattle(s);
    rollAll(s, {1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 6, 6, 1});
    rollQuietly(s);
    QCOMPARE(standsOf(s, "x"), 7);
    QCOMPARE(standsOf(s, "y"), 6);
}

// Q66, surplus: same_fight
void TestRulesMeleeChoice::surplusGoesOnWithinTheFightWhereTheScenarioSaysSo()
{
    const auto battle = [](const char *surplus) {
        State s = twoOnTwo().option("surplus", surplus).state();
        (void)assign(s, "b", "x");
        joinBattle(s);
        rollAll(s, {5, 5, 5, 5, 5, 1, 1, 6, 6, 6, 6, 6, 1, 1});
        rollQuietly(s);
        return s;
    };
    const State lost = battle("lost");
    QCOMPARE(standsOf(lost, "x"), 0);
    QCOMPARE(standsOf(lost, "y"), 8);
    const State passed = battle("same_fight");
    QCOMPARE(standsOf(passed, "x"), 0);
    QCOMPARE(standsOf(passed, "y"), 6);
    QCOMPARE(standsOf(passed, "far-C"), 6);
}

// Q66
void TestRulesMeleeChoice::surplusGoesToTheWeakestFriendFirst()
{
    State s = tinyBattle()
                  .add("INF", "a", 43, 20, 0, 10)
                  .add("LGT", "v", 40, 20, 180, 2)
                  .add("LGT", "x", 44, 20, 180, 8)
                  .add("LGT", "y", 48, 20, 180, 5)
                  .far()
                  .link("a", "v")
                  .link("a", "x")
                  .link("a", "y")
                  .option("surplus", "same_fight")
                  .at(StepKind::Melee)
                  .state();
    VERIFY_ACCEPTED(assign(s, "a", "v"));
    joinBattle(s);
    rollAll(s, {5, 5, 5, 5, 5, 5, 5, 5, 1, 1});
    rollQuietly(s);
    QCOMPARE(standsOf(s, "v"), 0); // 2 of the 8
    QCOMPARE(standsOf(s, "y"), 0); // 5
    QCOMPARE(standsOf(s, "x"), 7); // 1
}

// Q65
void TestRulesMeleeChoice::choicesAreForgottenAfterTheRound()
{
    State s = twoOnTwo().state();
    VERIFY_ACCEPTED(assign(s, "b", "y"));
    joinBattle(s);
    rollQuietly(s);
    QVERIFY(s.choices.empty());
    joinBattle(s);
    QCOMPARE(s.groups[1].target.value, idOf(s, "x").value);
}

} // namespace zama::test

QTEST_GUILESS_MAIN(zama::test::TestRulesMeleeChoice)
#include "test_rules_melee_choice.moc"
