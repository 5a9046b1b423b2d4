// Journals as files: they come back whole, lie to nobody, and survive being cut off anywhere.

#include "core/base/hash.h"
#include "core/io/journal_file.h"
#include "core/io/state_json.h"
#include "tests/support/played_battle.h"
#include "tests/support/source_tree.h"
#include "tests/support/tiny_battle.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace zama;
using namespace zama::test;

namespace {

std::string replaced(std::string text, const std::string &what, const std::string &with)
{
    const std::size_t at = text.find(what);
    if (at == std::string::npos) {
        throw std::runtime_error("the text has no " + what);
    }
    return text.replace(at, what.size(), with);
}

JournalFile readGood(const std::string &text)
{
    auto file = readJournal(text);
    if (!file) {
        throw std::runtime_error(file.error().issues.front().issue.code);
    }
    return std::move(file.value());
}

std::string codeOf(const std::string &text)
{
    const auto file = readJournal(text);
    if (file) {
        return "";
    }
    const auto isError = [](const FileIssue &i) { return i.issue.severity == Severity::Error; };
    return std::ranges::find_if(file.error().issues, isError)->issue.code;
}

std::string bytesOf(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool isSame(const Journal &a, const Journal &b)
{
    const auto isSameEntry = [](const JournalEntry &x, const JournalEntry &y) {
        return x.command == y.command && x.events == y.events && x.hash == y.hash;
    };
    return a.seed() == b.seed() && a.cursor() == b.cursor() &&
           std::ranges::equal(a.entries(), b.entries(), isSameEntry);
}

} // namespace

class TestJournalFile : public QObject
{
    Q_OBJECT
private slots:
    void whatIsWrittenComesBack();
    void cursorComesBack();
    void theGreatBattleComesBack();
    void aFileLaidOutOtherwiseIsReadToo();
    void windowsLineEndsAndAMarkAreReadToo();
    void otherDiceDiverge();
    void otherEventsDiverge();
    void anotherHashDiverges();
    void anUnlawfulOrderDiverges();
    void whatIsNoJournalIsRefused();
    void newerOnesAreRefusedByName();
    void faultsOfTheScenarioAreLocated();
    void unknownKeysAreReported();
    void aFileCutAnywhereKeepsItsWholeEntries();
    void aDamagedMiddleKeepsWhatIsBefore();
    void anyByteMayChange();
    void theWriterKeepsTheFileWhole();
    void theWriterDropsWhatWasTakenBack();
    void aFullDiskLosesNothing();
    void killingTheWriterLosesNothingAcknowledged();
};

void TestJournalFile::whatIsWrittenComesBack()
{
    const std::string text = writeJournal(playedBattle());
    const JournalFile file = readGood(text);
    QVERIFY(isSame(file.journal, playedBattle()));
    QVERIFY(file.notices.empty());
    QVERIFY(!file.divergence && !file.isDamaged);
    QVERIFY(hashOf(file.journal.state()) == hashOf(playedBattle().state()));
    QVERIFY(writeJournal(file.journal) == text);
    QVERIFY(looksLikeJournal(text));
}

void TestJournalFile::cursorComesBack()
{
    Journal journal = playedBattle();
    for (const std::size_t cursor : {std::size_t{0}, std::size_t{3}, journal.entries().size()}) {
        journal.jump(cursor);
        const JournalFile file = readGood(writeJournal(journal));
        QCOMPARE(file.journal.cursor(), cursor);
        QVERIFY(hashOf(file.journal.state()) == hashOf(journal.state()));
        QCOMPARE(file.journal.entries().size(), journal.entries().size());
    }
}

void TestJournalFile::theGreatBattleComesBack()
{
    const auto scenario = loadScenario(inSourceTree("scenarios/zama.zama.json"));
    QVERIFY(scenario.ok());
    const Journal journal = playedBattle(compile(scenario.value().scenario).value(), ~std::uint64_t{0});
    const JournalFile file = readGood(writeJournal(journal));
    QVERIFY(isSame(file.journal, journal));
    QVERIFY(!file.journal.verify());
}

void TestJournalFile::aFileLaidOutOtherwiseIsReadToo()
{
    std::string text = writeJournal(playedBattle());
    std::erase(text, '\n');
    QVERIFY(isSame(readGood(text).journal, playedBattle()));
}

void TestJournalFile::windowsLineEndsAndAMarkAreReadToo()
{
    std::string text = "\xef\xbb\xbf";
    for (const char c : writeJournal(playedBattle())) {
        text += c == '\n' ? "\r\n" : std::string(1, c);
    }
    QVERIFY(isSame(readGood(text).journal, playedBattle()));
    const JournalFile cut = readGood(text.substr(0, text.size() - 300));
    QVERIFY(cut.isDamaged);
    QCOMPARE(cut.journal.entries().size(), playedBattle().entries().size() - 1);
}

void TestJournalFile::otherDiceDiverge()
{
    std::string text = writeJournal(playedBattle());
    const std::string roll = "{\"order\":{\"do\":\"roll\",\"dice\":[";
    const std::size_t at = text.find(roll) + roll.size();
    text[at] = text[at] == '1' ? '2' : '1';
    const JournalFile file = readGood(text);
    QVERIFY(file.divergence.has_value());
    QVERIFY(file.divergence->event.has_value());
    QVERIFY(file.divergence->inFile != file.divergence->replayed);
    QCOMPARE(file.journal.entries().size(), file.divergence->what.entry);
    QCOMPARE(file.entriesInFile, playedBattle().entries().size());
}

void TestJournalFile::otherEventsDiverge()
{
    const std::string text = replaced(writeJournal(playedBattle()), "\"cost\":", "\"cost\":1");
    const JournalFile file = readGood(text);
    QVERIFY(file.divergence.has_value());
    QVERIFY(file.divergence->event == std::size_t{0});
    QVERIFY(file.divergence->position.line > 10);
}

void TestJournalFile::anotherHashDiverges()
{
    const std::size_t entry = 5;
    const std::string hash = hashText(playedBattle().entries()[entry].hash);
    const JournalFile file = readGood(replaced(writeJournal(playedBattle()), hash, "0123456789abcdef"));
    QVERIFY(file.divergence.has_value());
    QCOMPARE(file.divergence->what.entry, entry);
    QVERIFY(file.divergence->what.expected == 0x0123456789abcdefULL);
    QVERIFY(file.divergence->what.found == playedBattle().entries()[entry].hash);
    QVERIFY(!file.divergence->event);
    QCOMPARE(file.journal.cursor(), entry);
}

void TestJournalFile::anUnlawfulOrderDiverges()
{
    const std::string order = "{\"order\":{\"do\":\"end\",\"side\":\"R\"}";
    const std::string other = "{\"order\":{\"do\":\"end\",\"side\":\"C\"}";
    const JournalFile file = readGood(replaced(writeJournal(playedBattle()), order, other));
    QVERIFY(file.divergence.has_value());
    QVERIFY(file.divergence->what.refusal.has_value());
    QVERIFY(file.divergence->what.refusal->code == RefusalCode::NotYourTurn);
}

void TestJournalFile::whatIsNoJournalIsRefused()
{
    const std::string text = writeJournal(playedBattle());
    QCOMPARE(codeOf("[]"), std::string("journal.not_object"));
    QCOMPARE(codeOf("{}"), std::string("journal.format"));
    QCOMPARE(codeOf(replaced(text, "zama-game", "zama-gone")), std::string("journal.format"));
    QCOMPARE(codeOf(replaced(text, "\"seed\": \"7\"", "\"seed\": \"-7\"")), std::string("journal.seed"));
    QCOMPARE(codeOf(replaced(text, "\"seed\": \"7\"", "\"seed\": 7.5")), std::string("journal.seed"));
    QCOMPARE(codeOf(replaced(text, "\"seed\"", "\"sead\"")), std::string("journal.seed"));
    QCOMPARE(codeOf(replaced(text, "\"entries\"", "\"entrys\"")), std::string("journal.entries"));
    QCOMPARE(codeOf(replaced(text, "\"scenario\"", "\"scene\"")), std::string("journal.scenario"));
    QCOMPARE(codeOf(replaced(text, "\"cursor\": ", "\"cursor\": 99")), std::string("journal.cursor"));
    QCOMPARE(codeOf(replaced(text, "\"unit_moved\"", "\"unit_flew\"")), std::string("order.want_word"));
    QCOMPARE(codeOf(replaced(text, "\"hash\":\"", "\"hash\":\"x")), std::string("journal.hash"));
    QCOMPARE(codeOf(""), std::string("json.empty"));
}

void TestJournalFile::newerOnesAreRefusedByName()
{
    const std::string text = writeJournal(playedBattle());
    QCOMPARE(codeOf(replaced(text, "\"version\": 1", "\"version\": 2")), std::string("journal.newer"));
    QCOMPARE(codeOf(replaced(text, "\"rules\": 1", "\"rules\": 2")), std::string("journal.newer_rules"));
    QCOMPARE(codeOf(replaced(text, "\"rules\": 1", "\"rules\": 1e400")), std::string("number.huge"));
    QCOMPARE(codeOf(replaced(text, "\"version\": 1", "\"version\": 0")), std::string("journal.version"));
}

void TestJournalFile::faultsOfTheScenarioAreLocated()
{
    const std::string text = replaced(writeJournal(playedBattle()), "\"stands\": 5", "\"stands\": 50");
    const auto file = readJournal(text);
    QVERIFY(!file.ok());
    const FileIssue &issue = file.error().issues.front();
    QVERIFY2(issue.field.starts_with("/scenario/sides/"), issue.field.c_str());
    const auto line =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("\"stands\": 50")),
                   '\n') +
        1;
    QCOMPARE(issue.position.line, static_cast<int>(line));
}

void TestJournalFile::unknownKeysAreReported()
{
    const JournalFile file =
        readGood(replaced(writeJournal(playedBattle()), "\"version\"", "\"mood\": 3, \"version\""));
    QCOMPARE(file.notices.size(), std::size_t{1});
    QCOMPARE(file.notices[0].issue.code, std::string("journal.unknown_key"));
    QVERIFY(isSame(file.journal, playedBattle()));
}

// Whole entries are those that are there up to their last brace.
void TestJournalFile::aFileCutAnywhereKeepsItsWholeEntries()
{
    const Journal journal = playedBattle().branch(12);
    const std::string text = writeJournal(journal);
    const std::string mark = "\"entries\": [";
    const std::size_t entries = text.find(mark) + mark.size();
    std::size_t whole = 0;
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        const auto file = readJournal(text.substr(0, length));
        QCOMPARE(file.ok(), length >= entries);
        if (!file) {
            continue;
        }
        const std::string around = text.substr(length - 2, 4);
        whole += around == "\"},\n" || around == "\"}\n]" ? 1 : 0;
        QCOMPARE(file.value().journal.entries().size(), whole);
        QVERIFY(file.value().isDamaged);
        QCOMPARE(file.value().notices.front().issue.code, std::string("journal.damaged"));
    }
    QCOMPARE(whole, journal.entries().size());
}

void TestJournalFile::aDamagedMiddleKeepsWhatIsBefore()
{
    std::string text = writeJournal(playedBattle());
    const std::size_t at = text.find(hashText(playedBattle().entries()[6].hash));
    text[at] = '\0';
    const JournalFile file = readGood(text);
    QVERIFY(file.isDamaged);
    QCOMPARE(file.journal.entries().size(), std::size_t{6});
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
    QCOMPARE(file.notices.front().position.line, static_cast<int>(line));
}

// Whatever a file holds, what is read is a true battle or a located refusal.
void TestJournalFile::anyByteMayChange()
{
    const std::string text = writeJournal(playedBattle().branch(20));
    for (std::uint64_t i = 0; i < 1500; ++i) {
        std::string changed = text;
        const std::uint64_t draw = mix64(i);
        changed[static_cast<std::size_t>(draw % text.size())] = static_cast<char>(draw >> 56U);
        const auto file = readJournal(changed);
        if (file) {
            QVERIFY(!file.value().journal.verify());
        } else {
            QVERIFY(!file.error().issues.empty());
            QVERIFY(file.error().issues.front().position.line > 0);
        }
    }
}

void TestJournalFile::theWriterKeepsTheFileWhole()
{
    const QTemporaryDir dir;
    const std::string path = dir.filePath("Ünï 名.zama-game.json").toStdString();
    Journal journal(playedBattle().setup(), playedBattle().seed());
    auto writer = JournalWriter::create(path, journal);
    QVERIFY(writer.ok());
    for (const JournalEntry &entry : playedBattle().entries()) {
        QVERIFY(!journal.record(entry.command));
        QVERIFY(!writer.value().sync(journal));
        QCOMPARE(bytesOf(path), writeJournal(journal));
    }
}

void TestJournalFile::theWriterDropsWhatWasTakenBack()
{
    const QTemporaryDir dir;
    const std::string path = dir.filePath("j.zama-game.json").toStdString();
    Journal journal = playedBattle();
    auto writer = JournalWriter::create(path, journal);
    QVERIFY(writer.ok());
    journal.jump(4);
    QVERIFY(!writer.value().sync(journal));
    QCOMPARE(bytesOf(path), writeJournal(journal));
    QVERIFY(!journal.record(Concede{SideId(0U)}));
    QVERIFY(!writer.value().sync(journal));
    QCOMPARE(bytesOf(path), writeJournal(journal));
    QCOMPARE(readGood(bytesOf(path)).journal.entries().size(), std::size_t{5});
    journal = Journal(playedBattle().setup(), playedBattle().seed());
    QVERIFY(!writer.value().sync(journal));
    QCOMPARE(bytesOf(path), writeJournal(journal));
}

// A limit of the file size stands for a full disk.
void TestJournalFile::aFullDiskLosesNothing()
{
    const QTemporaryDir dir;
    const std::string path = dir.filePath("j.zama-game.json").toStdString();
    Journal journal = playedBattle().branch(8);
    auto writer = JournalWriter::create(path, journal);
    QVERIFY(writer.ok());
    QVERIFY(!journal.record(Concede{SideId(0U)}));
    struct rlimit before {
    };
    getrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, SIG_IGN);
    const struct rlimit tight {
        bytesOf(path).size() + 10, before.rlim_max
    };
    setrlimit(RLIMIT_FSIZE, &tight);
    const auto issue = writer.value().sync(journal);
    setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(issue.has_value());
    QVERIFY(issue->code.starts_with("save."));
    QVERIFY(readGood(bytesOf(path)).journal.entries().size() >= 8);
    QVERIFY(!writer.value().sync(journal));
    QCOMPARE(bytesOf(path), writeJournal(journal));
}

namespace {

// The child: plays, and says so on the pipe after each entry that is safe.
[[noreturn]] void playAndAcknowledge(const std::string &path, int acknowledged)
{
    Journal journal(playedBattle().setup(), playedBattle().seed());
    auto writer = JournalWriter::create(path, journal);
    for (const JournalEntry &entry : playedBattle().entries()) {
        if (!writer || journal.record(entry.command) || writer.value().sync(journal) ||
            ::write(acknowledged, "x", 1) != 1) {
            break;
        }
    }
    ::_exit(0);
}

} // namespace

void TestJournalFile::killingTheWriterLosesNothingAcknowledged()
{
    const QTemporaryDir dir;
    const std::string path = dir.filePath("j.zama-game.json").toStdString();
    (void)playedBattle();
    for (std::uint64_t round = 0; round < 40; ++round) {
        int ends[2];
        QVERIFY(::pipe(ends) == 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(ends[0]);
            playAndAcknowledge(path, ends[1]);
        }
        ::close(ends[1]);
        std::size_t acknowledged = 0;
        char byte = 0;
        const std::size_t wanted = 1 + mix64(round) % playedBattle().entries().size();
        while (acknowledged < wanted && ::read(ends[0], &byte, 1) == 1) {
            ++acknowledged;
        }
        ::usleep(static_cast<useconds_t>(mix64(round + 1000) % 1500));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        while (::read(ends[0], &byte, 1) == 1) {
            ++acknowledged;
        }
        ::close(ends[0]);
        const JournalFile file = readGood(bytesOf(path));
        QVERIFY(!file.divergence);
        QVERIFY2(file.journal.entries().size() >= acknowledged,
                 qPrintable(QString("%1 of %2").arg(file.journal.entries().size()).arg(acknowledged)));
        QVERIFY(file.journal.entries().size() <= acknowledged + 1);
    }
}

QTEST_APPLESS_MAIN(TestJournalFile)
#include "test_journal_file.moc"
