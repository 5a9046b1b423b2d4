// changeId(): an id and everything that refers to it.

#include "core/design/army.h"
#include "core/design/counted.h"

#include <algorithm>

namespace zama::design {
namespace {

void follow(std::string &reference, const std::string &from, const std::string &to)
{
    if (reference == from) {
        reference = to;
    }
}

template<class List>
bool changeFirst(List &list, const std::string &from, const std::string &to)
{
    const auto found = std::ranges::find_if(list, [&](const auto &item) { return item.id == from; });
    if (found == list.end()) {
        return false;
    }
    found->id = to;
    return true;
}

bool changeBody(Scenario &scenario, const std::string &from, const std::string &to)
{
    if (UnitSpec *unit = findUnit(scenario, from)) {
        unit->id = to;
        for (SideSpec &side : scenario.sides) {
            for (CommandSpec &command : side.commands) {
                if (command.general) {
                    follow(command.general->attachedTo, from, to);
                }
            }
        }
        if (scenario.start) {
            for (EngagementSpec &e : scenario.start->engagements) {
                follow(e.a, from, to);
                follow(e.b, from, to);
            }
        }
        return true;
    }
    if (GeneralSpec *general = findGeneral(scenario, from)) {
        general->id = to;
        return true;
    }
    return false;
}

bool changeCommand(Scenario &scenario, const std::string &from, const std::string &to)
{
    return std::ranges::any_of(scenario.sides,
                               [&](SideSpec &side) { return changeFirst(side.commands, from, to); });
}

bool changeSide(Scenario &scenario, const std::string &from, const std::string &to)
{
    for (StepSpec &step : scenario.sequence) {
        follow(step.side, from, to);
    }
    return changeFirst(scenario.sides, from, to);
}

bool changeType(Scenario &scenario, const std::string &from, const std::string &to)
{
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &command : side.commands) {
            for (UnitSpec &unit : command.units) {
                follow(unit.type, from, to);
            }
        }
    }
    return changeFirst(scenario.types, from, to);
}

bool changeArt(Scenario &scenario, const std::string &from, const std::string &to)
{
    for (UnitTypeSpec &type : scenario.types) {
        follow(type.figure, from, to);
    }
    return changeFirst(scenario.art, from, to);
}

} // namespace

bool changeId(Scenario &scenario, IdOf what, const std::string &from, const std::string &to)
{
    const IdPool ids = idsOf(scenario, what);
    if (to.empty() || cleanId(to) != to || ids.has(to) || !ids.has(from)) {
        return false;
    }
    switch (what) {
    case IdOf::Body:
        return changeBody(scenario, from, to);
    case IdOf::Command:
        return changeCommand(scenario, from, to);
    case IdOf::Side:
        return changeSide(scenario, from, to);
    case IdOf::Type:
        return changeType(scenario, from, to);
    case IdOf::Art:
        break;
    }
    return changeArt(scenario, from, to);
}

} // namespace zama::design
