#pragma once
// What somebody wants to play, as chosen on the start page: the battle, who plays, with which dice.

#include "app/play/players.h"
#include "core/game/journal.h"

#include <QString>

#include <array>
#include <optional>

namespace zama::shell {

using play::Player;

/// Where the faces of a roll come from.
enum class DiceChoice : std::uint8_t {
    Program, ///< the journal's seed
    Real,    ///< typed in from dice on the desk
};

/// How a battle is played, apart from its scenario.
struct PlayChoice {
    std::array<Player, 2> players{Player::Person, Player::Veteran}; ///< in the order of the scenario's sides
    DiceChoice dice = DiceChoice::Program;
    UndoPolicy undo = UndoPolicy::UntilDice;
    bool operator==(const PlayChoice &) const = default;
};

/// A new battle that is wanted.
struct BattleWish {
    QString scenario; ///< a path; ":/zama/scenarios/..." for one that comes with the program
    PlayChoice play;
    bool isGuided = false; ///< the guided first battle: hints for every step
};

/// Names in settings and notes: "person", "recruit", "veteran", "commander"; "program", "real"; "until_dice",
/// "within_step", "free". Never shown.
[[nodiscard]] QString keyOf(Player player);
[[nodiscard]] QString keyOf(DiceChoice dice);
[[nodiscard]] QString keyOf(UndoPolicy undo);
/// The value of a name; none for an unknown one.
[[nodiscard]] std::optional<Player> playerOf(const QString &key);
[[nodiscard]] std::optional<DiceChoice> diceOf(const QString &key);
[[nodiscard]] std::optional<UndoPolicy> undoOf(const QString &key);

} // namespace zama::shell
