// What the sheets of a class kit say: every number is the scenario's own, and every option shows.

#include "core/kit/lesson_plan.h"
#include "core/kit/loss_ladder.h"
#include "core/kit/measures.h"
#include "core/kit/placement.h"
#include "core/kit/quick_reference.h"
#include "core/kit/roster.h"
#include "core/text/english.h"
#include "core/text/issue_text.h"
#include "core/text/phrase.h"
#include "tests/support/scenario_files.h"
#include "tests/support/small_battle.h"

#include <QTest>

#include <numeric>
#include <set>

using namespace zama;
using namespace zama::kit;

namespace {

Scenario zamaScenario()
{
    return test::shippedScenario("zama").scenario;
}

SetupPtr setupOf(const Scenario &scenario)
{
    const auto compiled = compile(scenario);
    if (!compiled) {
        throw std::runtime_error(inEnglish(compiled.error().front()));
    }
    return compiled.value();
}

std::vector<std::string> sentencesOf(const Setup &setup)
{
    std::vector<std::string> all;
    const QuickReference sheet = quickReferenceOf(setup);
    for (const ReferenceChapter &chapter : sheet.chapters) {
        for (const Message &rule : chapter.rules) {
            all.push_back(englishFor(rule, setup));
        }
    }
    for (const TroopRow &row : sheet.troops) {
        for (const Message &note : row.notes) {
            all.push_back(englishFor(MessageArg(row.type), setup) + ": " + englishFor(note, setup));
        }
    }
    return all;
}

std::vector<std::string> sentencesOf(const Scenario &scenario)
{
    return sentencesOf(*setupOf(scenario));
}

bool says(const std::vector<std::string> &sentences, std::string_view what)
{
    return std::ranges::any_of(sentences,
                               [&](const std::string &s) { return s.find(what) != std::string::npos; });
}

const TroopRow &rowOf(const QuickReference &sheet, const Setup &setup, std::string_view type)
{
    const auto at = std::ranges::find_if(
        sheet.troops, [&](const TroopRow &row) { return setup.types[row.type.index()].id == type; });
    if (at == sheet.troops.end()) {
        throw std::runtime_error("no row for " + std::string(type));
    }
    return *at;
}

UnitTypeSpec &typeIn(Scenario &scenario, std::string_view id)
{
    return *std::ranges::find(scenario.types, id, &UnitTypeSpec::id);
}

UnitTypeSpec &elephantIn(Scenario &scenario)
{
    return *std::ranges::find_if(scenario.types,
                                 [](const UnitTypeSpec &t) { return t.elephant.has_value(); });
}

std::vector<Message> everythingSaid(const Setup &setup)
{
    std::vector<Message> all = stepsInWords(setup);
    const QuickReference sheet = quickReferenceOf(setup);
    for (const ReferenceChapter &chapter : sheet.chapters) {
        all.push_back(chapter.heading);
        all.insert(all.end(), chapter.rules.begin(), chapter.rules.end());
    }
    for (const ControlTable &table : sheet.control) {
        all.insert(all.end(), table.fates.begin(), table.fates.end());
    }
    const LessonPlan plan = lessonPlanOf(setup);
    for (const auto &part : {plan.time, plan.pupils, plan.roles, plan.use, plan.questions,
                             thresholdsOf(setup, SideId(0U)), thresholdsOf(setup, SideId(1U))}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    for (const Stick &stick : sticksOf(setup.scenario)) {
        all.insert(all.end(), stick.uses.begin(), stick.uses.end());
    }
    return all;
}

} // namespace

class TestKit : public QObject
{
    Q_OBJECT
private slots:
    void numbersAreTheScenarios()
    {
        const SetupPtr setup = setupOf(zamaScenario());
        const QuickReference sheet = quickReferenceOf(*setup);
        const TroopRow &horse = rowOf(sheet, *setup, "roman-numidian-cavalry");
        QCOMPARE(horse.move, 12 * kInch);
        QCOMPARE(horse.range, 6 * kInch);
        QCOMPARE(horse.shot, 6);
        QCOMPARE(*horse.melee, 6);
        QVERIFY(horse.sides[0] && !horse.sides[1]);
        const auto scorpion = std::ranges::find(sheet.troops, 24 * kInch, &TroopRow::range);
        QVERIFY(scorpion != sheet.troops.end());
        QCOMPARE(scorpion->charge, 0);
        QVERIFY(!scorpion->melee);
    }

    void aChangedNumberChangesTheSheet()
    {
        Scenario scenario = zamaScenario();
        UnitTypeSpec &foot = typeIn(scenario, "roman-infantry");
        foot.move = 7500;
        foot.charge = 9 * kInch;
        foot.melee.hitAfterCharge = 4;
        foot.shooting = Shooting{10 * kInch, 3, {}};
        const SetupPtr setup = setupOf(scenario);
        const QuickReference sheet = quickReferenceOf(*setup);
        const TroopRow &row = rowOf(sheet, *setup, "roman-infantry");
        QCOMPARE(row.move, 7500);
        QCOMPARE(row.charge, 9 * kInch);
        QCOMPARE(row.afterCharge.value_or(0), 4);
        QCOMPARE(row.range, 10 * kInch);
        QCOMPARE(row.shot, 3);
        QVERIFY(says(sentencesOf(*setup), "behind an arrow"));
        QVERIFY(!says(sentencesOf(zamaScenario()), "behind an arrow"));
    }

    void everyOptionShows()
    {
        for (const OptionRow &row : optionTable()) {
            std::set<std::vector<std::string>> sheets;
            for (int value = 0; value < static_cast<int>(row.values.size()); ++value) {
                Scenario scenario = zamaScenario();
                row.set(scenario.options, value);
                sheets.insert(sentencesOf(scenario));
            }
            QVERIFY2(sheets.size() == row.values.size(), row.key.data());
        }
    }

    void theTurnLimitShows()
    {
        Scenario scenario = zamaScenario();
        scenario.options.turnLimit = 11;
        QVERIFY(says(sentencesOf(scenario), "when turn 11 is"));
        scenario.options.turnLimit = {};
        QVERIFY(says(sentencesOf(scenario), "no last turn"));
    }

    void elephantNumbersAreTheScenarios()
    {
        Scenario scenario = zamaScenario();
        ElephantRules &rules = *elephantIn(scenario).elephant;
        rules.scaredOn = 4;
        rules.impactLoss = 3;
        rules.rampageLoss = 1;
        rules.rampage = 9 * kInch;
        rules.control.fill(ElephantFate::Held);
        rules.control[5] = ElephantFate::Back;
        const SetupPtr setup = setupOf(scenario);
        const auto sentences = sentencesOf(*setup);
        QVERIFY(says(sentences, "On 4 or more it runs off"));
        QVERIFY(says(sentences, "takes 3 stands"));
        QVERIFY(says(sentences, "it goes 9 in straight"));
        QVERIFY(says(sentences, "loses one stand"));
        const auto tables = quickReferenceOf(*setup).control;
        QCOMPARE(tables.size(), std::size_t{1});
        QCOMPARE(tables[0].fates[0].id, std::string_view("kit.fate.held"));
        QCOMPARE(tables[0].fates[5].id, std::string_view("kit.fate.back"));
        elephantIn(scenario).elephant->scaredOn = kNeverHits;
        QVERIFY(says(sentencesOf(scenario), "nothing scares it"));
    }

    void whatABattleDoesNotHaveIsNotExplained()
    {
        const auto lesson = sentencesOf(test::shippedScenario("first-lesson").scenario);
        QVERIFY(!says(lesson, "lephant"));
        QVERIFY(says(lesson, "general"));
        Scenario scenario = zamaScenario();
        for (UnitTypeSpec &type : scenario.types) {
            type.shooting = {};
        }
        const SetupPtr setup = setupOf(scenario);
        for (const ReferenceChapter &chapter : quickReferenceOf(*setup).chapters) {
            QVERIFY(chapter.heading.id != "kit.heading.shoot");
        }
    }

    void everythingSaidHasARow()
    {
        for (const std::string &path : test::shippedScenarios()) {
            const SetupPtr setup = setupOf(readScenario(test::bytesOf(path)).value().scenario);
            for (const Message &message : everythingSaid(*setup)) {
                QVERIFY2(isWellFormed(message), message.id.data());
            }
        }
    }

    void thresholdsAreWholeStands()
    {
        QCOMPARE(standsFor(10, 196), 20); // 19 stands are 9.69 per cent
        QCOMPARE(standsFor(5, 196), 10);
        QCOMPARE(standsFor(50, 172), 86);
        for (const int starting : {1, 7, 52, 172, 196}) {
            for (int perCent = 0; perCent <= 100; ++perCent) {
                const int stands = standsFor(perCent, starting);
                QVERIFY(100 * stands >= perCent * starting);
                QVERIFY(stands == 0 || 100 * (stands - 1) < perCent * starting);
            }
        }
    }

    void smallArmiesHaveOneRungForEachNumberOfStands()
    {
        Setup setup = *setupOf(zamaScenario());
        setup.sides[1].startingStands = 7;
        const auto ladder = lossLadder(setup, SideId(1U));
        QCOMPARE(ladder.size(), std::size_t{7});
        for (std::size_t i = 0; i < ladder.size(); ++i) {
            QCOMPARE(ladder[i].stands, static_cast<int>(i) + 1);
        }
        QCOMPARE(ladder[0].perCent, 10);
        QCOMPARE(ladder.back().perCent, 100);
    }

    void theLadderIsOfStandsThatCount()
    {
        const SetupPtr setup = setupOf(zamaScenario());
        const auto ladder = lossLadder(*setup, SideId(1U));
        QCOMPARE(ladder.size(), std::size_t{20});
        QCOMPARE(ladder[1], (LossRung{10, 18})); // 172: elephants are not counted
        QCOMPARE(ladder.back(), (LossRung{100, 172}));
        QCOMPARE(
            englishFor(thresholdsOf(*setup, SideId(0U))[0], *setup),
            std::string("Stands lost by the Romans that give the enemy a slight edge: 10; a great victory: "
                        "40 (if the enemy has lost none)."));
    }

    void rostersHaveEverybody()
    {
        const SetupPtr setup = setupOf(zamaScenario());
        const SideRoster rome = rosterOf(*setup, SideId(0U));
        QCOMPARE(rome.units, 38);
        QCOMPARE(rome.stands, 196);
        QCOMPARE(rome.counted, 196);
        QCOMPARE(rome.generals, 6);
        const SideRoster carthage = rosterOf(*setup, SideId(1U));
        QCOMPARE(carthage.stands, 184);
        QCOMPARE(carthage.counted, 172);
        const UnitBoxes &first =
            rome.commands[0].units.empty() ? rome.commands[1].units[0] : rome.commands[0].units[0];
        QCOMPARE(first.boxes, setup->units[first.unit.index()].stands);
        QCOMPARE(first.ticked, 0);
    }

    void standsLostBeforeTheFirstOrderAreTicked()
    {
        Scenario scenario = test::smallBattle();
        UnitSpec *weak = nullptr;
        for (CommandSpec &command : scenario.sides[0].commands) {
            for (UnitSpec &unit : command.units) {
                weak = unit.stands > 5 && weak == nullptr ? &unit : weak;
            }
        }
        QVERIFY(weak != nullptr);
        weak->strength = weak->stands - 2;
        const auto boxes = [&] {
            const SetupPtr setup = setupOf(scenario);
            for (const CommandRoster &command : rosterOf(*setup, SideId(0U)).commands) {
                for (const UnitBoxes &unit : command.units) {
                    if (setup->units[unit.unit.index()].id == weak->id) {
                        return std::pair{unit.boxes, unit.ticked};
                    }
                }
            }
            return std::pair{0, 0};
        };
        QCOMPARE(boxes(), (std::pair{weak->stands - 2, 0})); // begins weak: that is all there is
        scenario.start = StartSpec{3, 0, {}, {}};
        QCOMPARE(boxes(), (std::pair{weak->stands, 2}));
    }

    void theMapIsTheSetups()
    {
        const SetupPtr setup = setupOf(zamaScenario());
        std::size_t units = 0;
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            const Placement placement = placementOf(*setup, SideId(side));
            for (std::size_t i = 0; i < placement.units.size(); ++i) {
                const PlacedUnit &placed = placement.units[i];
                const UnitSetup &unit = setup->units[placed.unit.index()];
                QCOMPARE(placed.number, static_cast<int>(i) + 1);
                QVERIFY(placed.pose == unit.pose);
                QVERIFY(placed.footprint ==
                        footprintAt(unit.pose, setup->extentOf(placed.unit, unit.strength)));
                ++units;
            }
        }
        QCOMPARE(units, setup->units.size());
    }

    void thereIsAStickForEveryLength()
    {
        const auto sticks = sticksOf(zamaScenario());
        QCOMPARE(sticks.size(), std::size_t{3});
        QCOMPARE(sticks[0].length, 6 * kInch);
        QCOMPARE(sticks[1].length, 12 * kInch);
        QCOMPARE(sticks[2].length, 24 * kInch);
        QCOMPARE(sticks[2].uses.size(), std::size_t{1});
        QCOMPARE(sticks[2].uses[0].id, std::string_view("step.shoot"));
        Scenario slow = zamaScenario();
        for (UnitTypeSpec &type : slow.types) {
            type.move = 5500;
        }
        QCOMPARE(sticksOf(slow)[0].length, 5500);
    }

    void draftsHaveSticksToo()
    {
        Scenario draft;
        QVERIFY(sticksOf(draft).empty());
        draft.types.push_back(UnitTypeSpec{});
        draft.types[0].move = -5;
        draft.types[0].charge = kMaxAllowance * 2;
        QVERIFY(sticksOf(draft).empty());
        draft.types[0].charge = 9 * kInch;
        QCOMPARE(sticksOf(draft).size(), std::size_t{1});
    }

    void piecesAddUp()
    {
        QCOMPARE(piecesOf(24 * kInch, 10500), (std::vector<Mils>{8000, 8000, 8000}));
        QCOMPARE(piecesOf(12 * kInch, 7100), (std::vector<Mils>{6000, 6000}));
        QCOMPARE(piecesOf(6 * kInch, 7100), (std::vector<Mils>{6000}));
        QCOMPARE(piecesOf(7500, 7100), (std::vector<Mils>{4000, 3500}));
        for (Mils length = 250; length < 200 * kInch; length += 777) {
            for (const Mils longest : {7100, 10500, 900}) {
                const auto pieces = piecesOf(length, longest);
                QCOMPARE(std::accumulate(pieces.begin(), pieces.end(), 0), length);
                QVERIFY(std::ranges::max(pieces) <= longest);
                QCOMPARE(static_cast<Mils>(pieces.size()), (length + longest - 1) / longest);
            }
        }
    }

    void wheelsCostTheArc()
    {
        const WheelCost cost = wheelCostOf(4 * kInch); // Q26: a front of 4 in by 45 degrees
        QCOMPARE(cost.cost[2], 3142);
        QCOMPARE(cost.cost[0], 1047);
        const auto costs = wheelCostsOf(zamaScenario());
        QCOMPARE(costs.size(), std::size_t{2});
        QCOMPARE(costs[0].front, 3750);
        QCOMPARE(costs[0].cost[2], 2945);
        QCOMPARE(longestFormedWay(zamaScenario()), 12 * kInch);
    }

    void elephantsAlikeShareATemplate()
    {
        Scenario scenario = zamaScenario();
        auto runs = rampagesOf(scenario);
        QCOMPARE(runs.size(), std::size_t{1});
        QCOMPARE(runs[0].base, (Extent{1500, 2000}));
        QCOMPARE(runs[0].run, 12 * kInch);
        QCOMPARE(runs[0].control[3], ElephantFate::Right);
        UnitTypeSpec other = elephantIn(scenario);
        other.id = "other";
        other.elephant->rampage = 20 * kInch;
        scenario.types.push_back(other);
        scenario.sides[1].commands.back().units.push_back(
            {"new", "other", {}, 1, {{45000, 55000}, 18000}, {}, {}});
        runs = rampagesOf(scenario);
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs[1].run, 20 * kInch);
    }

    void timeIsTheBalancePanels()
    {
        const SetupPtr setup = setupOf(zamaScenario());
        const sim::ClassTime time = lessonTimeOf(*setup);
        QVERIFY(60 < time.mean && time.mean < 130); // two lessons of 50 minutes
        QCOMPARE(time.lessons, (time.mean + 49) / 50);
        QVERIFY(time == lessonTimeOf(*setup)); // the same paper every time
        QCOMPARE(lessonPlanOf(*setup).time.front().id, std::string_view("balance.minutes"));
    }

    void largeBattlesDoNotKeepThePaperWaiting()
    {
        const SetupPtr setup = setupOf(test::crowd(static_cast<int>(kMostUnitsTried) + 2));
        QCOMPARE(lessonTimeOf(*setup).mean, 0);
        QCOMPARE(lessonPlanOf(*setup).time.front().id, std::string_view("kit.plan.no_time"));
    }

    void theTeachersPageKnowsTheArmies()
    {
        const SetupPtr setup = setupOf(zamaScenario());
        const LessonPlan plan = lessonPlanOf(*setup);
        QCOMPARE(englishFor(plan.pupils[0], *setup), std::string("From 2 to 16 can play with a task each."));
        QVERIFY(std::ranges::any_of(plan.roles, [](const Message &m) { return m.id == "kit.role.unled"; }));
        QVERIFY(std::ranges::any_of(plan.questions,
                                    [](const Message &m) { return m.id == "kit.question.elephants"; }));
        const SetupPtr lesson = setupOf(test::shippedScenario("first-lesson").scenario);
        QVERIFY(std::ranges::none_of(lessonPlanOf(*lesson).questions,
                                     [](const Message &m) { return m.id == "kit.question.elephants"; }));
    }
};

QTEST_APPLESS_MAIN(TestKit)
#include "test_kit.moc"
