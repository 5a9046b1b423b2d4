#pragma once
// Judges a scenario value: references, ranges, places. Shared by the editor's issues dock, `zama-cli
// validate` and compile(), which refuses what has errors.

#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

namespace zama {

/// Every issue of the scenario, errors first within each place, in the order of the file. Checks ids (unique,
/// not empty), references (types, sides, attached units, engagements), sizes (A2 to A4, Q15), bounds, places
/// (on the table Q35, no overlaps, zones Q16), sides (exactly two), the sequence of play (T1), the front line
/// (A5, Q14: a warning), dice limits and a starting moment. Any value is judged without harm, however wild
/// its numbers; of overlaps and of unlinked contacts the first hundred are listed. The codes and their
/// sentences are in core/text/issue_text.cpp. Under 5 ms for 600 stands.
[[nodiscard]] Issues validate(const Scenario &scenario);

} // namespace zama
