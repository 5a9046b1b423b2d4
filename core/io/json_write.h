#pragma once
// JSON values as text in the one layout that scenario files have. Private to core/io.

#include "core/io/json_value.h"

namespace zama {

/// On one line without blanks between tokens.
[[nodiscard]] std::string compactJson(const JsonValue &value);
/// Indented by two; arrays of plain values and objects that fit stay on one line unless marked as blocks.
/// Ends with a line feed.
[[nodiscard]] std::string prettyJson(const JsonValue &value);
/// A text in quotes; bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string quotedJson(std::string_view text);

} // namespace zama
