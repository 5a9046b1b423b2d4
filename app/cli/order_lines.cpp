#include "app/cli/order_lines.h"

#include "app/cli/console.h"

#include "core/io/command_json.h"
#include "core/io/read_file.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace zama::cli {

OrderLines::OrderLines(const std::string &path)
{
    if (path == "-") {
        m_file = STDIN_FILENO;
        return;
    }
    if (path.empty()) {
        return;
    }
    // Opening a pipe without a writer must not block.
    m_file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    m_isOwned = m_file >= 0;
    struct stat status {
    };
    if (m_file < 0 || ::fstat(m_file, &status) != 0) {
        throw UnreadableFile(path, openingFault(path, errno));
    }
    if (S_ISDIR(status.st_mode)) {
        throw UnreadableFile(path, openingFault(path, EISDIR));
    }
}

OrderLines::~OrderLines()
{
    if (m_isOwned) {
        ::close(m_file);
    }
}

// Waits in short bites: a signal between the look at the flag and the waiting would otherwise be missed. Only
// what is ready is read, for reading waits without looking at the flag.
bool OrderLines::fill()
{
    std::array<char, 65536> bytes{};
    while (m_file >= 0 && !interrupted()) {
        struct pollfd ready {
            m_file, POLLIN, 0
        };
        if (::poll(&ready, 1, 200) <= 0) {
            continue;
        }
        const ssize_t count = ::read(m_file, bytes.data(), bytes.size());
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) {
            continue;
        }
        m_buffer.append(bytes.data(), static_cast<std::size_t>(count > 0 ? count : 0));
        return count > 0;
    }
    return false;
}

std::optional<std::string> OrderLines::raw()
{
    std::size_t end = m_buffer.find('\n');
    while (end == std::string::npos && m_buffer.size() <= kMaxOrderBytes && fill()) {
        end = m_buffer.find('\n');
    }
    if (m_buffer.empty() || interrupted()) {
        return std::nullopt;
    }
    ++m_number;
    std::string line = m_buffer.substr(0, end);
    m_buffer.erase(0, end == std::string::npos ? end : end + 1);
    return line;
}

std::optional<std::string> OrderLines::next()
{
    while (auto line = raw()) {
        if (m_number == 1 && line->starts_with("\xef\xbb\xbf")) {
            line->erase(0, 3);
        }
        const std::size_t begin = line->find_first_not_of(" \t\r");
        if (begin != std::string::npos && (*line)[begin] != '#') {
            return line;
        }
    }
    return std::nullopt;
}

} // namespace zama::cli
