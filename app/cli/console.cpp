#include "app/cli/console.h"

#include "core/io/issue_line.h"
#include "core/io/json_write.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fmt/core.h>
#include <system_error>
#include <unistd.h>

namespace zama::cli {
namespace {

std::atomic<bool> g_interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

void onInterrupt(int signal)
{
    g_interrupted = true;
    std::signal(signal, SIG_DFL);
}

} // namespace

void print(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t count = ::write(STDOUT_FILENO, text.data(), text.size());
        if (count < 0 && errno != EINTR) {
            const int error = errno;
            throw OutputLost(std::generic_category().message(error), error == EPIPE);
        }
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
}

void printLine(const JsonValue &value)
{
    print(compactJson(value) + "\n");
}

void complain(std::string_view message)
{
    fmt::print(stderr, "zama-cli: {}\n", message);
}

void complain(std::string_view file, const std::vector<FileIssue> &issues)
{
    for (const FileIssue &issue : issues) {
        fmt::print(stderr, "{}\n", issueLine(file, issue));
    }
}

const std::atomic<bool> &interrupted()
{
    return g_interrupted;
}

// Without SA_RESTART, so that waiting for standard input ends too.
void listenForInterrupts()
{
    struct sigaction action {
    };
    action.sa_handler = onInterrupt;
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
}

void endOnInterrupt()
{
    std::signal(SIGINT, [](int) { ::_exit(static_cast<int>(Exit::Interrupted)); });
}

ProgressLine::ProgressLine()
    : m_isShown(::isatty(STDERR_FILENO) == 1)
{
}

ProgressLine::~ProgressLine()
{
    if (m_isShown && m_width > 0) {
        fmt::print(stderr, "\r{:{}}\r", "", m_width);
    }
}

void ProgressLine::show(std::string_view text)
{
    if (m_isShown) {
        fmt::print(stderr, "\r{:{}}", text, m_width);
        m_width = std::max(m_width, text.size());
        std::fflush(stderr);
    }
}

} // namespace zama::cli
