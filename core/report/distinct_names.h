#pragma once
// Names that both sides use, told apart. Private to core/report.

#include "core/scenario/setup.h"

namespace zama::report {

/// The same setup, except that units and generals whose names also occur on the other side bear their side's
/// label behind it, in each language: "Horse (Romans)". The setup itself where all names are distinct. Ids
/// and everything the rules see stay as they are.
[[nodiscard]] SetupPtr withDistinctNames(const SetupPtr &setup);

/// Does a command of the other side bear the same name, in whatever language?
[[nodiscard]] bool hasNamesake(const Setup &setup, CommandId command);

} // namespace zama::report
