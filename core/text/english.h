#pragma once
// The English source table: one row a message id. Translators see the same texts, in the context "Message".

#include "core/text/message.h"

#include <span>
#include <string_view>

namespace zama {

/// One sentence. Its text holds %1, %2, ... for the arguments by their place.
///
/// A row that counts has a singular in `one`; then %n stands for its first number (letter n), which chooses
/// the form, and translations are looked up as plurals. Other rows show numbers as they are.
struct EnglishRow {
    std::string_view id;
    /// The arguments the sentence uses, one letter each: u unit, g general, s side, c command, t unit type, n
    /// number, k a second number, said as the phrase lossCount(), l length, a angle, p chance, x tenths.
    std::string_view args;
    const char *text;          ///< what lupdate extracts; in rows that count the English plural
    const char *one = nullptr; ///< the English singular of a row that counts
};

/// Every row, by chapter.
[[nodiscard]] std::span<const EnglishRow> englishRows();
/// The row of an id; null where there is none, which is a bug of whoever made the message.
[[nodiscard]] const EnglishRow *findEnglish(std::string_view id);
/// What a number of lost stands is called in a sentence that counts something else already: "3 of their
/// stands".
[[nodiscard]] Message lossCount(int stands);
/// What the row says of the argument at `place`, if it is such a number; else null.
[[nodiscard]] const int *lossAt(const EnglishRow &row, const Message &message, std::size_t place);
/// Does the message have a row, and arguments of the kinds the row expects? It may have more behind them.
[[nodiscard]] bool isWellFormed(const Message &message);
/// The number that chooses the plural form of this message: its first int; 0 where it has none.
[[nodiscard]] int countOf(const Message &message);

} // namespace zama
