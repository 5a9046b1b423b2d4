#pragma once
// The bytes of a file as text: encoding and places. Private to core/io.

#include "core/io/read_scenario.h"

#include <optional>
#include <string_view>

namespace zama {

/// A fault of the text at a byte offset.
struct TextFault {
    std::size_t offset = 0;
    Issue issue;                        ///< its path is the JSON pointer, where one is known
    std::optional<std::size_t> earlier; ///< a place whose line and column end the arguments
};

/// The text without a UTF-8 byte order mark.
[[nodiscard]] std::string_view withoutMark(std::string_view bytes);
/// Refuses what is not UTF-8 text: UTF-16 and UTF-32 by name, invalid and overlong sequences, surrogates,
/// NUL, a second byte order mark.
[[nodiscard]] std::optional<TextFault> encodingFault(std::string_view text);

/// The length of the well-formed UTF-8 sequence that begins at `i`, or 0.
[[nodiscard]] std::size_t utf8Length(std::string_view text, std::size_t i);
/// At most `bytes` of a text, cut between characters and marked with "..." if anything is missing.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t bytes);

/// Turns ascending or arbitrary byte offsets into lines and columns.
class TextPositions
{
public:
    explicit TextPositions(std::string_view text);
    /// Line ends are LF, CR LF and CR; columns count characters, not bytes.
    [[nodiscard]] FilePosition at(std::size_t offset) const;

private:
    std::string_view m_text;
    std::vector<std::size_t> m_lines; ///< where each line begins
};

} // namespace zama
