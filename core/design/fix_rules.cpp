// Fixes of numbers, unit types, sides, zones and the sequence of play.

#include "core/design/fix_list.h"
#include "core/design/unit_types.h"
#include "core/io/decimal.h"

#include <algorithm>
#include <array>

namespace zama::design {
namespace {

// ---- numbers ----

std::int32_t limitOf(const std::string &text, int places)
{
    return static_cast<std::int32_t>(parseDecimal(text, places).value);
}

void setNumber(FixList &fixes, std::int32_t value, const std::string &shown)
{
    fixes.offer("fix.number", {fixes.arg(1), shown}, [&](Scenario &s) {
        if (std::int32_t *number = fixes.place().number(s)) {
            *number = value;
        }
    });
}

void clampNumber(FixList &fixes, int places)
{
    Scenario copy = fixes.scenario();
    const std::int32_t *number = fixes.place().number(copy);
    if (number == nullptr) {
        return;
    }
    // A step counts from 0 in the scenario and from 1 in the sentence.
    const std::int32_t first = fixes.arg(1) == "step" ? 1 : 0;
    const std::int32_t low = limitOf(fixes.arg(3), places) - first;
    const std::int32_t high = limitOf(fixes.arg(4), places) - first;
    const std::int32_t value = std::clamp(*number, low, std::max(low, high));
    setNumber(fixes, value, decimalText(value + first, places));
}

void clampCount(FixList &fixes)
{
    clampNumber(fixes, 0);
}

void clampLength(FixList &fixes)
{
    if (fixes.place().part(0) == "sides") {
        moveOntoTable(fixes);
        return;
    }
    const TableSpec usual;
    Scenario copy = fixes.scenario();
    const std::int32_t *number = fixes.place().number(copy);
    if (fixes.place().part(0) == "table" && number != nullptr && *number < kInch) {
        const Mils length = fixes.arg(1) == "width" ? usual.width : usual.depth;
        setNumber(fixes, length, decimalText(length, 3));
    } else {
        clampNumber(fixes, 3);
    }
}

void usualGround(FixList &fixes)
{
    fixes.offer("fix.ground", {}, [](Scenario &s) { s.table.ground = "plain"; });
}

void swapThresholds(FixList &fixes)
{
    fixes.offer("fix.victory", {},
                [](Scenario &s) { std::swap(s.victory.slightEdge, s.victory.greatVictory); });
}

// ---- unit types ----

// Changes a type and brings its units' stands into its limits.
void changeType(FixList &fixes, const char *code, std::vector<std::string> args,
                const std::function<void(UnitTypeSpec &)> &change)
{
    fixes.offer(code, std::move(args), [&](Scenario &s) {
        UnitTypeSpec *type = fixes.place().type(s);
        if (type == nullptr) {
            return;
        }
        change(*type);
        for (const std::string &unit : unitsOfType(s, type->id)) {
            setStands(*findUnit(s, unit), *type, findUnit(s, unit)->stands);
        }
    });
}

void makeSingleStand(UnitTypeSpec &type)
{
    type.formation = Formation::SingleStand;
    type.minStands = 1;
    type.maxStands = 1;
}

void swapStandLimits(FixList &fixes)
{
    changeType(fixes, "fix.stands_swap", {},
               [](UnitTypeSpec &type) { std::swap(type.minStands, type.maxStands); });
}

void oneStand(FixList &fixes)
{
    changeType(fixes, "fix.one_stand", {fixes.arg(0)}, makeSingleStand);
}

void twoStandsOrOne(FixList &fixes)
{
    changeType(fixes, "fix.two_stands", {fixes.arg(0)}, [](UnitTypeSpec &type) {
        type.minStands = 2;
        type.maxStands = std::max(2, type.maxStands);
    });
    oneStand(fixes);
}

void giveElephantRules(FixList &fixes)
{
    changeType(fixes, "fix.elephant", {fixes.arg(0)}, [](UnitTypeSpec &type) {
        type.elephant.emplace();
        type.melee.hit.reset();
        type.melee.hitAfterCharge.reset();
        makeSingleStand(type);
    });
    changeType(fixes, "fix.no_elephant", {fixes.arg(0)},
               [](UnitTypeSpec &type) { type.unitClass = UnitClass::Other; });
}

void dropMeleeNumber(FixList &fixes)
{
    changeType(fixes, "fix.no_melee_number", {fixes.arg(0)}, [](UnitTypeSpec &type) {
        type.melee.hit.reset();
        type.melee.hitAfterCharge.reset();
    });
}

void completeMeleeNumbers(FixList &fixes)
{
    changeType(fixes, "fix.melee_number", {fixes.arg(0)},
               [](UnitTypeSpec &type) { type.melee.hit = type.melee.hitAfterCharge; });
    dropMeleeNumber(fixes);
}

// ---- sides ----

constexpr std::array<const char *, 4> kPatterns{"plain", "stripes", "dots", "checks"};

void choosePattern(FixList &fixes)
{
    for (const char *pattern : kPatterns) {
        const bool isTaken = std::ranges::any_of(
            fixes.scenario().sides, [&](const SideSpec &side) { return side.livery.pattern == pattern; });
        if (!isTaken) {
            fixes.offer("fix.pattern", {pattern},
                        [&](Scenario &s) { fixes.place().side(s)->livery.pattern = pattern; });
            return;
        }
    }
}

void mirrorOther(FixList &fixes)
{
    const std::optional<std::size_t> index = fixes.place().index(1);
    const Scenario &now = fixes.scenario();
    if (!index || *index >= now.sides.size() || now.sides.size() != 2) {
        return;
    }
    const std::string other = now.sides[1 - *index].id;
    fixes.offer("fix.mirror", {other},
                [&](Scenario &s) { mirrorSide(s, other, Mirror::Point, MirrorTypes::Shared); });
}

void restoreStrength(FixList &fixes)
{
    fixes.offer("fix.side_full", {fixes.arg(0)}, [&](Scenario &s) {
        for (CommandSpec &command : fixes.place().side(s)->commands) {
            for (UnitSpec &unit : command.units) {
                unit.strength.reset();
            }
        }
    });
}

void twoSides(FixList &fixes)
{
    const std::size_t count = fixes.scenario().sides.size();
    if (count > 2) {
        fixes.offer("fix.sides_drop", {}, [](Scenario &s) {
            s.sides.resize(2);
            s.sequence.clear();
        });
    } else if (count == 1) {
        fixes.offer("fix.mirror", {fixes.scenario().sides[0].id}, [](Scenario &s) {
            const std::string first = s.sides[0].id;
            (void)addSide(s, "Opponents");
            mirrorSide(s, first, Mirror::Point, MirrorTypes::Shared);
        });
    }
}

// ---- zones ----

// The bottom or the top third of the table, and a little more, as at Zama.
Box usualZone(const Scenario &scenario, std::size_t side)
{
    const Box table = tableOf(scenario);
    const Mils depth = table.top * 7 / 20;
    return side == 0 ? Box{0, 0, table.right, depth} : Box{0, table.top - depth, table.right, table.top};
}

void usualZones(FixList &fixes)
{
    fixes.offer("fix.zones", {}, [](Scenario &s) {
        for (std::size_t i = 0; i < s.sides.size(); ++i) {
            s.sides[i].zone = usualZone(s, i);
        }
    });
}

void cutZone(FixList &fixes)
{
    fixes.offer("fix.zone_cut", {fixes.arg(0)},
                [&](Scenario &s) { fixes.place().side(s)->zone = zoneOf(s, *fixes.place().index(1)); });
    usualZones(fixes);
}

void turnZone(FixList &fixes)
{
    fixes.offer("fix.zone_turn", {fixes.arg(0)}, [&](Scenario &s) {
        Box &zone = *fixes.place().side(s)->zone;
        zone = {std::min(zone.left, zone.right), std::min(zone.bottom, zone.top),
                std::max(zone.left, zone.right), std::max(zone.bottom, zone.top)};
    });
    usualZones(fixes);
}

// ---- sequence of play ----

void usualSequence(FixList &fixes)
{
    fixes.offer("fix.sequence", {}, [](Scenario &s) { s.sequence.clear(); });
}

void swapOrUsualSequence(FixList &fixes)
{
    fixes.offer("fix.side_order", {fixes.arg(0)}, [](Scenario &s) { std::swap(s.sides[0], s.sides[1]); });
    usualSequence(fixes);
}

void dropStepSide(FixList &fixes)
{
    fixes.offer("fix.step_side", {}, [&](Scenario &s) {
        const std::optional<std::size_t> index = fixes.place().index(2);
        if (index && *index < s.sequence.size()) {
            s.sequence[*index].side.clear();
        }
    });
    usualSequence(fixes);
}

void fewerDice(FixList &fixes)
{
    fixes.offer("fix.one_general", {}, [](Scenario &s) { s.options.generalsPerUnit = GeneralsPerUnit::One; });
    fixes.offer("fix.extra_stands", {}, [&](Scenario &s) {
        for (CommandSpec &command : fixes.place().side(s)->commands) {
            if (command.general) {
                command.general->extraStands = std::min(command.general->extraStands, 1);
            }
        }
    });
}

struct Row {
    std::string_view code;
    FixMaker maker;
};
constexpr Row kMakers[] = {
    {"range.number", clampCount},
    {"range.length", clampLength},
    {"ground.unknown", usualGround},
    {"victory.order", swapThresholds},
    {"type.stands_range", swapStandLimits},
    {"type.single_stand", oneStand},
    {"type.elephant_formation", oneStand},
    {"type.last_stand", twoStandsOrOne},
    {"type.elephant_table", giveElephantRules},
    {"type.elephant_melee", dropMeleeNumber},
    {"type.no_melee", dropMeleeNumber},
    {"type.hit_after_charge", completeMeleeNumbers},
    {"livery.pattern", choosePattern},
    {"livery.same", choosePattern},
    {"side.no_units", mirrorOther},
    {"side.no_units_left", restoreStrength},
    {"sides.count", twoSides},
    {"zone.missing", usualZones},
    {"zone.overlap", usualZones},
    {"zone.off_table", cutZone},
    {"zone.shape", turnZone},
    {"sequence.missing_step", usualSequence},
    {"sequence.repeated_step", usualSequence},
    {"sequence.order", usualSequence},
    {"sequence.side_missing", usualSequence},
    {"sequence.side_extra", dropStepSide},
    {"sequence.side_order", swapOrUsualSequence},
    {"ref.side", usualSequence},
    {"dice.limit", fewerDice},
};

} // namespace

FixMaker fixMakerOfRules(std::string_view code)
{
    const auto found = std::ranges::find(kMakers, code, &Row::code);
    return found == std::end(kMakers) ? nullptr : found->maker;
}

} // namespace zama::design
