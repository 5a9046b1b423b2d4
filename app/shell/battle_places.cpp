#include "app/shell/battle_places.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

namespace zama::shell {
namespace {

constexpr qsizetype kMostNotes = 200;
constexpr qint64 kMostNoteBytes = 100'000;

QString notesFolder(const BattlePlaces &places)
{
    return places.battles + QStringLiteral("/notes");
}

// Paths may be longer than file names can be.
QString notePath(const BattlePlaces &places, const QString &path)
{
    const QByteArray digest =
        QCryptographicHash::hash(identityOf(path).toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStringLiteral("%1/%2.json").arg(notesFolder(places), QString::fromLatin1(digest));
}

QJsonObject jsonOf(const BattleNote &note)
{
    QJsonObject object{
        {QStringLiteral("path"), identityOf(note.path)},
        {QStringLiteral("open"), note.isOpen},
        {QStringLiteral("players"), QJsonArray{keyOf(note.play.players[0]), keyOf(note.play.players[1])}},
        {QStringLiteral("dice"), keyOf(note.play.dice)},
        {QStringLiteral("undo"), keyOf(note.play.undo)}};
    if (note.branch) {
        object[QStringLiteral("branch")] = QJsonArray{note.branch->turn, note.branch->step};
    }
    return object;
}

std::optional<BranchPoint> branchIn(const QJsonObject &object)
{
    const QJsonArray point = object[QLatin1String("branch")].toArray();
    const BranchPoint branch{point.at(0).toInt(), point.at(1).toInt(-1)};
    return branch.turn > 0 && branch.step >= 0 ? std::optional(branch) : std::nullopt;
}

PlayChoice playIn(const QJsonObject &object)
{
    PlayChoice play;
    const QJsonArray players = object[QLatin1String("players")].toArray();
    for (std::size_t i = 0; i < play.players.size(); ++i) {
        play.players.at(i) =
            playerOf(players.at(static_cast<qsizetype>(i)).toString()).value_or(Player::Person);
    }
    play.dice = diceOf(object[QLatin1String("dice")].toString()).value_or(DiceChoice::Program);
    play.undo = undoOf(object[QLatin1String("undo")].toString()).value_or(UndoPolicy::UntilDice);
    return play;
}

std::optional<BattleNote> readNote(const QString &file)
{
    QFile source(file);
    if (!QFileInfo(file).isFile() || !source.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QJsonObject object = QJsonDocument::fromJson(source.read(kMostNoteBytes)).object();
    const QString path = object[QLatin1String("path")].toString();
    if (path.isEmpty()) {
        return std::nullopt;
    }
    return BattleNote{path, object[QLatin1String("open")].toBool(), playIn(object), branchIn(object),
                      QFileInfo(file).lastModified()};
}

} // namespace

QString journalSuffix()
{
    return QStringLiteral(".zama-game.json");
}

BattlePlaces BattlePlaces::standard()
{
    const auto folder = [](QStandardPaths::StandardLocation location, const QString &name) {
        return QStringLiteral("%1/%2").arg(QStandardPaths::writableLocation(location), name);
    };
    // The name of the home folder keeps apart those who share a temporary folder.
    const QString person = QDir::home().dirName();
    return {folder(QStandardPaths::AppDataLocation, QStringLiteral("battles")),
            folder(QStandardPaths::TempLocation, QStringLiteral("zama-battles-%1").arg(person))};
}

bool BattlePlaces::isOurs(const QString &path) const
{
    const QString folder = QFileInfo(identityOf(path)).path();
    return folder == identityOf(battles) || folder == identityOf(refuge);
}

bool BattlePlaces::isRefugee(const QString &path) const
{
    return QFileInfo(identityOf(path)).path() == identityOf(refuge);
}

QString identityOf(const QString &path)
{
    const QFileInfo info(path);
    QString canonical = info.canonicalFilePath();
    if (!canonical.isEmpty()) {
        return canonical;
    }
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QDir::cleanPath(info.absoluteFilePath())
                            : QStringLiteral("%1/%2").arg(folder, info.fileName());
}

void writeNote(const BattlePlaces &places, const BattleNote &note)
{
    QDir().mkpath(notesFolder(places));
    QSaveFile file(notePath(places, note.path));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QJsonDocument(jsonOf(note)).toJson());
        file.commit();
    }
}

void removeNote(const BattlePlaces &places, const QString &path)
{
    QFile::remove(notePath(places, path));
}

std::optional<BattleNote> noteOf(const BattlePlaces &places, const QString &path)
{
    return readNote(notePath(places, path));
}

std::vector<BattleNote> notesIn(const BattlePlaces &places)
{
    const QFileInfoList files =
        QDir(notesFolder(places)).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    std::vector<BattleNote> notes;
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (i >= kMostNotes) {
            QFile::remove(files[i].filePath());
        } else if (auto note = readNote(files[i].filePath())) {
            notes.push_back(std::move(*note));
        }
    }
    return notes;
}

} // namespace zama::shell
