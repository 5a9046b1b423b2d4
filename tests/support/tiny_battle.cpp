#include "tests/support/tiny_battle.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace zama::test {
namespace {

[[noreturn]] void fail(const std::string &what)
{
    throw std::runtime_error(what);
}

LocalText text(std::string_view words)
{
    return {{{"en", std::string(words)}}};
}

void setOption(Options &options, std::string_view key, std::string_view value)
{
    if (key == "turn_limit") {
        options.turnLimit = value == "none" ? std::nullopt : std::optional(std::stoi(std::string(value)));
        return;
    }
    for (const OptionRow &row : optionTable()) {
        const auto found = std::ranges::find(row.values, value);
        if (row.key == key && found != row.values.end()) {
            row.set(options, static_cast<int>(found - row.values.begin()));
            return;
        }
    }
    fail("no such option: " + std::string(key) + " = " + std::string(value));
}

std::string listed(const Issues &issues)
{
    std::string all;
    for (const Issue &i : issues) {
        if (i.severity == Severity::Error) {
            all += i.code + " at " + i.path + "; ";
        }
    }
    return all;
}

bool needsGuest(const SideSpec &side)
{
    return std::ranges::all_of(side.commands, [](const CommandSpec &c) { return c.units.empty(); });
}

void addGuest(SideSpec &side, const UnitSpec &guest)
{
    side.commands.emplace_back();
    side.commands.back().id = guest.id + " command";
    side.commands.back().units = {guest};
}

UnitSpec guestOf(std::string_view side)
{
    UnitSpec guest;
    guest.id = "far-" + std::string(side);
    guest.type = side == "R" ? "INF" : "LGT";
    guest.stands = 6;
    guest.pose = side == "R" ? poseAt(2.5, 3, 0) : poseAt(87.5, 57, 180);
    return guest;
}

GeneralSpec generalSpec(std::string_view id)
{
    GeneralSpec g;
    g.id = id;
    g.commanderInChief = id == "SCIPIO" || id == "HANNIBAL";
    g.extraStands = g.commanderInChief ? 2 : 1;
    return g;
}

} // namespace

Mils mils(double inches)
{
    return static_cast<Mils>(std::lround(inches * kInch));
}

Pose poseAt(double x, double y, double facing)
{
    return {{mils(x), mils(y)}, normalised(static_cast<Centidegrees>(std::lround(facing * 100)))};
}

TinyBattle::TinyBattle()
{
    m_scenario.id = "tiny";
    m_scenario.title = text("A tiny battle");
    m_scenario.types = zamaTypes();
    m_scenario.sides.resize(2);
    m_scenario.sides[0].id = "R";
    m_scenario.sides[0].name = text("Romans");
    m_scenario.sides[1].id = "C";
    m_scenario.sides[1].name = text("Carthaginians");
    m_scenario.sides[1].livery.colour = "#2d5fb2";
    for (std::size_t i = 0; i < m_scenario.types.size(); ++i) {
        m_sideOfType.emplace_back(m_scenario.types[i].id, i < 5 ? 0U : 1U);
    }
}

std::size_t TinyBattle::sideOfType(std::string_view type) const
{
    const auto at =
        std::ranges::find(m_sideOfType, type, [](const auto &t) { return std::string_view(t.first); });
    if (at == m_sideOfType.end()) {
        fail("no such type: " + std::string(type));
    }
    return at->second;
}

std::size_t TinyBattle::sideOfUnit(std::string_view unit) const
{
    for (std::size_t side = 0; side < 2; ++side) {
        for (const CommandSpec &command : m_scenario.sides[side].commands) {
            if (std::ranges::any_of(command.units, [&](const UnitSpec &u) { return u.id == unit; })) {
                return side;
            }
        }
    }
    fail("no such unit: " + std::string(unit));
}

CommandSpec &TinyBattle::commandOf(std::size_t side)
{
    const std::string id = m_scenario.sides[side].id + " " + m_command;
    auto &commands = m_scenario.sides[side].commands;
    const auto at = std::ranges::find(commands, id, &CommandSpec::id);
    if (at != commands.end()) {
        return *at;
    }
    commands.emplace_back();
    commands.back().id = id;
    return commands.back();
}

UnitSpec &TinyBattle::lastUnit()
{
    for (CommandSpec &command : m_scenario.sides[sideOfUnit(m_last)].commands) {
        const auto at = std::ranges::find(command.units, m_last, &UnitSpec::id);
        if (at != command.units.end()) {
            return *at;
        }
    }
    fail("no unit yet");
}

TinyBattle &TinyBattle::add(std::string_view type, std::string_view id, double x, double y, double facing,
                            int stands)
{
    const auto spec = std::ranges::find(m_scenario.types, type, &UnitTypeSpec::id);
    UnitSpec unit;
    unit.id = id;
    unit.type = type;
    unit.stands = stands;
    unit.pose = poseAt(x, y, facing);
    if (spec != m_scenario.types.end() && stands < spec->minStands) {
        unit.stands = spec->minStands;
        unit.strength = stands;
    }
    commandOf(sideOfType(type)).units.push_back(unit);
    m_last = unit.id;
    return *this;
}

TinyBattle &TinyBattle::left(int stands)
{
    lastUnit().strength = stands;
    return *this;
}

TinyBattle &TinyBattle::far()
{
    for (SideSpec &side : m_scenario.sides) {
        addGuest(side, guestOf(side.id));
    }
    return *this;
}

TinyBattle &TinyBattle::type(const UnitTypeSpec &spec, std::string_view side)
{
    m_scenario.types.push_back(spec);
    m_scenario.types.back().name = text(spec.id);
    m_sideOfType.emplace_back(spec.id, side == "R" ? 0U : 1U);
    return *this;
}

TinyBattle &TinyBattle::general(std::string_view id, std::string_view unit)
{
    GeneralSpec g = generalSpec(id);
    g.attachedTo = unit;
    auto &commands = m_scenario.sides[sideOfUnit(unit)].commands;
    commands.emplace_back();
    commands.back().id = std::string(id) + " command";
    commands.back().general = g;
    return *this;
}

TinyBattle &TinyBattle::general(std::string_view id, std::string_view side, double x, double y)
{
    GeneralSpec g = generalSpec(id);
    g.place = {mils(x), mils(y)};
    const std::size_t index = side == "R" ? 0 : 1;
    const std::string own = m_scenario.sides[index].id + " " + m_command;
    auto &commands = m_scenario.sides[index].commands;
    const auto at = std::ranges::find(commands, own, &CommandSpec::id);
    if (m_command != "army" && at != commands.end() && !at->general) {
        at->general = g;
        return *this;
    }
    commands.emplace_back();
    commands.back().id = std::string(id) + " command";
    commands.back().general = g;
    return *this;
}

TinyBattle &TinyBattle::command(std::string_view id)
{
    m_command = id;
    return *this;
}

TinyBattle &TinyBattle::link(std::string_view a, std::string_view b)
{
    if (!m_scenario.start) {
        m_scenario.start.emplace();
    }
    m_scenario.start->engagements.push_back({std::string(a), std::string(b), {}});
    return *this;
}

TinyBattle &TinyBattle::at(StepKind kind, std::string_view side, int turn)
{
    if (!m_scenario.start) {
        m_scenario.start.emplace();
    }
    const std::vector<StepSpec> steps = sequenceOf(m_scenario);
    const auto step =
        std::ranges::find_if(steps, [&](const StepSpec &s) { return s.kind == kind && s.side == side; });
    if (step == steps.end()) {
        fail("no such step of " + std::string(side));
    }
    m_scenario.start->step = static_cast<int>(step - steps.begin());
    m_scenario.start->turn = turn;
    return *this;
}

TinyBattle &TinyBattle::option(std::string_view key, std::string_view value)
{
    setOption(m_scenario.options, key, value);
    return *this;
}

TinyBattle &TinyBattle::zone(std::string_view side, double left, double bottom, double right, double top)
{
    m_scenario.sides[side == "R" ? 0 : 1].zone = Box{mils(left), mils(bottom), mils(right), mils(top)};
    return *this;
}

SetupPtr TinyBattle::setup() const
{
    Scenario whole = m_scenario;
    for (SideSpec &side : whole.sides) {
        if (needsGuest(side)) {
            addGuest(side, guestOf(side.id));
        }
    }
    auto compiled = compile(whole);
    if (!compiled) {
        fail("the tiny battle does not compile: " + listed(compiled.error()));
    }
    return compiled.value();
}

State TinyBattle::state() const
{
    return begin(setup());
}

} // namespace zama::test
