#include "core/rules/elephants.h"

#include "core/game/queries.h"
#include "core/rules/charge.h"
#include "core/rules/losses.h"

namespace zama::rules {
namespace {

// E12: relative to the elephant's own facing.
Centidegrees turnOf(ElephantFate fate)
{
    switch (fate) {
    case ElephantFate::Right:
        return kQuarterTurn;
    case ElephantFate::Left:
        return -kQuarterTurn;
    case ElephantFate::Back:
        return 2 * kQuarterTurn;
    case ElephantFate::Held:
    case ElephantFate::Ahead:
        break;
    }
    return 0;
}

// E10, Q79, Q80: two stands from everyone; other elephants are immune or leave, as the option says.
void trample(Emitter &out, UnitId victim, UnitId elephant)
{
    const State &s = out.state();
    if (!s.typeOf(victim).isElephant) {
        loseStands(out, victim, s.typeOf(elephant).elephant.rampageLoss, Cause::Rampage, elephant,
                   Settle::Later);
    } else if (s.setup->options.rampageVsElephants == RampageVsElephants::Removed) {
        out.happen(event::UnitEliminated{victim, Cause::Rampage, elephant});
    }
}

// E8 to E11, Q77 to Q81
void rampage(Emitter &out, UnitId elephant, ElephantFate fate)
{
    const RampagePath path = rampagePath(out.state(), elephant, fate);
    const std::vector<UnitId> victims = rampageVictims(out.state(), elephant, path);
    out.happen(event::ElephantRampaged{elephant, fate, path.from, path.to});
    for (const UnitId v : victims) {
        trample(out, v, elephant);
    }
}

} // namespace

// E3, E4, Q76, Q91: only the declared target of a frontal charge, and only troops that have the trait.
bool getsScareDie(const State &s, UnitId unit, UnitId target, bool fromFront)
{
    if (!s.typeOf(unit).isElephant || !fromFront || !s.isPresent(target)) {
        return false;
    }
    const UnitType &type = s.typeOf(target);
    return type.has(Trait::ScaresElephants) ||
           (type.has(Trait::ScaresElephantsOptionally) &&
            s.setup->options.scaredBy == ScaredBy::InfantryAndSkirmishers);
}

void awaitScareDie(Emitter &out, UnitId unit, UnitId target)
{
    const State &s = out.state();
    out.happen(event::RollAwaited{
        {RollKind::Scare, s.sideOf(target), unit, target, {}, 1, s.typeOf(unit).elephant.scaredOn}});
}

void awaitControlDie(Emitter &out, UnitId unit)
{
    out.happen(event::RollAwaited{{RollKind::Control, out.state().sideOf(unit), unit, {}, {}, 1, 0}});
}

// E6, E7, E8, E12
void resolveControl(Emitter &out, const PendingRoll &roll, int face)
{
    const auto &table = out.state().typeOf(roll.unit).elephant.control;
    const ElephantFate fate = table.at(static_cast<std::size_t>(face - 1));
    if (fate == ElephantFate::Held) {
        out.happen(event::ElephantHeld{roll.unit});
    } else {
        rampage(out, roll.unit, fate);
    }
}

// E6, Q75
std::vector<UnitId> elephantsToControl(const State &s)
{
    std::vector<UnitId> due;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        const bool afterKill = s.setup->options.controlAfterImpactKill && s.units[i].deeds.impactKill;
        if (s.isPresent(u) && s.typeOf(u).isElephant && (s.isEngaged(u) || afterKill)) {
            due.push_back(u);
        }
    }
    return due;
}

// Q77, Q81: the starting rectangle is part of the path. All units are on the table, so cutting the path at
// its edge changes nobody's fate.
RampagePath rampagePath(const State &s, UnitId elephant, ElephantFate fate)
{
    const Extent size = extentOf(s, elephant);
    const Pose from = pivoted(s.unit(elephant).pose, size.depth, turnOf(fate));
    const Pose to = shifted(from, from.facing, s.typeOf(elephant).elephant.rampage);
    return {from, to, hullOf(footprintAt(from, size), footprintAt(to, size))};
}

// Q78, Q88: more than an edge; each once; generals never.
std::vector<UnitId> rampageVictims(const State &s, UnitId elephant, const RampagePath &path)
{
    std::vector<UnitId> victims;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        if (u != elephant && s.isPresent(u) &&
            overlapsDeeper(path.area, shapeOf(s.footprint(u)), kTolerance)) {
            victims.push_back(u);
        }
    }
    return victims;
}

} // namespace zama::rules
