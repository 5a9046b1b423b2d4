#pragma once
// How languages count: which of the plural forms of a translation goes with a number. The families are those
// of Qt Linguist, so that its files can be read.

#include <QStringView>

namespace zama::table {

/// How many forms a translation into `tag` ("fr", "pt-BR") has; 2 for a language nobody has told us of.
[[nodiscard]] int pluralForms(QStringView tag);
/// The form for a count of `n`, 0 to pluralForms(tag) - 1.
[[nodiscard]] int pluralForm(QStringView tag, int n);

} // namespace zama::table
