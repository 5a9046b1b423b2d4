#pragma once
// Decimal numbers as text, read and written exactly: no double ever stands between a file and a mil.

#include <cstdint>
#include <string>
#include <string_view>

namespace zama {

enum class DecimalFault : std::uint8_t { None, NotANumber, TooFine, TooLarge };

/// The number times 10^places.
struct Decimal {
    std::int64_t value = 0;
    DecimalFault fault = DecimalFault::None;
};

/// Reads a JSON number ("20.75", "7e0", "-0.5") as a multiple of 10^-places. TooFine: digits beyond the
/// places that are not zero; TooLarge: more than 10^15 units. Nothing is rounded.
[[nodiscard]] Decimal parseDecimal(std::string_view text, int places);
/// The shortest text of value * 10^-places: "20.75", "6", "-0.5".
[[nodiscard]] std::string decimalText(std::int64_t value, int places);

} // namespace zama
