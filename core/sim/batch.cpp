#include "core/sim/batch.h"

#include "core/base/contract.h"

#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace zama::sim {
namespace {

using Played = Result<MatchResult, MatchFault>;

std::unique_ptr<Policy> mindOf(const BatchPlan &plan, std::size_t side, std::uint64_t seed,
                               const Budget &budget)
{
    return plan.makeMind ? plan.makeMind(side, seed, budget) : makePolicy(plan.minds.at(side), seed, budget);
}

// Hands out games in order and takes their results in order. Results that come early wait; a game is only
// begun when few are waiting, so that one long battle cannot pile up thousands.
class Series
{
public:
    Series(const BatchPlan &plan, const std::atomic<bool> *stop, const Progress &progress)
        : m_plan(plan),
          m_stop(stop),
          m_progress(progress),
          m_result{Statistics(*plan.setup), false, false, {}},
          m_window(16 * static_cast<std::int64_t>(plan.threads))
    {
    }

    void work()
    {
        try {
            while (const auto game = begin()) {
                end(*game, playGame(m_plan, *game, m_stop));
            }
        } catch (...) {
            halt(std::current_exception());
        }
    }

    BatchResult take()
    {
        if (m_bug) {
            std::rethrow_exception(m_bug);
        }
        m_result.isStopped = m_merged < m_plan.games && !m_result.fault && !m_result.isNarrow;
        return std::move(m_result);
    }

private:
    // A worker that waits here is woken by the game it waits for, which looks at the stop flag itself.
    [[nodiscard]] bool isDone() const
    {
        const bool isStopped = m_stop != nullptr && m_stop->load();
        return m_isHalted || isStopped || m_merged == m_plan.games;
    }

    std::optional<std::int64_t> begin()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return isDone() || m_next < m_merged + m_window; });
        if (isDone() || m_next == m_plan.games) {
            return std::nullopt;
        }
        return m_next++;
    }

    // Once the stop flag is set a mind may have cut its thinking short, so nothing is counted any more.
    void end(std::int64_t game, Played played)
    {
        const std::lock_guard lock(m_mutex);
        noticeStop();
        m_waiting.emplace(game, std::move(played));
        while (!m_waiting.empty() && m_waiting.begin()->first == m_merged && !m_isHalted) {
            merge(m_waiting.begin()->second);
            m_waiting.erase(m_waiting.begin());
            noticeStop(); // the progress report may have set the flag
        }
        m_changed.notify_all();
    }

    void noticeStop() { m_isHalted = m_isHalted || (m_stop != nullptr && m_stop->load()); }

    void merge(const Played &played)
    {
        if (!played) {
            m_isHalted = true;
            if (played.error().kind != MatchFault::Kind::Stopped) {
                m_result.fault = BatchFault{m_merged, played.error()};
            }
            return;
        }
        m_result.statistics.add(played.value());
        ++m_merged;
        m_result.isNarrow = isNarrowEnough();
        m_isHalted = m_isHalted || m_result.isNarrow;
        if (m_progress) {
            m_progress(m_result.statistics);
        }
    }

    [[nodiscard]] bool isNarrowEnough() const
    {
        return m_plan.halfWidth && m_merged % kCheckpoint == 0 &&
               m_result.statistics.widestHalf() <= *m_plan.halfWidth;
    }

    void halt(std::exception_ptr bug)
    {
        const std::lock_guard lock(m_mutex);
        m_bug = m_bug ? m_bug : std::move(bug);
        m_isHalted = true;
        m_changed.notify_all();
    }

    const BatchPlan &m_plan;
    const std::atomic<bool> *m_stop;
    const Progress &m_progress;
    BatchResult m_result;
    std::int64_t m_window;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::int64_t m_next = 0;
    std::int64_t m_merged = 0;
    std::map<std::int64_t, Played> m_waiting;
    bool m_isHalted = false;
    std::exception_ptr m_bug;
};

} // namespace

Result<MatchResult, MatchFault> playGame(const BatchPlan &plan, std::int64_t game,
                                         const std::atomic<bool> *stop)
{
    const MatchSeeds seeds = seedsOf(plan.seed, static_cast<std::uint64_t>(game));
    const Budget budget{plan.playouts, stop};
    const auto first = mindOf(plan, 0, seeds.minds[0], budget);
    const auto second = mindOf(plan, 1, seeds.minds[1], budget);
    require(first != nullptr && second != nullptr, "a batch needs minds that exist");
    SeededDice dice(seeds.dice);
    Match match(plan.setup, {first.get(), second.get()}, dice);
    if (const auto fault = match.play(stop)) {
        return *fault;
    }
    return match.result();
}

BatchResult playBatch(const BatchPlan &plan, const std::atomic<bool> *stop, const Progress &progress)
{
    require(plan.setup != nullptr && plan.games >= 0, "a batch needs a setup and a number of games");
    require(plan.threads >= 1 && plan.threads <= kMaxThreads, "a batch needs 1 to kMaxThreads threads");
    Series series(plan, stop, progress);
    std::vector<std::jthread> workers;
    workers.reserve(static_cast<std::size_t>(plan.threads));
    for (int i = 0; i < plan.threads; ++i) {
        workers.emplace_back([&series] { series.work(); });
    }
    workers.clear(); // waits for them
    return series.take();
}

} // namespace zama::sim
