#include "core/io/issue_line.h"
#include "core/text/issue_text.h"
#include "tests/support/scenario_files.h"
#include "tests/support/source_tree.h"

#include <QRegularExpression>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>

using namespace zama;
using namespace zama::test;

namespace {

/// Every literal in core/io, core/scenario and core/design that looks like an issue code.
std::set<std::string> codesInSources()
{
    static const QRegularExpression code("\"((?:art|colour|contact|dice|encoding|engagement|file|fix|format|"
                                         "general|ground|id|json|limit|livery|"
                                         "number|"
                                         "journal|order|range|ref|"
                                         "save|sequence|side|sides|table|text|type|unit|unknown|version|"
                                         "victory|zone)\\.[a-z0-9_]+|front_line)\"");
    std::set<std::string> codes;
    for (const char *folder : {"core/io", "core/scenario", "core/design"}) {
        for (const auto &entry : std::filesystem::directory_iterator(inSourceTree(folder))) {
            if (entry.path().extension() != ".cpp") {
                continue;
            }
            auto matches = code.globalMatch(QString::fromStdString(bytesOf(entry.path().string())));
            while (matches.hasNext()) {
                codes.insert(matches.next().captured(1).toStdString());
            }
        }
    }
    return codes;
}

} // namespace

class TestScenarioIssueText : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeHasASentenceAndEverySentenceACode()
    {
        std::set<std::string> told;
        for (const IssueText &text : issueTexts()) {
            told.insert(std::string(text.code));
        }
        const std::set<std::string> raised = codesInSources();
        for (const std::string &code : raised) {
            QVERIFY2(told.contains(code), ("no sentence: " + code).c_str());
        }
        for (const std::string &code : told) {
            QVERIFY2(raised.contains(code), ("nobody raises: " + code).c_str());
        }
        QCOMPARE(told.size(), issueTexts().size());
    }

    void theAuthorsPageListsEveryMessage()
    {
        const std::string format = bytesOf(inSourceTree("docs/authors/scenario-format.md"));
        const std::string tables = bytesOf(inSourceTree("docs/authors/tables-and-libraries.md"));
        for (const IssueText &text : issueTexts()) {
            if (text.code.starts_with("journal.") || text.code.starts_with("order.") ||
                text.code.starts_with("fix.")) {
                continue; // of saved games and orders: other pages; fixes are read in the editor only
            }
            const std::string &page = text.code.starts_with("table.") ? tables : format;
            QVERIFY2(page.find("| `" + std::string(text.code) + "` | ") != std::string::npos,
                     text.code.data());
            QString sentence = QString::fromUtf8(text.sentence).replace('|', "\\|");
            QVERIFY2(page.find(sentence.toStdString()) != std::string::npos, text.code.data());
        }
    }

    void theAuthorsPageExplainsEveryKey()
    {
        const std::string page = bytesOf(inSourceTree("docs/authors/scenario-format.md"));
        const auto schema =
            nlohmann::json::parse(bytesOf(inSourceTree("resources/schema/zama-scenario.schema.json")));
        const std::function<void(const nlohmann::json &)> visit = [&](const nlohmann::json &node) {
            for (const auto &[key, value] : node.items()) {
                if (key == "properties") {
                    for (const auto &property : value.items()) {
                        QVERIFY2(page.find('`' + property.key() + '`') != std::string::npos,
                                 property.key().c_str());
                    }
                }
                if (value.is_structured()) {
                    visit(value);
                }
            }
        };
        visit(schema);
    }

    void theExampleOfTheAuthorsPageIsAScenarioWithoutIssues()
    {
        const std::string page = bytesOf(inSourceTree("docs/authors/scenario-format.md"));
        const std::size_t begin = page.find("```json\n") + 8;
        const auto file = readScenario(std::string_view(page).substr(begin, page.find("```", begin) - begin));
        QVERIFY(file.ok());
        QVERIFY(file.value().warnings.empty());
    }

    void theTableIsSorted() // lookups are binary searches
    {
        QVERIFY(std::ranges::is_sorted(issueTexts(), {}, &IssueText::code));
    }

    void sentencesAreSentences()
    {
        for (const IssueText &text : issueTexts()) {
            const QString sentence = QString::fromUtf8(text.sentence);
            QVERIFY2(sentence.endsWith('.') || sentence.endsWith('?'), text.sentence);
            QVERIFY2(!sentence.contains("  ") && !sentence.contains("(s)"), text.sentence);
            for (int n = 2; n <= 9; ++n) { // no gaps: %3 never without %2
                const bool hasGap = sentence.contains('%' + QString::number(n)) &&
                                    !sentence.contains('%' + QString::number(n - 1));
                QVERIFY2(!hasGap, text.sentence);
            }
        }
    }

    void argumentsArePutInAsTheyAre()
    {
        const Issue issue{Severity::Error, "unit.overlap", {"a%2b", "c\nd"}, {}};
        QCOMPARE(inEnglish(issue), std::string("a%2b overlaps c?d. Move one of them."));
    }

    void anUnknownCodeIsShownWithItsArguments()
    {
        QCOMPARE(inEnglish({Severity::Error, "new.code", {"x", "y"}, {}}), std::string("new.code x y"));
    }

    void aLineHasFilePlaceSeverityAndCode()
    {
        FileIssue issue{{12, 5}, "/id", {Severity::Warning, "id.spaces", {"R "}, "/id"}};
        QCOMPARE(
            issueLine("zama.zama.json", issue),
            std::string(
                "zama.zama.json:12:5: warning: The id “R ” begins or ends with a blank, which nobody will "
                "see. Remove it. [id.spaces]"));
        issue.position = {};
        QVERIFY(issueLine("f", issue).starts_with("f: warning: "));
    }
};

QTEST_APPLESS_MAIN(TestScenarioIssueText)
#include "test_scenario_issue_text.moc"
