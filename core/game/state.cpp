#include "core/game/state.h"

#include "core/base/hash.h"

#include <algorithm>

namespace zama {
namespace {

void addRoll(Hasher &h, const PendingRoll &r)
{
    h.add(static_cast<int>(r.kind)).add(std::uint64_t{r.side.value}).add(std::uint64_t{r.unit.value});
    h.add(std::uint64_t{r.target.value}).add(std::uint64_t{r.general.value}).add(r.dice).add(r.hitOn);
}

void addUnit(Hasher &h, const UnitState &u)
{
    const Deeds d = u.deeds;
    const unsigned bits = (d.moved ? 1U : 0U) | (d.shot ? 2U : 0U) | (d.charged ? 4U : 0U) |
                          (d.hit ? 8U : 0U) | (d.impactKill ? 16U : 0U);
    h.add((std::uint64_t{static_cast<std::uint32_t>(u.pose.front.x)} << 32U) |
          static_cast<std::uint32_t>(u.pose.front.y));
    h.add((std::uint64_t{static_cast<std::uint32_t>(u.pose.facing)} << 32U) |
          (static_cast<unsigned>(u.strength) << 16U) | (static_cast<unsigned>(u.fate) << 8U) | bits);
}

void addGeneral(Hasher &h, const GeneralState &g)
{
    h.add(g.place.x).add(g.place.y).add(std::uint64_t{g.attachedTo.value});
    h.add((g.fallen ? 1 : 0) + (g.moved ? 2 : 0));
}

void addShares(Hasher &h, const std::vector<DiceShare> &shares)
{
    h.add(std::uint64_t{shares.size()});
    for (const DiceShare &s : shares) {
        h.add(std::uint64_t{s.target.value}).add(s.dice);
    }
}

void addMelee(Hasher &h, const State &s)
{
    h.add(std::uint64_t{s.choices.size()}).add(std::uint64_t{s.groups.size()});
    h.add(std::uint64_t{s.generalsAtRisk.size()}).add(std::uint64_t{s.controlDue.size()});
    for (const ChosenDice &c : s.choices) {
        h.add(std::uint64_t{c.unit.value});
        addShares(h, c.shares);
    }
    for (const DiceGroup &g : s.groups) {
        h.add(std::uint64_t{g.unit.value})
            .add(std::uint64_t{g.target.value})
            .add(g.dice)
            .add(g.hitOn)
            .add(g.hits);
    }
    for (const GeneralId g : s.generalsAtRisk) {
        h.add(std::uint64_t{g.value});
    }
    for (const UnitId u : s.controlDue) {
        h.add(std::uint64_t{u.value});
    }
}

void addMoment(Hasher &h, const State &s)
{
    h.add(s.setup->fingerprint).add(s.turn).add(s.step).add(static_cast<int>(s.phase));
    h.add(std::uint64_t{s.toAct.value}).add(s.diceDrawn).add(s.passes);
    h.add((s.closed[0] ? 1 : 0) + (s.closed[1] ? 2 : 0) + (s.hasChosen[0] ? 4 : 0) +
          (s.hasChosen[1] ? 8 : 0) + (s.lossThisTurn ? 16 : 0));
    h.add(s.idleTurns).add(std::uint64_t{s.charge.unit.value}).add(std::uint64_t{s.charge.target.value});
    h.add(s.charge.left).add((s.charge.fromFront ? 1 : 0) + (s.charge.overrun ? 2 : 0));
    if (s.pending) {
        addRoll(h, *s.pending);
    }
    if (s.outcome) {
        h.add(static_cast<int>(s.outcome->reason)).add(static_cast<int>(s.outcome->degree));
        h.add(std::uint64_t{s.outcome->winner.value});
    }
}

} // namespace

bool State::operator==(const State &o) const
{
    return setup == o.setup && turn == o.turn && step == o.step && phase == o.phase && toAct == o.toAct &&
           units == o.units && generals == o.generals && links == o.links && pending == o.pending &&
           diceDrawn == o.diceDrawn && charge == o.charge && passes == o.passes && closed == o.closed &&
           hasChosen == o.hasChosen && choices == o.choices && groups == o.groups &&
           generalsAtRisk == o.generalsAtRisk && controlDue == o.controlDue && deployed == o.deployed &&
           idleTurns == o.idleTurns && lossThisTurn == o.lossThisTurn && outcome == o.outcome;
}

std::uint64_t hashOf(const State &s)
{
    Hasher h;
    addMoment(h, s);
    for (const UnitState &u : s.units) {
        addUnit(h, u);
    }
    for (const GeneralState &g : s.generals) {
        addGeneral(h, g);
    }
    h.add(std::uint64_t{s.links.size()});
    for (const Link &l : s.links) {
        h.add((std::uint64_t{l.a.value} << 16U) | l.b.value);
    }
    addMelee(h, s);
    for (const bool placed : s.deployed) {
        h.add(placed ? 1 : 0);
    }
    return h.value();
}

} // namespace zama
