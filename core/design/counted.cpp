#include "core/design/counted.h"

#include "core/io/file_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace zama::design {
namespace {

// A name taken apart at the number it counts with.
struct Counter {
    std::string before;
    std::string after;
    std::function<std::optional<std::string>(int)> word; ///< none: cannot be said
    int number = 1;
};

constexpr std::size_t kMostDigits = 8;

std::optional<Counter> digitsAtEnd(const std::string &name)
{
    std::size_t begin = name.size();
    while (begin > 0 && name[begin - 1] >= '0' && name[begin - 1] <= '9' &&
           name.size() - begin < kMostDigits) {
        --begin;
    }
    if (begin == name.size()) {
        return {};
    }
    const std::size_t width = name.size() - begin;
    return Counter{name.substr(0, begin), "",
                   [width](int n) {
                       const std::string digits = std::to_string(n);
                       return std::string(width - std::min(width, digits.size()), '0') + digits;
                   },
                   std::stoi(name.substr(begin))};
}

constexpr std::array<std::string_view, 10> kOnes{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
constexpr int kMostRoman = 39;

std::string roman(int n)
{
    std::string text(static_cast<std::size_t>(n / 10), 'X');
    text += kOnes.at(static_cast<std::size_t>(n % 10));
    return text;
}

std::optional<Counter> romanAtEnd(const std::string &name)
{
    const std::size_t begin = name.find_last_not_of("IVX") + 1;
    const bool isWord = begin > 0 && (name[begin - 1] == ' ' || name[begin - 1] == '-');
    if (!isWord) {
        return {};
    }
    for (int n = 1; n <= kMostRoman; ++n) {
        if (name.compare(begin, std::string::npos, roman(n)) == 0) {
            return Counter{
                name.substr(0, begin), "",
                [](int next) { return next <= kMostRoman ? std::optional(roman(next)) : std::nullopt; }, n};
        }
    }
    return {};
}

constexpr std::array<std::string_view, 12> kOrdinals{"First", "Second", "Third",    "Fourth",
                                                     "Fifth", "Sixth",  "Seventh",  "Eighth",
                                                     "Ninth", "Tenth",  "Eleventh", "Twelfth"};

std::optional<std::string> ordinal(int n)
{
    return n <= static_cast<int>(kOrdinals.size())
               ? std::optional(std::string(kOrdinals.at(static_cast<std::size_t>(n) - 1)))
               : std::nullopt;
}

std::optional<Counter> ordinalAtBeginning(const std::string &name)
{
    const std::string_view word = std::string_view(name).substr(0, name.find(' '));
    const auto found = std::ranges::find(kOrdinals, word);
    if (found == kOrdinals.end() || word.size() == name.size()) {
        return {};
    }
    return Counter{"", name.substr(word.size()), ordinal, static_cast<int>(found - kOrdinals.begin()) + 1};
}

Counter numberBehind(const std::string &name, const char *joint)
{
    return {name + joint, "", [](int n) { return std::to_string(n); }, 1};
}

// The next free text of the counter; none where its words run out.
std::optional<std::string> counted(const Counter &counter, const IsTaken &isTaken)
{
    for (int n = counter.number + 1;; ++n) {
        const std::optional<std::string> word = counter.word(n);
        if (!word) {
            return {};
        }
        std::string text = counter.before + *word + counter.after;
        if (!isTaken(text)) {
            return text;
        }
    }
}

std::string cutTo(std::string_view text, std::size_t bytes)
{
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t length = std::max<std::size_t>(1, utf8Length(text, end));
        if (end + length > bytes) {
            break;
        }
        end += length;
    }
    return std::string(text.substr(0, end));
}

bool isCombining(std::string_view character)
{
    return character.size() == 2 &&
           (character[0] == '\xcc' ||
            (character[0] == '\xcd' && static_cast<unsigned char>(character[1]) <= 0xaf));
}

bool isControl(std::string_view character)
{
    return static_cast<unsigned char>(character[0]) < 0x20 || character[0] == '\x7f';
}

std::string trimmed(const std::string &text)
{
    const std::size_t begin = text.find_first_not_of(' ');
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

void addBodies(const Scenario &scenario,
               const std::function<void(const std::string &, const LocalText &)> &add)
{
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            if (command.general) {
                add(command.general->id, command.general->name);
            }
            for (const UnitSpec &unit : command.units) {
                add(unit.id, unit.name);
            }
        }
    }
}

template<class List>
IdPool idsOf(const List &list)
{
    IdPool pool;
    for (const auto &item : list) {
        pool.add(item.id);
    }
    return pool;
}

} // namespace

std::string countedName(const std::string &name, const IsTaken &isTaken)
{
    for (const auto takeApart : {digitsAtEnd, romanAtEnd, ordinalAtBeginning}) {
        if (const std::optional<Counter> counter = takeApart(name)) {
            if (std::optional<std::string> next = counted(*counter, isTaken)) {
                return *std::move(next);
            }
        }
    }
    return *counted(numberBehind(name, " "), isTaken);
}

std::string cleanId(std::string_view id)
{
    std::string clean;
    for (std::size_t i = 0; i < id.size();) {
        const std::size_t length = utf8Length(id, i);
        const std::string_view character = id.substr(i, std::max<std::size_t>(1, length));
        if (length > 0 && !isControl(character) && !isCombining(character)) {
            clean += character;
        }
        i += character.size();
    }
    return trimmed(cutTo(trimmed(clean), kMaxIdBytes));
}

std::string countedId(std::string_view id, const IsTaken &isTaken)
{
    std::string clean = cleanId(id);
    if (clean.empty()) {
        clean = "id";
    }
    constexpr std::size_t kMostBefore = kMaxIdBytes - kMostDigits - 1;
    std::optional<Counter> counter = digitsAtEnd(clean);
    if (counter) {
        counter->before = cutTo(counter->before, kMostBefore);
    } else {
        counter = numberBehind(cutTo(clean, kMostBefore - 1), "-");
    }
    return *counted(*counter, isTaken);
}

std::string freeId(std::string_view id, const IsTaken &isTaken)
{
    std::string clean = cleanId(id);
    if (clean.empty() || isTaken(clean)) {
        return countedId(clean, isTaken);
    }
    return clean;
}

std::string IdPool::take(std::string_view id)
{
    std::string taken = freeId(id, [this](const std::string &text) { return has(text); });
    add(taken);
    return taken;
}

std::string IdPool::takeNext(std::string_view id)
{
    std::string taken = countedId(id, [this](const std::string &text) { return has(text); });
    add(taken);
    return taken;
}

IdPool bodyIds(const Scenario &scenario)
{
    IdPool pool;
    addBodies(scenario, [&](const std::string &id, const LocalText &) { pool.add(id); });
    return pool;
}

IdPool commandIds(const Scenario &scenario)
{
    IdPool pool;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            pool.add(command.id);
        }
    }
    return pool;
}

IdPool typeIds(const Scenario &scenario)
{
    return idsOf(scenario.types);
}

IdPool sideIds(const Scenario &scenario)
{
    return idsOf(scenario.sides);
}

IdPool artIds(const Scenario &scenario)
{
    return idsOf(scenario.art);
}

void NamePool::add(const LocalText &name)
{
    for (const LocalText::Entry &entry : name.entries) {
        m_names.insert(entry.language + ":" + entry.text);
    }
}

bool NamePool::has(const LocalText::Entry &entry) const
{
    return m_names.contains(entry.language + ":" + entry.text);
}

LocalText NamePool::takeNext(const LocalText &name)
{
    LocalText next = name;
    for (LocalText::Entry &entry : next.entries) {
        if (!entry.text.empty()) {
            entry.text = countedName(entry.text, [&](const std::string &text) {
                return has({entry.language, text});
            });
        }
    }
    add(next);
    return next;
}

LocalText NamePool::take(const LocalText &name)
{
    const bool isFree =
        std::ranges::none_of(name.entries, [this](const LocalText::Entry &entry) { return has(entry); });
    if (!isFree) {
        return takeNext(name);
    }
    add(name);
    return name;
}

NamePool bodyNames(const Scenario &scenario)
{
    NamePool pool;
    addBodies(scenario, [&](const std::string &, const LocalText &name) { pool.add(name); });
    return pool;
}

NamePool commandNames(const SideSpec &side)
{
    NamePool pool;
    for (const CommandSpec &command : side.commands) {
        pool.add(command.name);
    }
    return pool;
}

NamePool typeNames(const Scenario &scenario)
{
    NamePool pool;
    for (const UnitTypeSpec &type : scenario.types) {
        pool.add(type.name);
    }
    return pool;
}

IdPool idsOf(const Scenario &scenario, IdOf what)
{
    switch (what) {
    case IdOf::Body:
        return bodyIds(scenario);
    case IdOf::Command:
        return commandIds(scenario);
    case IdOf::Side:
        return sideIds(scenario);
    case IdOf::Type:
        return typeIds(scenario);
    case IdOf::Art:
        break;
    }
    return artIds(scenario);
}

} // namespace zama::design
