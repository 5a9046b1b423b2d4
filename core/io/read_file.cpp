#include "core/io/read_file.h"

#include "core/io/file_descriptor.h"
#include "core/io/read_scenario.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace zama {
namespace {

Issue fault(const char *code, std::vector<std::string> args)
{
    return {Severity::Error, code, std::move(args), {}};
}

std::optional<Issue> kindFault(const std::string &path, const struct stat &status, std::size_t limit)
{
    if (S_ISDIR(status.st_mode)) {
        return fault("file.directory", {path});
    }
    if (!S_ISREG(status.st_mode)) {
        return fault("file.special", {path});
    }
    if (status.st_size > static_cast<off_t>(limit)) {
        return fault("file.too_large", {path, std::to_string(limit)});
    }
    return std::nullopt;
}

Result<std::string, Issue> readAll(int descriptor, const std::string &path, std::size_t limit)
{
    std::string bytes;
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return openingFault(path, errno);
        }
        if (count == 0) {
            return bytes;
        }
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > limit) {
            return fault("file.too_large", {path, std::to_string(limit)});
        }
    }
}

} // namespace

Issue openingFault(const std::string &path, int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return fault("file.not_found", {path});
    case EACCES:
    case EPERM:
        return fault("file.denied", {path});
    case EISDIR:
        return fault("file.directory", {path});
    case ELOOP:
        return fault("file.loop", {path});
    default:
        return fault("file.unreadable", {path, std::generic_category().message(error)});
    }
}

Result<std::string, Issue> readFile(const std::string &path, std::size_t limit)
{
    if (path == "-") {
        return readAll(STDIN_FILENO, path, limit);
    }
    // The system would read a name only up to a NUL, and open another file.
    if (path.find('\0') != std::string::npos) {
        return openingFault(path, ENOENT);
    }
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0) {
        return openingFault(path, errno);
    }
    if (auto refused = kindFault(path, status, limit)) {
        return std::move(*refused);
    }
    // Not to block for ever if a pipe has taken the file's place meanwhile.
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen() || ::fstat(file.get(), &status) != 0) {
        return openingFault(path, errno);
    }
    if (auto refused = kindFault(path, status, limit)) {
        return std::move(*refused);
    }
    return readAll(file.get(), path, limit);
}

Result<ScenarioFile, LoadError> loadScenario(const std::string &path, Reading reading)
{
    const auto bytes = readFile(path, kMaxScenarioBytes);
    if (!bytes) {
        return LoadError{{{{}, {}, bytes.error()}}};
    }
    return readScenario(bytes.value(), reading);
}

} // namespace zama
