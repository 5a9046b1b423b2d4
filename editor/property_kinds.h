#pragma once
// Kinds of fields that pieces and types have alike.

#include "editor/property_section.h"

#include <functional>
#include <string>
#include <utility>

namespace zama::editor {

/// A length of the table, in the reader's unit.
[[nodiscard]] PropertyEditor *lengthEditor(Mils least, Mils most);
/// A whole number.
[[nodiscard]] NumberEditor *countEditor(int least, int most);

/// A text in the language of the section; the one that others see there is shown pale.
[[nodiscard]] Property
textProperty(const PropertySection &section, std::string key,
             const std::function<const LocalText &(const Scenario &, const PiecePlace &)> &read,
             const std::function<LocalText &(Scenario &, const PiecePlace &)> &change);

/// The same of a text that is a member: `get(scenario, place)` gives a reference to it.
template<class Get>
[[nodiscard]] Property textProperty(const PropertySection &section, std::string key, Get get)
{
    return textProperty(
        section, std::move(key),
        [get](const Scenario &scenario, const PiecePlace &at) -> const LocalText & {
            return get(scenario, at);
        },
        [get](Scenario &scenario, const PiecePlace &at) -> LocalText & { return get(scenario, at); });
}

} // namespace zama::editor
