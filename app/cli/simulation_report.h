#pragma once
// The totals of a series of battles as text, JSON or CSV. Nothing in them depends on threads or time.

#include "core/sim/batch.h"

#include <string>

namespace zama::cli {

/// For people: everything by its name in the scenario.
[[nodiscard]] std::string textReport(const sim::BatchPlan &plan, const sim::BatchResult &result);
/// One JSON object on one line.
[[nodiscard]] std::string jsonReport(const sim::BatchPlan &plan, const sim::BatchResult &result);
/// Lines of group,side,item,count,value,low,high: shares are in per cent with their 95 % interval; means come
/// with the least and the most.
[[nodiscard]] std::string csvReport(const sim::BatchPlan &plan, const sim::BatchResult &result);

} // namespace zama::cli
