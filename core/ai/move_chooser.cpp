#include "core/ai/move_chooser.h"

#include "core/game/queries.h"
#include "core/geometry/trig.h"
#include "core/rules/movement.h"

#include <algorithm>
#include <cstdlib>

namespace zama::ai {
namespace {

// An octagon's distance: within 6 % of the true one, and no root.
Mils roughDistance(Point a, Point b)
{
    const Mils dx = std::abs(a.x - b.x);
    const Mils dy = std::abs(a.y - b.y);
    return std::max(dx, dy) + 3 * std::min(dx, dy) / 8;
}

bool isFormedFoot(const UnitType &type)
{
    return type.movement == Movement::Formed && type.unitClass == UnitClass::Infantry;
}

bool isShooter(const UnitType &type)
{
    return type.shootingRange > 12 * kInch;
}

// Half of what a body of that size is across, on average.
Mils radiusOf(Extent size)
{
    return (size.width + size.depth) / 4;
}

constexpr Mils kLineSlack = 1500;   // beyond one move from the line of its command, before it costs anything
constexpr int kOutOfLine = 150;     // thousandths of a stand per inch beyond it
constexpr int kApproach = 60;       // thousandths of a stand that an inch nearer the goal is worth
constexpr Millistands kEnough = 15; // a move must be better than staying by this

} // namespace

MoveChooser::MoveChooser(const State &s, const Situation &situation, const Doctrine &doctrine,
                         WorthTable &worth)
    : m_state(s),
      m_situation(situation),
      m_doctrine(doctrine),
      m_worth(worth)
{
}

bool MoveChooser::isHolding() const
{
    switch (m_doctrine.stance) {
    case Doctrine::Stance::Advance:
        return false;
    case Doctrine::Stance::Hold:
        return true;
    case Doctrine::Stance::Judge:
        break;
    }
    return m_situation.ownFire > m_situation.enemyFire + kStand / 2;
}

// Everyone who can matter to the unit this turn, and whom it would best go for in the long run.
void MoveChooser::look(UnitId unit)
{
    m_unit = unit;
    m_size = zama::extentOf(m_state, unit);
    m_pose = m_state.unit(unit).pose;
    m_half = radiusOf(m_size);
    m_rivals.clear();
    m_goalGain = INT32_MIN;
    m_goalUnit = {};
    const UnitType &type = m_state.typeOf(unit);
    const Point here = zama::centreOf(m_pose, m_size.depth);
    const int rounds = roundsAhead(m_state);
    int best = INT32_MIN;
    for (const Enemy &e : m_situation.enemies) {
        const Millistands plain = type.has(Trait::NoCharge) ? 0
                                  : e.engaged               ? m_worth.join(m_state, unit, e.unit, rounds)
                                                            : m_worth.attack(m_state, unit, e.unit, rounds);
        const Millistands gain = weighed(m_doctrine, m_state.typeOf(e.unit), plain);
        const Mils away = roughDistance(here, e.centre);
        const int turns = away / std::max<Mils>(1, type.move);
        const int appeal = (isShooter(type) ? 0 : gain) - 450 * turns - (away / 200);
        if (appeal > best) {
            best = appeal;
            m_goal = e.centre;
            m_goalGain = gain;
            m_goalUnit = e.unit;
        }
        const Mils care = type.move +
                          std::max({type.charge, e.reach, std::min<Mils>(type.shootingRange, 12 * kInch)}) +
                          4 * kInch;
        if (away > care) {
            continue;
        }
        const Extent size = zama::extentOf(m_state, e.unit);
        Rival r{e.centre, radiusOf(size), e.reach, gain, 0, 0, m_state.typeOf(e.unit).isElephant};
        if (e.reach > 0) {
            r.threat = std::max(0, m_worth.attack(m_state, e.unit, unit, rounds));
        }
        if (type.shootingRange > 0 && e.shootable) {
            r.shot = type.shootingRange <= 0
                         ? 0
                         : volleyToll(m_state.unit(unit).strength, type.shootingHit,
                                      m_state.unit(e.unit).strength, m_state.typeOf(e.unit).losesLastStand());
        }
        m_rivals.push_back(r);
    }
}

MoveChooser::Score MoveChooser::judge(const Pose &pose) const
{
    const UnitType &type = m_state.typeOf(m_unit);
    const Point here = zama::centreOf(pose, m_size.depth);
    const bool formed = type.movement == Movement::Formed;
    Millistands gain = 0;
    Millistands shot = 0;
    Millistands worst = 0;
    Millistands second = 0;
    for (const Rival &r : m_rivals) {
        const Mils gap = roughDistance(here, r.centre) - m_half - r.radius;
        if (gap <= type.charge && r.gain > gain && !type.has(Trait::NoCharge) &&
            (!formed || isAhead(r.centre, pose))) {
            gain = r.gain;
        }
        if (gap <= type.shootingRange && r.shot > shot) {
            shot = r.shot;
        }
        if (gap <= r.reach && r.threat > second) {
            second = r.threat;
            if (second > worst) {
                std::swap(worst, second);
            }
        }
    }
    Score score;
    score.attacks = gain > 0;
    score.shoots = shot > 0;
    score.exposed = worst > kStand / 2;
    const int goal = type.isElephant ? gain * m_doctrine.elephantHaste / 100 : gain;
    const bool isSpent = type.isElephant || type.has(Trait::LossesNotCounted); // Q09
    const int danger = isSpent ? 0 : (worst + second / 2) * m_doctrine.caution / 100;
    score.value = goal + shot - danger + lineScore(pose);
    if (m_goalUnit.isValid()) {
        const bool eager = !isHolding() || m_goalGain > kStand;
        const int perInch = eager ? kApproach : kApproach / 6;
        score.value -= static_cast<int>(std::int64_t{roughDistance(here, m_goal)} * perInch / kInch);
    }
    return score;
}

// Lines are kept: a formed unit stays near the mean front of its command, a reserve a little behind it.
int MoveChooser::lineScore(const Pose &pose) const
{
    const std::size_t c = m_state.setup->units[m_unit.index()].command.index();
    const UnitType &type = m_state.typeOf(m_unit);
    if (!isFormedFoot(type) || m_situation.lines[c].units < 2) {
        return 0;
    }
    const Mils ahead =
        aheadOf(m_situation.ownMiddle, pose.front, m_situation.forward) - m_situation.lines[c].front;
    const Mils beyond = std::max(0, std::abs(ahead) - type.move - kLineSlack);
    return -static_cast<int>(std::int64_t{beyond} * kOutOfLine / kInch);
}

std::vector<Path> MoveChooser::formedPaths() const
{
    const Mils all = m_state.typeOf(m_unit).move;
    const Point aim = m_goal;
    const Centidegrees turn =
        turnBetween(m_pose.facing, bearingOf(aim.x - m_pose.front.x, aim.y - m_pose.front.y));
    const Centidegrees bounded = std::clamp(turn, -kMaxManoeuvreAngle, kMaxManoeuvreAngle);
    std::vector<Path> paths{{straight(all)}, {straight(all / 2)}};
    if (std::abs(bounded) > 500) {
        paths.push_back({oblique(bounded, all)});
        paths.push_back({oblique(bounded, all / 2)});
        // What a wheel leaves of the allowance (Q26): arc = width x angle.
        const auto arc =
            static_cast<Mils>(std::int64_t{m_size.width} * std::abs(bounded) * 17453 / 100'000'000);
        if (arc + 200 < all) {
            paths.push_back({wheel(bounded), straight(all - arc - 5)});
        }
        if (arc < all) {
            paths.push_back({wheel(bounded)});
        }
    }
    return paths;
}

std::vector<Path> MoveChooser::freePaths() const
{
    const Mils all = m_state.typeOf(m_unit).move;
    const Point here = zama::centreOf(m_pose, m_size.depth);
    const Centidegrees towards = bearingOf(m_goal.x - here.x, m_goal.y - here.y);
    const Centidegrees back = normalised(m_situation.forward + 2 * kQuarterTurn);
    std::vector<Path> paths{{slide(towards, all)},
                            {slide(towards, all / 2)},
                            {slide(m_situation.forward, all)},
                            {slide(back, all)},
                            {slide(back, all / 2)}};
    const Centidegrees turn = turnBetween(m_pose.facing, towards);
    if (m_state.typeOf(m_unit).formation == Formation::SingleStand && turn != 0) {
        paths.push_back({pivot(turn), straight(all)});
        paths.push_back({pivot(turn), straight(all / 2)});
        paths.push_back({pivot(turn)});
    }
    return paths;
}

// E7, Q37: an elephant that is still in hand draws back to charge again.
std::vector<Path> MoveChooser::breakOffPaths() const
{
    std::vector<Path> paths;
    for (const Centidegrees aside : {0, 3000, -3000, 6000, -6000}) {
        for (const Mils d : {1000, 3000}) {
            paths.push_back({slide(normalised(m_pose.facing + 2 * kQuarterTurn + aside), d)});
        }
    }
    return paths;
}

std::vector<Path> MoveChooser::paths() const
{
    if (m_state.isEngaged(m_unit)) {
        return breakOffPaths();
    }
    return m_state.typeOf(m_unit).movement == Movement::Free ? freePaths() : formedPaths();
}

Pose MoveChooser::endOf(const Path &path) const
{
    rules::Waypoint at{m_pose, 0};
    for (const Leg &leg : path.legs()) {
        at = rules::walked(at, leg, m_size);
    }
    return at.pose;
}

std::string_view MoveChooser::reasonFor(const Score &stay, const Score &go) const
{
    const UnitType &type = m_state.typeOf(m_unit);
    if (go.attacks && m_goalUnit.isValid() && m_state.typeOf(m_goalUnit).has(Trait::RoutsWhenCharged)) {
        return "reason.scorpion_hunt";
    }
    if (stay.exposed && !go.exposed) {
        return "reason.retreat";
    }
    if (type.isSkirmisher()) {
        return "reason.screen";
    }
    if (type.unitClass == UnitClass::Cavalry) {
        return "reason.flank";
    }
    return go.attacks ? "reason.advance_line" : "reason.keep_line";
}

std::optional<ChosenMove> MoveChooser::choose(UnitId unit)
{
    look(unit);
    if (!m_goalUnit.isValid()) {
        return {};
    }
    const UnitType &type = m_state.typeOf(unit);
    if (isShooter(type) && std::ranges::any_of(m_situation.enemies, [&](const Enemy &e) {
            return e.shootable && roughDistance(m_pose.front, e.centre) < type.shootingRange;
        })) {
        return {}; // it has something to shoot at where it stands
    }
    const bool breaksOff = m_state.isEngaged(unit);
    const Score stay = judge(m_pose);
    std::vector<Plan> plans;
    for (const Path &path : paths()) {
        const Pose end = endOf(path);
        const Score score = judge(end);
        if (breaksOff || score.value > stay.value + kEnough) {
            plans.push_back(
                {path, end, score.value, breaksOff ? "reason.charge_elephant" : reasonFor(stay, score)});
        }
    }
    std::ranges::stable_sort(plans, std::greater{}, &Plan::score);
    for (const Plan &plan : plans) {
        const MoveUnit order{unit, plan.path};
        if (!rules::checkMove(m_state, order)) {
            return ChosenMove{order, Message(plan.reason, {unit, m_goalUnit})};
        }
    }
    return {};
}

} // namespace zama::ai
