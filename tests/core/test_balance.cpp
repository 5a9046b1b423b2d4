// What a running measurement of balance says: snapshots that add up, a stop rule that no thread can sway, who
// took whose stands, which units decide, and its words.

#include "core/base/contract.h"
#include "core/io/read_scenario.h"
#include "core/sim/balance_words.h"
#include "core/sim/batch.h"
#include "core/sim/class_time.h"
#include "core/sim/deciding_units.h"
#include "core/text/english.h"
#include "core/text/phrase.h"
#include "tests/support/source_tree.h"
#include "tests/support/tiny_battle.h"

#include <QTest>
#include <cmath>
#include <numeric>

using namespace zama;
using namespace zama::test;
using namespace zama::sim;

namespace {

// Two pairs of foot, a few inches apart, and nobody else.
TinyBattle feud(int romans = 8, int carthaginians = 8)
{
    return tinyBattle()
        .add("INF", "R-1", 30, 20, 0, romans)
        .add("INF", "R-2", 36, 20, 0, romans)
        .add("HVY", "C-1", 30, 27, 180, carthaginians)
        .add("HVY", "C-2", 36, 27, 180, carthaginians)
        .option("turn_limit", "10");
}

BatchPlan planOf(const SetupPtr &setup, std::int64_t games, int threads = 1)
{
    BatchPlan plan;
    plan.setup = setup;
    plan.games = games;
    plan.threads = threads;
    return plan;
}

SetupPtr zamaSetup()
{
    const auto file = loadScenario(inSourceTree("scenarios/zama.zama.json"));
    return compile(file.value().scenario).value();
}

DiceGroup struck(const Setup &setup, const char *unit, const char *target, int hits)
{
    return {setup.findUnit(unit), setup.findUnit(target), 6, 5, hits};
}

int takenBy(const StandsTaken &taken, const Setup &setup, const char *unit)
{
    return taken.byUnit()[setup.findUnit(unit).index()];
}

// A series in which a unit stood `stood` times and its side won `won` of those and `wonWithout` of the rest.
Statistics series(std::int64_t games, std::int64_t stood, std::int64_t won, std::int64_t wonWithout)
{
    Statistics s(*feud().setup());
    s.games = games;
    s.wins[0] = won + wonWithout;
    s.draws = games - s.wins[0];
    s.units[2].stood = stood; // R-1 behind C-1 and C-2
    s.units[2].stoodAndWon = won;
    return s;
}

bool addsUp(const Statistics &s)
{
    std::int64_t degrees = 0;
    for (const auto &side : s.degrees) {
        degrees += std::accumulate(side.begin(), side.end(), std::int64_t{0});
    }
    std::int64_t byTurns = 0;
    for (const auto &[turns, games] : s.turnCounts) {
        byTurns += games;
    }
    std::int64_t lostByType = 0;
    for (const Tally &lost : s.standsLost) {
        lostByType += lost.sum;
    }
    std::int64_t lostByUnit = 0;
    for (const UnitTotals &unit : s.units) {
        lostByUnit += unit.lost.sum;
    }
    return s.wins[0] + s.wins[1] + s.draws == s.games && degrees == s.wins[0] + s.wins[1] &&
           byTurns == s.games && lostByType == lostByUnit && s.orders.sum < s.commands.sum;
}

} // namespace

class TestBalance : public QObject
{
    Q_OBJECT
private slots:
    void snapshotsAddUp();
    void theStopRuleStopsAtTheFirstNarrowCheckpoint();
    void theStopRuleKnowsNoThreads();
    void aSeriesThatStaysWideEndsWithItsGames();
    void drawsAreHalfAPointForEach();
    void differencesAreNewcombes();
    void shotsAndLastStandsGoToWhoShot();
    void hitsOfOneRoundAreShared();
    void fleeingCrewsAndScaredElephantsAreTaken();
    void whatAnElephantDoesToItsOwnGoesToNobody();
    void standsTakenAreTheStandsLost();
    void influenceComparesStandingWithGone();
    void unitsThatTellNothingDoNotDecide();
    void unitsOfZamaDecide();
    void classTimeIsOrdersTimesSeconds();
    void zamaFillsTwoLessons();
    void chancesAreSaidInWords();
    void verdictsNeedEnoughBattles();
};

void TestBalance::snapshotsAddUp()
{
    std::int64_t seen = 0;
    const auto result = playBatch(planOf(zamaSetup(), 30, 3), nullptr, [&](const Statistics &soFar) {
        QCOMPARE(soFar.games, ++seen);
        QVERIFY(addsUp(soFar));
    });
    QCOMPARE(seen, 30);
    QVERIFY(addsUp(result.statistics));
}

void TestBalance::theStopRuleStopsAtTheFirstNarrowCheckpoint()
{
    BatchPlan plan = planOf(feud().setup(), 5000);
    plan.halfWidth = 500;
    int widestBefore = 0;
    const auto result = playBatch(plan, nullptr, [&](const Statistics &soFar) {
        if (soFar.games % kCheckpoint == 0 && soFar.widestHalf() > 500) {
            widestBefore = soFar.widestHalf();
        }
    });
    QVERIFY(result.isNarrow && !result.isStopped && !result.fault);
    QCOMPARE(result.statistics.games % kCheckpoint, 0);
    QVERIFY(result.statistics.widestHalf() <= 500);
    QVERIFY(result.statistics.games > kCheckpoint && widestBefore > 500);
}

void TestBalance::theStopRuleKnowsNoThreads()
{
    BatchPlan plan = planOf(feud().setup(), 5000);
    plan.halfWidth = 600;
    const Statistics one = playBatch(plan).statistics;
    for (const int threads : {2, 5}) {
        plan.threads = threads;
        const Statistics more = playBatch(plan).statistics;
        QCOMPARE(more.games, one.games);
        QVERIFY(more.seriesHash == one.seriesHash && more.wins == one.wins);
        for (std::size_t i = 0; i < one.units.size(); ++i) {
            QCOMPARE(more.units[i].stoodAndWon, one.units[i].stoodAndWon);
            QCOMPARE(more.units[i].taken.sum, one.units[i].taken.sum);
        }
    }
}

void TestBalance::aSeriesThatStaysWideEndsWithItsGames()
{
    BatchPlan plan = planOf(feud().setup(), 120);
    plan.halfWidth = 10;
    const auto result = playBatch(plan);
    QCOMPARE(result.statistics.games, 120);
    QVERIFY(!result.isNarrow && !result.isStopped);
}

void TestBalance::drawsAreHalfAPointForEach()
{
    Statistics s = series(100, 0, 0, 45);
    s.wins[1] = 20;
    s.draws = 35;
    const Share rome = s.balance(SideId(0U));
    const Share carthage = s.balance(SideId(1U));
    QCOMPARE(rome.estimate, 6250);
    QCOMPARE(carthage.estimate, 3750);
    QVERIFY(std::abs(rome.low + carthage.high - 10000) <= 1);
    QVERIFY(shareOf(62, 100).low < rome.low && rome.low < shareOf(63, 100).low);
    QCOMPARE(shareOfHalves(124, 100).high, shareOf(62, 100).high);
}

void TestBalance::differencesAreNewcombes()
{
    // Newcombe 1998, table II, example (a): 56/70 less 48/80, method 10: 0.0524 to 0.3339
    const Difference d = differenceOf(shareOf(56, 70), shareOf(48, 80));
    QCOMPARE(d.estimate, 2000);
    QVERIFY(std::abs(d.low - 524) <= 2);
    QVERIFY(std::abs(d.high - 3339) <= 2);
    const Difference unknown = differenceOf(shareOf(0, 0), shareOf(10, 10));
    QCOMPARE(unknown.estimate, 0);
    QVERIFY(unknown.low == -10000 && unknown.high == 10000);
}

void TestBalance::shotsAndLastStandsGoToWhoShot()
{
    const SetupPtr setup = feud(6, 6).setup();
    StandsTaken taken(*setup);
    const UnitId by = setup->findUnit("R-1");
    const UnitId victim = setup->findUnit("C-1");
    taken.note(event::StandsLost{victim, 5, Cause::Shooting, by});
    QCOMPARE(takenBy(taken, *setup, "R-1"), 5000);
    taken.note(event::LastStandLost{victim, Cause::Shooting});
    taken.note(event::UnitEliminated{victim, Cause::Shooting, by});
    QCOMPARE(takenBy(taken, *setup, "R-1"), 6000);
    QCOMPARE(takenBy(taken, *setup, "C-1"), 0);
}

void TestBalance::hitsOfOneRoundAreShared()
{
    const SetupPtr setup = feud().setup();
    StandsTaken taken(*setup);
    const DiceGroup unrolled = struck(*setup, "R-2", "C-1", -1);
    taken.note(event::FightsJoined{{struck(*setup, "R-1", "C-1", 2), unrolled}, {}, {}});
    taken.note(event::DiceRolled{
        {RollKind::Melee, SideId(0U), unrolled.unit, unrolled.target, {}, 6, 5}, Faces{6, 1, 1, 1, 1, 1}, 1});
    taken.note(event::StandsLost{setup->findUnit("C-1"), 3, Cause::Melee, UnitId::none()});
    QCOMPARE(takenBy(taken, *setup, "R-1"), 2000);
    QCOMPARE(takenBy(taken, *setup, "R-2"), 1000);
    taken.note(event::FightsEnded{});
    taken.note(event::StandsLost{setup->findUnit("C-1"), 1, Cause::Melee, UnitId::none()});
    QCOMPARE(takenBy(taken, *setup, "R-1"), 2000);
}

void TestBalance::fleeingCrewsAndScaredElephantsAreTaken()
{
    const SetupPtr setup = tinyBattle()
                               .add("INF", "R-INF", 30, 20, 0, 7)
                               .add("SCO", "R-SCO", 40, 20, 0, 1)
                               .add("HVY", "C-HVY", 40, 30, 180, 7)
                               .add("ELE", "C-ELE", 30, 30, 180, 1)
                               .setup();
    StandsTaken taken(*setup);
    taken.note(event::ScorpionsRouted{setup->findUnit("R-SCO"), setup->findUnit("C-HVY")});
    taken.note(event::ElephantScared{setup->findUnit("C-ELE"), setup->findUnit("R-INF")});
    QCOMPARE(takenBy(taken, *setup, "C-HVY"), 1000);
    QCOMPARE(takenBy(taken, *setup, "R-INF"), 1000);
}

void TestBalance::whatAnElephantDoesToItsOwnGoesToNobody()
{
    const SetupPtr setup = tinyBattle()
                               .add("INF", "R-INF", 30, 20, 0, 7)
                               .add("HVY", "C-HVY", 40, 30, 180, 7)
                               .add("ELE", "C-ELE", 30, 30, 180, 1)
                               .setup();
    StandsTaken taken(*setup);
    const UnitId elephant = setup->findUnit("C-ELE");
    taken.note(event::StandsLost{setup->findUnit("C-HVY"), 2, Cause::Rampage, elephant});
    QCOMPARE(takenBy(taken, *setup, "C-ELE"), 0);
    taken.note(event::StandsLost{setup->findUnit("R-INF"), 2, Cause::Rampage, elephant});
    QCOMPARE(takenBy(taken, *setup, "C-ELE"), 2000);
}

void TestBalance::standsTakenAreTheStandsLost()
{
    const BatchPlan plan = planOf(feud().setup(), 20);
    for (std::int64_t game = 0; game < plan.games; ++game) {
        const MatchResult r = playGame(plan, game).value();
        const int lost = std::accumulate(r.standsLost.begin(), r.standsLost.end(), 0);
        const int taken = std::accumulate(r.standsTaken.begin(), r.standsTaken.end(), 0);
        QVERIFY(taken <= 1000 * lost);
        QVERIFY(taken > 1000 * lost - 1000); // thirds of a stand are rounded down
        const int left = std::accumulate(r.standsLeft.begin(), r.standsLeft.end(), 0);
        QCOMPARE(left, 4 * 8 - lost);
    }
}

void TestBalance::influenceComparesStandingWithGone()
{
    const Influence influence = influenceOf(series(1000, 400, 300, 150), UnitId(2U));
    QVERIFY(influence.side == SideId(0U));
    QCOMPARE(influence.standing.estimate, 4000);
    QCOMPARE(influence.wonWith.estimate, 7500);
    QCOMPARE(influence.wonWithout.estimate, 2500);
    QCOMPARE(influence.swing.estimate, 5000);
    QVERIFY(influence.swing.low > 4400 && influence.swing.high < 5600);
}

void TestBalance::unitsThatTellNothingDoNotDecide()
{
    QVERIFY(decidingUnits(series(1000, 0, 0, 450)).empty());
    QVERIFY(decidingUnits(series(1000, 1000, 450, 0)).empty());
    QVERIFY(decidingUnits(series(1000, 500, 250, 240)).empty());
    QCOMPARE(decidingUnits(series(1000, 500, 400, 100)).size(), std::size_t{1});
}

void TestBalance::unitsOfZamaDecide()
{
    const auto result = playBatch(planOf(zamaSetup(), 200, 2));
    const std::vector<Influence> found = decidingUnits(result.statistics);
    QVERIFY(!found.empty());
    for (std::size_t i = 0; i + 1 < found.size(); ++i) {
        QVERIFY(std::max(found[i].swing.low, -found[i].swing.high) >=
                std::max(found[i + 1].swing.low, -found[i + 1].swing.high));
    }
}

void TestBalance::classTimeIsOrdersTimesSeconds()
{
    Statistics s = series(0, 0, 0, 0);
    QVERIFY(classTimeOf(s, 14) == ClassTime{});
    for (const int orders : {90, 100, 110}) {
        s.orders.add(orders);
    }
    const ClassTime time = classTimeOf(s, 60);
    QVERIFY((time == ClassTime{100, 90, 110, 2}));
    QCOMPARE(classTimeOf(s, 30).mean, 50);
    QCOMPARE(classTimeOf(s, 30).lessons, 1);
    QCOMPARE(englishFor(minutesInWords(time), *feud().setup()),
             std::string("About 100 minutes of class time (90 to 110)"));
    QCOMPARE(englishFor(lessonsInWords(time), *feud().setup()), std::string("2 lessons of 50 minutes"));
    QVERIFY_EXCEPTION_THROWN((void)classTimeOf(s, 0), ContractViolation);
}

// What kSecondsAnOrder was reckoned from.
void TestBalance::zamaFillsTwoLessons()
{
    const auto result = playBatch(planOf(zamaSetup(), 50, 2));
    const ClassTime time = classTimeOf(result.statistics, kSecondsAnOrder);
    QVERIFY(time.mean >= 90 && time.mean <= 100 && time.lessons == 2);
    QVERIFY(isWellFormed(turnsInWords(result.statistics)));
    QCOMPARE(englishFor(turnsInWords(result.statistics), *zamaSetup()), std::string("8 turns"));
}

void TestBalance::chancesAreSaidInWords()
{
    const SetupPtr setup = feud().setup();
    const auto said = [&](const Message &message) {
        return isWellFormed(message) ? englishFor(message, *setup) : std::string("badly formed");
    };
    QCOMPARE(said(chanceInWords(SideId(0U), shareOf(630, 1000))),
             std::string("About 63 in 100 for Romans (60 to 66)"));
    QCOMPARE(said(drawsInWords(shareOf(100, 1000))), std::string("About 10 in 100 drawn (8 to 12)"));
    const Influence influence = influenceOf(series(1000, 400, 320, 330), UnitId(2U));
    QCOMPARE(said(influenceInWords(influence)),
             std::string("With R-1 still there at the end, Romans won 80 battles in 100; without, 55."));
    QVERIFY(isWellFormed(deedsInWords(influence)));
    Statistics s = series(1000, 0, 0, 637);
    s.wins[1] = 108;
    s.draws = 255;
    s.degrees[0][2] = 179;
    QCOMPARE(said(balanceInWords(s)),
             std::string("A draw shared between both: 76 for Romans, 24 for Carthaginians"));
    QCOMPARE(said(greatVictoriesInWords(s)),
             std::string("Great victories in 100: 18 for Romans, 0 for Carthaginians"));
    QCOMPARE(said(battlesInWords(1000)), std::string("1000 battles played"));
    QCOMPARE(said(battlesInWords(1)), std::string("One battle played"));
    QCOMPARE(said(progressInWords(120, 3080)), std::string("120 of 3080 battles"));
}

void TestBalance::verdictsNeedEnoughBattles()
{
    const auto verdict = [](std::int64_t games, std::int64_t romans) {
        Statistics s = series(games, 0, 0, romans);
        s.wins[1] = games - romans;
        s.draws = 0;
        return std::string(verdictOn(s).id);
    };
    QCOMPARE(verdict(0, 0), std::string("balance.unknown"));
    QCOMPARE(verdict(50, 40), std::string("balance.unknown"));
    QCOMPARE(verdict(1000, 520), std::string("balance.even"));
    QCOMPARE(verdict(1000, 600), std::string("balance.leans"));
    QCOMPARE(verdict(1000, 300), std::string("balance.favours"));
}

QTEST_APPLESS_MAIN(TestBalance)
#include "test_balance.moc"
