#include "app/cli/window_program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace zama::cli {
namespace {

const std::string kProgram = "zama";

// The folder of this very program; empty where the system does not tell.
std::filesystem::path ownFolder()
{
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
}

// A name without a folder is looked up on the PATH.
std::string programToRun()
{
    const std::filesystem::path neighbour = ownFolder() / kProgram;
    return ::access(neighbour.c_str(), X_OK) == 0 ? neighbour.string() : kProgram;
}

// Without a display, in the language and country of the call whatever the system's are, and without what Qt
// has to say about a system where nobody is logged in at a desktop.
std::vector<std::string> environment()
{
    constexpr std::array<std::string_view, 3> kOurs{"QT_QPA_PLATFORM=offscreen", "LC_ALL=C.UTF-8",
                                                    "QT_LOGGING_RULES=default.warning=false"};
    std::vector<std::string> all(kOurs.begin(), kOurs.end());
    const auto isOurs = [&](std::string_view entry) {
        return std::ranges::any_of(kOurs, [&](std::string_view ours) {
            return entry.starts_with(ours.substr(0, ours.find('=') + 1));
        });
    };
    for (char **entry = ::environ; entry != nullptr && *entry != nullptr; ++entry) {
        if (!isOurs(*entry)) {
            all.emplace_back(*entry);
        }
    }
    return all;
}

std::vector<char *> pointersTo(std::vector<std::string> &texts)
{
    std::vector<char *> pointers;
    pointers.reserve(texts.size() + 1);
    std::ranges::transform(texts, std::back_inserter(pointers), [](std::string &t) { return t.data(); });
    pointers.push_back(nullptr);
    return pointers;
}

// While it lives, Ctrl-C, SIGTERM and a child's end wait to be asked for: none comes between two steps.
class HeldSignals
{
public:
    HeldSignals()
    {
        sigemptyset(&m_held);
        for (const int signal : {SIGINT, SIGTERM, SIGCHLD}) {
            sigaddset(&m_held, signal);
        }
        ::sigprocmask(SIG_BLOCK, &m_held, &m_before);
    }
    ~HeldSignals() { ::sigprocmask(SIG_SETMASK, &m_before, nullptr); }
    HeldSignals(const HeldSignals &) = delete;
    HeldSignals &operator=(const HeldSignals &) = delete;

    [[nodiscard]] const sigset_t &before() const { return m_before; }
    [[nodiscard]] int next() const
    {
        int signal = 0;
        ::sigwait(&m_held, &signal);
        return signal;
    }

private:
    sigset_t m_held{};
    sigset_t m_before{};
};

// The child gets the signals as a shell would have given them. Returns 0 or an errno.
int start(pid_t &child, std::vector<std::string> words, const HeldSignals &signals)
{
    std::vector<std::string> variables = environment();
    sigset_t usual{};
    sigemptyset(&usual);
    for (const int signal : {SIGINT, SIGTERM, SIGPIPE}) {
        sigaddset(&usual, signal);
    }
    posix_spawnattr_t attributes{};
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    ::posix_spawnattr_setsigmask(&attributes, &signals.before());
    ::posix_spawnattr_setsigdefault(&attributes, &usual);
    const int error = ::posix_spawnp(&child, words.front().c_str(), nullptr, &attributes,
                                     pointersTo(words).data(), pointersTo(variables).data());
    ::posix_spawnattr_destroy(&attributes);
    return error;
}

struct Ending {
    int status = 0; ///< as waitpid() has it
    bool isInterrupted = false;
};

Ending waitFor(pid_t child, const HeldSignals &signals)
{
    Ending ending;
    while (::waitpid(child, &ending.status, WNOHANG) == 0) {
        if (signals.next() != SIGCHLD) {
            ending.isInterrupted = true;
            ::kill(child, SIGTERM);
        }
    }
    return ending;
}

Exit exitFor(const Ending &ending)
{
    const int killer = WIFSIGNALED(ending.status) ? WTERMSIG(ending.status) : 0;
    if (ending.isInterrupted || killer == SIGINT || killer == SIGTERM) {
        return Exit::Interrupted;
    }
    if (killer == SIGPIPE) { // its reader has gone, which is no fault
        return Exit::Done;
    }
    if (killer != 0) {
        complain(fmt::format("{} was ended by signal {}", kProgram, killer));
        return Exit::BadInput;
    }
    return static_cast<Exit>(WEXITSTATUS(ending.status));
}

} // namespace

Exit runWindowProgram(const std::string &purpose, std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), programToRun());
    const HeldSignals signals;
    pid_t child = 0;
    if (const int error = start(child, std::move(arguments), signals)) {
        const std::string why = error == ENOENT
                                    ? fmt::format("it is neither in {} nor on the PATH", ownFolder().string())
                                    : "it does not start: " + std::generic_category().message(error);
        throw WrongUsage(
            fmt::format("{} by the program with the window, {}, and {}", purpose, kProgram, why));
    }
    return exitFor(waitFor(child, signals));
}

std::string pathArgument(const std::string &path)
{
    return path.starts_with('-') && path != "-" ? "./" + path : path;
}

} // namespace zama::cli
