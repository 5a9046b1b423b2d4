// Ids, texts, art and the sheer number of things.

#include "core/scenario/checks.h"
#include "core/scenario/language_tag.h"

#include <algorithm>
#include <cctype>
#include <unordered_set>

namespace zama::checks {
namespace {

// What a person sees of an id that may hold anything.
std::string shown(std::string_view id)
{
    std::string text;
    for (const char c : id.substr(0, kMaxIdBytes)) {
        text += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    }
    return text;
}

bool hasControl(std::string_view text)
{
    return std::ranges::any_of(text,
                               [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

// U+0300 to U+036F: accents typed as characters of their own, so that two ids can look the same.
bool hasCombiningMark(std::string_view text)
{
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const auto first = static_cast<unsigned char>(text[i]);
        const auto second = static_cast<unsigned char>(text[i + 1]);
        if (first == 0xcc || (first == 0xcd && second <= 0xaf)) {
            return true;
        }
    }
    return false;
}

// One namespace of ids.
class IdRegister
{
public:
    explicit IdRegister(IssueList &out)
        : m_out(out)
    {
    }
    void add(const std::string &id, const std::string &path)
    {
        checkForm(id, path);
        if (!id.empty() && !m_seen.insert(id).second) {
            m_out.error("id.duplicate", path + "/id", {shown(id)});
        }
    }

private:
    void checkForm(const std::string &id, const std::string &path)
    {
        const std::string place = path + "/id";
        if (id.empty()) {
            m_out.error("id.empty", place, {path.empty() ? "/" : path});
        } else if (id.size() > kMaxIdBytes) {
            m_out.error("id.long", place, {shown(id), std::to_string(kMaxIdBytes)});
        } else if (hasControl(id)) {
            m_out.error("id.control", place, {shown(id)});
        } else if (hasCombiningMark(id)) {
            m_out.warning("id.combining", place, {id});
        } else if (id.front() == ' ' || id.back() == ' ') {
            m_out.warning("id.spaces", place, {id});
        }
    }

    IssueList &m_out;
    std::unordered_set<std::string_view> m_seen;
};

std::string pathOf(const char *list, std::size_t index)
{
    return "/" + std::string(list) + "/" + std::to_string(index);
}

void checkArmyIds(const Scenario &scenario, IssueList &out)
{
    IdRegister bodies(out); // units and generals share one namespace: "by id" ranks them together (Q71)
    IdRegister commands(out);
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        const auto &list = scenario.sides[s].commands;
        for (std::size_t c = 0; c < list.size(); ++c) {
            const std::string path = pathOf("sides", s) + pathOf("commands", c);
            commands.add(list[c].id, path);
            if (list[c].general) {
                bodies.add(list[c].general->id, path + "/general");
            }
            for (std::size_t u = 0; u < list[c].units.size(); ++u) {
                bodies.add(list[c].units[u].id, path + pathOf("units", u));
            }
        }
    }
}

// Texts may have line breaks and tabs, nothing else below the space.
bool hasForbiddenControl(std::string_view text)
{
    return std::ranges::any_of(text, [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f;
    });
}

void checkText(IssueList &out, const std::string &path, const LocalText &text)
{
    for (std::size_t i = 0; i < text.entries.size(); ++i) {
        const auto &entry = text.entries[i];
        const std::string place = path + "/" + entry.language;
        if (!isLanguageTag(entry.language)) {
            out.error("text.language", path, {shown(entry.language)});
        }
        if (std::any_of(text.entries.begin(), text.entries.begin() + static_cast<std::ptrdiff_t>(i),
                        [&](const auto &e) { return e.language == entry.language; })) {
            out.error("text.language_twice", path, {shown(entry.language)});
        }
        if (entry.text.size() > kMaxTextBytes) {
            out.error("text.long", place, {std::to_string(kMaxTextBytes)});
        }
        if (hasForbiddenControl(entry.text)) {
            out.error("text.control", place, {});
        }
    }
}

void checkNeeded(IssueList &out, const std::string &path, const LocalText &text, const std::string &owner)
{
    checkText(out, path, text);
    const bool isBlank = std::ranges::all_of(
        text.entries, [](const auto &e) { return e.text.find_first_not_of(" \t\n") == std::string::npos; });
    if (isBlank) {
        out.warning("text.missing", path, {owner});
    }
}

void checkSideTexts(const SideSpec &side, const std::string &path, IssueList &out)
{
    checkNeeded(out, path + "/name", side.name, side.id);
    checkText(out, path + "/name_in_text", side.nameInText);
    checkText(out, path + "/briefing", side.briefing);
    for (std::size_t c = 0; c < side.commands.size(); ++c) {
        const CommandSpec &command = side.commands[c];
        const std::string place = path + pathOf("commands", c);
        checkText(out, place + "/name", command.name);
        if (command.general) {
            checkText(out, place + "/general/name", command.general->name);
        }
        for (std::size_t u = 0; u < command.units.size(); ++u) {
            checkText(out, place + pathOf("units", u) + "/name", command.units[u].name);
        }
    }
}

bool isBase64(std::string_view text)
{
    const std::size_t body = text.find_last_not_of('=') + 1;
    return !text.empty() && text.size() % 4 == 0 && text.size() - body <= 2 &&
           std::ranges::all_of(text.substr(0, body), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '+' || c == '/';
           });
}

bool checkLimit(IssueList &out, std::string_view code, const std::string &path, std::size_t count,
                std::size_t limit)
{
    if (count > limit) {
        out.error(code, path, {std::to_string(count), std::to_string(limit)});
    }
    return count <= limit;
}

} // namespace

bool checkLimits(const Scenario &scenario, IssueList &out)
{
    std::size_t commands = 0;
    std::size_t generals = 0;
    std::size_t units = 0;
    for (const SideSpec &side : scenario.sides) {
        commands += side.commands.size();
        for (const CommandSpec &command : side.commands) {
            generals += command.general ? 1 : 0;
            units += command.units.size();
        }
    }
    const std::size_t engagements = scenario.start ? scenario.start->engagements.size() : 0;
    bool isWithin = checkLimit(out, "limit.types", "/types", scenario.types.size(), kMaxTypes);
    isWithin &= checkLimit(out, "limit.commands", "/sides", commands, kMaxCommands);
    isWithin &= checkLimit(out, "limit.generals", "/sides", generals, kMaxGenerals);
    isWithin &= checkLimit(out, "limit.units", "/sides", units, kMaxUnits);
    isWithin &= checkLimit(out, "limit.engagements", "/start/engagements", engagements, kMaxEngagements);
    isWithin &= checkLimit(out, "limit.art", "/art", scenario.art.size(), kMaxArt);
    return isWithin;
}

void checkIds(const Scenario &scenario, IssueList &out)
{
    IdRegister(out).add(scenario.id, "");
    IdRegister types(out);
    for (std::size_t i = 0; i < scenario.types.size(); ++i) {
        types.add(scenario.types[i].id, pathOf("types", i));
    }
    IdRegister sides(out);
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
        sides.add(scenario.sides[i].id, pathOf("sides", i));
    }
    checkArmyIds(scenario, out);
    IdRegister art(out);
    for (std::size_t i = 0; i < scenario.art.size(); ++i) {
        art.add(scenario.art[i].id, pathOf("art", i));
    }
}

void checkTexts(const Scenario &scenario, IssueList &out)
{
    if (!isLanguageTag(scenario.language)) {
        out.error("text.language", "/language", {shown(scenario.language)});
    }
    checkNeeded(out, "/title", scenario.title, scenario.id);
    checkText(out, "/date", scenario.date);
    checkText(out, "/place", scenario.place);
    checkText(out, "/background", scenario.background);
    checkText(out, "/sources", scenario.sources);
    checkText(out, "/notes", scenario.notes);
    for (std::size_t i = 0; i < scenario.types.size(); ++i) {
        checkNeeded(out, pathOf("types", i) + "/name", scenario.types[i].name, scenario.types[i].id);
        checkText(out, pathOf("types", i) + "/plural", scenario.types[i].plural);
    }
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
        checkSideTexts(scenario.sides[i], pathOf("sides", i), out);
    }
}

void checkArt(const Scenario &scenario, IssueList &out)
{
    std::size_t total = 0;
    for (std::size_t i = 0; i < scenario.art.size(); ++i) {
        const ArtSpec &art = scenario.art[i];
        const std::string path = pathOf("art", i);
        total += art.base64.size();
        if (art.mediaType != "image/svg+xml" && art.mediaType != "image/png") {
            out.error("art.media_type", path + "/media_type", {art.id, shown(art.mediaType)});
        }
        if (art.base64.size() > kMaxArtBytes) {
            out.error("art.size", path + "/base64",
                      {art.id, std::to_string(art.base64.size()), std::to_string(kMaxArtBytes)});
        } else if (!isBase64(art.base64)) {
            out.error("art.base64", path + "/base64", {art.id});
        }
    }
    if (total > kMaxAllArtBytes) {
        out.error("art.total", "/art", {std::to_string(total), std::to_string(kMaxAllArtBytes)});
    }
}

} // namespace zama::checks
