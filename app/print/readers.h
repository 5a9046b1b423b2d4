#pragma once
// For whom a page is printed: one language, or two under one another.

#include "core/scenario/scenario.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace zama::print {

/// The first of the readers; English where none is named.
[[nodiscard]] QLocale firstReader(const QStringList &languages);

/// A scenario's text for all of them, by " / " where their versions differ; `fallback` where it has none.
[[nodiscard]] QString forReaders(const LocalText &text, const QStringList &languages,
                                 const std::string &fallback = {});

} // namespace zama::print
