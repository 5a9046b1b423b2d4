// What the odds promise: laws that hold for every question, the cases without an end, and the policies'
// table.

#include "core/base/contract.h"
#include "core/odds/exact.h"
#include "core/odds/odds.h"

#include <QtTest>

#include <cmath>

using namespace zama;
using namespace zama::odds;

namespace {

Fighter unit(int stands, int hit, int extra = 0)
{
    return {.stands = stands, .hit = hit, .extraDice = extra};
}

bool isNear(double a, double b)
{
    return std::isfinite(a) && std::abs(a - b) <= 1e-12;
}

double total(const Distribution &distribution)
{
    double sum = 0;
    for (const Chance &chance : distribution) {
        sum += chance.probability;
    }
    return sum;
}

bool isChance(double p)
{
    return std::isfinite(p) && p >= 0 && p <= 1 + 1e-12;
}

/// Calls `ask(a, b)` for many pairs of fighters.
template<class Ask>
void forManyPairs(Ask ask)
{
    for (int standsA = 1; standsA <= 10; standsA += 3) {
        for (int standsB = 2; standsB <= 10; standsB += 2) {
            for (int hitA = 2; hitA <= 7; ++hitA) {
                for (int hitB = 2; hitB <= 7; ++hitB) {
                    ask(unit(standsA, hitA, standsA % 3), unit(standsB, hitB, hitA % 2));
                }
            }
        }
    }
}

void checkConservation(const Fighter &a, const Fighter &b)
{
    const FightOdds odds = fightToTheEnd(a, b, 3);
    QVERIFY(isNear(odds.a.wins + odds.b.wins + odds.bothGone + odds.noDecision, 1));
    QVERIFY(isNear(total(odds.a.survivors), odds.a.wins));
    QVERIFY(isNear(total(odds.b.survivors), odds.b.wins));
    QVERIFY(isNear(odds.endsInRound[0] + odds.endsInRound[1] + odds.endsInRound[2] + odds.longer, 1));
    for (const double p : {odds.a.wins, odds.b.wins, odds.bothGone, odds.noDecision, odds.a.generalFalls,
                           odds.b.generalFalls, odds.a.winsWithoutGeneral, odds.b.winsWithoutGeneral}) {
        QVERIFY(isChance(p));
    }
    QVERIFY(odds.a.meanLost >= 0 && odds.a.meanLost <= a.stands + 1e-12);
    QVERIFY(odds.meanRounds.has_value() == (odds.noDecision == 0.0));
    QVERIFY(!odds.meanRounds || (std::isfinite(*odds.meanRounds) && *odds.meanRounds >= 1 - 1e-12));
}

void checkMirror(const Fighter &a, const Fighter &b)
{
    const FightOdds here = fightToTheEnd(a, b);
    const FightOdds there = fightToTheEnd(b, a);
    QVERIFY(isNear(here.a.wins, there.b.wins));
    QVERIFY(isNear(here.bothGone, there.bothGone));
    QVERIFY(isNear(here.a.generalFalls, there.b.generalFalls));
    QVERIFY(isNear(here.a.meanLost, there.b.meanLost));
}

void checkOrder(const Fighter &a, const Fighter &b)
{
    const double wins = fightToTheEnd(a, b).a.wins;
    Fighter more = a;
    ++more.stands;
    Fighter led = a;
    ++led.extraDice;
    Fighter sharper = a;
    sharper.hit = std::max(1, a.hit - 1);
    for (const Fighter &better : {more, led, sharper}) {
        QVERIFY(fightToTheEnd(better, b).a.wins >= wins - 1e-12);
    }
}

template<class Question>
bool isRefused(Question question)
{
    try {
        question();
    } catch (const ContractViolation &) {
        return true;
    }
    return false;
}

} // namespace

class OddsTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLostAndNothingIsNotANumber() { forManyPairs(checkConservation); }
    void whoIsNamedFirstMakesNoDifference() { forManyPairs(checkMirror); }
    void moreStandsBetterDiceOrAGeneralNeverHurt() { forManyPairs(checkOrder); }

    void aFightWhereNobodyCanBeHurtHasNoEnd()
    {
        const FightOdds odds = fightToTheEnd(unit(7, 7, 1), unit(8, 7), 4);
        QCOMPARE(odds.noDecision, 1.0);
        QVERIFY(!odds.meanRounds);
        QCOMPARE(odds.a.generalFalls, 1.0);
        QCOMPARE(odds.b.generalFalls, 0.0);
        QCOMPARE(odds.a.meanLost, 0.0);
        QCOMPARE(odds.longer, 1.0);
        QVERIFY(odds.a.survivors.empty());
    }

    void aFightTheChargeCouldDecideMayHaveNoEndAfterIt()
    {
        Fighter lancers = unit(2, 7, 1);
        lancers.hitFirstRound = 6;
        const FightOdds odds = fightToTheEnd(lancers, unit(2, 7));
        const double wins = 1 - std::pow(5 / 6.0, 3);
        QVERIFY(isNear(odds.a.wins, wins));
        QVERIFY(isNear(odds.noDecision, 1 - wins));
        QVERIFY(isNear(odds.a.winsWithoutGeneral, wins / 6));
        QVERIFY(!odds.meanRounds);
    }

    void whoCannotHurtTheOtherLosesInTheEnd()
    {
        const FightOdds odds = fightToTheEnd(unit(10, 7), unit(2, 6));
        QVERIFY(isNear(odds.b.wins, 1));
        QCOMPARE(odds.a.wins, 0.0);
        QCOMPARE(odds.bothGone, 0.0);
        QCOMPARE(odds.b.meanLost, 0.0);
    }

    void anElephantIsNotKilledInMelee()
    {
        const Fighter elephant{.stands = 1, .hit = 7, .lastStand = false, .immune = true};
        const FightOdds odds = fightToTheEnd(unit(7, 5, 2), elephant);
        QCOMPARE(odds.noDecision, 1.0);
        QCOMPARE(odds.a.generalFalls, 1.0);
        QCOMPARE(meleeRound(unit(7, 5), elephant).b.gone, 0.0);
    }

    void strongUnitsOfTheEditorStayWithinReason()
    {
        checkConservation(unit(60, 6, 20), unit(60, 6, 20));
        checkConservation(unit(60, 2), unit(60, 7, 1));
    }

    void aFightCutOffAtOnceHasNotChanged()
    {
        const RoundsOdds odds = fightForRounds(unit(7, 5, 1), unit(8, 5), 0);
        QCOMPARE(odds.states.size(), std::size_t(1));
        QVERIFY(odds.states[0].generalA && !odds.states[0].generalB);
        QCOMPARE(odds.stillFighting, 1.0);
    }

    void aFightOfManyTurnsComesToItsEnd()
    {
        const RoundsOdds late = fightForRounds(unit(7, 5, 1), unit(8, 5, 2), 300);
        const FightOdds end = fightToTheEnd(unit(7, 5, 1), unit(8, 5, 2));
        QVERIFY(isNear(late.winsA, end.a.wins));
        QVERIFY(isNear(late.meanLostB, end.b.meanLost));
    }

    void oneAttackerIsAnOrdinaryFight()
    {
        forManyPairs([](const Fighter &a, const Fighter &b) {
            const std::vector<Attacker> one{{a, b.hit}};
            const GroupOdds group = groupToTheEnd(one, b);
            const FightOdds pair = fightToTheEnd(a, b);
            QVERIFY(isNear(group.defenderGone, pair.a.wins + pair.bothGone));
            QVERIFY(isNear(group.defenderWins, pair.b.wins));
            QVERIFY(isNear(group.noDecision, pair.noDecision));
            QVERIFY(isNear(group.attackerGeneralFalls[0], pair.a.generalFalls));
            QVERIFY(isNear(group.defenderGeneralFalls, pair.b.generalFalls));
        });
    }

    void helpAgainstTheSameEnemyNeverHurts()
    {
        const std::vector<Attacker> one{{unit(7, 5), 5}};
        const std::vector<Attacker> two{{unit(7, 5), 5}, {unit(5, 6), 4}};
        QVERIFY(groupToTheEnd(two, unit(8, 5)).defenderGone > groupToTheEnd(one, unit(8, 5)).defenderGone);
        QVERIFY(groupRound(two, unit(8, 5)).defenderGone > groupRound(one, unit(8, 5)).defenderGone);
    }

    void aGroupThatIsStuckSaysSo()
    {
        // The defender kills the first unit, but neither it nor the second can hurt the other.
        const std::vector<Attacker> two{{unit(3, 7), 4}, {unit(3, 7, 1), 7}};
        const GroupOdds odds = groupToTheEnd(two, unit(4, 5, 1));
        QVERIFY(isNear(odds.noDecision, 1));
        QVERIFY(isNear(odds.attackerGone[0], 1));
        QVERIFY(isNear(odds.attackerGeneralFalls[1], 1));
        QVERIFY(isNear(odds.defenderGeneralFalls, 1));
    }

    void theDefenderStrikesTheAttackerItNames()
    {
        const std::vector<Attacker> two{{unit(7, 5), 5}, {unit(5, 6), 4}};
        const GroupOdds odds = groupRound(two, unit(8, 5), 1);
        QVERIFY(isNear(odds.attackerGone[1], volley({8, 4, 5}).gone));
        QCOMPARE(odds.attackerGone[0], 0.0);
    }

    void anElephantThatNeverLosesControlRemains()
    {
        ElephantCase question{.stands = 6, .control = {6, 0, 0, 0, 0}};
        const ElephantOdds stays = elephantCharge(question, ElephantPlan::StaysUntilGone);
        QVERIFY(isNear(stays.fates[static_cast<std::size_t>(ChargeFate::Remains)], 1));
        question.impactLoss = 0;
        const ElephantOdds recharges = elephantCharge(question, ElephantPlan::RechargesEveryTurn);
        QVERIFY(isNear(recharges.fates[static_cast<std::size_t>(ChargeFate::Remains)], 1));
        QVERIFY(!meanElephantRounds(question.control));
        QCOMPARE(elephantGoneAfter(question.control, 9), 0.0);
    }

    void theTableRemembersWhatTheFightGives()
    {
        FightTable table;
        forManyPairs([&table](const Fighter &a, const Fighter &b) {
            const FightOdds odds = fightToTheEnd(a, b);
            for (int time = 0; time < 2; ++time) {
                const FightSummary summary = table.fight(a, b);
                QVERIFY(isNear(summary.winsA, odds.a.wins));
                QVERIFY(isNear(summary.winsB, odds.b.wins));
                QVERIFY(isNear(summary.noDecision, odds.noDecision));
                QVERIFY(isNear(summary.meanRounds, odds.meanRounds.value_or(0)));
                QVERIFY(isNear(summary.generalFallsA, odds.a.generalFalls));
                QVERIFY(isNear(summary.exchange.toTheEnd.lostB, odds.b.meanLost));
                QVERIFY(isNear(summary.exchange.round.lostA, meleeRound(a, b).a.meanLost));
            }
        });
    }

    void theTableKeepsOneEntryForAPairAndItsMirror()
    {
        FightTable table;
        const FightSummary here = table.fight(7, 5, 1, 8, 5, 2);
        const FightSummary there = table.fight(8, 5, 2, 7, 5, 1);
        QCOMPARE(table.size(), std::size_t(1));
        QCOMPARE(here.winsA, there.winsB);
        QCOMPARE(here.exchange.round.lostA, there.exchange.round.lostB);
        table.clear();
        QCOMPARE(table.size(), std::size_t(0));
    }

    void theTableTellsAllFightersApart()
    {
        FightTable table;
        const Fighter plain = unit(4, 5);
        Fighter charging = plain;
        charging.hitFirstRound = 4;
        Fighter steady = plain;
        steady.lastStand = false;
        Fighter beast = plain;
        beast.immune = true;
        for (const Fighter &fighter : {plain, charging, steady, beast}) {
            QVERIFY(
                isNear(table.fight(fighter, unit(5, 6)).winsA, fightToTheEnd(fighter, unit(5, 6)).a.wins));
        }
        QCOMPARE(table.size(), std::size_t(4));
    }

    void theExchangeOfARoundIsSmallerThanThatOfTheFight()
    {
        const ExpectedExchange exchange = expectedExchange(unit(7, 5), unit(8, 5));
        QVERIFY(isNear(exchange.round.lostB, meleeRound(unit(7, 5), unit(8, 5)).b.meanLost));
        QVERIFY(exchange.round.lostA < exchange.toTheEnd.lostA);
        QVERIFY(exchange.toTheEnd.lostA < 7);
    }

    void questionsOutOfRangeAreRefused()
    {
        QVERIFY(isRefused([] { (void)fightToTheEnd(unit(0, 5), unit(8, 5)); }));
        QVERIFY(isRefused([] { (void)fightToTheEnd(unit(7, 0), unit(8, 5)); }));
        QVERIFY(isRefused([] { (void)fightToTheEnd(unit(7, 8), unit(8, 5)); }));
        QVERIFY(isRefused([] { (void)fightToTheEnd(unit(7, 5, -1), unit(8, 5)); }));
        QVERIFY(isRefused([] { (void)fightForRounds(unit(7, 5), unit(8, 5), -1); }));
        QVERIFY(isRefused([] { (void)hits(-1, 5); }));
        QVERIFY(isRefused([] { (void)volley({5, 6, 0}); }));
        QVERIFY(isRefused([] { (void)groupToTheEnd({}, unit(8, 5)); }));
        QVERIFY(isRefused([] { (void)elephantRunsInRound({}, 0); }));
        QVERIFY(isRefused([] { (void)elephantGoneAfter({3, 1, 1, 1, 1}, 2); }));
        FightTable table;
        QVERIFY(isRefused([&table] { (void)table.fight(7, 5, 1, 61, 5, 2); }));
        QCOMPARE(table.size(), std::size_t(0));
    }
};

QTEST_APPLESS_MAIN(OddsTest)
#include "test_odds.moc"
