// The order of battle as a table: what spreadsheets give and take.

#include "core/design/army.h"
#include "core/design/army_table.h"
#include "core/scenario/validate.h"
#include "core/text/issue_text.h"
#include "tests/support/chance.h"
#include "tests/support/scenario_files.h"
#include "tests/support/small_battle.h"

#include <QtTest>

#include <algorithm>

using namespace zama;
using namespace zama::design;
using test::shippedScenario;
using test::smallBattle;
using test::unitOf;

namespace {

// "3:2 table.number; 4:0 table.limit"
std::string faultsOf(const Scenario &s, std::string_view text, TableUse use = TableUse::Amend)
{
    const auto reading = readArmyTable(s, text, use);
    std::string list;
    for (const TableFault &fault : reading ? reading.value().notes : reading.error()) {
        list += list.empty() ? "" : "; ";
        list += std::to_string(fault.row) + ":" + std::to_string(fault.column) + " " + fault.issue.code;
    }
    return list;
}

TableReading reading(const Scenario &s, std::string_view text, TableUse use = TableUse::Amend)
{
    const auto result = readArmyTable(s, text, use);
    if (!result) {
        throw std::runtime_error(faultsOf(s, text, use));
    }
    return result.value();
}

// A table holds names in one language.
void namesOnlyIn(Scenario &scenario, const std::string &language)
{
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &command : side.commands) {
            for (UnitSpec &unit : command.units) {
                std::erase_if(unit.name.entries, [&](const auto &e) { return e.language != language; });
            }
        }
    }
}

} // namespace

class TestDesignArmyTable : public QObject
{
    Q_OBJECT

private slots:
    void aTableSaysWhereEveryUnitStands()
    {
        Scenario s = smallBattle();
        unitOf(s, "R-1").name = {{{"en", "Hastati"}}};
        const std::string text = writeArmyTable(s, {.separator = ','});
        QVERIFY(text.starts_with("side,command,unit,name,type,stands,x,y,facing\n"
                                 "rome,R,R-SK,,light,5,20,9,0\n"
                                 "rome,R,R-1,Hastati,foot,7,15,7,0\n"));
        QCOMPARE(std::ranges::count(text, '\n'), std::ptrdiff_t{9});
    }

    void everyStyleComesBackUnchanged()
    {
        const Scenario s = shippedScenario("zama").scenario;
        for (const TableStyle &style : {TableStyle{}, TableStyle{',', '.', false}, TableStyle{';', ',', true},
                                        TableStyle{',', ',', true}}) {
            const TableReading amended = reading(s, writeArmyTable(s, style));
            QVERIFY(amended.scenario == s);
            QCOMPARE(amended.changed + amended.added + amended.removed, 0);
            QVERIFY(reading(s, writeArmyTable(s, style), TableUse::Replace).scenario == s);
        }
    }

    void anArmyIsPastedIntoAnEmptyBattle()
    {
        Scenario s = shippedScenario("zama").scenario;
        namesOnlyIn(s, "en");
        Scenario empty = s;
        for (SideSpec &side : empty.sides) {
            for (CommandSpec &command : side.commands) {
                command.units.clear();
            }
        }
        const TableReading filled = reading(empty, writeArmyTable(s));
        QCOMPARE(filled.added, 74);
        QVERIFY(filled.scenario == s);
    }

    void awkwardTextsSurvive()
    {
        Scenario s = smallBattle();
        for (const char *name : {"a,b;c\td", "the \"first\"", "two\nlines", "=1+1", "-x", "'quoted'", "'=1",
                                 "''-x", "'", " blanks ", "@home", "é ü"}) {
            unitOf(s, "R-1").name = {{{"en", name}}};
            for (const char separator : {'\t', ';', ','}) {
                const std::string text = writeArmyTable(s, {.separator = separator});
                QVERIFY(text.find("\n=") == std::string::npos && text.find(",=") == std::string::npos);
                QVERIFY2(reading(s, text).scenario == s, text.c_str());
            }
        }
    }

    void onlySomeColumnsInAnyOrder()
    {
        const TableReading r = reading(smallBattle(), "STANDS ; Unit\r\n 8;R-1\r\n\r\n9 ;\"R-2\"\r\n");
        QCOMPARE(r.changed, 2);
        Scenario after = r.scenario;
        QCOMPARE(unitOf(after, "R-1").stands, 8);
        QCOMPARE(unitOf(after, "R-2").stands, 9);
        unitOf(after, "R-1").stands = 7;
        unitOf(after, "R-2").stands = 7;
        QVERIFY(after == smallBattle());
    }

    void numbersAsTheyAreWrittenElsewhere()
    {
        Scenario after =
            reading(smallBattle(), "unit;x;y;facing\nR-1;15,25;.5;-90\nR-2;25.00000;7,33333333;45,5\n")
                .scenario;
        QVERIFY(unitOf(after, "R-1").pose == (Pose{{15250, 500}, 27000}));
        QVERIFY(unitOf(after, "R-2").pose == (Pose{{25000, 7333}, 4550}));
        after = reading(smallBattle(), "unit,x\nR-1,\"15,25\"\n").scenario;
        QCOMPARE(unitOf(after, "R-1").pose.front.x, 15250);
        after = reading(smallBattle(), "sep=;\nunit;x\nR-1;3.9996\n").scenario;
        QCOMPARE(unitOf(after, "R-1").pose.front.x, 4000);
    }

    void newUnitsAreAddedAndMissingThingsThoughtOf()
    {
        const TableReading r = reading(smallBattle(), "side\tcommand\tunit\ttype\tname\n"
                                                      "rome\tR\t\tfoot\tTriarii\n"
                                                      "\t\tR-9\tfoot\t\n"
                                                      "carthage\tReserve\t\tlight\t\n"
                                                      "\t\t\tlight\t\n");
        QCOMPARE(r.added, 4);
        Scenario after = r.scenario;
        QCOMPARE(after.sides[0].commands[0].units.size(), std::size_t{6});
        QCOMPARE(after.sides[0].commands[0].units[4].name.in("en"), std::string("Triarii"));
        QCOMPARE(unitOf(after, "R-9").stands, 8);
        QCOMPARE(after.sides[1].commands[1].id, std::string("Reserve"));
        QCOMPARE(after.sides[1].commands[1].units.size(), std::size_t{2});
        QVERIFY(overlapsOf(after).empty());
        QVERIFY(!hasErrors(validate(after)));
    }

    void namesStandForIds()
    {
        Scenario s = shippedScenario("zama").scenario;
        Scenario after =
            reading(s, "side,command,unit,type\nROMANS,second command,R1-SK1,Roman Infantry\n").scenario;
        QCOMPARE(findCommand(after, "R2")->units.back().id, std::string("R1-SK1"));
        QCOMPARE(unitOf(after, "R1-SK1").type, std::string("roman-infantry"));
        after = reading(s, "command,unit\nR2,R1-SK1\n").scenario;
        QCOMPARE(findCommand(after, "R2")->units.back().id, std::string("R1-SK1"));
    }

    void replacingRemovesTheOthersAndSorts()
    {
        const TableReading r = reading(smallBattle(), "unit\nR-2\nR-1\nC-1\n", TableUse::Replace);
        QCOMPARE(r.removed, 5);
        QCOMPARE(r.scenario.sides[0].commands[0].units[0].id, std::string("R-2"));
        QCOMPARE(r.scenario.sides[1].commands[0].units.size(), std::size_t{1});
    }

    void everyFaultIsLocated_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("faults");
        const auto row = [](const char *name, const char *text, const char *faults) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(faults);
        };
        row("nothing", "", "0:0 table.empty");
        row("blank lines", "\n\n  \n", "0:0 table.empty");
        row("no names of columns", "R-1,5\n", "1:0 table.header");
        row("a column twice", "unit,id\nR-1,R-1\n", "1:2 table.column_twice");
        row("an unknown column is left out", "unit,colour\nR-1,red\n", "1:2 table.column");
        row("an open quotation mark", "unit,name\nR-1,\"abc\n", "2:2 table.quote");
        row("too many cells", "unit,x\nR-1,1,2\n", "2:3 table.cells");
        row("empty cells more", "unit,x\nR-1,1,,\n", "");
        row("no number", "unit,x\nR-1,far\nR-2,1.2.3\n", "2:2 table.number; 3:2 table.number");
        row("stands by halves", "unit;stands\nR-1;0,4\n", "2:2 table.range");
        row("out of range", "unit,x,stands\nR-1,-1,41\n", "2:3 table.range; 2:2 table.range");
        row("an endless number", "unit,x\nR-1,999999999999999999999999\n", "2:2 table.range");
        row("an unknown side", "side,unit\nperseus,R-1\n", "2:1 table.side");
        row("another side without a command", "side,unit\ncarthage,R-1\n", "2:0 table.command_missing");
        row("an unknown type", "unit,type\nR-1,pike\n", "2:2 table.type");
        row("a new unit without a type", "unit,command\nR-9,R\n", "2:0 table.type_missing");
        row("a new unit without a command", "unit,type\nR-9,foot\n", "2:0 table.command_missing");
        row("a new command without a side", "unit,command,type\nR-9,Reserve,foot\n",
            "2:2 table.side_missing");
        row("a unit twice", "unit,x\n\nR-1,1\nR-1,2\n", "4:1 table.unit_twice");
        row("a general's id", "unit,command,type\nR-GEN,R,foot\n", "2:1 table.general");
        row("an id that is none", "unit,command,type\n\"a\nb\",R,foot\n", "2:1 table.id");
        row("a bell in a name", "unit,name\nR-1,\a\n", "2:2 table.text");
    }
    void everyFaultIsLocated()
    {
        QFETCH(QString, text);
        QFETCH(QString, faults);
        QCOMPARE(QString::fromStdString(faultsOf(smallBattle(), text.toStdString())), faults);
    }

    void bytesThatAreNoTextAreRefusedWithTheirRow()
    {
        QCOMPARE(faultsOf(smallBattle(), "unit,name\nR-1,x\nR-2,\xe9\n"),
                 std::string("3:0 encoding.invalid"));
        QCOMPARE(faultsOf(smallBattle(), std::string_view("unit\nR-1\0\n", 10)),
                 std::string("2:0 encoding.nul"));
        QCOMPARE(faultsOf(smallBattle(), "\xef\xbb\xbfunit,x\rR-1,3\r"), std::string());
    }

    void nothingIsPutInByHalves()
    {
        Scenario s = test::crowd(static_cast<int>(kMaxUnits));
        QCOMPARE(faultsOf(s, "command,type\nR,foot\n"), std::string("2:0 table.limit"));
        std::string text = "side,command,type\n";
        for (std::size_t i = 0; i < kMaxCommands; ++i) {
            text += "rome,new " + std::to_string(i) + ",foot\n";
        }
        QCOMPARE(faultsOf(smallBattle(), text), std::string("0:0 table.limit_commands"));
    }

    void faultsAreNotListedWithoutEnd()
    {
        std::string text = "unit,x\n";
        for (int i = 0; i < 1000; ++i) {
            text += "R-1,x\n";
        }
        const auto result = readArmyTable(smallBattle(), text, TableUse::Amend);
        QVERIFY(!result && result.error().size() <= kMaxTableFaults + 2);
        for (const TableFault &fault : result.error()) {
            QVERIFY(issueSentence(fault.issue.code) != nullptr);
        }
    }

    void mangledTablesDoNoHarm()
    {
        const Scenario s = smallBattle();
        const std::string good = writeArmyTable(s, {.separator = ';', .decimal = ','});
        constexpr std::string_view kBytes = "\";,\t\n\r =-'x0\xc3\x80";
        test::Chance chance(7);
        for (int i = 0; i < 3000; ++i) {
            std::string text = good;
            for (int k = 0; k < 4; ++k) {
                const int at = chance.between(0, static_cast<int>(text.size()) - 1);
                text[static_cast<std::size_t>(at)] = chance.oneOf(kBytes);
            }
            const auto result = readArmyTable(s, text, i % 2 == 0 ? TableUse::Amend : TableUse::Replace);
            if (result) {
                (void)validate(result.value().scenario);
                QVERIFY(readArmyTable(s, writeArmyTable(result.value().scenario), TableUse::Amend).ok());
            } else {
                QVERIFY(!result.error().empty());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestDesignArmyTable)
#include "test_design_army_table.moc"
