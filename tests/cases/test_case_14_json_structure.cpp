// Case 14: truncated, doubled, commented or absurdly nested files crash the parser or open as an empty
// document.

#include "core/io/read_scenario.h"
#include "tests/support/case_files.h"

#include <QtTest>

using namespace zama;
using namespace zama::test;

namespace {

std::string repeated(const std::string &part, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i) {
        text += part;
    }
    return text;
}

/// 200,000 small units, 5 MB, inside an otherwise good header.
std::string manySmallUnits()
{
    std::string text = R"({"format":"zama-scenario","version":1,"units":[)";
    for (int i = 0; i < 200'000; ++i) {
        text += "{\"id\":\"u" + std::to_string(i) + "\",\"stands\":7},";
    }
    text.back() = ']';
    return text + "}";
}

} // namespace

class TestCase14JsonStructure : public QObject
{
    Q_OBJECT

private slots:
    void everyWreckIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::newRow("a-empty-file") << "1:1 json.empty";
        QTest::newRow("b-whitespace-only") << "1:1 json.empty";
        QTest::newRow("c-null") << "1:1 format.not_object";
        QTest::newRow("d-array-root") << "1:1 format.not_object";
        QTest::newRow("e-string-root") << "1:1 format.not_object";
        QTest::newRow("f-number-root") << "1:1 format.not_object";
        QTest::newRow("g-two-documents") << "114:1 json.trailing";
        QTest::newRow("h-trailing-garbage") << "114:1 json.trailing";
        QTest::newRow("i-trailing-comma") << "1:15 json.trailing_comma";
        QTest::newRow("j-line-comments") << "1:1 json.comment";
        QTest::newRow("k-single-quotes-unquoted") << "1:2 json.word";
        QTest::newRow("l-truncated-mid-string") << "5:3 json.unclosed_text";
        QTest::newRow("m-truncated-mid-array") << "23:7 json.truncated";
        QTest::newRow("q-literal-case") << "1:6 json.word";
        QTest::newRow("r-html-download-page") << "1:1 json.web_page";
        QTest::newRow("s-merge-conflict") << "2:1 json.unexpected";
        QTest::newRow("u-ndjson") << "2:1 json.trailing";
    }
    void everyWreckIsRefusedWithItsPlace()
    {
        QFETCH(QString, expected);
        const auto file =
            readScenario(caseInput("14-json-structure/" + std::string(QTest::currentDataTag()) + ".json"));
        QCOMPARE(QString::fromStdString(verdictOf(file)), expected);
    }

    void absurdNestingIsRefusedAtItsSixtyFifthLevel()
    {
        const auto brackets = [](char c) { return std::string(100'000, c); };
        QCOMPARE(verdictOf(readScenario(brackets('[') + brackets(']'))), std::string("1:65 limit.depth"));
        QCOMPARE(verdictOf(readScenario(repeated("{\"a\":", 5000) + "1" + std::string(5000, '}'))),
                 std::string("1:321 limit.depth"));
        QCOMPARE(verdictOf(readScenario(repeated("{\"a\":[", 512) + repeated("]}", 512))),
                 std::string("1:193 limit.depth"));
    }

    void twoHundredThousandUnitsAreRefusedQuickly()
    {
        const std::string text = manySmallUnits();
        QVERIFY(text.size() > 5'000'000);
        QVERIFY(verdictOf(readScenario(text)).ends_with("limit.values"));
    }

    void aFileCutAtAnyByteIsRefusedWithItsPlace()
    {
        const std::string whole = caseInput("base.json");
        for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
            const auto file = readScenario(std::string_view(whole).substr(0, length));
            QVERIFY(!file.ok());
            QVERIFY(file.error().issues.front().position.line > 0);
        }
    }
};

QTEST_APPLESS_MAIN(TestCase14JsonStructure)
#include "test_case_14_json_structure.moc"
