#include "core/report/distinct_names.h"

#include <algorithm>
#include <set>

namespace zama::report {
namespace {

// Calls `see` with every name of a side that sentences use without naming the side.
template<class Side, class See>
void eachName(Side &side, See see)
{
    for (auto &command : side.commands) {
        if (command.general) {
            see(command.general->name);
        }
        for (auto &unit : command.units) {
            see(unit.name);
        }
    }
}

using Names = std::set<std::pair<std::string, std::string>>; // language, text

void take(Names &names, const LocalText &name)
{
    for (const LocalText::Entry &e : name.entries) {
        names.emplace(e.language, e.text);
    }
}

const CommandSpec &specOf(const Setup &setup, CommandId command)
{
    const CommandSetup &wanted = setup.commands[command.index()];
    const SideSpec &side = setup.scenario.sides.at(wanted.side.index());
    return *std::ranges::find(side.commands, wanted.id, &CommandSpec::id);
}

Names namesOf(const SideSpec &side)
{
    Names names;
    eachName(side, [&](const LocalText &name) { take(names, name); });
    return names;
}

// Returns how many names were marked.
int markShared(SideSpec &side, const Names &others)
{
    int marked = 0;
    eachName(side, [&](LocalText &name) {
        for (LocalText::Entry &e : name.entries) {
            if (others.contains({e.language, e.text})) {
                e.text += " (" + side.name.in(e.language) + ")";
                ++marked;
            }
        }
    });
    return marked;
}

} // namespace

SetupPtr withDistinctNames(const SetupPtr &setup)
{
    auto distinct = std::make_shared<Setup>(*setup);
    SideSpec &first = distinct->scenario.sides.at(0);
    SideSpec &second = distinct->scenario.sides.at(1);
    const Names ofFirst = namesOf(first);
    const Names ofSecond = namesOf(second);
    const int marked = markShared(first, ofSecond) + markShared(second, ofFirst);
    return marked > 0 ? SetupPtr(std::move(distinct)) : setup;
}

bool hasNamesake(const Setup &setup, CommandId command)
{
    const auto namesOf = [&](CommandId id) {
        Names names;
        take(names, specOf(setup, id).name);
        return names;
    };
    const Names own = namesOf(command);
    return std::ranges::any_of(
        setup.sides.at(otherSide(setup.commands[command.index()].side).index()).commands,
        [&](CommandId other) {
            const Names theirs = namesOf(other);
            return std::ranges::any_of(theirs, [&](const auto &name) { return own.contains(name); });
        });
}

} // namespace zama::report
