#pragma once
// What the pictures of the rulebook ask of the rules. Qt-free, like the rules.

#include "core/game/decide.h"
#include "core/geometry/shape.h"

#include <string_view>
#include <vector>

namespace zama::play {

/// An order that is drawn as a ghost (MoveUnit, DeclareCharge) or a line (Shoot).
struct PicturedOrder {
    Command command;
    std::string_view refusedBy; ///< the clause that forbids it; empty: it is lawful
};

/// Dice on the table below the picture.
struct PicturedDice {
    UnitId unit; ///< who rolled
    Faces faces;
    HitNumber hitOn = 0;
};

/// Where an elephant may run, one area for each way.
struct PicturedRampage {
    UnitId elephant;
    std::vector<ElephantFate> ways;
};

/// Who is ordered.
[[nodiscard]] UnitId unitOf(const PicturedOrder &order);
/// The pose a pictured order leads to: of a charge, where it stops; of a refused order, where it would lead.
[[nodiscard]] Pose ghostOf(const State &state, const PicturedOrder &order);
/// The places of a moving unit from its own to the end of a pictured order, close enough together to draw its
/// way as a line.
[[nodiscard]] std::vector<Pose> wayOf(const State &state, const PicturedOrder &order);
/// Whom a pictured charge is engaged with (Q45); empty for everything else.
[[nodiscard]] std::vector<UnitId> metBy(const State &state, const PicturedOrder &order);
/// From which side a charge of `unit` on the target would come (Q22).
enum class ChargedSide : std::uint8_t { Front, Flank, Rear };
[[nodiscard]] ChargedSide chargedSide(const State &state, UnitId unit, UnitId target);

/// One way of an elephant that runs wild.
struct RampageWay {
    int face = 0;                ///< the control die that sends it there (E12)
    Shape area;                  ///< its path (Q77)
    Point end;                   ///< of the path
    std::vector<UnitId> victims; ///< Q78
};
[[nodiscard]] RampageWay rampageWay(const State &state, UnitId elephant, ElephantFate fate);

} // namespace zama::play
