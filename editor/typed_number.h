#pragma once
// Numbers as people type them, in whatever country: a point and a comma are both a decimal point, and digits
// of every script are digits. Nothing is grouped in thousands, so that neither can mean anything else.

#include <QLocale>
#include <QString>

#include <cstdint>
#include <optional>

namespace zama::editor {

/// A decimal number and what stood behind it.
struct TypedNumber {
    std::int64_t digits = 0; ///< the number times 10^places
    int places = 0;          ///< digits behind the point
    QString unit;            ///< "cm", in small letters, without blanks; empty: only a number was typed

    /// The number times `numerator` (at most a million) / `denominator`, rounded half away from zero.
    [[nodiscard]] std::int64_t scaled(std::int64_t numerator, std::int64_t denominator = 1) const;
};

/// None where it is no number, has two points, or more than six digits before or behind the point.
[[nodiscard]] std::optional<TypedNumber> typedNumber(const QString &text);

/// `value` * 10^-places for a reader of that locale: its digits and point, no idle zeros, no groups.
[[nodiscard]] QString shownNumber(std::int64_t value, int places, const QLocale &locale);

} // namespace zama::editor
