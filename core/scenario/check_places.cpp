// Units and generals, where they stand and what they may be at the start.

#include "core/scenario/checks.h"

#include "core/base/dice.h"
#include "core/geometry/trig.h"

#include <algorithm>
#include <map>
#include <set>

namespace zama::checks {
namespace {

constexpr std::size_t kMaxListed = 100;

Box tableBox(const Scenario &scenario)
{
    return {0, 0, scenario.table.width, scenario.table.depth};
}

// A2 to A4, Q15; L1: a unit that is not a single stand has never just one stand left
void checkStrength(const UnitRow &row, const std::string &path, IssueList &out)
{
    const UnitSpec &unit = *row.unit;
    if (row.type != nullptr && (unit.stands < row.type->minStands || unit.stands > row.type->maxStands)) {
        out.error("unit.stands", path + "/stands",
                  {unit.id, std::to_string(unit.stands), std::to_string(row.type->minStands),
                   std::to_string(row.type->maxStands), row.type->id});
    }
    if (!unit.strength) {
        return;
    }
    if (*unit.strength < 0 || *unit.strength > unit.stands) {
        out.error("unit.strength", path + "/strength",
                  {unit.id, std::to_string(*unit.strength), std::to_string(unit.stands)});
    } else if (*unit.strength == 1 && row.type != nullptr && row.type->formation != Formation::SingleStand) {
        out.error("unit.strength_one", path + "/strength", {unit.id});
    }
}

// Q35, Q16
void checkPlace(const Scenario &scenario, const UnitRow &row, const std::string &path, IssueList &out)
{
    if (!row.isPlaced) {
        return;
    }
    if (!tableBox(scenario).contains(row.footprint.box)) {
        out.error("unit.off_table", path + "/x",
                  {row.unit->id, inches(scenario.table.width), inches(scenario.table.depth)});
    }
    const auto &zone = scenario.sides[row.side].zone;
    if (scenario.start || !zone || zone->contains(row.footprint.box)) {
        return;
    }
    if (scenario.options.deployment == Deployment::Free) {
        out.warning("unit.outside_zone", path + "/x", {row.unit->id});
    } else { // an ambush, perhaps
        out.note("unit.outside_zone", path + "/x", {row.unit->id});
    }
}

void checkUnit(const Scenario &scenario, const UnitRow &row, IssueList &out)
{
    const std::string path = row.path();
    const UnitSpec &unit = *row.unit;
    if (row.type == nullptr) {
        out.error("ref.type", path + "/type", {unit.id, unit.type});
        checkRange(out, path, unit.id, "stands", unit.stands, 1, kMaxStands);
    }
    checkStrength(row, path, out);
    const bool isPlausible = checkLength(out, path, unit.id, "x", unit.pose.front.x, 0, kMaxTable) &&
                             checkLength(out, path, unit.id, "y", unit.pose.front.y, 0, kMaxTable);
    if (unit.pose.facing < 0 || unit.pose.facing >= kFullTurn) {
        out.error("range.facing", path + "/facing", {unit.id});
    }
    if (isPlausible) {
        checkPlace(scenario, row, path, out);
    }
}

// Q84, Q86, Q88
void checkAttached(const Scenario &scenario, const Roster &roster, const GeneralRow &row,
                   const std::string &path, IssueList &out)
{
    const GeneralSpec &general = *row.general;
    const UnitRow *unit = roster.unit(general.attachedTo);
    if (unit == nullptr) {
        out.error("ref.unit", path, {general.id, general.attachedTo});
        return;
    }
    const std::vector<std::string> both{general.id, general.attachedTo};
    if (unit->side != row.side) {
        out.error("general.enemy_unit", path, both);
    } else if (scenario.options.generalJoins == GeneralJoins::OwnCommand && !general.commanderInChief &&
               unit->command != row.command) {
        out.error("general.other_command", path, both);
    }
    if (unit->type != nullptr && unit->type->has(Trait::NoGeneral)) {
        out.error("general.forbidden", path, {general.id, general.attachedTo, unit->type->id});
    }
    if (!unit->isPresent) {
        out.error("general.gone_unit", path, both);
    }
    if (general.fallen) {
        out.error("general.fallen", path, both);
    }
}

void checkGeneral(const Scenario &scenario, const Roster &roster, const GeneralRow &row, IssueList &out)
{
    const std::string path = row.path();
    const GeneralSpec &general = *row.general;
    checkRange(out, path, general.id, "extra_stands", general.extraStands, 0, kMaxExtraStands);
    const bool isPlausible = checkLength(out, path, general.id, "x", general.place.x, 0, kMaxTable) &&
                             checkLength(out, path, general.id, "y", general.place.y, 0, kMaxTable);
    if (!general.attachedTo.empty()) {
        checkAttached(scenario, roster, row, path + "/attached_to", out);
    } else if (isPlausible && !general.fallen &&
               (general.place.x > scenario.table.width || general.place.y > scenario.table.depth)) {
        out.error("general.off_table", path + "/x",
                  {general.id, inches(scenario.table.width), inches(scenario.table.depth)});
    }
}

// Q84: at most one per unit unless the scenario says otherwise
void checkCrowding(const Scenario &scenario, const Roster &roster, IssueList &out)
{
    if (scenario.options.generalsPerUnit == GeneralsPerUnit::Any) {
        return;
    }
    std::map<std::string_view, const GeneralSpec *> taken;
    for (const GeneralRow &row : roster.generals) {
        if (row.general->attachedTo.empty() || row.general->fallen) {
            continue;
        }
        const auto [first, isNew] = taken.try_emplace(row.general->attachedTo, row.general);
        if (!isNew) {
            out.error("general.crowded", row.path() + "/attached_to",
                      {row.general->id, row.general->attachedTo, first->second->id});
        }
    }
}

// The units that have a footprint, from left to right.
std::vector<const UnitRow *> fromLeftToRight(const Roster &roster)
{
    std::vector<const UnitRow *> rows;
    for (const UnitRow &row : roster.units) {
        if (row.isPlaced) {
            rows.push_back(&row);
        }
    }
    std::ranges::sort(rows, {}, [](const UnitRow *r) { return std::pair(r->footprint.box.left, r); });
    return rows;
}

// Calls `visit` for every two units within the tolerance of each other, until it returns false.
template<class Visit>
void visitNeighbours(const Roster &roster, Visit visit)
{
    const std::vector<const UnitRow *> rows = fromLeftToRight(roster);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Footprint &a = rows[i]->footprint;
        for (std::size_t j = i + 1; j < rows.size(); ++j) {
            const Footprint &b = rows[j]->footprint;
            if (b.box.left > a.box.right + kTolerance) {
                break;
            }
            if (isWithin(a, b, kTolerance) &&
                !visit(std::min(rows[i], rows[j]), std::max(rows[i], rows[j]))) {
                return;
            }
        }
    }
}

std::set<std::pair<std::string_view, std::string_view>> linksOf(const Scenario &scenario)
{
    std::set<std::pair<std::string_view, std::string_view>> links;
    if (scenario.start) {
        for (const EngagementSpec &e : scenario.start->engagements) {
            links.emplace(e.a, e.b);
            links.emplace(e.b, e.a);
        }
    }
    return links;
}

std::int64_t progress(const UnitRow &row)
{
    const Pose &pose = row.unit->pose;
    return std::int64_t{pose.front.x} * sineOf(pose.facing) +
           std::int64_t{pose.front.y} * cosineOf(pose.facing);
}

// The facing most of a side's units have.
Centidegrees mainFacing(const std::vector<const UnitRow *> &rows)
{
    std::map<Centidegrees, int> count;
    for (const UnitRow *row : rows) {
        ++count[row->unit->pose.facing];
    }
    return std::ranges::max_element(count, {}, [](const auto &c) { return c.second; })->first;
}

void checkFrontLine(const std::vector<const UnitRow *> &all, const std::string &side, IssueList &out)
{
    std::vector<const UnitRow *> rows;
    const Centidegrees facing = mainFacing(all);
    std::ranges::copy_if(all, std::back_inserter(rows),
                         [&](const UnitRow *r) { return r->unit->pose.facing == facing; });
    const UnitRow *foremost =
        *std::ranges::max_element(rows, {}, [](const UnitRow *r) { return progress(*r); });
    for (const UnitRow *row : rows) {
        const UnitClass unitClass = row->type->unitClass;
        const bool belongsInFront = unitClass == UnitClass::Skirmishers || unitClass == UnitClass::Elephants;
        if (belongsInFront && progress(*foremost) - progress(*row) > kTolerance * kSineScale) {
            out.warning("front_line", row->path(), {row->unit->id, side, foremost->unit->id});
        }
    }
}

} // namespace

void checkUnits(const Scenario &scenario, const Roster &roster, IssueList &out)
{
    for (const UnitRow &row : roster.units) {
        checkUnit(scenario, row, out);
    }
}

void checkGenerals(const Scenario &scenario, const Roster &roster, IssueList &out)
{
    for (const GeneralRow &row : roster.generals) {
        checkGeneral(scenario, roster, row, out);
    }
    checkCrowding(scenario, roster, out);
}

// G2, G4, Q84: no unit may need more dice in one roll than a roll can have
void checkDice(const Scenario &scenario, const Roster &roster, IssueList &out)
{
    std::vector<int> most(scenario.sides.size(), 0);
    std::vector<int> sum(scenario.sides.size(), 0);
    for (const GeneralRow &row : roster.generals) {
        const int extra = std::clamp(row.general->extraStands, 0, kMaxExtraStands);
        most[row.side] = std::max(most[row.side], extra);
        sum[row.side] += extra;
    }
    const bool isAny = scenario.options.generalsPerUnit == GeneralsPerUnit::Any;
    for (const UnitRow &row : roster.units) {
        const int dice = std::min(row.unit->stands, kMaxStands) + (isAny ? sum : most)[row.side];
        const bool mayLead = row.type != nullptr && !row.type->has(Trait::NoGeneral);
        if (mayLead && dice > kMaxDice) {
            out.error("dice.limit", row.path() + "/stands",
                      {row.unit->id, std::to_string(dice), std::to_string(kMaxDice)});
            return;
        }
    }
}

void checkNeighbours(const Scenario &scenario, const Roster &roster, IssueList &out)
{
    const auto links = linksOf(scenario);
    std::size_t listed = 0;
    visitNeighbours(roster, [&](const UnitRow *a, const UnitRow *b) {
        if (overlapsDeeper(a->footprint, b->footprint, kTolerance)) {
            out.error("unit.overlap", b->path() + "/x", {b->unit->id, a->unit->id});
            ++listed;
        } else if (a->side != b->side && !links.contains({a->unit->id, b->unit->id})) {
            out.warning("contact.unlinked", b->path() + "/x", {b->unit->id, a->unit->id});
            ++listed;
        }
        return listed < kMaxListed;
    });
}

// A5, Q14: only of a deployment; in a position taken from a battle the lines have long dissolved
void checkFrontLines(const Scenario &scenario, const Roster &roster, IssueList &out)
{
    if (scenario.start) {
        return;
    }
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        std::vector<const UnitRow *> rows;
        for (const UnitRow &row : roster.units) {
            if (row.side == s && row.isPlaced) {
                rows.push_back(&row);
            }
        }
        if (!rows.empty()) {
            checkFrontLine(rows, scenario.sides[s].id, out);
        }
    }
}

} // namespace zama::checks
