#pragma once
// A file's issue as the one line that people and other programs read.

#include "core/io/read_scenario.h"

namespace zama {

/// "zama.zama.json:12:5: error: The number of stands of R1-SK1 is 6 ... [unit.stands]"; without line and
/// column where the place is unknown. Never more than one line.
[[nodiscard]] std::string issueLine(std::string_view file, const FileIssue &issue);

} // namespace zama
