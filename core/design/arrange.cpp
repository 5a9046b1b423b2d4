#include "core/design/arrange.h"

#include "core/design/span.h"
#include "core/geometry/trig.h"

#include <algorithm>
#include <unordered_map>

namespace zama::design {
namespace {

constexpr Mils kFarthest = 4 * kMaxTable;

Arrangement arrangementOf(const std::vector<Body> &bodies)
{
    Arrangement arrangement;
    arrangement.reserve(bodies.size());
    for (const Body &body : bodies) {
        arrangement.push_back({body.id, body.pose});
    }
    return arrangement;
}

void shift(Body &body, Point by)
{
    body.pose.front.x += by.x;
    body.pose.front.y += by.y;
}

void shiftTogether(std::vector<Body> &bodies, const Box &area)
{
    if (bodies.empty()) {
        return;
    }
    const Point by = shiftInto(boxAround(bodies), area);
    std::ranges::for_each(bodies, [&](Body &body) { shift(body, by); });
}

void shiftEach(std::vector<Body> &bodies, const Box &area)
{
    std::ranges::for_each(bodies, [&](Body &body) { shift(body, shiftInto(body.footprint().box, area)); });
}

bool fits(const Box &box, const Box &area)
{
    return box.right - box.left <= area.right - area.left && box.top - box.bottom <= area.top - area.bottom;
}

// All as one body where they fit, else each by itself.
void shiftAll(std::vector<Body> &bodies, const Box &area)
{
    if (!bodies.empty() && fits(boxAround(bodies), area)) {
        shiftTogether(bodies, area);
    } else {
        shiftEach(bodies, area);
    }
}

Point turnedAbout(Point centre, Point point, Centidegrees turn)
{
    const std::int64_t dx = std::int64_t{point.x} - centre.x;
    const std::int64_t dy = std::int64_t{point.y} - centre.y;
    const std::int64_t s = sineOf(turn);
    const std::int64_t c = cosineOf(turn);
    return {static_cast<Mils>(centre.x + roundedRatio(dx * c + dy * s, kSineScale)),
            static_cast<Mils>(centre.y + roundedRatio(dy * c - dx * s, kSineScale))};
}

void turn(Body &body, TurnAbout about, Point centre, Centidegrees angle)
{
    if (about == TurnAbout::CommonCentre) {
        body.pose.front = turnedAbout(centre, body.pose.front, angle);
    }
    if (!body.isGeneral) {
        body.pose.facing = normalised(body.pose.facing + angle);
    }
}

// Which end of a span an alignment looks at, times two so that middles are whole.
std::int64_t markOf(const Span &span, Alignment alignment)
{
    switch (alignment) {
    case Alignment::Foremost:
    case Alignment::MiddleLine:
    case Alignment::Rearmost:
    case Alignment::RightEdges:
        return 2 * span.high;
    case Alignment::LeftEdges:
        return 2 * span.low;
    case Alignment::Columns:
        break;
    }
    return span.low + span.high;
}

std::int64_t targetOf(const std::vector<std::int64_t> &marks, Alignment alignment)
{
    const auto [least, most] = std::ranges::minmax_element(marks);
    switch (alignment) {
    case Alignment::Foremost:
    case Alignment::RightEdges:
        return *most;
    case Alignment::Rearmost:
    case Alignment::LeftEdges:
        return *least;
    case Alignment::MiddleLine:
    case Alignment::Columns:
        break;
    }
    return *least / 2 + *most / 2;
}

bool isAcross(Alignment alignment)
{
    return alignment == Alignment::LeftEdges || alignment == Alignment::RightEdges ||
           alignment == Alignment::Columns;
}

// The bodies from left to right, with their spans along the front.
struct InRow {
    Body *body = nullptr;
    Span span;
};

std::vector<InRow> inRow(std::vector<Body> &bodies, Centidegrees right)
{
    std::vector<InRow> row;
    row.reserve(bodies.size());
    for (Body &body : bodies) {
        row.push_back({&body, spanAlong(body, right)});
    }
    std::ranges::stable_sort(row, {}, [](const InRow &r) { return r.span.low + r.span.high; });
    return row;
}

std::int64_t widthOf(const std::vector<InRow> &row)
{
    std::int64_t width = 0;
    for (const InRow &r : row) {
        width += r.span.length();
    }
    return width;
}

// Sets the row from `left` on; between the i-th and the next there are spare * (i + 1) / (n - 1).
void spread(const std::vector<InRow> &row, std::int64_t left, std::int64_t spare, Centidegrees right)
{
    const auto gaps = static_cast<std::int64_t>(row.size()) - 1;
    std::int64_t taken = 0;
    std::int64_t index = 0;
    for (const InRow &r : row) {
        const std::int64_t gap = spare / gaps * index + spare % gaps * index / gaps;
        r.body->pose = shiftedFine(r.body->pose, right, left + taken + gap - r.span.low);
        taken += r.span.length();
        ++index;
    }
}

std::vector<Body> standingAs(const Scenario &scenario, const Arrangement &arrangement)
{
    Picked picked;
    picked.reserve(arrangement.size());
    std::unordered_map<std::string_view, const Placing *> byId;
    for (const Placing &placing : arrangement) {
        picked.push_back(placing.id);
        byId[placing.id] = &placing;
    }
    std::vector<Body> bodies = bodiesOf(scenario, picked);
    for (Body &body : bodies) {
        body.pose = byId[body.id]->pose;
    }
    return bodies;
}

struct Standing {
    const Body *body = nullptr;
    bool isPlaced = false;
    Footprint footprint;
};

std::vector<Standing> fromLeftToRight(const std::vector<Body> &bodies, std::vector<bool> isPlaced)
{
    std::vector<Standing> all;
    all.reserve(bodies.size());
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        if (!bodies[i].isGeneral) {
            all.push_back({&bodies[i], isPlaced[i], bodies[i].footprint()});
        }
    }
    std::ranges::stable_sort(all, {}, [](const Standing &s) { return s.footprint.box.left; });
    return all;
}

using Pair = std::pair<const Body *, const Body *>;

std::vector<Pair> overlappingPairs(const std::vector<Standing> &all)
{
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Standing &a = all[i];
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            const Standing &b = all[j];
            if (b.footprint.box.left > a.footprint.box.right) {
                break;
            }
            if ((a.isPlaced || b.isPlaced) && overlapsDeeper(a.footprint, b.footprint, kTolerance)) {
                pairs.emplace_back(std::min(a.body, b.body), std::max(a.body, b.body));
            }
        }
    }
    std::ranges::sort(pairs);
    return pairs;
}

} // namespace

void place(Scenario &scenario, const Arrangement &arrangement)
{
    std::unordered_map<std::string_view, const Placing *> byId;
    for (const Placing &placing : arrangement) {
        byId[placing.id] = &placing;
    }
    const auto take = [&](const std::string &id) -> const Placing * {
        const auto found = byId.find(id);
        const Placing *placing = found == byId.end() ? nullptr : found->second;
        byId.erase(id);
        return placing;
    };
    for (SideSpec &side : scenario.sides) {
        for (CommandSpec &command : side.commands) {
            if (command.general) {
                if (const Placing *placing = take(command.general->id)) {
                    command.general->place = placing->pose.front;
                }
            }
            for (UnitSpec &unit : command.units) {
                if (const Placing *placing = take(unit.id)) {
                    unit.pose = placing->pose;
                }
            }
        }
    }
}

Arrangement moved(const Scenario &scenario, const Picked &picked, Point by)
{
    std::vector<Body> bodies = bodiesOf(scenario, picked);
    const Point within{std::clamp(by.x, -kFarthest, kFarthest), std::clamp(by.y, -kFarthest, kFarthest)};
    std::ranges::for_each(bodies, [&](Body &body) { shift(body, within); });
    shiftAll(bodies, tableOf(scenario));
    return arrangementOf(bodies);
}

Arrangement turned(const Scenario &scenario, const Picked &picked, TurnAbout about, Centidegrees angle)
{
    std::vector<Body> bodies = bodiesOf(scenario, picked);
    if (bodies.empty()) {
        return {};
    }
    const Box box = boxAround(bodies);
    const Point centre{(box.left + box.right) / 2, (box.bottom + box.top) / 2};
    std::ranges::for_each(bodies, [&](Body &body) { turn(body, about, centre, normalised(angle)); });
    if (about == TurnAbout::CommonCentre) {
        shiftAll(bodies, tableOf(scenario));
    } else {
        shiftEach(bodies, tableOf(scenario));
    }
    return arrangementOf(bodies);
}

Arrangement turnedTo(const Scenario &scenario, const Picked &picked, Centidegrees facing)
{
    std::vector<Body> bodies = bodiesOf(scenario, picked);
    for (Body &body : bodies) {
        body.pose.facing = body.isGeneral ? 0 : normalised(facing);
    }
    shiftEach(bodies, tableOf(scenario));
    return arrangementOf(bodies);
}

Arrangement aligned(const Scenario &scenario, const Picked &picked, Alignment alignment, Centidegrees facing)
{
    std::vector<Body> bodies = bodiesOf(scenario, picked);
    if (bodies.empty()) {
        return {};
    }
    const Centidegrees bearing = normalised(normalised(facing) + (isAcross(alignment) ? kQuarterTurn : 0));
    std::vector<std::int64_t> marks;
    marks.reserve(bodies.size());
    for (const Body &body : bodies) {
        marks.push_back(markOf(spanAlong(body, bearing), alignment));
    }
    const std::int64_t target = targetOf(marks, alignment);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        bodies[i].pose = shiftedFine(bodies[i].pose, bearing, (target - marks[i]) / 2);
    }
    shiftEach(bodies, tableOf(scenario));
    return arrangementOf(bodies);
}

Arrangement distributed(const Scenario &scenario, const Picked &picked, Centidegrees facing,
                        std::optional<Mils> gap)
{
    std::vector<Body> bodies = bodiesOf(scenario, picked);
    if (bodies.size() >= 2) {
        const Centidegrees right = normalised(normalised(facing) + kQuarterTurn);
        const std::vector<InRow> row = inRow(bodies, right);
        const std::int64_t left = row.front().span.low;
        const std::int64_t room = row.back().span.high - left;
        const std::int64_t width = widthOf(row);
        const auto gaps = static_cast<std::int64_t>(row.size()) - 1;
        const std::int64_t most = 2 * std::int64_t{kMaxTable} / gaps;
        const std::int64_t spare =
            gap ? std::clamp<std::int64_t>(*gap, -most, most) * kSineScale * gaps : room - width;
        spread(row, left + (room - width - spare) / 2, spare, right);
    }
    shiftEach(bodies, tableOf(scenario));
    return arrangementOf(bodies);
}

Pose mirrored(const Box &table, const Pose &original, Mirror mirror)
{
    const Pose pose = tamed(original);
    const Mils y = table.bottom + table.top - pose.front.y;
    if (mirror == Mirror::Point) {
        return {{table.left + table.right - pose.front.x, y}, normalised(pose.facing + kFullTurn / 2)};
    }
    return {{pose.front.x, y}, normalised(kFullTurn / 2 - pose.facing)};
}

Arrangement mirrored(const Scenario &scenario, const Picked &picked, Mirror mirror)
{
    std::vector<Body> bodies = bodiesOf(scenario, picked);
    const Box table = tableOf(scenario);
    for (Body &body : bodies) {
        const Pose image = mirrored(table, body.pose, mirror);
        body.pose = {image.front, body.isGeneral ? 0 : image.facing};
    }
    shiftEach(bodies, table);
    return arrangementOf(bodies);
}

Arrangement fittedIntoZones(const Scenario &scenario, const Picked &picked)
{
    const std::vector<Body> bodies = bodiesOf(scenario, picked);
    Arrangement arrangement;
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        std::vector<Body> own;
        std::ranges::copy_if(bodies, std::back_inserter(own), [&](const Body &b) { return b.side == side; });
        shiftAll(own, zoneOf(scenario, side));
        shiftEach(own, tableOf(scenario));
        std::ranges::move(arrangementOf(own), std::back_inserter(arrangement));
    }
    return arrangement;
}

Arrangement keptOnTable(const Scenario &scenario, const Arrangement &arrangement)
{
    std::vector<Body> bodies = standingAs(scenario, arrangement);
    shiftEach(bodies, tableOf(scenario));
    return arrangementOf(bodies);
}

Arrangement shiftedOntoTable(const Scenario &scenario, const Arrangement &arrangement)
{
    std::vector<Body> bodies = standingAs(scenario, arrangement);
    shiftAll(bodies, tableOf(scenario));
    return arrangementOf(bodies);
}

std::vector<Overlap> overlapsOf(const Scenario &scenario, const Arrangement &arrangement)
{
    std::vector<Body> bodies = bodiesOf(scenario);
    std::unordered_map<std::string_view, const Placing *> byId;
    for (const Placing &placing : arrangement) {
        byId[placing.id] = &placing;
    }
    std::vector<bool> isPlaced(bodies.size(), arrangement.empty());
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        if (const auto found = byId.find(bodies[i].id); found != byId.end()) {
            bodies[i].pose = found->second->pose;
            isPlaced[i] = true;
        }
    }
    std::vector<Overlap> overlaps;
    for (const auto &[a, b] : overlappingPairs(fromLeftToRight(bodies, isPlaced))) {
        overlaps.emplace_back(a->id, b->id);
    }
    return overlaps;
}

} // namespace zama::design
