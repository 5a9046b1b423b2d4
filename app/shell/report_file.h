#pragma once
// `zama --report`: the battle report of a journal as a file, without a window.

#include "app/shell/options.h"

namespace zama::shell {

/// Does what the options ask for and says on the error stream what went wrong. Returns the exit code: 0
/// done, 1 a file is at fault, 2 the call is wrong, 3 the journal comes out differently than recorded.
[[nodiscard]] int writeReportFile(const Options &options);

} // namespace zama::shell
