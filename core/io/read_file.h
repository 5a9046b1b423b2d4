#pragma once
// Reads a whole file, refusing what is no ordinary file before it can block or flood.

#include "core/base/result.h"
#include "core/scenario/issue.h"

#include <cstddef>
#include <string>

namespace zama {

/// The bytes of `path` ("-" = standard input), at most `limit` of them. Directories, devices, pipes and
/// sockets are refused unread; the issue's first argument is the path.
[[nodiscard]] Result<std::string, Issue> readFile(const std::string &path, std::size_t limit);

/// What to tell somebody when the system will not open `path`: "file.not_found" and the like; `error` is its
/// errno.
[[nodiscard]] Issue openingFault(const std::string &path, int error);

} // namespace zama
