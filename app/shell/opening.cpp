#include "app/shell/opening.h"

#include "core/io/journal_file.h"
#include "core/io/read_scenario.h"
#include "core/text/issue_text.h"
#include "table/art/unknown_art.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStringList>

namespace zama::shell {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Opening)
};

using Opened = Result<OpenedBattle, OpeningProblem>;

// The sentence of an issue in the reader's language, with the author's names and numbers.
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

QString located(const FileIssue &found)
{
    const QString sentence = sentenceOf(found.issue);
    return found.position.line == 0
               ? sentence
               : Words::tr("Line %1: %2").arg(QString::number(found.position.line), sentence);
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

QString sentenceOf(const table::UnknownArt &art)
{
    switch (art.kind) {
    case table::UnknownArt::Kind::Palette:
        return Words::tr("%1: the palette “%2” is unknown; plain colours are shown.")
            .arg(art.owner, art.name);
    case table::UnknownArt::Kind::Slot:
        return Words::tr("%1: the figures have no “%2” to colour.").arg(art.owner, art.name);
    case table::UnknownArt::Kind::Figure:
        break;
    }
    return Words::tr("%1: the figure “%2” is unknown; the sign of its kind is shown.")
        .arg(art.owner, art.name);
}

QStringList doubtsAboutArt(const Scenario &scenario)
{
    QStringList sentences;
    for (const table::UnknownArt &art : table::unknownArt(scenario, table::FigureCatalogue())) {
        sentences.append(sentenceOf(art));
    }
    return sentences;
}

// The first thing that is wrong, and how much more there is.
QString summaryOf(const QStringList &sentences)
{
    return sentences.size() > 1 ? Words::tr("%1 Problems in all: %2.")
                                      .arg(sentences.first(), QString::number(sentences.size()))
                                : sentences.value(0);
}

QString summaryOf(const std::vector<FileIssue> &issues, Severity severity)
{
    return summaryOf(sentencesOf(issues, severity));
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
    const QString doubtful = summaryOf(sentencesOf(file.value().warnings, Severity::Warning) +
                                       doubtsAboutArt(file.value().scenario));
    return OpenedBattle{Journal(setup.value(), QRandomGenerator::global()->generate64()),
                        doubtful.isEmpty() ? QString() : Words::tr("%1: %2").arg(name, doubtful)};
}

// What replaying it showed, and what a torn end lost.
Opened preparedJournal(Result<JournalFile, LoadError> file, const QString &name)
{
    if (!file) {
        return OpeningProblem{
            Words::tr("%1 cannot be opened. %2").arg(name, summaryOf(file.error().issues, Severity::Error))};
    }
    std::vector<FileIssue> notices = file.value().notices;
    if (file.value().divergence) {
        notices.push_back(issueOf(*file.value().divergence));
    }
    QStringList words;
    for (const FileIssue &notice : notices) {
        words << located(notice);
    }
    return OpenedBattle{std::move(file.value().journal),
                        words.isEmpty() ? QString()
                                        : Words::tr("%1: %2").arg(name, words.join(QLatin1Char(' ')))};
}

// The beginning tells; a file that cannot be read is told of by whoever reads it.
bool isJournal(const std::string &path)
{
    QFile file(QFile::decodeName(QByteArray::fromStdString(path)));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) {
        return false;
    }
    const QByteArray beginning = file.read(4096);
    return looksLikeJournal({beginning.constData(), static_cast<std::size_t>(beginning.size())});
}

} // namespace

Opened openBattle(const QString &path)
{
    const std::string file = QFile::encodeName(path).toStdString();
    const QString name = QFileInfo(path).fileName();
    return isJournal(file) ? preparedJournal(loadJournal(file), name) : prepared(loadScenario(file), name);
}

Opened openBuiltInBattle()
{
    QFile file(QStringLiteral(":/zama/scenarios/zama.zama.json"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    const QByteArray bytes = isThere ? file.readAll() : QByteArray();
    return prepared(readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}),
                    QStringLiteral("zama.zama.json"));
}

} // namespace zama::shell
