#include "app/shell/battle_keeper.h"

#include "table/model/issue_sentence.h"

#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace zama::shell {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BattleKeeper)
};

QString nameOf(const BattleFile &file)
{
    return QFileInfo(file.path()).fileName();
}

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

// Letters and digits of any script, words joined by hyphens, no longer than file systems bear.
QString fileWords(const QString &title)
{
    constexpr int kLongest = 40;
    QString words;
    for (const QChar c : title.toLower()) {
        if (c.isLetterOrNumber()) {
            words += c;
        } else if (!words.isEmpty() && !words.endsWith(QLatin1Char('-'))) {
            words += QLatin1Char('-');
        }
    }
    words.truncate(kLongest);
    while (words.endsWith(QLatin1Char('-'))) {
        words.chop(1);
    }
    return words;
}

QString stemOf(const Journal &journal)
{
    const Scenario &scenario = journal.setup()->scenario;
    const QString words = fileWords(QString::fromStdString(scenario.title.in(scenario.language)));
    const QString date = QDate::currentDate().toString(Qt::ISODate);
    return QStringLiteral("%1-%2").arg(date, words.isEmpty() ? QStringLiteral("battle") : words);
}

QString stemOf(const QString &path)
{
    QString name = QFileInfo(path).fileName();
    for (const QString &end : {journalSuffix(), QStringLiteral(".json")}) {
        if (name.endsWith(end)) {
            name.chop(end.size());
            break;
        }
    }
    return name;
}

bool isJournal(const QString &path)
{
    QFile file(path);
    constexpr qint64 kHead = 400;
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
           looksLikeJournal(file.read(kHead).toStdString());
}

SaveProblem notSaved(const Issue &issue)
{
    return SaveProblem([issue] { return table::sentenceOf(issue); });
}

} // namespace

BattleKeeper::BattleKeeper(BattlePlaces places, const PlayChoice &play)
    : m_places(std::move(places)),
      m_play(play)
{
}

BattleKeeper::~BattleKeeper()
{
    close();
}

QString BattleKeeper::path() const
{
    return m_file ? m_file->path() : QString();
}

QString BattleKeeper::refugePath() const
{
    return m_refuge ? m_refuge->path() : QString();
}

bool BattleKeeper::isNamed() const
{
    return m_file && !m_places.isOurs(m_file->path());
}

void BattleKeeper::setPlay(const PlayChoice &play)
{
    m_play = play;
    if (m_file) {
        note(true);
    }
}

void BattleKeeper::note(bool isOpen) const
{
    writeNote(m_places, {m_file->path(), isOpen, m_play, m_branch, {}});
}

BattleKeeper::Seen BattleKeeper::seenIn(const Journal &journal)
{
    const auto &entries = journal.entries();
    return {entries.size(), journal.cursor(), entries.empty() ? 0 : entries.back().hash};
}

void BattleKeeper::adopt(std::unique_ptr<BattleFile> file)
{
    m_file = std::move(file);
    note(true);
}

std::optional<KeepProblem> BattleKeeper::keep(const Journal &journal)
{
    m_hasOrders = m_hasOrders || !journal.entries().empty();
    if (m_opened && *m_opened == seenIn(journal)) {
        return std::nullopt; // looking at a battle does not touch its file
    }
    m_opened.reset();
    if (!m_file) {
        adopt(BattleFile::fresh(m_places.battles, stemOf(journal)));
    }
    if (m_file->isChangedOutside()) {
        return goOnBeside(journal);
    }
    if (const auto issue = m_file->write(journal)) {
        return takeRefuge(journal, *issue);
    }
    if (!m_leftover.isEmpty()) {
        QFile::remove(m_leftover);
        removeNote(m_places, m_leftover);
        m_leftover.clear();
    }
    return leaveRefuge();
}

std::optional<KeepProblem> BattleKeeper::goOnBeside(const Journal &journal)
{
    note(false);
    const QString changed = nameOf(*m_file);
    const QString folder = QFileInfo(m_file->path()).path();
    const auto whose = isNamed() ? BattleFile::Folder::Theirs : BattleFile::Folder::Ours;
    adopt(BattleFile::fresh(folder, stemOf(m_file->path()), whose));
    if (const auto issue = m_file->write(journal)) {
        return takeRefuge(journal, *issue);
    }
    (void)leaveRefuge();
    return KeepProblem(KeepProblem::Kind::Beside, [changed, name = nameOf(*m_file)] {
        return Words::tr("%1 was changed by somebody else. It stays as it is now; your battle goes "
                         "on in %2, beside it.")
            .arg(changed, name);
    });
}

std::optional<KeepProblem> BattleKeeper::takeRefuge(const Journal &journal, const Issue &issue)
{
    if (writeRefuge(journal)) {
        return told({KeepProblem::Kind::Elsewhere, [issue, place = shown(m_refuge->path())] {
                         return Words::tr("%1 Until that is mended, every order is kept in %2. You can go on "
                                          "playing.")
                             .arg(table::sentenceOf(issue), place);
                     }});
    }
    return told({KeepProblem::Kind::Nowhere, [issue] {
                     return Words::tr(
                                "%1 There is no second place either: at this moment the battle is only "
                                "in memory. It is tried again with every order; better choose “Save as” "
                                "now.")
                         .arg(table::sentenceOf(issue));
                 }});
}

bool BattleKeeper::writeRefuge(const Journal &journal)
{
    if (m_refuge && !m_refuge->isChangedOutside() && !m_refuge->write(journal)) {
        return true;
    }
    const QString stem = stemOf(m_file->path());
    for (const QString &folder : {m_places.battles, m_places.refuge}) {
        if (QFileInfo(m_file->path()).path() == folder) {
            continue;
        }
        auto next = BattleFile::fresh(folder, stem);
        if (!next->write(journal)) {
            m_refuge = std::move(next);
            writeNote(m_places, {m_refuge->path(), true, m_play, m_branch, {}});
            return true;
        }
    }
    return false;
}

std::optional<KeepProblem> BattleKeeper::leaveRefuge()
{
    if (m_refuge) {
        removeNote(m_places, m_refuge->path());
        m_refuge->remove();
        m_refuge.reset();
    }
    if (!m_problem) {
        return std::nullopt;
    }
    m_problem.reset();
    note(true);
    return KeepProblem(KeepProblem::Kind::Mended, [name = nameOf(*m_file)] {
        return Words::tr("Every order is kept in %1 again.").arg(name);
    });
}

std::optional<KeepProblem> BattleKeeper::told(KeepProblem problem)
{
    const bool isKnown = m_problem && m_problem->kind == problem.kind && m_problem->text == problem.text;
    m_problem = std::move(problem);
    return isKnown ? std::nullopt : m_problem;
}

std::optional<SaveProblem> BattleKeeper::objection(const QString &path, Replace replace) const
{
    if (!QFileInfo::exists(path) || replace == Replace::Anything || isJournal(path)) {
        return std::nullopt;
    }
    const QString name = QFileInfo(path).fileName();
    if (!QFileInfo(path).isFile()) {
        return notSaved({Severity::Error, "save.not_a_file", {path.toStdString()}, {}});
    }
    return SaveProblem(
        [name] {
            return Words::tr("%1 is something else, not a battle. Shall the battle really take its place?")
                .arg(name);
        },
        SaveProblem::Answer::Replace);
}

std::optional<SaveProblem> BattleKeeper::saveInPlace(const Journal &journal, Replace replace)
{
    if (m_file->isChangedOutside() && replace == Replace::Journals) {
        return SaveProblem(
            [name = nameOf(*m_file)] {
                return Words::tr("%1 was changed by somebody else since you opened it. Shall your battle "
                                 "take its place?")
                    .arg(name);
            },
            SaveProblem::Answer::Replace);
    }
    m_opened.reset();
    if (const auto issue = m_file->write(journal)) {
        return notSaved(*issue);
    }
    (void)leaveRefuge();
    return std::nullopt;
}

std::optional<SaveProblem> BattleKeeper::saveAs(const QString &path, const Journal &journal, Replace replace)
{
    if (m_file && identityOf(path) == identityOf(m_file->path())) {
        return saveInPlace(journal, replace);
    }
    if (auto problem = objection(path, replace)) {
        return problem;
    }
    auto file = std::make_unique<BattleFile>(path);
    if (file->isHeldElsewhere()) {
        return SaveProblem([name = QFileInfo(path).fileName()] {
            return Words::tr("%1 is being played in another window or on another computer. Choose another "
                             "name.")
                .arg(name);
        });
    }
    if (const auto issue = file->write(journal)) {
        return notSaved(*issue);
    }
    m_hasOrders = m_hasOrders || !journal.entries().empty();
    moveTo(std::move(file));
    return std::nullopt;
}

void BattleKeeper::moveTo(std::unique_ptr<BattleFile> file)
{
    if (m_file && m_places.isOurs(m_file->path()) && !m_file->isChangedOutside()) {
        removeNote(m_places, m_file->path());
        m_file->remove();
    } else if (m_file) {
        note(false);
    }
    m_isNew = false;
    m_opened.reset();
    adopt(std::move(file));
    (void)leaveRefuge();
}

void BattleKeeper::close()
{
    if (!m_file) {
        return;
    }
    if (m_isNew && !m_hasOrders && !m_file->isChangedOutside()) {
        (void)leaveRefuge();
        removeNote(m_places, m_file->path());
        m_file->remove();
    } else {
        note(false);
    }
    m_refuge.reset();
    m_file.reset();
    m_problem.reset();
}

/// Opens a journal and decides whether its file may be written on.
class BattleResumer
{
public:
    BattleResumer(QString path, const BattlePlaces &places)
        : m_path(std::move(path)),
          m_places(places),
          m_name(QFileInfo(m_path).fileName())
    {
    }

    [[nodiscard]] Result<ResumedBattle, OpeningProblem> resume()
    {
        // Locked and looked at before it is read, so that what is read is what is trusted.
        auto file = std::make_unique<BattleFile>(m_path);
        file->trustContent();
        auto read = loadJournal(QFile::encodeName(m_path).toStdString());
        if (!read) {
            return OpeningProblem([name = m_name, issues = read.error().issues] {
                return Words::tr("%1 cannot be opened. %2").arg(name, summaryOf(issues, Severity::Error));
            });
        }
        const auto reason = reasonForCopy(*file, read.value());
        auto keeper = std::make_unique<BattleKeeper>(m_places, remembered().play);
        keeper->m_branch = remembered().branch;
        if (!reason) {
            takeOver(*keeper, std::move(file), read.value().journal);
            return resumed(std::move(read.value().journal), std::move(keeper), warningsIn(read.value()));
        }
        file.reset();
        return copied(std::move(read.value().journal), std::move(keeper), *reason);
    }

private:
    /// Why the battle does not go on in its file.
    enum class Reason : std::uint8_t { Held, Refugee, Diverges, Damaged, LosesKeys };

    static ResumedBattle resumed(Journal journal, std::unique_ptr<BattleKeeper> keeper, LiveWords notice)
    {
        return {std::move(journal), std::move(keeper), std::move(notice)};
    }

    void takeOver(BattleKeeper &keeper, std::unique_ptr<BattleFile> file, const Journal &journal) const
    {
        keeper.m_isNew = false;
        keeper.m_hasOrders = true;
        keeper.m_opened = BattleKeeper::seenIn(journal);
        keeper.adopt(std::move(file));
    }

    [[nodiscard]] ResumedBattle copied(Journal journal, std::unique_ptr<BattleKeeper> keeper,
                                       Reason reason) const
    {
        if (reason == Reason::Refugee) {
            keeper->m_leftover = m_path;
        } else if (reason != Reason::Held) {
            setNoteClosed();
        }
        const auto problem = keeper->keep(journal);
        LiveWords notice = [reason, name = m_name, copy = QFileInfo(keeper->path()).fileName(),
                            orders = journal.entries().size()] {
            return sentenceOf(reason, orders).arg(name, copy);
        };
        return resumed(std::move(journal), std::move(keeper), problem ? problem->words : notice);
    }

    void setNoteClosed() const
    {
        if (auto note = noteOf(m_places, m_path)) {
            note->isOpen = false;
            writeNote(m_places, *note);
        }
    }

    [[nodiscard]] BattleNote remembered() const
    {
        const auto note = noteOf(m_places, m_path);
        return note ? *note : BattleNote{m_path, false, {{Player::Person, Player::Person}, {}, {}}, {}, {}};
    }

    [[nodiscard]] std::optional<Reason> reasonForCopy(const BattleFile &file, const JournalFile &read) const
    {
        return file.isHeldElsewhere()       ? std::optional(Reason::Held)
               : m_places.isRefugee(m_path) ? std::optional(Reason::Refugee)
               : read.divergence            ? std::optional(Reason::Diverges)
               : read.isDamaged             ? std::optional(Reason::Damaged)
               : losesKeys(read)            ? std::optional(Reason::LosesKeys)
                                            : std::nullopt;
    }

    // With room for the name of the file (%1) and of its copy (%2); so many orders could be read.
    static QString sentenceOf(Reason reason, std::size_t orders)
    {
        switch (reason) {
        case Reason::Held:
            return Words::tr("%1 is being played in another window or on another computer. Here you go on in "
                             "a copy of it, %2.");
        case Reason::Refugee:
            return Words::tr("%1 could be saved at last: the battle is now kept in %2.");
        case Reason::Diverges:
            return Words::tr("%1 does not come out as it says: this program knows the battle up to order %3. "
                             "The file stays as it is; you go on from there in %2.")
                .arg(QString(QStringLiteral("%1")), QString(QStringLiteral("%2")),
                     QLocale().toString(orders));
        case Reason::Damaged:
            return Words::tr("The end of %1 is damaged. Everything before it was read; the file stays as it "
                             "is and you go on in %2.");
        case Reason::LosesKeys:
            break;
        }
        return Words::tr("%1 was written by a different Zama and holds things that this one does not know. "
                         "It stays as it is; you go on in %2.");
    }

    static bool losesKeys(const JournalFile &read)
    {
        return std::any_of(read.notices.begin(), read.notices.end(),
                           [](const FileIssue &found) { return found.issue.code == "journal.unknown_key"; });
    }

    static LiveWords warningsIn(const JournalFile &read) { return wordsOf(read.notices, Severity::Warning); }

    QString m_path;
    const BattlePlaces &m_places;
    QString m_name;
};

Result<ResumedBattle, OpeningProblem> resumeBattle(const QString &path, const BattlePlaces &places)
{
    return BattleResumer(QFileInfo(path).absoluteFilePath(), places).resume();
}

} // namespace zama::shell
