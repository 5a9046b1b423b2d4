#include "core/ai/situation.h"

#include "core/game/queries.h"
#include "core/geometry/trig.h"

namespace zama::ai {
namespace {

Point middleOf(const State &s, SideId side)
{
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t weight = 0;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.units[i].strength > 0 && s.setup->units[i].side == side) {
            x += std::int64_t{s.units[i].strength} * s.units[i].pose.front.x;
            y += std::int64_t{s.units[i].strength} * s.units[i].pose.front.y;
            weight += s.units[i].strength;
        }
    }
    const std::int64_t w = std::max<std::int64_t>(1, weight);
    return {static_cast<Mils>(x / w), static_cast<Mils>(y / w)};
}

Millistands fireOf(const State &s, UnitId u)
{
    const UnitType &type = s.typeOf(u);
    // Long arms shoot every turn, short ones when the lines are near.
    const int turns = type.shootingRange > 12 * kInch ? 3 : 1;
    return type.shootingRange > 0 ? turns * s.unit(u).strength * kStand * (7 - type.shootingHit) / 18 : 0;
}

// May the enemy still move before charges are made? Sides later in the sequence answer a move, earlier ones
// do not.
bool movesBeforeCharges(const State &s, SideId side)
{
    for (std::size_t i = static_cast<std::size_t>(s.step) + 1; i < s.setup->steps.size(); ++i) {
        const Step &step = s.setup->steps[i];
        if (step.kind == StepKind::Charge) {
            return false;
        }
        if (step.kind == StepKind::Move && step.side == side) {
            return true;
        }
    }
    return false;
}

std::vector<Line> linesOf(const State &s, const Situation &look)
{
    std::vector<Line> lines(s.setup->commands.size());
    for (const UnitId u : look.own) {
        if (s.typeOf(u).movement == Movement::Formed && !s.isEngaged(u)) {
            Line &line = lines[s.setup->units[u.index()].command.index()];
            const Mils ahead = aheadOf(look.ownMiddle, s.unit(u).pose.front, look.forward);
            line.front = (line.front * line.units + ahead) / (line.units + 1);
            ++line.units;
        }
    }
    return lines;
}

} // namespace

Situation::Situation(const State &s, SideId who)
    : side(who)
{
    const bool enemyStillMoves = movesBeforeCharges(s, otherSide(side));
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        if (!s.isPresent(u)) {
            continue;
        }
        if (s.sideOf(u) == side) {
            own.push_back(u);
            ownFire += fireOf(s, u);
            continue;
        }
        const UnitType &type = s.typeOf(u);
        const bool engaged = s.isEngaged(u);
        Enemy e{u, zama::centreOf(s, u), engaged, !engaged && !type.isElephant, 0};
        if (!engaged && !type.has(Trait::NoCharge)) {
            e.reach = type.charge + (enemyStillMoves ? type.move : 0);
        }
        enemies.push_back(e);
        enemyFire += fireOf(s, u);
    }
    ownMiddle = middleOf(s, side);
    enemyMiddle = middleOf(s, otherSide(side));
    forward = bearingOf(enemyMiddle.x - ownMiddle.x, enemyMiddle.y - ownMiddle.y);
    lines = linesOf(s, *this);
}

Mils aheadOf(Point origin, Point p, Centidegrees bearing)
{
    const std::int64_t along =
        (std::int64_t{p.x} - origin.x) * sineOf(bearing) + (std::int64_t{p.y} - origin.y) * cosineOf(bearing);
    return static_cast<Mils>(along / kSineScale);
}

} // namespace zama::ai
