#pragma once
// `zama --print`: paper soldiers and the class kit as a PDF file, without a window.

#include "app/shell/print_call.h"

namespace zama::shell {

/// Does what the call asks for and says on the error stream what went wrong, and which language the scenario
/// does not speak. Returns the exit code: 0 done, 1 a file is at fault or the pages do not fit, 2 the call is
/// wrong.
[[nodiscard]] int writePrintFile(PrintCall call);

} // namespace zama::shell
