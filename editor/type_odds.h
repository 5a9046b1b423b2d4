#pragma once
// How one kind of troops does against another: exact odds of a single unit against a single unit.

#include "core/odds/fight_table.h"
#include "core/scenario/scenario.h"

#include <optional>

namespace zama::editor {

/// The number of stands its units have most often; where it has none, the middle of its limits.
[[nodiscard]] int usualStands(const Scenario &scenario, const UnitTypeSpec &type);

/// Is anything different of what the types are, how they look and how strong their units are? Moving units
/// about makes no difference.
[[nodiscard]] bool differInTypes(const Scenario &a, const Scenario &b);

/// `own` against `enemy`, both of usual strength, without generals and with nobody else near.
struct TypeDuel {
    /// What comes of a charge, as chances and stands.
    struct Charge {
        double wins = 0;          ///< the enemy is gone and the unit is not
        double loses = 0;         ///< the other way round; the rest ends with both gone, or never
        double costs = 0;         ///< stands of its own, on average
        double strikes = 0;       ///< stands of the enemy
        bool isTrampling = false; ///< an elephant is in it: chances are those of the stands alone
    };
    std::optional<Charge> charging; ///< none: it never charges, or elephants meet
    std::optional<Charge> charged;  ///< by the enemy
    std::optional<double> volley;   ///< stands a volley costs the enemy; none: it does not shoot
    std::optional<double> struck;   ///< stands an enemy's volley costs it
};

/// Types by their place in the scenario. None where one of the two has errors. `fights` remembers what was
/// worked out before.
[[nodiscard]] std::optional<TypeDuel> duelOf(const Scenario &scenario, std::size_t own, std::size_t enemy,
                                             odds::FightTable &fights);

} // namespace zama::editor
