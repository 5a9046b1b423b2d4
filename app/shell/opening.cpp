#include "app/shell/opening.h"

#include "core/io/journal_file.h"
#include "table/art/unknown_art.h"
#include "table/model/issue_sentence.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>

namespace zama::shell {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Opening)
};

using Opened = Result<OpenedBattle, OpeningProblem>;

QString located(const FileIssue &found)
{
    const QString sentence = table::sentenceOf(found.issue);
    return found.position.line == 0
               ? sentence
               : Words::tr("Line %1: %2").arg(QLocale().toString(found.position.line), sentence);
}

QStringList sentencesOf(const std::vector<FileIssue> &issues, Severity severity)
{
    QStringList sentences;
    for (const FileIssue &found : issues) {
        if (found.issue.severity == severity) {
            sentences.append(located(found));
        }
    }
    return sentences;
}

QStringList sentencesOf(const std::vector<table::UnknownArt> &doubts)
{
    QStringList sentences;
    for (const table::UnknownArt &art : doubts) {
        sentences.append(table::sentenceOf(art, table::MessageFormatter(QLocale())));
    }
    return sentences;
}

// The first thing that is wrong, and how much more there is.
QString firstAndCount(const QStringList &sentences)
{
    return sentences.size() > 1 ? Words::tr("%1 Problems in all: %2.")
                                      .arg(sentences.first(), QLocale().toString(sentences.size()))
                                : sentences.value(0);
}

// What is doubtful about a scenario that can be played.
LiveWords warningsIn(const ScenarioFile &file, const QString &name)
{
    const std::vector<table::UnknownArt> art = table::unknownArt(file.scenario, table::FigureCatalogue());
    if (art.empty() && wordsOf(file.warnings, Severity::Warning) == nullptr) {
        return {};
    }
    return [art, warnings = file.warnings, name] {
        return Words::tr("%1: %2").arg(
            name, firstAndCount(sentencesOf(warnings, Severity::Warning) + sentencesOf(art)));
    };
}

Opened prepared(const Result<ScenarioFile, LoadError> &file, const QString &name)
{
    if (!file) {
        return OpeningProblem([name, issues = file.error().issues] {
            return Words::tr("%1 cannot be opened. %2").arg(name, summaryOf(issues, Severity::Error));
        });
    }
    const auto setup = compile(file.value().scenario);
    if (!setup) {
        std::vector<FileIssue> issues;
        for (const Issue &issue : setup.error()) {
            issues.push_back({{}, issue.path, issue});
        }
        return OpeningProblem([name, issues] {
            return Words::tr("%1 cannot be played. %2").arg(name, summaryOf(issues, Severity::Error));
        });
    }
    return OpenedBattle{Journal(setup.value(), QRandomGenerator::global()->generate64()),
                        warningsIn(file.value(), name)};
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

QString summaryOf(const std::vector<FileIssue> &issues, Severity severity)
{
    return firstAndCount(sentencesOf(issues, severity));
}

LiveWords wordsOf(const std::vector<FileIssue> &issues, Severity severity)
{
    const bool isAny =
        std::ranges::any_of(issues, [&](const FileIssue &found) { return found.issue.severity == severity; });
    return isAny ? LiveWords([issues, severity] { return summaryOf(issues, severity); }) : LiveWords();
}

// The beginning tells; a file that cannot be read is told of by whoever reads it.
bool isJournalFile(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) {
        return false;
    }
    const QByteArray beginning = file.read(4096);
    return looksLikeJournal({beginning.constData(), static_cast<std::size_t>(beginning.size())});
}

Opened openBattle(const QString &path)
{
    if (path.startsWith(QLatin1String(":/"))) {
        return fromResources(path);
    }
    return prepared(loadScenario(QFile::encodeName(path).toStdString()), QFileInfo(path).fileName());
}

Opened openBuiltInBattle()
{
    return fromResources(QStringLiteral(":/zama/scenarios/zama.zama.json"));
}

} // namespace zama::shell
