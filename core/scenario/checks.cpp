#include "core/scenario/checks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

namespace zama::checks {
namespace {

std::string pathOfCommand(std::size_t side, std::size_t command)
{
    return "/sides/" + std::to_string(side) + "/commands/" + std::to_string(command);
}

// Keys in the order in which files have them; what is not listed comes last.
constexpr std::array<std::string_view, 75> kKeyOrder{"id",
                                                     "language",
                                                     "title",
                                                     "date",
                                                     "place",
                                                     "background",
                                                     "sources",
                                                     "notes",
                                                     "table",
                                                     "width",
                                                     "depth",
                                                     "ground",
                                                     "rules",
                                                     "options",
                                                     "victory",
                                                     "slight_edge",
                                                     "great_victory",
                                                     "sequence",
                                                     "step",
                                                     "types",
                                                     "name",
                                                     "name_in_text",
                                                     "plural",
                                                     "class",
                                                     "formation",
                                                     "movement",
                                                     "move",
                                                     "charge",
                                                     "shooting",
                                                     "range",
                                                     "hit",
                                                     "melee",
                                                     "hit_after_charge",
                                                     "hit_by",
                                                     "elephant",
                                                     "scared_on",
                                                     "impact_loss",
                                                     "rampage_loss",
                                                     "rampage",
                                                     "control",
                                                     "traits",
                                                     "stand_width",
                                                     "stand_depth",
                                                     "min_stands",
                                                     "max_stands",
                                                     "figure",
                                                     "colours",
                                                     "sides",
                                                     "briefing",
                                                     "livery",
                                                     "colour",
                                                     "second",
                                                     "pattern",
                                                     "palette",
                                                     "zone",
                                                     "left",
                                                     "bottom",
                                                     "right",
                                                     "top",
                                                     "commands",
                                                     "general",
                                                     "extra_stands",
                                                     "commander_in_chief",
                                                     "units",
                                                     "type",
                                                     "stands",
                                                     "x",
                                                     "y",
                                                     "facing",
                                                     "strength",
                                                     "attached_to",
                                                     "fallen",
                                                     "start",
                                                     "turn",
                                                     "engagements"};

// A path segment as something to sort by: array indices by number, keys by their order in files.
std::size_t rankOf(std::string_view segment)
{
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(segment.data(), segment.data() + segment.size(), index);
    if (error == std::errc{} && end == segment.data() + segment.size()) {
        return index;
    }
    return static_cast<std::size_t>(std::ranges::find(kKeyOrder, segment) - kKeyOrder.begin());
}

std::vector<std::size_t> placeOf(const Issue &issue)
{
    std::vector<std::size_t> place;
    std::size_t begin = 1;
    while (begin <= issue.path.size()) {
        const std::size_t end = std::min(issue.path.find('/', begin), issue.path.size());
        place.push_back(rankOf(std::string_view(issue.path).substr(begin, end - begin)));
        begin = end + 1;
    }
    place.push_back(0);
    place.push_back(static_cast<std::size_t>(issue.severity));
    return place;
}

constexpr Mils kWildest = 2 * kMaxTable;

bool isSane(const UnitSpec &unit, const UnitTypeSpec &type)
{
    const int stands = unit.strength.value_or(unit.stands);
    return stands >= 1 && stands <= kMaxStands && type.stand.width >= 1 && type.stand.width <= kMaxStand &&
           type.stand.depth >= 1 && type.stand.depth <= kMaxStand &&
           std::abs(unit.pose.front.x) <= kWildest && std::abs(unit.pose.front.y) <= kWildest &&
           unit.pose.facing >= 0 && unit.pose.facing < kFullTurn;
}

void addUnit(Roster &roster, UnitRow row)
{
    const auto type = roster.typeById.find(row.unit->type);
    row.type = type == roster.typeById.end() ? nullptr : type->second;
    row.isPresent = row.unit->strength != 0;
    row.isPlaced = row.isPresent && row.type != nullptr && isSane(*row.unit, *row.type);
    if (row.isPlaced) {
        row.footprint = footprintAt(row.unit->pose, extentOf(*row.type, row.standsLeft()));
    }
    roster.unitById.try_emplace(row.unit->id, roster.units.size());
    roster.units.push_back(row);
}

} // namespace

void IssueList::error(std::string_view code, std::string path, std::vector<std::string> args)
{
    m_issues.push_back({Severity::Error, std::string(code), std::move(args), std::move(path)});
}

void IssueList::warning(std::string_view code, std::string path, std::vector<std::string> args)
{
    m_issues.push_back({Severity::Warning, std::string(code), std::move(args), std::move(path)});
}

void IssueList::note(std::string_view code, std::string path, std::vector<std::string> args)
{
    m_issues.push_back({Severity::Note, std::string(code), std::move(args), std::move(path)});
}

std::string UnitRow::path() const
{
    return pathOfCommand(side, command) + "/units/" + std::to_string(index);
}

std::string GeneralRow::path() const
{
    return pathOfCommand(side, command) + "/general";
}

const UnitRow *Roster::unit(const std::string &id) const
{
    const auto found = unitById.find(id);
    return found == unitById.end() ? nullptr : &units[found->second];
}

Roster rosterOf(const Scenario &scenario)
{
    Roster roster;
    for (const UnitTypeSpec &type : scenario.types) {
        roster.typeById.try_emplace(type.id, &type);
    }
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        const auto &commands = scenario.sides[s].commands;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            if (commands[c].general) {
                roster.generals.push_back({&*commands[c].general, s, c});
            }
            for (std::size_t u = 0; u < commands[c].units.size(); ++u) {
                addUnit(roster, {.unit = &commands[c].units[u], .side = s, .command = c, .index = u});
            }
        }
    }
    return roster;
}

std::string inches(Mils length)
{
    const std::int64_t size = std::abs(std::int64_t{length});
    std::string text = (length < 0 ? "-" : "") + std::to_string(size / kInch);
    std::string rest = std::to_string(kInch + size % kInch).substr(1);
    rest.erase(rest.find_last_not_of('0') + 1);
    return rest.empty() ? text : text + "." + rest;
}

bool checkRange(IssueList &out, const std::string &path, const std::string &owner, std::string_view field,
                int value, int low, int high)
{
    const bool isInside = value >= low && value <= high;
    if (!isInside) {
        out.error(
            "range.number", path + "/" + std::string(field),
            {owner, std::string(field), std::to_string(value), std::to_string(low), std::to_string(high)});
    }
    return isInside;
}

bool checkLength(IssueList &out, const std::string &path, const std::string &owner, std::string_view field,
                 Mils value, Mils low, Mils high)
{
    const bool isInside = value >= low && value <= high;
    if (!isInside) {
        out.error("range.length", path + "/" + std::string(field),
                  {owner, std::string(field), inches(value), inches(low), inches(high)});
    }
    return isInside;
}

void sortIssues(Issues &issues)
{
    std::vector<std::pair<std::vector<std::size_t>, Issue>> keyed;
    keyed.reserve(issues.size());
    for (Issue &issue : issues) {
        auto place = placeOf(issue);
        keyed.emplace_back(std::move(place), std::move(issue));
    }
    std::ranges::stable_sort(keyed, {}, &std::pair<std::vector<std::size_t>, Issue>::first);
    std::ranges::transform(keyed, issues.begin(), [](auto &k) { return std::move(k.second); });
}

} // namespace zama::checks
