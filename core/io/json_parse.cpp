#include "core/io/json_parse.h"

#include "core/io/json_syntax.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace zama {
namespace {

// An array or object that is still open.
struct Frame {
    JsonValue value;
    std::string key; // of the member being read
    std::size_t keyBegin = 0;
};

// Receives nlohmann's events. The library tells no places, so a cursor walks the same text beside it: from
// the end of one token over separators to the beginning of the next.
class TreeBuilder
{
public:
    TreeBuilder(std::string_view text, JsonDocument &document, std::size_t maxValues)
        : m_text(text),
          m_document(document),
          m_maxValues(maxValues)
    {
    }

    bool null() { return addToken(JsonValue::ofKind(JsonValue::Kind::Null), 4); }
    bool boolean(bool flag) { return addToken(JsonValue::ofBoolean(flag), flag ? 4 : 5); }
    bool number_integer(std::int64_t /*value*/) { return addNumber(); }
    bool number_unsigned(std::uint64_t /*value*/) { return addNumber(); }
    bool number_float(double /*value*/, const std::string & /*digits*/) { return addNumber(); }
    bool string(std::string &text)
    {
        return addToken(JsonValue::ofText(std::move(text)), textLength(m_text, nextToken()));
    }
    bool binary(const std::vector<std::uint8_t> & /*bytes*/) { return false; }
    bool start_object(std::size_t /*count*/) { return open(JsonValue::Kind::Object); }
    bool start_array(std::size_t /*count*/) { return open(JsonValue::Kind::Array); }
    bool end_array() { return close(); }
    bool end_object()
    {
        reportDuplicates(m_open.back().value);
        return close();
    }
    bool key(std::string &key)
    {
        const std::size_t begin = nextToken();
        m_open.back().key = std::move(key);
        m_open.back().keyBegin = begin;
        m_cursor = begin + textLength(m_text, begin);
        return true;
    }
    bool parse_error(std::size_t position, const std::string & /*token*/,
                     const nlohmann::json::exception &error)
    {
        constexpr int kNumberOverflow = 406;
        const bool isBrokenToken =
            std::string_view(error.what()).find("; last read: ") != std::string_view::npos;
        const std::size_t failure = position - 1;
        const std::size_t token = std::min(wrongToken(), failure);
        TextFault fault = error.id == kNumberOverflow
                              ? TextFault{nextToken(), numberIssue(nextToken()), {}}
                              : syntaxFault({m_text, token, failure, isBrokenToken, m_isRootDone});
        fault.issue.path = pointer();
        m_document.faults.push_back(std::move(fault));
        return false;
    }

private:
    [[nodiscard]] std::size_t nextToken() const
    {
        return std::min(m_text.find_first_not_of(" \t\r\n,:", m_cursor), m_text.size());
    }

    // The token after at most one separator: a second one is itself what is wrong.
    [[nodiscard]] std::size_t wrongToken() const
    {
        const auto skipBlanks = [&](std::size_t from) {
            return std::min(m_text.find_first_not_of(" \t\r\n", from), m_text.size());
        };
        const std::size_t next = skipBlanks(m_cursor);
        const bool isSeparator = next < m_text.size() && (m_text[next] == ',' || m_text[next] == ':');
        return isSeparator ? skipBlanks(next + 1) : next;
    }

    bool fail(std::size_t offset, const char *code, std::size_t limit)
    {
        m_document.faults.push_back(
            {offset, {Severity::Error, code, {std::to_string(limit)}, pointer()}, {}});
        return false;
    }

    bool count(std::size_t offset)
    {
        return ++m_values <= m_maxValues || fail(offset, "limit.values", m_maxValues);
    }

    bool addNumber()
    {
        const std::size_t begin = nextToken();
        const std::size_t end = std::min(m_text.find_first_not_of("+-.0123456789eE", begin), m_text.size());
        return addToken(JsonValue::ofNumber(std::string(m_text.substr(begin, end - begin))), end - begin);
    }

    bool addToken(JsonValue value, std::size_t length)
    {
        value.begin = nextToken();
        value.end = value.begin + length;
        m_cursor = value.end;
        return count(value.begin) && place(std::move(value));
    }

    bool place(JsonValue value)
    {
        if (m_open.empty()) {
            m_document.root = std::move(value);
            m_isRootDone = true;
            return true;
        }
        Frame &frame = m_open.back();
        if (frame.value.is(JsonValue::Kind::Array)) {
            frame.value.items.push_back(std::move(value));
        } else {
            frame.value.members.push_back({std::move(frame.key), frame.keyBegin, std::move(value)});
        }
        return true;
    }

    bool open(JsonValue::Kind kind)
    {
        const std::size_t begin = nextToken();
        m_cursor = begin + 1;
        if (m_open.size() >= kMaxJsonDepth) {
            return fail(begin, "limit.depth", kMaxJsonDepth);
        }
        m_open.push_back({JsonValue::ofKind(kind), {}, 0});
        m_open.back().value.begin = begin;
        return count(begin);
    }

    bool close()
    {
        m_cursor = nextToken() + 1;
        JsonValue value = std::move(m_open.back().value);
        m_open.pop_back();
        value.end = m_cursor;
        return place(std::move(value));
    }

    // The pointer of the value being read.
    [[nodiscard]] std::string pointer() const
    {
        std::string path;
        for (const Frame &frame : m_open) {
            if (frame.value.is(JsonValue::Kind::Array)) {
                path += "/" + std::to_string(frame.value.items.size());
            } else if (!frame.key.empty()) {
                path += "/" + pointerSegment(frame.key);
            }
        }
        return path;
    }

    [[nodiscard]] Issue numberIssue(std::size_t token) const
    {
        const std::string_view digits = m_text.substr(token, 24);
        return {Severity::Error,
                "number.huge",
                {std::string(digits.substr(0, digits.find_first_not_of("+-.0123456789eE")))},
                {}};
    }

    void reportDuplicates(const JsonValue &object)
    {
        std::vector<std::size_t> order(object.members.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto keyOf = [&](std::size_t i) -> const std::string & { return object.members[i].key; };
        std::ranges::stable_sort(order, {}, keyOf);
        std::size_t first = 0;
        for (std::size_t i = 1; i < order.size(); ++i) {
            if (keyOf(order[i]) != keyOf(order[first])) {
                first = i;
            } else if (m_document.faults.size() < kMaxFileIssues) {
                reportDuplicate(object.members[order[first]], object.members[order[i]]);
            }
        }
    }

    void reportDuplicate(const JsonMember &first, const JsonMember &second)
    {
        m_document.faults.push_back({second.keyBegin,
                                     {Severity::Error,
                                      "json.duplicate_key",
                                      {second.key},
                                      pointer() + "/" + pointerSegment(second.key)},
                                     first.keyBegin});
    }

    std::string_view m_text;
    JsonDocument &m_document;
    std::size_t m_maxValues;
    std::vector<Frame> m_open;
    std::size_t m_cursor = 0;
    std::size_t m_values = 0;
    bool m_isRootDone = false;
};

} // namespace

JsonDocument parseJson(std::string_view text, std::size_t maxValues)
{
    JsonDocument document;
    TreeBuilder builder(text, document, maxValues);
    document.isComplete = nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    return document;
}

} // namespace zama
