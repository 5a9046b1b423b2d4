#include "core/design/snap.h"

#include "core/design/span.h"
#include "core/geometry/trig.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace zama::design {
namespace {

// A pull along a bearing, in mils times kSineScale.
struct Pull {
    SnapTo what = SnapTo::Grid;
    std::int64_t amount = 0;
    const Body *neighbour = nullptr;
    std::int64_t line = 0; ///< where the line snapped to lies along the bearing
};

bool isStronger(const Pull &a, const Pull &b)
{
    const bool isGridA = a.what == SnapTo::Grid;
    const bool isGridB = b.what == SnapTo::Grid;
    if (isGridA != isGridB) {
        return isGridB;
    }
    const std::int64_t sizeA = std::abs(a.amount);
    const std::int64_t sizeB = std::abs(b.amount);
    return sizeA != sizeB ? sizeA < sizeB : a.what < b.what;
}

// The strongest pull along one bearing.
class Pulls
{
public:
    Pulls(Centidegrees bearing, Mils tolerance)
        : m_bearing(bearing),
          m_most(std::int64_t{tolerance} * kSineScale)
    {
    }
    /// Pulls what is at `from` to `line`.
    void add(SnapTo what, std::int64_t from, std::int64_t line, const Body *neighbour = nullptr)
    {
        const Pull pull{what, line - from, neighbour, line};
        if (std::abs(pull.amount) <= m_most && (!m_best || isStronger(pull, *m_best))) {
            m_best = pull;
        }
    }
    [[nodiscard]] Centidegrees bearing() const { return m_bearing; }
    [[nodiscard]] const std::optional<Pull> &best() const { return m_best; }

private:
    Centidegrees m_bearing;
    std::int64_t m_most;
    std::optional<Pull> m_best;
};

std::int64_t along(Point point, Centidegrees bearing)
{
    return std::int64_t{point.x} * sineOf(bearing) + std::int64_t{point.y} * cosineOf(bearing);
}

bool isSquare(Centidegrees facing)
{
    return facing % kQuarterTurn == 0;
}

bool areNear(const Span &a, const Span &b, Mils reach)
{
    const std::int64_t gap = std::max(a.low - b.high, b.low - a.high);
    return gap <= std::int64_t{reach} * kSineScale;
}

void pullToNeighbour(const Body &body, const Body &other, Mils reach, Pulls &sideways, Pulls &forward)
{
    const Span across = spanAlong(body, sideways.bearing());
    const Span theirAcross = spanAlong(other, sideways.bearing());
    const Span deep = spanAlong(body, forward.bearing());
    const Span theirDeep = spanAlong(other, forward.bearing());
    if (areNear(deep, theirDeep, kInch)) {
        sideways.add(SnapTo::NeighbourFlank, across.low, theirAcross.high, &other);
        sideways.add(SnapTo::NeighbourFlank, across.high, theirAcross.low, &other);
    }
    if (areNear(across, theirAcross, reach)) {
        forward.add(SnapTo::NeighbourFront, deep.high, theirDeep.high, &other);
    }
}

// The middles of the table and the grid take the middle of the front, whose line lies along each axis.
void pullToTable(const Scenario &scenario, const Body &body, const SnapRules &rules, Pulls &pulls)
{
    const Box table = tableOf(scenario);
    const std::int64_t at = along(body.pose.front, pulls.bearing());
    const Point centre{table.right / 2, table.top / 2};
    if (rules.toTable) {
        pulls.add(SnapTo::TableMiddle, at, along(centre, pulls.bearing()));
    }
    if (rules.grid > 0) {
        const std::int64_t step = std::int64_t{rules.grid} * kSineScale;
        pulls.add(SnapTo::Grid, at, roundedRatio(at, step) * step);
    }
}

void pullToZone(const Scenario &scenario, const Body &body, Pulls &pulls)
{
    const Box zone = zoneOf(scenario, body.side);
    const Span span = spanAlong(body, pulls.bearing());
    const std::int64_t a = along({zone.left, zone.bottom}, pulls.bearing());
    const std::int64_t b = along({zone.right, zone.top}, pulls.bearing());
    pulls.add(SnapTo::ZoneEdge, span.low, std::min(a, b));
    pulls.add(SnapTo::ZoneEdge, span.high, std::max(a, b));
}

Point pointAt(std::int64_t across, std::int64_t deep, Centidegrees forward)
{
    const Pose origin{{0, 0}, 0};
    return shiftedFine(shiftedFine(origin, normalised(forward + kQuarterTurn), across), forward, deep).front;
}

// The part of the line snapped to that runs along the body, the neighbour too if there is one.
Guide guideOf(const Pull &pull, const Body &body, Centidegrees bearing)
{
    const Centidegrees lengthwise = normalised(bearing + kQuarterTurn);
    Span span = spanAlong(body, lengthwise);
    if (pull.neighbour != nullptr) {
        const Span other = spanAlong(*pull.neighbour, lengthwise);
        span = {std::min(span.low, other.low), std::max(span.high, other.high)};
    } else {
        span.low -= 2 * std::int64_t{kInch} * kSineScale;
        span.high += 2 * std::int64_t{kInch} * kSineScale;
    }
    return {pull.what, pull.neighbour != nullptr ? pull.neighbour->id : std::string(),
            pointAt(span.low, pull.line, bearing), pointAt(span.high, pull.line, bearing)};
}

bool isPicked(const Picked &picked, const std::string &id)
{
    return std::ranges::find(picked, id) != picked.end();
}

const Body *find(const std::vector<Body> &bodies, std::string_view id)
{
    const auto found = std::ranges::find(bodies, id, &Body::id);
    return found == bodies.end() ? nullptr : &*found;
}

class Snapper
{
public:
    Snapper(const Scenario &scenario, const SnapRules &rules, Body body)
        : m_scenario(scenario),
          m_rules(rules),
          m_body(std::move(body))
    {
    }

    Snap run(const std::vector<Body> &others)
    {
        const Centidegrees facing = m_body.pose.facing;
        Pulls sideways(normalised(facing + kQuarterTurn), m_rules.tolerance);
        Pulls forward(facing, m_rules.tolerance);
        pullToOthers(others, sideways, forward);
        if (isSquare(facing)) {
            pullToGround(sideways);
            pullToGround(forward);
        } else if (!sideways.best() && !forward.best()) {
            return runOnGround();
        }
        return result(sideways, forward);
    }

private:
    // Of a body that stands askew: along the edges of the table.
    Snap runOnGround()
    {
        Pulls east(kQuarterTurn, m_rules.tolerance);
        Pulls north(0, m_rules.tolerance);
        pullToTable(m_scenario, m_body, m_rules, east);
        pullToTable(m_scenario, m_body, m_rules, north);
        return result(east, north);
    }

    void pullToOthers(const std::vector<Body> &others, Pulls &sideways, Pulls &forward)
    {
        for (const Body &other : others) {
            if (other.side == m_body.side && !other.isGeneral && other.pose.facing == m_body.pose.facing) {
                pullToNeighbour(m_body, other, m_rules.neighbourhood, sideways, forward);
            }
        }
    }

    void pullToGround(Pulls &pulls)
    {
        pullToTable(m_scenario, m_body, m_rules, pulls);
        if (m_rules.toZone) {
            pullToZone(m_scenario, m_body, pulls);
        }
    }

    Snap result(const Pulls &sideways, const Pulls &forward)
    {
        Body there = m_body;
        std::vector<const Pulls *> done;
        for (const Pulls *pulls : {&sideways, &forward}) {
            if (pull(there, *pulls)) {
                done.push_back(pulls);
            }
        }
        Snap snap{{there.pose.front.x - m_body.pose.front.x, there.pose.front.y - m_body.pose.front.y}, {}};
        for (const Pulls *pulls : done) {
            snap.guides.push_back(guideOf(*pulls->best(), there, pulls->bearing()));
        }
        return snap;
    }

    bool pull(Body &body, const Pulls &pulls) const
    {
        if (!pulls.best()) {
            return false;
        }
        Body there = body;
        there.pose = shiftedFine(body.pose, pulls.bearing(), pulls.best()->amount);
        const bool isOnTable = tableOf(m_scenario).contains(there.footprint().box);
        body = isOnTable ? there : body;
        return isOnTable;
    }

    const Scenario &m_scenario;
    const SnapRules &m_rules;
    Body m_body;
};

} // namespace

Snap snapped(const Scenario &scenario, const Picked &picked, std::string_view id, const Pose &pose,
             const SnapRules &rules)
{
    std::vector<Body> others = bodiesOf(scenario);
    const Body *body = find(others, id);
    if (body == nullptr ||
        !tableOf(scenario).contains(Box{pose.front.x, pose.front.y, pose.front.x, pose.front.y})) {
        return {};
    }
    Body dragged = *body;
    dragged.pose = {pose.front, dragged.isGeneral ? 0 : normalised(pose.facing)};
    std::erase_if(others, [&](const Body &b) { return b.id == id || isPicked(picked, b.id); });
    SnapRules sane = rules;
    sane.tolerance = std::clamp(rules.tolerance, 0, kMaxTable);
    sane.neighbourhood = std::clamp(rules.neighbourhood, 0, kMaxTable);
    if (!sane.toNeighbours) {
        others.clear();
    }
    return Snapper(scenario, sane, std::move(dragged)).run(others);
}

Centidegrees snappedFacing(const Scenario &scenario, const Picked &picked, std::string_view id,
                           Centidegrees facing, Centidegrees tolerance)
{
    const std::vector<Body> all = bodiesOf(scenario);
    const Body *body = find(all, id);
    std::vector<Centidegrees> wanted;
    for (const Body &other : all) {
        if (body != nullptr && other.side == body->side && !other.isGeneral && other.id != id &&
            !isPicked(picked, other.id)) {
            wanted.push_back(other.pose.facing);
        }
    }
    for (Centidegrees eighth = 0; eighth < kFullTurn; eighth += kMaxManoeuvreAngle) {
        wanted.push_back(eighth);
    }
    const Centidegrees wish = normalised(facing);
    const auto off = [&](Centidegrees f) { return std::abs(turnBetween(f, wish)); };
    const auto nearest = std::ranges::min_element(wanted, {}, off);
    return off(*nearest) <= tolerance ? *nearest : wish;
}

} // namespace zama::design
