#include "core/ai/strong_policy.h"

#include "core/base/dice.h"
#include "core/base/hash.h"
#include "core/game/decide.h"
#include "core/game/queries.h"
#include "core/rules/victory.h"

#include <algorithm>
#include <array>

namespace zama::ai {
namespace {

constexpr int kDefaultPlayouts = 384;
constexpr int kMostCommands = 20'000; ///< of one playout; a whole battle of Zama takes about 700

constexpr Doctrine doctrine(Doctrine::Stance stance, Millistands chargeFrom, int caution, int haste,
                            int hunger)
{
    Doctrine d;
    d.stance = stance;
    d.chargeFrom = chargeFrom;
    d.caution = caution;
    d.elephantHaste = haste;
    d.scorpionHunger = hunger;
    return d;
}

constexpr auto kJudge = Doctrine::Stance::Judge;
constexpr auto kAdvance = Doctrine::Stance::Advance;
constexpr auto kHold = Doctrine::Stance::Hold;

constexpr std::array kDoctrines{
    Doctrine{},
    doctrine(kAdvance, 1, 45, 150, 250),
    doctrine(kHold, 1, 45, 200, 300),
    doctrine(kAdvance, -800, 30, 200, 300), // bold: at them
    doctrine(kJudge, 300, 90, 100, 150),    // wary: only good fights
    doctrine(kHold, 500, 120, 60, 200),     // stand and shoot
    doctrine(kAdvance, 1, 0, 100, 500),     // heedless, the scorpions above all
    doctrine(kHold, 3000, 200, 0, 100),     // keep away, give battle to nobody
};

// What an end is worth: the difference in losses, and a premium for having won at all (Q09).
int valueOf(const State &s, SideId side)
{
    const rules::Score score = rules::scoreOf(s);
    const auto permille = static_cast<int>(10 * score.numerator / score.denominator);
    int value = side == SideId(0) ? permille : -permille;
    if (s.outcome && s.outcome->winner.isValid()) {
        const int premium = s.outcome->degree == Degree::GreatVictory ? 200 : 100;
        value += s.outcome->winner == side ? premium : -premium;
    }
    return value;
}

int meanOf(std::int64_t sum, int games)
{
    return games > 0 ? static_cast<int>(100 * sum / games) : INT32_MIN;
}

} // namespace

std::span<const Doctrine> doctrines()
{
    return kDoctrines;
}

int playOut(const State &from, const Playout &playout, const Doctrine &own,
            const std::shared_ptr<WorthTable> &worth)
{
    State s = from;
    std::array<FastPolicy, 2> minds{FastPolicy({}, worth), FastPolicy({}, worth)};
    minds.at(playout.side.index()).setDoctrine(own);
    for (int i = 0; i < kMostCommands && !s.isOver(); ++i) {
        Command command;
        if (s.pending) {
            command = Roll{seededFaces(playout.seed, s.diceDrawn, s.pending->dice)};
        } else {
            const SideId acts = sideToDecide(s);
            command = minds.at(acts.index()).decide(s, acts).command;
        }
        if (execute(s, command)) {
            break;
        }
    }
    return valueOf(s, playout.side);
}

StrongPolicy::StrongPolicy(std::uint64_t seed, const Budget &budget)
    : m_seed(seed),
      m_budget(budget)
{
    if (m_budget.playouts <= 0) {
        m_budget.playouts = kDefaultPlayouts;
    }
}

// It thinks once a step, when it gives its first order of moving or of charging.
bool StrongPolicy::isNewStep(const State &s, SideId side)
{
    const bool isNew = m_turn != s.turn || m_step != s.step || m_side != side;
    m_turn = s.turn;
    m_step = s.step;
    m_side = side;
    const StepKind kind = s.currentStep().kind;
    return isNew && s.phase != Phase::Deploying && (kind == StepKind::Move || kind == StepKind::Charge);
}

void StrongPolicy::tryOut(const State &s, SideId side, Trial &trial, int games) const
{
    const std::uint64_t base = mix64(m_seed) ^ hashOf(s);
    for (int i = 0; i < games && !m_budget.isStopped(); ++i) {
        const std::uint64_t seed = mix64(base + static_cast<std::uint64_t>(trial.games));
        const int value = playOut(s, {side, seed}, trial.doctrine, m_worth);
        trial.sum += value;
        trial.good += value > 0 ? 1 : 0;
        ++trial.games;
    }
}

// Rounds of trials; after each the worse half of the doctrines is dropped.
StrongPolicy::Trial StrongPolicy::bestOf(const State &s, SideId side) const
{
    std::vector<Trial> trials;
    trials.reserve(kDoctrines.size());
    for (const Doctrine &d : kDoctrines) {
        trials.push_back({d, 0, 0, 0});
    }
    const int perRound = std::max(1, m_budget.playouts / 3);
    while (trials.size() > 1 && !m_budget.isStopped()) {
        const int games = std::max(2, perRound / static_cast<int>(trials.size()));
        for (Trial &t : trials) {
            tryOut(s, side, t, games);
        }
        std::ranges::stable_sort(trials, std::greater{},
                                 [](const Trial &t) { return meanOf(t.sum, t.games); });
        trials.resize((trials.size() + 1) / 2);
    }
    return trials.front();
}

void StrongPolicy::think(const State &s, SideId side)
{
    if (!m_worth || m_worth->setup() != s.setup) {
        m_worth = std::make_shared<WorthTable>(s.setup, Precision::Exact);
        m_hands = FastPolicy({}, m_worth);
    }
    const Trial best = bestOf(s, side);
    m_hands.setDoctrine(best.doctrine);
    m_hope = best.games > 0 ? 1000 * best.good / best.games : 0;
}

Decision StrongPolicy::decide(const State &s, SideId side)
{
    if (isNewStep(s, side)) {
        think(s, side);
    }
    Decision decision = m_hands.decide(s, side);
    if (std::holds_alternative<PassCharge>(decision.command)) {
        decision.reason = Message("reason.playouts", {side, Chance{m_hope}});
    }
    return decision;
}

} // namespace zama::ai
