#include "app/shell/battle_shelf.h"

#include "app/shell/battle_file.h"
#include "core/io/journal_file.h"
#include "table/model/message_formatter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>

namespace zama::shell {
namespace {

constexpr std::size_t kMostRead = 64;

struct Candidate {
    QString path;
    QDateTime changed;
    bool wasOpen = false;
    std::optional<BranchPoint> branch;
};

void addFolder(const QString &folder, bool isRefuge, std::vector<Candidate> &found)
{
    const QFileInfoList files =
        QDir(folder).entryInfoList({QLatin1Char('*') + journalSuffix()}, QDir::Files | QDir::System);
    for (const QFileInfo &file : files) {
        // A second file is there only for as long as the battle is nowhere else.
        found.push_back({identityOf(file.filePath()), file.lastModified(), isRefuge, {}});
    }
}

void addNotes(const BattlePlaces &places, std::vector<Candidate> &found)
{
    for (const BattleNote &note : notesIn(places)) {
        const auto known =
            std::find_if(found.begin(), found.end(), [&](const Candidate &c) { return c.path == note.path; });
        if (known != found.end()) {
            known->wasOpen = known->wasOpen || note.isOpen;
            known->branch = note.branch;
        } else if (const QFileInfo file(note.path); file.exists() || !places.isOurs(note.path)) {
            found.push_back(
                {note.path, file.exists() ? file.lastModified() : note.used, note.isOpen, note.branch});
        }
    }
}

std::vector<Candidate> candidatesIn(const BattlePlaces &places)
{
    std::vector<Candidate> found;
    addFolder(places.battles, false, found);
    addFolder(places.refuge, true, found);
    addNotes(places, found);
    const auto isBefore = [](const Candidate &a, const Candidate &b) {
        return a.wasOpen != b.wasOpen ? a.wasOpen : a.changed > b.changed;
    };
    std::stable_sort(found.begin(), found.end(), isBefore);
    found.resize(std::min(found.size(), kMostRead));
    return found;
}

ShelvedBattle shelved(const Candidate &candidate, SummaryCache &cache)
{
    ShelvedBattle battle{candidate.path, candidate.changed, cache.summary(candidate.path),    false,
                         false,          candidate.branch,  cache.knownMoment(candidate.path)};
    if (candidate.wasOpen) {
        battle.isHeld = isBattleFileHeld(candidate.path);
        battle.isInterrupted = !battle.isHeld && battle.summary.isReadable && !battle.summary.isFinished;
    }
    return battle;
}

// Where no trash can be made, Qt 6.4 moves files to a folder "files" beside the program and calls it a
// success.
bool moveToTrash(const QString &path)
{
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    QString trashed;
    if (!QFile::moveToTrash(path, &trashed)) {
        return false;
    }
    const bool isTrash = QFileInfo(trashed).isAbsolute();
    return isTrash || !QFile::rename(trashed, path);
}

// Interrupted before good before bad, then as many as there is room for.
void keepTheBest(std::vector<ShelvedBattle> &battles)
{
    const auto rank = [](const ShelvedBattle &battle) {
        return battle.isInterrupted ? 0 : battle.summary.isReadable ? 1 : 2;
    };
    std::stable_sort(battles.begin(), battles.end(), [&](const ShelvedBattle &a, const ShelvedBattle &b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : a.changed > b.changed;
    });
    const auto offered = static_cast<std::size_t>(std::count_if(
        battles.begin(), battles.end(), [](const ShelvedBattle &battle) { return battle.isInterrupted; }));
    battles.resize(std::min(battles.size(), std::max(kMostShelved, offered)));
}

} // namespace

BattleSummary SummaryCache::summary(const QString &path)
{
    const QFileInfo file(path);
    const QString language = table::MessageFormatter(QLocale()).language().tag;
    Known &known = m_known[path];
    const bool isSame = known.size >= 0 && file.exists() && known.size == file.size() &&
                        known.changed == file.lastModified() && known.language == language;
    if (!isSame) {
        known = {file.lastModified(), file.exists() ? file.size() : -1, language, summaryOf(path), {}};
    }
    return known.summary;
}

std::shared_ptr<const State> SummaryCache::knownMoment(const QString &path) const
{
    const auto known = m_known.find(path);
    return known == m_known.end() ? nullptr : known->moment;
}

std::shared_ptr<const State> SummaryCache::moment(const QString &path)
{
    constexpr qint64 kLargest = 4'000'000; // bytes; a whole Zama has a quarter of a million
    Known &known = m_known[path];
    if (known.moment || !known.summary.isReadable || known.size < 0 || known.size > kLargest) {
        return known.moment;
    }
    if (const auto file = loadJournal(QFile::encodeName(path).toStdString())) {
        known.moment = std::make_shared<const State>(file.value().journal.state());
    }
    return known.moment;
}

std::vector<ShelvedBattle> shelvedBattles(const BattlePlaces &places, SummaryCache &cache)
{
    std::vector<ShelvedBattle> battles;
    for (const Candidate &candidate : candidatesIn(places)) {
        battles.push_back(shelved(candidate, cache));
    }
    keepTheBest(battles);
    std::stable_sort(battles.begin(), battles.end(),
                     [](const ShelvedBattle &a, const ShelvedBattle &b) { return a.changed > b.changed; });
    return battles;
}

BattleShelf::BattleShelf(BattlePlaces places, QObject *parent)
    : QObject(parent),
      m_places(std::move(places))
{
}

BattleShelf::~BattleShelf()
{
    *m_stop = true;
    if (m_reader != nullptr) {
        m_reader->wait();
        delete m_reader;
    }
}

void BattleShelf::refresh()
{
    m_isStale = true;
    if (m_reader == nullptr) {
        read();
    }
}

// First the list, which takes a moment; then how every battle stands, which means playing it again.
void BattleShelf::read()
{
    m_isStale = false;
    m_reader = QThread::create([this, places = m_places, cache = m_cache, stop = m_stop] {
        auto battles = shelvedBattles(places, *cache);
        QMetaObject::invokeMethod(
            this, [this, battles] { publish(battles); }, Qt::QueuedConnection);
        bool isMore = false;
        for (ShelvedBattle &battle : battles) {
            if (!battle.moment && !*stop) {
                battle.moment = cache->moment(battle.path);
                isMore = isMore || battle.moment;
            }
        }
        if (isMore && !*stop) {
            QMetaObject::invokeMethod(
                this, [this, battles] { publish(battles); }, Qt::QueuedConnection);
        }
    });
    connect(m_reader, &QThread::finished, this, &BattleShelf::finishReading);
    m_reader->start(QThread::LowPriority);
}

void BattleShelf::publish(std::vector<ShelvedBattle> battles)
{
    m_battles = std::move(battles);
    emit changed();
}

void BattleShelf::finishReading()
{
    m_reader->deleteLater();
    m_reader = nullptr;
    if (m_isStale) {
        read();
    }
}

void BattleShelf::setAside(const QString &path)
{
    if (m_places.isRefugee(path)) {
        // Only what is in the folder of kept battles can be set aside; the other is cleared by the system.
        QDir().mkpath(m_places.battles);
        const auto home = BattleFile::fresh(m_places.battles, QFileInfo(path).baseName());
        if (QFile::copy(path, home->path())) {
            QFile::remove(path);
            removeNote(m_places, path);
        }
    } else if (auto note = noteOf(m_places, path)) {
        note->isOpen = false;
        writeNote(m_places, *note);
    }
    refresh();
}

void BattleShelf::forget(const QString &path)
{
    if (isBattleFileHeld(path)) {
        return;
    }
    if (!isOurs(path) || !QFileInfo::exists(path) || moveToTrash(path)) {
        removeNote(m_places, path);
    }
    refresh();
}

} // namespace zama::shell
