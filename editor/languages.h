#pragma once
// Languages as the people call them who read them.

#include "table/model/language.h"

#include <string>
#include <vector>

namespace zama::editor {

using table::directionOf;
using table::languageName;

/// Tags of the languages that are offered first: those of the program, then others that schools read.
[[nodiscard]] const std::vector<std::string> &offeredLanguages();
/// The tag somebody means who chooses a name or types a tag: "Deutsch", " pt_br" ("pt-BR"); empty where it
/// is neither.
[[nodiscard]] std::string tagTyped(const QString &typed);

} // namespace zama::editor
