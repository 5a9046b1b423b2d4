#pragma once
// Languages as the people call them who read them.

#include <QString>

#include <string>
#include <vector>

namespace zama::editor {

/// "Deutsch", "português (Brasil)", "العربية"; of a language nobody has told us of, its tag.
[[nodiscard]] QString languageName(const std::string &tag);
/// How its texts run.
[[nodiscard]] Qt::LayoutDirection directionOf(const std::string &tag);
/// Tags of the languages that are offered first: those of the program, then others that schools read.
[[nodiscard]] const std::vector<std::string> &offeredLanguages();
/// The tag somebody means who chooses a name or types a tag: "Deutsch", " pt_br" ("pt-BR"); empty where it
/// is neither.
[[nodiscard]] std::string tagTyped(const QString &typed);

} // namespace zama::editor
