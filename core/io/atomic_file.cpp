#include "core/io/atomic_file.h"

#include "core/io/file_descriptor.h"

#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>

namespace zama {
namespace {

Issue failure(const std::string &path, int error)
{
    const auto issue = [&](const char *code) { return Issue{Severity::Error, code, {path}, {}}; };
    switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return issue("save.no_space");
    case EACCES:
    case EPERM:
    case EROFS:
        return issue("save.denied");
    case EISDIR:
    case ENODEV:
        return issue("save.not_a_file");
    case ENOENT:
    case ENOTDIR:
        return issue("save.no_folder");
    default:
        return {Severity::Error, "save.failed", {path, std::generic_category().message(error)}, {}};
    }
}

std::string folderOf(const std::string &path)
{
    const std::size_t slash = path.find_last_of('/');
    return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

// The file that a chain of links names, whether or not it exists yet; sets errno and returns "" on a loop.
std::string targetOf(std::string path)
{
    constexpr int kMostLinks = 40;
    for (int i = 0; i < kMostLinks; ++i) {
        std::array<char, PATH_MAX> buffer{};
        const ssize_t length = ::readlink(path.c_str(), buffer.data(), buffer.size());
        if (length < 0) {
            return path;
        }
        const std::string next(buffer.data(), static_cast<std::size_t>(length));
        path = next.starts_with('/') ? next : folderOf(path).append("/").append(next);
    }
    errno = ELOOP;
    return {};
}

int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR) {
            return errno;
        }
        bytes.remove_prefix(count > 0 ? static_cast<std::size_t>(count) : 0);
    }
    return 0;
}

// The permissions of the file to be replaced, or those of a new one; an error if it may not be replaced.
struct Permissions {
    mode_t mode = 0;
    int error = 0;
};

Permissions permissionsFor(const std::string &target)
{
    struct stat status = {};
    if (::stat(target.c_str(), &status) != 0) {
        const mode_t mask = ::umask(0);
        ::umask(mask);
        return {static_cast<mode_t>(0666U & ~mask), errno == ENOENT ? 0 : errno};
    }
    if (!S_ISREG(status.st_mode)) {
        return {0, S_ISDIR(status.st_mode) ? EISDIR : ENODEV};
    }
    // A rename would silently replace a write-protected file.
    return {static_cast<mode_t>(status.st_mode & 07777U), ::access(target.c_str(), W_OK) == 0 ? 0 : errno};
}

int fill(FileDescriptor &file, std::string_view bytes, mode_t mode)
{
    if (const int error = writeAll(file.get(), bytes)) {
        return error;
    }
    if (::fchmod(file.get(), mode) != 0 || ::fsync(file.get()) != 0 || file.close() != 0) {
        return errno;
    }
    return 0;
}

// After the rename: makes the new name survive a power cut. A file system that cannot do it has still saved.
void syncFolder(const std::string &folder)
{
    const FileDescriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.isOpen()) {
        (void)::fsync(directory.get());
    }
}

int replace(const std::string &target, std::string_view bytes, mode_t mode)
{
    std::string temporary = folderOf(target) + "/.zama-XXXXXX";
    FileDescriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!file.isOpen()) {
        return errno;
    }
    int error = fill(file, bytes, mode);
    if (error == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) {
        error = errno;
    }
    if (error != 0) {
        ::unlink(temporary.c_str());
        return error;
    }
    syncFolder(folderOf(target));
    return 0;
}

} // namespace

std::optional<Issue> saveAtomically(const std::string &path, std::string_view bytes)
{
    if (path.find('\0') != std::string::npos) {
        return failure(path, ENOENT);
    }
    const std::string target = targetOf(path);
    if (target.empty()) {
        return failure(path, path.empty() ? ENOENT : errno);
    }
    const Permissions permissions = permissionsFor(target);
    const int error = permissions.error != 0 ? permissions.error : replace(target, bytes, permissions.mode);
    return error == 0 ? std::nullopt : std::optional(failure(path, error));
}

} // namespace zama
