#include "core/io/decimal.h"

#include <algorithm>

namespace zama {
namespace {

constexpr std::int64_t kMaxExponent = 1'000'000'000;
constexpr std::int64_t kMaxDigits = 15;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// A number taken apart: sign, digits without leading and trailing zeros, power of ten of the last digit.
struct Parts {
    bool isNegative = false;
    std::string digits;
    std::int64_t exponent = 0;
    bool isValid = false;
};

std::int64_t readExponent(std::string_view &text, bool &isValid)
{
    if (text.empty() || (text[0] != 'e' && text[0] != 'E')) {
        return 0;
    }
    text.remove_prefix(1);
    const bool isNegative = !text.empty() && text[0] == '-';
    if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
        text.remove_prefix(1);
    }
    isValid = !text.empty() && isDigit(text[0]);
    std::int64_t exponent = 0;
    while (!text.empty() && isDigit(text[0])) {
        exponent = std::min(exponent * 10 + (text[0] - '0'), kMaxExponent);
        text.remove_prefix(1);
    }
    return isNegative ? -exponent : exponent;
}

void readDigits(std::string_view &text, Parts &parts, bool isFraction)
{
    while (!text.empty() && isDigit(text[0])) {
        if (text[0] != '0' || !parts.digits.empty()) {
            parts.digits += text[0];
        }
        parts.exponent -= isFraction ? 1 : 0;
        text.remove_prefix(1);
    }
}

Parts takeApart(std::string_view text)
{
    Parts parts;
    parts.isNegative = text.starts_with('-');
    text.remove_prefix(parts.isNegative ? 1 : 0);
    parts.isValid = !text.empty() && isDigit(text[0]);
    readDigits(text, parts, false);
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        parts.isValid = parts.isValid && !text.empty() && isDigit(text[0]);
        readDigits(text, parts, true);
    }
    parts.exponent += readExponent(text, parts.isValid);
    parts.isValid = parts.isValid && text.empty();
    const std::size_t kept = parts.digits.find_last_not_of('0') + 1;
    parts.exponent += static_cast<std::int64_t>(parts.digits.size() - kept);
    parts.digits.resize(kept);
    return parts;
}

} // namespace

Decimal parseDecimal(std::string_view text, int places)
{
    const Parts parts = takeApart(text);
    if (!parts.isValid) {
        return {0, DecimalFault::NotANumber};
    }
    if (parts.digits.empty()) {
        return {};
    }
    const std::int64_t zeros = parts.exponent + places;
    if (static_cast<std::int64_t>(parts.digits.size()) + zeros > kMaxDigits) {
        return {0, DecimalFault::TooLarge};
    }
    if (zeros < 0) {
        return {0, DecimalFault::TooFine};
    }
    std::int64_t value = 0;
    for (const char c : parts.digits) {
        value = value * 10 + (c - '0');
    }
    for (std::int64_t i = 0; i < zeros; ++i) {
        value *= 10;
    }
    return {parts.isNegative ? -value : value, DecimalFault::None};
}

std::string decimalText(std::int64_t value, int places)
{
    std::string digits = std::to_string(value < 0 ? -value : value);
    const auto width = static_cast<std::size_t>(places) + 1;
    if (digits.size() < width) {
        digits.insert(0, width - digits.size(), '0');
    }
    const std::size_t point = digits.size() - static_cast<std::size_t>(places);
    std::string fraction = digits.substr(point);
    fraction.erase(fraction.find_last_not_of('0') + 1);
    return (value < 0 ? "-" : "") + digits.substr(0, point) + (fraction.empty() ? "" : "." + fraction);
}

} // namespace zama
