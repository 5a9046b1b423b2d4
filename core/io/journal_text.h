#pragma once
// The layout of journal files: a head, one line an entry, a tail. Private to core/io.

#include "core/game/journal.h"

#include <string>
#include <string_view>

namespace zama::journal_text {

inline constexpr std::string_view kFormat = "zama-game";
/// Ends the head; the first entry follows on the next line.
inline constexpr std::string_view kEntries = "\n\"entries\": [";

/// Everything before the first entry.
[[nodiscard]] std::string head(const Journal &journal);
/// One entry on one line, without a line feed.
[[nodiscard]] std::string entry(const JournalEntry &entry, const Setup &setup);
/// What goes between what stands before and an entry that has `before` entries before it.
[[nodiscard]] std::string_view separator(std::size_t before);
/// Everything behind the last entry.
[[nodiscard]] std::string tail(std::size_t cursor);

} // namespace zama::journal_text
