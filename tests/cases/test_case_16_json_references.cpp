// Case 16: duplicate ids, dangling or cyclic references and missing art lead to asserts or exits without
// message.

#include "core/io/issue_line.h"
#include "core/io/read_scenario.h"
#include "tests/support/case_files.h"

#include <QtTest>

using namespace zama;
using namespace zama::test;

namespace {

std::string report(const std::string &name)
{
    const auto file = readScenario(caseInput("16-json-references/" + name + ".json"));
    std::string lines;
    for (const FileIssue &issue : file ? file.value().warnings : file.error().issues) {
        lines += issueLine(file ? "read" : "refused", issue) + "\n";
    }
    return lines;
}

} // namespace

class TestCase16JsonReferences : public QObject
{
    Q_OBJECT

private slots:
    void everyProblemIsListedWithItsUnit_data()
    {
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const QStringList &expected) {
            QTest::newRow(name) << expected;
        };
        row("a-duplicate-ids", {"The id “foot” is used twice", "The id “u1” is used twice"});
        row("b-dangling-reference", {"u1 is of the type “cavalry”, which does not exist"});
        row("c-self-and-cyclic-reference",
            {"u1 cannot be engaged with itself", "foot: the key “extends” is unknown"});
        row("d-reference-to-array-index", {"g1: “attached_to” must be a text in quotation marks; it is 99",
                                           "g2 is joined to the unit “0”"});
        row("e-general-attached-to-itself-or-enemy", {"g1 is joined to the unit “g1”, which does not exist",
                                                      "g2 is attached to u1, which belongs to the enemy"});
        row("f-future-version", {"version 999", "versions up to 1"});
        row("g-version-string", {"The version of the format is given as \"1\""});
        row("g-version-missing", {"The key “version” is missing"});
        row("h-wrong-types-everywhere",
            {"“id” must be a text", "“en” must be a text", "“types” must be a list", "“sides” must be a list",
             "“table” must be an object"});
        row("i-zero-and-negative-sizes",
            {"“width” is 0 inches; it must be from 1 to 1000", "“depth” is -5 inches",
             "The number of stands of u1 is 0", "stands of u2 is -3", "stands of e1 is 1"});
        row("j-empty-sides", {"There is an empty id", "A battle has exactly two sides; this file has 0"});
    }
    void everyProblemIsListedWithItsUnit()
    {
        QFETCH(QStringList, expected);
        const QString lines = QString::fromStdString(report(QTest::currentDataTag()));
        QVERIFY2(lines.startsWith("refused:"), qPrintable(lines));
        for (const QString &part : expected) {
            QVERIFY2(lines.contains(part), qPrintable(lines));
        }
    }

    void missingArtIsNoFaultOfTheFile() // whoever draws it shows a placeholder
    {
        QCOMPARE(report("k-missing-art"), std::string());
        QVERIFY(readScenario(caseInput("16-json-references/k-missing-art.json")).ok());
    }
};

QTEST_APPLESS_MAIN(TestCase16JsonReferences)
#include "test_case_16_json_references.moc"
