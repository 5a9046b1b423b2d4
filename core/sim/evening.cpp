#include "core/sim/evening.h"

#include "core/base/contract.h"
#include "core/base/hash.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace zama::sim {
namespace {

constexpr std::int64_t kFirstLook = 30;
constexpr std::int64_t kSecondLook = 120;
constexpr std::int64_t kLookTogether = 200;
constexpr std::size_t kMostTried = 120;
constexpr std::size_t kMostLookedAtTwice = 16;
constexpr std::size_t kMostJoined = 4;
constexpr int kMostTogether = 3;
constexpr int kEven = 5000;
constexpr int kEvenAlready = 100;
constexpr int kAnyNearer = 100;
// In hundredths of a per cent.
constexpr int kPerSize = 20;
constexpr int kPerFurtherEdit = 200;

// A change and what is expected of it: the balance of side 0 in hundredths of a per cent, and its variance.
struct Candidate {
    Change change;
    int balance = 0;
    std::int64_t variance = 0;
};

// What is plausible before any battle: a change does about a point for each unit of its size, either way.
Candidate unseen(Change change, int before)
{
    const std::int64_t plausible = 100 * std::int64_t{change.size};
    return {std::move(change), before, plausible * plausible};
}

int distanceFromEven(int balance)
{
    return std::abs(balance - kEven);
}

int rankOf(int balance, const Change &change)
{
    return distanceFromEven(balance) + kPerSize * change.size +
           kPerFurtherEdit * (static_cast<int>(change.edits.size()) - 1);
}

bool isBetter(const Candidate &a, const Candidate &b)
{
    return rankOf(a.balance, a.change) < rankOf(b.balance, b.change);
}

void keepBest(std::vector<Candidate> &candidates, std::size_t most)
{
    std::stable_sort(candidates.begin(), candidates.end(), isBetter);
    candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(std::min(most, candidates.size())),
                     candidates.end());
}

// What was expected and what the battles say, each by its weight.
void learn(Candidate &candidate, int measured, std::int64_t games)
{
    const std::int64_t chance = std::int64_t{kEven} * kEven / games;
    const std::int64_t all = candidate.variance + chance;
    candidate.balance += static_cast<int>((measured - candidate.balance) * candidate.variance / all);
    candidate.variance = candidate.variance * chance / all;
}

class EveningSearch
{
public:
    EveningSearch(const EveningPlan &plan, const std::atomic<bool> *stop, const TellEvening &tell)
        : m_plan(plan),
          m_stop(stop),
          m_tell(tell)
    {
    }

    Evening run()
    {
        enter(EveningStage::Measuring, m_plan.batch.games);
        m_evening.before = play(m_plan.batch.setup, m_plan.batch.games, freshSeed());
        if (!m_evening.before) {
            return std::move(m_evening);
        }
        m_before = m_evening.before->balance(SideId(0U)).estimate;
        if (!isEven(*m_evening.before)) {
            confirm(finalists());
        }
        return std::move(m_evening);
    }

private:
    // Screening chooses what luck of its seed favours, so the seeds that confirm are others.
    [[nodiscard]] std::uint64_t freshSeed() const { return mix64(m_plan.batch.seed ^ 0x6576656eULL); }

    void enter(EveningStage stage, std::int64_t games)
    {
        m_progress = {stage, 0, games};
        m_done = 0;
        say();
    }

    void say() const
    {
        if (m_tell) {
            m_tell(m_progress);
        }
    }

    // None if it was stopped or failed.
    std::optional<Statistics> play(const SetupPtr &setup, std::int64_t games, std::uint64_t seed)
    {
        if (m_stop != nullptr && m_stop->load()) {
            m_evening.isStopped = true;
            return std::nullopt;
        }
        BatchPlan plan = m_plan.batch;
        plan.setup = setup;
        plan.games = games;
        plan.seed = seed;
        plan.halfWidth.reset();
        BatchResult result = playBatch(plan, m_stop, [&](const Statistics &soFar) {
            m_progress.done = m_done + soFar.games;
            say();
        });
        m_done += games;
        m_evening.isStopped = m_evening.isStopped || result.isStopped;
        if (result.fault && !m_evening.fault) {
            m_evening.fault = result.fault;
        }
        if (result.isStopped || result.fault) {
            return std::nullopt;
        }
        return std::move(result.statistics);
    }

    std::optional<Statistics> play(const Change &change, std::int64_t games, std::uint64_t seed)
    {
        const auto setup = compile(changedBy(*m_plan.batch.setup, change.edits));
        require(setup.ok(), "a change leaves a battle that can be played");
        return play(setup.value(), games, seed);
    }

    [[nodiscard]] bool isNearEnough(const std::vector<Candidate> &candidates) const
    {
        return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate &c) {
            return distanceFromEven(c.balance) <= m_plan.tolerance;
        });
    }

    std::vector<Candidate> finalists()
    {
        std::vector<Candidate> singles = look(firstCandidates(), kFirstLook, EveningStage::Trying);
        keepBest(singles, kMostLookedAtTwice);
        forget(singles);
        singles = look(std::move(singles), kSecondLook, EveningStage::Trying);
        keepBest(singles, singles.size());
        std::vector<Candidate> all = singles;
        std::vector<Candidate> latest = all;
        for (int together = 2; together <= kMostTogether && !isNearEnough(all) && !latest.empty();
             ++together) {
            latest = look(joined(latest, singles), kLookTogether, EveningStage::Combining);
            all.insert(all.end(), latest.begin(), latest.end());
            keepBest(latest, latest.size());
        }
        keepBest(all, static_cast<std::size_t>(m_plan.most) + 3);
        return all;
    }

    // The second look begins with the same battles as the first, so they must not count twice.
    void forget(std::vector<Candidate> &candidates) const
    {
        for (Candidate &candidate : candidates) {
            candidate = unseen(std::move(candidate.change), m_before);
        }
    }

    // Of too many, those whose size suits what is to be mended: about a point for each unit of it.
    std::vector<Candidate> firstCandidates()
    {
        const SideId ahead(m_before > kEven ? 0U : 1U);
        const Wanted wanted{distanceFromEven(m_before) / 100, kMostTried, m_stop};
        std::vector<Candidate> candidates;
        for (Change &change : smallChanges(*m_plan.batch.setup, m_plan.allowance, ahead, wanted)) {
            candidates.push_back(unseen(std::move(change), m_before));
        }
        return candidates;
    }

    // The same seeds for all: they meet the same dice as long as they play alike.
    std::vector<Candidate> look(std::vector<Candidate> candidates, std::int64_t games, EveningStage stage)
    {
        enter(stage, games * static_cast<std::int64_t>(candidates.size()));
        std::vector<Candidate> seen;
        seen.reserve(candidates.size());
        for (Candidate &candidate : candidates) {
            const auto played = play(candidate.change, games, m_plan.batch.seed);
            if (played) {
                const int measured = played->balance(SideId(0U)).estimate;
                learn(candidate, measured, games);
                seen.push_back(std::move(candidate));
            }
        }
        return seen;
    }

    std::vector<Candidate> joined(const std::vector<Candidate> &some, const std::vector<Candidate> &singles)
    {
        std::vector<Candidate> together;
        for (std::size_t i = 0; i < std::min(kMostJoined, some.size()); ++i) {
            for (std::size_t j = 0; j < std::min(kMostJoined, singles.size()); ++j) {
                auto both =
                    combined(*m_plan.batch.setup, m_plan.allowance, some[i].change, singles[j].change);
                if (both && !isKnown(together, *both)) {
                    together.push_back({std::move(*both), some[i].balance + singles[j].balance - m_before,
                                        some[i].variance + singles[j].variance});
                }
            }
        }
        return together;
    }

    // In whatever order its edits are.
    static bool isKnown(const std::vector<Candidate> &candidates, const Change &change)
    {
        return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate &c) {
            return std::is_permutation(c.change.edits.begin(), c.change.edits.end(), change.edits.begin(),
                                       change.edits.end());
        });
    }

    void confirm(const std::vector<Candidate> &candidates)
    {
        enter(EveningStage::Confirming, m_plan.batch.games * static_cast<std::int64_t>(candidates.size()));
        for (const Candidate &candidate : candidates) {
            if (auto after = play(candidate.change, m_plan.batch.games, freshSeed())) {
                m_evening.proposals.push_back({candidate.change, std::move(*after)});
            }
        }
        sortProposals();
    }

    void sortProposals()
    {
        auto &proposals = m_evening.proposals;
        const auto balance = [](const Proposal &p) { return p.after.balance(SideId(0U)).estimate; };
        keepUseful();
        std::stable_sort(proposals.begin(), proposals.end(), [&](const Proposal &a, const Proposal &b) {
            return rankOf(balance(a), a.change) < rankOf(balance(b), b.change);
        });
        proposals.erase(proposals.begin() + std::min(static_cast<std::ptrdiff_t>(m_plan.most),
                                                     static_cast<std::ptrdiff_t>(proposals.size())),
                        proposals.end());
        m_evening.isEnough =
            !proposals.empty() && distanceFromEven(balance(proposals.front())) <= m_plan.tolerance;
    }

    // Those that take a third of the distance away, else the nearest that takes any of it.
    void keepUseful()
    {
        auto &proposals = m_evening.proposals;
        const int before = distanceFromEven(m_before);
        const auto after = [](const Proposal &p) {
            return distanceFromEven(p.after.balance(SideId(0U)).estimate);
        };
        const auto nearest =
            std::min_element(proposals.begin(), proposals.end(),
                             [&](const Proposal &a, const Proposal &b) { return after(a) < after(b); });
        if (nearest == proposals.end() || 3 * after(*nearest) <= 2 * before) {
            std::erase_if(proposals, [&](const Proposal &p) { return 3 * after(p) > 2 * before; });
        } else if (before - after(*nearest) >= kAnyNearer) {
            proposals = {Proposal(std::move(*nearest))};
        } else {
            proposals.clear();
        }
    }

    const EveningPlan &m_plan;
    const std::atomic<bool> *m_stop;
    const TellEvening &m_tell;
    Evening m_evening;
    EveningProgress m_progress;
    std::int64_t m_done = 0; // battles of the stage, without those being played
    int m_before = kEven;
};

} // namespace

bool isEven(const Statistics &statistics)
{
    return distanceFromEven(statistics.balance(SideId(0U)).estimate) <= kEvenAlready;
}

Evening makeEven(const EveningPlan &plan, const std::atomic<bool> *stop, const TellEvening &tell)
{
    require(plan.batch.setup != nullptr && plan.batch.games > 0 && plan.most >= 0,
            "making even needs a setup and battles to confirm with");
    return EveningSearch(plan, stop, tell).run();
}

} // namespace zama::sim
