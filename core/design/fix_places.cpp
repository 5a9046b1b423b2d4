// Fixes of where units and generals stand, what they are and whom they fight.

#include "core/design/fix_list.h"
#include "core/design/free_place.h"
#include "core/design/line_up.h"
#include "core/design/mending.h"
#include "core/design/unit_types.h"
#include "core/geometry/trig.h"

#include <algorithm>
#include <cstdlib>

namespace zama::design {
namespace {

std::optional<Body> bodyOf(const Scenario &scenario, const std::string &id)
{
    const std::vector<Body> bodies = bodiesOf(scenario, {id});
    return bodies.empty() || bodies.front().isGeneral ? std::nullopt : std::optional(bodies.front());
}

std::string unitId(const FixList &fixes)
{
    Scenario copy = fixes.scenario();
    const UnitSpec *unit = fixes.place().unit(copy);
    return unit == nullptr ? std::string() : unit->id;
}

// ---- places ----

// To the nearest free place in an area, enemies and friends not touched.
void moveTo(FixList &fixes, const char *code, const std::string &id, const Box &area)
{
    const std::optional<Body> body = bodyOf(fixes.scenario(), id);
    if (!body) {
        return;
    }
    const FreePlaces places(fixes.scenario(), area, kTolerance, {id});
    if (const std::optional<Pose> there = places.nearest(body->pose, body->extent)) {
        fixes.offer(code, {id}, [&](Scenario &s) { place(s, {{id, *there}}); });
    }
}

Box areaFor(const Scenario &scenario, const std::string &id)
{
    return !scenario.start ? zoneOf(scenario, sideOfBody(scenario, id)) : tableOf(scenario);
}

void moveIntoZone(FixList &fixes)
{
    const std::string id = unitId(fixes);
    moveTo(fixes, "fix.into_zone", id, zoneOf(fixes.scenario(), sideOfBody(fixes.scenario(), id)));
}

void shiftApart(FixList &fixes)
{
    for (std::size_t who = 0; who < 2; ++who) {
        const std::string &id = fixes.arg(who);
        moveTo(fixes, "fix.shift", id, areaFor(fixes.scenario(), id));
    }
}

void shiftOrEngage(FixList &fixes)
{
    shiftApart(fixes);
    fixes.offer("fix.engage", {fixes.arg(0), fixes.arg(1)}, [&](Scenario &s) {
        if (!s.start) {
            s.start.emplace();
        }
        s.start->engagements.push_back({fixes.arg(0), fixes.arg(1)});
    });
}

// Level with the foremost unit, as near as possible to where it stands along the front.
void moveIntoFrontLine(FixList &fixes)
{
    const std::string id = unitId(fixes);
    const std::optional<Body> body = bodyOf(fixes.scenario(), id);
    const std::optional<Body> foremost = bodyOf(fixes.scenario(), fixes.arg(2));
    if (!body || !foremost) {
        return;
    }
    const Centidegrees forward = body->pose.facing;
    const auto ahead = [&](Point p) {
        return std::int64_t{p.x} * sineOf(forward) + std::int64_t{p.y} * cosineOf(forward);
    };
    const auto way =
        static_cast<Mils>(roundedRatio(ahead(foremost->pose.front) - ahead(body->pose.front), kSineScale));
    const Pose level = shifted(body->pose, forward, way);
    const FreePlaces places(fixes.scenario(), areaFor(fixes.scenario(), id), kTolerance, {id});
    for (Mils aside = 0; aside <= kMaxTable; aside += kInch / 4) {
        for (const Mils across : {aside, -aside}) {
            const Pose there = shifted(level, forward + kQuarterTurn, across);
            if (places.isFree(there, body->extent)) {
                fixes.offer("fix.front_line", {id}, [&](Scenario &s) { place(s, {{id, there}}); });
                return;
            }
        }
    }
}

void turnIntoCircle(FixList &fixes)
{
    fixes.offer("fix.facing", {fixes.arg(0)}, [&](Scenario &s) {
        if (UnitSpec *unit = fixes.place().unit(s)) {
            unit->pose.facing = normalised(unit->pose.facing);
        }
    });
}

// ---- strengths ----

void mendStands(FixList &fixes)
{
    Scenario copy = fixes.scenario();
    const UnitSpec *unit = fixes.place().unit(copy);
    const UnitTypeSpec *type = unit == nullptr ? nullptr : findType(std::as_const(copy), unit->type);
    if (type == nullptr) {
        return;
    }
    const int stands = standsWithin(*type, unit->stands);
    fixes.offer("fix.stands", {fixes.arg(0), std::to_string(stands)},
                [&](Scenario &s) { setStands(*fixes.place().unit(s), *type, stands); });
    const int wanted = unit->stands;
    fixes.offer("fix.type_stands", {type->id, std::to_string(wanted)}, [&](Scenario &s) {
        UnitTypeSpec &wider = *findType(s, type->id);
        wider.minStands = std::min(wider.minStands, wanted);
        wider.maxStands = std::max(wider.maxStands, wanted);
    });
}

void mendStrength(FixList &fixes)
{
    Scenario copy = fixes.scenario();
    const UnitSpec *unit = fixes.place().unit(copy);
    if (unit == nullptr) {
        return;
    }
    const auto leave = [&](int strength) {
        fixes.offer("fix.strength", {fixes.arg(0), std::to_string(strength)},
                    [&](Scenario &s) { fixes.place().unit(s)->strength = strength; });
    };
    if (fixes.issue().code == "unit.strength_one") {
        leave(2);
        leave(0);
    } else {
        leave(std::clamp(*unit->strength, 0, std::max(0, unit->stands)));
        fixes.offer("fix.full_strength", {fixes.arg(0)},
                    [&](Scenario &s) { fixes.place().unit(s)->strength.reset(); });
    }
}

// ---- generals ----

void standAlone(Scenario &scenario, GeneralSpec &general)
{
    const Point at = middleOf(scenario, general.attachedTo, general.place);
    const Point into = shiftInto({at.x, at.y, at.x, at.y}, tableOf(scenario));
    general.place = {at.x + into.x, at.y + into.y};
    general.attachedTo.clear();
}

void detach(FixList &fixes)
{
    fixes.offer("fix.detach", {fixes.arg(0)}, [&](Scenario &s) {
        if (GeneralSpec *general = fixes.place().general(s)) {
            standAlone(s, *general);
        }
    });
}

void detachOrRaise(FixList &fixes)
{
    detach(fixes);
    fixes.offer("fix.not_fallen", {fixes.arg(0)}, [&](Scenario &s) {
        if (GeneralSpec *general = fixes.place().general(s)) {
            general->fallen = false;
        }
    });
}

void generalOntoTable(FixList &fixes)
{
    fixes.offer("fix.onto_table", {fixes.arg(0)}, [&](Scenario &s) {
        if (GeneralSpec *general = fixes.place().general(s)) {
            standAlone(s, *general);
        }
    });
}

void keepOneChief(FixList &fixes)
{
    Scenario copy = fixes.scenario();
    const SideSpec *side = fixes.place().side(copy);
    if (side == nullptr) {
        return;
    }
    const auto first = std::ranges::find_if(
        side->commands, [](const CommandSpec &c) { return c.general && c.general->commanderInChief; });
    const std::string chief = first == side->commands.end() ? std::string() : first->general->id;
    fixes.offer("fix.one_chief", {chief}, [&](Scenario &s) {
        bool isFirst = true;
        for (CommandSpec &command : fixes.place().side(s)->commands) {
            if (command.general && command.general->commanderInChief) {
                command.general->commanderInChief = std::exchange(isFirst, false);
            }
        }
    });
}

// ---- engagements ----

void removeEngagement(FixList &fixes)
{
    const std::optional<std::size_t> index = fixes.place().index(2);
    fixes.offer("fix.disengage", {}, [&](Scenario &s) {
        if (s.start && index && *index < s.start->engagements.size()) {
            s.start->engagements.erase(s.start->engagements.begin() + static_cast<std::ptrdiff_t>(*index));
        }
    });
}

void detachOrDisengage(FixList &fixes)
{
    if (fixes.place().part(0) == "start") {
        removeEngagement(fixes);
    } else {
        detach(fixes);
    }
}

struct Row {
    std::string_view code;
    FixMaker maker;
};
constexpr Row kMakers[] = {
    {"unit.off_table", moveOntoTable},
    {"unit.outside_zone", moveIntoZone},
    {"unit.overlap", shiftApart},
    {"contact.unlinked", shiftOrEngage},
    {"front_line", moveIntoFrontLine},
    {"range.facing", turnIntoCircle},
    {"unit.stands", mendStands},
    {"unit.strength", mendStrength},
    {"unit.strength_one", mendStrength},
    {"general.enemy_unit", detach},
    {"general.other_command", detach},
    {"general.forbidden", detach},
    {"general.gone_unit", detach},
    {"general.crowded", detach},
    {"general.fallen", detachOrRaise},
    {"general.off_table", moveOntoTable},
    {"side.chiefs", keepOneChief},
    {"ref.unit", detachOrDisengage},
    {"engagement.self", removeEngagement},
    {"engagement.same_side", removeEngagement},
    {"engagement.gone", removeEngagement},
    {"engagement.routs", removeEngagement},
    {"engagement.twice", removeEngagement},
    {"engagement.far", removeEngagement},
};

} // namespace

void moveOntoTable(FixList &fixes)
{
    const std::string id = unitId(fixes);
    if (id.empty()) {
        generalOntoTable(fixes);
        return;
    }
    moveTo(fixes, "fix.onto_table", id, tableOf(fixes.scenario()));
    if (fixes.isEmpty()) { // there is no room: at least it is on the table
        const std::optional<Body> body = bodyOf(fixes.scenario(), id);
        if (body) {
            fixes.offer("fix.onto_table", {id}, [&](Scenario &s) {
                place(s, keptOnTable(s, {{id, body->pose}}));
            });
        }
    }
}

FixMaker fixMakerOfPlaces(std::string_view code)
{
    const auto found = std::ranges::find(kMakers, code, &Row::code);
    return found == std::end(kMakers) ? nullptr : found->maker;
}

} // namespace zama::design
