#include "table/model/issue_sentence.h"

#include "core/text/issue_text.h"

#include <QCoreApplication>

namespace zama::table {

QString sentenceOf(const Issue &issue)
{
    const char *source = issueSentence(issue.code);
    if (source == nullptr) {
        return QString::fromStdString(inEnglish(issue));
    }
    QString text = QCoreApplication::translate("Issue", source);
    for (const std::string &arg : issue.args) {
        text = text.arg(QString::fromStdString(arg));
    }
    return text;
}

} // namespace zama::table
