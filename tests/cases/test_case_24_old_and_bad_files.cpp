// Case 24: files from other versions or with unknown types fail without saying why; after one failure all
// fail.

#include "core/io/issue_line.h"
#include "core/io/read_scenario.h"
#include "tests/support/case_files.h"

#include <QtTest>

#include <filesystem>

using namespace zama;
using namespace zama::test;

namespace {

std::string pathOf(const std::string &name)
{
    return inSourceTree("tests/cases/data/" + name);
}

std::string firstLine(const std::string &path)
{
    const auto file = loadScenario(path);
    return file ? "read" : issueLine(path.substr(path.find_last_of('/') + 1), file.error().issues.front());
}

} // namespace

class TestCase24OldAndBadFiles : public QObject
{
    Q_OBJECT

private slots:
    void theMessageNamesFileVersionAndField()
    {
        QCOMPARE(
            firstLine(pathOf("24-old-and-bad-files/future-version.json")),
            std::string(
                "future-version.json:3:14: error: This file has version 7 of the format; this program knows "
                "versions up to 1. Get a newer program. [version.newer]"));
        const std::string renamed = firstLine(pathOf("24-old-and-bad-files/renamed-unit-type.json"));
        QVERIFY2(renamed.find("u1 is of the type “foot”, which does not exist") != std::string::npos,
                 renamed.c_str());
        const auto file = loadScenario(pathOf("24-old-and-bad-files/renamed-unit-type.json"));
        QCOMPARE(file.error().issues.front().field, std::string("/sides/0/commands/0/units/0/type"));
    }

    void aBadFileLeavesNoTraceForTheNext()
    {
        const Scenario good = loadScenario(pathOf("base.json")).value().scenario;
        int bad = 0;
        for (const auto &entry : std::filesystem::recursive_directory_iterator(pathOf(""))) {
            if (entry.is_regular_file() && entry.path().extension() == ".json") {
                bad += loadScenario(entry.path().string()) ? 0 : 1;
                const auto next = loadScenario(pathOf("base.json"));
                QVERIFY(next.ok());
                QVERIFY(next.value().scenario == good);
            }
        }
        QVERIFY(bad > 30);
    }

    void everyShippedScenarioIsReadTwiceAlike()
    {
        for (const std::string &path : shippedScenarios()) {
            QVERIFY(loadScenario(path).value().scenario == loadScenario(path).value().scenario);
        }
    }
};

QTEST_APPLESS_MAIN(TestCase24OldAndBadFiles)
#include "test_case_24_old_and_bad_files.moc"
