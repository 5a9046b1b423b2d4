#include "core/design/unit_types.h"

#include "core/design/bodies.h"
#include "core/design/counted.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace zama::design {
namespace {

void forEachUnit(Scenario &scenario, const std::function<void(UnitSpec &)> &visit)
{
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &command : side.commands) {
            std::ranges::for_each(command.units, visit);
        }
    }
}

// How unlike two types are: the class first, then how they stand, then their numbers.
std::tuple<bool, bool, std::int64_t> unlikeness(const UnitTypeSpec &a, const UnitTypeSpec &b)
{
    const auto apart = [](std::int64_t x, std::int64_t y) { return std::abs(x - y); };
    const std::int64_t numbers =
        apart(a.move, b.move) + apart(a.charge, b.charge) +
        kInch *
            (apart(a.melee.hit.value_or(kNeverHits), b.melee.hit.value_or(kNeverHits)) +
             apart(a.maxStands, b.maxStands) + (a.shooting.has_value() == b.shooting.has_value() ? 0 : 4));
    return {a.unitClass != b.unitClass, a.formation != b.formation, numbers};
}

} // namespace

std::string addType(Scenario &scenario, const std::string &name)
{
    if (scenario.types.size() >= kMaxTypes) {
        return {};
    }
    UnitTypeSpec type;
    type.id = typeIds(scenario).take("type");
    type.name = typeNames(scenario).take({{{scenario.language, name}}});
    type.melee.hit = 5;
    type.figure = scenario.types.empty() ? "roman-infantry" : scenario.types.back().figure;
    type.palette = scenario.types.empty() ? "" : scenario.types.back().palette;
    scenario.types.push_back(std::move(type));
    return scenario.types.back().id;
}

std::string duplicateType(Scenario &scenario, const std::string &type)
{
    const auto original = std::ranges::find(scenario.types, type, &UnitTypeSpec::id);
    if (original == scenario.types.end() || scenario.types.size() >= kMaxTypes) {
        return {};
    }
    UnitTypeSpec copy = *original;
    copy.id = typeIds(scenario).takeNext(copy.id);
    NamePool names = typeNames(scenario);
    copy.name = names.takeNext(copy.name);
    return scenario.types.insert(original + 1, std::move(copy))->id;
}

std::vector<std::string> unitsOfType(const Scenario &scenario, const std::string &type)
{
    std::vector<std::string> ids;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                if (unit.type == type) {
                    ids.push_back(unit.id);
                }
            }
        }
    }
    return ids;
}

bool removeType(Scenario &scenario, const std::string &type, const std::string &replacement)
{
    const auto found = std::ranges::find(scenario.types, type, &UnitTypeSpec::id);
    const UnitTypeSpec *other = findType(scenario, replacement);
    const bool needsOther = !unitsOfType(scenario, type).empty();
    if (found == scenario.types.end() || (needsOther && (other == nullptr || replacement == type))) {
        return false;
    }
    forEachUnit(scenario, [&](UnitSpec &unit) {
        if (unit.type == type) {
            setType(unit, *other);
        }
    });
    scenario.types.erase(found);
    return true;
}

std::string likestType(const Scenario &scenario, const UnitTypeSpec &type)
{
    const UnitTypeSpec *best = nullptr;
    for (const UnitTypeSpec &other : scenario.types) {
        if (other.id != type.id && (best == nullptr || unlikeness(type, other) < unlikeness(type, *best))) {
            best = &other;
        }
    }
    return best == nullptr ? std::string() : best->id;
}

int standsWithin(const UnitTypeSpec &type, int stands)
{
    const int least = std::clamp(type.minStands, 1, kMaxStands);
    const int most = std::clamp(type.maxStands, 1, kMaxStands);
    return std::clamp(stands, least, std::max(least, most));
}

void setType(UnitSpec &unit, const UnitTypeSpec &type)
{
    unit.type = type.id;
    setStands(unit, type, unit.stands);
}

void setStands(UnitSpec &unit, const UnitTypeSpec &type, int stands)
{
    unit.stands = standsWithin(type, stands);
    if (unit.strength && *unit.strength >= unit.stands) {
        unit.strength = unit.stands;
    }
}

} // namespace zama::design
