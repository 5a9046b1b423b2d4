#include "core/sim/match.h"

#include "core/base/contract.h"
#include "core/base/hash.h"
#include "core/game/event_fields.h"
#include "core/game/queries.h"

namespace zama::sim {
namespace {

// Whose decision is due; none while dice are, or after the end.
SideId deciderOf(const State &s)
{
    if (s.isOver() || s.pending) {
        return SideId::none();
    }
    if (s.phase == Phase::Choosing) {
        return SideId(s.closed[0] ? 1U : 0U);
    }
    return s.toAct;
}

void countFate(ElephantFates &fates, Fate fate)
{
    switch (fate) {
    case Fate::Present:
        ++fates.onTable;
        return;
    case Fate::Scared:
        ++fates.scared;
        return;
    case Fate::Rampaged:
        ++fates.rampaged;
        return;
    case Fate::Eliminated:
    case Fate::Routed:
        ++fates.removed;
        return;
    }
}

} // namespace

void CommandLimit::note(const State &state)
{
    m_commands = state.turn == m_turn ? m_commands + 1 : 0;
    m_turn = state.turn;
}

bool CommandLimit::isReached(const State &state) const
{
    const auto bodies = static_cast<std::int64_t>(state.units.size() + state.generals.size());
    const auto steps = static_cast<std::int64_t>(state.setup->steps.size());
    return m_commands > 1000 + 20 * bodies * (steps + 1);
}

Match::Match(const SetupPtr &setup, Minds minds, DiceSource &dice)
    : m_state(begin(setup)),
      m_minds(minds),
      m_dice(dice),
      m_taken(*setup)
{
}

Result<Command, MatchFault> Match::next()
{
    if (m_state.pending) {
        Roll roll{m_dice.draw(m_state.diceDrawn, m_state.pending->dice)};
        if (roll.faces.count == 0) {
            return MatchFault{MatchFault::Kind::NoDice, m_state.pending->side, {}};
        }
        return Command(roll);
    }
    const SideId side = deciderOf(m_state);
    Policy *mind = side.isValid() ? m_minds.at(side.index()) : nullptr;
    require(mind != nullptr, "next() needs a mind or dice that are due");
    return mind->decide(m_state, side).command;
}

Check Match::give(const Command &command)
{
    m_events.clear();
    if (Check refused = execute(m_state, command, &m_events)) {
        return refused;
    }
    ++m_commands;
    m_rolls += std::holds_alternative<Roll>(command) ? 1 : 0;
    m_limit.note(m_state);
    for (const Event &event : m_events) {
        m_taken.note(event);
        m_eventHash = mix64(m_eventHash ^ hashOf(event));
    }
    return {};
}

std::optional<MatchFault> Match::step()
{
    const SideId side = deciderOf(m_state);
    if (m_limit.isReached(m_state)) {
        return MatchFault{MatchFault::Kind::TooManyCommands, side, {}};
    }
    const auto command = next();
    if (!command) {
        return command.error();
    }
    if (const Check refused = give(command.value())) {
        return MatchFault{MatchFault::Kind::RefusedCommand, side, *refused};
    }
    return std::nullopt;
}

std::optional<MatchFault> Match::play(const std::atomic<bool> *stop)
{
    while (!isOver()) {
        if (stop != nullptr && stop->load(std::memory_order_relaxed)) {
            return MatchFault{MatchFault::Kind::Stopped, {}, {}};
        }
        if (auto fault = step()) {
            return fault;
        }
    }
    return std::nullopt;
}

MatchResult Match::result() const
{
    const Setup &setup = *m_state.setup;
    MatchResult r;
    r.outcome = m_state.outcome.value_or(Outcome{});
    r.turns = m_state.turn - setup.startTurn + 1;
    r.commands = m_commands;
    r.orders = m_commands - m_rolls;
    r.dice = static_cast<std::int64_t>(m_state.diceDrawn);
    r.standsLost.assign(setup.types.size(), 0);
    r.standsTaken = m_taken.byUnit();
    r.standsLeft.reserve(m_state.units.size());
    for (std::size_t i = 0; i < m_state.units.size(); ++i) {
        const UnitId unit(i);
        const UnitState &now = m_state.units[i];
        const std::size_t side = setup.units[i].side.index();
        r.standsLeft.push_back(now.strength);
        r.standsLost[setup.units[i].type.index()] += setup.units[i].strength - now.strength;
        r.unitsLeft.at(side) += now.strength > 0 ? 1 : 0;
        if (setup.typeOf(unit).isElephant && setup.units[i].strength > 0) {
            countFate(r.elephants.at(side), now.fate);
        }
    }
    for (const GeneralState &general : m_state.generals) {
        r.fallen.push_back(general.fallen);
    }
    r.finalHash = hashOf(m_state);
    r.eventHash = m_eventHash;
    return r;
}

MatchSeeds seedsOf(std::uint64_t seed, std::uint64_t game)
{
    const std::uint64_t own = mix64(mix64(seed) + game);
    return {mix64(own ^ 1U), {mix64(own ^ 2U), mix64(own ^ 3U)}};
}

} // namespace zama::sim
