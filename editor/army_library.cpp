#include "editor/army_library.h"

#include "core/design/counted.h"
#include "core/io/atomic_file.h"
#include "core/io/read_file.h"
#include "core/io/read_scenario.h"
#include "table/model/issue_sentence.h"
#include "table/model/message_formatter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace zama::editor {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ArmyLibrary)
};

std::string pathBytes(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

// Files of the resources are not on the disk.
Result<ScenarioFile, LoadError> readEntry(const QString &path)
{
    if (!path.startsWith(QLatin1String(":/"))) {
        return loadScenario(pathBytes(path), Reading::Draft);
    }
    QFile file(path);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}, Reading::Draft);
}

QString reasonOf(const LoadError &error)
{
    const auto first = std::find_if(error.issues.begin(), error.issues.end(), [](const FileIssue &found) {
        return found.issue.severity == Severity::Error;
    });
    const QString sentence = table::sentenceOf(first->issue);
    return first->position.line == 0
               ? sentence
               : Words::tr("Line %1: %2").arg(QLocale().toString(first->position.line), sentence);
}

LibraryEntry entryFrom(const QString &path, bool isOwn)
{
    LibraryEntry entry{path, isOwn, {}, {}};
    auto file = readEntry(path);
    if (!file) {
        entry.problem = reasonOf(file.error());
    } else if (file.value().scenario.types.empty()) {
        entry.problem = Words::tr("There are no unit types in this file.");
    } else {
        entry.piece = std::move(file.value().scenario);
    }
    return entry;
}

// A name that every file system takes.
QString fileNameFor(const QString &title)
{
    QString name;
    for (const QChar c : title.toLower()) {
        const bool isPlain = c.isLetterOrNumber();
        if (isPlain || (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))) {
            name += isPlain ? c : QLatin1Char('-');
        }
    }
    name = name.left(40);
    while (name.endsWith(QLatin1Char('-'))) {
        name.chop(1);
    }
    // A word before it: "con" and "nul" are no names for files on some systems.
    return name.isEmpty() ? QStringLiteral("army") : QStringLiteral("army-%1").arg(name);
}

} // namespace

QString LibraryEntry::fileName() const
{
    return QFileInfo(path).fileName();
}

ArmyLibrary::ArmyLibrary(QString shippedFolder, QString ownFolder)
    : m_shippedFolder(std::move(shippedFolder)),
      m_ownFolder(std::move(ownFolder))
{
}

ArmyLibrary ArmyLibrary::standard()
{
    return {QStringLiteral(":/zama/armies"),
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/library")};
}

void ArmyLibrary::read()
{
    m_entries.clear();
    readFolder(m_ownFolder, true);
    readFolder(m_shippedFolder, false);
}

void ArmyLibrary::readFolder(const QString &folder, bool isOwn)
{
    const QDir dir(folder);
    for (const QString &name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        m_entries.push_back(entryFrom(dir.filePath(name), isOwn));
    }
}

QString ArmyLibrary::freePath(const QString &title) const
{
    const QDir dir(m_ownFolder);
    const QString base = fileNameFor(title);
    QString path = dir.filePath(base + QStringLiteral(".json"));
    for (int i = 2; QFileInfo::exists(path); ++i) {
        path = dir.filePath(QStringLiteral("%1-%2.json").arg(base).arg(i));
    }
    return path;
}

std::optional<Issue> ArmyLibrary::save(Scenario piece, const QString &title)
{
    const auto isTaken = [this, &piece](const std::string &name) {
        return std::any_of(m_entries.begin(), m_entries.end(), [&](const LibraryEntry &entry) {
            return entry.isOwn && entry.piece.title.in(piece.language) == name;
        });
    };
    std::string name = title.toStdString();
    if (isTaken(name)) {
        name = design::countedName(name, isTaken);
    }
    piece.title.entries = {{piece.language, name}};
    const QString path = freePath(QString::fromStdString(name));
    QDir().mkpath(m_ownFolder);
    auto problem = saveAtomically(pathBytes(path), writeScenario(piece));
    read();
    return problem;
}

std::optional<TakenOut> ArmyLibrary::takeOut(const QString &path)
{
    auto bytes = readFile(pathBytes(path), kMaxScenarioBytes);
    // What cannot be read could not be put back.
    if (!bytes || !QFile::remove(path)) {
        return std::nullopt;
    }
    read();
    return TakenOut{path, std::move(bytes).value()};
}

std::optional<Issue> ArmyLibrary::putBack(const TakenOut &taken)
{
    auto problem = saveAtomically(pathBytes(taken.path), taken.bytes);
    read();
    return problem;
}

QString titleOf(const LibraryEntry &entry)
{
    const QString title = table::MessageFormatter{QLocale()}.text(entry.piece.title);
    return title.isEmpty() ? entry.fileName() : title;
}

} // namespace zama::editor
