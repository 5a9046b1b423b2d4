#pragma once
// What calls that need no window say on the error stream, and the exit codes they end with.

#include "core/io/read_scenario.h"

#include <QString>

namespace zama::shell {

inline constexpr int kDone = 0;
inline constexpr int kBadInput = 1;
inline constexpr int kWrongUsage = 2;
inline constexpr int kDiffers = 3;

/// Says it and gives the code back.
int complain(const QString &text, int code);
/// "FILE:LINE:COLUMN: error: ..." for each.
void complain(const std::string &path, const std::vector<FileIssue> &issues);

/// Do both paths lead to the same file? False where either does not exist.
[[nodiscard]] bool isSameFile(const QString &a, const QString &b);

} // namespace zama::shell
