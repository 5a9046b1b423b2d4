#include "tests/support/invariants.h"

#include "core/game/queries.h"

#include <algorithm>
#include <vector>

namespace zama::test {
namespace {

// Units close up after losses, and corners are rounded anew: a mil or two either way is nobody's fault.
constexpr Mils kRounding = 2;

std::string named(const State &s, std::size_t unit, const std::string &what)
{
    return s.setup->units[unit].id + " " + what;
}

std::string faultOfUnit(const State &s, std::size_t i)
{
    const UnitId u(i);
    const UnitState &unit = s.units[i];
    if ((unit.fate == Fate::Present) != (unit.strength > 0)) {
        return named(s, i, "is neither here nor gone");
    }
    if (unit.strength < 0 || unit.strength > s.setup->units[i].stands) {
        return named(s, i, "has an impossible strength");
    }
    if (unit.strength == 0) {
        return {};
    }
    if (unit.strength == 1 && s.typeOf(u).losesLastStand()) {
        return named(s, i, "has kept its last stand");
    }
    if (!s.setup->table.contains(s.footprints[i].box)) {
        return named(s, i, "is off the table");
    }
    if (unit.pose.facing < 0 || unit.pose.facing >= kFullTurn) {
        return named(s, i, "faces nowhere");
    }
    if (s.footprints[i] != footprintAt(unit.pose, extentOf(s, u))) {
        return named(s, i, "has a stale footprint");
    }
    return {};
}

// Outside the dice of a round nobody is linked with the dead, and generals are with the living.
std::string faultOfLinks(const State &s)
{
    std::vector<int> count(s.units.size());
    for (std::size_t k = 0; k < s.links.size(); ++k) {
        const Link &l = s.links[k];
        ++count[l.a.index()];
        ++count[l.b.index()];
        if (!(l.a < l.b) || (k > 0 && !(s.links[k - 1] < l))) {
            return "links are out of order";
        }
        if (s.sideOf(l.a) == s.sideOf(l.b)) {
            return named(s, l.a.index(), "is engaged with a friend");
        }
        const bool bothPresent = s.isPresent(l.a) && s.isPresent(l.b);
        if (s.phase != Phase::Fighting && !bothPresent) {
            return named(s, l.a.index(), "is linked with the dead");
        }
    }
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.units[i].links != count[i]) {
            return named(s, i, "miscounts its links");
        }
        if (count[i] > 0 && s.typeOf(UnitId(i)).has(Trait::RoutsWhenCharged)) {
            return named(s, i, "fights though it should have fled");
        }
    }
    return {};
}

std::string faultOfGenerals(const State &s)
{
    for (std::size_t i = 0; i < s.generals.size(); ++i) {
        const GeneralState &g = s.generals[i];
        const std::string &id = s.setup->generals[i].id;
        if (!g.attachedTo.isValid()) {
            if (!s.setup->table.contains({g.place.x, g.place.y, g.place.x, g.place.y})) {
                return id + " has left the table";
            }
            continue;
        }
        if (g.fallen || s.sideOf(g.attachedTo) != s.setup->generals[i].side) {
            return id + " is with the wrong people";
        }
        if (s.phase != Phase::Fighting && !s.isPresent(g.attachedTo)) {
            return id + " leads the dead";
        }
        const bool one = s.setup->options.generalsPerUnit == GeneralsPerUnit::One;
        if (one && generalsWith(s, g.attachedTo).size() > 1) {
            return id + " shares his unit";
        }
    }
    return {};
}

// Q16: in free deployment commands that are not placed yet stand nowhere in particular.
bool isPlaced(const State &s, std::size_t unit)
{
    return s.deployed.empty() || s.deployed[s.setup->units[unit].command.index()];
}

std::string faultOfPlaces(const State &s, const State &start)
{
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const bool both =
                s.units[i].strength > 0 && s.units[j].strength > 0 && isPlaced(s, i) && isPlaced(s, j);
            if (!both || !s.footprints[i].box.near(s.footprints[j].box, kTolerance)) {
                continue;
            }
            if (overlapsDeeper(s.footprints[i], s.footprints[j], kTolerance + kRounding)) {
                return named(s, i, "stands on " + s.setup->units[j].id);
            }
            const bool strangers = s.setup->units[i].side != s.setup->units[j].side &&
                                   !areLinked(s, UnitId(i), UnitId(j)) && s.phase != Phase::Fighting &&
                                   !s.pending;
            if (strangers && isWithin(s.footprints[i], s.footprints[j], kTolerance - kRounding) &&
                !isWithin(start.footprints[i], start.footprints[j], kTolerance)) {
                return named(s, i, "touches " + s.setup->units[j].id + " and does not fight it");
            }
        }
    }
    return {};
}

} // namespace

std::string faultOf(const State &s, const State &start)
{
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (std::string fault = faultOfUnit(s, i); !fault.empty()) {
            return fault;
        }
    }
    for (std::string fault : {faultOfLinks(s), faultOfGenerals(s), faultOfPlaces(s, start)}) {
        if (!fault.empty()) {
            return fault;
        }
    }
    if (s.pending && s.pending->dice <= 0) {
        return "a roll of no dice is awaited";
    }
    if (s.isOver() != (s.phase == Phase::Over) || (s.isOver() && s.pending)) {
        return "the battle is neither over nor on";
    }
    const auto limit = s.setup->options.turnLimit;
    return limit && s.turn > *limit ? "the sun has set long ago" : std::string();
}

std::string faultOfStep(const State &before, const Events &events, const State &after)
{
    std::uint64_t dice = 0;
    for (const Event &e : events) {
        if (const auto *rolled = std::get_if<event::DiceRolled>(&e)) {
            dice += rolled->faces.count;
        }
    }
    if (after.diceDrawn != before.diceDrawn + dice) {
        return "dice were drawn that nobody saw";
    }
    for (std::size_t i = 0; i < before.units.size(); ++i) {
        if (after.units[i].strength > before.units[i].strength) {
            return named(before, i, "has grown");
        }
    }
    if (events.empty()) {
        return "a lawful command without an event";
    }
    return std::pair(after.turn, after.step) < std::pair(before.turn, before.step) ? "time runs backwards"
                                                                                   : std::string();
}

} // namespace zama::test
