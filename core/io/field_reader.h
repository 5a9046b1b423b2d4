#pragma once
// Reads the fields of JSON objects, collecting every fault with its place. Private to core/io.

#include "core/io/json_value.h"
#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zama {

/// An issue and the byte offset it is about.
struct PlacedIssue {
    std::size_t offset = 0;
    Issue issue;
};

/// Everything found so far in one file.
class FaultLog
{
public:
    void add(Severity severity, std::size_t offset, std::string_view code, std::string path,
             std::vector<std::string> args);
    [[nodiscard]] const std::vector<PlacedIssue> &issues() const { return m_issues; }
    /// False once an element of a list was skipped, so that indices no longer agree with the file.
    [[nodiscard]] bool isAligned() const { return m_isAligned; }
    void skipElement() { m_isAligned = false; }
    [[nodiscard]] bool hasErrors() const { return m_hasErrors; }
    /// How many were not kept because there were too many.
    [[nodiscard]] std::size_t dropped() const { return m_dropped; }

private:
    std::vector<PlacedIssue> m_issues;
    std::size_t m_dropped = 0;
    bool m_hasErrors = false;
    bool m_isAligned = true;
};

enum class Need { Optional, Required };

/// One object of the file. Each reading function leaves `out` as it was when the key is missing or wrong; a
/// missing key is a fault only if it is Required. The first argument of every issue is the nearest id, so
/// that a message can name the unit.
class FieldReader
{
public:
    FieldReader(FaultLog &log, const JsonValue &object, std::string path, const std::string &owner);

    void text(std::string_view key, std::string &out, Need need = Need::Optional);
    void localText(std::string_view key, const std::string &defaultLanguage, LocalText &out);
    void whole(std::string_view key, int &out, Need need = Need::Optional);
    void wholeIf(std::string_view key, std::optional<int> &out);
    void length(std::string_view key, Mils &out, Need need = Need::Optional);
    void angle(std::string_view key, Centidegrees &out, Need need = Need::Optional);
    void toggle(std::string_view key, bool &out);
    void colour(std::string_view key, std::string &out);
    void colours(std::string_view key, std::vector<SlotColour> &out);
    /// One of a list of words; numbers stand for words that are numbers. The index goes to `out`.
    void word(std::string_view key, std::span<const std::string_view> words, int &out,
              Need need = Need::Optional);
    template<class Enum>
    void choice(std::string_view key, std::span<const std::string_view> words, Enum &out,
                Need need = Need::Optional)
    {
        int index = static_cast<int>(out);
        word(key, words, index, need);
        out = static_cast<Enum>(index);
    }
    /// A list of words; the indices go to `out`, wrong ones are left out. False if there is no such list.
    [[nodiscard]] bool words(std::string_view key, std::span<const std::string_view> words,
                             std::vector<int> &out);
    /// The text or number that has no limit: "none".
    void wholeOrNone(std::string_view key, std::string_view none, std::optional<int> &out);

    /// The object under `key` as a reader of its own, if there is one.
    [[nodiscard]] std::optional<FieldReader> object(std::string_view key, Need need = Need::Optional);
    /// Calls `read(FieldReader &)` for every object of the array under `key`.
    template<class Read>
    void each(std::string_view key, Read read, Need need = Need::Optional)
    {
        const JsonValue *list = array(key, need);
        for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
            if (std::optional<FieldReader> item = element(*list, key, i)) {
                read(*item);
            }
        }
    }

    /// A key that somebody else has read.
    void know(std::string_view key) { m_asked.push_back(key); }
    /// Reports a fault of the value under `key`, which must exist.
    void fault(std::string_view key, std::string_view code);

    /// To be called last: keeps and reports the keys nobody asked for, with the nearest known key if one is
    /// near.
    void finish(UnknownKeys &out);

    [[nodiscard]] std::string pathOf(std::string_view key) const;

private:
    const JsonValue *take(std::string_view key, Need need, JsonValue::Kind kind, std::string_view code);
    const JsonValue *array(std::string_view key, Need need);
    std::optional<FieldReader> element(const JsonValue &list, std::string_view key, std::size_t index);
    std::optional<std::int64_t> decimal(std::string_view key, Need need, int places, std::string_view code);
    std::optional<int> wordIndex(const JsonValue &value, const std::string &path, std::string_view key,
                                 std::span<const std::string_view> words);
    std::optional<int> integer(const JsonValue &value, const std::string &path, std::string_view key,
                               int places);
    void report(const JsonValue &value, std::string_view code, std::string path,
                std::vector<std::string> args);
    void reportUnknown(const JsonMember &member, const std::vector<std::string_view> &missing);

    FaultLog *m_log;
    const JsonValue *m_object;
    std::string m_path;
    std::string m_owner;
    std::vector<std::string_view> m_asked;
};

} // namespace zama
