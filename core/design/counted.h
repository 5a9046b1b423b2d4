#pragma once
// Names and ids that count on: the copy of "Hastati 2" is "Hastati 3", that of the "Second Command" the
// "Third".

#include "core/scenario/scenario.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace zama::design {

/// Says whether a text is taken.
using IsTaken = std::function<bool(const std::string &)>;

/// The next name after `name` that is free. Counts a number at the end ("Velites I-2", "007"), a Roman
/// numeral at the end ("Legate II", up to XXXIX) or an English ordinal at the beginning ("Second Command", up
/// to Twelfth); anything else gets a number: "Hastati", "Hastati 2".
[[nodiscard]] std::string countedName(const std::string &name, const IsTaken &isTaken);
/// The same for ids, at most kMaxIdBytes long: "R1-SK1", "R1-SK2"; "foot", "foot-2". What no id may have is
/// left out first; of nothing at all, "id" is made.
[[nodiscard]] std::string countedId(std::string_view id, const IsTaken &isTaken);
/// `id` without what no id may have: control characters, accents typed as characters of their own, blanks at
/// the ends, broken UTF-8, bytes beyond kMaxIdBytes. Empty if nothing is left.
[[nodiscard]] std::string cleanId(std::string_view id);
/// `id` if it is free and clean, else the next one that is.
[[nodiscard]] std::string freeId(std::string_view id, const IsTaken &isTaken);

/// Ids in use within one namespace.
class IdPool
{
public:
    void add(const std::string &id) { m_ids.insert(id); }
    [[nodiscard]] bool has(const std::string &id) const { return m_ids.contains(id); }
    /// A new id like `id`, counted on where that is taken; it is in use from now on.
    [[nodiscard]] std::string take(std::string_view id);
    /// The id that follows `id`, which counts as taken.
    [[nodiscard]] std::string takeNext(std::string_view id);

private:
    std::unordered_set<std::string> m_ids;
};

/// The namespaces of a scenario.
[[nodiscard]] IdPool bodyIds(const Scenario &scenario); ///< units and generals
[[nodiscard]] IdPool commandIds(const Scenario &scenario);
[[nodiscard]] IdPool typeIds(const Scenario &scenario);
[[nodiscard]] IdPool sideIds(const Scenario &scenario);
[[nodiscard]] IdPool artIds(const Scenario &scenario);

/// What an id belongs to; each has its own namespace.
enum class IdOf : std::uint8_t { Body, Command, Side, Type, Art };
/// The ids of that namespace.
[[nodiscard]] IdPool idsOf(const Scenario &scenario, IdOf what);

/// Names in use, language by language.
class NamePool
{
public:
    void add(const LocalText &name);
    /// The name counted on in each of its languages; it is in use from now on. A nameless thing stays so.
    [[nodiscard]] LocalText takeNext(const LocalText &name);
    /// The same name where it is free in every language, else counted on.
    [[nodiscard]] LocalText take(const LocalText &name);

private:
    [[nodiscard]] bool has(const LocalText::Entry &entry) const;

    std::unordered_set<std::string> m_names; ///< "en:Hastati"
};

/// The names of all units and generals; of a side's commands; of all unit types.
[[nodiscard]] NamePool bodyNames(const Scenario &scenario);
[[nodiscard]] NamePool commandNames(const SideSpec &side);
[[nodiscard]] NamePool typeNames(const Scenario &scenario);

} // namespace zama::design
