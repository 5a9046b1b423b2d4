#include "app/shell/battle_file.h"

#include "app/shell/battle_places.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHashFunctions>
#include <QLockFile>

#include <chrono>
#include <sys/stat.h>

namespace zama::shell {
namespace {

// Beside the file and hidden, so that it works for everybody who shares the folder.
QString lockPath(const QString &path)
{
    const QFileInfo file(identityOf(path));
    return QStringLiteral("%1/.%2.lock").arg(file.path(), file.fileName());
}

std::unique_ptr<QLockFile> lockOf(const QString &path)
{
    // A dead program's lock is stale at once. On another computer nobody can tell whether it lives: a stick
    // that was pulled out at school must open at home in the evening. On this one a living program's never
    // is, however long the lesson, since the system itself keeps it.
    constexpr std::chrono::hours kForeignLock{4};
    auto lock = std::make_unique<QLockFile>(lockPath(path));
    lock->setStaleLockTime(static_cast<int>(std::chrono::milliseconds(kForeignLock).count()));
    return lock;
}

// File names hold 255 bytes; number, suffix and lock need some of them.
QString shortened(QString stem)
{
    constexpr qsizetype kMostBytes = 200;
    while (QFile::encodeName(stem).size() > kMostBytes) {
        stem.chop(stem.back().isLowSurrogate() ? 2 : 1);
    }
    return stem;
}

bool isTaken(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

} // namespace

BattleFile::BattleFile(const QString &path)
    : m_path(path),
      m_lock(lockOf(path))
{
    // Where no lock can be made, say in a folder that is read-only, writing tells what is wrong.
    m_isHeldElsewhere = !m_lock->tryLock(0) && m_lock->error() == QLockFile::LockFailedError;
}

BattleFile::~BattleFile() = default;

std::unique_ptr<BattleFile> BattleFile::fresh(const QString &folder, const QString &stem, Folder whose)
{
    if (whose == Folder::Ours) {
        QDir().mkpath(folder);
    }
    const QString start = shortened(stem);
    for (int i = 1;; ++i) {
        const QString name = i == 1 ? start : QStringLiteral("%1-%2").arg(start).arg(i);
        const QString path = QStringLiteral("%1/%2%3").arg(folder, name, journalSuffix());
        if (isTaken(path)) {
            continue;
        }
        auto file = std::make_unique<BattleFile>(path);
        // Looked at again, because another window may have made it before we had the lock.
        if (!file->isHeldElsewhere() && !isTaken(path)) {
            file->m_makesFolder = whose == Folder::Ours;
            return file;
        }
    }
}

std::optional<BattleFile::Stamp> BattleFile::stampOf(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        return std::nullopt;
    }
    constexpr qint64 kNanoseconds = 1'000'000'000;
    return Stamp{status.st_dev, status.st_ino, status.st_size,
                 status.st_mtim.tv_sec * kNanoseconds + status.st_mtim.tv_nsec};
}

std::optional<std::size_t> BattleFile::contentOf(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QByteArray bytes = file.readAll();
    return qHashBits(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

void BattleFile::trustContent()
{
    m_stamp = stampOf(m_path);
    m_content = contentOf(m_path);
}

bool BattleFile::isChangedOutside() const
{
    const auto now = stampOf(m_path);
    if (!now || now == m_stamp) {
        return false;
    }
    return !m_content || contentOf(m_path) != m_content;
}

bool BattleFile::isFileOfWriter() const
{
    const auto now = stampOf(m_path);
    return now && m_stamp && now->device == m_stamp->device && now->inode == m_stamp->inode;
}

std::optional<Issue> BattleFile::write(const Journal &journal)
{
    if (m_writer && (!isFileOfWriter() || isChangedOutside())) {
        m_writer.reset(); // it appends, and what it appended to is no longer there
    }
    auto issue = m_writer ? m_writer->sync(journal) : writeAnew(journal);
    if (!issue || m_writer) {
        trustContent();
    }
    return issue;
}

std::optional<Issue> BattleFile::writeAnew(const Journal &journal)
{
    if (m_makesFolder) {
        QDir().mkpath(QFileInfo(m_path).path());
    }
    if (!m_lock->isLocked()) {
        m_lock->tryLock(0);
    }
    auto writer = JournalWriter::create(QFile::encodeName(m_path).toStdString(), journal);
    if (!writer) {
        return writer.error();
    }
    m_writer.emplace(std::move(writer).value());
    return std::nullopt;
}

void BattleFile::remove()
{
    m_writer.reset();
    QFile::remove(m_path);
}

bool isBattleFileHeld(const QString &path)
{
    const auto lock = lockOf(path);
    return QFileInfo::exists(lockPath(path)) && !lock->tryLock(0) &&
           lock->error() == QLockFile::LockFailedError;
}

} // namespace zama::shell
