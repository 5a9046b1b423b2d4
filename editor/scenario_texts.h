#pragma once
// The texts of a scenario by language: which there are, how far a translation has come, and how they change.

#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace zama::editor {

enum class TextKind : std::uint8_t { Title, Date, Place, Background, Briefing, Sources, Notes };

/// One of the texts that introduce a battle.
struct TextField {
    TextKind kind = TextKind::Title;
    std::size_t side = 0; ///< of a briefing
    bool operator==(const TextField &) const = default;
};

/// All of them, in the order in which they are read: a briefing for every side.
[[nodiscard]] std::vector<TextField> textFieldsOf(const Scenario &scenario);
/// The field's text; `field` must be one of textFieldsOf(scenario).
[[nodiscard]] const LocalText &textOf(const Scenario &scenario, TextField field);
[[nodiscard]] LocalText &textOf(Scenario &scenario, TextField field);
/// Its JSON pointer: "/sides/1/briefing".
[[nodiscard]] std::string pathOf(TextField field);

/// The text written in exactly that language, without any fallback; "" where there is none.
[[nodiscard]] const std::string &writtenIn(const LocalText &text, const std::string &language);
/// Writes it; "" removes it. The default language of the scenario stays in front, as readers put it.
void write(const Scenario &scenario, LocalText &text, const std::string &language, std::string written);

/// Names a side in that language; how it is called inside a sentence follows (design::inTextFor()).
void nameSide(const Scenario &scenario, SideSpec &side, const std::string &language, std::string name);

/// Every language in which the scenario says anything, names of units included: its default first, then as
/// they are met in the file.
[[nodiscard]] std::vector<std::string> languagesOf(const Scenario &scenario);
/// Does either say anything that the other does not, in any language?
[[nodiscard]] bool haveSameTexts(const Scenario &a, const Scenario &b);
/// Of the fields that say something in any language, how many say it in this one?
struct TextProgress {
    int written = 0;
    int wanted = 0;
    bool operator==(const TextProgress &) const = default;
};
[[nodiscard]] TextProgress progressOf(const Scenario &scenario, const std::string &language);

/// Makes it the language that is shown where a reader's own is missing.
void setDefaultLanguage(Scenario &scenario, const std::string &language);
/// Takes every text and name in that language out of the scenario. Returns how many there were.
int removeLanguage(Scenario &scenario, const std::string &language);

} // namespace zama::editor
