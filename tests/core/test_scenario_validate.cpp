#include "core/scenario/validate.h"
#include "core/text/issue_text.h"
#include "tests/core/scenario_spoilings.h"
#include "tests/support/scenario_files.h"

#include <QtTest>

#include <algorithm>
#include <climits>

using namespace zama;
using namespace zama::test;

namespace {

QByteArray listed(const Issues &issues)
{
    std::string text;
    for (const Issue &issue : issues) {
        text += issue.code + " at " + issue.path + ": " + inEnglish(issue) + "\n";
    }
    return QByteArray::fromStdString(text);
}

} // namespace

class TestScenarioValidate : public QObject
{
    Q_OBJECT

private slots:
    void zonesCountWhereverABattleBegins()
    {
        Scenario s = smallBattle();
        s.sides[0].zone = Box{0, 0, 40000, 8000}; // the skirmishers are before it
        const auto said = [](const Scenario &scenario) {
            std::vector<Severity> severities;
            for (const Issue &issue : validate(scenario)) {
                if (issue.code == "unit.outside_zone") {
                    severities.push_back(issue.severity);
                }
            }
            return severities;
        };
        QVERIFY(said(s) == std::vector{Severity::Note}); // it may be an ambush
        s.options.deployment = Deployment::Free;
        QVERIFY(said(s) == std::vector{Severity::Warning});
        s.start.emplace(); // in the middle of a battle everybody may be anywhere
        QVERIFY(said(s).empty());
    }

    void theSmallBattleHasNoIssues()
    {
        const Issues issues = validate(smallBattle());
        QVERIFY2(issues.empty(), listed(issues));
    }

    void everyFaultIsFoundAndLocated_data()
    {
        QTest::addColumn<int>("index");
        const auto all = spoilings();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].what) << static_cast<int>(i);
        }
    }
    void everyFaultIsFoundAndLocated()
    {
        QFETCH(int, index);
        const Spoiling spoiling = spoilings().at(static_cast<std::size_t>(index));
        Scenario scenario = smallBattle();
        spoiling.spoil(scenario);
        const Issues issues = validate(scenario);
        const bool isFound = std::ranges::any_of(
            issues, [&](const Issue &i) { return i.code == spoiling.code && i.path == spoiling.path; });
        QVERIFY2(isFound, listed(issues));
        for (const Issue &issue : issues) {
            QVERIFY2(issueSentence(issue.code) != nullptr, issue.code.c_str());
        }
    }

    void aSizeThatIsWrongIsRefusedNamingTheUnit() // A2, K03, Q15
    {
        Scenario s = smallBattle();
        unitOf(s, "R-SK").stands = 6;
        const Issues issues = validate(s);
        QVERIFY(hasErrors(issues));
        QCOMPARE(
            inEnglish(issues.front()),
            std::string("The number of stands of R-SK is 6; units of the type light may have from 3 to 5."));
    }

    void aUnitThatHasFallenBelowItsMinimumIsLawful() // K03, Q15
    {
        Scenario s = smallBattle();
        firstUnit(s).strength = 3;
        QVERIFY(!hasErrors(validate(s)));
    }

    void theFrontLineOnlyWarns() // A5, Q14
    {
        Scenario s = smallBattle();
        unitOf(s, "R-SK").pose.front.y = 4000;
        const Issues issues = validate(s);
        QCOMPARE(issues.size(), std::size_t{1});
        QVERIFY(!hasErrors(issues));
    }

    void inAPositionFromABattleNobodyAsksForTheFrontLine()
    {
        Scenario s = smallBattle();
        unitOf(s, "R-SK").pose.front.y = 4000;
        s.start.emplace();
        QVERIFY(validate(s).empty());
    }

    void engagedEnemiesMayTouchAndHaveGapsButNotOverlap() // Q46, Q70
    {
        Scenario s = smallBattle();
        unitOf(s, "C-1").pose.front = {15000, 7000};
        engage(s, "R-1", "C-1");
        QVERIFY2(validate(s).empty(), listed(validate(s)));
        unitOf(s, "C-1").pose.front.y = 8500;
        QVERIFY(validate(s).empty());
        unitOf(s, "C-1").pose.front.y = 6989;
        QVERIFY(hasErrors(validate(s)));
    }

    void friendsMayOverlapUpToTheTolerance() // Q17
    {
        Scenario s = smallBattle();
        unitOf(s, "R-SCO").pose.front = {30000, 7000};
        unitOf(s, "R-2").pose.front = {18990, 7000};
        QVERIFY2(validate(s).empty(), listed(validate(s)));
        unitOf(s, "R-2").pose.front.x = 18989;
        QVERIFY(hasErrors(validate(s)));
    }

    void unitsThatAreGoneTakeNoRoom()
    {
        Scenario s = smallBattle();
        unitOf(s, "R-2").pose = firstUnit(s).pose;
        unitOf(s, "R-2").strength = 0;
        QVERIFY(validate(s).empty());
    }

    void issuesComeInTheOrderOfTheFile()
    {
        Scenario s = smallBattle();
        s.title = {};
        s.table.width = 0;
        s.types[3].maxStands = 7;
        unitOf(s, "C-1").stands = 99;
        s.start = StartSpec{0, 0, {}, {}};
        std::vector<std::string> codes;
        for (const Issue &issue : validate(s)) {
            codes.push_back(issue.code);
        }
        const auto at = [&](const char *code) { return std::ranges::find(codes, code) - codes.begin(); };
        QVERIFY(at("text.missing") < at("range.length"));
        QVERIFY(at("range.length") < at("type.single_stand"));
        QVERIFY(at("type.single_stand") < at("unit.stands"));
        QVERIFY(at("unit.stands") < at("range.number"));
    }

    void notEveryOverlapOfAHeapIsListed()
    {
        Scenario s = crowd(2000);
        for (UnitSpec &unit : s.sides[0].commands[0].units) {
            unit.pose.front = {10000, 10000};
        }
        QVERIFY(validate(s).size() <= 100);
    }

    void aChiefMayBeginWithAnyCommand() // Q84: he has none of his own
    {
        Scenario s = smallBattle();
        s.options.generalJoins = GeneralJoins::OwnCommand;
        CommandSpec &staff = s.sides[0].commands.emplace_back();
        staff.id = "staff";
        staff.general = *s.sides[0].commands[0].general;
        staff.general->id = "chief";
        staff.general->commanderInChief = true;
        staff.general->attachedTo = s.sides[0].commands[0].units[0].id;
        QVERIFY2(!hasErrors(validate(s)), listed(validate(s)));
        staff.general->commanderInChief = false;
        QVERIFY(hasErrors(validate(s)));
    }

    void aCrowdOnTheLargestTableHasNoErrors() { QVERIFY(!hasErrors(validate(crowd(2000)))); }

    void wildNumbersDoNoHarm()
    {
        for (const int wild : {INT_MIN, INT_MIN + 1, -1, 0, 1 << 30, INT_MAX - 1, INT_MAX}) {
            Scenario s = smallBattle();
            s.table = {wild, wild, "", {}};
            s.options.turnLimit = wild;
            s.victory = {wild, wild, {}};
            s.types[0].stand = {wild, wild};
            s.types[0].move = wild;
            s.types[0].minStands = wild;
            s.types[0].maxStands = wild;
            s.types[1].shooting = Shooting{wild, wild, {}};
            s.types[3].elephant->rampage = wild;
            firstUnit(s) = {"R-1", "foot", {}, wild, {{wild, wild}, wild}, wild, {}};
            unitOf(s, "R-2").pose = {{wild, wild}, wild};
            generalOf(s, "R-GEN").place = {wild, wild};
            generalOf(s, "R-GEN").extraStands = wild;
            s.sides[0].zone = Box{wild, wild, wild, wild};
            s.start = StartSpec{wild, wild, {{"R-1", "C-1"}}, {}};
            QVERIFY(hasErrors(validate(s)));
        }
    }
};

QTEST_APPLESS_MAIN(TestScenarioValidate)
#include "test_scenario_validate.moc"
