// Making a battle even: what is allowed and nothing else, remedies that are known, and the same answer on any
// number of threads.

#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "core/sim/balance_words.h"
#include "core/sim/evening.h"
#include "core/text/english.h"
#include "core/text/phrase.h"
#include "tests/support/source_tree.h"
#include "tests/support/tiny_battle.h"

#include <QTest>
#include <set>

using namespace zama;
using namespace zama::test;
using namespace zama::sim;

namespace {

// Foot against foot of the same kind: whoever has more stands should win.
TinyBattle feud(int romans, int carthaginians)
{
    return tinyBattle()
        .add("INF", "R-1", 30, 20, 0, romans)
        .add("INF", "R-2", 36, 20, 0, romans)
        .add("HVY", "C-1", 30, 27, 180, carthaginians)
        .add("HVY", "C-2", 36, 27, 180, carthaginians)
        .option("turn_limit", "10");
}

Allowance everything(const Scenario &scenario)
{
    Allowance all{2, true, {}, true};
    for (const UnitTypeSpec &type : scenario.types) {
        all.hitTypes.push_back(type.id);
    }
    return all;
}

EveningPlan planOf(const SetupPtr &setup, const Allowance &allowance, std::int64_t games = 300)
{
    EveningPlan plan;
    plan.batch.setup = setup;
    plan.batch.games = games;
    plan.batch.threads = 2;
    plan.allowance = allowance;
    return plan;
}

Scenario zamaBattle()
{
    return loadScenario(inSourceTree("scenarios/zama.zama.json")).value().scenario;
}

int distanceFromEven(const Statistics &s)
{
    return std::abs(s.balance(SideId(0U)).estimate - 5000);
}

std::string idOf(const Change &change)
{
    std::string ids;
    for (const Message &words : change.words) {
        ids += std::string(words.id) + " ";
    }
    return ids;
}

} // namespace

class TestEvening : public QObject
{
    Q_OBJECT
private slots:
    void smallChangesAreSoundAllowedAndSaid();
    void troopsOfBothSidesAreSaidWithTheirSide();
    void ofManyChangesThoseOfTheWantedSizeComeFirst();
    void nothingAllowedIsNothingTried();
    void onlyWhatIsAllowedIsTried();
    void theStrongerSideIsNotHelped();
    void whatIsNotAllowedIsSeen();
    void changesOfTheSameThingDoNotCombine();
    void twoChangesOfStandsKeepWithinTheAllowance();
    void aKnownRemedyIsFound();
    void whereNothingIsEnoughTheNearestIsKept();
    void anEvenBattleIsLeftAlone();
    void anyNumberOfThreadsGivesTheSameProposals();
    void progressNeverExceedsItsStage();
    void stoppingKeepsWhatIsConfirmed();
    void stoppingAtOnceProposesNothing();
    void zamaComesWithinFivePoints();
};

void TestEvening::smallChangesAreSoundAllowedAndSaid()
{
    const Scenario scenario = zamaBattle();
    const SetupPtr setup = compile(scenario).value();
    const Allowance all = everything(scenario);
    const std::vector<Change> changes = smallChanges(*setup, all, SideId(0U));
    QVERIFY(changes.size() > 100);
    std::set<std::string> kinds;
    for (const Change &change : changes) {
        const Scenario after = changedBy(*setup, change.edits);
        QVERIFY(after != scenario);
        QVERIFY(isAllowed(scenario, after, all));
        QVERIFY(!hasErrors(validate(after)));
        QVERIFY(change.size > 0);
        QCOMPARE(change.words.size(), change.edits.size());
        QVERIFY2(isWellFormed(change.words.front()), change.words.front().id.data());
        kinds.insert(std::string(change.words.front().id));
    }
    for (const char *kind :
         {"balance.unit_more", "balance.unit_fewer", "balance.kind_more", "balance.unit_ahead",
          "balance.unit_back", "balance.line_ahead", "balance.line_back", "balance.hit_melee",
          "balance.hit_shooting", "balance.hit_by", "balance.turns"}) {
        QVERIFY2(kinds.contains(kind), kind);
    }
}

void TestEvening::troopsOfBothSidesAreSaidWithTheirSide()
{
    Scenario scenario = feud(8, 7).scenario();
    for (const char *id : {"C-3", "C-4"}) {
        UnitSpec unit = scenario.sides[1].commands[0].units[0];
        unit.id = id;
        unit.type = "INF";
        unit.pose.front.x = unit.id == "C-3" ? 10 * kInch : 20 * kInch;
        scenario.sides[1].commands[0].units.push_back(unit);
    }
    const SetupPtr setup = compile(scenario).value();
    std::set<std::string> kinds;
    for (const Change &change : smallChanges(*setup, {1, false, {}, false}, SideId(0U))) {
        kinds.insert(std::string(change.words.front().id));
        QVERIFY(isWellFormed(change.words.front()));
    }
    QVERIFY(kinds.contains("balance.type_more") && kinds.contains("balance.type_fewer"));
    QVERIFY(kinds.contains("balance.kind_more") && !kinds.contains("balance.kind_fewer"));
}

void TestEvening::ofManyChangesThoseOfTheWantedSizeComeFirst()
{
    const SetupPtr setup = compile(zamaBattle()).value();
    const auto changes = smallChanges(*setup, {2, true, {}, false}, SideId(0U), {16, 10, nullptr});
    QCOMPARE(changes.size(), std::size_t{10});
    for (std::size_t i = 0; i + 1 < changes.size(); ++i) {
        QVERIFY(std::abs(changes[i].size - 16) <= std::abs(changes[i + 1].size - 16));
    }
    QCOMPARE(changes.front().size, 16);
    const std::atomic<bool> stop = true;
    QVERIFY(smallChanges(*setup, {2, true, {}, false}, SideId(0U), {16, 10, &stop}).empty());
}

void TestEvening::nothingAllowedIsNothingTried()
{
    const SetupPtr setup = feud(8, 7).setup();
    QVERIFY(smallChanges(*setup, {}, SideId(0U)).empty());
    const Evening evening = makeEven(planOf(setup, {}, 100));
    QVERIFY(evening.before.has_value());
    QVERIFY(evening.proposals.empty() && !evening.isStopped && !evening.fault);
}

void TestEvening::onlyWhatIsAllowedIsTried()
{
    const SetupPtr setup = feud(8, 7).setup();
    for (const Change &change : smallChanges(*setup, {0, true, {}, false}, SideId(0U))) {
        QVERIFY(std::holds_alternative<ShiftEdit>(change.edits.front()) ||
                std::holds_alternative<LineEdit>(change.edits.front()));
    }
    const auto hits = smallChanges(*setup, {0, false, {"HVY"}, false}, SideId(0U));
    QCOMPARE(hits.size(), std::size_t{1});
    QVERIFY(std::get<HitEdit>(hits.front().edits.front()).more == -1);
    const auto turns = smallChanges(*setup, {0, false, {}, true}, SideId(0U));
    QCOMPARE(turns.size(), std::size_t{4});
}

void TestEvening::theStrongerSideIsNotHelped()
{
    const SetupPtr setup = feud(8, 7).setup();
    for (const Change &change : smallChanges(*setup, {2, false, {}, false}, SideId(0U))) {
        const auto &edit = std::get<StandsEdit>(change.edits.front());
        const bool isRoman = setup->sideOf(edit.units.front()) == SideId(0U);
        QCOMPARE(edit.more > 0, !isRoman);
    }
}

void TestEvening::whatIsNotAllowedIsSeen()
{
    const Scenario before = zamaBattle();
    const Allowance all = everything(before);
    Scenario after = before;
    after.sides[0].commands[1].units[0].stands -= 2;
    QVERIFY(isAllowed(before, after, all));
    QVERIFY(!isAllowed(before, after, {1, true, all.hitTypes, true}));
    after = before;
    after.sides[0].commands[1].units[0].pose.front.y -= 3000;
    QVERIFY(isAllowed(before, after, all));
    QVERIFY(!isAllowed(before, after, {2, false, all.hitTypes, true}));
    after.sides[0].commands[1].units[0].pose.front.y -= 1000;
    QVERIFY(!isAllowed(before, after, all));
    after = before;
    *after.types[0].melee.hit += 1;
    QVERIFY(isAllowed(before, after, all));
    QVERIFY(!isAllowed(before, after, {2, true, {}, true}));
    after = before;
    after.options.turnLimit = 11;
    QVERIFY(!isAllowed(before, after, all));
    after = before;
    after.title.entries.clear();
    QVERIFY(!isAllowed(before, after, all));
    after = before;
    after.sides[0].commands[1].units.pop_back();
    QVERIFY(!isAllowed(before, after, all));
}

void TestEvening::changesOfTheSameThingDoNotCombine()
{
    const SetupPtr setup = feud(8, 7).setup();
    const Allowance turns{0, false, {}, true};
    const auto changes = smallChanges(*setup, turns, SideId(0U));
    QVERIFY(!combined(*setup, turns, changes[0], changes[1]));
    const Allowance both{1, false, {}, true};
    const auto stands = smallChanges(*setup, {1, false, {}, false}, SideId(0U));
    const auto together = combined(*setup, both, stands.front(), changes.front());
    QVERIFY(together.has_value());
    QCOMPARE(together->size, stands.front().size + changes.front().size);
    QCOMPARE(together->words.size(), std::size_t{2});
    QVERIFY(isAllowed(setup->scenario, changedBy(*setup, together->edits), both));
}

void TestEvening::twoChangesOfStandsKeepWithinTheAllowance()
{
    const SetupPtr setup = feud(8, 7).setup();
    const Allowance one{1, false, {}, false};
    const auto changes = smallChanges(*setup, one, SideId(0U));
    for (const Change &a : changes) {
        for (const Change &b : changes) {
            if (const auto both = combined(*setup, one, a, b)) {
                QVERIFY(isAllowed(setup->scenario, changedBy(*setup, both->edits), one));
            }
        }
    }
    const Change unit{{StandsEdit{{setup->findUnit("C-1")}, 1}}, {}, 1};
    const Change type{{StandsEdit{{setup->findUnit("C-1"), setup->findUnit("C-2")}, 1}}, {}, 2};
    QVERIFY(!combined(*setup, one, unit, type));
}

// Seven stands against nine: two more for the one or two fewer for the other.
void TestEvening::aKnownRemedyIsFound()
{
    const SetupPtr setup = feud(9, 7).setup();
    const Allowance allowance{2, false, {}, false};
    const Evening evening = makeEven(planOf(setup, allowance, 500));
    QVERIFY(!evening.fault && !evening.isStopped);
    QVERIFY(distanceFromEven(*evening.before) > 1000);
    QVERIFY(!evening.proposals.empty());
    for (const Proposal &p : evening.proposals) {
        QCOMPARE(p.after.games, 500);
        QVERIFY(distanceFromEven(p.after) < distanceFromEven(*evening.before));
        QVERIFY(isAllowed(setup->scenario, changedBy(*setup, p.change.edits), allowance));
    }
    const Proposal &best = evening.proposals.front();
    QVERIFY2(distanceFromEven(best.after) <= 700, idOf(best.change).c_str());
    int more = 0; // for Carthage against Rome
    for (const Edit &edit : best.change.edits) {
        const auto &stands = std::get<StandsEdit>(edit);
        more += static_cast<int>(stands.units.size()) * std::abs(stands.more);
    }
    QVERIFY(more >= 2 && more <= 5);
}

void TestEvening::whereNothingIsEnoughTheNearestIsKept()
{
    const SetupPtr setup = feud(10, 6).setup();
    const Evening evening = makeEven(planOf(setup, {1, false, {}, false}, 200));
    QVERIFY(distanceFromEven(*evening.before) > 2000);
    QVERIFY(!evening.isEnough);
    QCOMPARE(evening.proposals.size(), std::size_t{1});
    const int after = distanceFromEven(evening.proposals.front().after);
    QVERIFY(after < distanceFromEven(*evening.before));
    QVERIFY(3 * after > 2 * distanceFromEven(*evening.before)); // not worth a choice of several
    const Evening remedy = makeEven(planOf(feud(9, 7).setup(), {3, false, {}, false}, 200));
    QVERIFY(remedy.isEnough);
}

void TestEvening::anEvenBattleIsLeftAlone()
{
    // Nobody comes near anybody: every battle is drawn.
    const SetupPtr setup = tinyBattle().far().option("turn_limit", "1").setup();
    const Evening evening = makeEven(planOf(setup, everything(setup->scenario), 50));
    QCOMPARE(distanceFromEven(*evening.before), 0);
    QVERIFY(evening.proposals.empty());
}

void TestEvening::anyNumberOfThreadsGivesTheSameProposals()
{
    const SetupPtr setup = feud(9, 7).setup();
    EveningPlan plan = planOf(setup, everything(setup->scenario), 100);
    plan.batch.threads = 1;
    const Evening one = makeEven(plan);
    QVERIFY(!one.proposals.empty());
    for (const int threads : {2, 5}) {
        plan.batch.threads = threads;
        const Evening more = makeEven(plan);
        QVERIFY(more.before->seriesHash == one.before->seriesHash);
        QCOMPARE(more.proposals.size(), one.proposals.size());
        for (std::size_t i = 0; i < one.proposals.size(); ++i) {
            QVERIFY(more.proposals[i].change.edits == one.proposals[i].change.edits);
            QVERIFY(more.proposals[i].after.seriesHash == one.proposals[i].after.seriesHash);
        }
    }
}

void TestEvening::progressNeverExceedsItsStage()
{
    const SetupPtr setup = feud(9, 7).setup();
    std::set<EveningStage> stages;
    const Evening evening =
        makeEven(planOf(setup, {1, false, {}, true}, 60), nullptr, [&](const EveningProgress &p) {
            stages.insert(p.stage);
            QVERIFY(0 <= p.done && p.done <= p.of);
        });
    QVERIFY(!evening.isStopped);
    QVERIFY(stages.contains(EveningStage::Measuring) && stages.contains(EveningStage::Trying));
    QVERIFY(stages.contains(EveningStage::Confirming));
}

void TestEvening::stoppingKeepsWhatIsConfirmed()
{
    const SetupPtr setup = feud(9, 7).setup();
    std::atomic<bool> stop = false;
    const Evening evening =
        makeEven(planOf(setup, {2, false, {}, false}, 100), &stop, [&](const EveningProgress &p) {
            stop = p.stage == EveningStage::Confirming && p.done >= 250;
        });
    QVERIFY(evening.isStopped);
    QVERIFY(evening.proposals.size() <= 2);
    for (const Proposal &p : evening.proposals) {
        QCOMPARE(p.after.games, 100);
    }
}

void TestEvening::stoppingAtOnceProposesNothing()
{
    const std::atomic<bool> stop = true;
    const SetupPtr setup = feud(9, 7).setup();
    const Evening evening = makeEven(planOf(setup, everything(setup->scenario)), &stop);
    QVERIFY(evening.isStopped && !evening.before && evening.proposals.empty());
}

void TestEvening::zamaComesWithinFivePoints()
{
    const SetupPtr setup = compile(zamaBattle()).value();
    const Allowance allowance{0, false, {"scorpion", "carthaginian-heavy-infantry"}, false};
    EveningPlan plan = planOf(setup, allowance, 200);
    const Evening evening = makeEven(plan);
    QVERIFY(distanceFromEven(*evening.before) > 1000);
    QVERIFY(!evening.proposals.empty());
    const Proposal &best = evening.proposals.front();
    QVERIFY2(distanceFromEven(best.after) <= 500, idOf(best.change).c_str());
    const Scenario after = changedBy(*setup, best.change.edits);
    QVERIFY(isAllowed(setup->scenario, after, allowance) && !hasErrors(validate(after)));
}

QTEST_APPLESS_MAIN(TestEvening)
#include "test_evening.moc"
