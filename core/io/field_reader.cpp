#include "core/io/field_reader.h"

#include "core/io/decimal.h"
#include "core/io/file_text.h"
#include "core/io/json_write.h"

#include <algorithm>
#include <numeric>

namespace zama {
namespace {

using Kind = JsonValue::Kind;

// A value as it stands in the file, short enough for a sentence.
std::string shown(const JsonValue &value)
{
    constexpr std::size_t kLongest = 40;
    switch (value.kind) {
    case Kind::Array:
        return "[...]";
    case Kind::Object:
        return "{...}";
    default:
        break;
    }
    if (value.is(Kind::Text)) {
        return shortened(compactJson(JsonValue::ofText(shortened(value.text, 2 * kLongest))), kLongest);
    }
    return shortened(compactJson(value), kLongest);
}

std::string listed(std::span<const std::string_view> words)
{
    std::string list;
    for (const std::string_view word : words) {
        list += (list.empty() ? "" : ", ") + std::string(word);
    }
    return list;
}

// Levenshtein's distance, for words of a few letters.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

std::string_view nearest(std::string_view key, const std::vector<std::string_view> &known)
{
    constexpr std::size_t kLongest = 40;
    std::size_t best = key.size() <= 4 ? 2 : 3;
    std::string_view found;
    for (const std::string_view candidate : known) {
        if (key.size() > kLongest) {
            break;
        }
        if (const std::size_t d = distance(key, candidate); d < best) {
            best = d;
            found = candidate;
        }
    }
    return found;
}

std::string idOf(const JsonValue &object, const std::string &fallback)
{
    const JsonValue *id = object.find("id");
    const bool isUsable =
        id != nullptr && id->is(Kind::Text) && !id->text.empty() && id->text.size() <= kMaxIdBytes;
    return isUsable ? id->text : fallback;
}

std::string lowered(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

} // namespace

void FaultLog::add(Severity severity, std::size_t offset, std::string_view code, std::string path,
                   std::vector<std::string> args)
{
    // Bounded, so that a file of nothing but mistakes does not grow a second, larger heap of reports.
    constexpr std::size_t kMostWarnings = 500;
    constexpr std::size_t kMost = 1000;
    m_hasErrors = m_hasErrors || severity == Severity::Error;
    if (m_issues.size() >= (severity == Severity::Error ? kMost : kMostWarnings)) {
        ++m_dropped;
        return;
    }
    m_issues.push_back({offset, {severity, std::string(code), std::move(args), std::move(path)}});
}

FieldReader::FieldReader(FaultLog &log, const JsonValue &object, std::string path, const std::string &owner)
    : m_log(&log),
      m_object(&object),
      m_path(std::move(path)),
      m_owner(idOf(object, owner))
{
}

std::string FieldReader::pathOf(std::string_view key) const
{
    return m_path + "/" + pointerSegment(key);
}

void FieldReader::report(const JsonValue &value, std::string_view code, std::string path,
                         std::vector<std::string> args)
{
    args.insert(args.begin(), m_owner);
    m_log->add(Severity::Error, value.begin, code, std::move(path), std::move(args));
}

const JsonValue *FieldReader::take(std::string_view key, Need need, Kind kind, std::string_view code)
{
    m_asked.push_back(key);
    const JsonValue *value = m_object->find(key);
    if (value == nullptr) {
        if (need == Need::Required) {
            report(*m_object, "json.missing_key", m_path, {std::string(key)});
        }
        return nullptr;
    }
    if (!value->is(kind)) {
        report(*value, code, pathOf(key), {std::string(key), shown(*value)});
        return nullptr;
    }
    return value;
}

void FieldReader::text(std::string_view key, std::string &out, Need need)
{
    if (const JsonValue *value = take(key, need, Kind::Text, "json.want_text")) {
        out = value->text;
    }
}

void FieldReader::localText(std::string_view key, const std::string &defaultLanguage, LocalText &out)
{
    const JsonValue *value = take(key, Need::Optional, Kind::Object, "json.want_texts");
    if (value == nullptr) {
        return;
    }
    for (const JsonMember &entry : value->members) {
        if (!entry.value.is(Kind::Text)) {
            report(entry.value, "json.want_text", pathOf(key) + "/" + pointerSegment(entry.key),
                   {entry.key, shown(entry.value)});
            continue;
        }
        const bool isDefault = entry.key == defaultLanguage;
        out.entries.insert(isDefault ? out.entries.begin() : out.entries.end(),
                           {entry.key, entry.value.text});
    }
}

std::optional<std::int64_t> FieldReader::decimal(std::string_view key, Need need, int places,
                                                 std::string_view code)
{
    const JsonValue *value = take(key, need, Kind::Number, code);
    const auto number = value == nullptr ? std::nullopt : integer(*value, pathOf(key), key, places);
    return number ? std::optional<std::int64_t>(*number) : std::nullopt;
}

std::optional<int> FieldReader::integer(const JsonValue &value, const std::string &path, std::string_view key,
                                        int places)
{
    constexpr std::int64_t kLargest = 2'000'000'000;
    const Decimal number = parseDecimal(value.text, places);
    if (number.fault == DecimalFault::TooFine) {
        report(value,
               places == 0   ? "number.whole"
               : places == 3 ? "number.mils"
                             : "number.hundredths",
               path, {std::string(key), shown(value)});
        return std::nullopt;
    }
    if (number.fault != DecimalFault::None || number.value > kLargest || number.value < -kLargest) {
        report(value, "number.range", path, {std::string(key), shown(value)});
        return std::nullopt;
    }
    return static_cast<int>(number.value);
}

void FieldReader::whole(std::string_view key, int &out, Need need)
{
    if (const auto number = decimal(key, need, 0, "json.want_whole")) {
        out = static_cast<int>(*number);
    }
}

void FieldReader::wholeIf(std::string_view key, std::optional<int> &out)
{
    if (const auto number = decimal(key, Need::Optional, 0, "json.want_whole")) {
        out = static_cast<int>(*number);
    }
}

void FieldReader::length(std::string_view key, Mils &out, Need need)
{
    if (const auto number = decimal(key, need, 3, "json.want_length")) {
        out = static_cast<Mils>(*number);
    }
}

void FieldReader::angle(std::string_view key, Centidegrees &out, Need need)
{
    const auto number = decimal(key, need, 2, "json.want_angle");
    if (!number) {
        return;
    }
    if (*number < -kFullTurn || *number > kFullTurn) {
        const JsonValue &value = *m_object->find(key);
        report(value, "number.angle", pathOf(key), {std::string(key), shown(value)});
        return;
    }
    out = normalised(static_cast<Centidegrees>(*number));
}

void FieldReader::toggle(std::string_view key, bool &out)
{
    if (const JsonValue *value = take(key, Need::Optional, Kind::Boolean, "json.want_switch")) {
        out = value->flag;
    }
}

void FieldReader::colour(std::string_view key, std::string &out)
{
    text(key, out);
    out = lowered(std::move(out));
}

void FieldReader::colours(std::string_view key, std::vector<SlotColour> &out)
{
    const JsonValue *value = take(key, Need::Optional, Kind::Object, "json.want_object");
    for (std::size_t i = 0; value != nullptr && i < value->members.size(); ++i) {
        const JsonMember &entry = value->members[i];
        if (entry.value.is(Kind::Text)) {
            out.push_back({entry.key, lowered(entry.value.text)});
        } else {
            report(entry.value, "json.want_text", pathOf(key) + "/" + pointerSegment(entry.key),
                   {entry.key, shown(entry.value)});
        }
    }
}

std::optional<int> FieldReader::wordIndex(const JsonValue &value, const std::string &path,
                                          std::string_view key, std::span<const std::string_view> words)
{
    const auto isSame = [&](std::string_view word) {
        if (!value.is(Kind::Number)) {
            return value.is(Kind::Text) && value.text == word;
        }
        const Decimal wanted = parseDecimal(word, 3);
        const Decimal given = parseDecimal(value.text, 3);
        return wanted.fault == DecimalFault::None && given.fault == DecimalFault::None &&
               wanted.value == given.value;
    };
    const auto found = std::ranges::find_if(words, isSame);
    if (found == words.end()) {
        report(value, "json.want_word", path, {std::string(key), shown(value), listed(words)});
        return std::nullopt;
    }
    return static_cast<int>(found - words.begin());
}

void FieldReader::word(std::string_view key, std::span<const std::string_view> words, int &out, Need need)
{
    m_asked.push_back(key);
    const JsonValue *value = m_object->find(key);
    if (value == nullptr) {
        if (need == Need::Required) {
            report(*m_object, "json.missing_key", m_path, {std::string(key)});
        }
    } else if (const auto index = wordIndex(*value, pathOf(key), key, words)) {
        out = *index;
    }
}

bool FieldReader::words(std::string_view key, std::span<const std::string_view> words, std::vector<int> &out)
{
    const JsonValue *list = array(key, Need::Optional);
    for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
        const std::string path = pathOf(key) + "/" + std::to_string(i);
        if (const auto index = wordIndex(list->items[i], path, key, words)) {
            out.push_back(*index);
        }
    }
    return list != nullptr;
}

void FieldReader::wholeOrNone(std::string_view key, std::string_view none, std::optional<int> &out)
{
    const JsonValue *value = m_object->find(key);
    if (value != nullptr && value->is(Kind::Text) && value->text == none) {
        m_asked.push_back(key);
        out = std::nullopt;
    } else {
        wholeIf(key, out);
    }
}

std::optional<FieldReader> FieldReader::object(std::string_view key, Need need)
{
    const JsonValue *value = take(key, need, Kind::Object, "json.want_object");
    return value == nullptr ? std::nullopt : std::optional(FieldReader(*m_log, *value, pathOf(key), m_owner));
}

void FieldReader::fault(std::string_view key, std::string_view code)
{
    report(*m_object->find(key), code, pathOf(key), {std::string(key)});
}

const JsonValue *FieldReader::array(std::string_view key, Need need)
{
    return take(key, need, Kind::Array, "json.want_list");
}

std::optional<FieldReader> FieldReader::element(const JsonValue &list, std::string_view key,
                                                std::size_t index)
{
    const JsonValue &value = list.items[index];
    const std::string path = pathOf(key) + "/" + std::to_string(index);
    if (!value.is(Kind::Object)) {
        report(value, "json.want_object", path, {std::string(key), shown(value)});
        m_log->skipElement();
        return std::nullopt;
    }
    return FieldReader(*m_log, value, path, m_owner);
}

void FieldReader::finish(UnknownKeys &out)
{
    std::vector<std::string_view> missing;
    for (const JsonMember &member : m_object->members) {
        if (std::ranges::find(m_asked, member.key) != m_asked.end()) {
            continue;
        }
        if (out.empty()) {
            std::ranges::copy_if(m_asked, std::back_inserter(missing),
                                 [&](std::string_view key) { return m_object->find(key) == nullptr; });
        }
        out.push_back({member.key, compactJson(member.value)});
        reportUnknown(member, missing);
    }
}

void FieldReader::reportUnknown(const JsonMember &member, const std::vector<std::string_view> &missing)
{
    const std::string_view near = nearest(member.key, missing);
    const std::string key = shortened(member.key, 80);
    if (near.empty()) {
        m_log->add(Severity::Warning, member.keyBegin, "unknown.key", pathOf(member.key), {m_owner, key});
    } else {
        m_log->add(Severity::Warning, member.keyBegin, "unknown.key_like", pathOf(member.key),
                   {m_owner, key, std::string(near)});
    }
}

} // namespace zama
