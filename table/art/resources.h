#pragma once
// Figures, icons, themes and the Battle of Zama are compiled in, so that nothing depends on where the program
// lies.

namespace zama::table {

/// Makes ":/zama/..." available; call it once before anything that shows art. Harmless to repeat.
void initResources();

} // namespace zama::table
