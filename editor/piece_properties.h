#pragma once
// Which properties the pieces have: lists for the panel that shows them.

#include "editor/property_section.h"

namespace zama::editor {

void addUnitProperties(PropertySection &section);
void addGeneralProperties(PropertySection &section);
void addCommandProperties(PropertySection &section);
void addSideProperties(PropertySection &section);
void addTableProperties(PropertySection &section);

} // namespace zama::editor
