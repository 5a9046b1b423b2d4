#include "core/rules/melee.h"

#include "core/game/queries.h"
#include "core/rules/elephants.h"
#include "core/rules/generals.h"
#include "core/rules/losses.h"
#include "core/rules/sequence.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace zama::rules {
namespace {

const ChosenDice *chosenBy(const State &s, UnitId unit)
{
    const auto at = std::ranges::find(s.choices, unit, &ChosenDice::unit);
    return at == s.choices.end() ? nullptr : &*at;
}

// Q65: what was chosen, or all dice on the default target.
std::vector<DiceShare> sharesOf(const State &s, UnitId unit)
{
    if (const ChosenDice *chosen = chosenBy(s, unit)) {
        return chosen->shares;
    }
    const UnitId target = defaultMeleeTarget(s, unit);
    return target.isValid() ? std::vector<DiceShare>{{target, 0}} : std::vector<DiceShare>{};
}

// Q72, two_per_round: without dice, from the round after its hit on.
bool tramplesNow(const State &s, UnitId unit)
{
    return s.typeOf(unit).isElephant && s.setup->options.elephantMelee == ElephantMelee::TwoPerRound &&
           !s.unit(unit).deeds.hit;
}

void addGroups(const State &s, UnitId unit, std::vector<DiceGroup> &groups)
{
    const int dice = meleeDice(s, unit);
    const bool tramples = tramplesNow(s, unit);
    if (dice == 0 && !tramples) {
        return;
    }
    for (const DiceShare &share : sharesOf(s, unit)) {
        if (tramples) {
            groups.push_back({unit, share.target, 0, kNeverHits, s.typeOf(unit).elephant.impactLoss});
        } else {
            groups.push_back({unit, share.target, share.dice == 0 ? dice : share.dice,
                              meleeHitNumber(s, unit, share.target), -1});
        }
    }
}

struct Wound {
    UnitId unit;
    int hits = 0;
    UnitId by; ///< none where several share it
};

// F4, Q66: what the dice of the round do to each unit, by id.
class Wounds
{
public:
    explicit Wounds(const State &s)
        : m_state(s),
          m_of(s.units.size())
    {
        for (const DiceGroup &g : s.groups) {
            strike(g.target, g.hits, g.unit);
        }
        if (s.setup->options.surplus == Surplus::SameFight) {
            passOnSurplus();
        }
    }

    [[nodiscard]] std::vector<Wound> all() const
    {
        std::vector<Wound> wounds;
        std::ranges::copy_if(m_of, std::back_inserter(wounds), [](const Wound &w) { return w.hits > 0; });
        return wounds;
    }

private:
    void strike(UnitId target, int hits, UnitId by)
    {
        Wound &w = m_of[target.index()];
        w.unit = target;
        w.by = w.hits == 0 || w.by == by ? by : UnitId::none();
        w.hits += hits;
    }

    // Q66 option: hits beyond a unit's strength go to its friends in the same fight, fewest stands first.
    void passOnSurplus()
    {
        for (const std::vector<UnitId> &fight : fightsOf(m_state)) {
            for (const UnitId u : fight) {
                const int extra = m_of[u.index()].hits - m_state.unit(u).strength;
                if (extra > 0) {
                    m_of[u.index()].hits -= extra;
                    spread(fight, u, extra);
                }
            }
        }
    }

    void spread(const std::vector<UnitId> &fight, UnitId from, int hits)
    {
        std::vector<UnitId> friends;
        std::ranges::copy_if(fight, std::back_inserter(friends), [&](UnitId u) {
            return u != from && m_state.sideOf(u) == m_state.sideOf(from) && !m_state.typeOf(u).isElephant;
        });
        std::ranges::stable_sort(friends, {}, [&](UnitId u) { return m_state.unit(u).strength; });
        for (const UnitId u : friends) {
            const int room = std::max(0, m_state.unit(u).strength - m_of[u.index()].hits);
            const int taken = std::min(room, hits);
            if (taken > 0) {
                strike(u, taken, UnitId::none());
                hits -= taken;
            }
        }
    }

    const State &m_state;
    std::vector<Wound> m_of;
};

// Q71 6c, Q68: dice are simultaneous (F5): all hits come off, then L1 for all, so two units may end each
// other (Q90).
void takeLosses(Emitter &out)
{
    const std::vector<Wound> wounds = Wounds(out.state()).all();
    for (const Wound &w : wounds) {
        removeStands(out, w.unit, w.hits, Cause::Melee, w.by);
    }
    for (const Wound &w : wounds) {
        if (!out.state().typeOf(w.unit).isElephant) {
            applyLastStand(out, w.unit, Cause::Melee, w.by, Settle::Later);
        }
    }
}

const DiceGroup *nextGroup(const State &s)
{
    const auto at = std::ranges::find_if(s.groups, [](const DiceGroup &g) { return g.hits < 0; });
    return at == s.groups.end() ? nullptr : &*at;
}

void awaitMeleeDice(Emitter &out, const DiceGroup &g)
{
    out.happen(event::RollAwaited{
        {RollKind::Melee, out.state().sideOf(g.unit), g.unit, g.target, {}, g.dice, g.hitOn}});
}

// Elephants that another's rampage has removed dice no more (Q79 option).
UnitId nextToControl(const State &s)
{
    const auto at = std::ranges::find_if(s.controlDue, [&](UnitId u) { return s.isPresent(u); });
    return at == s.controlDue.end() ? UnitId::none() : *at;
}

// Q71 6f, F6: who still has stands stays engaged.
void endFights(Emitter &out)
{
    for (std::size_t i = 0; i < out.state().units.size(); ++i) {
        const UnitId u(i);
        if (!out.state().isPresent(u)) {
            settleDeparture(out, u);
        }
    }
    out.happen(event::FightsEnded{});
    endStep(out);
}

void fightOn(Emitter &out)
{
    if (!out.state().generalsAtRisk.empty()) {
        awaitRiskDie(out, out.state().generalsAtRisk.front());
        return;
    }
    const UnitId elephant = nextToControl(out.state());
    if (elephant.isValid()) {
        awaitControlDie(out, elephant);
    } else {
        endFights(out);
    }
}

// Q65: once the second side has assigned, or either has closed, the first may not change its mind.
bool isChoiceClosed(const State &s, SideId side)
{
    return s.closed.at(side.index()) || (side == SideId(0) && (s.hasChosen[1] || s.closed[1]));
}

Check checkShares(const State &s, const AssignMeleeDice &order)
{
    const bool free = s.setup->options.diceSplit == DiceSplit::Free;
    const int all = meleeDice(s, order.unit);
    int sum = 0;
    for (const DiceShare &share : order.shares) {
        if (s.typeOf(share.target).isElephant) {
            return Refusal(RefusalCode::DiceNotAgainstElephant, "Q73", order.unit, share.target);
        }
        if (!isMeleeTarget(s, order.unit, share.target)) {
            return Refusal(RefusalCode::NotLinked, "Q65", order.unit, share.target);
        }
        sum += share.dice == 0 && order.shares.size() == 1 ? all : share.dice;
        if (share.dice < 0 || sum > all || (share.dice == 0 && order.shares.size() > 1)) {
            return Refusal(RefusalCode::DiceMiscounted, "Q65", order.unit).measuring(sum, all);
        }
    }
    if (order.shares.size() != 1 && !free) {
        return Refusal(RefusalCode::DiceNotSplit, "Q65", order.unit)
            .measuring(static_cast<int>(order.shares.size()), 1);
    }
    if (sum != all) {
        return Refusal(RefusalCode::DiceMiscounted, "Q65", order.unit).measuring(sum, all);
    }
    return {};
}

} // namespace

// Q63
std::vector<std::vector<UnitId>> fightsOf(const State &s)
{
    std::vector<std::size_t> root(s.units.size());
    std::iota(root.begin(), root.end(), 0U);
    const auto find = [&](std::size_t i) {
        while (root[i] != i) {
            root[i] = root[root[i]];
            i = root[i];
        }
        return i;
    };
    for (const Link &l : s.links) {
        const std::size_t a = find(l.a.index());
        const std::size_t b = find(l.b.index());
        root[std::max(a, b)] = std::min(a, b); // the lowest unit stands for its fight
    }
    std::vector<std::vector<UnitId>> byRoot(s.units.size());
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.units[i].links > 0) {
            byRoot[find(i)].emplace_back(i);
        }
    }
    std::erase_if(byRoot, [](const auto &fight) { return fight.empty(); });
    return byRoot;
}

// Q71 6b: fights by their lowest unit; in a fight the first side, then the other, by id.
std::vector<DiceGroup> diceGroupsOf(const State &s)
{
    std::vector<DiceGroup> groups;
    for (const std::vector<UnitId> &fight : fightsOf(s)) {
        for (std::size_t side = 0; side < 2; ++side) {
            for (const UnitId u : fight) {
                if (s.sideOf(u) == SideId(side)) {
                    addGroups(s, u, groups);
                }
            }
        }
    }
    return groups;
}

Check checkAssign(const State &s, const AssignMeleeDice &order)
{
    if (s.phase != Phase::Choosing || isChoiceClosed(s, s.sideOf(order.unit))) {
        return Refusal(RefusalCode::ChoiceClosed, "Q65", order.unit);
    }
    if (!s.isEngaged(order.unit)) {
        return Refusal(RefusalCode::NotLinked, "F1", order.unit, order.unit);
    }
    if (meleeDice(s, order.unit) == 0 && !tramplesNow(s, order.unit)) {
        return Refusal(RefusalCode::NoChoice, s.typeOf(order.unit).isElephant ? "Q72" : "P2", order.unit);
    }
    return checkShares(s, order);
}

void carryOut(Emitter &out, const AssignMeleeDice &order)
{
    out.happen(event::MeleeDiceAssigned{order.unit, order.shares});
}

void joinFights(Emitter &out)
{
    const State &s = out.state();
    std::vector<GeneralId> generals = generalsAtRisk(s);
    std::vector<UnitId> elephants = elephantsToControl(s);
    if (s.links.empty() && elephants.empty()) {
        endStep(out);
        return;
    }
    out.happen(event::FightsJoined{diceGroupsOf(s), std::move(generals), std::move(elephants)});
    if (nextGroup(out.state()) != nullptr) {
        awaitMeleeDice(out, *nextGroup(out.state()));
    } else {
        takeLosses(out);
        fightOn(out);
    }
}

void continueFights(Emitter &out)
{
    if (const DiceGroup *next = nextGroup(out.state())) {
        awaitMeleeDice(out, *next);
    } else {
        fightOn(out);
    }
}

void resolveMeleeDice(Emitter &out)
{
    if (nextGroup(out.state()) == nullptr) {
        takeLosses(out);
    }
    continueFights(out);
}

} // namespace zama::rules
