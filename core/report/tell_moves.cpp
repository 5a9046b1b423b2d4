#include "core/game/queries.h"
#include "core/report/chronicle.h"
#include "core/report/distinct_names.h"

#include <algorithm>
#include <map>

namespace zama::report {
namespace {

constexpr std::string_view kAdvance[] = {"report.advance.1", "report.advance.2", "report.advance.3",
                                         "report.advance.4"};
constexpr std::string_view kAdvanceAll[] = {"report.advance_all.1", "report.advance_all.2",
                                            "report.advance_all.3"};
constexpr std::string_view kWithdraw[] = {"report.withdraw.1", "report.withdraw.2"};
constexpr std::string_view kShift[] = {"report.shift.1", "report.shift.2"};
constexpr std::string_view kTurned[] = {"report.turned.1", "report.turned.2"};
// For commands whose names only one side has.
constexpr std::string_view kOwnAdvance[] = {"report.own_advance.1", "report.own_advance.2",
                                            "report.own_advance.3"};
constexpr std::string_view kOwnWithdraw[] = {"report.own_withdraw.1", "report.own_withdraw.2"};
constexpr std::string_view kOwnShift[] = {"report.own_shift.1", "report.own_shift.2"};
constexpr std::string_view kOwnTurned[] = {"report.own_turned.1", "report.own_turned.2"};
constexpr std::string_view kJoined[] = {"report.joined.1", "report.joined.2", "report.joined.3"};
constexpr std::string_view kJoinedMany[] = {"report.joined_many.1", "report.joined_many.2"};

// From as many commands on an advance is told as one of the whole line.
constexpr std::size_t kBroadFront = 3;

// The moves of one command in a step.
struct March {
    SideId side;
    CommandId command;
    int units = 0;
    Mils farthest = 0;        ///< along the way
    std::int64_t towards = 0; ///< all steps towards the enemy together, in mils
    Refs events;
};

struct Centre {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t count = 0;

    void take(Point p)
    {
        x += p.x;
        y += p.y;
        ++count;
    }
};

Centre centreOfSide(const State &s, SideId side)
{
    Centre centre;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.isPresent(UnitId(i)) && s.sideOf(UnitId(i)) == side) {
            centre.take(s.units[i].pose.front);
        }
    }
    return centre;
}

// How much nearer a step brought a unit to the middle of its enemies, by the larger of the two directions:
// a chronicle needs no more than forward, back or neither.
std::int64_t stepTowards(const State &s, const event::UnitMoved &e)
{
    const Centre enemies = centreOfSide(s, otherSide(s.sideOf(e.unit)));
    if (enemies.count == 0) {
        return 0;
    }
    const Point from = s.unit(e.unit).pose.front;
    const std::int64_t dx = enemies.x / enemies.count - from.x;
    const std::int64_t dy = enemies.y / enemies.count - from.y;
    if (std::abs(dy) >= std::abs(dx)) {
        return dy >= 0 ? std::int64_t{e.to.front.y} - from.y : std::int64_t{from.y} - e.to.front.y;
    }
    return dx >= 0 ? std::int64_t{e.to.front.x} - from.x : std::int64_t{from.x} - e.to.front.x;
}

void march(March &m, const Happening &h, const event::UnitMoved &e, const State &before)
{
    m.side = before.sideOf(e.unit);
    m.command = before.setup->units[e.unit.index()].command;
    ++m.units;
    m.farthest = std::max(m.farthest, e.cost);
    m.towards += stepTowards(before, e);
    m.events.push_back(h.at);
}

std::vector<March> marchesOf(const Scene &scene)
{
    std::map<CommandId, March> byCommand;
    walk(scene, [&](const Happening &h, const State &before) {
        if (const auto *moved = as<event::UnitMoved>(h)) {
            march(byCommand[before.setup->units[moved->unit.index()].command], h, *moved, before);
        }
    });
    std::vector<March> marches;
    marches.reserve(byCommand.size());
    for (auto &[command, m] : byCommand) {
        marches.push_back(std::move(m));
    }
    return marches;
}

enum class Direction { Forward, Back, Aside, Turned };

Direction directionOf(const March &m)
{
    if (m.farthest == 0) {
        return Direction::Turned;
    }
    const std::int64_t mean = m.towards / m.units;
    return mean >= kInch / 2 ? Direction::Forward : mean <= -kInch / 2 ? Direction::Back : Direction::Aside;
}

void tellBroadAdvance(const std::vector<March> &forward, Scribe &scribe)
{
    March all{forward.front().side, {}, 0, 0, 0, {}};
    for (const March &m : forward) {
        all.units += m.units;
        all.farthest = std::max(all.farthest, m.farthest);
        add(all.events, m.events);
    }
    scribe.write(kAdvanceAll, all.events,
                 {all.side, all.units, static_cast<int>(forward.size()), Length{all.farthest}});
}

// Rows that name the side with its command, and rows that need not.
struct MarchRows {
    Rows shared;
    Rows own;
};

MarchRows rowsFor(Direction direction)
{
    switch (direction) {
    case Direction::Forward:
        break;
    case Direction::Back:
        return {kWithdraw, kOwnWithdraw};
    case Direction::Aside:
        return {kShift, kOwnShift};
    case Direction::Turned:
        return {kTurned, kOwnTurned};
    }
    return {kAdvance, kOwnAdvance};
}

void tellMarch(const March &m, const Setup &setup, Scribe &scribe)
{
    const MarchRows rows = rowsFor(directionOf(m));
    const bool isShared = hasNamesake(setup, m.command);
    const bool isTurn = m.farthest == 0;
    if (isShared && isTurn) {
        scribe.write(rows.shared, m.events, {m.side, m.command, m.units});
    } else if (isShared) {
        scribe.write(rows.shared, m.events, {m.side, m.command, m.units, Length{m.farthest}});
    } else if (isTurn) {
        scribe.write(rows.own, m.events, {m.command, m.units});
    } else {
        scribe.write(rows.own, m.events, {m.command, m.units, Length{m.farthest}});
    }
}

void tellMarches(const Scene &scene, SideId side, Scribe &scribe)
{
    const Setup &setup = *scene.before.setup;
    std::vector<March> forward;
    std::vector<March> others;
    for (March &m : marchesOf(scene)) {
        if (m.side == side) {
            (directionOf(m) == Direction::Forward ? forward : others).push_back(std::move(m));
        }
    }
    if (forward.size() >= kBroadFront) {
        tellBroadAdvance(forward, scribe);
    } else {
        std::ranges::for_each(forward, [&](const March &m) { tellMarch(m, setup, scribe); });
    }
    std::ranges::for_each(others, [&](const March &m) { tellMarch(m, setup, scribe); });
}

struct Joining {
    event::GeneralAttached what;
    EventRef at;
};

// The commander in chief, else the first.
const Joining &noblest(const std::vector<Joining> &list, const Setup &setup)
{
    const auto chief = std::ranges::find_if(
        list, [&](const Joining &j) { return setup.generals[j.what.general.index()].commanderInChief; });
    return chief == list.end() ? list.front() : *chief;
}

void tellJoinings(const std::vector<Joining> &list, SideId side, const Setup &setup, Scribe &scribe)
{
    if (list.empty()) {
        return;
    }
    const Joining &first = noblest(list, setup);
    if (list.size() == 1) {
        scribe.write(kJoined, {first.at}, {first.what.general, first.what.unit});
        return;
    }
    Refs events;
    std::ranges::transform(list, std::back_inserter(events), &Joining::at);
    scribe.write(kJoinedMany, events,
                 {side, static_cast<int>(list.size()), first.what.general, first.what.unit});
}

} // namespace

void tellMoves(const Scene &scene, Scribe &scribe)
{
    const Setup &setup = *scene.before.setup;
    for (const SideId side : {SideId(0), SideId(1)}) {
        tellMarches(scene, side, scribe);
        std::vector<Joining> joined;
        for (const Happening &h : scene.happenings) {
            const auto *attached = as<event::GeneralAttached>(h);
            if (attached != nullptr && setup.generals[attached->general.index()].side == side) {
                joined.push_back({*attached, h.at});
            }
        }
        tellJoinings(joined, side, setup, scribe);
    }
}

} // namespace zama::report
