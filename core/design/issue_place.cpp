#include "core/design/issue_place.h"

#include <algorithm>
#include <charconv>

namespace zama::design {
namespace {

template<class List>
auto itemAt(List &list, std::optional<std::size_t> index) -> decltype(list.data())
{
    return index && *index < list.size() ? &list[*index] : nullptr;
}

std::int32_t *valueIn(std::optional<HitNumber> &hit)
{
    return hit ? &*hit : nullptr;
}

std::int32_t *numberIn(UnitTypeSpec &type, const std::string &group, const std::string &field)
{
    if (group == "melee") {
        return valueIn(field == "hit"                ? type.melee.hit
                       : field == "hit_after_charge" ? type.melee.hitAfterCharge
                                                     : type.melee.hitBy);
    }
    if (group == "shooting") {
        return !type.shooting ? nullptr : field == "range" ? &type.shooting->range : &type.shooting->hit;
    }
    if (group == "elephant") {
        return !type.elephant           ? nullptr
               : field == "scared_on"   ? &type.elephant->scaredOn
               : field == "impact_loss" ? &type.elephant->impactLoss
               : field == "rampage"     ? &type.elephant->rampage
                                        : &type.elephant->rampageLoss;
    }
    return group == "move"          ? &type.move
           : group == "charge"      ? &type.charge
           : group == "stand_width" ? &type.stand.width
           : group == "stand_depth" ? &type.stand.depth
           : group == "min_stands"  ? &type.minStands
           : group == "max_stands"  ? &type.maxStands
                                    : nullptr;
}

std::int32_t *numberIn(UnitSpec &unit, const std::string &field)
{
    return field == "stands" ? &unit.stands
           : field == "x"    ? &unit.pose.front.x
           : field == "y"    ? &unit.pose.front.y
                             : nullptr;
}

std::int32_t *numberIn(GeneralSpec &general, const std::string &field)
{
    return field == "extra_stands" ? &general.extraStands
           : field == "x"          ? &general.place.x
           : field == "y"          ? &general.place.y
                                   : nullptr;
}

std::int32_t *numberInRules(Scenario &scenario, const std::string &field)
{
    return field == "turn_limit"      ? (scenario.options.turnLimit ? &*scenario.options.turnLimit : nullptr)
           : field == "slight_edge"   ? &scenario.victory.slightEdge
           : field == "great_victory" ? &scenario.victory.greatVictory
                                      : nullptr;
}

LocalText *headText(Scenario &scenario, const std::string &key)
{
    return key == "title"        ? &scenario.title
           : key == "date"       ? &scenario.date
           : key == "place"      ? &scenario.place
           : key == "background" ? &scenario.background
           : key == "sources"    ? &scenario.sources
           : key == "notes"      ? &scenario.notes
                                 : nullptr;
}

LocalText *sideText(SideSpec &side, const std::string &key)
{
    return key == "name"           ? &side.name
           : key == "name_in_text" ? &side.nameInText
           : key == "briefing"     ? &side.briefing
                                   : nullptr;
}

} // namespace

IssuePlace::IssuePlace(const std::string &path)
{
    for (std::size_t begin = 1; begin <= path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        m_parts.push_back(path.substr(begin, end - begin));
        begin = end + 1;
    }
}

const std::string &IssuePlace::part(std::size_t i) const
{
    static const std::string kNothing;
    return i < m_parts.size() ? m_parts[i] : kNothing;
}

std::optional<std::size_t> IssuePlace::index(std::size_t i) const
{
    const std::string &text = part(i);
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isNumber = error == std::errc{} && end == text.data() + text.size();
    return isNumber ? std::optional(value) : std::nullopt;
}

SideSpec *IssuePlace::side(Scenario &scenario) const
{
    return part(0) == "sides" ? itemAt(scenario.sides, index(1)) : nullptr;
}

CommandSpec *IssuePlace::command(Scenario &scenario) const
{
    SideSpec *home = side(scenario);
    return home != nullptr && part(2) == "commands" ? itemAt(home->commands, index(3)) : nullptr;
}

GeneralSpec *IssuePlace::general(Scenario &scenario) const
{
    CommandSpec *home = command(scenario);
    return home != nullptr && part(4) == "general" && home->general ? &*home->general : nullptr;
}

UnitSpec *IssuePlace::unit(Scenario &scenario) const
{
    CommandSpec *home = command(scenario);
    return home != nullptr && part(4) == "units" ? itemAt(home->units, index(5)) : nullptr;
}

UnitTypeSpec *IssuePlace::type(Scenario &scenario) const
{
    return part(0) == "types" ? itemAt(scenario.types, index(1)) : nullptr;
}

ArtSpec *IssuePlace::art(Scenario &scenario) const
{
    return part(0) == "art" ? itemAt(scenario.art, index(1)) : nullptr;
}

std::int32_t *IssuePlace::number(Scenario &scenario) const
{
    if (part(0) == "table") {
        return part(1) == "width"   ? &scenario.table.width
               : part(1) == "depth" ? &scenario.table.depth
                                    : nullptr;
    }
    if (part(0) == "rules") {
        return numberInRules(scenario, part(2));
    }
    if (part(0) == "start" && scenario.start) {
        return part(1) == "turn"   ? &scenario.start->turn
               : part(1) == "step" ? &scenario.start->step
                                   : nullptr;
    }
    if (UnitTypeSpec *found = type(scenario)) {
        return numberIn(*found, part(2), part(3));
    }
    if (UnitSpec *found = unit(scenario)) {
        return numberIn(*found, part(6));
    }
    GeneralSpec *found = general(scenario);
    return found == nullptr ? nullptr : numberIn(*found, part(5));
}

std::string *IssuePlace::colour(Scenario &scenario) const
{
    if (SideSpec *found = side(scenario)) {
        return part(3) == "colour"   ? &found->livery.colour
               : part(3) == "second" ? &found->livery.second
                                     : nullptr;
    }
    if (UnitTypeSpec *found = type(scenario)) {
        const auto slot = std::ranges::find(found->colours, part(3), &SlotColour::slot);
        return slot == found->colours.end() ? nullptr : &slot->colour;
    }
    return nullptr;
}

LocalText *IssuePlace::text(Scenario &scenario) const
{
    if (UnitSpec *found = unit(scenario)) {
        return &found->name;
    }
    if (GeneralSpec *found = general(scenario)) {
        return &found->name;
    }
    if (CommandSpec *found = command(scenario)) {
        return &found->name;
    }
    if (SideSpec *found = side(scenario)) {
        return sideText(*found, part(2));
    }
    if (UnitTypeSpec *found = type(scenario)) {
        return part(2) == "plural" ? &found->plural : &found->name;
    }
    return headText(scenario, part(0));
}

IssuePlace::Id IssuePlace::id(Scenario &scenario) const
{
    if (part(0) == "id") {
        return {&scenario.id, {}};
    }
    if (UnitSpec *found = unit(scenario)) {
        return {&found->id, IdOf::Body};
    }
    if (GeneralSpec *found = general(scenario)) {
        return {&found->id, IdOf::Body};
    }
    if (CommandSpec *found = command(scenario)) {
        return {&found->id, IdOf::Command};
    }
    if (SideSpec *found = side(scenario)) {
        return {&found->id, IdOf::Side};
    }
    if (UnitTypeSpec *found = type(scenario)) {
        return {&found->id, IdOf::Type};
    }
    ArtSpec *found = art(scenario);
    return found == nullptr ? Id{} : Id{&found->id, IdOf::Art};
}

} // namespace zama::design
