// A moment of a battle as the beginning: turn, step and who fights whom.

#include "core/scenario/checks.h"

#include <algorithm>
#include <set>

namespace zama::checks {
namespace {

// An engagement's gap may have grown since contact (Q70); beyond a whole charge it looks like a mistake.
constexpr Mils kFarApart = 6 * kInch;

void checkDistance(const UnitRow &a, const UnitRow &b, const std::string &path, IssueList &out)
{
    if (a.isPlaced && b.isPlaced && !isWithin(a.footprint, b.footprint, kFarApart)) {
        out.warning("engagement.far", path, {a.unit->id, b.unit->id, inches(kFarApart)});
    }
}

void checkPair(const UnitRow &a, const UnitRow &b, const std::string &path, IssueList &out)
{
    const std::vector<std::string> both{a.unit->id, b.unit->id};
    if (a.side == b.side) {
        out.error("engagement.same_side", path, both);
    }
    for (const UnitRow *row : {&a, &b}) {
        if (!row->isPresent) {
            out.error("engagement.gone", path, {row->unit->id});
        }
        if (row->type != nullptr && row->type->has(Trait::RoutsWhenCharged)) { // P3
            out.error("engagement.routs", path, {row->unit->id});
        }
    }
    checkDistance(a, b, path, out);
}

void checkEngagement(const Roster &roster, const EngagementSpec &e, const std::string &path, IssueList &out)
{
    const UnitRow *a = roster.unit(e.a);
    const UnitRow *b = roster.unit(e.b);
    if (a == nullptr) {
        out.error("ref.unit", path + "/a", {e.b, e.a});
    }
    if (b == nullptr) {
        out.error("ref.unit", path + "/b", {e.a, e.b});
    }
    if (e.a == e.b) {
        out.error("engagement.self", path, {e.a});
    } else if (a != nullptr && b != nullptr) {
        checkPair(*a, *b, path, out);
    }
}

} // namespace

void checkStart(const Scenario &scenario, const Roster &roster, IssueList &out)
{
    if (!scenario.start) {
        return;
    }
    const StartSpec &start = *scenario.start;
    const int steps = static_cast<int>(std::min<std::size_t>(sequenceOf(scenario).size(), 100));
    checkRange(out, "/start", scenario.id, "turn", start.turn, 1,
               std::clamp(scenario.options.turnLimit.value_or(kMaxTurnLimit), 1, kMaxTurnLimit));
    checkRange(out, "/start", scenario.id, "step", std::clamp(start.step, -1000, 1000) + 1, 1,
               std::max(1, steps));
    std::set<std::pair<std::string_view, std::string_view>> seen;
    for (std::size_t i = 0; i < start.engagements.size(); ++i) {
        const EngagementSpec &e = start.engagements[i];
        const std::string path = "/start/engagements/" + std::to_string(i);
        checkEngagement(roster, e, path, out);
        if (!seen.emplace(std::min(e.a, e.b), std::max(e.a, e.b)).second) {
            out.error("engagement.twice", path, {e.a, e.b});
        }
    }
}

} // namespace zama::checks
