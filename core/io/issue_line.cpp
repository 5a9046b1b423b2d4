#include "core/io/issue_line.h"

#include "core/text/issue_text.h"

namespace zama {

std::string issueLine(std::string_view file, const FileIssue &issue)
{
    std::string line(file);
    if (issue.position.line > 0) {
        line += ":" + std::to_string(issue.position.line) + ":" + std::to_string(issue.position.column);
    }
    line.append(": ").append(severityName(issue.issue.severity)).append(": ").append(inEnglish(issue.issue));
    return line.append(" [").append(issue.issue.code).append("]");
}

} // namespace zama
