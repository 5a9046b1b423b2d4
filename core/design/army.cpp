#include "core/design/army.h"

#include "core/design/census.h"
#include "core/design/copies.h"
#include "core/design/counted.h"
#include "core/design/free_place.h"
#include "core/design/line_up.h"
#include "core/design/mending.h"
#include "core/design/settle.h"
#include "core/design/unit_types.h"

#include <algorithm>
#include <unordered_set>

namespace zama::design {
namespace {

constexpr Mils kGap = kInch / 2;

// The picks that are not used up yet: an id that two have means the first.
using Wanted = std::unordered_set<std::string>;

bool takes(Wanted &wanted, const std::string &id)
{
    return wanted.erase(id) > 0;
}

template<class List>
std::ptrdiff_t placeIn(const List &list, std::size_t before)
{
    return static_cast<std::ptrdiff_t>(std::min(before, list.size()));
}

// ---- room ----

Pose beside(const Body &body)
{
    return shifted(body.pose, body.pose.facing + kQuarterTurn, body.extent.width + kGap);
}

// Beside the command's last unit, or where its army would be lined up.
Pose placeForMore(const Scenario &scenario, const CommandSpec &command, Extent extent)
{
    const std::size_t side = sideOfCommand(scenario, command.id);
    std::vector<Body> units = bodiesOf(scenario, everyoneIn(scenario, command.id));
    std::erase_if(units, [](const Body &body) { return body.isGeneral; });
    const Pose wanted = units.empty() ? usualFront(scenario, side) : beside(units.back());
    const Box beginning = units.empty() ? zoneOf(scenario, side) : units.back().footprint().box;
    FreePlaces table(scenario, tableOf(scenario), kTolerance);
    table.keepOffGenerals(scenario);
    for (const Box &area : areasAround(scenario, side, beginning)) {
        if (const auto found = table.in(area).nearest(wanted, extent)) {
            return *found;
        }
    }
    const Point into = shiftInto(footprintAt(wanted, extent).box, tableOf(scenario));
    return {{wanted.front.x + into.x, wanted.front.y + into.y}, wanted.facing};
}

Point behind(const Scenario &scenario, const CommandSpec &command, std::size_t side)
{
    std::vector<Body> units = bodiesOf(scenario, everyoneIn(scenario, command.id));
    std::erase_if(units, [](const Body &body) { return body.isGeneral; });
    Pose at = usualFront(scenario, side);
    Mils depth = kInch;
    if (!units.empty()) {
        const Body &middle = units[units.size() / 2];
        at = middle.pose;
        depth += middle.extent.depth;
    }
    return placeForGeneral(scenario, shifted(at, at.facing + kFullTurn / 2, depth).front);
}

int usualStands(const Scenario &scenario, const UnitTypeSpec &type)
{
    int stands = (standsWithin(type, 0) + standsWithin(type, kMaxStands) + 1) / 2;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            for (const UnitSpec &unit : command.units) {
                stands = unit.type == type.id ? unit.stands : stands;
            }
        }
    }
    return standsWithin(type, stands);
}

// ---- copies ----

struct Place {
    std::size_t side = 0;
    std::size_t index = 0;
};

std::optional<Place> placeOfCommand(const Scenario &scenario, const std::string &id)
{
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        const auto &commands = scenario.sides[s].commands;
        const auto found = std::ranges::find(commands, id, &CommandSpec::id);
        if (found != commands.end()) {
            return Place{s, static_cast<std::size_t>(found - commands.begin())};
        }
    }
    return {};
}

// Copies of single units and generals, place by place.
class Duplication
{
public:
    Duplication(Scenario &scenario, const Picked &picked)
        : m_scenario(scenario),
          m_wanted(picked.begin(), picked.end()),
          m_ids(bodyIds(scenario)),
          m_commandIds(commandIds(scenario)),
          m_names(bodyNames(scenario)),
          m_census(censusOf(scenario))
    {
    }

    // The copies where their originals stand.
    Picked run()
    {
        for (SideSpec &side : m_scenario.sides) {
            for (std::size_t c = 0; c < side.commands.size(); ++c) {
                const bool isWanted =
                    side.commands[c].general && takes(m_wanted, side.commands[c].general->id);
                copyUnits(side.commands[c]);
                if (isWanted && m_census.hasRoomFor({0, 1, 1})) {
                    copyGeneral(side, c++);
                }
            }
        }
        return std::move(m_copies);
    }

    [[nodiscard]] const std::vector<Picked> &groups() const { return m_groups; }

private:
    void copyUnits(CommandSpec &command)
    {
        std::vector<UnitSpec> copies;
        std::size_t behind = 0;
        for (std::size_t u = 0; u < command.units.size(); ++u) {
            if (takes(m_wanted, command.units[u].id) && m_census.hasRoomFor({1, 0, 0})) {
                ++m_census.units;
                behind = u + 1;
                copies.push_back(copyOf(command.units[u]));
            }
        }
        Picked ids;
        std::ranges::transform(copies, std::back_inserter(ids), &UnitSpec::id);
        m_copies.insert(m_copies.end(), ids.begin(), ids.end());
        m_groups.push_back(std::move(ids));
        command.units.insert(command.units.begin() + static_cast<std::ptrdiff_t>(behind),
                             std::make_move_iterator(copies.begin()), std::make_move_iterator(copies.end()));
    }

    UnitSpec copyOf(const UnitSpec &unit)
    {
        UnitSpec copy = unit;
        copy.id = m_ids.takeNext(unit.id);
        copy.name = m_names.takeNext(unit.name);
        return copy;
    }

    void copyGeneral(SideSpec &side, std::size_t index)
    {
        ++m_census.commands;
        ++m_census.generals;
        const CommandSpec &model = side.commands[index];
        CommandSpec copy;
        copy.id = m_commandIds.takeNext(model.id);
        copy.name = commandNames(side).takeNext(model.name);
        copy.general = *model.general;
        copy.general->id = m_ids.takeNext(model.general->id);
        copy.general->name = m_names.takeNext(model.general->name);
        copy.general->commanderInChief = false;
        const Point from = middleOf(m_scenario, model.general->attachedTo, model.general->place);
        copy.general->place = placeForGeneral(m_scenario, {from.x + kInch, from.y});
        copy.general->attachedTo.clear();
        m_copies.push_back(copy.general->id);
        side.commands.insert(side.commands.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(copy));
    }

    Scenario &m_scenario;
    Wanted m_wanted;
    IdPool m_ids;
    IdPool m_commandIds;
    NamePool m_names;
    Census m_census;
    Picked m_copies;
    std::vector<Picked> m_groups; ///< copies of units, command by command
};

// Everybody of the command to the mirror image of his place.
void mirrorPlaces(const Box &table, CommandSpec &command, Mirror mirror)
{
    if (command.general) {
        command.general->place = mirrored(table, {command.general->place, 0}, mirror).front;
    }
    for (UnitSpec &unit : command.units) {
        unit.pose = mirrored(table, unit.pose, mirror);
    }
}

void copyTypes(Scenario &scenario, CommandSpec &command, const std::string &palette)
{
    for (UnitSpec &unit : command.units) {
        unit.type = typeInPalette(scenario, unit.type, palette);
    }
}

// Takes the picked units out, in the order of the file.
std::vector<UnitSpec> takeUnits(Scenario &scenario, Wanted &wanted)
{
    std::vector<UnitSpec> taken;
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &command : side.commands) {
            const auto rest =
                std::stable_partition(command.units.begin(), command.units.end(),
                                      [&](const UnitSpec &unit) { return !takes(wanted, unit.id); });
            std::move(rest, command.units.end(), std::back_inserter(taken));
            command.units.erase(rest, command.units.end());
        }
    }
    return taken;
}

} // namespace

std::string addUnit(Scenario &scenario, const std::string &command, const std::string &type)
{
    CommandSpec *home = findCommand(scenario, command);
    const UnitTypeSpec *spec = findType(scenario, type);
    if (home == nullptr || spec == nullptr || censusOf(scenario).units >= kMaxUnits) {
        return {};
    }
    UnitSpec unit;
    unit.id = bodyIds(scenario).take(command + "-" + type);
    unit.type = type;
    unit.name = bodyNames(scenario).take(spec->name);
    unit.stands = usualStands(scenario, *spec);
    Scenario alone;
    alone.types = {*spec};
    alone.sides.emplace_back().commands.emplace_back().units = {unit};
    unit.pose = placeForMore(scenario, *home, bodiesOf(alone).front().extent);
    home->units.push_back(std::move(unit));
    return home->units.back().id;
}

std::string addGeneral(Scenario &scenario, const std::string &command, const std::string &name)
{
    CommandSpec *home = findCommand(scenario, command);
    if (home == nullptr || home->general || censusOf(scenario).generals >= kMaxGenerals) {
        return {};
    }
    GeneralSpec general;
    general.id = bodyIds(scenario).take(command + "-GEN");
    general.name = bodyNames(scenario).take({{{scenario.language, name}}});
    general.place = behind(scenario, *home, sideOfCommand(scenario, command));
    home->general = std::move(general);
    return home->general->id;
}

std::string addCommand(Scenario &scenario, const std::string &side, const std::string &name)
{
    SideSpec *home = findSide(scenario, side);
    if (home == nullptr || censusOf(scenario).commands >= kMaxCommands) {
        return {};
    }
    CommandSpec command;
    IdPool ids = commandIds(scenario);
    if (home->commands.empty()) {
        command.id = ids.take(side + "-1");
        command.name.entries.push_back({scenario.language, name});
    } else {
        command.id = ids.takeNext(home->commands.back().id);
        command.name = commandNames(*home).takeNext(home->commands.back().name);
    }
    home->commands.push_back(std::move(command));
    return home->commands.back().id;
}

std::string addSide(Scenario &scenario, const std::string &name)
{
    if (scenario.sides.size() >= 2) {
        return {};
    }
    SideSpec side;
    side.id = sideIds(scenario).take(scenario.sides.empty() ? "side-1" : "side-2");
    side.name = {{{scenario.language, name}}};
    if (!scenario.sides.empty() && scenario.sides[0].livery.pattern == side.livery.pattern) {
        side.livery = {"#28487a", "#ece0c2", "stripes", {}};
    }
    scenario.sides.push_back(std::move(side));
    return scenario.sides.back().id;
}

Picked duplicate(Scenario &scenario, const Picked &picked)
{
    Duplication duplication(scenario, picked);
    Picked copies = duplication.run();
    for (const Picked &group : duplication.groups()) {
        settle(scenario, group);
    }
    return copies;
}

Picked duplicateInto(Scenario &scenario, const Picked &picked, const std::string &command)
{
    Picked copies = Duplication(scenario, picked).run();
    Picked strangers = copies;
    const std::size_t side = sideOfCommand(scenario, command);
    std::erase_if(strangers, [&](const std::string &id) { return sideOfBody(scenario, id) == side; });
    moveInto(scenario, copies, command, kMaxUnits);
    const Arrangement across = mirrored(scenario, strangers, Mirror::Point);
    place(scenario, across);
    if (strangers.size() != copies.size() || !overlapsOf(scenario, across).empty()) {
        settle(scenario, copies);
    }
    return copies;
}

std::string duplicateCommand(Scenario &scenario, const std::string &command)
{
    const std::optional<Place> at = placeOfCommand(scenario, command);
    if (!at || !censusOf(scenario).hasRoomFor(censusOf(scenario.sides[at->side].commands[at->index]))) {
        return {};
    }
    CommandSpec copy = copyOfCommand(scenario, command, at->side);
    std::string id = copy.id;
    auto &commands = scenario.sides[at->side].commands;
    commands.insert(commands.begin() + static_cast<std::ptrdiff_t>(at->index) + 1, std::move(copy));
    settle(scenario, everyoneIn(scenario, id));
    return id;
}

std::string mirrorCommand(Scenario &scenario, const std::string &command, Mirror mirror, MirrorTypes types)
{
    const std::optional<Place> at = placeOfCommand(scenario, command);
    if (!at || scenario.sides.size() != 2 ||
        !censusOf(scenario).hasRoomFor(censusOf(scenario.sides[at->side].commands[at->index]))) {
        return {};
    }
    SideSpec &other = scenario.sides[1 - at->side];
    CommandSpec copy = copyOfCommand(scenario, command, 1 - at->side);
    mirrorPlaces(tableOf(scenario), copy, mirror);
    if (types == MirrorTypes::Copied) {
        copyTypes(scenario, copy, other.palette);
    }
    other.commands.push_back(std::move(copy));
    return other.commands.back().id;
}

void mirrorSide(Scenario &scenario, const std::string &side, Mirror mirror, MirrorTypes types)
{
    const SideSpec *from = findSide(scenario, side);
    if (from == nullptr || scenario.sides.size() != 2) {
        return;
    }
    const std::size_t other = from == scenario.sides.data() ? 1 : 0;
    std::vector<std::string> originals;
    for (const CommandSpec &command : from->commands) {
        originals.push_back(command.id);
    }
    const Mending mending(scenario);
    scenario.sides[other].commands.clear();
    for (const std::string &command : originals) {
        mirrorCommand(scenario, command, mirror, types);
    }
    mending.mend(scenario);
}

void remove(Scenario &scenario, const Picked &picked)
{
    const Mending mending(scenario);
    Wanted wanted(picked.begin(), picked.end());
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &command : side.commands) {
            if (command.general && takes(wanted, command.general->id)) {
                command.general.reset();
            }
            std::erase_if(command.units, [&](const UnitSpec &unit) { return takes(wanted, unit.id); });
        }
    }
    mending.mend(scenario);
}

void removeCommand(Scenario &scenario, const std::string &command)
{
    if (const std::optional<Place> at = placeOfCommand(scenario, command)) {
        const Mending mending(scenario);
        auto &commands = scenario.sides[at->side].commands;
        commands.erase(commands.begin() + static_cast<std::ptrdiff_t>(at->index));
        mending.mend(scenario);
    }
}

void moveInto(Scenario &scenario, const Picked &picked, const std::string &command, std::size_t before)
{
    CommandSpec *target = findCommand(scenario, command);
    if (target == nullptr) {
        return;
    }
    const Mending mending(scenario);
    Wanted wanted(picked.begin(), picked.end());
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &home : side.commands) {
            if (home.general && takes(wanted, home.general->id)) {
                std::swap(home.general, target->general);
            }
        }
    }
    const auto end = target->units.begin() + placeIn(target->units, before);
    const auto staying =
        std::count_if(target->units.begin(), end, [&](const UnitSpec &u) { return !wanted.contains(u.id); });
    std::vector<UnitSpec> units = takeUnits(scenario, wanted);
    target->units.insert(target->units.begin() + staying, std::make_move_iterator(units.begin()),
                         std::make_move_iterator(units.end()));
    mending.mend(scenario);
}

void moveCommand(Scenario &scenario, const std::string &command, const std::string &side, std::size_t before)
{
    const std::optional<Place> at = placeOfCommand(scenario, command);
    SideSpec *target = findSide(scenario, side);
    if (!at || target == nullptr) {
        return;
    }
    const Mending mending(scenario);
    auto &from = scenario.sides[at->side].commands;
    const bool isSame = &from == &target->commands;
    const std::size_t index = isSame && at->index < before ? before - 1 : before;
    CommandSpec moving = std::move(from[at->index]);
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(at->index));
    target->commands.insert(target->commands.begin() + placeIn(target->commands, index), std::move(moving));
    mending.mend(scenario);
}

void swapSides(Scenario &scenario)
{
    if (scenario.sides.size() != 2) {
        return;
    }
    const std::vector<StepSpec> before = sequenceOf(scenario);
    const std::string first = scenario.sides[0].id;
    const std::string second = scenario.sides[1].id;
    std::swap(scenario.sides[0], scenario.sides[1]);
    for (StepSpec &step : scenario.sequence) {
        if (step.side == first || step.side == second) {
            step.side = step.side == first ? second : first;
        }
    }
    if (scenario.start && scenario.start->step >= 0 &&
        static_cast<std::size_t>(scenario.start->step) < before.size()) {
        const StepSpec &step = before[static_cast<std::size_t>(scenario.start->step)];
        const std::vector<StepSpec> after = sequenceOf(scenario);
        const auto same = std::ranges::find_if(
            after, [&](const StepSpec &s) { return s.kind == step.kind && s.side == step.side; });
        scenario.start->step =
            same == after.end() ? scenario.start->step : static_cast<int>(same - after.begin());
    }
}

void setType(Scenario &scenario, const Picked &picked, const std::string &type)
{
    const UnitTypeSpec *spec = findType(scenario, type);
    for (const std::string &id : picked) {
        UnitSpec *unit = findUnit(scenario, id);
        if (unit != nullptr && spec != nullptr) {
            setType(*unit, *spec);
        }
    }
}

void setStands(Scenario &scenario, const Picked &picked, int stands)
{
    for (const std::string &id : picked) {
        UnitSpec *unit = findUnit(scenario, id);
        const UnitTypeSpec *type = unit == nullptr ? nullptr : findType(scenario, unit->type);
        if (type != nullptr) {
            setStands(*unit, *type, stands);
        }
    }
}

void changeStands(Scenario &scenario, const Picked &picked, int by)
{
    for (const std::string &id : picked) {
        if (const UnitSpec *unit = findUnit(scenario, id)) {
            const int now = std::clamp(unit->stands, 0, kMaxStands);
            setStands(scenario, {id}, now + std::clamp(by, -kMaxStands, kMaxStands));
        }
    }
}

void attach(Scenario &scenario, const std::string &general, const std::string &unit)
{
    GeneralSpec *who = findGeneral(scenario, general);
    if (who == nullptr || (!unit.empty() && findUnit(scenario, unit) == nullptr)) {
        return;
    }
    if (unit.empty()) {
        who->place = middleOf(scenario, who->attachedTo, who->place);
    }
    who->attachedTo = unit;
}

} // namespace zama::design
