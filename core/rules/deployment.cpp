#include "core/rules/deployment.h"

#include "core/game/queries.h"
#include "core/rules/sequence.h"

#include <algorithm>

namespace zama::rules {
namespace {

bool hasUndeployed(const State &s, SideId side)
{
    const auto &commands = s.setup->sides.at(side.index()).commands;
    return std::ranges::any_of(commands, [&](CommandId c) { return !isDeployed(s, c); });
}

// Every unit of the command with its place: the ordered one, else the scenario's.
std::vector<UnitPlace> allPlaces(const State &s, const DeployCommand &order)
{
    std::vector<UnitPlace> places;
    for (const UnitId u : s.setup->commands[order.command.index()].units) {
        if (!s.isPresent(u)) {
            continue;
        }
        const auto named = std::ranges::find(order.places, u, &UnitPlace::unit);
        places.push_back({u, named == order.places.end() ? s.unit(u).pose : named->pose});
    }
    return places;
}

Point generalPlace(const State &s, const DeployCommand &order)
{
    const GeneralId g = s.setup->commands[order.command.index()].general;
    const bool keeps = order.generalPlace == Point{-1, -1};
    return keeps && g.isValid() ? s.setup->generals[g.index()].place : order.generalPlace;
}

// Only a general who is with nobody needs a place of his own (Q86).
bool standsAlone(const State &s, GeneralId g)
{
    return g.isValid() && !s.general(g).fallen && !s.general(g).attachedTo.isValid();
}

Check checkPlace(const State &s, const UnitPlace &place, const std::vector<UnitPlace> &others,
                 const Box &zone)
{
    const Footprint body = footprintAt(place.pose, extentOf(s, place.unit));
    if (!zone.contains(body.box)) {
        return Refusal(RefusalCode::OutsideZone, "Q16", place.unit);
    }
    for (const UnitPlace &other : others) {
        if (other.unit < place.unit &&
            overlapsDeeper(body, footprintAt(other.pose, extentOf(s, other.unit)), kTolerance)) {
            return Refusal(RefusalCode::EndsOnFriend, "Q16", place.unit, other.unit);
        }
    }
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        const bool stands = s.isPresent(u) && isDeployed(s, s.setup->units[i].command);
        if (!stands) {
            continue;
        }
        if (s.sideOf(u) == s.sideOf(place.unit) && overlapsDeeper(body, s.footprint(u), kTolerance)) {
            return Refusal(RefusalCode::EndsOnFriend, "Q16", place.unit, u);
        }
        if (s.sideOf(u) != s.sideOf(place.unit) && isWithin(body, s.footprint(u), kTolerance)) {
            return Refusal(RefusalCode::TouchesEnemy, "C2", place.unit, u);
        }
    }
    return {};
}

bool isWhole(Centidegrees facing)
{
    return facing >= 0 && facing < kFullTurn;
}

} // namespace

bool isDeployed(const State &s, CommandId command)
{
    return s.deployed.empty() || s.deployed[command.index()];
}

// Q16
Check checkDeploy(const State &s, const DeployCommand &order)
{
    if (s.deployed.empty()) {
        return Refusal(RefusalCode::FixedPlaces, "Q16");
    }
    if (s.phase != Phase::Deploying) {
        return Refusal(RefusalCode::WrongStep, "Q16");
    }
    const CommandSetup &command = s.setup->commands[order.command.index()];
    if (command.side != s.toAct) {
        return Refusal(RefusalCode::NotYourTurn, "Q16");
    }
    if (isDeployed(s, order.command)) {
        return Refusal(RefusalCode::AlreadyDeployed, "Q16");
    }
    for (const UnitPlace &p : order.places) {
        if (std::ranges::find(command.units, p.unit) == command.units.end() || !isWhole(p.pose.facing)) {
            return Refusal(RefusalCode::NoSuchUnit, "Q16", p.unit);
        }
    }
    const Box &zone = s.setup->sides.at(command.side.index()).zone;
    const std::vector<UnitPlace> places = allPlaces(s, order);
    for (const UnitPlace &p : places) {
        if (Check c = checkPlace(s, p, places, zone)) {
            return c;
        }
    }
    const Point g = generalPlace(s, order);
    if (standsAlone(s, command.general) && !zone.contains({g.x, g.y, g.x, g.y})) {
        return Refusal(RefusalCode::OutsideZone, "Q16").about(command.general);
    }
    return {};
}

// Q16: one command at a time alternately; a side that stands already is passed over.
void carryOut(Emitter &out, const DeployCommand &order)
{
    out.happen(event::CommandDeployed{order.command, allPlaces(out.state(), order),
                                      generalPlace(out.state(), order)});
    const SideId acted = out.state().toAct;
    if (hasUndeployed(out.state(), otherSide(acted))) {
        out.happen(event::SideToAct{otherSide(acted)});
    } else if (!hasUndeployed(out.state(), acted)) {
        enterStep(out, out.state().setup->startTurn, 0);
    }
}

} // namespace zama::rules
