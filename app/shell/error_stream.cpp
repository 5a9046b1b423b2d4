#include "app/shell/error_stream.h"

#include "core/io/issue_line.h"

#include <QFileInfo>

#include <cstdio>

namespace zama::shell {

int complain(const QString &text, int code)
{
    std::fprintf(stderr, "zama: %s\n", qPrintable(text));
    return code;
}

void complain(const std::string &path, const std::vector<FileIssue> &issues)
{
    for (const FileIssue &issue : issues) {
        std::fprintf(stderr, "%s\n", issueLine(path, issue).c_str());
    }
}

bool isSameFile(const QString &a, const QString &b)
{
    const QString first = QFileInfo(a).canonicalFilePath();
    return !first.isEmpty() && first == QFileInfo(b).canonicalFilePath();
}

} // namespace zama::shell
