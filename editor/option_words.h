#pragma once
// What the rule options are called and what each of their values means, for those who choose.

#include <cstdint>
#include <span>
#include <string_view>

namespace zama::editor {

/// Where an option is looked for; the order is that of the rulebook.
enum class OptionChapter : std::uint8_t { Battle, Movement, Shooting, Charge, Melee, Generals, Elephants };
inline constexpr int kOptionChapters = 7;

/// One value of an option: its name of a few words, and what then happens in one sentence. Translations have
/// the context "RuleOption" and these texts as sources.
struct ValueWords {
    std::string_view value; ///< as in files: "first_side"
    const char *name;
    const char *meaning;
};

struct OptionWords {
    std::string_view key; ///< as in files: "charge_order"
    OptionChapter chapter;
    const char *name;
    std::span<const ValueWords> values;
};

/// Every option of optionTable(), each with every value, by chapter.
[[nodiscard]] std::span<const OptionWords> optionWords();
/// The source text of a chapter's heading.
[[nodiscard]] const char *chapterName(OptionChapter chapter);

} // namespace zama::editor
