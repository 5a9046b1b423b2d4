// Case 13: numbers that are none, that are rounded in silence or cut to zero.

#include "core/io/read_scenario.h"
#include "tests/support/case_files.h"
#include "tests/support/small_battle.h"

#include <QtTest>

#include <sstream>

using namespace zama;
using namespace zama::test;

namespace {

struct Literal {
    std::string name;
    std::string text;
    std::string code; ///< what a whole number of that text must be refused with; empty: it is 7
};

std::vector<Literal> literals()
{
    std::vector<Literal> all;
    std::istringstream lines(caseInput("13-json-numbers/literals.tsv"));
    for (Literal l; std::getline(lines, l.name, '\t') && std::getline(lines, l.text, '\t') &&
                    std::getline(lines, l.code);) {
        if (l.text == "DIGITS") {
            l.text = "1" + std::string(5000, '0');
        }
        all.push_back(l);
    }
    return all;
}

std::string with(const std::string &field, const std::string &literal)
{
    std::string text = caseInput("base.json");
    const std::string before = '"' + field + "\": ";
    const std::size_t begin = text.find(before, text.find("\"u1\"")) + before.size();
    return text.replace(begin, text.find_first_of(",\n", begin) - begin, literal);
}

} // namespace

class TestCase13JsonNumbers : public QObject
{
    Q_OBJECT

private slots:
    void theListIsComplete() { QCOMPARE(literals().size(), std::size_t{27}); }

    void wholeNumbersAreReadExactlyOrRefusedByName_data() { addLiterals(); }
    void wholeNumbersAreReadExactlyOrRefusedByName()
    {
        QFETCH(int, index);
        const Literal literal = literals().at(static_cast<std::size_t>(index));
        auto file = readScenario(with("stands", literal.text));
        const std::string verdict = verdictOf(file);
        QVERIFY2(verdict.ends_with(literal.code.empty() ? "read" : literal.code), verdict.c_str());
        if (file) {
            QCOMPARE(unitOf(file.value().scenario, "u1").stands, 7);
            return;
        }
        QVERIFY(file.error().issues.front().position.line > 0);
        if (literal.code.starts_with("number.") || literal.code.starts_with("unit.")) {
            QVERIFY(file.error().issues.front().field.ends_with("/units/0/stands"));
        }
    }

    void lengthsAreReadExactlyOrRefusedByName_data() { addLiterals(); }
    void lengthsAreReadExactlyOrRefusedByName()
    {
        QFETCH(int, index);
        const Literal literal = literals().at(static_cast<std::size_t>(index));
        auto file = readScenario(with("x", literal.text));
        const std::string verdict = verdictOf(file);
        if (literal.code.empty()) {
            QVERIFY2(file.ok(), verdict.c_str());
            QCOMPARE(unitOf(file.value().scenario, "u1").pose.front.x, 7000);
        } else {
            QVERIFY2(!file.ok(), verdict.c_str());
            QVERIFY(file.error().issues.front().position.line > 0);
        }
    }

private:
    static void addLiterals()
    {
        QTest::addColumn<int>("index");
        const auto all = literals();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].name.c_str()) << static_cast<int>(i);
        }
    }
};

QTEST_APPLESS_MAIN(TestCase13JsonNumbers)
#include "test_case_13_json_numbers.moc"
