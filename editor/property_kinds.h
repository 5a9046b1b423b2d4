#pragma once
// Kinds of fields that pieces and types have alike.

#include "editor/property_section.h"
#include "editor/scenario_texts.h"

namespace zama::editor {

/// A length of the table, in the reader's unit.
[[nodiscard]] PropertyEditor *lengthEditor(Mils least, Mils most);
/// A whole number.
[[nodiscard]] NumberEditor *countEditor(int least, int most);

/// A text in the language of the section; the one that others see there is shown pale. `get(scenario, place)`
/// gives a reference to it.
template<class Get>
[[nodiscard]] Property textProperty(const PropertySection &section, std::string key, Get get)
{
    return {"edit.name", std::move(key),
            [&section, get](const Scenario &scenario, const PiecePlace &at) {
                return toVariant(writtenIn(get(scenario, at), section.language()));
            },
            [&section, get](Scenario &scenario, const PiecePlace &at, const QVariant &value) {
                write(scenario, get(scenario, at), section.language(), value.toString().toStdString());
            },
            [&section, get](const Scenario &scenario, const PiecePlace &at) {
                return QString::fromStdString(get(scenario, at).in(section.language()));
            }};
}

} // namespace zama::editor
