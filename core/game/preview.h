#pragma once
// What an order would lead to, before it is given: what a drag's ghost, a hint or a mind needs to know.

#include "core/game/decide.h"

#include <optional>
#include <vector>

namespace zama {

/// A move as far as it can be told, lawful or not.
struct MovePreview {
    Check refused;
    std::vector<Pose> way; ///< the pose behind each leg, also of an unlawful move
    Pose end;
    Mils cost = 0; ///< in the measure of Q26 to Q30
    Mils left = 0; ///< of the allowance; 0 when it is exceeded
};
[[nodiscard]] MovePreview previewMove(const State &state, const MoveUnit &order);

struct ChargePreview {
    Check refused;
    Pose contact; ///< where the charger would stop
    Mils cost = 0;
    std::vector<UnitId> touched; ///< whom it would be engaged with, or rout (Q45)
    bool fromFront = false;      ///< Q22
    bool needsScareDie = false;  ///< E3
};
[[nodiscard]] ChargePreview previewCharge(const State &state, const DeclareCharge &order);

struct ShotPreview {
    Check refused;
    int dice = 0;
    HitNumber hitOn = kNeverHits;
    Mils distance = 0;
};
[[nodiscard]] ShotPreview previewShot(const State &state, const Shoot &order);

/// The enemies `unit` may lawfully shoot at now, by id.
[[nodiscard]] std::vector<UnitId> lawfulTargets(const State &state, UnitId unit);

/// A lawful order near to a refused one: the same path cut short, a nearer target, another way to the same
/// enemy, the other kind of "done". None where nothing of that kind is lawful. Deterministic.
[[nodiscard]] std::optional<Command> nearestLawful(const State &state, const Command &command);

} // namespace zama
