#pragma once
// Says what is wrong where strict JSON ends. Private to core/io.

#include "core/io/file_text.h"

namespace zama {

/// Where a parser gave up.
struct SyntaxContext {
    std::string_view text;
    std::size_t token = 0;      ///< where the token begins that cannot stand there
    std::size_t failure = 0;    ///< the character at which the parser stopped
    bool isBrokenToken = false; ///< the token is malformed in itself
    bool isRootDone = false;    ///< the document was already complete
};

[[nodiscard]] TextFault syntaxFault(const SyntaxContext &context);
/// The length of the JSON text literal at `begin`, its quotes included; up to the end if it never closes.
[[nodiscard]] std::size_t textLength(std::string_view text, std::size_t begin);
/// What stands at `offset`, shortened to what fits in a sentence.
[[nodiscard]] std::string snippetAt(std::string_view text, std::size_t offset);

} // namespace zama
