#pragma once
// Strict JSON with places: what the standard says and nothing more. Private to core/io.

#include "core/io/file_text.h"
#include "core/io/json_value.h"

namespace zama {

/// Bounds that are kept while reading, before anything large is built.
inline constexpr std::size_t kMaxJsonDepth = 64;
inline constexpr std::size_t kMaxJsonValues = 200'000;

/// What a text holds. With `isComplete` false `root` is of no use and the last fault says why.
struct JsonDocument {
    JsonValue root;
    std::vector<TextFault> faults; ///< duplicate keys (the first value is kept); last, a syntax error
    bool isComplete = false;
};

/// `text` must be free of encoding faults; more than `maxValues` values are refused ("limit.values").
[[nodiscard]] JsonDocument parseJson(std::string_view text, std::size_t maxValues = kMaxJsonValues);

} // namespace zama
