#include "app/cli/battle_file.h"
#include "app/cli/choices.h"
#include "app/cli/commands.h"
#include "app/cli/simulation_report.h"

#include "core/sim/batch.h"

#include <algorithm>
#include <fmt/format.h>
#include <thread>

namespace zama::cli {
namespace {

int threadsFor(const SimulateArguments &arguments)
{
    const auto processors = static_cast<int>(std::thread::hardware_concurrency());
    return std::clamp(arguments.threads > 0 ? arguments.threads : processors, 1, sim::kMaxThreads);
}

sim::BatchPlan planOf(const SimulateArguments &arguments, Scenario scenario)
{
    setOptions(scenario.options, arguments.options);
    if (!arguments.turnLimit.empty()) {
        if (setsTurnLimit(arguments.options)) {
            throw WrongUsage("--turn-limit and --option turn_limit set the same; leave one out");
        }
        setTurnLimit(scenario.options, arguments.turnLimit);
    }
    const auto setup = compile(scenario);
    if (!setup) {
        throw WrongUsage("with these options the scenario cannot be played");
    }
    sim::BatchPlan plan;
    plan.setup = setup.value();
    const auto minds = mindsFor(arguments.policies, *plan.setup);
    for (std::size_t side = 0; side < minds.size(); ++side) {
        plan.minds.at(side) = minds.at(side).empty() ? "fast" : minds.at(side);
    }
    plan.playouts = arguments.budget;
    plan.seed = arguments.seed;
    plan.games = arguments.games.value_or(arguments.until ? kGamesUntil : kGamesWithoutAsking);
    if (arguments.until) {
        plan.halfWidth = 100 * *arguments.until;
    }
    plan.threads = threadsFor(arguments);
    return plan;
}

std::string reportIn(const std::string &format, const sim::BatchPlan &plan, const sim::BatchResult &result)
{
    if (format == "json") {
        return jsonReport(plan, result);
    }
    return format == "csv" ? csvReport(plan, result) : textReport(plan, result);
}

Exit endOf(const sim::BatchResult &result)
{
    if (result.fault) {
        complain(fmt::format("battle {} could not be played to its end: {}, which is a bug of the program",
                             result.fault->game + 1,
                             result.fault->what.kind == sim::MatchFault::Kind::RefusedCommand
                                 ? "a mind gave an unlawful order"
                                 : "a mind gave orders without end"));
        return Exit::BadInput;
    }
    return result.isStopped ? Exit::Interrupted : Exit::Done;
}

} // namespace

Exit run(const SimulateArguments &arguments)
{
    auto file = loadScenario(arguments.file);
    if (!file) {
        complain(arguments.file, file.error().issues);
        return Exit::BadInput;
    }
    const sim::BatchPlan plan = planOf(arguments, std::move(file.value().scenario));
    sim::BatchResult result = [&] {
        ProgressLine line;
        const auto show = [&](const sim::Statistics &soFar) {
            line.show(fmt::format("{} of {} battles", soFar.games, plan.games));
        };
        return sim::playBatch(plan, &interrupted(), line.isShown() ? sim::Progress(show) : sim::Progress());
    }();
    print(reportIn(arguments.format, plan, result));
    return endOf(result);
}

} // namespace zama::cli
