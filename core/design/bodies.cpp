#include "core/design/bodies.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace zama::design {
namespace {

Mils tamedLength(Mils length)
{
    return std::clamp(length, -kMaxTable, 2 * kMaxTable);
}

Extent extentOfUnit(const UnitTypeSpec &type, const UnitSpec &unit)
{
    UnitTypeSpec sane;
    sane.formation = type.formation;
    sane.stand = {std::clamp(type.stand.width, 1, kMaxStand), std::clamp(type.stand.depth, 1, kMaxStand)};
    return extentOf(sane, std::clamp(unit.strength.value_or(unit.stands), 1, kMaxStands));
}

class BodyList
{
public:
    explicit BodyList(const Scenario &scenario)
    {
        for (const UnitTypeSpec &type : scenario.types) {
            m_types.try_emplace(type.id, &type);
        }
        for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
            const auto &commands = scenario.sides[s].commands;
            for (std::size_t c = 0; c < commands.size(); ++c) {
                add(commands[c], s, c);
            }
        }
    }
    std::vector<Body> take() { return std::move(m_bodies); }

private:
    void add(const CommandSpec &command, std::size_t side, std::size_t index)
    {
        if (command.general) {
            const GeneralSpec &general = *command.general;
            if (m_seen.insert(general.id).second && !general.fallen && general.attachedTo.empty()) {
                m_bodies.push_back({general.id, true, side, index, {}, {tamed(general.place), 0}, {}});
            }
        }
        for (const UnitSpec &unit : command.units) {
            if (m_seen.insert(unit.id).second && unit.strength != 0) {
                addUnit(unit, side, index);
            }
        }
    }

    void addUnit(const UnitSpec &unit, std::size_t side, std::size_t command)
    {
        static const UnitTypeSpec kUnknown;
        const auto found = m_types.find(unit.type);
        const UnitTypeSpec &type = found == m_types.end() ? kUnknown : *found->second;
        m_bodies.push_back(
            {unit.id, false, side, command, type.unitClass, tamed(unit.pose), extentOfUnit(type, unit)});
    }

    std::unordered_map<std::string_view, const UnitTypeSpec *> m_types;
    std::unordered_set<std::string_view> m_seen;
    std::vector<Body> m_bodies;
};

// A scenario or a constant one: finds what `match` says, in the order of the file.
template<class AnyScenario, class Match>
auto findInCommands(AnyScenario &scenario, Match match) -> decltype(match(scenario.sides[0].commands[0]))
{
    for (auto &side : scenario.sides) {
        for (auto &command : side.commands) {
            if (auto *found = match(command)) {
                return found;
            }
        }
    }
    return nullptr;
}

template<class List>
auto findById(List &list, std::string_view id) -> decltype(list.data())
{
    const auto found = std::ranges::find_if(list, [&](const auto &item) { return item.id == id; });
    return found == list.end() ? nullptr : &*found;
}

template<class AnyScenario>
auto unitIn(AnyScenario &scenario, std::string_view id)
{
    return findInCommands(scenario, [&](auto &command) { return findById(command.units, id); });
}

template<class AnyScenario>
auto generalIn(AnyScenario &scenario, std::string_view id)
{
    return findInCommands(scenario, [&](auto &command) -> decltype(&*command.general) {
        return command.general && command.general->id == id ? &*command.general : nullptr;
    });
}

template<class AnyScenario>
auto commandIn(AnyScenario &scenario, std::string_view id)
{
    return findInCommands(
        scenario, [&](auto &command) -> decltype(&command) { return command.id == id ? &command : nullptr; });
}

Mils shiftInto(Mils low, Mils high, Mils least, Mils most)
{
    if (high - low > most - least) {
        return least + (most - least) / 2 - low - (high - low) / 2;
    }
    return low < least ? least - low : std::min(0, most - high);
}

} // namespace

std::vector<Body> bodiesOf(const Scenario &scenario)
{
    return BodyList(scenario).take();
}

std::vector<Body> bodiesOf(const Scenario &scenario, const Picked &picked)
{
    const std::vector<Body> all = bodiesOf(scenario);
    std::unordered_map<std::string_view, const Body *> byId;
    for (const Body &body : all) {
        byId.try_emplace(body.id, &body);
    }
    std::vector<Body> bodies;
    for (const std::string &id : picked) {
        if (const auto found = byId.find(id); found != byId.end()) {
            bodies.push_back(*found->second);
            byId.erase(found);
        }
    }
    return bodies;
}

Picked everyoneIn(const Scenario &scenario, std::string_view command)
{
    Picked picked;
    if (const CommandSpec *found = findCommand(scenario, command)) {
        if (found->general) {
            picked.push_back(found->general->id);
        }
        for (const UnitSpec &unit : found->units) {
            picked.push_back(unit.id);
        }
    }
    return picked;
}

Point tamed(Point place)
{
    return {tamedLength(place.x), tamedLength(place.y)};
}

Pose tamed(const Pose &pose)
{
    return {tamed(pose.front), normalised(pose.facing)};
}

Box tableOf(const Scenario &scenario)
{
    return {0, 0, std::clamp(scenario.table.width, kInch, kMaxTable),
            std::clamp(scenario.table.depth, kInch, kMaxTable)};
}

Box zoneOf(const Scenario &scenario, std::size_t side)
{
    const Box table = tableOf(scenario);
    if (side >= scenario.sides.size() || !scenario.sides[side].zone) {
        return table;
    }
    const Box &zone = *scenario.sides[side].zone;
    const Box cut{std::max(zone.left, table.left), std::max(zone.bottom, table.bottom),
                  std::min(zone.right, table.right), std::min(zone.top, table.top)};
    return cut.left < cut.right && cut.bottom < cut.top ? cut : table;
}

Box boxAround(const std::vector<Body> &bodies)
{
    Box box = bodies.front().footprint().box;
    for (const Body &body : bodies) {
        box = box.with(body.footprint().box);
    }
    return box;
}

Centidegrees mainFacing(const std::vector<Body> &bodies)
{
    std::map<Centidegrees, int> count;
    for (const Body &body : bodies) {
        if (!body.isGeneral) {
            ++count[body.pose.facing];
        }
    }
    const auto most = std::ranges::max_element(count, {}, [](const auto &c) { return c.second; });
    return most == count.end() ? 0 : most->first;
}

Point shiftInto(const Box &inner, const Box &outer)
{
    return {shiftInto(inner.left, inner.right, outer.left, outer.right),
            shiftInto(inner.bottom, inner.top, outer.bottom, outer.top)};
}

UnitSpec *findUnit(Scenario &scenario, std::string_view id)
{
    return unitIn(scenario, id);
}

const UnitSpec *findUnit(const Scenario &scenario, std::string_view id)
{
    return unitIn(scenario, id);
}

GeneralSpec *findGeneral(Scenario &scenario, std::string_view id)
{
    return generalIn(scenario, id);
}

const GeneralSpec *findGeneral(const Scenario &scenario, std::string_view id)
{
    return generalIn(scenario, id);
}

CommandSpec *findCommand(Scenario &scenario, std::string_view id)
{
    return commandIn(scenario, id);
}

const CommandSpec *findCommand(const Scenario &scenario, std::string_view id)
{
    return commandIn(scenario, id);
}

SideSpec *findSide(Scenario &scenario, std::string_view id)
{
    return findById(scenario.sides, id);
}

const SideSpec *findSide(const Scenario &scenario, std::string_view id)
{
    return findById(scenario.sides, id);
}

UnitTypeSpec *findType(Scenario &scenario, std::string_view id)
{
    return findById(scenario.types, id);
}

const UnitTypeSpec *findType(const Scenario &scenario, std::string_view id)
{
    return findById(scenario.types, id);
}

std::size_t sideOfCommand(const Scenario &scenario, std::string_view command)
{
    const auto found = std::ranges::find_if(
        scenario.sides, [&](const SideSpec &side) { return findById(side.commands, command) != nullptr; });
    return static_cast<std::size_t>(found - scenario.sides.begin());
}

std::size_t sideOfBody(const Scenario &scenario, std::string_view id)
{
    const auto found = std::ranges::find_if(scenario.sides, [&](const SideSpec &side) {
        return std::ranges::any_of(side.commands, [&](const CommandSpec &command) {
            return (command.general && command.general->id == id) || findById(command.units, id) != nullptr;
        });
    });
    return static_cast<std::size_t>(found - scenario.sides.begin());
}

} // namespace zama::design
