// Questions about units of a battle: the numbers that the rules would use, and a round of many.

#include "core/game/queries.h"
#include "core/odds/odds.h"
#include "core/odds/state_questions.h"
#include "core/rules/melee.h"
#include "tests/support/tiny_battle.h"

#include <QtTest>

#include <cmath>

using namespace zama;
using namespace zama::odds;
using namespace zama::test;

namespace {

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-12;
}

const RoundOutlook &of(const std::vector<RoundOutlook> &outlook, UnitId unit)
{
    for (const RoundOutlook &o : outlook) {
        if (o.unit == unit) {
            return o;
        }
    }
    throw std::runtime_error("no outlook of that unit");
}

std::vector<RoundOutlook> onlyFight(const State &s)
{
    return roundOutlook(s, rules::fightsOf(s).at(0), rules::diceGroupsOf(s));
}

} // namespace

class TestStateQuestions : public QObject
{
    Q_OBJECT
private slots:
    // G2, F2: a die a stand, two more of Scipio, 5 or more.
    void aFighterIsWhatMeleeWouldRoll()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .general("SCIPIO", "a")
                            .add("HVY", "b", 20, 12, 180, 7)
                            .link("a", "b")
                            .at(StepKind::Melee)
                            .state();
        const Fighter f = fighterOf(s, idOf(s, "a"), idOf(s, "b"), false);
        QCOMPARE(f.stands + f.extraDice, meleeDice(s, idOf(s, "a")));
        QCOMPARE(f.extraDice, 2);
        QCOMPARE(f.hit, meleeHitNumber(s, idOf(s, "a"), idOf(s, "b")));
        QVERIFY(!f.hitFirstRound && f.lastStand && !f.immune);
    }

    // F2: cavalry that has charged may have its own number for that round; against skirmishers never (F3).
    void aChargeChangesTheFirstRoundOnly()
    {
        State s = tinyBattle()
                      .add("CAV", "a", 20, 10, 0, 6)
                      .add("HVY", "b", 20, 12, 180, 7)
                      .add("CSK", "c", 26, 12, 180, 4)
                      .link("a", "b")
                      .at(StepKind::Melee)
                      .state();
        const UnitId a = idOf(s, "a");
        const UnitType &type = s.typeOf(a);
        const Fighter charged = fighterOf(s, a, idOf(s, "b"), true);
        QCOMPARE(charged.hitFirstRound.value_or(charged.hit), type.meleeHitAfterCharge);
        QCOMPARE(charged.hit, type.meleeHit);
        const Fighter fixed = fighterOf(s, a, idOf(s, "c"), true);
        QVERIFY(!fixed.hitFirstRound);
        QCOMPARE(fixed.hit, meleeHitNumber(s, a, idOf(s, "c")));
    }

    void aVolleyIsWhatShootingWouldRoll()
    {
        State s = tinyBattle()
                      .add("SK", "a", 20, 10, 0, 5)
                      .add("CSK", "b", 20, 13, 180, 4)
                      .at(StepKind::Shoot, "R")
                      .state();
        const Volley shot = volleyOf(s, idOf(s, "a"), idOf(s, "b"));
        QVERIFY(!shoot(s, "a", "b"));
        QCOMPARE(shot.dice, s.pending->dice);
        QCOMPARE(shot.hit, s.pending->hitOn);
        QCOMPARE(shot.targetStands, 4);
    }

    void aRoundOfTwoIsMeleeRound()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .general("SCIPIO", "a")
                            .add("HVY", "b", 20, 12, 180, 7)
                            .link("a", "b")
                            .at(StepKind::Melee)
                            .state();
        const UnitId a = idOf(s, "a");
        const UnitId b = idOf(s, "b");
        const RoundOdds round = meleeRound(fighterOf(s, a, b, false), fighterOf(s, b, a, false));
        const auto outlook = onlyFight(s);
        QVERIFY(isNear(of(outlook, a).odds.meanLost, round.a.meanLost));
        QVERIFY(isNear(of(outlook, b).odds.meanLost, round.b.meanLost));
        QVERIFY(isNear(of(outlook, b).odds.gone, round.b.gone));
        QCOMPARE(of(outlook, b).odds.left.size(), round.b.left.size());
    }

    // Three against one: the defender is struck by all and strikes one (Q65).
    void aRoundOfManyIsGroupRound()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 16, 10, 0, 6)
                            .add("INF", "b", 22, 10, 0, 7)
                            .add("SK", "c", 28, 10, 0, 4)
                            .add("HVY", "d", 22, 12, 180, 9)
                            .link("a", "d")
                            .link("b", "d")
                            .link("c", "d")
                            .at(StepKind::Melee)
                            .state();
        const UnitId d = idOf(s, "d");
        std::vector<Attacker> attackers;
        int target = -1;
        for (const char *id : {"a", "b", "c"}) {
            const UnitId u = idOf(s, id);
            target = defaultMeleeTarget(s, d) == u ? static_cast<int>(attackers.size()) : target;
            attackers.push_back({fighterOf(s, u, d, false), meleeHitNumber(s, d, u)});
        }
        const GroupOdds group = groupRound(attackers, fighterOf(s, d, idOf(s, "a"), false), target);
        const auto outlook = onlyFight(s);
        QVERIFY(isNear(of(outlook, d).odds.gone, group.defenderGone));
        for (std::size_t i = 0; i < attackers.size(); ++i) {
            const UnitId u = idOf(s, std::string(1, static_cast<char>('a' + i)));
            QVERIFY(isNear(of(outlook, u).odds.gone, group.attackerGone.at(i)));
        }
    }

    // E1: no dice against the elephant, and it rolls none.
    void anElephantIsNeitherHurtNorHurtsInTheRound()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .add("ELE", "e", 20, 11, 180, 1)
                            .link("a", "e")
                            .at(StepKind::Melee)
                            .state();
        const auto outlook = onlyFight(s);
        QVERIFY(isNear(of(outlook, idOf(s, "a")).odds.meanLost, 0));
        QVERIFY(isNear(of(outlook, idOf(s, "e")).odds.gone, 0));
        QVERIFY(fighterOf(s, idOf(s, "e"), idOf(s, "a"), false).immune);
    }

    // Q72, two_per_round: two stands for certain.
    void aTramplingElephantNeedsNoDice()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .add("ELE", "e", 20, 11, 180, 1)
                            .link("a", "e")
                            .option("elephant_melee", "two_per_round")
                            .at(StepKind::Melee)
                            .state();
        const StruckOdds odds = of(onlyFight(s), idOf(s, "a")).odds;
        QVERIFY(isNear(odds.meanLost, 2));
        QCOMPARE(odds.left.size(), std::size_t{1});
    }

    // E3, Q76: only from the front, only troops that scare.
    void theScareDieDependsOnTheFront()
    {
        const State s = tinyBattle()
                            .add("INF", "a", 20, 10, 0, 8)
                            .add("SK", "b", 28, 10, 0, 4)
                            .add("ELE", "e", 20, 16, 180, 1)
                            .at(StepKind::Charge)
                            .state();
        const UnitId e = idOf(s, "e");
        QVERIFY(elephantCaseOf(s, e, idOf(s, "a"), true).scareDie);
        QVERIFY(!elephantCaseOf(s, e, idOf(s, "a"), false).scareDie);
        QVERIFY(!elephantCaseOf(s, e, idOf(s, "b"), true).scareDie);
        QVERIFY(elephantCaseOf(s, e, idOf(s, "b"), true).skirmishers);
        QVERIFY(elephantCaseOf(s, e, idOf(s, "a"), true).control == ControlDie{});
    }
};

QTEST_APPLESS_MAIN(TestStateQuestions)
#include "test_state_questions.moc"
