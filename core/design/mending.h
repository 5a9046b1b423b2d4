#pragma once
// Mends the references that a change of the order of battle breaks. Private to core/design.

#include "core/design/bodies.h"

#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace zama::design {

/// Made before a change; afterwards mend() undoes what was sound and is so no longer: generals come away from
/// units they may not be with and stand where those stood, engagements go. What was unsound before stays.
class Mending
{
public:
    explicit Mending(const Scenario &before);
    void mend(Scenario &scenario) const;

private:
    std::unordered_map<std::string, Point> m_soundGenerals; ///< and where their unit stands
    std::set<std::pair<std::string, std::string>> m_soundPairs;
};

/// Where a general stands who is with this unit: its middle. A unit nobody has: `otherwise`.
[[nodiscard]] Point middleOf(const Scenario &scenario, std::string_view unit, Point otherwise);

} // namespace zama::design
