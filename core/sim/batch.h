#pragma once
// Many battles of one setup on several threads. The totals are the same whatever the number of threads, and
// memory does not grow with the number of battles.

#include "core/sim/statistics.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace zama::sim {

/// What to play.
struct BatchPlan {
    SetupPtr setup;
    std::array<std::string, 2> minds{"fast", "fast"}; ///< names for makePolicy(), by side
    int playouts = 0;                                 ///< budget of the strong mind; 0 = its default
    std::uint64_t seed = 1;
    std::int64_t games = 100; ///< at most
    /// The stop rule: the series ends as soon as Statistics::widestHalf() is no more than this, in hundredths
    /// of a per cent. That is looked at behind every kCheckpoint games only, so where a series ends depends
    /// on its games and not on threads.
    std::optional<int> halfWidth;
    int threads = 1; ///< 1 to kMaxThreads
    /// For tests and for minds of other makers; null = makePolicy().
    std::function<std::unique_ptr<Policy>(std::size_t side, std::uint64_t seed, const Budget &)> makeMind;
};
inline constexpr int kMaxThreads = 256;
inline constexpr std::int64_t kCheckpoint = 50;

/// A battle that could not be played to its end: a bug of a mind, never of a file.
struct BatchFault {
    std::int64_t game = 0;
    MatchFault what;
};

struct BatchResult {
    Statistics statistics;           ///< of games 0 to statistics.games - 1
    bool isStopped = false;          ///< by the flag, before the end
    bool isNarrow = false;           ///< ended by the stop rule
    std::optional<BatchFault> fault; ///< the first game that failed; those before it are counted
};

/// Told after each counted game what all so far add up to: games 0 to soFar.games - 1, whatever the threads.
/// Called by one thread at a time, while the others may play; a copy is a snapshot that lasts.
using Progress = std::function<void(const Statistics &soFar)>;

/// Plays the plan. Setting `stop` ends it within the time of one decision; what is counted then is an
/// unbroken beginning of the series.
[[nodiscard]] BatchResult playBatch(const BatchPlan &plan, const std::atomic<bool> *stop = nullptr,
                                    const Progress &progress = {});

/// Game number `game` of the plan by itself.
[[nodiscard]] Result<MatchResult, MatchFault> playGame(const BatchPlan &plan, std::int64_t game,
                                                       const std::atomic<bool> *stop = nullptr);

} // namespace zama::sim
