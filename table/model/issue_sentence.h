#pragma once
// What is wrong with a scenario, in the reader's language.

#include "core/scenario/issue.h"

#include <QString>

namespace zama::table {

/// The sentence of an issue in the language of the program, with the author's names and numbers.
[[nodiscard]] QString sentenceOf(const Issue &issue);

} // namespace zama::table
