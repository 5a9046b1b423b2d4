#include "core/io/file_text.h"

#include <algorithm>
#include <array>

namespace zama {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kMark = "\xef\xbb\xbf";

unsigned char byteAt(std::string_view text, std::size_t i)
{
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

bool looksLikeUtf16(std::string_view text)
{
    const bool hasMark = text.starts_with("\xff\xfe"sv) || text.starts_with("\xfe\xff"sv);
    const bool hasGaps =
        text.size() >= 4 && ((text[0] == 0) != (text[1] == 0)) && ((text[2] == 0) != (text[3] == 0));
    return hasMark || hasGaps || text.starts_with("\0\0\xfe\xff"sv) ||
           (text.size() >= 4 && text.substr(0, 3) == "\0\0\0"sv);
}

TextFault fault(std::size_t offset, const char *code, std::vector<std::string> args = {})
{
    return {offset, {Severity::Error, code, std::move(args), {}}, {}};
}

std::string hex(unsigned char byte)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    return {kDigits[byte >> 4U], kDigits[byte & 15U]};
}

} // namespace

std::size_t utf8Length(std::string_view text, std::size_t i)
{
    // Unicode, table 3-7
    const unsigned char lead = byteAt(text, i);
    if (lead < 0x80) {
        return 1;
    }
    const std::size_t length = lead >= 0xc2 && lead <= 0xdf   ? 2
                               : lead >= 0xe0 && lead <= 0xef ? 3
                               : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                              : 0;
    const unsigned char low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const unsigned char high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (length == 0 || byteAt(text, i + 1) < low || byteAt(text, i + 1) > high) {
        return 0;
    }
    for (std::size_t k = 2; k < length; ++k) {
        if ((byteAt(text, i + k) & 0xc0U) != 0x80) {
            return 0;
        }
    }
    return length;
}

std::string_view withoutMark(std::string_view bytes)
{
    return bytes.starts_with(kMark) ? bytes.substr(kMark.size()) : bytes;
}

std::optional<TextFault> encodingFault(std::string_view text)
{
    if (looksLikeUtf16(text)) {
        return fault(0, "encoding.utf16");
    }
    if (text.starts_with(kMark)) {
        return fault(0, "encoding.second_mark");
    }
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == '\0') {
            return fault(i, "encoding.nul");
        }
        const std::size_t length = utf8Length(text, i);
        if (length == 0) {
            return fault(i, "encoding.invalid", {hex(byteAt(text, i))});
        }
        i += length;
    }
    return std::nullopt;
}

std::string shortened(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes) {
        return std::string(text);
    }
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0U) == 0x80) {
        --bytes;
    }
    return std::string(text.substr(0, bytes)) + "...";
}

TextPositions::TextPositions(std::string_view text)
    : m_text(text),
      m_lines{0}
{
    for (std::size_t i = text.find_first_of("\r\n"); i != std::string_view::npos;
         i = text.find_first_of("\r\n", i)) {
        i += text.substr(i).starts_with("\r\n") ? 2 : 1;
        m_lines.push_back(i);
    }
}

FilePosition TextPositions::at(std::size_t offset) const
{
    const auto next = std::ranges::upper_bound(m_lines, offset);
    const std::string_view before = m_text.substr(*(next - 1), offset - *(next - 1));
    const auto characters =
        std::ranges::count_if(before, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80; });
    return {static_cast<int>(next - m_lines.begin()), static_cast<int>(characters) + 1};
}

} // namespace zama
