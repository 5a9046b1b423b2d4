#pragma once
// What a battle has cost so far and where it still rages, as values for the scene.

#include "core/game/state.h"
#include "table/model/message_formatter.h"
#include "table/model/table_entry.h"

#include <array>
#include <vector>

namespace zama::table {

/// Fallen stands of one kind of troops, or a fallen general.
struct Loss {
    FigureLook look; ///< in whose colours it lies
    QString icon;    ///< of the kind of troops
    int stands = 0;  ///< 0: a general
    QString label;   ///< "Roman infantry: 5 stands", "Laelius has fallen"
    bool operator==(const Loss &) const = default;
};

struct SideLosses {
    bool isNorth = false; ///< the side began nearer to the northern edge
    int stands = 0;       ///< all together
    std::vector<Loss> rows;
    bool operator==(const SideLosses &) const = default;
};

/// By side; in the order of the scenario's unit types, generals last. Elephants that ran off have not fallen
/// (Q82).
using Losses = std::array<SideLosses, 2>;
[[nodiscard]] Losses lossesOf(const State &state, const MessageFormatter &formatter);

/// Two enemies who are locked in melee (Q46), and where they touch.
struct EngagementMark {
    UnitId a;
    UnitId b;
    Point at;
    bool operator==(const EngagementMark &) const = default;
};
[[nodiscard]] std::vector<EngagementMark> engagementsOf(const State &state);

} // namespace zama::table
