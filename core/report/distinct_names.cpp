#include "core/report/distinct_names.h"

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

Names namesOf(const SideSpec &side)
{
    Names names;
    eachName(side, [&](const LocalText &name) {
        for (const LocalText::Entry &e : name.entries) {
            names.emplace(e.language, e.text);
        }
    });
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

} // namespace zama::report
