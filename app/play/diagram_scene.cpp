#include "app/play/diagram_scene.h"

#include "core/base/contract.h"
#include "core/io/read_scenario.h"

#include <QFile>

#include <algorithm>
#include <cmath>

namespace zama::play {
namespace {

constexpr std::string_view kGuest = "guest-";

Scenario zama()
{
    QFile file(QStringLiteral(":/zama/scenarios/zama.zama.json"));
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}).value().scenario;
}

Pose poseAt(double x, double y, double facing)
{
    return {{static_cast<Mils>(std::lround(x * kInch)), static_cast<Mils>(std::lround(y * kInch))},
            normalised(static_cast<Centidegrees>(std::lround(facing * 100)))};
}

CommandSpec commandWith(const UnitSpec &unit)
{
    CommandSpec command;
    command.id = unit.id + " command";
    command.units = {unit};
    return command;
}

// Zama's rules and troops with nobody on the table but the guests.
Scenario emptyTable()
{
    Scenario scenario = zama();
    const std::array<UnitSpec, 2> guests{
        UnitSpec{std::string(kGuest) + "a", "roman-skirmishers", {}, 5, poseAt(80, 5, 0), {}, {}},
        UnitSpec{std::string(kGuest) + "b", "carthaginian-skirmishers", {}, 5, poseAt(80, 55, 180), {}, {}}};
    for (std::size_t side = 0; side < 2; ++side) {
        scenario.sides[side].zone.reset();
        scenario.sides[side].commands = {commandWith(guests.at(side))};
    }
    return scenario;
}

} // namespace

DiagramScene::DiagramScene()
{
    static const Scenario empty = emptyTable();
    m_scenario = empty;
}

DiagramScene &DiagramScene::add(std::string_view type, std::string_view id, double x, double y, double facing,
                                int stands)
{
    const auto spec = std::ranges::find(m_scenario.types, type, &UnitTypeSpec::id);
    const std::size_t side = spec != m_scenario.types.end() && spec->palette == "roman" ? 0 : 1;
    const UnitSpec unit{std::string(id), std::string(type), {}, stands, poseAt(x, y, facing), {}, {}};
    m_scenario.sides.at(side).commands.push_back(commandWith(unit));
    m_last = id;
    return *this;
}

DiagramScene &DiagramScene::left(int stands)
{
    unit(m_last).strength = stands;
    return *this;
}

DiagramScene &DiagramScene::general(std::string_view unitId, int extra)
{
    GeneralSpec general;
    general.id = std::string(unitId) + " general";
    general.extraStands = extra;
    general.commanderInChief = extra > 1;
    general.place = unit(unitId).pose.front;
    general.attachedTo = unitId;
    commandOf(unitId).general = general;
    return *this;
}

DiagramScene &DiagramScene::engage(std::string_view a, std::string_view b)
{
    if (!m_scenario.start) {
        m_scenario.start.emplace();
    }
    m_scenario.start->engagements.push_back({std::string(a), std::string(b)});
    return *this;
}

DiagramScene &DiagramScene::at(StepKind kind, std::size_t side)
{
    const std::vector<StepSpec> steps = sequenceOf(m_scenario);
    const std::string &actor = m_scenario.sides.at(side).id;
    const auto step = std::ranges::find_if(
        steps, [&](const StepSpec &s) { return s.kind == kind && (s.side.empty() || s.side == actor); });
    if (!m_scenario.start) {
        m_scenario.start.emplace();
    }
    m_scenario.start->step = static_cast<int>(step - steps.begin());
    return *this;
}

State DiagramScene::state() const
{
    return begin(compile(m_scenario).value());
}

bool DiagramScene::isGuest(const State &state, UnitId unit)
{
    return state.setup->units[unit.index()].id.starts_with(kGuest);
}

CommandSpec &DiagramScene::commandOf(std::string_view unitId)
{
    for (SideSpec &side : m_scenario.sides) {
        for (CommandSpec &command : side.commands) {
            if (command.units.front().id == unitId) {
                return command;
            }
        }
    }
    throw ContractViolation("no such unit in the diagram: " + std::string(unitId));
}

UnitSpec &DiagramScene::unit(std::string_view id)
{
    return commandOf(id).units.front();
}

} // namespace zama::play
