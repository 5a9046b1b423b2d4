#pragma once
// "Make it even": looks for small changes of a battle that bring it near to 50 to 50, and measures them.

#include "core/sim/batch.h"
#include "core/sim/scenario_change.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace zama::sim {

/// What to look for and how hard. The same plan gives the same answer on any number of threads.
struct EveningPlan {
    /// Setup, minds, seed and threads; `games` is how many battles confirm each proposal. `halfWidth` is not
    /// looked at: proposals are compared, so all are measured alike.
    BatchPlan batch;
    Allowance allowance;
    int most = 5;        ///< proposals
    int tolerance = 500; ///< near enough to even, in hundredths of a per cent
};

enum class EveningStage : std::uint8_t {
    Measuring,  ///< the battle as it is
    Trying,     ///< single changes, a few battles each
    Combining,  ///< changes together, where no single one is enough
    Confirming, ///< the best of them, on fresh seeds
};

/// How far a stage is, in battles. How many battles a search takes is only known when it comes to them.
struct EveningProgress {
    EveningStage stage{};
    std::int64_t done = 0;
    std::int64_t of = 0;
};
/// Called by one thread at a time.
using TellEvening = std::function<void(const EveningProgress &)>;

/// A change and what came of it in battles that had no part in its choice.
struct Proposal {
    Change change;
    Statistics after;
};

struct Evening {
    std::optional<Statistics> before; ///< the battle as it is, on the seeds of the proposals; none if stopped
    /// The best first: by how far the balance is from even, plus a fifth of a point for each unit of size
    /// and two points for each further edit. Only such as take away a third of the distance or more; where
    /// there are none, the one that comes nearest to even, if that is a point or more nearer than the battle
    /// is. Empty where nothing allowed helps, or where the battle is within a point of even already.
    std::vector<Proposal> proposals;
    bool isEnough = false;           ///< the best of them comes within the tolerance
    bool isStopped = false;          ///< by the flag; the proposals are those confirmed until then
    std::optional<BatchFault> fault; ///< a battle that could not be played, of whatever change: left out
};

/// Is the battle within a point of even, so that there is nothing to mend?
[[nodiscard]] bool isEven(const Statistics &statistics);

/// Tries the changes that are allowed with a few battles each on common seeds, the promising ones with more,
/// then two and three of them together where one is not enough, and confirms the best on seeds of their own.
/// A few battles say little, so what they say is drawn towards what a change of that size may plausibly do.
[[nodiscard]] Evening makeEven(const EveningPlan &plan, const std::atomic<bool> *stop = nullptr,
                               const TellEvening &tell = {});

} // namespace zama::sim
