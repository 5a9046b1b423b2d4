#include "core/io/issue_line.h"
#include "core/io/migration.h"
#include "core/io/read_scenario.h"
#include "core/text/issue_text.h"
#include "tests/support/scenario_files.h"
#include "tests/support/small_battle.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <sys/resource.h>

using namespace zama;
using namespace zama::test;

namespace {

std::string smallText()
{
    return writeScenario(smallBattle());
}

/// smallText() with the first `from` replaced; throws if there is none, so that no test tests nothing.
std::string with(const std::string &from, const std::string &to, std::string text = smallText())
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos) {
        throw std::logic_error("not in the text: " + from);
    }
    return text.replace(at, from.size(), to);
}

/// Every issue of a text, whether it was read or refused, one line each.
std::string report(std::string_view text, Reading reading = Reading::Playable)
{
    const auto result = readScenario(text, reading);
    std::string lines;
    for (const FileIssue &issue : result ? result.value().warnings : result.error().issues) {
        lines += issueLine("f", issue) + "\n";
    }
    return lines;
}

/// "line:column [code]" of the first issue.
std::string firstOf(std::string_view text)
{
    const auto result = readScenario(text);
    const auto &issues = result ? result.value().warnings : result.error().issues;
    if (issues.empty()) {
        return {};
    }
    const FileIssue &issue = issues.front();
    return std::to_string(issue.position.line) + ":" + std::to_string(issue.position.column) + " [" +
           issue.issue.code + "]";
}

std::string headed(const std::string &rest)
{
    return R"({"format": "zama-scenario", "version": 1)" + rest;
}

std::string repeated(const std::string &part, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i) {
        text += part;
    }
    return text;
}

// The sanitizers' own bookkeeping is not ours to bound.
#if defined(__SANITIZE_ADDRESS__)
constexpr long kMegabytes = 2000;
#else
constexpr long kMegabytes = 500;
#endif

long peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

class TestScenarioReading : public QObject
{
    Q_OBJECT

private slots:
    void whatStrictJsonRefusesIsLocatedAndNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const std::string &text, const char *expected) {
            QTest::newRow(name) << QString::fromStdString(text) << QString(expected);
        };
        row("nothing", "", "1:1 [json.empty]");
        row("blanks", " \n\t\n", "1:1 [json.empty]");
        row("a web page", "<!DOCTYPE html><html>", "1:1 [json.web_page]");
        row("half an object", "{\n  \"a\": 1,\n", "3:1 [json.truncated]");
        row("half a text", "{\n  \"a\": \"xy", "2:8 [json.unclosed_text]");
        row("half a key", "{\n  \"a", "2:3 [json.unclosed_text]");
        row("a trailing comma in a list", "{\"a\": [1, 2,]}", "1:13 [json.trailing_comma]");
        row("a trailing comma in an object", "{\"a\": 1,\n}", "2:1 [json.trailing_comma]");
        row("a missing comma", "{\"a\": 1\n \"b\": 2}", "2:2 [json.separator]");
        row("a missing colon", "{\"a\" 1}", "1:6 [json.separator]");
        row("two commas", "[1,,2]", "1:4 [json.unexpected]");
        row("a comment", "{ // mine\n}", "1:3 [json.comment]");
        row("a hash comment", "# mine\n{}", "1:1 [json.comment]");
        row("single quotes", "{'a': 1}", "1:2 [json.quotes]");
        row("a bare key", "{a: 1}", "1:2 [json.word]");
        row("NaN", "{\"a\": NaN}", "1:7 [json.word]");
        row("minus infinity", "{\"a\": -Infinity}", "1:7 [json.number]");
        row("a leading plus", "{\"a\": +7}", "1:7 [json.number]");
        row("a leading zero", "{\"a\": 07}", "1:7 [json.number]");
        row("a leading point", "{\"a\": .5}", "1:7 [json.number]");
        row("a trailing point", "{\"a\": 5.}", "1:7 [json.number]");
        row("half an exponent", "{\"a\": 1e}", "1:7 [json.number]");
        row("a hexadecimal number", "{\"a\": 0x1F}", "1:7 [json.number]");
        row("an underscore in a number", "{\"a\": 1_000}", "1:7 [json.number]");
        row("a decimal comma", "{\"a\": 7,5}", "1:8 [json.decimal_comma]");
        row("a comma first", "[,1]", "1:2 [json.unexpected]");
        row("a capital True", "{\"a\": True}", "1:7 [json.word]");
        row("a line break in a text", "{\"a\": \"x\ny\"}", "1:9 [json.control_in_text]");
        row("an unknown escape", "{\"a\": \"x\\qy\"}", "1:10 [json.escape]");
        row("a lone surrogate", "{\"a\": \"\\ud800\"}", "1:14 [json.escape]");
        row("two documents", "{}\n{}", "2:1 [json.trailing]");
        row("a bracket too many", "{}}", "1:3 [json.trailing]");
        row("a wrong bracket", "{\"a\": [1}}", "1:9 [json.unexpected]");
        row("umlauts count as one column", "{\"äöü\": x}", "1:9 [json.word]");
        row("a number beyond doubles", headed(", \"x\": 1e400}"), "1:48 [number.huge]");
    }
    void whatStrictJsonRefusesIsLocatedAndNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(firstOf(text.toStdString())), expected);
    }

    void linesEndWithAnyOfTheThreeConventions()
    {
        for (const char *end : {"\n", "\r\n", "\r"}) {
            const std::string text = "{" + std::string(end) + "\"a\": 1," + end + end + " ?}";
            QCOMPARE(firstOf(text), std::string("4:2 [json.unexpected]"));
        }
    }

    void onlyOurFormatIsRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *text, const char *expected) {
            QTest::newRow(text) << QString(text) << QString(expected);
        };
        row("null", "1:1 [format.not_object]");
        row("[]", "1:1 [format.not_object]");
        row("\"scenario\"", "1:1 [format.not_object]");
        row("42", "1:1 [format.not_object]");
        row("{}", "1:1 [format.missing]");
        row(R"({"format": "zama-game"})", "1:12 [format.other]");
        row(R"({"format": 1})", "1:12 [format.other]");
        row(R"({"format": "zama-scenario"})", "1:1 [version.missing]");
        row(R"({"format": "zama-scenario", "version": "1"})", "1:40 [version.unknown]");
        row(R"({"format": "zama-scenario", "version": 0})", "1:40 [version.unknown]");
        row(R"({"format": "zama-scenario", "version": -3})", "1:40 [version.unknown]");
        row(R"({"format": "zama-scenario", "version": 1.5})", "1:40 [version.unknown]");
        row(R"({"format": "zama-scenario", "version": [1]})", "1:40 [version.unknown]");
        row(R"({"format": "zama-scenario", "version": 2})", "1:40 [version.newer]");
        row(R"({"format": "zama-scenario", "version": 99999999999999999999})", "1:40 [version.newer]");
    }
    void onlyOurFormatIsRead()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(firstOf(text.toStdString())), expected);
    }

    void aNewerVersionIsRefusedNamingBothVersions()
    {
        const std::string text = with("\"version\": 1", "\"version\": 999");
        QCOMPARE(report(text),
                 std::string("f:3:14: error: This file has version 999 of the format; this program knows "
                             "versions up to 1. Get a newer program. [version.newer]\n"));
    }

    void formatAndVersionMayStandAnywhere()
    {
        std::string text = with("\"format\": \"zama-scenario\",\n  \"version\": 1,\n", "");
        text.replace(text.rfind('}'), 1, ", \"version\": 1.0, \"format\": \"zama-scenario\"}");
        QVERIFY2(readScenario(text).ok(), report(text).c_str());
    }

    void doubledKeysNameBothPlaces()
    {
        const std::string text =
            with("\"version\": 1,", "\"version\": 1,\n  \"id\": \"other\",\n  \"id\": \"third\",");
        const auto result = readScenario(text);
        QVERIFY(!result.ok());
        QCOMPARE(
            report(text),
            std::string("f:5:3: error: The key “id” stands here for the second time; the first is in line 4, "
                        "column 3. Remove one of the two. [json.duplicate_key]\n"
                        "f:6:3: error: The key “id” stands here for the second time; the first is in line 4, "
                        "column 3. Remove one of the two. [json.duplicate_key]\n"));
    }

    void wholeNumbersMayBeWrittenAsDecimals_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("code");
        QTest::newRow("7") << "7"
                           << "";
        QTest::newRow("7.0") << "7.0"
                             << "";
        QTest::newRow("7e0") << "7e0"
                             << "";
        QTest::newRow("70e-1") << "70e-1"
                               << "";
        QTest::newRow("0.7E+1") << "0.7E+1"
                                << "";
        QTest::newRow("6.99..") << "6.9999999999999999"
                                << "number.whole";
        QTest::newRow("7.5") << "7.5"
                             << "number.whole";
        QTest::newRow("1e-400") << "1e-400"
                                << "number.whole";
        QTest::newRow("2147483648") << "2147483648"
                                    << "number.range";
        QTest::newRow("2^53+1") << "9007199254740993"
                                << "number.range";
        QTest::newRow("2^64") << "18446744073709551616"
                              << "number.range";
        QTest::newRow("-10^20") << "-99999999999999999999"
                                << "number.range";
        QTest::newRow("\"7\"") << "\"7\""
                               << "json.want_whole";
        QTest::newRow("null") << "null"
                              << "json.want_whole";
        QTest::newRow("0") << "0"
                           << "unit.stands";
        QTest::newRow("-0") << "-0"
                            << "unit.stands";
    }
    void wholeNumbersMayBeWrittenAsDecimals()
    {
        QFETCH(QString, number);
        QFETCH(QString, code);
        const std::string text = with("\"stands\": 7", "\"stands\": " + number.toStdString());
        const auto codes = refusalCodes(text);
        QCOMPARE(QString::fromStdString(codes.empty() ? "" : codes.front()), code);
        QVERIFY2(code.isEmpty() || report(text).find("R-1") != std::string::npos, report(text).c_str());
    }

    void lengthsAreExactToTheMil_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<int>("mils");
        QTest::addColumn<QString>("code");
        QTest::newRow("15.001") << "15.001" << 15001 << "";
        QTest::newRow("15.0010") << "15.0010" << 15001 << "";
        QTest::newRow("1.5e1") << "1.5e1" << 15000 << "";
        QTest::newRow("15001e-3") << "15001e-3" << 15001 << "";
        QTest::newRow("15.0005") << "15.0005" << 0 << "number.mils";
        QTest::newRow("15.00000000000000000001") << "15.00000000000000000001" << 0 << "number.mils";
        QTest::newRow("1e300") << "1e300" << 0 << "number.range";
        QTest::newRow("text") << "\"15\"" << 0 << "json.want_length";
        QTest::newRow("minus") << "-1" << 0 << "range.length";
    }
    void lengthsAreExactToTheMil()
    {
        QFETCH(QString, number);
        QFETCH(int, mils);
        QFETCH(QString, code);
        const std::string text =
            with("\"x\": 15, \"y\": 7,", "\"x\": " + number.toStdString() + ", \"y\": 7,");
        auto result = readScenario(text);
        if (code.isEmpty()) {
            QVERIFY2(result.ok(), report(text).c_str());
            QCOMPARE(unitOf(result.value().scenario, "R-1").pose.front.x, mils);
        } else {
            QCOMPARE(QString::fromStdString(refusalCodes(text).front()), code);
        }
    }

    void tenThousandDigitsAreJustTooMany()
    {
        const std::string text = with("\"stands\": 7", "\"stands\": 1" + std::string(300, '0'));
        QCOMPARE(refusalCodes(text), std::vector<std::string>{"number.range"});
        const std::string more = with("\"stands\": 7", "\"stands\": 1" + std::string(10000, '0'));
        QCOMPARE(refusalCodes(more), std::vector<std::string>{"number.huge"});
    }

    void anglesAreNormalisedAndExactToTheHundredth()
    {
        for (const auto &[written, read] : std::vector<std::pair<std::string, int>>{
                 {"-5", 35500}, {"355", 35500}, {"360", 0}, {"-360", 0}, {"12.25", 1225}}) {
            const std::string text = with("\"y\": 7, \"facing\": 0", "\"y\": 7, \"facing\": " + written);
            auto result = readScenario(text);
            QVERIFY2(result.ok(), report(text).c_str());
            QCOMPARE(unitOf(result.value().scenario, "R-1").pose.facing, read);
        }
        QCOMPARE(refusalCodes(with("\"facing\": 0", "\"facing\": 12.255")).front(),
                 std::string("number.hundredths"));
        for (const char *beyond : {"361", "-361"}) {
            const std::string text = with("\"facing\": 0", std::string("\"facing\": ") + beyond);
            QCOMPARE(refusalCodes(text).front(), std::string("number.angle"));
            QVERIFY2(report(text).find("from -360 to 360 degrees") != std::string::npos,
                     report(text).c_str());
        }
    }

    void optionsWhoseNamesAreNumbersMayBeEither()
    {
        for (const char *written : {"6", "6.0", "\"6\""}) {
            const auto result =
                readScenario(with("\"general_move\": 12", std::string("\"general_move\": ") + written));
            QVERIFY(result.ok());
            QVERIFY(result.value().scenario.options.generalMove == GeneralMove::Six);
        }
        const std::string wrong = with("\"general_move\": 12", "\"general_move\": 7");
        QVERIFY2(report(wrong).find("Choose one of: 12, 6.") != std::string::npos, report(wrong).c_str());
    }

    void everyFaultOfAFileIsReportedInOrder()
    {
        std::string text = with("\"stands\": 5", "\"stands\": true");
        text = with("\"x\": 15, \"y\": 7", "\"x\": 15.00001, \"y\": 7", text);
        text = with("\"type\": \"foot\", \"stands\": 8", "\"stands\": 8", text);
        text = with("\"movement\": \"formed\"", "\"movement\": \"frozen\"", text);
        text = with("\"title\": {\"en\": \"A small battle\"}", "\"title\": \"A small battle\"", text);
        const std::vector<std::string> expected{"json.want_texts", "json.want_word", "json.want_whole",
                                                "number.mils", "json.missing_key"};
        QCOMPARE(refusalCodes(text), expected);
        const auto result = readScenario(text);
        for (const FileIssue &issue : result.error().issues) {
            QVERIFY(issue.position.line > 1);
            QVERIFY(!issue.field.empty());
        }
        QCOMPARE(result.error().issues[2].field, std::string("/sides/0/commands/0/units/0/stands"));
    }

    void faultsOfMeaningAreReportedBesideFaultsOfForm()
    {
        std::string text = with("\"stands\": 5", "\"stands\": true");
        text = with("\"id\": \"R-2\"", "\"id\": \"R-1\"", text);
        const std::vector<std::string> expected{"json.want_whole", "unit.overlap", "id.duplicate"};
        std::vector<std::string> codes = refusalCodes(text);
        QVERIFY2(std::ranges::find(codes, "id.duplicate") != codes.end(), report(text).c_str());
        QCOMPARE(codes.front(), std::string("json.want_whole"));
    }

    void aFieldThatCannotBeReadCausesNoSecondComplaint()
    {
        const std::string text = with("\"stands\": 5", "\"stands\": true");
        QCOMPARE(refusalCodes(text), std::vector<std::string>{"json.want_whole"});
        const std::string type = with("\"id\": \"foot\"", "\"id\": 7");
        QCOMPARE(refusalCodes(type), std::vector<std::string>{"json.want_text"});
    }

    void moreThanAHundredIssuesAreCountedNotListed()
    {
        std::string text = smallText();
        std::string units;
        for (int i = 0; i < 300; ++i) {
            units += "{\"id\": \"u" + std::to_string(i) + "\"},\n";
        }
        text = with("\"units\": [", "\"units\": [" + units, text);
        const auto result = readScenario(text);
        QCOMPARE(result.error().issues.size(), kMaxFileIssues);
        QCOMPARE(result.error().issues.back().issue.code, std::string("file.more_issues"));
        QCOMPARE(result.error().issues.back().issue.severity, Severity::Note);
    }

    void warningsNeverCrowdOutAnError()
    {
        std::string unknown;
        for (int i = 0; i < 2000; ++i) {
            unknown += "\"k" + std::to_string(i) + "\": 1, ";
        }
        std::string text = with("\"version\": 1,", "\"version\": 1, " + unknown);
        text = with("\"stands\": 8", "\"stands\": 11", text);
        const auto codes = refusalCodes(text);
        QVERIFY(std::ranges::find(codes, "unit.stands") != codes.end());
        QVERIFY(codes.size() <= kMaxFileIssues);
    }

    void unknownKeysAreKeptEverywhereAndWrittenBack()
    {
        const std::array<const char *, 9> places{
            "\"version\": 1,",    "\"width\": 40,",    "\"charge_order\": \"alternate\",",
            "\"id\": \"foot\",",  "\"id\": \"rome\",", "\"id\": \"R\",",
            "\"id\": \"R-GEN\",", "\"id\": \"R-1\",",  "\"slight_edge\": 5,"};
        std::string text = smallText();
        for (const char *place : places) {
            text = with(place, std::string(place) + " \"zz\": {\"deep\": [1.50, null, \"ü\"]},", text);
        }
        const auto result = readScenario(text);
        QVERIFY2(result.ok(), report(text).c_str());
        QCOMPARE(result.value().warnings.size(), places.size());
        const std::string written = writeScenario(result.value().scenario);
        QCOMPARE(static_cast<std::size_t>(
                     QString::fromStdString(written).count("\"zz\": {\"deep\": [1.50, null, \"ü\"]}")),
                 places.size());
        QVERIFY(readScenario(written).value().scenario == result.value().scenario);
    }

    void aMisspeltKeyGetsASuggestion()
    {
        const std::string text = with("\"max_stands\": 10", "\"maxstands\": 10");
        const std::string lines = report(text);
        QVERIFY2(lines.find("the key “maxstands” is unknown; did you mean “max_stands”?") !=
                     std::string::npos,
                 lines.c_str());
        QVERIFY2(lines.find("foot: the key “max_stands” is missing.") != std::string::npos, lines.c_str());
        QVERIFY(report(with("\"min_stands\"", "\"weight\": 1, \"min_stands\"")).find("mean") ==
                std::string::npos);
    }

    void theDefaultLanguageComesFirstWhateverItsPlace()
    {
        std::string text = with("{\"en\": \"A small battle\"}",
                                "{\"fr\": \"Petite\", \"en\": \"Small\", \"de\": \"Klein\"}");
        auto result = readScenario(text);
        QCOMPARE(result.value().scenario.title.in("es"), std::string("Small"));
        text = with("\"language\": \"en\"", "\"language\": \"de\"", text);
        result = readScenario(text);
        QCOMPARE(result.value().scenario.title.in("es"), std::string("Klein"));
        QVERIFY(readScenario(writeScenario(result.value().scenario)).value().scenario ==
                result.value().scenario);
    }

    void aDraftMayBreakTheRulesButNotTheForm()
    {
        const std::string text = with("\"stands\": 7", "\"stands\": 70");
        QVERIFY(!readScenario(text).ok());
        const auto draft = readScenario(text, Reading::Draft);
        QVERIFY(draft.ok());
        QCOMPARE(draft.value().warnings.front().issue.code, std::string("unit.stands"));
        QCOMPARE(draft.value().warnings.front().issue.severity, Severity::Error);
        QVERIFY(!readScenario(with("\"stands\": 7", "\"stands\": []"), Reading::Draft).ok());
    }

    void aMigrationOpensAnOlderFile()
    {
        constexpr auto renameTitle = +[](JsonValue &root) {
            for (JsonMember &member : root.members) {
                member.key = member.key == "heading" ? "title" : member.key;
            }
        };
        const std::array migrations{Migration{0, renameTitle}};
        std::string text = with("\"version\": 1", "\"version\": 0");
        text = with("\"title\"", "\"heading\"", text);
        const auto result = readScenarioWith(text, Reading::Playable, migrations);
        QVERIFY(result.ok());
        QCOMPARE(result.value().scenario.title.in("en"), std::string("A small battle"));
        QCOMPARE(result.value().warnings.size(), std::size_t{1});
        QCOMPARE(result.value().warnings[0].issue.code, std::string("version.migrated"));
        QCOMPARE(result.value().source, text);
        QCOMPARE(refusalCodes(text), std::vector<std::string>{"version.unknown"});
    }

    void faultsOfAMigratedFileAreStillLocated()
    {
        const std::array migrations{Migration{0, [](JsonValue &) {}}};
        std::string text = with("\"version\": 1", "\"version\": 0");
        text = with("\"stands\": 7", "\"stands\": null", text);
        const auto result = readScenarioWith(text, Reading::Playable, migrations);
        QVERIFY(!result.ok());
        QVERIFY(result.error().issues.back().position.line > 10);
    }

    void nestingBeyondSixtyFourLevelsIsRefusedWhereItHappens()
    {
        const auto nested = [](int levels) {
            return with("\"version\": 1,",
                        "\"version\": 1, \"deep\": " + std::string(static_cast<std::size_t>(levels), '[') +
                            std::string(static_cast<std::size_t>(levels), ']') + ",");
        };
        QVERIFY(readScenario(nested(63)).ok());
        QCOMPARE(firstOf(nested(64)), std::string("3:88 [limit.depth]"));
        QCOMPARE(firstOf(std::string(100'000, '[')), std::string("1:65 [limit.depth]"));
        QCOMPARE(refusalCodes(repeated("{\"a\":", 100'000)), std::vector<std::string>{"limit.depth"});
    }

    void aMillionUnitsAreRefusedQuicklyAndInLittleMemory()
    {
        const std::string unit = "{\"id\":\"u\",\"stands\":7,\"x\":1},";
        const std::string text = headed(", \"sides\": [") + repeated(unit, 1'000'000) + "{}]}";
        QCOMPARE(refusalCodes(text), std::vector<std::string>{"limit.values"});
        QVERIFY2(peakMegabytes() < kMegabytes, std::to_string(peakMegabytes()).c_str());
    }

    void thirtyMegabytesOfOneThingAreRefusedInBoundedMemory_data()
    {
        QTest::addColumn<int>("kind");
        int kind = 0;
        for (const char *name : {"a text", "an open text", "a key", "digits", "line ends", "quotes"}) {
            QTest::newRow(name) << kind++;
        }
    }
    void thirtyMegabytesOfOneThingAreRefusedInBoundedMemory()
    {
        QFETCH(int, kind);
        constexpr std::size_t kMany = 30'000'000;
        const std::string head = headed(", \"title\": {\"en\": \"");
        std::string text;
        switch (kind) {
        case 0:
            text = head + std::string(kMany, 'x') + "\"}}";
            break;
        case 1:
            text = head + std::string(kMany, 'x');
            break;
        case 2:
            text = "{\"" + std::string(kMany, 'x') + "\": 1}";
            break;
        case 3:
            text = "{\"a\": " + std::string(kMany, '1') + "}";
            break;
        case 4:
            text = std::string(kMany, '\n') + "{]";
            break;
        default:
            text = std::string(kMany, '"');
        }
        QVERIFY(!readScenario(text).ok());
        QVERIFY2(peakMegabytes() < kMegabytes, std::to_string(peakMegabytes()).c_str());
    }

    void aTextBeyondTheLimitIsRefusedUnread()
    {
        QCOMPARE(refusalCodes(std::string(kMaxScenarioBytes + 1, ' ')),
                 std::vector<std::string>{"file.too_large"});
    }

    void aHundredThousandMistakesStayBounded()
    {
        const std::string text = headed(", \"types\": [") + repeated("[],", 150'000) + "0]}";
        QCOMPARE(readScenario(text).error().issues.size(), kMaxFileIssues);
    }

    void aHundredThousandUnknownKeysStayQuick()
    {
        std::string keys;
        for (int i = 0; i < 150'000; ++i) {
            keys += ", \"k" + std::to_string(i) + "\": 1";
        }
        QVERIFY(!readScenario(headed(keys + "}")).ok());
    }
};

QTEST_APPLESS_MAIN(TestScenarioReading)
#include "test_scenario_reading.moc"
