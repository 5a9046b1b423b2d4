#include "core/design/mending.h"

#include <algorithm>

namespace zama::design {
namespace {

struct Home {
    std::size_t side = 0;
    const CommandSpec *command = nullptr;
};
using Homes = std::unordered_map<std::string_view, Home>;

Homes homesOf(const Scenario &scenario)
{
    Homes homes;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        for (const CommandSpec &command : scenario.sides[s].commands) {
            for (const UnitSpec &unit : command.units) {
                homes.try_emplace(unit.id, Home{s, &command});
            }
        }
    }
    return homes;
}

bool isSound(const Scenario &scenario, const Homes &homes, const Home &own)
{
    const GeneralSpec &general = *own.command->general;
    const auto unit = homes.find(general.attachedTo);
    if (unit == homes.end() || unit->second.side != own.side) {
        return false;
    }
    return scenario.options.generalJoins == GeneralJoins::AnyUnit || general.commanderInChief ||
           unit->second.command == own.command;
}

bool isSound(const Homes &homes, const EngagementSpec &e)
{
    const auto a = homes.find(e.a);
    const auto b = homes.find(e.b);
    return a != homes.end() && b != homes.end() && a->second.side != b->second.side;
}

} // namespace

Mending::Mending(const Scenario &before)
{
    const Homes homes = homesOf(before);
    for (std::size_t s = 0; s < before.sides.size(); ++s) {
        for (const CommandSpec &command : before.sides[s].commands) {
            if (command.general && isSound(before, homes, {s, &command})) {
                const GeneralSpec &general = *command.general;
                m_soundGenerals[general.id] = middleOf(before, general.attachedTo, general.place);
            }
        }
    }
    if (before.start) {
        for (const EngagementSpec &e : before.start->engagements) {
            if (isSound(homes, e)) {
                m_soundPairs.emplace(e.a, e.b);
            }
        }
    }
}

void Mending::mend(Scenario &scenario) const
{
    const Homes homes = homesOf(scenario);
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        for (CommandSpec &command : scenario.sides[s].commands) {
            if (!command.general || command.general->attachedTo.empty()) {
                continue;
            }
            const auto sound = m_soundGenerals.find(command.general->id);
            if (sound != m_soundGenerals.end() && !isSound(scenario, homes, {s, &command})) {
                command.general->attachedTo.clear();
                command.general->place = sound->second;
            }
        }
    }
    if (scenario.start) {
        std::erase_if(scenario.start->engagements, [&](const EngagementSpec &e) {
            return m_soundPairs.contains({e.a, e.b}) && !isSound(homes, e);
        });
    }
}

Point middleOf(const Scenario &scenario, std::string_view unit, Point otherwise)
{
    for (const Body &body : bodiesOf(scenario, {std::string(unit)})) {
        if (!body.isGeneral) {
            return centreOf(body.pose, body.extent.depth);
        }
    }
    return tamed(otherwise);
}

} // namespace zama::design
