#pragma once
// Whole numbers as people type them on a command line: digits and nothing else. Libraries that guess the base
// or wrap around would make another number of what was asked for.

#include <algorithm>
#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace zama::cli {

/// "12", "007" (seven); none for an empty text, a sign, a point, an exponent, hexadecimal digits, spaces or
/// what does not fit into T.
template<std::integral T>
[[nodiscard]] std::optional<T> wholeNumber(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    T value{};
    const char *end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    const bool isWhole = std::ranges::all_of(text, isDigit) && error == std::errc{} && at == end;
    return isWhole && !text.empty() ? std::optional(value) : std::nullopt;
}

} // namespace zama::cli
