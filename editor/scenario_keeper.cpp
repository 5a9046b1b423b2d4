#include "editor/scenario_keeper.h"

#include "core/io/atomic_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <chrono>

namespace zama::editor {
namespace {

using namespace std::chrono_literals;

constexpr auto kSoon = 1500ms;
constexpr auto kLatest = 10s;
constexpr qsizetype kMostBackups = 20;
constexpr qint64 kMostNoteBytes = 100'000;
constexpr qsizetype kMostStemBytes = 180; // of 255 that a name can have
constexpr qsizetype kMarkLetters = 12;
const QString kStamp = QStringLiteral("yyyy-MM-dd-HHmmss");
const QString kOriginKey = QStringLiteral("origin");
const QString kTitleKey = QStringLiteral("title");

std::optional<std::string> bytesOf(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    return file.readAll().toStdString();
}

// Of a very long name its beginning and what tells it from others: a backup's name is longer than its file's.
QString stemOf(const QString &path)
{
    QString name = QFileInfo(path).fileName();
    if (name.endsWith(scenarioSuffix())) {
        name.chop(scenarioSuffix().size());
    }
    const QByteArray whole = name.toUtf8();
    if (whole.size() <= kMostStemBytes) {
        return name;
    }
    while (name.toUtf8().size() > kMostStemBytes - kMarkLetters - 1) {
        name.chop(1);
    }
    const QByteArray mark =
        QCryptographicHash::hash(whole, QCryptographicHash::Sha1).toHex().left(kMarkLetters);
    return name + QLatin1Char('-') + QString::fromLatin1(mark);
}

QString lockOf(const QString &recovery)
{
    return recovery + QStringLiteral(".lock");
}

QString noteOf(const QString &recovery)
{
    return recovery + QStringLiteral(".note");
}

std::optional<Issue> saveText(const QString &path, const std::string &text)
{
    return saveAtomically(QFile::encodeName(path).toStdString(), text);
}

} // namespace

QString scenarioSuffix()
{
    return QStringLiteral(".zama.json");
}

EditorPlaces EditorPlaces::standard()
{
    const QString root = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return {root + QStringLiteral("/unsaved"), root + QStringLiteral("/earlier-versions")};
}

ScenarioKeeper::ScenarioKeeper(ScenarioDocument &document, EditorPlaces places, const QString &path,
                               const ScenarioFile &file, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_places(std::move(places)),
      m_path(path),
      m_file(file),
      m_known(file.source),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_watcher(new QFileSystemWatcher(this)),
      m_soon(new QTimer(this)),
      m_latest(new QTimer(this))
{
    m_soon->setSingleShot(true);
    m_soon->setInterval(kSoon);
    m_latest->setSingleShot(true);
    m_latest->setInterval(kLatest);
    connect(m_soon, &QTimer::timeout, this, &ScenarioKeeper::shadow);
    connect(m_latest, &QTimer::timeout, this, &ScenarioKeeper::shadow);
    connect(&document, &ScenarioDocument::changed, this, &ScenarioKeeper::noteChange);
    connect(m_watcher, &QFileSystemWatcher::fileChanged, this, [this] {
        m_isUntold = true;
        watch(); // a file that was replaced is no longer watched
        if (isChangedOutside()) {
            emit changedOutside();
        }
    });
    watch();
}

ScenarioKeeper::ScenarioKeeper(ScenarioDocument &document, EditorPlaces places, QObject *parent)
    : ScenarioKeeper(document, std::move(places), QString(), ScenarioFile{}, parent)
{
    document.setUnsaved();
    noteChange();
}

ScenarioKeeper::~ScenarioKeeper()
{
    if (m_document.isModified()) {
        shadow();
    } else {
        discard();
    }
}

void ScenarioKeeper::watch()
{
    if (!m_watcher->files().isEmpty()) {
        m_watcher->removePaths(m_watcher->files());
    }
    if (!m_path.isEmpty() && QFileInfo::exists(m_path)) {
        m_watcher->addPath(m_path);
    }
}

void ScenarioKeeper::noteChange()
{
    m_soon->start();
    if (!m_latest->isActive()) {
        m_latest->start();
    }
}

std::string ScenarioKeeper::textNow() const
{
    const bool isAsRead = !m_file.source.empty() && m_document.scenario() == m_file.scenario;
    return isAsRead ? m_file.source : writeScenario(m_document.scenario());
}

Saving ScenarioKeeper::save()
{
    if (m_path.isEmpty()) {
        return Saving::Unnamed;
    }
    return isChangedOutside() ? Saving::ChangedOutside : write(m_path);
}

Saving ScenarioKeeper::saveAs(const QString &path)
{
    return write(path);
}

Saving ScenarioKeeper::write(const QString &path)
{
    const std::string text = textNow();
    m_problem = backUp(path);
    if (!m_problem) {
        m_problem = saveText(path, text);
    }
    if (m_problem) {
        return Saving::Failed;
    }
    m_file = {m_document.scenario(), text, {}};
    m_known = text;
    m_document.setSaved();
    discard();
    const bool isElsewhere = path != m_path;
    m_path = path;
    watch();
    if (isElsewhere) {
        emit pathChanged();
    }
    return Saving::Done;
}

// A file is kept once for each time it is replaced by something else. Where that is impossible nothing is
// replaced: the old version may be somebody's only copy.
std::optional<Issue> ScenarioKeeper::backUp(const QString &path) const
{
    const auto old = bytesOf(path);
    if (!old || *old == textNow()) {
        return std::nullopt;
    }
    QDir().mkpath(m_places.backups);
    const QString stem =
        QStringLiteral("%1/%2.%3")
            .arg(m_places.backups, stemOf(path), QDateTime::currentDateTime().toString(kStamp));
    QString target = stem + scenarioSuffix();
    for (int i = 2; QFileInfo::exists(target); ++i) {
        target = QStringLiteral("%1-%2%3").arg(stem, QString::number(i), scenarioSuffix());
    }
    if (auto problem = saveText(target, *old)) {
        return problem;
    }
    const auto kept = QDir(m_places.backups)
                          .entryInfoList({stemOf(path) + QStringLiteral(".*") + scenarioSuffix()},
                                         QDir::Files, QDir::Name | QDir::Reversed);
    for (qsizetype i = kMostBackups; i < kept.size(); ++i) {
        QFile::remove(kept[i].filePath());
    }
    return std::nullopt;
}

std::vector<Backup> ScenarioKeeper::backups() const
{
    std::vector<Backup> found;
    if (m_path.isEmpty()) {
        return found;
    }
    const QString stem = stemOf(m_path);
    const auto files = QDir(m_places.backups)
                           .entryInfoList({stem + QStringLiteral(".*") + scenarioSuffix()}, QDir::Files,
                                          QDir::Name | QDir::Reversed);
    for (const QFileInfo &file : files) {
        const QString stamp = file.fileName().mid(stem.size() + 1, kStamp.size());
        const QDateTime saved = QDateTime::fromString(stamp, kStamp);
        if (saved.isValid()) {
            found.push_back({file.filePath(), saved});
        }
    }
    return found;
}

bool ScenarioKeeper::isChangedOutside() const
{
    if (m_path.isEmpty() || !m_isUntold) {
        return false;
    }
    const auto bytes = bytesOf(m_path);
    return bytes && *bytes != m_known;
}

void ScenarioKeeper::ignoreOutside()
{
    m_isUntold = false;
    m_document.setUnsaved();
}

bool ScenarioKeeper::readAgain()
{
    auto file = loadScenario(QFile::encodeName(m_path).toStdString(), Reading::Draft);
    if (!file) {
        return false;
    }
    m_file = std::move(file.value());
    m_known = m_file.source;
    m_document.change(Message("edit.reread", {}), m_file.scenario);
    m_document.setSaved();
    discard();
    return true;
}

QString ScenarioKeeper::recoveryPath() const
{
    return QStringLiteral("%1/%2%3").arg(m_places.recovery, m_name, scenarioSuffix());
}

void ScenarioKeeper::shadow()
{
    m_soon->stop();
    m_latest->stop();
    if (!m_document.isModified()) {
        discard();
        return;
    }
    QDir().mkpath(m_places.recovery);
    if (m_lock == nullptr) {
        m_lock = std::make_unique<QLockFile>(lockOf(recoveryPath()));
        m_lock->setStaleLockTime(0);
        m_lock->tryLock(0);
    }
    const QJsonObject note{
        {kOriginKey, m_path},
        {kTitleKey, QString::fromStdString(m_document.scenario().title.in(m_document.scenario().language))}};
    auto problem = saveText(recoveryPath(), writeScenario(m_document.scenario()));
    if (!problem) {
        problem = saveText(noteOf(recoveryPath()), QJsonDocument(note).toJson().toStdString());
    }
    if (problem) {
        emit shadowFailed(*problem);
    }
}

void ScenarioKeeper::discard()
{
    m_soon->stop();
    m_latest->stop();
    QFile::remove(recoveryPath());
    QFile::remove(noteOf(recoveryPath()));
    m_lock.reset();
}

std::vector<Leftover> ScenarioKeeper::leftovers(const EditorPlaces &places)
{
    std::vector<Leftover> found;
    const auto files =
        QDir(places.recovery).entryInfoList({QLatin1Char('*') + scenarioSuffix()}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : files) {
        QLockFile lock(lockOf(file.filePath()));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) {
            continue; // a window that is alive
        }
        QFile note(noteOf(file.filePath()));
        QJsonObject object;
        if (note.open(QIODevice::ReadOnly)) {
            object = QJsonDocument::fromJson(note.read(kMostNoteBytes)).object();
        }
        found.push_back({file.filePath(), object[kOriginKey].toString(), object[kTitleKey].toString(),
                         file.lastModified()});
    }
    return found;
}

void ScenarioKeeper::remove(const Leftover &leftover)
{
    QFile::remove(leftover.path);
    QFile::remove(noteOf(leftover.path));
    QFile::remove(lockOf(leftover.path));
}

} // namespace zama::editor
