#include "core/io/json_write.h"

#include "core/io/file_text.h"

#include <algorithm>

namespace zama {
namespace {

using Kind = JsonValue::Kind;

constexpr std::size_t kLineWidth = 150;

std::string_view escapeOf(char c)
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    case '\r':
        return "\\r";
    default:
        return {};
    }
}

void appendByte(std::string &out, char c)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    if (const std::string_view escape = escapeOf(c); !escape.empty()) {
        out += escape;
    } else if (byte < 0x20 || byte == 0x7f) {
        out += "\\u00";
        out += kDigits[byte >> 4U];
        out += kDigits[byte & 15U];
    } else {
        out += c;
    }
}

// Blanks after separators make a line readable; compact text has none.
struct Style {
    std::string_view comma;
    std::string_view colon;
};
constexpr Style kCompact{",", ":"};
constexpr Style kSpaced{", ", ": "};

void appendLine(std::string &out, const JsonValue &value, const Style &style);

void appendMembers(std::string &out, const JsonValue &object, const Style &style)
{
    std::string_view separator;
    for (const JsonMember &member : object.members) {
        out += separator;
        out += quotedJson(member.key);
        out += style.colon;
        appendLine(out, member.value, style);
        separator = style.comma;
    }
}

void appendItems(std::string &out, const JsonValue &array, const Style &style)
{
    std::string_view separator;
    for (const JsonValue &item : array.items) {
        out += separator;
        appendLine(out, item, style);
        separator = style.comma;
    }
}

void appendLine(std::string &out, const JsonValue &value, const Style &style)
{
    switch (value.kind) {
    case Kind::Null:
        out += "null";
        break;
    case Kind::Boolean:
        out += value.flag ? "true" : "false";
        break;
    case Kind::Number:
        out += value.text;
        break;
    case Kind::Text:
        out += quotedJson(value.text);
        break;
    case Kind::Array:
        out += '[';
        appendItems(out, value, style);
        out += ']';
        break;
    case Kind::Object:
        out += '{';
        appendMembers(out, value, style);
        out += '}';
        break;
    }
}

bool isContainer(const JsonValue &value)
{
    return value.is(Kind::Array) || value.is(Kind::Object);
}

// May the value stand on one line as far as its parts are concerned?
bool isLinear(const JsonValue &value)
{
    if (value.isBlock) {
        return false;
    }
    const auto isLinearMember = [](const JsonMember &m) { return isLinear(m.value); };
    if (value.is(Kind::Object)) {
        return std::ranges::all_of(value.members, isLinearMember);
    }
    return std::ranges::none_of(value.items, isContainer);
}

void appendPretty(std::string &out, const JsonValue &value, std::size_t indent, std::size_t column)
{
    const bool isEmpty = value.items.empty() && value.members.empty();
    if (!isContainer(value) || isEmpty || isLinear(value)) {
        std::string line;
        appendLine(line, value, kSpaced);
        if (!isContainer(value) || isEmpty || column + line.size() <= kLineWidth) {
            out += line;
            return;
        }
    }
    const bool isObject = value.is(Kind::Object);
    const std::string margin(indent + 2, ' ');
    std::string_view separator = "\n";
    out += isObject ? '{' : '[';
    for (const JsonMember &member : value.members) {
        const std::string key = quotedJson(member.key) + ": ";
        out.append(separator).append(margin).append(key);
        appendPretty(out, member.value, indent + 2, indent + 2 + key.size());
        separator = ",\n";
    }
    for (const JsonValue &item : value.items) {
        out.append(separator).append(margin);
        appendPretty(out, item, indent + 2, indent + 2);
        separator = ",\n";
    }
    out.append("\n").append(indent, ' ');
    out += isObject ? '}' : ']';
}

} // namespace

std::string quotedJson(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = utf8Length(text, i);
        if (length == 0) {
            out += "\xef\xbf\xbd";
        } else if (length == 1) {
            appendByte(out, text[i]);
        } else {
            out += text.substr(i, length);
        }
        i += std::max<std::size_t>(length, 1);
    }
    return out + '"';
}

std::string compactJson(const JsonValue &value)
{
    std::string out;
    appendLine(out, value, kCompact);
    return out;
}

std::string prettyJson(const JsonValue &value)
{
    std::string out;
    appendPretty(out, value, 0, 0);
    return out + '\n';
}

} // namespace zama
