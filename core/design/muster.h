#pragma once
// Choosing troops out of an army list: so many units in its proportions, or as many as are worth so much.

#include "core/scenario/scenario.h"

#include <vector>

namespace zama::design {

/// What a unit is worth in a battle, in hundredths of a plain stand of foot, by the numbers of its type: how
/// hard it hits and how hard it is to hit, its fire, its speed. A first guess, tuned with battles between
/// fast minds; for more there is the balance of the editor.
[[nodiscard]] std::int64_t worthOf(const UnitTypeSpec &type, int stands);
[[nodiscard]] std::int64_t worthOf(const Scenario &army, const std::vector<UnitSpec> &units);

/// The units of an army list (a scenario with one side at least, of which the first counts) one after the
/// other in its proportions: after every few of them the types are as common as in the list. After the last
/// the list begins anew, names counting on. Units come by their order in the list; ids and places are not for
/// use.
class Muster
{
public:
    explicit Muster(const Scenario &army);
    /// The list has a unit of a known type.
    [[nodiscard]] bool hasTroops() const { return !m_types.empty(); }
    /// The next unit; hasTroops() must hold.
    [[nodiscard]] UnitSpec next();

private:
    struct Type {
        std::string id;
        std::vector<UnitSpec> units;
        std::size_t taken = 0;
    };
    [[nodiscard]] UnitSpec take(Type &type);

    std::vector<Type> m_types;
    std::vector<LocalText> m_names;
};

/// The first `count` units of the list.
[[nodiscard]] std::vector<UnitSpec> musterOf(const Scenario &army, int count);
/// Units worth as nearly as possible `worth`: as many of the list as come nearest, two at least and `most` at
/// most, then a stand more or less in single ones, within the limits of their types.
[[nodiscard]] std::vector<UnitSpec> musterWorth(const Scenario &army, std::int64_t worth, int most);

} // namespace zama::design
