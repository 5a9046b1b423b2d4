#pragma once
// Templates for elephants against one unit; odds.h documents the questions they answer.

#include "core/odds/exact_dice.h"

#include <array>
#include <utility>

namespace zama::odds::exact {

inline void check(const ControlDie &die)
{
    const std::array counts{die.held, die.ahead, die.right, die.left, die.back};
    int sum = 0;
    for (const int count : counts) {
        require(count >= 0, "odds: a control die has no negative faces");
        sum += count;
    }
    require(sum == 6, "odds: a control die has six faces");
}

inline void check(const ElephantCase &question)
{
    check(question.control);
    require(question.stands >= 1 && question.stands <= kMaxStandsAsked, "odds: a unit has stands");
    require(isHitNumber(question.scaredOn) && isHitNumber(question.hitOnSkirmishers) &&
                isHitNumber(question.hitOnOthers),
            "odds: a hit number is 1 to 7");
    require(question.impactLoss >= 0 && question.impactLoss <= kMaxStandsAsked && question.rampageLoss >= 0 &&
                question.rampageLoss <= kMaxStandsAsked,
            "odds: an elephant's loss is 0 to 60 stands");
}

/// One result of the control die that sends the elephant off the table.
struct Rampage {
    ChargeFate fate;
    int faces;
    bool overVictim;
};

inline std::array<Rampage, 4> rampages(const ControlDie &die, VictimAt victim)
{
    return {{{ChargeFate::Ahead, die.ahead, victim == VictimAt::Ahead},
             {ChargeFate::Right, die.right, victim == VictimAt::Right},
             {ChargeFate::Left, die.left, victim == VictimAt::Left},
             {ChargeFate::Back, die.back, victim == VictimAt::Back}}};
}

/// Walks an elephant's fight with one unit. A state is the unit's stands and what comes next: the elephant's
/// charge, the melee round of the turn in which it hit, or a later round. Stands only fall, so they are taken
/// from the top.
template<class T>
class ElephantWalk
{
public:
    ElephantWalk(const ElephantCase &question, ElephantPlan plan, VictimAt victim)
        : m_case(question),
          m_plan(plan),
          m_rampages(rampages(question.control, victim)),
          m_held(ratio<T>(question.control.held, 6)),
          m_charge(table()),
          m_hitRound(table()),
          m_laterRound(table())
    {
        for (std::vector<T> &fate : m_fates) {
            fate = table();
        }
    }

    void beginWithCharge() { m_charge[top()] = T(1); }
    void beginInContact() { m_laterRound[top()] = T(1); }
    /// The elephant hits though the unit charged it (Q47).
    void beginWithImpact() { hit(m_case.stands, T(1)); }

    BasicElephantOdds<T> play()
    {
        for (int stands = m_case.stands; stands > 0; --stands) {
            fightRounds(stands);
            charge(stands, std::exchange(m_charge[static_cast<std::size_t>(stands)], T(0)));
            // A charge that takes no stands has its round at the same strength. What comes back unharmed from
            // that round to the charge stays uncollected: charge() has counted it in its series.
            fightRounds(stands);
        }
        return odds();
    }

private:
    [[nodiscard]] std::size_t top() const { return static_cast<std::size_t>(m_case.stands); }
    [[nodiscard]] std::vector<T> table() const { return std::vector<T>(top() + 1, T(0)); }
    [[nodiscard]] bool recharges() const { return m_plan == ElephantPlan::RechargesEveryTurn; }
    void end(ChargeFate fate, int left, const T &chance)
    {
        m_fates[static_cast<std::size_t>(fate)][static_cast<std::size_t>(left)] += chance;
    }
    /// Stands left when `loss` come off at once (E5, E10, L1); no loss, no last-stand rule.
    [[nodiscard]] int after(int stands, int loss) const
    {
        return loss == 0 ? stands : leftAfter(stands, loss, m_case.lastStand);
    }

    void fightRounds(int stands)
    {
        const auto i = static_cast<std::size_t>(stands);
        fightRound(stands, std::exchange(m_hitRound[i], T(0)), true);
        fightLaterRounds(stands, std::exchange(m_laterRound[i], T(0)));
    }

    /// Scare die, then the hit (E3 to E5, Q74, Q91).
    void charge(int stands, T weight)
    {
        if (weight == T(0)) {
            return;
        }
        const T scared = m_case.scareDie ? faceChance<T>(m_case.scaredOn) : T(0);
        const T bold = T(T(1) - scared);
        const T again = T(bold * idleReturn(stands));
        if (again == T(1)) {
            end(ChargeFate::Remains, stands, weight);
            return;
        }
        weight /= T(T(1) - again);
        end(ChargeFate::Scared, stands, T(weight * scared));
        hit(stands, T(weight * bold));
    }
    /// The chance that a charge which does no harm leads to the same charge again.
    [[nodiscard]] T idleReturn(int stands) const
    {
        const bool idle = recharges() && m_case.impactLoss == 0;
        return idle ? T(m_held * roundLosses(stands, true).back()) : T(0);
    }

    void hit(int stands, const T &weight)
    {
        const int left = after(stands, m_case.impactLoss);
        if (left > 0) {
            m_hitRound[static_cast<std::size_t>(left)] += weight;
        } else if (m_case.controlAfterImpactKill) {
            control(0, weight);
            end(ChargeFate::Held, 0, T(weight * m_held));
        } else {
            end(ChargeFate::NoRound, 0, weight);
        }
    }

    /// Stands left after the elephant's own dice or blows of one round (Q72).
    [[nodiscard]] std::vector<T> roundLosses(int stands, bool justHit) const
    {
        if (m_case.melee == ElephantMelee::TwoPerRound && !justHit) {
            std::vector<T> left(static_cast<std::size_t>(stands) + 1, T(0));
            left[static_cast<std::size_t>(after(stands, m_case.impactLoss))] = T(1);
            return left;
        }
        return struck(denseHits<T>(dieNumber() < kNoHit ? 1 : 0, dieNumber()), stands, m_case.lastStand);
    }
    [[nodiscard]] int dieNumber() const
    {
        const bool hasDie = m_case.melee == ElephantMelee::DieFive ||
                            (m_case.melee == ElephantMelee::AnyVsSkirmishers && m_case.skirmishers);
        return !hasDie ? kNoHit : m_case.skirmishers ? m_case.hitOnSkirmishers : m_case.hitOnOthers;
    }

    void fightRound(int stands, const T &weight, bool justHit)
    {
        if (weight == T(0)) {
            return;
        }
        const std::vector<T> left = roundLosses(stands, justHit);
        for (int i = 0; i <= stands; ++i) {
            const T chance = T(weight * left[static_cast<std::size_t>(i)]);
            control(i, chance);
            holdOn(i, T(chance * m_held));
        }
    }
    /// Later rounds may repeat themselves without harm: a geometric series.
    void fightLaterRounds(int stands, const T &weight)
    {
        if (weight == T(0)) {
            return;
        }
        const bool repeats = m_plan == ElephantPlan::StaysUntilGone;
        const T idle = repeats ? T(m_held * roundLosses(stands, false).back()) : T(0);
        if (idle == T(1)) {
            end(ChargeFate::Remains, stands, weight);
            return;
        }
        fightRound(stands, T(weight / T(T(1) - idle)), false);
        m_laterRound[static_cast<std::size_t>(stands)] = T(0);
    }

    /// The control die's bad faces (E8 to E12, Q77).
    void control(int stands, const T &weight)
    {
        for (const Rampage &rampage : m_rampages) {
            const int left = rampage.overVictim && stands > 0 ? after(stands, m_case.rampageLoss) : stands;
            end(rampage.fate, left, T(weight * ratio<T>(rampage.faces, 6)));
        }
    }
    /// Under control with `left` stands before it (E7).
    void holdOn(int left, const T &weight)
    {
        const auto i = static_cast<std::size_t>(left);
        if (left == 0 || m_plan == ElephantPlan::FirstTurn) {
            end(ChargeFate::Held, left, weight);
        } else {
            (recharges() ? m_charge : m_laterRound)[i] += weight;
        }
    }

    [[nodiscard]] BasicElephantOdds<T> odds() const
    {
        BasicElephantOdds<T> odds;
        std::vector<T> left = table();
        for (int fate = 0; fate < kChargeFates; ++fate) {
            const std::vector<T> &chances = m_fates[static_cast<std::size_t>(fate)];
            for (const BasicChance<T> &chance : sparse(chances)) {
                odds.outcomes.push_back({static_cast<ChargeFate>(fate), chance.outcome, chance.probability});
                odds.fates[static_cast<std::size_t>(fate)] += chance.probability;
                left[static_cast<std::size_t>(chance.outcome)] += chance.probability;
            }
        }
        odds.left = sparse(left);
        odds.meanLost = T(T(m_case.stands) - meanOf(odds.left));
        for (const Rampage &rampage : m_rampages) {
            odds.rampages += odds.fates[static_cast<std::size_t>(rampage.fate)];
        }
        return odds;
    }

    ElephantCase m_case;
    ElephantPlan m_plan;
    std::array<Rampage, 4> m_rampages;
    T m_held;
    std::vector<T> m_charge;
    std::vector<T> m_hitRound;
    std::vector<T> m_laterRound;
    std::array<std::vector<T>, kChargeFates> m_fates;
};

template<class T>
BasicElephantOdds<T> elephantCharge(const ElephantCase &question, ElephantPlan plan)
{
    check(question);
    ElephantWalk<T> walk(question, plan, VictimAt::Ahead);
    walk.beginWithCharge();
    return walk.play();
}

template<class T>
BasicElephantOdds<T> elephantCharged(const ElephantCase &question, ElephantPlan plan)
{
    check(question);
    ElephantWalk<T> walk(question, plan, question.victimAt);
    if (question.hitsWhenCharged) {
        walk.beginWithImpact();
    } else {
        walk.beginInContact();
    }
    return walk.play();
}

/// The chance that an elephant is still on the table after `rounds` rounds of melee (E6, E7).
template<class T>
T elephantHeldFor(const ControlDie &control, int rounds)
{
    check(control);
    require(rounds >= 0 && rounds <= kMaxRoundsAsked, "odds: too many rounds");
    T held(1);
    for (int i = 0; i < rounds; ++i) {
        held *= ratio<T>(control.held, 6);
    }
    return held;
}

template<class T>
T elephantGoneAfter(const ControlDie &control, int rounds)
{
    return T(T(1) - elephantHeldFor<T>(control, rounds));
}

template<class T>
T elephantRunsInRound(const ControlDie &control, int round)
{
    return T(elephantHeldFor<T>(control, round - 1) * ratio<T>(6 - control.held, 6));
}

template<class T>
std::optional<T> meanElephantRounds(const ControlDie &control)
{
    check(control);
    return control.held < 6 ? std::optional<T>(ratio<T>(6, 6 - control.held)) : std::nullopt;
}

} // namespace zama::odds::exact
