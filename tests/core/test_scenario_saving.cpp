#include "core/io/atomic_file.h"
#include "core/io/issue_line.h"
#include "core/io/read_file.h"
#include "core/io/read_scenario.h"
#include "tests/support/scenario_files.h"
#include "tests/support/small_battle.h"

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace zama;
using namespace zama::test;

namespace fs = std::filesystem;

namespace {

/// Files may not grow beyond `bytes` while this lives: writing fails as on a full disk.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

std::string codeOf(const std::optional<Issue> &issue)
{
    return issue ? issue->code : "";
}

std::string codeOf(const std::string &path)
{
    const auto file = loadScenario(path);
    return file ? "" : file.error().issues.front().issue.code;
}

} // namespace

class TestScenarioSaving : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aNewFileHoldsExactlyTheBytes()
    {
        const std::string bytes("a\0b\r\n", 5);
        QCOMPARE(codeOf(saveAtomically(at("new"), bytes)), std::string());
        QCOMPARE(bytesOf(at("new")), bytes);
        QCOMPARE(entries(), 1);
    }

    void anOldFileIsReplacedAndKeepsItsPermissions()
    {
        put("old", "before");
        ::chmod(at("old").c_str(), 0640);
        QCOMPARE(codeOf(saveAtomically(at("old"), "after")), std::string());
        QCOMPARE(bytesOf(at("old")), std::string("after"));
        QCOMPARE(modeOf("old"), 0640U);
        QCOMPARE(entries(), 1);
    }

    void aNewFileGetsTheUsualPermissions()
    {
        const mode_t mask = ::umask(027);
        QCOMPARE(codeOf(saveAtomically(at("new"), "x")), std::string());
        ::umask(mask);
        QCOMPARE(modeOf("new"), 0640U);
    }

    void aLinkStaysALinkAndItsFileChanges()
    {
        fs::create_directory(at("deep"));
        put("deep/file", "before");
        fs::create_symlink("deep/file", at("link"));
        fs::create_symlink("link", at("link2"));
        QCOMPARE(codeOf(saveAtomically(at("link2"), "after")), std::string());
        QVERIFY(fs::is_symlink(at("link2")) && fs::is_symlink(at("link")));
        QCOMPARE(bytesOf(at("deep/file")), std::string("after"));
        fs::create_symlink("deep/not yet", at("hope"));
        QCOMPARE(codeOf(saveAtomically(at("hope"), "there")), std::string());
        QCOMPARE(bytesOf(at("deep/not yet")), std::string("there"));
    }

    void onAFullDiskTheOldFileStaysWhole()
    {
        put("old", "before");
        {
            const FullDisk full(10'000);
            QCOMPARE(codeOf(saveAtomically(at("old"), std::string(20'000, 'x'))),
                     std::string("save.no_space"));
            QCOMPARE(codeOf(saveAtomically(at("new"), std::string(20'000, 'x'))),
                     std::string("save.no_space"));
        }
        QCOMPARE(bytesOf(at("old")), std::string("before"));
        QCOMPARE(entries(), 1);
        QCOMPARE(codeOf(saveAtomically(at("old"), "after")), std::string());
    }

    void whatIsNoFileIsNotReplaced()
    {
        fs::create_directory(at("folder"));
        QCOMPARE(codeOf(saveAtomically(at("folder"), "x")), std::string("save.not_a_file"));
        QCOMPARE(codeOf(saveAtomically("/dev/full", "x")), std::string("save.not_a_file"));
        QCOMPARE(codeOf(saveAtomically("/dev/null", "x")), std::string("save.not_a_file"));
        QCOMPARE(codeOf(saveAtomically(at("no/such/folder"), "x")), std::string("save.no_folder"));
        QCOMPARE(codeOf(saveAtomically("", "x")), std::string("save.no_folder"));
        fs::create_symlink("loop", at("loop"));
        QCOMPARE(codeOf(saveAtomically(at("loop"), "x")), std::string("save.failed"));
        QVERIFY(fs::is_directory(at("folder")));
        QVERIFY(fs::is_character_file("/dev/null"));
    }

    void whatIsWriteProtectedIsNotReplaced()
    {
        if (::geteuid() == 0) {
            QSKIP("an administrator may write everywhere");
        }
        put("old", "before");
        ::chmod(at("old").c_str(), 0444);
        QCOMPARE(codeOf(saveAtomically(at("old"), "after")), std::string("save.denied"));
        fs::create_directory(at("locked"));
        ::chmod(at("locked").c_str(), 0555);
        QCOMPARE(codeOf(saveAtomically(at("locked/new"), "x")), std::string("save.denied"));
        QCOMPARE(bytesOf(at("old")), std::string("before"));
    }

    void namesMayBeInAnyScriptAndAsLongAsTheSystemAllows()
    {
        for (const std::string &name :
             {std::string("Zürich زاما 扎马.zama.json"), std::string(255, 'n'), std::string("-x")}) {
            QCOMPARE(codeOf(saveAtomically(at(name), "x")), std::string());
            QCOMPARE(bytesOf(at(name)), std::string("x"));
        }
        QCOMPARE(entries(), 3);
    }

    void whatWasSavedIsLoaded()
    {
        QCOMPARE(codeOf(saveAtomically(at("s.zama.json"), writeScenario(smallBattle()))), std::string());
        const auto file = loadScenario(at("s.zama.json"));
        QVERIFY(file.ok());
        QVERIFY(file.value().scenario == smallBattle());
    }

    void whatIsNoFileIsRefusedAtOnceAndNeverBlocks()
    {
        fs::create_directory(at("folder"));
        QCOMPARE(codeOf(at("folder")), std::string("file.directory"));
        QCOMPARE(::mkfifo(at("pipe").c_str(), 0600), 0);
        QCOMPARE(codeOf(at("pipe")), std::string("file.special"));
        fs::create_symlink("pipe", at("link to a pipe"));
        QCOMPARE(codeOf(at("link to a pipe")), std::string("file.special"));
        QCOMPARE(codeOf("/dev/zero"), std::string("file.special"));
        QCOMPARE(codeOf(at("nothing")), std::string("file.not_found"));
        fs::create_symlink("loop", at("loop"));
        QCOMPARE(codeOf(at("loop")), std::string("file.loop"));
        put("empty", "");
        QCOMPARE(codeOf(at("empty")), std::string("json.empty"));
        QCOMPARE(codeOf(at("empty") + std::string("\0b", 2)), std::string("file.not_found"));
    }

    void aFileThatIsTooLargeIsRefusedUnread()
    {
        put("large", "");
        fs::resize_file(at("large"), kMaxScenarioBytes + 1);
        QCOMPARE(codeOf(at("large")), std::string("file.too_large"));
    }

    void whatMayNotBeReadIsSaid()
    {
        if (::geteuid() == 0) {
            QSKIP("an administrator may read everything");
        }
        put("secret", "x");
        ::chmod(at("secret").c_str(), 0);
        QCOMPARE(codeOf(at("secret")), std::string("file.denied"));
    }

    void standardInputIsADash()
    {
        put("in", writeScenario(smallBattle()));
        const int before = ::dup(STDIN_FILENO);
        const int in = ::open(at("in").c_str(), O_RDONLY);
        ::dup2(in, STDIN_FILENO);
        const auto file = loadScenario("-");
        ::dup2(before, STDIN_FILENO);
        ::close(before);
        ::close(in);
        QVERIFY(file.ok());
        QVERIFY(file.value().scenario == smallBattle());
    }

    void readingStopsAtTheLimit()
    {
        put("ten", "0123456789");
        QVERIFY(readFile(at("ten"), 10).ok());
        QVERIFY(!readFile(at("ten"), 9).ok());
    }

private:
    [[nodiscard]] std::string at(const std::string &name) const
    {
        return m_folder->path().toStdString() + "/" + name;
    }
    void put(const std::string &name, const std::string &bytes) const
    {
        std::ofstream(at(name), std::ios::binary) << bytes;
    }
    [[nodiscard]] unsigned modeOf(const std::string &name) const
    {
        struct stat status = {};
        ::stat(at(name).c_str(), &status);
        return status.st_mode & 07777U;
    }
    [[nodiscard]] int entries() const
    {
        return static_cast<int>(std::distance(fs::directory_iterator(m_folder->path().toStdString()), {}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(TestScenarioSaving)
#include "test_scenario_saving.moc"
