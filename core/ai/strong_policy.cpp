#include "core/ai/strong_policy.h"

#include "core/base/dice.h"
#include "core/base/hash.h"
#include "core/game/candidates.h"
#include "core/game/decide.h"
#include "core/rules/victory.h"

#include <algorithm>
#include <array>

namespace zama::ai {
namespace {

constexpr int kDefaultPlayouts = 96;
constexpr int kMostCommands = 20'000; ///< of one playout; a battle of Zama takes about 700

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
    doctrine(kAdvance, 1, 45, 100, 100),
    doctrine(kHold, 1, 45, 100, 100),
    doctrine(kAdvance, -400, 15, 150, 250), // bold: at them, scorpions first
    doctrine(kJudge, 300, 90, 100, 150),    // wary: only good fights
    doctrine(kHold, 500, 120, 60, 200),     // stand and shoot
    doctrine(kAdvance, 1, 45, 100, 400),    // the scorpions above all
    doctrine(kJudge, -800, 30, 200, 100),   // into whatever is near
};

// What an end is worth: the points of Q09, and a premium for having won at all.
int valueOf(const State &s, SideId side)
{
    const rules::Score score = rules::scoreOf(s);
    const auto points = static_cast<int>(score.numerator / score.denominator);
    int value = side == SideId(0) ? points : -points;
    if (s.outcome && s.outcome->winner.isValid()) {
        const int premium = s.outcome->degree == Degree::GreatVictory ? 30 : 15;
        value += s.outcome->winner == side ? premium : -premium;
    }
    return value;
}

} // namespace

std::span<const Doctrine> doctrines()
{
    return kDoctrines;
}

int playOut(const State &from, SideId side, const Doctrine &own, std::uint64_t diceSeed,
            const std::shared_ptr<WorthTable> &worth)
{
    State s = from;
    std::array<FastPolicy, 2> minds{FastPolicy({}, worth), FastPolicy({}, worth)};
    minds.at(side.index()).setDoctrine(own);
    for (int i = 0; i < kMostCommands && !s.isOver(); ++i) {
        Command command;
        if (s.pending) {
            command = Roll{seededFaces(diceSeed, s.diceDrawn, s.pending->dice)};
        } else {
            const SideId acts = sideToDecide(s);
            command = minds.at(acts.index()).decide(s, acts).command;
        }
        if (execute(s, command)) {
            break;
        }
    }
    return valueOf(s, side);
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

void StrongPolicy::tryOut(const State &s, SideId side, std::vector<Trial> &trials, int games)
{
    const std::uint64_t base = mix64(m_seed) ^ hashOf(s);
    for (Trial &t : trials) {
        for (int i = 0; i < games && !m_budget.isStopped(); ++i) {
            // The same dice for every doctrine, so that they differ by what they do.
            const std::uint64_t seed = mix64(base + static_cast<std::uint64_t>(t.games));
            const int value = playOut(s, side, kDoctrines.at(t.doctrine), seed, m_worth);
            t.sum += value;
            t.won += value > 0 ? 1 : 0;
            ++t.games;
        }
    }
}

// Rounds of trials; after each the worse half of the doctrines is dropped.
void StrongPolicy::chooseDoctrine(const State &s, SideId side)
{
    if (!m_worth || m_worth->setup() != s.setup) {
        m_worth = std::make_shared<WorthTable>(s.setup, Precision::Exact);
        m_hands = FastPolicy({}, m_worth);
    }
    std::vector<Trial> trials;
    for (std::size_t i = 0; i < kDoctrines.size(); ++i) {
        trials.push_back({i, 0, 0, 0});
    }
    const auto mean = [](const Trial &t) { return t.games > 0 ? 1000 * t.sum / t.games : INT32_MIN; };
    const int perRound = std::max(1, m_budget.playouts / 3);
    while (trials.size() > 1 && !m_budget.isStopped()) {
        tryOut(s, side, trials, std::max(1, perRound / static_cast<int>(trials.size())));
        std::ranges::stable_sort(trials, std::greater{}, mean);
        trials.resize((trials.size() + 1) / 2);
    }
    m_hands.setDoctrine(kDoctrines.at(trials.front().doctrine));
    m_hope = trials.front().games > 0 ? 1000 * trials.front().won / trials.front().games : 0;
}

Decision StrongPolicy::decide(const State &s, SideId side)
{
    if (isNewStep(s, side)) {
        chooseDoctrine(s, side);
    }
    Decision decision = m_hands.decide(s, side);
    if (std::holds_alternative<PassCharge>(decision.command)) {
        decision.reason = Message("reason.playouts", {side, Chance{m_hope}});
    }
    return decision;
}

} // namespace zama::ai
