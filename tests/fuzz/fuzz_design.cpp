// Whatever draft an editor can open, everything it can do to it does no harm.

#include "core/design/army.h"
#include "core/design/army_table.h"
#include "core/design/fixes.h"
#include "core/design/library.h"
#include "core/design/line_up.h"
#include "core/design/new_battle.h"
#include "core/design/snap.h"
#include "core/design/unit_types.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"

#include <cstdint>
#include <cstdlib>

using namespace zama;
using namespace zama::design;

namespace {

void check(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

std::size_t errorCount(const Scenario &scenario)
{
    std::size_t count = 0;
    for (const Issue &issue : validate(scenario)) {
        count += issue.severity == Severity::Error ? 1 : 0;
    }
    return count;
}

Picked everybody(const Scenario &scenario)
{
    Picked picked;
    for (const Body &body : bodiesOf(scenario)) {
        picked.push_back(body.id);
    }
    return picked;
}

void arrange(Scenario scenario)
{
    const Picked all = everybody(scenario);
    const Mils odd = scenario.table.width;
    for (const Arrangement &arrangement :
         {moved(scenario, all, {odd, -odd}), turned(scenario, all, TurnAbout::CommonCentre, odd),
          aligned(scenario, all, Alignment::Foremost, odd), distributed(scenario, all, odd, odd),
          mirrored(scenario, all, Mirror::Point), fittedIntoZones(scenario, all),
          linedUp(scenario, all, {.at = {{odd, odd}, odd}, .lines = 2, .gap = odd})}) {
        check(arrangement.size() == all.size());
        (void)overlapsOf(scenario, arrangement);
        place(scenario, arrangement);
    }
    if (!all.empty()) {
        (void)snapped(scenario, {}, all.front(), {{odd / 2, odd / 3}, odd}, SnapRules{.grid = 500});
    }
}

void change(Scenario scenario)
{
    const Picked all = everybody(scenario);
    const Picked few(all.begin(),
                     all.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(4, all.size())));
    (void)duplicate(scenario, few);
    if (!scenario.sides.empty() && !scenario.sides[0].commands.empty()) {
        const std::string command = scenario.sides[0].commands[0].id;
        const Scenario piece = pieceOfCommand(scenario, command);
        (void)duplicateCommand(scenario, command);
        (void)mirrorCommand(scenario, command, Mirror::Line, MirrorTypes::Copied);
        (void)insertArmy(scenario, scenario.sides[0].id, piece);
        moveInto(scenario, few, command, 1);
    }
    swapSides(scenario);
    if (scenario.types.size() >= 2) {
        (void)removeType(scenario, scenario.types[0].id, scenario.types[1].id);
    }
    remove(scenario, few);
    (void)validate(scenario);
}

void mend(const Scenario &scenario)
{
    std::size_t tried = 0;
    for (const Issue &issue : validate(scenario)) {
        for (const Fix &fix : fixesFor(scenario, issue)) {
            check(errorCount(fix.fixed) <= errorCount(scenario));
        }
        if (++tried == 5) {
            break;
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto file = readScenario(text, Reading::Draft);
    if (!file) {
        return 0;
    }
    const Scenario &scenario = file.value().scenario;
    arrange(scenario);
    change(scenario);
    mend(scenario);
    const auto table = readArmyTable(scenario, writeArmyTable(scenario), TableUse::Amend);
    (void)table;
    Wish wish;
    wish.armies = {scenario, scenario};
    wish.units = 3;
    (void)newBattle(wish);
    return 0;
}
