#include "core/io/json_syntax.h"

#include <algorithm>

namespace zama {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

TextFault fault(std::size_t offset, const char *code, std::vector<std::string> args = {})
{
    return {offset, {Severity::Error, code, std::move(args), {}}, {}};
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

bool isNumberStart(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.';
}

// The last character before `offset` that is not blank, or NUL.
char before(std::string_view text, std::size_t offset)
{
    const std::size_t last = text.substr(0, offset).find_last_not_of(kBlanks);
    return last == std::string_view::npos ? '\0' : text[last];
}

// Something is wrong inside a quoted text.
TextFault faultInText(const SyntaxContext &c)
{
    const std::size_t place = std::min(c.failure, c.text.size());
    if (place >= c.text.size()) {
        return fault(c.token, "json.unclosed_text", {snippetAt(c.text, c.token)});
    }
    if (static_cast<unsigned char>(c.text[place]) < 0x20) {
        return fault(place, "json.control_in_text", {snippetAt(c.text, c.token)});
    }
    return fault(place, "json.escape", {snippetAt(c.text, c.token)});
}

TextFault faultAtEnd(const SyntaxContext &c)
{
    return c.text.find_first_not_of(kBlanks) == std::string_view::npos
               ? fault(0, "json.empty")
               : fault(c.text.size(), "json.truncated");
}

TextFault faultOfCharacter(const SyntaxContext &c)
{
    const char at = c.text[c.token];
    const std::string snippet = snippetAt(c.text, c.token);
    if (at == '/' || at == '#') {
        return fault(c.token, "json.comment");
    }
    if (at == '\'' || at == '`') {
        return fault(c.token, "json.quotes", {snippet});
    }
    if (isNumberStart(at)) {
        return fault(c.token, "json.number", {snippet});
    }
    return fault(c.token, isLetter(at) ? "json.word" : "json.unexpected", {snippet});
}

// "07", "0x1F", "1_000": what follows the beginning of a number and is no part of it.
TextFault faultInNumber(const SyntaxContext &c)
{
    std::size_t begin = c.token;
    while (begin > 0 && (isNumberStart(c.text[begin - 1]) || isLetter(c.text[begin - 1]))) {
        --begin;
    }
    return fault(begin, "json.number", {snippetAt(c.text, begin)});
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// A good token where a separator should be, or a separator too many.
TextFault faultOfOrder(const SyntaxContext &c)
{
    const char at = c.text[c.token];
    const char last = before(c.text, c.token);
    if (c.token > 0 && isDigit(c.text[c.token - 1]) && (isDigit(at) || isLetter(at))) {
        return faultInNumber(c);
    }
    if (isDigit(at) && c.token > 1 && c.text[c.token - 1] == ',' && isDigit(c.text[c.token - 2])) {
        return fault(c.token - 1, "json.decimal_comma", {snippetAt(c.text, c.token)});
    }
    const bool closes = at == '}' || at == ']';
    if (closes && last == ',') {
        return fault(c.token, "json.trailing_comma", {std::string(1, at)});
    }
    const bool opensValue = at == '"' || at == '{' || at == '[' || isNumberStart(at) || isLetter(at);
    const bool isSeparated = last == ',' || last == ':' || last == '{' || last == '[';
    if (opensValue && !isSeparated) {
        return fault(c.token, "json.separator", {snippetAt(c.text, c.token)});
    }
    return faultOfCharacter(c);
}

} // namespace

TextFault syntaxFault(const SyntaxContext &c)
{
    if (c.token >= c.text.size()) {
        return faultAtEnd(c);
    }
    if (c.isRootDone) {
        return fault(c.token, "json.trailing", {snippetAt(c.text, c.token)});
    }
    if (c.text[c.token] == '<' && before(c.text, c.token) == '\0') {
        return fault(c.token, "json.web_page");
    }
    if (c.text[c.token] == '"' && c.isBrokenToken) {
        return faultInText(c);
    }
    return faultOfOrder(c);
}

std::size_t textLength(std::string_view text, std::size_t begin)
{
    for (std::size_t i = begin + 1; i < text.size(); ++i) {
        if (text[i] == '"') {
            return i + 1 - begin;
        }
        i += text[i] == '\\' ? 1 : 0;
    }
    return text.size() - begin;
}

std::string snippetAt(std::string_view text, std::size_t offset)
{
    constexpr std::size_t kLongest = 24;
    std::string_view rest = text.substr(std::min(offset, text.size()));
    rest = rest.substr(0, rest.find_first_of(std::string_view("\r\n\t\0", 4)));
    const bool isQuoted = rest.starts_with('"');
    std::size_t end = isQuoted ? textLength(rest, 0) : rest.find_first_of(" ,:]}\"", 1);
    return shortened(rest.substr(0, end), kLongest);
}

} // namespace zama
