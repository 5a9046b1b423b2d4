#pragma once
// The pictures of the rulebook. Each is a tiny battle and some orders; where ghosts end, whom they meet and
// what is forbidden is asked of the rules when the picture is drawn, so no picture can say anything wrong.

#include "app/play/pictured_orders.h"

#include <QString>

#include <optional>
#include <vector>

namespace zama::play {

struct RuleDiagram {
    QString clause; ///< where it stands in the book
    QString caption;
    State state;
    std::vector<PicturedOrder> orders;
    std::optional<PicturedRampage> rampage;
    UnitId sidesOf;             ///< whose front, flanks and rear are shown (Q22); none: nobody's
    std::optional<State> after; ///< what has become of it, where that differs
    std::vector<PicturedDice> dice;
};

/// All pictures in the order of the book, captions in the language of the program.
[[nodiscard]] std::vector<RuleDiagram> ruleDiagrams();

} // namespace zama::play
