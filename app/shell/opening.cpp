#include "app/shell/opening.h"

#include "core/text/issue_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace zama::shell {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Opening)
};

using Opened = Result<OpenedBattle, OpeningProblem>;

QString located(const FileIssue &found)
{
    const QString sentence = sentenceOf(found.issue);
    return found.position.line == 0
               ? sentence
               : Words::tr("Line %1: %2").arg(QString::number(found.position.line), sentence);
}

Opened prepared(const Result<ScenarioFile, LoadError> &file, const QString &name)
{
    if (!file) {
        return OpeningProblem{
            Words::tr("%1 cannot be opened. %2").arg(name, summaryOf(file.error().issues, Severity::Error))};
    }
    const auto setup = compile(file.value().scenario);
    if (!setup) {
        std::vector<FileIssue> issues;
        for (const Issue &issue : setup.error()) {
            issues.push_back({{}, issue.path, issue});
        }
        return OpeningProblem{
            Words::tr("%1 cannot be played. %2").arg(name, summaryOf(issues, Severity::Error))};
    }
    const QString doubtful = summaryOf(file.value().warnings, Severity::Warning);
    return OpenedBattle{setup.value(),
                        doubtful.isEmpty() ? QString() : Words::tr("%1: %2").arg(name, doubtful)};
}

Opened fromResources(const QString &path)
{
    QFile file(path);
    const bool isThere = file.open(QIODevice::ReadOnly);
    const QByteArray bytes = isThere ? file.readAll() : QByteArray();
    return prepared(readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}),
                    QFileInfo(path).fileName());
}

} // namespace

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

QString summaryOf(const std::vector<FileIssue> &issues, Severity severity)
{
    QString first;
    int count = 0;
    for (const FileIssue &found : issues) {
        if (found.issue.severity == severity) {
            first = count == 0 ? located(found) : first;
            ++count;
        }
    }
    return count > 1 ? Words::tr("%1 Problems in all: %2.").arg(first, QString::number(count)) : first;
}

Opened openBattle(const QString &path)
{
    return path.startsWith(QLatin1String(":/"))
               ? fromResources(path)
               : prepared(loadScenario(QFile::encodeName(path).toStdString()), QFileInfo(path).fileName());
}

Opened openBuiltInBattle()
{
    return fromResources(QStringLiteral(":/zama/scenarios/zama.zama.json"));
}

} // namespace zama::shell
