#include "core/design/muster.h"

#include "core/base/contract.h"
#include "core/design/bodies.h"
#include "core/design/counted.h"
#include "core/design/unit_types.h"
#include "core/geometry/trig.h"

#include <algorithm>
#include <cstdlib>

namespace zama::design {
namespace {

// Found with battles between fast minds; see docs/developers/new-battles.md.
constexpr std::int64_t kElephant = 320;
constexpr std::int64_t kFire = 40;          // tenths, of one inch of range and one face of the die
constexpr std::int64_t kFireBeyondBow = 55; // the same of engines, which begin a battle in range
constexpr std::int64_t kBow = 12;           // inches
constexpr int kUsualChance = 6; // of 12: how easily somebody without a row of his own is hit, doubled
constexpr Mils kUsualMove = 6 * kInch;

// How often a die hits, in 24ths; a better number after a charge counts a quarter.
int strikeOf(const UnitTypeSpec &type)
{
    if (!type.melee.hit) {
        return 0;
    }
    const int hit = std::clamp(*type.melee.hit, kMinHitNumber, kNeverHits);
    const int charging = std::clamp(type.melee.hitAfterCharge.value_or(hit), kMinHitNumber, kNeverHits);
    return 4 * (7 - hit) + hit - charging;
}

std::int64_t fireOf(const UnitTypeSpec &type)
{
    if (!type.shooting) {
        return 0;
    }
    const std::int64_t inches = std::clamp(type.shooting->range, 0, kMaxTable) / kInch;
    const std::int64_t worth = inches > kBow ? kFireBeyondBow : kFire;
    return worth * inches * (7 - std::clamp(type.shooting->hit, kMinHitNumber, kNeverHits)) / 10;
}

std::int64_t meleeOf(const UnitTypeSpec &type)
{
    const int risk = type.melee.hitBy
                         ? std::max(1, 4 * (7 - std::clamp(*type.melee.hitBy, kMinHitNumber, kNeverHits)))
                         : kUsualChance;
    const std::int64_t worth = floorSqrt(std::int64_t{10'000} * std::max(0, strikeOf(type)) / risk);
    return type.move > kUsualMove ? worth * 11 / 10 : type.move < kUsualMove ? worth * 9 / 10 : worth;
}

const UnitTypeSpec &typeOf(const Scenario &army, const UnitSpec &unit)
{
    const UnitTypeSpec *type = findType(army, unit.type);
    require(type != nullptr, "muster: a unit of an unknown type");
    return *type;
}

// Stands one by one, in the unit where it brings the sum nearest.
bool tunesOnce(const Scenario &army, std::vector<UnitSpec> &units, std::int64_t &missing)
{
    UnitSpec *best = nullptr;
    std::int64_t change = 0;
    for (UnitSpec &unit : units) {
        const UnitTypeSpec &type = typeOf(army, unit);
        const int stands = standsWithin(type, unit.stands + (missing > 0 ? 1 : -1));
        const std::int64_t more = worthOf(type, stands) - worthOf(type, unit.stands);
        const bool isNearer = std::abs(missing - more) < std::abs(missing - change);
        // Of equals the one nearest to its list's number: all grow or shrink alike.
        if (stands != unit.stands && isNearer) {
            best = &unit;
            change = more;
        }
    }
    if (best == nullptr) {
        return false;
    }
    best->stands += missing > 0 ? 1 : -1;
    missing -= change;
    std::rotate(units.begin(), units.begin() + (best - units.data()) + 1, units.end());
    return true;
}

void tune(const Scenario &army, std::vector<UnitSpec> &units, std::int64_t worth)
{
    const std::vector<UnitSpec> order = units;
    std::int64_t missing = worth - worthOf(army, units);
    while (tunesOnce(army, units, missing)) {
    }
    std::vector<UnitSpec> sorted;
    sorted.reserve(order.size());
    for (const UnitSpec &unit : order) {
        sorted.push_back(*std::ranges::find(units, unit.id, &UnitSpec::id));
    }
    units = std::move(sorted);
}

} // namespace

std::int64_t worthOf(const UnitTypeSpec &type, int stands)
{
    return type.elephant ? kElephant : (meleeOf(type) + fireOf(type)) * std::max(0, stands);
}

std::int64_t worthOf(const Scenario &army, const std::vector<UnitSpec> &units)
{
    std::int64_t worth = 0;
    for (const UnitSpec &unit : units) {
        worth += worthOf(typeOf(army, unit), unit.stands);
    }
    return worth;
}

Muster::Muster(const Scenario &army)
{
    if (army.sides.empty()) {
        return;
    }
    for (const CommandSpec &command : army.sides.front().commands) {
        for (const UnitSpec &unit : command.units) {
            const UnitTypeSpec *spec = findType(army, unit.type);
            if (spec == nullptr) {
                continue;
            }
            auto type = std::ranges::find(m_types, unit.type, &Type::id);
            if (type == m_types.end()) {
                m_types.push_back({unit.type, {}, 0});
                type = m_types.end() - 1;
            }
            type->units.push_back(unit);
            type->units.back().stands = standsWithin(*spec, unit.stands);
            type->units.back().strength.reset();
        }
    }
}

UnitSpec Muster::next()
{
    require(hasTroops(), "Muster: the list is empty");
    // Sainte-Lague: the type with the most units for each one and a half, two and a half... taken.
    const auto share = [](const Type &type) {
        return static_cast<std::int64_t>(type.units.size()) * 10'000 /
               (2 * static_cast<std::int64_t>(type.taken) + 1);
    };
    return take(*std::ranges::max_element(m_types, {}, share));
}

UnitSpec Muster::take(Type &type)
{
    UnitSpec unit = type.units[type.taken % type.units.size()];
    NamePool names;
    for (const LocalText &name : m_names) {
        names.add(name);
    }
    unit.name = names.take(unit.name);
    m_names.push_back(unit.name);
    unit.id = type.id + "-" + std::to_string(++type.taken);
    return unit;
}

std::vector<UnitSpec> musterOf(const Scenario &army, int count)
{
    Muster muster(army);
    std::vector<UnitSpec> units;
    for (int i = 0; i < count && muster.hasTroops(); ++i) {
        units.push_back(muster.next());
    }
    return units;
}

std::vector<UnitSpec> musterWorth(const Scenario &army, std::int64_t worth, int most)
{
    Muster muster(army);
    std::vector<UnitSpec> units;
    std::int64_t sum = 0;
    while (muster.hasTroops() && static_cast<int>(units.size()) < most) {
        UnitSpec unit = muster.next();
        const std::int64_t more = worthOf(typeOf(army, unit), unit.stands);
        if (units.size() >= 2 && std::abs(worth - sum - more) >= std::abs(worth - sum)) {
            break;
        }
        sum += more;
        units.push_back(std::move(unit));
    }
    tune(army, units, worth);
    return units;
}

} // namespace zama::design
