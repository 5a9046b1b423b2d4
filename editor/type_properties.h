#pragma once
// Everything the rulebook says of a kind of troops, as lists of properties for the workshop.

#include "editor/property_section.h"

namespace zama::editor {

/// Names, class, formation, movement, stands.
void addTypeBasics(PropertySection &section);
/// Allowances, shooting and melee, with every hit number.
void addTypeFighting(PropertySection &section);
/// Traits, each with what it means, and the rules of elephants.
void addTypeTraits(PropertySection &section);

} // namespace zama::editor
