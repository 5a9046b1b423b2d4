#include "core/base/hash.h"
#include "core/scenario/setup.h"
#include "core/scenario/validate.h"

#include <algorithm>
#include <unordered_map>

namespace zama {
namespace {

template<class T>
std::size_t indexById(const std::vector<T> &items, std::string_view id)
{
    const auto at = std::ranges::find(items, id, &T::id);
    return at == items.end() ? items.size() : static_cast<std::size_t>(at - items.begin());
}

template<class IdType, class T>
IdType findById(const std::vector<T> &items, std::string_view id)
{
    const std::size_t i = indexById(items, id);
    return i == items.size() ? IdType::none() : IdType(i);
}

// Binary search: units and generals are sorted by id.
template<class IdType, class T>
IdType findSorted(const std::vector<T> &items, std::string_view id)
{
    const auto at =
        std::ranges::lower_bound(items, id, {}, [](const T &t) { return std::string_view(t.id); });
    const bool found = at != items.end() && at->id == id;
    return found ? IdType(static_cast<std::size_t>(at - items.begin())) : IdType::none();
}

UnitType compiled(const UnitTypeSpec &spec)
{
    UnitType type;
    type.id = spec.id;
    type.unitClass = spec.unitClass;
    type.formation = spec.formation;
    type.movement = spec.movement;
    type.move = spec.move;
    type.charge = spec.charge;
    if (spec.shooting) {
        type.shootingRange = spec.shooting->range;
        type.shootingHit = spec.shooting->hit;
    }
    type.meleeHit = spec.melee.hit.value_or(kNeverHits);
    type.meleeHitAfterCharge = spec.melee.hitAfterCharge.value_or(type.meleeHit);
    type.hitBy = spec.melee.hitBy;
    type.isElephant = spec.elephant.has_value();
    type.elephant = spec.elephant.value_or(ElephantRules{});
    for (const Trait trait : spec.traits) {
        type.traits |= 1U << static_cast<unsigned>(trait);
    }
    type.rollsMelee = spec.melee.hit.has_value() && !type.isElephant && !type.has(Trait::NoMelee);
    type.stand = spec.stand;
    return type;
}

class Compiler
{
public:
    explicit Compiler(const Scenario &scenario)
        : m_scenario(scenario)
    {
        m_setup->scenario = scenario;
    }

    std::shared_ptr<Setup> run()
    {
        addRules();
        addSides();
        sortById();
        resolveGenerals();
        addSteps();
        addStart();
        measureUnits();
        m_setup->fingerprint = fingerprint();
        return m_setup;
    }

private:
    struct PendingGeneral {
        GeneralSetup setup;
        std::string attachedTo;
    };

    void addRules()
    {
        m_setup->table = {0, 0, m_scenario.table.width, m_scenario.table.depth};
        m_setup->options = m_scenario.options;
        m_setup->victory = m_scenario.victory;
        for (const UnitTypeSpec &type : m_scenario.types) {
            m_setup->types.push_back(compiled(type));
        }
    }

    void addSides()
    {
        for (std::size_t i = 0; i < 2; ++i) {
            const SideSpec &spec = m_scenario.sides[i];
            SideSetup &side = m_setup->sides.at(i);
            side.id = spec.id;
            side.zone = spec.zone.value_or(m_setup->table);
            for (const CommandSpec &command : spec.commands) {
                addCommand(SideId(i), command);
            }
        }
    }

    void addCommand(SideId side, const CommandSpec &spec)
    {
        const CommandId id(m_setup->commands.size());
        m_setup->commands.push_back({spec.id, side, {}, {}});
        m_setup->sides.at(side.index()).commands.push_back(id);
        for (const UnitSpec &unit : spec.units) {
            addUnit(side, id, unit);
        }
        if (spec.general) {
            const GeneralSpec &g = *spec.general;
            m_generals.push_back(
                {{g.id, side, id, g.extraStands, g.commanderInChief, g.fallen, g.place, {}}, g.attachedTo});
        }
    }

    void addUnit(SideId side, CommandId command, const UnitSpec &spec)
    {
        const TypeId type = findById<TypeId>(m_setup->types, spec.type);
        const int strength = spec.strength.value_or(spec.stands);
        m_setup->units.push_back({spec.id, type, side, command, spec.stands, strength, spec.pose});
        // A position taken from a battle counts what fell before; a battle that begins with weak units does
        // not.
        if (!m_setup->types[type.index()].has(Trait::LossesNotCounted)) {
            m_setup->sides.at(side.index()).startingStands += m_scenario.start ? spec.stands : strength;
        }
    }

    // Ids become indices whose order is the byte order of the ids (Q17).
    void sortById()
    {
        std::ranges::sort(m_setup->units, {}, &UnitSetup::id);
        std::ranges::sort(m_generals, {},
                          [](const PendingGeneral &g) -> const std::string & { return g.setup.id; });
        for (std::size_t i = 0; i < m_setup->units.size(); ++i) {
            m_setup->commands[m_setup->units[i].command.index()].units.emplace_back(i);
        }
    }

    void resolveGenerals()
    {
        for (PendingGeneral &general : m_generals) {
            general.setup.attachedTo = m_setup->findUnit(general.attachedTo);
            m_setup->commands[general.setup.command.index()].general = GeneralId(m_setup->generals.size());
            m_setup->generals.push_back(std::move(general.setup));
        }
    }

    void addSteps()
    {
        for (const StepSpec &step : sequenceOf(m_scenario)) {
            m_setup->steps.push_back({step.kind, m_setup->findSide(step.side)});
        }
    }

    void addStart()
    {
        if (!m_scenario.start) {
            return;
        }
        m_setup->startTurn = m_scenario.start->turn;
        m_setup->startStep = m_scenario.start->step;
        for (const EngagementSpec &e : m_scenario.start->engagements) {
            const UnitId a = m_setup->findUnit(e.a);
            const UnitId b = m_setup->findUnit(e.b);
            m_setup->links.push_back({std::min(a, b), std::max(a, b)});
        }
    }

    void measureUnits()
    {
        for (const UnitSetup &unit : m_setup->units) {
            const UnitTypeSpec &type = m_scenario.types[unit.type.index()];
            m_setup->unitExtentBase.push_back(m_setup->unitExtents.size());
            m_setup->unitExtents.emplace_back();
            for (int n = 1; n <= unit.stands; ++n) {
                m_setup->unitExtents.push_back(zama::extentOf(type, n));
            }
        }
    }

    std::uint64_t fingerprint() const
    {
        Hasher h;
        h.add(m_setup->table.right).add(m_setup->table.top);
        h.add(m_setup->options.turnLimit.value_or(0));
        for (const OptionRow &row : optionTable()) {
            h.add(row.get(m_setup->options));
        }
        h.add(m_setup->victory.slightEdge).add(m_setup->victory.greatVictory);
        addTypes(h);
        addForces(h);
        return h.value();
    }

    void addTypes(Hasher &h) const
    {
        for (const UnitType &t : m_setup->types) {
            h.add(t.id).add(static_cast<int>(t.unitClass)).add(static_cast<int>(t.formation));
            h.add(static_cast<int>(t.movement))
                .add(t.move)
                .add(t.charge)
                .add(t.shootingRange)
                .add(t.shootingHit);
            h.add(t.meleeHit).add(t.meleeHitAfterCharge).add(t.hitBy.value_or(0)).add(t.rollsMelee ? 1 : 0);
            h.add(static_cast<std::uint64_t>(t.traits)).add(t.stand.width).add(t.stand.depth);
            h.add(t.isElephant ? 1 : 0).add(t.elephant.scaredOn).add(t.elephant.impactLoss);
            h.add(t.elephant.rampageLoss).add(t.elephant.rampage);
            for (const ElephantFate fate : t.elephant.control) {
                h.add(static_cast<int>(fate));
            }
        }
    }

    void addForces(Hasher &h) const
    {
        for (const Step &s : m_setup->steps) {
            h.add(static_cast<int>(s.kind)).add(std::uint64_t{s.side.value});
        }
        for (const UnitSetup &u : m_setup->units) {
            h.add(u.id).add(std::uint64_t{u.type.value}).add(std::uint64_t{u.side.value}).add(u.stands);
            h.add(u.strength).add(u.pose.front.x).add(u.pose.front.y).add(u.pose.facing);
            h.add(std::uint64_t{u.command.value});
        }
        for (const GeneralSetup &g : m_setup->generals) {
            h.add(g.id).add(std::uint64_t{g.side.value}).add(g.extraStands).add(g.commanderInChief ? 1 : 0);
            h.add(g.fallen ? 1 : 0).add(g.place.x).add(g.place.y).add(std::uint64_t{g.attachedTo.value});
        }
        for (const SideSetup &s : m_setup->sides) {
            h.add(s.id).add(s.zone.left).add(s.zone.bottom).add(s.zone.right).add(s.zone.top);
        }
    }

    const Scenario &m_scenario;
    std::shared_ptr<Setup> m_setup = std::make_shared<Setup>();
    std::vector<PendingGeneral> m_generals;
};

} // namespace

UnitId Setup::findUnit(std::string_view id) const
{
    return findSorted<UnitId>(units, id);
}

GeneralId Setup::findGeneral(std::string_view id) const
{
    return findSorted<GeneralId>(generals, id);
}

CommandId Setup::findCommand(std::string_view id) const
{
    return findById<CommandId>(commands, id);
}

SideId Setup::findSide(std::string_view id) const
{
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (sides.at(i).id == id) {
            return SideId(i);
        }
    }
    return SideId::none();
}

// Starting stands, too, depend on whether there is a start.
bool playAlike(const Setup &one, const Setup &other)
{
    return one.fingerprint == other.fingerprint && one.scenario.start == other.scenario.start &&
           std::ranges::equal(one.generals, other.generals, {}, &GeneralSetup::command,
                              &GeneralSetup::command);
}

Result<SetupPtr, Issues> compile(const Scenario &scenario)
{
    Issues issues = validate(scenario);
    if (hasErrors(issues)) {
        return issues;
    }
    return SetupPtr(Compiler(scenario).run());
}

} // namespace zama
