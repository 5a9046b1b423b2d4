#pragma once
// For whom a page is printed: one language, or two under one another.

#include "core/scenario/scenario.h"
#include "table/model/language.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <functional>

namespace zama::print {

/// A language by its tag, the program's words with it where it has them.
[[nodiscard]] table::Language languageOf(const QString &tag);
/// That of the first of the readers; English where none is named.
[[nodiscard]] table::Language firstLanguage(const QStringList &languages);
[[nodiscard]] QLocale firstReader(const QStringList &languages);

/// Each of these versions of a text kept apart from what stands beside it, where the readers read in two
/// directions: else a date behind an Arabic name would change places with it.
[[nodiscard]] QStringList apart(QStringList versions, const QStringList &languages);

/// Such versions in one line, by " / ". It runs as the first one does, also inside another text.
[[nodiscard]] QString inOneLine(const QStringList &versions);

/// What `say` says in the language of each reader, one below the other; once where they are the same.
[[nodiscard]] QString toReaders(const QStringList &languages, const std::function<QString()> &say);

/// What a scenario's text says in these languages, in the digits of their readers; once where it is the same.
[[nodiscard]] QStringList versionsOf(const LocalText &text, const QStringList &languages);

/// A scenario's text for all of them, by " / " where their versions differ; `fallback` where it has none.
[[nodiscard]] QString forReaders(const LocalText &text, const QStringList &languages,
                                 const std::string &fallback = {});

} // namespace zama::print
