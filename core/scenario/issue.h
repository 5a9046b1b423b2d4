#pragma once
// What is wrong, or doubtful, in an authored scenario: a value with a place, never an exception.

#include <cstdint>
#include <string>
#include <vector>

namespace zama {

enum class Severity : std::uint8_t { Error, Warning, Note };

/// A content issue of a scenario. `code` is stable (files, scripts and tests rely on it); `args` are the
/// names and numbers its sentence needs, in order (see core/text).
struct Issue {
    Severity severity = Severity::Error;
    std::string code;              ///< "unit.stands", "unit.overlap", "unknown.key", ...
    std::vector<std::string> args; ///< "R1-SK1", "6", "3", "5"
    std::string path;              ///< JSON pointer of the place: "/sides/0/commands/2/units/1/stands"
    bool operator==(const Issue &) const = default;
};

using Issues = std::vector<Issue>;

/// Does any of them forbid to play?
[[nodiscard]] bool hasErrors(const Issues &issues);

} // namespace zama
