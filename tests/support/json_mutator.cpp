#include "tests/support/json_mutator.h"

#include "core/base/hash.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <set>

namespace zama::test {
namespace {

using Json = nlohmann::ordered_json;

// The place of a literal that nlohmann could not write, such as NaN.
constexpr const char *kRaw = "@raw@";

std::string replacedAll(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t i = text.find(from); i != std::string::npos; i = text.find(from, i + to.size())) {
        text.replace(i, from.size(), to);
    }
    return text;
}

Json reversed(const Json &value)
{
    if (value.is_array()) {
        Json list = Json::array();
        std::ranges::transform(value, std::back_inserter(list), reversed);
        return list;
    }
    if (!value.is_object() || value.contains("en")) { // the first language of a text is its default
        return value;
    }
    std::vector<std::pair<std::string, Json>> members;
    for (const auto &[key, item] : value.items()) {
        members.emplace_back(key, reversed(item));
    }
    Json object = Json::object();
    for (auto member = members.rbegin(); member != members.rend(); ++member) {
        object[member->first] = member->second;
    }
    return object;
}

std::string utf16(std::string_view ascii)
{
    std::string text = "\xff\xfe";
    for (const char c : ascii) {
        text += c;
        text += '\0';
    }
    return text;
}

class Mutator
{
public:
    explicit Mutator(std::string_view json)
        : m_text(json),
          m_json(Json::parse(json))
    {
    }

    std::vector<Variant> run()
    {
        addLayouts();
        addWrecks();
        addTruncations();
        addFlippedBits();
        visit(Json::json_pointer(), m_json, "");
        return std::move(m_variants);
    }

private:
    void add(std::string name, std::string text, Verdict verdict)
    {
        m_variants.push_back({std::move(name), std::move(text), verdict});
    }

    void addLayouts()
    {
        add("byte order mark", "\xef\xbb\xbf" + m_text, Verdict::Same);
        add("CR LF", replacedAll(m_text, "\n", "\r\n"), Verdict::Same);
        add("CR", replacedAll(m_text, "\n", "\r"), Verdict::Same);
        add("minified", m_json.dump(), Verdict::Same);
        add("escaped", m_json.dump(-1, ' ', true), Verdict::Same);
        add("indented by nine", m_json.dump(9), Verdict::Same);
        add("keys reversed", reversed(m_json).dump(), Verdict::Same);
    }

    void addWrecks()
    {
        add("UTF-16", utf16(m_json.dump(-1, ' ', true)), Verdict::Refuse);
        add("twice", m_text + m_text, Verdict::Refuse);
        add("brace at the end", m_text + "}", Verdict::Refuse);
        add("comment", "// mine\n" + m_text, Verdict::Refuse);
        add("NUL at the end", m_text + '\0', Verdict::Refuse);
        add("empty", "", Verdict::Refuse);
        add("in a list", "[" + m_text + "]", Verdict::Refuse);
    }

    void addTruncations()
    {
        const std::size_t whole = m_text.find_last_of('}') + 1;
        for (std::size_t i = 0; i < 20; ++i) {
            add("cut " + std::to_string(i), m_text.substr(0, mix64(i) % whole), Verdict::Refuse);
        }
    }

    void addFlippedBits()
    {
        for (std::uint64_t i = 0; i < 200; ++i) {
            std::string text = m_text;
            const std::size_t at = mix64(i + 1000) % text.size();
            text[at] =
                static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1U << (mix64(i + 5000) % 8U)));
            add("bit flipped at " + std::to_string(at), std::move(text), Verdict::Decide);
        }
    }

    // Each kind of place once: list elements count as one kind.
    void visit(const Json::json_pointer &place, const Json &value, const std::string &kind)
    {
        if (!kind.empty() && m_seen.insert(kind).second) {
            addFieldVariants(place, value, kind);
        }
        if (value.is_object()) {
            for (const auto &[key, item] : value.items()) {
                visit(place / key, item, kind + "/" + key);
            }
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i) {
                visit(place / i, value[i], kind + "/*");
            }
        }
    }

    void addLiteral(const Json::json_pointer &place, const std::string &name, const std::string &literal,
                    Verdict verdict = Verdict::Decide)
    {
        Json changed = m_json;
        changed[place] = kRaw;
        add(name + " = " + literal.substr(0, 30),
            replacedAll(changed.dump(), '"' + std::string(kRaw) + '"', literal), verdict);
    }

    void addFieldVariants(const Json::json_pointer &place, const Json &value, const std::string &kind)
    {
        for (const char *literal : {"null", "[]", "{}", "\"\"", "[null,null]", "-1", "0", "0.5", "true",
                                    "9007199254740993", "\"a\\u0000b\"", "\"%1 %n && &x\""}) {
            addLiteral(place, kind, literal);
        }
        for (const char *literal : {"NaN", "Infinity", "1e400", "-1e400", ".5", "5.", "+7", "07", "0x1F",
                                    "1_000", "\"\\ud800\"", "'x'", "True", "\"\xff\""}) {
            addLiteral(place, kind, literal, Verdict::Refuse);
        }
        addLiteral(place, kind, '"' + std::string(20000, 'W') + '"');
        if (value.is_number()) {
            addLiteral(place, kind, value.dump() + "e0", Verdict::Same);
            addLiteral(place, kind, value.dump() + "000000000000000000001e-21");
        }
        if (!place.back().empty() && m_json[place.parent_pointer()].is_object()) {
            addMissing(place, kind);
            addDoubled(place, value, kind);
        }
    }

    void addMissing(const Json::json_pointer &place, const std::string &kind)
    {
        Json changed = m_json;
        changed[place.parent_pointer()].erase(place.back());
        add(kind + " missing", changed.dump(), Verdict::Decide);
    }

    void addDoubled(const Json::json_pointer &place, const Json &value, const std::string &kind)
    {
        Json changed = m_json;
        changed[place] = kRaw;
        const std::string twice = value.dump() + "," + Json(place.back()).dump() + ":null";
        add(kind + " twice", replacedAll(changed.dump(), '"' + std::string(kRaw) + '"', twice),
            Verdict::Refuse);
    }

    std::string m_text;
    Json m_json;
    std::set<std::string> m_seen;
    std::vector<Variant> m_variants;
};

} // namespace

std::vector<Variant> variantsOf(std::string_view json)
{
    return Mutator(json).run();
}

} // namespace zama::test
