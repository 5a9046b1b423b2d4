#include "app/cli/battle_file.h"
#include "app/cli/commands.h"

#include "core/io/issue_line.h"

#include <algorithm>
#include <fmt/format.h>

namespace zama::cli {
namespace {

// To whoever opens a damaged journal what was saved of it is good news; to whoever asks whether it is whole
// it is not.
void judgeDamage(std::vector<FileIssue> &issues)
{
    for (FileIssue &issue : issues) {
        if (issue.issue.code == "journal.damaged") {
            issue.issue.severity = Severity::Error;
        }
    }
}

std::vector<FileIssue> issuesOf(const BattleFile &file)
{
    return std::visit(Overloaded{
                          [](const ScenarioFile &f) { return f.warnings; },
                          [](const LoadError &e) { return e.issues; },
                          [](const JournalFile &f) {
                              std::vector<FileIssue> issues = f.notices;
                              judgeDamage(issues);
                              if (f.divergence) {
                                  issues.push_back(issueOf(*f.divergence));
                              }
                              return issues;
                          },
                      },
                      file);
}

bool isError(const FileIssue &issue)
{
    return issue.issue.severity == Severity::Error;
}

JsonValue reportOf(const std::string &name, const std::vector<FileIssue> &issues, bool isGood)
{
    JsonValue report = JsonValue::ofKind(JsonValue::Kind::Object);
    report.add("file", JsonValue::ofText(name));
    report.add("valid", JsonValue::ofBoolean(isGood));
    report.add("issues", jsonOf(issues));
    return report;
}

std::string counted(std::size_t number, const char *what)
{
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

} // namespace

Exit run(const ValidateArguments &arguments)
{
    std::size_t errors = 0;
    std::size_t others = 0;
    JsonValue reports = JsonValue::ofKind(JsonValue::Kind::Array);
    for (const std::string &name : arguments.files) {
        if (interrupted()) {
            break;
        }
        const auto issues = issuesOf(openBattleFile(name));
        const auto wrong = static_cast<std::size_t>(std::ranges::count_if(issues, isError));
        errors += wrong;
        others += issues.size() - wrong;
        if (arguments.format == "json") {
            reports.items.push_back(reportOf(name, issues, wrong == 0));
            continue;
        }
        for (const FileIssue &issue : issues) {
            print(issueLine(name, issue) + "\n");
        }
    }
    if (arguments.format == "json") {
        JsonValue all = JsonValue::ofKind(JsonValue::Kind::Object);
        all.add("files", std::move(reports));
        printLine(all);
    } else {
        complain(counted(arguments.files.size(), "file") + ": " + counted(errors, "error") + ", " +
                 counted(others, "warning"));
    }
    if (interrupted()) {
        return Exit::Interrupted;
    }
    return errors == 0 ? Exit::Done : Exit::BadInput;
}

} // namespace zama::cli
