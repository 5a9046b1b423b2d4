#pragma once
// Small changes of a battle that might make it more even: what there is to try within what a teacher allows.

#include "core/base/ids.h"
#include "core/scenario/setup.h"
#include "core/text/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace zama::sim {

/// What a teacher allows to be changed. Nothing else ever is.
struct Allowance {
    int stands = 0;         ///< every unit may have up to this many stands more or fewer
    bool positions = false; ///< units and whole sides may stand up to kMostShift farther forward or back
    std::vector<std::string> hitTypes; ///< ids of the types whose hit numbers may each be one more or less
    bool turnLimit = false;            ///< the battle may be up to kMostTurns longer or shorter
};
/// In every direction together, since two shifts may add up.
inline constexpr Mils kMostShift = 3 * kInch;
inline constexpr int kMostTurns = 2;

/// Stands more (or fewer) for each of these units: one unit, or all of a type on a side.
struct StandsEdit {
    std::vector<UnitId> units;
    int more = 0;
    bool operator==(const StandsEdit &) const = default;
};
/// One unit straight forward (or back), facing kept.
struct ShiftEdit {
    UnitId unit;
    Mils ahead = 0;
    bool operator==(const ShiftEdit &) const = default;
};
/// A whole side with its generals, the way most of its units face.
struct LineEdit {
    SideId side;
    Mils ahead = 0;
    bool operator==(const LineEdit &) const = default;
};
/// The hit numbers of a unit type.
enum class HitKind : std::uint8_t { Melee, AfterCharge, HitBy, Shooting };
inline constexpr int kHitKinds = 4;
struct HitEdit {
    TypeId type;
    HitKind kind{};
    int more = 0;
    bool operator==(const HitEdit &) const = default;
};
struct TurnsEdit {
    int more = 0;
    bool operator==(const TurnsEdit &) const = default;
};
using Edit = std::variant<StandsEdit, ShiftEdit, LineEdit, HitEdit, TurnsEdit>;

/// One edit or several, of the battle they were found for.
struct Change {
    std::vector<Edit> edits;
    /// A sentence an edit. Its ids hold before and after: no unit, side or type comes, goes or is renamed.
    std::vector<Message> words;
    /// How much of the battle is changed, for preferring the smaller of two: a stand counts 1, a unit's inch
    /// 1, a side's inch 4, a turn 4, a hit number a quarter of the stands it is for, at least 1.
    int size = 0;
};

/// The battle as it is after these edits, in their order.
[[nodiscard]] Scenario changedBy(const Setup &setup, const std::vector<Edit> &edits);

/// Does `to` differ from `from` in nothing but what is allowed?
[[nodiscard]] bool isAllowed(const Scenario &from, const Scenario &to, const Allowance &allowance);

/// Every single change that is allowed, adds no issue to those validate() finds in the battle, and does not
/// plainly help the side that is `ahead` already (more stands, better hit numbers of its own). In the order
/// stands, positions, hit numbers, turns.
[[nodiscard]] std::vector<Change> smallChanges(const Setup &setup, const Allowance &allowance, SideId ahead);

/// Both together; none if they are about the same thing, are not allowed together or add an issue together.
[[nodiscard]] std::optional<Change> combined(const Setup &setup, const Allowance &allowance,
                                             const Change &one, const Change &other);

} // namespace zama::sim
