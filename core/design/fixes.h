#pragma once
// What can be done about an issue with one click.

#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace zama::design {

/// One way to mend an issue. What it does is told like an issue: its sentence is that of core/text/issue_text
/// under the code ("fix.id": "Give it the id “%1”."), because its arguments are names of a scenario that may
/// not be playable yet.
struct Fix {
    Issue what; ///< code and arguments; severity Note
    Scenario fixed;
};

/// Might an issue of this code have a fix? Cheap: for a list that marks such issues.
[[nodiscard]] bool mayBeFixed(const std::string &code);

/// The ways to mend an issue that validate() finds in this scenario, the most obvious first. Each has one
/// issue of its kind less than the scenario and no error that was not there before. None where a person has
/// to decide, or where the issue is not one of the scenario's. Costs a validation for each fix.
[[nodiscard]] std::vector<Fix> fixesFor(const Scenario &scenario, const Issue &issue);

} // namespace zama::design
