// Any bytes as an order of battle: put in whole, or located faults.

#include "core/design/army_table.h"
#include "core/scenario/validate.h"
#include "core/text/issue_text.h"

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

Scenario frame()
{
    Scenario scenario;
    scenario.id = "frame";
    for (const char *id : {"foot", "light"}) {
        UnitTypeSpec &type = scenario.types.emplace_back();
        type.id = id;
        type.name = {{{"en", id}}};
    }
    for (const char *id : {"rome", "carthage"}) {
        SideSpec &side = scenario.sides.emplace_back();
        side.id = id;
        CommandSpec &command = side.commands.emplace_back();
        command.id = id + std::string("-1");
        UnitSpec &unit = command.units.emplace_back();
        unit.id = id + std::string("-foot");
        unit.type = "foot";
        unit.stands = 7;
    }
    return scenario;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Scenario kFrame = frame();
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const TableUse use : {TableUse::Amend, TableUse::Replace}) {
        const auto reading = readArmyTable(kFrame, text, use);
        if (!reading) {
            check(!reading.error().empty());
            for (const TableFault &fault : reading.error()) {
                check(issueSentence(fault.issue.code) != nullptr);
            }
            continue;
        }
        const Scenario &scenario = reading.value().scenario;
        (void)validate(scenario);
        for (const char separator : {'\t', ';', ','}) {
            const auto again =
                readArmyTable(scenario, writeArmyTable(scenario, {.separator = separator}), use);
            check(again.ok() && again.value().scenario == scenario);
        }
    }
    return 0;
}
