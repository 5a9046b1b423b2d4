#pragma once
// A JSON document as it was written: numbers keep their digits, objects their order, everything its place.
// Private to core/io and app/cli.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zama {

struct JsonMember;

struct JsonValue {
    enum class Kind : std::uint8_t { Null, Boolean, Number, Text, Array, Object };

    Kind kind = Kind::Null;
    bool flag = false;               ///< of a Boolean
    bool isBlock = false;            ///< written over several lines even if it would fit in one
    std::string text;                ///< of a Text: decoded; of a Number: its characters, never a double
    std::vector<JsonValue> items;    ///< of an Array
    std::vector<JsonMember> members; ///< of an Object, in the order of the file
    std::size_t begin = 0;           ///< byte offsets in the text that was read
    std::size_t end = 0;

    [[nodiscard]] bool is(Kind other) const { return kind == other; }
    /// The value under `key` of an object, or null.
    [[nodiscard]] const JsonValue *find(std::string_view key) const;
    [[nodiscard]] JsonValue *find(std::string_view key);

    static JsonValue ofText(std::string text);
    static JsonValue ofNumber(std::string digits);
    static JsonValue ofBoolean(bool flag);
    static JsonValue ofKind(Kind kind);
    /// Appends a member to an object.
    void add(std::string key, JsonValue value);
};

struct JsonMember {
    std::string key;
    std::size_t keyBegin = 0;
    JsonValue value;
};

/// `key` as a segment of a JSON pointer: "~" and "/" escaped.
[[nodiscard]] std::string pointerSegment(std::string_view key);
/// The value at a JSON pointer, else at its longest prefix that exists.
[[nodiscard]] const JsonValue &valueAt(const JsonValue &root, std::string_view pointer);

} // namespace zama
