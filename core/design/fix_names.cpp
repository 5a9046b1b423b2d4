// Fixes of ids, references by id, texts and art.

#include "core/design/counted.h"
#include "core/design/fix_list.h"
#include "core/design/unit_types.h"

#include <algorithm>
#include <array>

namespace zama::design {
namespace {

IdPool poolOf(const Scenario &scenario, std::optional<IdOf> what)
{
    return what ? idsOf(scenario, *what) : IdPool();
}

// What a nameless thing could be called.
std::string wordFor(const IssuePlace &place, const Scenario &scenario)
{
    Scenario copy = scenario;
    if (place.unit(copy) != nullptr) {
        return place.command(copy)->id + "-" + place.unit(copy)->type;
    }
    if (place.general(copy) != nullptr) {
        return place.command(copy)->id + "-GEN";
    }
    if (place.command(copy) != nullptr) {
        return place.side(copy)->id + "-1";
    }
    return place.side(copy) != nullptr   ? "side-1"
           : place.type(copy) != nullptr ? "type-1"
           : place.art(copy) != nullptr  ? "picture-1"
                                         : "battle";
}

// A new id for this very thing: others of the same id keep it, and the references to it.
void giveOwnId(FixList &fixes)
{
    Scenario copy = fixes.scenario();
    const IssuePlace::Id place = fixes.place().id(copy);
    if (place.id == nullptr) {
        return;
    }
    IdPool pool = poolOf(copy, place.what);
    const std::string clean = cleanId(*place.id);
    const std::string id = pool.take(clean.empty() ? wordFor(fixes.place(), copy) : clean);
    fixes.offer("fix.id", {id}, [&](Scenario &s) { *fixes.place().id(s).id = id; });
}

// A lawful id for it and for all references to it.
void mendId(FixList &fixes)
{
    Scenario copy = fixes.scenario();
    const IssuePlace::Id place = fixes.place().id(copy);
    if (place.id == nullptr || !place.what) {
        giveOwnId(fixes);
        return;
    }
    IdPool pool = poolOf(copy, place.what);
    const std::string old = *place.id;
    const std::string clean = cleanId(old);
    const std::string id = pool.take(clean.empty() ? wordFor(fixes.place(), copy) : clean);
    fixes.offer("fix.id", {id}, [&](Scenario &s) { (void)changeId(s, *place.what, old, id); });
    if (fixes.isEmpty()) { // others have the same id
        giveOwnId(fixes);
    }
}

// How many letters two words differ in.
std::size_t distanceOf(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j) {
        row[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, change}));
        }
    }
    return row.back();
}

constexpr std::size_t kMostTypes = 3;

std::vector<const UnitTypeSpec *> likestNames(const Scenario &scenario, const std::string &id)
{
    std::vector<const UnitTypeSpec *> types;
    for (const UnitTypeSpec &type : scenario.types) {
        types.push_back(&type);
    }
    const std::string_view word = std::string_view(id).substr(0, kMaxIdBytes);
    std::ranges::stable_sort(types, {}, [&](const UnitTypeSpec *type) {
        return distanceOf(word, std::string_view(type->id).substr(0, kMaxIdBytes));
    });
    types.resize(std::min(types.size(), kMostTypes));
    return types;
}

void chooseType(FixList &fixes)
{
    for (const UnitTypeSpec *type : likestNames(fixes.scenario(), fixes.arg(1))) {
        fixes.offer("fix.type", {type->id}, [&](Scenario &s) { setType(*fixes.place().unit(s), *type); });
    }
    const std::string id = cleanId(fixes.arg(1));
    fixes.offer("fix.new_type", {id}, [&](Scenario &s) {
        const std::string made = addType(s, id);
        (void)changeId(s, IdOf::Type, made, id);
    });
}

// ---- texts ----

void withoutControls(std::string &text)
{
    std::erase_if(text, [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f;
    });
}

void cleanText(FixList &fixes)
{
    fixes.offer("fix.text_clean", {}, [&](Scenario &s) {
        if (LocalText *text = fixes.place().text(s)) {
            for (LocalText::Entry &entry : text->entries) {
                withoutControls(entry.text);
            }
        }
    });
}

std::string cleanTag(const std::string &language)
{
    std::string tag;
    for (const char c : language) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        tag += c == '_' || c == ' ' ? '-' : c;
        if (!isLetter && tag.back() != '-') {
            tag.pop_back();
        }
    }
    return tag;
}

LocalText::Entry *entryOf(LocalText *text, const std::string &language)
{
    if (text == nullptr) {
        return nullptr;
    }
    const auto found = std::ranges::find(text->entries, language, &LocalText::Entry::language);
    return found == text->entries.end() ? nullptr : &*found;
}

void mendLanguage(FixList &fixes)
{
    if (fixes.place().part(0) == "language") {
        fixes.offer("fix.language", {"en"}, [](Scenario &s) { s.language = "en"; });
        return;
    }
    const std::string &wrong = fixes.arg(0);
    for (const std::string &tag : {cleanTag(wrong), fixes.scenario().language}) {
        fixes.offer("fix.language", {tag}, [&](Scenario &s) {
            if (LocalText::Entry *entry = entryOf(fixes.place().text(s), wrong)) {
                entry->language = tag;
            }
        });
    }
    fixes.offer("fix.text_remove", {wrong}, [&](Scenario &s) {
        if (LocalText *text = fixes.place().text(s)) {
            std::erase_if(text->entries, [&](const auto &entry) { return entry.language == wrong; });
        }
    });
}

void keepOneText(FixList &fixes)
{
    const std::string &language = fixes.arg(0);
    const auto isIt = [&](const LocalText::Entry &entry) { return entry.language == language; };
    fixes.offer("fix.text_first", {}, [&](Scenario &s) {
        auto &entries = fixes.place().text(s)->entries;
        const auto first = std::ranges::find_if(entries, isIt);
        if (first != entries.end()) {
            entries.erase(std::remove_if(first + 1, entries.end(), isIt), entries.end());
        }
    });
    fixes.offer("fix.text_second", {}, [&](Scenario &s) {
        auto &entries = fixes.place().text(s)->entries;
        const auto first = std::ranges::find_if(entries, isIt);
        if (first != entries.end()) {
            entries.erase(first);
        }
    });
}

void nameIt(FixList &fixes)
{
    const std::string name = fixes.arg(0);
    fixes.offer("fix.name", {name}, [&](Scenario &s) {
        if (LocalText *text = fixes.place().text(s)) {
            *text = {{{s.language, name}}};
        }
    });
}

// ---- art ----

std::string usualFigure(UnitClass unitClass)
{
    constexpr std::array<std::string_view, 6> kFigures{"roman-infantry", "roman-cavalry", "roman-skirmishers",
                                                       "scorpion",       "elephant",      "roman-infantry"};
    return std::string(kFigures.at(static_cast<std::size_t>(unitClass)));
}

void removeArt(FixList &fixes)
{
    fixes.offer("fix.art_remove", {fixes.arg(0)}, [&](Scenario &s) {
        const std::string id = fixes.place().art(s)->id;
        s.art.erase(s.art.begin() + static_cast<std::ptrdiff_t>(*fixes.place().index(1)));
        for (UnitTypeSpec &type : s.types) {
            if (type.figure == id && std::ranges::find(s.art, id, &ArtSpec::id) == s.art.end()) {
                type.figure = usualFigure(type.unitClass);
            }
        }
    });
}

// ---- colours ----

std::string lowerHex(const std::string &colour)
{
    std::string text;
    for (const char c : colour) {
        const char low = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
        if ((low >= '0' && low <= '9') || (low >= 'a' && low <= 'f')) {
            text += low;
        }
    }
    if (text.size() == 3) {
        text = {text[0], text[0], text[1], text[1], text[2], text[2]};
    }
    return "#" + text;
}

void mendColour(FixList &fixes)
{
    const auto colourIt = [&](const std::string &colour) {
        fixes.offer("fix.colour", {colour}, [&](Scenario &s) {
            if (std::string *place = fixes.place().colour(s)) {
                *place = colour;
            }
        });
    };
    colourIt(lowerHex(fixes.arg(1)));
    if (fixes.place().part(0) == "types") {
        fixes.offer("fix.colour_remove", {}, [&](Scenario &s) {
            const std::string &slot = fixes.place().part(3);
            std::erase_if(fixes.place().type(s)->colours,
                          [&](const SlotColour &colour) { return colour.slot == slot; });
        });
    } else {
        const bool isSecondSide = fixes.place().index(1) == std::size_t{1};
        const bool isSecondColour = fixes.place().last() == "second";
        colourIt(isSecondSide ? (isSecondColour ? "#ece0c2" : "#28487a")
                              : (isSecondColour ? "#f3dca6" : "#b23f2d"));
    }
}

struct Row {
    std::string_view code;
    FixMaker maker;
};
constexpr Row kMakers[] = {
    {"id.duplicate", giveOwnId},
    {"id.empty", giveOwnId},
    {"id.long", mendId},
    {"id.control", mendId},
    {"id.combining", mendId},
    {"id.spaces", mendId},
    {"ref.type", chooseType},
    {"text.control", cleanText},
    {"text.language", mendLanguage},
    {"text.language_twice", keepOneText},
    {"text.missing", nameIt},
    {"art.media_type", removeArt},
    {"art.size", removeArt},
    {"art.base64", removeArt},
    {"colour.format", mendColour},
};

} // namespace

FixMaker fixMakerOfNames(std::string_view code)
{
    const auto found = std::ranges::find(kMakers, code, &Row::code);
    return found == std::end(kMakers) ? nullptr : found->maker;
}

} // namespace zama::design
