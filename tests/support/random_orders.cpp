#include "tests/support/random_orders.h"

#include "core/base/dice.h"
#include "core/game/queries.h"
#include "core/geometry/trig.h"

#include <algorithm>

namespace zama::test {

Command RandomOrders::next(const State &s)
{
    if (s.pending && !m_chance.oneIn(12)) {
        const int wrong = m_chance.oneIn(15) ? m_chance.between(-1, 1) : 0;
        const int dice = std::clamp(s.pending->dice + wrong, 0, kMaxDice);
        return Roll{seededFaces(7, s.diceDrawn, dice)};
    }
    return m_chance.oneIn(8) ? nonsense(s) : fitting(s);
}

Command RandomOrders::fitting(const State &s)
{
    if (s.phase == Phase::Deploying) {
        return deployment(s);
    }
    if (m_chance.oneIn(static_cast<int>(s.units.size()) + 4)) {
        return done(s);
    }
    switch (s.currentStep().kind) {
    case StepKind::Move:
        return movement(s);
    case StepKind::Shoot:
        return volley(s);
    case StepKind::Charge:
        return m_chance.oneIn(6) ? done(s) : charge(s);
    case StepKind::Melee:
        return m_chance.oneIn(3) ? done(s) : choice(s);
    }
    return done(s);
}

// Any command at any time, for anybody, also for nobody.
Command RandomOrders::nonsense(const State &s)
{
    const UnitId unit(static_cast<std::size_t>(m_chance.between(0, static_cast<int>(s.units.size()))));
    const UnitId other(static_cast<std::size_t>(m_chance.between(0, static_cast<int>(s.units.size()))));
    const SideId side(static_cast<std::size_t>(m_chance.between(0, 2)));
    switch (m_chance.between(0, 9)) {
    case 0:
        return MoveUnit{unit, anyPath()};
    case 1:
        return Shoot{unit, other};
    case 2:
        return DeclareCharge{unit, other, anyPath(), m_chance.oneIn(2)};
    case 3:
        return AssignMeleeDice{unit, {{other, m_chance.between(-1, 12)}, {unit, m_chance.between(0, 4)}}};
    case 4:
        return PassCharge{side};
    case 5:
        return EndStep{side.index() == 2 ? side : otherSide(acting(s))};
    case 6:
        return Concede{SideId(2U)};
    case 7:
        return MoveGeneral{GeneralId(static_cast<std::size_t>(m_chance.between(0, 9))), other, {-1, -1}};
    case 8:
        return DeployCommand{CommandId(static_cast<std::size_t>(m_chance.between(0, 9))), {}, {}};
    default:
        return Roll{{m_chance.between(0, 7)}};
    }
}

Command RandomOrders::deployment(const State &s)
{
    if (m_chance.oneIn(8)) {
        return done(s);
    }
    const CommandId command(
        static_cast<std::size_t>(m_chance.between(0, static_cast<int>(s.setup->commands.size()) - 1)));
    DeployCommand order{command, {}, {-1, -1}};
    for (const UnitId u : s.setup->commands[command.index()].units) {
        if (m_chance.oneIn(3)) {
            Pose pose = s.unit(u).pose;
            pose.front.x += m_chance.between(-1500, 1500);
            pose.front.y += m_chance.between(-1500, 1500);
            order.places.push_back({u, pose});
        }
    }
    return order;
}

Command RandomOrders::movement(const State &s)
{
    const SideId side = acting(s);
    if (!s.generals.empty() && m_chance.oneIn(6)) {
        const GeneralId g(
            static_cast<std::size_t>(m_chance.between(0, static_cast<int>(s.generals.size()) - 1)));
        if (m_chance.oneIn(3)) {
            const Point from = placeOf(s, g);
            return MoveGeneral{
                g, {}, {from.x + m_chance.between(-9000, 9000), from.y + m_chance.between(-9000, 9000)}};
        }
        return MoveGeneral{g, someUnit(s, s.setup->generals[g.index()].side), {}};
    }
    const UnitId unit = someUnit(s, side);
    if (!unit.isValid() || m_chance.oneIn(5)) {
        return MoveUnit{unit, anyPath()};
    }
    return MoveUnit{unit, towards(s, unit, nearestEnemy(s, unit), s.typeOf(unit).move)};
}

Command RandomOrders::volley(const State &s)
{
    const UnitId unit = someUnit(s, acting(s));
    const UnitId target = m_chance.oneIn(3) ? someUnit(s, otherSide(acting(s))) : nearestEnemy(s, unit);
    return Shoot{unit, target};
}

Command RandomOrders::charge(const State &s)
{
    const UnitId unit = someUnit(s, acting(s));
    const UnitId target = nearestEnemy(s, unit);
    if (!unit.isValid() || !target.isValid() || m_chance.oneIn(6)) {
        return DeclareCharge{unit, target, anyPath(), true};
    }
    return DeclareCharge{unit, target, towards(s, unit, target, s.typeOf(unit).charge), !m_chance.oneIn(4)};
}

Command RandomOrders::choice(const State &s)
{
    UnitId unit;
    for (int i = 0; i < 12 && !(unit.isValid() && s.isEngaged(unit)); ++i) {
        unit = someUnit(s, SideId(static_cast<std::size_t>(m_chance.between(0, 1))));
    }
    const std::vector<UnitId> enemies = unit.isValid() ? enemiesOf(s, unit) : std::vector<UnitId>{};
    if (enemies.empty()) {
        return done(s);
    }
    const UnitId target = m_chance.oneOf(enemies);
    const int dice = meleeDice(s, unit);
    if (enemies.size() > 1 && dice > 1 && m_chance.oneIn(2)) {
        const int part = m_chance.between(1, dice - 1);
        return AssignMeleeDice{unit, {{target, part}, {m_chance.oneOf(enemies), dice - part}}};
    }
    return AssignMeleeDice{unit, {{target, m_chance.oneIn(2) ? 0 : dice}}};
}

Command RandomOrders::done(const State &s)
{
    if (s.phase == Phase::Charging) {
        return PassCharge{acting(s)};
    }
    return EndStep{acting(s)};
}

UnitId RandomOrders::someUnit(const State &s, SideId side)
{
    std::vector<UnitId> present;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        if (s.isPresent(UnitId(i)) && s.sideOf(UnitId(i)) == side) {
            present.emplace_back(i);
        }
    }
    return present.empty() ? UnitId::none() : m_chance.oneOf(present);
}

UnitId RandomOrders::nearestEnemy(const State &s, UnitId unit)
{
    UnitId nearest;
    for (std::size_t i = 0; unit.isValid() && i < s.units.size(); ++i) {
        const UnitId u(i);
        const bool isEnemy = s.isPresent(u) && s.sideOf(u) != s.sideOf(unit);
        if (isEnemy && (!nearest.isValid() || m_chance.oneIn(12) ||
                        distanceBetween(s, unit, u) < distanceBetween(s, unit, nearest))) {
            nearest = u;
        }
    }
    return nearest;
}

SideId RandomOrders::acting(const State &s)
{
    return s.toAct.isValid() ? s.toAct : SideId(static_cast<std::size_t>(m_chance.between(0, 1)));
}

// A path that leads more or less to the target.
Path RandomOrders::towards(const State &s, UnitId unit, UnitId target, Mils reach)
{
    if (!target.isValid()) {
        return anyPath();
    }
    const Point from = centreOf(s, unit);
    const Point to = centreOf(s, target);
    const Centidegrees bearing = bearingOf(to.x - from.x, to.y - from.y);
    const Centidegrees turn = turnBetween(s.unit(unit).pose.facing, bearing);
    const Centidegrees bounded = std::clamp(turn, -kMaxManoeuvreAngle, kMaxManoeuvreAngle);
    const Mils way = m_chance.oneIn(2) ? reach : m_chance.between(1, reach);
    if (s.typeOf(unit).movement == Movement::Free) {
        if (m_chance.oneIn(2) && turn != 0) {
            return {pivot(turn), straight(way)};
        }
        return {slide(normalised(bearing + m_chance.between(-2000, 2000)), way)};
    }
    if (m_chance.oneIn(3) || bounded == 0) {
        return {straight(way)};
    }
    if (m_chance.oneIn(2)) {
        return {oblique(bounded, way)};
    }
    const Extent size = extentOf(s, unit);
    const auto arc = static_cast<Mils>(std::int64_t{size.width} * std::abs(bounded) / 5730);
    return {wheel(bounded), straight(std::max(1, way - arc))};
}

Path RandomOrders::anyPath()
{
    Path path;
    for (int legs = m_chance.oneIn(20) ? 0 : m_chance.between(1, 4); legs > 0; --legs) {
        path.push(anyLeg());
    }
    return path;
}

Leg RandomOrders::anyLeg()
{
    const Mils way = m_chance.oneIn(10) ? m_chance.between(-10, 300000) : m_chance.between(1, 7000);
    const Centidegrees angle =
        m_chance.oneIn(10) ? m_chance.between(-90000, 90000) : m_chance.between(-4600, 4600);
    switch (m_chance.between(0, 5)) {
    case 0:
        return straight(way);
    case 1:
        return oblique(angle, way);
    case 2:
        return wheel(angle);
    case 3:
        return slide(8 * angle, way);
    case 4:
        return pivot(4 * angle);
    default:
        return aboutFace();
    }
}

} // namespace zama::test
