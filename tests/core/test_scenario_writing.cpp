#include "core/io/decimal.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"
#include "tests/support/scenario_files.h"
#include "tests/support/small_battle.h"

#include <QtTest>

#include <algorithm>
#include <sstream>

using namespace zama;
using namespace zama::test;

namespace {

/// A scenario in which every field of every struct differs from its default.
Scenario fullBattle()
{
    Scenario s = smallBattle();
    s.language = "fr";
    s.title = {{{"fr", "Une \"bataille\"\n\\ \t fin"}, {"ar", "زاما"}, {"en", "A battle"}}};
    s.date = s.place = s.background = s.sources = s.notes = s.title;
    s.table.ground = "sand";
    for (const OptionRow &row : optionTable()) {
        row.set(s.options, static_cast<int>(row.values.size()) - 1);
    }
    s.options.deployment = Deployment::Fixed;
    s.options.turnLimit.reset();
    s.victory = {7, 21, {}};
    s.sequence = sequenceOf(s);
    for (UnitTypeSpec &type : s.types) {
        type.plural = s.title;
        type.melee.hitAfterCharge = type.melee.hit;
        type.figure = "figure";
        type.palette = "palette";
        type.colours = {{"tunic", "#0a0b0c"}, {"odd/slot", "#ffffff"}};
    }
    s.types[3].elephant = ElephantRules{4, 3, 1, 11500, {}, {}};
    s.types[3].elephant->control.fill(ElephantFate::Back);
    s.types[0].traits = {Trait::ScaresElephants, Trait::ScaresElephantsOptionally};
    for (SideSpec &side : s.sides) {
        side.nameInText = side.briefing = s.title;
        side.palette = "green";
        side.zone = Box{0, 125, 1, 30000};
        side.commands[0].name = s.title;
    }
    s.sides[0].livery.pattern = "checks";
    unitOf(s, "R-1").strength = 3;
    unitOf(s, "R-1").pose = {{15125, 7001}, 35999};
    unitOf(s, "R-1").name = s.title;
    generalOf(s, "R-GEN") = {"R-GEN", s.title, 2, true, {1, 2}, "R-1", false, {}};
    generalOf(s, "C-GEN").fallen = true;
    s.start = StartSpec{3, 4, {{"R-2", "C-2"}}, {}};
    s.art = {{"figure", "image/png", "AAAA", {}}};
    return s;
}

QByteArray difference(const std::string &a, const std::string &b)
{
    std::istringstream left(a);
    std::istringstream right(b);
    std::string l;
    std::string r;
    while (std::getline(left, l) && std::getline(right, r)) {
        if (l != r) {
            return QByteArray::fromStdString(l + "\n" + r);
        }
    }
    return "one text ends before the other";
}

} // namespace

class TestScenarioWriting : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldSurvivesWritingAndReading()
    {
        const Scenario scenario = fullBattle();
        const auto file = readScenario(writeScenario(scenario), Reading::Draft);
        QVERIFY(file.ok());
        QVERIFY2(file.value().scenario == scenario,
                 difference(writeScenario(file.value().scenario), writeScenario(scenario)));
    }

    void writingTwiceGivesTheSameBytes()
    {
        for (const Scenario &scenario : {smallBattle(), fullBattle(), Scenario{}}) {
            const std::string once = writeScenario(scenario);
            const auto file = readScenario(once, Reading::Draft);
            QVERIFY(file.ok());
            QVERIFY(writeScenario(file.value().scenario) == once);
        }
    }

    void shippedFilesAreInCanonicalForm()
    {
        for (const std::string &path : shippedScenarios()) {
            const std::string bytes = bytesOf(path);
            const std::string written = writeScenario(readScenario(bytes).value().scenario);
            QVERIFY2(written == bytes, difference(written, bytes));
        }
    }

    void formatAndVersionComeFirst()
    {
        QVERIFY(writeScenario(smallBattle())
                    .starts_with("{\n  \"format\": \"zama-scenario\",\n  \"version\": 1,\n"));
    }

    void aUnitIsOneLine()
    {
        const std::string text = writeScenario(smallBattle());
        QVERIFY(text.find("        {\"id\": \"R-1\", \"type\": \"foot\", \"stands\": 7, \"x\": 15, \"y\": 7, "
                          "\"facing\": 0},\n") != std::string::npos);
        QVERIFY(text.find("\"general\": {\"id\": \"R-GEN\", \"extra_stands\": 1, \"x\": 20, \"y\": 2},\n") !=
                std::string::npos);
    }

    void movingOneUnitChangesOneLine()
    {
        Scenario scenario = shippedScenario("zama").scenario;
        const std::string before = writeScenario(scenario);
        unitOf(scenario, "R2-INF3").pose.front.x += 125;
        std::istringstream left(before);
        std::istringstream right(writeScenario(scenario));
        int changed = 0;
        for (std::string l, r; std::getline(left, l) && std::getline(right, r);) {
            changed += l == r ? 0 : 1;
        }
        QCOMPARE(changed, 1);
    }

    void everyOptionIsWritten()
    {
        const std::string text = writeScenario(smallBattle());
        for (const OptionRow &row : optionTable()) {
            QVERIFY2(text.find('"' + std::string(row.key) + "\": ") != std::string::npos, row.key.data());
        }
        QVERIFY(text.find("\"turn_limit\": 8,") != std::string::npos);
    }

    void anUnchangedFileIsSavedByteForByte()
    {
        std::string odd = writeScenario(smallBattle());
        odd = "\xef\xbb\xbf" + odd.replace(odd.find("\"version\": 1,"), 13, "\"version\" :\r\n1.0 ,");
        auto file = readScenario(odd);
        QVERIFY(file.ok());
        QCOMPARE(saveText(file.value()), odd);
        file.value().scenario.title.entries[0].text += "!";
        QCOMPARE(saveText(file.value()), writeScenario(file.value().scenario));
        file.value().scenario.title.entries[0].text.pop_back();
        QCOMPARE(saveText(file.value()), odd);
    }

    void aScenarioThatWasNeverReadIsSavedCanonically()
    {
        QCOMPARE(saveText({smallBattle(), "", {}}), writeScenario(smallBattle()));
    }

    void workInProgressCanBeSavedAndOpenedAgain()
    {
        Scenario broken = smallBattle();
        unitOf(broken, "R-1").stands = 99;
        unitOf(broken, "R-2").type = "";
        broken.sides[1].commands.clear();
        const auto file = readScenario(writeScenario(broken), Reading::Draft);
        QVERIFY(file.ok());
        QVERIFY(file.value().scenario == broken);
        QCOMPARE(saveText(file.value()), writeScenario(broken));
    }

    void extremesOfEveryNumberAreWrittenAsWhatTheyAre() // case 13: save never writes NaN or the like
    {
        for (const int extreme : {-2'000'000'000, -1, 0, 1, 999, 1000, 1001, 2'000'000'000}) {
            Scenario s = smallBattle();
            s.table.width = extreme;
            s.options.turnLimit = extreme;
            s.victory.slightEdge = extreme;
            s.types[1].shooting = Shooting{extreme, extreme, {}};
            unitOf(s, "R-1").stands = extreme;
            unitOf(s, "R-1").pose.front = {extreme, extreme};
            const auto file = readScenario(writeScenario(s), Reading::Draft);
            QVERIFY(file.ok());
            QVERIFY(file.value().scenario == s);
        }
    }

    void textThatIsNotUtf8CannotSpoilAFile()
    {
        Scenario s = smallBattle();
        s.title = {{{"en", "a\xff\xc3(\xed\xa0\x80z"}}};
        const auto file = readScenario(writeScenario(s));
        QVERIFY(file.ok());
        QVERIFY(file.value().scenario.title.in("en").starts_with("a\xef\xbf\xbd"));
    }

    void decimalsAreAsShortAsTheyCanBe()
    {
        QCOMPARE(decimalText(20750, 3), std::string("20.75"));
        QCOMPARE(decimalText(6000, 3), std::string("6"));
        QCOMPARE(decimalText(-1, 3), std::string("-0.001"));
        QCOMPARE(decimalText(0, 3), std::string("0"));
        QCOMPARE(decimalText(4500, 2), std::string("45"));
        QCOMPARE(decimalText(2250, 2), std::string("22.5"));
    }

    void everyMilIsReadAsItWasWritten()
    {
        for (int mils = -3000; mils < 40000; ++mils) {
            const Decimal read = parseDecimal(decimalText(mils, 3), 3);
            QVERIFY(read.fault == DecimalFault::None && read.value == mils);
        }
    }
};

QTEST_APPLESS_MAIN(TestScenarioWriting)
#include "test_scenario_writing.moc"
