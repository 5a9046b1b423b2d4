// One-click fixes: each removes its issue and brings no new error.

#include "core/design/fixes.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "core/text/issue_text.h"
#include "tests/core/scenario_spoilings.h"
#include "tests/support/chance.h"
#include "tests/support/scenario_files.h"
#include "tests/support/source_tree.h"

#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace zama;
using namespace zama::design;
using namespace zama::test;

namespace {

// A person has to decide about these.
const std::set<std::string> kUnfixable{"limit.commands",    "limit.generals", "limit.units", "limit.types",
                                       "limit.engagements", "limit.art",      "text.long",   "art.total"};

std::ptrdiff_t countOf(const Issues &issues, const std::string &code)
{
    return std::ranges::count(issues, code, &Issue::code);
}

std::ptrdiff_t errorCount(const Scenario &scenario)
{
    const Issues issues = validate(scenario);
    return std::ranges::count(issues, Severity::Error, &Issue::severity);
}

std::string told(const Issue &issue)
{
    return issue.code + " at " + issue.path + ": " + inEnglish(issue);
}

// Every fix of every issue does what it promises.
void checkAllFixes(const Scenario &scenario, bool isComplete)
{
    const Issues before = validate(scenario);
    for (const Issue &issue : before) {
        const std::vector<Fix> fixes = fixesFor(scenario, issue);
        QVERIFY2(fixes.empty() || mayBeFixed(issue.code), told(issue).c_str());
        QVERIFY2(!isComplete || !fixes.empty() || kUnfixable.contains(issue.code), told(issue).c_str());
        for (const Fix &fix : fixes) {
            const Issues after = validate(fix.fixed);
            QVERIFY2(countOf(after, issue.code) < countOf(before, issue.code), told(issue).c_str());
            QVERIFY2(errorCount(fix.fixed) <= errorCount(scenario), told(fix.what).c_str());
            QVERIFY2(issueSentence(fix.what.code) != nullptr, fix.what.code.c_str());
            QVERIFY2(inEnglish(fix.what).find('%') == std::string::npos, fix.what.code.c_str());
        }
    }
}

// Takes the first fix of the first issue that has one, again and again.
Scenario mended(Scenario scenario)
{
    for (int round = 0; round < 500; ++round) {
        bool isChanged = false;
        for (const Issue &issue : validate(scenario)) {
            std::vector<Fix> fixes = fixesFor(scenario, issue);
            if (!fixes.empty()) {
                scenario = std::move(fixes.front().fixed);
                isChanged = true;
                break;
            }
        }
        if (!isChanged) {
            break;
        }
    }
    return scenario;
}

std::vector<std::string> jsonFilesIn(const char *folder)
{
    std::vector<std::string> paths;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(inSourceTree(folder))) {
        if (entry.path().extension() == ".json") {
            paths.push_back(entry.path().string());
        }
    }
    std::ranges::sort(paths);
    return paths;
}

Fix onlyFix(const Scenario &scenario, const char *code, const char *what)
{
    for (const Issue &issue : validate(scenario)) {
        if (issue.code == code) {
            for (Fix &fix : fixesFor(scenario, issue)) {
                if (fix.what.code == what) {
                    return fix;
                }
            }
        }
    }
    throw std::runtime_error(std::string("no fix ") + what + " of " + code);
}

} // namespace

class TestDesignFixes : public QObject
{
    Q_OBJECT

private slots:
    void everySpoiltBattleCanBeMended_data()
    {
        QTest::addColumn<int>("index");
        const auto all = spoilings();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].what) << static_cast<int>(i);
        }
    }
    void everySpoiltBattleCanBeMended()
    {
        QFETCH(int, index);
        Scenario scenario = smallBattle();
        const Spoiling spoiling = spoilings().at(static_cast<std::size_t>(index));
        spoiling.spoil(scenario);
        const Issues issues = validate(scenario);
        const auto issue = std::ranges::find(issues, std::string(spoiling.code), &Issue::code);
        QVERIFY(issue != issues.end());
        QCOMPARE(fixesFor(scenario, *issue).empty(),
                 kUnfixable.contains(spoiling.code) || std::string(spoiling.what) == "no sides");
        checkAllFixes(scenario, false);
    }

    void everyKindOfIssueHasAFixOrIsForPeople()
    {
        for (const Spoiling &spoiling : spoilings()) {
            QCOMPARE(mayBeFixed(spoiling.code), !kUnfixable.contains(spoiling.code));
        }
        QVERIFY(!mayBeFixed("json.syntax"));
    }

    void theObviousFixComesFirst()
    {
        Scenario s = smallBattle();
        unitOf(s, "R-SK").stands = 6;
        const Issues issues = validate(s);
        const std::vector<Fix> fixes = fixesFor(s, issues.front());
        QCOMPARE(fixes.size(), std::size_t{2});
        QCOMPARE(inEnglish(fixes[0].what), std::string("Set the number of stands of R-SK to 5."));
        QCOMPARE(inEnglish(fixes[1].what),
                 std::string("Widen the limits of the type light to a number of stands of 6."));
        QVERIFY(fixes[0].fixed == smallBattle());
    }

    void aSecondBearerOfAnIdLosesItNotTheFirst()
    {
        Scenario s = smallBattle();
        generalOf(s, "R-GEN").attachedTo = "R-1";
        unitOf(s, "R-2").id = "R-1";
        const Scenario fixed = onlyFix(s, "id.duplicate", "fix.id").fixed;
        QCOMPARE(fixed.sides[0].commands[0].units[1].id, std::string("R-1"));
        QCOMPARE(fixed.sides[0].commands[0].units[2].id, std::string("R-2"));
        QCOMPARE(fixed.sides[0].commands[0].general->attachedTo, std::string("R-1"));
    }

    void aMendedIdKeepsItsReferences()
    {
        Scenario s = smallBattle();
        unitOf(s, "R-1").id = "R 1 ";
        generalOf(s, "R-GEN").attachedTo = "R 1 ";
        const Scenario fixed = onlyFix(s, "id.spaces", "fix.id").fixed;
        QCOMPARE(fixed.sides[0].commands[0].general->attachedTo, std::string("R 1"));
    }

    void theTypeMostLikeIsOffered()
    {
        Scenario s = smallBattle();
        unitOf(s, "R-1").type = "foots";
        Scenario fixed = onlyFix(s, "ref.type", "fix.type").fixed;
        QVERIFY(fixed == smallBattle());
        fixed = onlyFix(s, "ref.type", "fix.new_type").fixed;
        QCOMPARE(fixed.types.back().id, std::string("foots"));
    }

    void aHeapIsClearedByClicking()
    {
        Scenario s = smallBattle();
        for (const char *id : {"R-SK", "R-1", "R-2", "R-SCO", "C-1"}) {
            unitOf(s, id).pose.front = {20000, 9000};
        }
        const Scenario clear = mended(s);
        QVERIFY(validate(clear).empty());
    }

    void wildScenariosOfTestsAreMendedAsFarAsTheyGo()
    {
        int read = 0;
        for (const char *folder : {"tests/cases/data", "tests/core/data", "scenarios"}) {
            for (const std::string &path : jsonFilesIn(folder)) {
                if (const auto file = loadScenario(path, Reading::Draft)) {
                    ++read;
                    const Scenario &scenario = file.value().scenario;
                    if (validate(scenario).size() < 50) {
                        checkAllFixes(scenario, false);
                    }
                }
            }
        }
        QVERIFY(read > 10);
    }

    void manyFaultsAtOnceAreMendedOneByOne()
    {
        const auto all = spoilings();
        Chance chance(11);
        for (int i = 0; i < 60; ++i) {
            Scenario s = smallBattle();
            for (int k = 0; k < 3; ++k) {
                const Spoiling &spoiling = chance.oneOf(all);
                try {
                    if (!kUnfixable.contains(spoiling.code) && s.sides.size() == 2 &&
                        !s.sides[0].commands[0].units.empty()) {
                        spoiling.spoil(s);
                    }
                } catch (const std::out_of_range &) { // an earlier one renamed what this would spoil
                }
            }
            checkAllFixes(s, false);
            const Scenario fixed = mended(s);
            QVERIFY(errorCount(fixed) <= errorCount(s));
            QVERIFY2(!hasErrors(validate(fixed)) || s.sides.size() != 2,
                     told(hasErrors(validate(fixed)) ? validate(fixed).front() : Issue{}).c_str());
        }
    }

    void anIssueOfAnotherScenarioHasNoFix()
    {
        Scenario s = smallBattle();
        unitOf(s, "R-SK").stands = 6;
        const Issues issues = validate(s);
        QVERIFY(fixesFor(smallBattle(), issues.front()).empty());
        for (const IssueText &text : issueTexts()) {
            for (const char *path : {"", "/", "/sides/9/commands/9/units/9/x", "/types/99/melee/hit",
                                     "/art/7", "/start/engagements/3", "/sides/x", "/rules/sequence/1000"}) {
                QVERIFY(fixesFor(s, {Severity::Error, std::string(text.code), {}, path}).empty());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestDesignFixes)
#include "test_design_fixes.moc"
