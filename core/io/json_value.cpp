#include "core/io/json_value.h"

#include <algorithm>
#include <charconv>

namespace zama {
namespace {

std::string unescaped(std::string_view segment)
{
    std::string key;
    for (std::size_t i = 0; i < segment.size(); ++i) {
        const bool isEscape = segment[i] == '~' && i + 1 < segment.size();
        key += !isEscape ? segment[i] : segment[++i] == '0' ? '~' : '/';
    }
    return key;
}

const JsonValue *childOf(const JsonValue &value, std::string_view segment)
{
    if (value.is(JsonValue::Kind::Object)) {
        return value.find(unescaped(segment));
    }
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(segment.data(), segment.data() + segment.size(), index);
    return error == std::errc{} && index < value.items.size() ? &value.items[index] : nullptr;
}

} // namespace

const JsonValue *JsonValue::find(std::string_view key) const
{
    const auto found = std::ranges::find(members, key, &JsonMember::key);
    return found == members.end() ? nullptr : &found->value;
}

JsonValue *JsonValue::find(std::string_view key)
{
    const auto found = std::ranges::find(members, key, &JsonMember::key);
    return found == members.end() ? nullptr : &found->value;
}

JsonValue JsonValue::ofText(std::string text)
{
    JsonValue value = ofKind(Kind::Text);
    value.text = std::move(text);
    return value;
}

JsonValue JsonValue::ofNumber(std::string digits)
{
    JsonValue value = ofKind(Kind::Number);
    value.text = std::move(digits);
    return value;
}

JsonValue JsonValue::ofBoolean(bool flag)
{
    JsonValue value = ofKind(Kind::Boolean);
    value.flag = flag;
    return value;
}

JsonValue JsonValue::ofKind(Kind kind)
{
    JsonValue value;
    value.kind = kind;
    return value;
}

void JsonValue::add(std::string key, JsonValue value)
{
    members.push_back({std::move(key), 0, std::move(value)});
}

std::string pointerSegment(std::string_view key)
{
    std::string segment;
    for (const char c : key) {
        if (c == '~') {
            segment += "~0";
        } else if (c == '/') {
            segment += "~1";
        } else {
            segment += c;
        }
    }
    return segment;
}

const JsonValue &valueAt(const JsonValue &root, std::string_view pointer)
{
    const JsonValue *value = &root;
    while (!pointer.empty()) {
        const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
        const JsonValue *child = childOf(*value, pointer.substr(1, end - 1));
        if (child == nullptr) {
            break;
        }
        value = child;
        pointer.remove_prefix(end);
    }
    return *value;
}

} // namespace zama
