#pragma once
// A new battle from five questions: who against whom, how large, of which kind, on which table, who first.
// The answer is a scenario without errors or warnings that can be played at once.

#include "core/design/bodies.h"

#include <array>
#include <optional>

namespace zama::design {

/// What kind of battle.
enum class BattleKind : std::uint8_t {
    Pitched,   ///< two lines, face to face
    Ambush,    ///< the first army marches in column between the two halves of the second
    Elephants, ///< a pitched battle in which both armies have elephants in front
    LastStand  ///< the first army stands back to back in the middle, the second comes from both sides
};
inline constexpr int kBattleKinds = 4;

/// Texts of a new battle; each is in English unless somebody gives other or more languages. In the names of
/// commands what follows is counted on: "First Command", "Second Command".
struct BattleTexts {
    LocalText title;      ///< empty: after the kind of battle
    LocalText background; ///< empty: after the kind of battle
    LocalText notes;      ///< empty: how the battle was made
    LocalText headquarters{{{"en", "Headquarters"}}};
    LocalText leftWing{{{"en", "Left Wing"}}};
    LocalText rightWing{{{"en", "Right Wing"}}};
    LocalText command{{{"en", "First Command"}}};
    /// Briefings by army; empty: after the kind of battle.
    std::array<LocalText, 2> briefings;
};

/// The answers. Armies are library pieces (resources/armies or a teacher's own): the units of their first
/// side are the list from which troops are chosen, its names, colours and generals are those of the army. The
/// same army twice is a civil war: the second takes other colours.
struct Wish {
    std::array<Scenario, 2> armies;
    std::array<LocalText, 2> names; ///< what the sides are called; empty: as the armies are
    BattleKind kind = BattleKind::Pitched;
    int units = 8; ///< of the first army, about; 2 to 60. The second gets as much by worth.
    Extent table{72 * kInch, 48 * kInch}; ///< from 36 x 30 inches
    std::size_t first = 0;                ///< the army that acts first
    std::optional<int> turnLimit = 8;
    BattleTexts texts;
    std::string language = "en"; ///< of the texts that were given
};

/// Tables that suit a lesson.
inline constexpr Extent kSmallTable{48 * kInch, 36 * kInch};
inline constexpr Extent kMediumTable{72 * kInch, 48 * kInch};
inline constexpr Extent kLargeTable{90 * kInch, 60 * kInch};

/// How many units of an army fill so many minutes of a class with the computer keeping the rules; at least 3.
[[nodiscard]] int unitsForMinutes(int minutes);

/// The battle. Where the table is too small for so many units there are fewer; numbers out of range are
/// brought into it. Armies without troops give a scenario without units, whose issues validate() tells.
[[nodiscard]] Scenario newBattle(const Wish &wish);

} // namespace zama::design
