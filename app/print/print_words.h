#pragma once
// Words of scripts and settings for what can be chosen in print, and what each part is good for. Inks, papers
// and lengths may be written in capitals, too.

#include "app/print/print_order.h"

#include <QStringList>

#include <optional>

namespace zama::print {

/// The parts that a word means: one ("map"), or "kit" for all but the soldiers, "all" for all. None for an
/// unknown word.
[[nodiscard]] std::set<PrintPart> partsOf(const QString &word);
[[nodiscard]] QString wordOf(PrintPart part);
/// All words that partsOf() knows.
[[nodiscard]] QStringList partWords();
/// What a part is good for, in a sentence for readers.
[[nodiscard]] QString purposeOf(PrintPart part);

/// "colour" (or "color"), "outlines", "pale". None for an unknown word.
[[nodiscard]] std::optional<Ink> inkOf(const QString &word);
[[nodiscard]] QString wordOf(Ink ink);
[[nodiscard]] QStringList inkWords();

/// "a4", "letter". None for an unknown word.
[[nodiscard]] std::optional<QPageSize> paperOf(const QString &word);
[[nodiscard]] QString wordOf(const QPageSize &paper);
[[nodiscard]] QStringList paperWords();

/// "in", "cm". None for an unknown word.
[[nodiscard]] std::optional<LengthUnit> lengthsOf(const QString &word);
[[nodiscard]] QStringList lengthWords();

/// Of how much of their usual height figures can be printed: smaller ones cannot be cut out, larger ones have
/// no room on their base.
inline constexpr double kLeastFigureScale = 0.6;
inline constexpr double kMostFigureScale = 1.0;
/// Spare stands of each type, at most.
inline constexpr int kMostSpare = 20;

} // namespace zama::print
