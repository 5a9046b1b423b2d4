#include "core/ai/fast_policy.h"

#include "core/ai/move_chooser.h"
#include "core/game/candidates.h"
#include "core/game/decide.h"
#include "core/game/queries.h"
#include "core/geometry/trig.h"
#include "core/rules/charge.h"
#include "core/rules/deployment.h"
#include "core/rules/generals.h"
#include "core/rules/melee.h"
#include "core/rules/obstacles.h"
#include "core/rules/shooting.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace zama::ai {

/// The orders of one step are thought of one after the other; this remembers how far they have come.
struct FastPolicy::Agenda {
    int turn = 0;
    int step = -1;
    SideId side;
    Situation situation;
    Doctrine doctrine; ///< as impatient as the army is
    std::optional<MoveChooser> mover;
    std::vector<UnitId> order;         ///< units still to be thought of, the next one last
    int issued = 0;                    ///< move orders given
    std::vector<std::uint32_t> barred; ///< charges that were tried in vain: unit << 16 | target

    Agenda(const State &s, SideId who, const Doctrine &meant)
        : turn(s.turn),
          step(s.step),
          side(who),
          situation(s, who),
          doctrine(impatient(meant, s.idleTurns))
    {
    }
};

namespace {

Decision done(const State &s, SideId side, std::string_view reason)
{
    return {doneCommand(s, side), Message(reason, {side})};
}

int movedUnits(const State &s, SideId side)
{
    int moved = 0;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        moved += s.units[i].deeds.moved && s.setup->units[i].side == side ? 1 : 0;
    }
    return moved;
}

std::uint32_t pairKey(UnitId a, UnitId b)
{
    return (std::uint32_t{a.value} << 16U) | b.value;
}

// What a volley at this enemy is worth: stands that fall, more for those who shoot or fight well.
Millistands shotWorth(const State &s, UnitId unit, UnitId target)
{
    const UnitType &mine = s.typeOf(unit);
    const UnitType &theirs = s.typeOf(target);
    const int dice = rules::volleyDice(s, unit, target);
    const Millistands toll =
        volleyToll(dice, mine.shootingHit, s.unit(target).strength, theirs.losesLastStand());
    const int quality = 100 + (theirs.rollsMelee ? 10 * (7 - theirs.meleeHit) : 0) +
                        (theirs.shootingRange > 12 * kInch ? 150 : 0);
    return toll * quality / 100;
}

struct ChargeIdea {
    UnitId unit;
    UnitId target;
    Millistands worth = 0;
};

// Does a friend who may not be passed stand between the two? Nearly always he then bars every path, and
// asking the rules for each costs fifty times as much.
bool isMasked(const State &s, const Situation &look, UnitId unit, UnitId target)
{
    const Shape line = segmentShape(s.unit(unit).pose.front, zama::centreOf(s, target));
    return std::ranges::any_of(look.own, [&](UnitId u) {
        return u != unit && s.isPresent(u) && line.box.near(s.footprint(u).box, 0) &&
               !rules::mayPassThrough(s, unit, u) &&
               overlapsDeeper(line, shapeOf(s.footprint(u)), kTolerance);
    });
}

std::string_view chargeReason(const State &s, UnitId unit, UnitId target)
{
    if (s.typeOf(target).has(Trait::RoutsWhenCharged)) {
        return "reason.charge_scorpion";
    }
    if (s.typeOf(target).isElephant) {
        return "reason.charge_pin";
    }
    if (s.typeOf(unit).isElephant) {
        return "reason.charge_elephant";
    }
    return s.isEngaged(target) ? "reason.charge_flank" : "reason.charge_odds";
}

// How much a general's dice add where `unit` stands: most in a fight, something near one.
Millistands leadWorth(const State &s, const Situation &look, GeneralId g, UnitId unit)
{
    const UnitType &type = s.typeOf(unit);
    if (!type.rollsMelee) {
        return 0;
    }
    const Millistands perRound = s.setup->generals[g.index()].extraStands * kStand * (7 - type.meleeHit) / 6;
    if (s.isEngaged(unit)) {
        return 3 * perRound;
    }
    Mils nearest = INT32_MAX;
    for (const Enemy &e : look.enemies) {
        nearest = std::min(nearest, std::abs(e.centre.x - s.unit(unit).pose.front.x) +
                                        std::abs(e.centre.y - s.unit(unit).pose.front.y));
    }
    const Mils near = type.move + type.charge;
    return nearest < near ? 2 * perRound : perRound * 8 * kInch / std::max<Mils>(nearest, 8 * kInch);
}

std::optional<Decision> leadBest(const State &s, const Situation &look, GeneralId g)
{
    if (rules::checkMayMove(s, g)) {
        return {};
    }
    const GeneralState &general = s.general(g);
    const bool precious = s.setup->options.endOnCincDeath && s.setup->generals[g.index()].commanderInChief;
    UnitId best;
    Millistands bestWorth =
        general.attachedTo.isValid() ? leadWorth(s, look, g, general.attachedTo) + kStand / 10 : 50;
    for (const UnitId u : look.own) {
        const Millistands worth = precious && s.isEngaged(u) ? 0 : leadWorth(s, look, g, u);
        if (worth > bestWorth && !rules::checkJoin(s, g, u)) {
            best = u;
            bestWorth = worth;
        }
    }
    if (!best.isValid()) {
        return {};
    }
    return Decision{MoveGeneral{g, best, {}}, Message("reason.general_leads", {g, best})};
}

} // namespace

Doctrine impatient(const Doctrine &doctrine, int idleTurns)
{
    Doctrine d = doctrine;
    if (d.stance != Doctrine::Stance::Hold && idleTurns > 0) {
        d.chargeFrom -= 300 * std::min(idleTurns, 8);
        d.caution = std::max(0, d.caution - 15 * idleTurns);
    }
    return d;
}

Millistands weighed(const Doctrine &doctrine, const UnitType &target, Millistands worth)
{
    return target.has(Trait::RoutsWhenCharged) ? worth * doctrine.scorpionHunger / 100 : worth;
}

WorthTable::WorthTable(SetupPtr setup, Precision precision)
    : m_setup(std::move(setup)),
      m_precision(precision),
      m_types(m_setup->types.size()),
      m_strengths(0)
{
    for (const UnitSetup &u : m_setup->units) {
        m_strengths = std::max(m_strengths, static_cast<std::size_t>(u.stands) + 1);
    }
    m_cells.resize(m_types * m_types * m_strengths * m_strengths * 3);
}

WorthTable::Cell &WorthTable::cell(const State &s, UnitId unit, UnitId target, int rounds)
{
    const auto row = [&](UnitId u) {
        return s.setup->units[u.index()].type.index() * m_strengths +
               static_cast<std::size_t>(s.unit(u).strength);
    };
    const std::size_t i =
        (row(unit) * m_types * m_strengths + row(target)) * 3 + static_cast<std::size_t>(rounds - 1);
    Cell &c = m_cells[i];
    if (!c.known) {
        c = {attackWorth(s, unit, target, rounds, m_precision),
             joinWorth(s, unit, target, rounds, m_precision), true};
    }
    return c;
}

Millistands WorthTable::attack(const State &s, UnitId unit, UnitId target, int rounds)
{
    return cell(s, unit, target, rounds).attack;
}

Millistands WorthTable::join(const State &s, UnitId unit, UnitId target, int rounds)
{
    return cell(s, unit, target, rounds).join;
}

FastPolicy::FastPolicy(const Doctrine &doctrine, std::shared_ptr<WorthTable> worth)
    : m_doctrine(doctrine),
      m_worth(std::move(worth))
{
}

void FastPolicy::setDoctrine(const Doctrine &doctrine)
{
    m_doctrine = doctrine;
    m_agenda.reset();
}

FastPolicy::Agenda &FastPolicy::agendaFor(const State &s, SideId side)
{
    const bool known = m_agenda && m_worth->setup() == s.setup && m_agenda->turn == s.turn &&
                       m_agenda->step == s.step && m_agenda->side == side &&
                       (s.currentStep().kind != StepKind::Move || m_agenda->issued == movedUnits(s, side));
    if (known) {
        return *m_agenda;
    }
    if (!m_worth || m_worth->setup() != s.setup) {
        m_worth = std::make_shared<WorthTable>(s.setup);
    }
    m_agenda = std::make_shared<Agenda>(s, side, m_doctrine);
    Agenda &a = *m_agenda;
    a.issued = movedUnits(s, side);
    a.order = a.situation.own;
    // Those in front move first and clear the way; the list is used from its end.
    std::ranges::stable_sort(a.order, {}, [&](UnitId u) {
        return aheadOf(a.situation.ownMiddle, s.unit(u).pose.front, a.situation.forward);
    });
    return a;
}

Decision FastPolicy::decide(const State &s, SideId side)
{
    switch (s.phase) {
    case Phase::Deploying:
        return deploy(s, side);
    case Phase::Charging:
        return charge(s, side);
    case Phase::Choosing:
        return choose(s, side);
    case Phase::Ordering:
        return s.currentStep().kind == StepKind::Move ? move(s, side) : shoot(s, side);
    case Phase::Fighting:
    case Phase::Over:
        break;
    }
    return done(s, side, "reason.done");
}

Decision FastPolicy::deploy(const State &s, SideId side)
{
    for (const CommandId c : s.setup->sides.at(side.index()).commands) {
        if (rules::isDeployed(s, c)) {
            continue;
        }
        if (const auto order = findDeployment(s, c)) {
            return {*order, Message("reason.place", {c})};
        }
    }
    return {Concede{side},
            Message("reason.done", {side})}; // its army does not fit its zone: nothing else is lawful
}

Decision FastPolicy::move(const State &s, SideId side)
{
    Agenda &a = agendaFor(s, side);
    MoveChooser chooser(s, a.situation, a.doctrine, *m_worth);
    while (!a.order.empty()) {
        const UnitId u = a.order.back();
        a.order.pop_back();
        if (!s.isPresent(u) || rules::checkMayMove(s, u)) {
            continue;
        }
        if (const auto chosen = chooser.choose(u)) {
            ++a.issued;
            return {chosen->order, chosen->reason};
        }
    }
    for (std::size_t g = 0; g < s.generals.size(); ++g) {
        if (s.setup->generals[g].side == side) {
            if (const auto lead = leadBest(s, a.situation, GeneralId(g))) {
                return *lead;
            }
        }
    }
    return done(s, side, "reason.done");
}

Decision FastPolicy::shoot(const State &s, SideId side)
{
    Agenda &a = agendaFor(s, side);
    while (!a.order.empty()) {
        const UnitId u = a.order.back();
        a.order.pop_back();
        if (!s.isPresent(u) || rules::checkMayShoot(s, u)) {
            continue;
        }
        UnitId best;
        Millistands bestWorth = 0;
        for (const Enemy &e : a.situation.enemies) {
            const bool possible =
                e.shootable && s.isPresent(e.unit) &&
                s.footprint(u).box.near(s.footprint(e.unit).box, s.typeOf(u).shootingRange + kTolerance);
            const Millistands worth = possible ? shotWorth(s, u, e.unit) : 0;
            if (worth > bestWorth && !rules::checkShoot(s, {u, e.unit})) {
                best = e.unit;
                bestWorth = worth;
            }
        }
        if (best.isValid()) {
            return {Shoot{u, best}, Message("reason.shoot_best", {u, best, Tenths{bestWorth / 100}})};
        }
    }
    return done(s, side, "reason.done");
}

Decision FastPolicy::charge(const State &s, SideId side)
{
    Agenda &a = agendaFor(s, side);
    const int rounds = roundsAhead(s);
    std::vector<ChargeIdea> ideas;
    for (const UnitId u : a.situation.own) {
        if (!s.isPresent(u) || rules::checkMayCharge(s, u)) {
            continue;
        }
        const Mils reach = s.typeOf(u).charge + rules::kCloseUp;
        for (const Enemy &e : a.situation.enemies) {
            if (!s.isPresent(e.unit) || !s.footprint(u).box.near(s.footprint(e.unit).box, reach)) {
                continue;
            }
            const Millistands plain = s.isEngaged(e.unit) ? m_worth->join(s, u, e.unit, rounds)
                                                          : m_worth->attack(s, u, e.unit, rounds);
            const Millistands worth = weighed(a.doctrine, s.typeOf(e.unit), plain);
            if (worth >= a.doctrine.chargeFrom) {
                ideas.push_back({u, e.unit, worth});
            }
        }
    }
    std::ranges::stable_sort(ideas, std::greater{}, &ChargeIdea::worth);
    for (const ChargeIdea &idea : ideas) {
        const std::uint32_t key = pairKey(idea.unit, idea.target);
        if (std::ranges::find(a.barred, key) != a.barred.end()) {
            continue;
        }
        const auto order = isMasked(s, a.situation, idea.unit, idea.target)
                               ? std::nullopt
                               : findCharge(s, idea.unit, idea.target);
        if (order) {
            return {*order, Message(chargeReason(s, idea.unit, idea.target),
                                    {idea.unit, idea.target, Tenths{idea.worth / 100}})};
        }
        a.barred.push_back(key);
    }
    return done(s, side, "reason.pass_better");
}

// Q65: on whom the dice tell most, counting what falls to L1.
Decision FastPolicy::choose(const State &s, SideId side)
{
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const UnitId u(i);
        const bool chooses = s.units[i].links > 1 && s.units[i].strength > 0 && s.sideOf(u) == side &&
                             std::ranges::find(s.choices, u, &ChosenDice::unit) == s.choices.end();
        const int dice = chooses ? meleeDice(s, u) : 0;
        if (dice == 0) {
            continue;
        }
        const UnitId usual = defaultMeleeTarget(s, u);
        UnitId best = usual;
        const auto toll = [&](UnitId t) {
            return volleyToll(dice, meleeHitNumber(s, u, t), s.unit(t).strength,
                              s.typeOf(t).losesLastStand());
        };
        for (const UnitId t : enemiesOf(s, u)) {
            if (isMeleeTarget(s, u, t) && toll(t) > toll(best)) {
                best = t;
            }
        }
        const AssignMeleeDice order{u, {{best, 0}}};
        if (best != usual && !validate(s, order)) {
            return {order, Message("reason.focus_dice", {u, best, Tenths{toll(best) / 100}})};
        }
    }
    return done(s, side, "reason.done");
}

} // namespace zama::ai
