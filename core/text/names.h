#pragma once
// What units, generals, sides and commands are called: the scenario's own texts in a reader's language, with
// its fallbacks. Where an author left a name out, the id stands in.

#include "core/scenario/setup.h"

#include <string>
#include <string_view>

namespace zama {

[[nodiscard]] const std::string &nameOf(const Setup &setup, UnitId unit, const std::string &language);
[[nodiscard]] const std::string &nameOf(const Setup &setup, GeneralId general, const std::string &language);
[[nodiscard]] const std::string &nameOf(const Setup &setup, CommandId command, const std::string &language);
[[nodiscard]] const std::string &nameOf(const Setup &setup, TypeId type, const std::string &language);
/// Many of a type, as in a list: "skirmishers"; where the author says nothing of that, its name.
[[nodiscard]] const std::string &pluralOf(const Setup &setup, TypeId type, const std::string &language);
/// The side as a label: "Romans".
[[nodiscard]] const std::string &nameOf(const Setup &setup, SideId side, const std::string &language);
/// The side inside a sentence: "the Romans"; the label where the author made no difference.
[[nodiscard]] const std::string &nameInText(const Setup &setup, SideId side, const std::string &language);

/// A name as it stands behind `before` in an English sentence: an article of its own is small there, and not
/// said twice ("the Elephants", not "the The Elephants").
[[nodiscard]] std::string nameBehind(std::string_view before, std::string name);

} // namespace zama
