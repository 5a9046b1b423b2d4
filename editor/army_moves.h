#pragma once
// Bringing pieces to another place of the order of battle: what a drop in its tree, or a key, means.

#include "editor/piece.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <set>

namespace zama::editor {

inline constexpr std::size_t kAtEnd = std::numeric_limits<std::size_t>::max();

/// Where to: onto a piece, before one of those below it.
struct ArmyPlace {
    Piece onto;
    std::size_t before = kAtEnd; ///< a command of the side, or a unit of the command
};

/// Can they go there? Commands go to sides (onto a command: before it); units go to commands (onto a unit:
/// before it; onto a side: to its last command); a general takes over a command, or goes with a unit. Units
/// whose command goes as well go with it. Sides stay.
[[nodiscard]] bool canBring(const Scenario &scenario, const std::set<Piece> &pieces, const ArmyPlace &place);
/// Brings them there in the order of the file; nothing where they cannot go.
void bring(Scenario &scenario, const std::set<Piece> &pieces, const ArmyPlace &place);

/// Where pieces of one kind get by one step up or down; none where they are at the end already.
[[nodiscard]] std::optional<ArmyPlace> oneStep(const Scenario &scenario, const std::set<Piece> &pieces,
                                               bool isDown);

/// That general of the side is its commander-in-chief, and nobody else is; or he no longer is.
void setChief(SideSpec &side, const std::string &general, bool isChief);

/// The side, and the command, a piece is in or is; empty where there is none.
[[nodiscard]] std::string sideOf(const Scenario &scenario, const Piece &piece);
[[nodiscard]] std::string commandOf(const Scenario &scenario, const Piece &piece);

} // namespace zama::editor
