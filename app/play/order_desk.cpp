#include "app/play/order_desk.h"

#include "app/play/reach.h"
#include "core/ai/policy.h"
#include "core/game/queries.h"

#include <algorithm>

namespace zama::play {

bool Picks::has(UnitId unit) const
{
    return std::ranges::binary_search(units, unit);
}

UnitId Picks::single() const
{
    return units.size() == 1 && !general.isValid() ? units.front() : UnitId();
}

OrderDesk::OrderDesk(table::GameSession &session, table::Presenter &presenter, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_presenter(presenter)
{
    connect(&presenter, &table::Presenter::idle, this, [this] {
        dropStalePicks();
        noteChange();
    });
    connect(&session, &table::GameSession::jumped, this, [this] {
        m_open.reset();
        think({});
    });
    connect(&session, &table::GameSession::committed, this, [this] {
        m_open.reset(); // before anybody hears of it
        think({});
        noteChange();
    });
}

void OrderDesk::setReader(const QLocale &locale, table::LengthUnit unit)
{
    m_locale = locale;
    m_unit = unit;
    noteChange();
}

void OrderDesk::setPlayers(const Players &players)
{
    m_players = players;
    dropStalePicks();
    noteChange();
}

SideId OrderDesk::sideToOrder() const
{
    return sideToDecide(state());
}

bool OrderDesk::isOpen() const
{
    const SideId side = sideToOrder();
    return side.isValid() && !m_session.isLookingBack() && !m_presenter.isBusy() &&
           m_players.at(side.index()) == Player::Person;
}

// In the melee step both sides may choose (Q65), so each person may order his own.
bool OrderDesk::isMine(UnitId unit) const
{
    if (!unit.isValid() || !isOpen() || !state().isPresent(unit)) {
        return false;
    }
    const SideId side = state().sideOf(unit);
    return state().phase == Phase::Choosing ? m_players.at(side.index()) == Player::Person
                                            : side == sideToOrder();
}

bool OrderDesk::isMine(GeneralId general) const
{
    return general.isValid() && isOpen() && !state().general(general).fallen &&
           state().setup->generals[general.index()].side == sideToOrder();
}

const Troops &OrderDesk::open() const
{
    if (!m_open) {
        OpenWork work = isOpen() ? openWork(state()) : OpenWork();
        std::erase_if(work.units,
                      [this](UnitId unit) { return !isMine(unit) || !hasSomethingToDo(state(), unit); });
        m_open = Troops{std::move(work.units), std::move(work.generals)};
    }
    return *m_open;
}

void OrderDesk::noteChange()
{
    m_open.reset();
    emit changed();
}

void OrderDesk::setPicks(Picks picks)
{
    if (picks == m_picks) {
        return;
    }
    m_picks = std::move(picks);
    think({});
    emit picksChanged();
}

void OrderDesk::pick(UnitId unit)
{
    setPicks({{unit}, {}});
}

void OrderDesk::toggle(UnitId unit)
{
    Picks picks{m_picks.units, {}};
    if (std::erase(picks.units, unit) == 0) {
        picks.units.insert(std::ranges::lower_bound(picks.units, unit), unit);
    }
    setPicks(std::move(picks));
}

void OrderDesk::pick(std::vector<UnitId> units)
{
    std::ranges::sort(units);
    setPicks({std::move(units), {}});
}

void OrderDesk::pick(GeneralId general)
{
    setPicks({{}, general});
}

void OrderDesk::pickCommandOf(UnitId unit)
{
    const Setup &setup = *state().setup;
    std::vector<UnitId> units = setup.commands[setup.units[unit.index()].command.index()].units;
    std::erase_if(units, [this](UnitId u) { return !state().isPresent(u) || state().isEngaged(u); });
    pick(std::move(units));
}

void OrderDesk::clearPicks()
{
    setPicks({});
}

OrderDesk::PlaceInTurn OrderDesk::placeOfPick() const
{
    const auto among = [](const auto &open, auto pick) {
        const auto at = std::ranges::lower_bound(open, pick);
        return PlaceInTurn{static_cast<int>(at - open.begin()), at != open.end() && *at == pick};
    };
    if (m_picks.general.isValid()) {
        const PlaceInTurn place = among(openGenerals(), m_picks.general);
        return {place.place + static_cast<int>(openUnits().size()), place.isOpen};
    }
    return m_picks.units.empty() ? PlaceInTurn() : among(openUnits(), m_picks.units.front());
}

bool OrderDesk::pickNext(int step)
{
    const auto units = static_cast<int>(openUnits().size());
    const int count = units + static_cast<int>(openGenerals().size());
    if (count == 0) {
        return false;
    }
    const PlaceInTurn here = placeOfPick();
    const int next = (here.place + (step < 0 ? -1 : here.isOpen ? 1 : 0) + count) % count;
    if (next < units) {
        pick(openUnits()[static_cast<std::size_t>(next)]);
    } else {
        pick(openGenerals()[static_cast<std::size_t>(next - units)]);
    }
    return true;
}

bool OrderDesk::pickNextGeneral()
{
    const std::size_t count = state().generals.size();
    const std::size_t after = m_picks.general.isValid() ? m_picks.general.index() + 1 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const GeneralId general((after + i) % count);
        if (isMine(general)) {
            pick(general);
            return true;
        }
    }
    return false;
}

// Who is gone, or not one's own any more, is not picked.
void OrderDesk::dropStalePicks()
{
    Picks picks = m_picks;
    std::erase_if(picks.units, [this](UnitId unit) { return !isMine(unit); });
    if (!isMine(picks.general)) {
        picks.general = {};
    }
    setPicks(std::move(picks));
}

void OrderDesk::pointOut(Troops whom)
{
    m_pointedOut = std::move(whom);
    noteChange();
}

bool OrderDesk::give(const std::vector<Command> &commands)
{
    if (!isOpen() || commands.empty()) {
        return false;
    }
    const Check check = m_session.giveAll(commands);
    if (check) {
        const auto tried = std::ranges::find_if(
            commands, [this](const Command &command) { return validate(state(), command).has_value(); });
        report(*check, tried == commands.end() ? commands.back() : *tried);
        return false;
    }
    emit given();
    return true;
}

void OrderDesk::report(const Refusal &refusal, const Command &attempt)
{
    emit refused({refusal, nearestLawful(state(), attempt)});
}

void OrderDesk::think(Thought thought)
{
    if (thought != m_thought) {
        m_thought = std::move(thought);
        emit thoughtChanged();
    }
}

} // namespace zama::play
