#pragma once
// Changing the list of unit types of a scenario.

#include "core/scenario/scenario.h"

#include <string>

namespace zama::design {

/// A new unit type, plain formed infantry: `name`, in the scenario's language, is counted on where it is
/// taken. Its id; empty if there are kMaxTypes.
std::string addType(Scenario &scenario, const std::string &name);
/// A copy behind the original, with counted id and name. Its id; empty if there is no such type.
std::string duplicateType(Scenario &scenario, const std::string &type);
/// The units that are of a type, by their ids.
[[nodiscard]] std::vector<std::string> unitsOfType(const Scenario &scenario, const std::string &type);
/// A type out of the scenario; its units become `replacement`, their stands brought into its limits. False,
/// and nothing done, if there is no such type, or units need a replacement that does not exist or is the
/// same.
bool removeType(Scenario &scenario, const std::string &type, const std::string &replacement = {});
/// The type of the scenario that is most like another: of the same class if there is one, then the nearest in
/// its numbers. Empty if there is no other.
[[nodiscard]] std::string likestType(const Scenario &scenario, const UnitTypeSpec &type);
/// `stands` brought into the limits of a type, where they make sense.
[[nodiscard]] int standsWithin(const UnitTypeSpec &type, int stands);
/// A unit takes a type of the scenario.
void setType(UnitSpec &unit, const UnitTypeSpec &type);
/// A unit gets so many stands, within the limits of its type; of a weakened one not more than that are left.
void setStands(UnitSpec &unit, const UnitTypeSpec &type, int stands);

} // namespace zama::design
