// Case 11: a file saved once in another editor no longer opens, or is ignored in silence.

#include "core/io/read_scenario.h"
#include "tests/support/case_files.h"

#include <QtTest>

using namespace zama;
using namespace zama::test;

class TestCase11JsonEncodings : public QObject
{
    Q_OBJECT

private slots:
    void byteOrderMarksAndForeignLineEndsChangeNothing()
    {
        const Scenario original = readScenario(caseInput("base.json")).value().scenario;
        for (const char *name : {"a-utf8-bom-crlf", "b-cr-only"}) {
            const auto file = readScenario(input(name));
            QVERIFY(file.ok());
            QVERIFY(file.value().scenario == original);
            QVERIFY(file.value().warnings.empty());
            QCOMPARE(saveText(file.value()), input(name));
        }
    }

    void otherEncodingsAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::newRow("c-utf16le-bom") << "1:1 encoding.utf16";
        QTest::newRow("d-utf16be-nobom") << "1:1 encoding.utf16";
        QTest::newRow("e-latin1-accents") << "7:17 encoding.invalid";
        QTest::newRow("f-cp1251") << "7:12 encoding.invalid";
        QTest::newRow("g-invalid-utf8-in-string") << "6:16 encoding.invalid";
        QTest::newRow("h-overlong-utf8") << "6:16 encoding.invalid";
        QTest::newRow("j-double-bom") << "1:1 encoding.second_mark";
        QTest::newRow("k-nbsp-and-line-separator") << "3:3 json.unexpected";
        QTest::newRow("l-trailing-nul-and-ctrl-z") << "114:2 encoding.nul";
    }
    void otherEncodingsAreRefusedWithTheirPlace()
    {
        QFETCH(QString, expected);
        const auto file = readScenario(input(QTest::currentDataTag()));
        QCOMPARE(QString::fromStdString(verdictOf(file)), expected);
    }

    void idsThatLookAlikeAreLoadedWithANotice()
    {
        const auto file = readScenario(input("i-nfd-vs-nfc-ids"));
        QVERIFY(file.ok());
        QCOMPARE(file.value().warnings.size(), std::size_t{1});
        QCOMPARE(file.value().warnings[0].issue.code, std::string("id.combining"));
    }

    void utf32IsRefusedAsWell()
    {
        QCOMPARE(refusalCodes(std::string_view("\0\0\xfe\xff\0\0\0{", 8)),
                 std::vector<std::string>{"encoding.utf16"});
        QCOMPARE(refusalCodes(std::string_view("{\0\0\0}\0\0\0", 8)),
                 std::vector<std::string>{"encoding.nul"});
    }

private:
    static std::string input(const std::string &name)
    {
        return caseInput("11-json-encodings/" + name + ".json");
    }
};

QTEST_APPLESS_MAIN(TestCase11JsonEncodings)
#include "test_case_11_json_encodings.moc"
