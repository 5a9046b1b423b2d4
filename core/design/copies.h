#pragma once
// Copies of commands and types under new ids and names. Private to core/design.

#include "core/design/counted.h"

namespace zama::design {

/// A copy of a command that can join side number `side` of the scenario: new ids, names counted on, the
/// general with the copy of his unit or, if that is of another command, by himself; he is no
/// commander-in-chief where that side has one. The command must exist.
[[nodiscard]] CommandSpec copyOfCommand(const Scenario &scenario, const std::string &command,
                                        std::size_t side);

/// The id of a type that is like `type` but in the colours of `palette`: the type itself, one that is there
/// already, or a counted copy, which is added. The type itself where it is unknown, `palette` is empty or
/// there is no room for more.
[[nodiscard]] std::string typeInPalette(Scenario &scenario, const std::string &type,
                                        const std::string &palette);

} // namespace zama::design
