#include "table/model/presenter.h"

#include "core/game/queries.h"
#include "table/model/motion.h"

#include <algorithm>

namespace zama::table {
namespace {

constexpr int kFrame = 16; // milliseconds

// How long each kind of event takes at a calm pace, in milliseconds.
struct Duration {
    int operator()(const event::UnitMoved &) const { return 550; }
    int operator()(const event::GeneralMoved &) const { return 350; }
    int operator()(const event::ChargeDeclared &) const { return 750; }
    int operator()(const event::ChargeContinued &) const { return 500; }
    int operator()(const event::DiceRolled &) const { return 900; }
    int operator()(const event::ElephantRampaged &) const { return 1100; }
    int operator()(const event::ElephantScared &) const { return 400; }
    int operator()(const event::StandsLost &) const { return 300; }
    int operator()(const event::LastStandLost &) const { return 200; }
    int operator()(const event::UnitEliminated &) const { return 300; }
    int operator()(const event::ScorpionsRouted &) const { return 300; }
    int operator()(const event::GeneralFell &) const { return 500; }
    int operator()(const event::StepEntered &) const { return 0; }
    int operator()(const event::CommandDeployed &) const { return 0; }
    int operator()(const event::SideToAct &) const { return 0; }
    int operator()(const event::GeneralAttached &) const { return 0; }
    int operator()(const event::GeneralLeftAlone &) const { return 0; }
    int operator()(const event::GeneralSurvived &) const { return 0; }
    int operator()(const event::VolleyDeclared &) const { return 0; }
    int operator()(const event::RollAwaited &) const { return 0; }
    int operator()(const event::ChargePassed &) const { return 0; }
    int operator()(const event::ElephantHit &) const { return 0; }
    int operator()(const event::EngagementMade &) const { return 0; }
    int operator()(const event::EngagementEnded &) const { return 0; }
    int operator()(const event::MeleeDiceAssigned &) const { return 0; }
    int operator()(const event::SideClosed &) const { return 0; }
    int operator()(const event::FightsJoined &) const { return 0; }
    int operator()(const event::ElephantHeld &) const { return 0; }
    int operator()(const event::FightsEnded &) const { return 0; }
    int operator()(const event::TurnEnded &) const { return 0; }
    int operator()(const event::BattleEnded &) const { return 0; }
};

} // namespace

Presenter::Presenter(GameSession &session, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_shown(session.state())
{
    m_timer.setInterval(kFrame);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Presenter::tick);
    connect(&session, &GameSession::committed, this, &Presenter::take);
    connect(&session, &GameSession::jumped, this, &Presenter::reset);
}

void Presenter::take(qsizetype first, qsizetype last)
{
    for (qsizetype entry = first; entry < last; ++entry) {
        queueEntry(entry, entry > first);
    }
    if (!m_scene) {
        next();
    }
}

// The moves of one gesture are one scene, so that a line advances as a line.
void Presenter::queueEntry(qsizetype entry, bool withPrevious)
{
    const JournalEntry &made = m_session.journal().entries().at(static_cast<std::size_t>(entry));
    for (const Event &event : made.events) {
        const bool isMove = std::holds_alternative<event::UnitMoved>(event);
        const bool joins = isMove && withPrevious && !m_queue.empty() &&
                           std::holds_alternative<event::UnitMoved>(m_queue.back().events.front());
        if (!joins) {
            m_queue.push_back({{}, {}, entry, 0});
        }
        m_queue.back().events.push_back(event);
    }
}

void Presenter::reset()
{
    m_timer.stop();
    m_queue.clear();
    m_scene.reset();
    m_shown =
        m_session.isLookingBack() ? m_session.journal().stateAt(m_session.shownCursor()) : m_session.state();
    emit jumped();
    emit shownChanged();
    emit idle();
}

void Presenter::skip()
{
    while (isBusy()) {
        if (!m_scene) {
            m_scene = std::move(m_queue.front());
            m_queue.pop_front();
        }
        m_timer.stop();
        Scene scene = std::move(*m_scene);
        m_scene.reset();
        for (const Event &event : scene.events) {
            apply(m_shown, event);
            announce(event, scene.entry);
        }
    }
    emit shownChanged();
    emit idle();
}

void Presenter::next()
{
    while (!m_queue.empty() && !m_scene) {
        Scene scene = std::move(m_queue.front());
        m_queue.pop_front();
        begin(std::move(scene));
    }
    if (!isBusy()) {
        emit shownChanged();
        emit idle();
    }
}

// What takes no time is over at once and is shown with what follows.
void Presenter::begin(Scene scene)
{
    for (const Event &event : scene.events) {
        addMotion(scene, event);
    }
    scene.milliseconds = duration(scene);
    m_scene = std::move(scene);
    if (m_scene->milliseconds == 0) {
        finish();
        return;
    }
    emit shownChanged();
    const Scene &now = *m_scene;
    for (const Event &event : now.events) {
        emit starting(event, now.milliseconds);
    }
    m_clock.start();
    m_timer.start();
}

int Presenter::duration(const Scene &scene) const
{
    int longest = 0;
    for (const Event &event : scene.events) {
        longest = std::max(longest, std::visit(Duration{}, event));
    }
    return m_pace == Pace::AtOnce ? 0 : m_pace == Pace::Brisk ? longest * 2 / 5 : longest;
}

void Presenter::addMotion(Scene &scene, const Event &event) const
{
    if (const auto *e = std::get_if<event::UnitMoved>(&event)) {
        scene.motions.push_back(
            {e->unit, {}, wayOf(m_shown.unit(e->unit).pose, e->path, e->to, extentOf(m_shown, e->unit))});
    } else if (const auto *c = std::get_if<event::ChargeDeclared>(&event)) {
        scene.motions.push_back(
            {c->unit, {}, wayOf(m_shown.unit(c->unit).pose, c->path, c->to, extentOf(m_shown, c->unit))});
    } else if (const auto *g = std::get_if<event::ChargeContinued>(&event)) {
        scene.motions.push_back({g->unit, {}, straightWay(m_shown.unit(g->unit).pose, g->to)});
    } else if (const auto *r = std::get_if<event::ElephantRampaged>(&event)) {
        std::vector<Pose> way = straightWay(m_shown.unit(r->unit).pose, r->from);
        const std::vector<Pose> run = straightWay(r->from, r->to);
        way.insert(way.end(), run.begin(), run.end());
        scene.motions.push_back({r->unit, {}, std::move(way)});
    } else if (const auto *m = std::get_if<event::GeneralMoved>(&event)) {
        const Point from = placeOf(m_shown, m->general);
        scene.motions.push_back({{}, m->general, straightWay({from, 0}, {m->to, 0})});
    }
}

void Presenter::place(const Motion &motion, double part)
{
    const Pose pose = poseAt(motion.way, part);
    if (motion.unit.isValid()) {
        m_shown.units[motion.unit.index()].pose = pose;
    } else {
        m_shown.generals[motion.general.index()].place = pose.front;
        m_shown.generals[motion.general.index()].attachedTo = {};
    }
}

void Presenter::tick()
{
    const double part = static_cast<double>(m_clock.elapsed()) / m_scene->milliseconds;
    if (part >= 1.0) {
        finish();
        next();
        return;
    }
    if (!m_scene->motions.empty()) {
        for (const Motion &motion : m_scene->motions) {
            place(motion, part * part * (3.0 - 2.0 * part)); // gently off, gently to a stop
        }
        emit underWay();
    }
}

void Presenter::finish()
{
    m_timer.stop();
    const Scene scene = std::move(*m_scene);
    m_scene.reset();
    for (const Event &event : scene.events) {
        apply(m_shown, event);
        announce(event, scene.entry);
    }
}

void Presenter::announce(const Event &event, qsizetype entry)
{
    emit happened(event, entry);
    std::visit(Overloaded{
                   [this](const event::StepEntered &e) { emit stepEntered(e.turn, e.step); },
                   [this](const event::SideToAct &e) { emit sideToAct(e.side); },
                   [this](const event::UnitMoved &e) { emit unitsMoved({e.unit}); },
                   [this](const event::CommandDeployed &e) {
                       std::vector<UnitId> units;
                       std::ranges::transform(e.places, std::back_inserter(units), &UnitPlace::unit);
                       emit unitsMoved(units);
                   },
                   [this](const event::GeneralMoved &e) { emit generalMoved(e.general); },
                   [this](const event::GeneralAttached &e) { emit generalMoved(e.general); },
                   [this](const event::GeneralLeftAlone &e) { emit generalMoved(e.general); },
                   [this](const event::GeneralFell &e) { emit generalFell(e.general); },
                   [](const event::GeneralSurvived &) {},
                   [](const event::VolleyDeclared &) {},
                   [this](const event::RollAwaited &e) { emit rollAwaited(e.roll); },
                   [this](const event::DiceRolled &e) {
                       emit diceRolled(e.roll, e.faces, e.hits);
                       if (e.roll.kind == RollKind::Volley) {
                           emit shotResolved(e.roll.unit, e.roll.target, e.hits);
                       }
                   },
                   [this](const event::StandsLost &e) { emit standsLost(e.unit, e.count, e.cause); },
                   [this](const event::LastStandLost &e) { emit standsLost(e.unit, 1, e.cause); },
                   [this](const event::UnitEliminated &e) { emit unitGone(e.unit); },
                   [this](const event::ChargeDeclared &e) { emit chargeResolved(e.unit, e.target); },
                   [this](const event::ChargeContinued &e) { emit chargeResolved(e.unit, e.target); },
                   [](const event::ChargePassed &) {},
                   [this](const event::ScorpionsRouted &e) { emit unitGone(e.unit); },
                   [this](const event::ElephantScared &e) { emit unitGone(e.unit); },
                   [](const event::ElephantHit &) {},
                   [](const event::EngagementMade &) {},
                   [](const event::EngagementEnded &) {},
                   [](const event::MeleeDiceAssigned &) {},
                   [](const event::SideClosed &) {},
                   [](const event::FightsJoined &) {},
                   [](const event::ElephantHeld &) {},
                   [this](const event::ElephantRampaged &e) { emit elephantRampaged(e.unit); },
                   [this](const event::FightsEnded &) { emit meleeResolved(); },
                   [this](const event::TurnEnded &e) { emit turnEnded(e.turn); },
                   [this](const event::BattleEnded &e) { emit battleEnded(e.outcome); },
               },
               event);
}

} // namespace zama::table
