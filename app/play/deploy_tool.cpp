#include "app/play/deploy_tool.h"

#include "core/game/candidates.h"
#include "core/game/queries.h"
#include "core/text/phrase.h"
#include "table/model/battle_entries.h"

#include <QKeyEvent>

#include <algorithm>

namespace zama::play {

using table::Overlay;
using table::TableTouch;
using table::Tone;

namespace {

constexpr Mils kStride = kInch / 2;
constexpr Centidegrees kTurnStep = 1500;
constexpr Mils kMarker = kInch; // Q12

// Where the command stands in the scenario: lawful or not, a place to begin from.
DeployCommand asInScenario(const State &state, CommandId command)
{
    DeployCommand order{command, {}, {-1, -1}};
    for (const UnitId unit : state.setup->commands[command.index()].units) {
        if (state.isPresent(unit)) {
            order.places.push_back({unit, state.unit(unit).pose});
        }
    }
    return order;
}

DeployCommand everybodyNamed(const State &state, DeployCommand order)
{
    for (const UnitPlace &place : asInScenario(state, order.command).places) {
        if (std::ranges::find(order.places, place.unit, &UnitPlace::unit) == order.places.end()) {
            order.places.push_back(place);
        }
    }
    return order;
}

} // namespace

void DeployTool::take(CommandId command)
{
    const auto found = findDeployment(state(), command);
    m_draft = everybodyNamed(state(), found.value_or(asInScenario(state(), command)));
    std::vector<UnitId> units;
    std::ranges::transform(m_draft->places, std::back_inserter(units), &UnitPlace::unit);
    const auto draft = m_draft;
    desk().pick(std::move(units));
    m_draft = draft;
    refresh();
}

void DeployTool::takeNextCommand()
{
    const SideId side = desk().sideToOrder();
    const auto &commands = state().setup->commands;
    for (std::size_t i = 0; desk().isOpen() && i < commands.size(); ++i) {
        if (commands[i].side == side && !state().deployed.at(i)) {
            take(CommandId(i));
            return;
        }
    }
}

void DeployTool::giveOrder()
{
    if (m_draft) {
        const DeployCommand order = *m_draft;
        desk().give(order);
        refresh();
    }
}

void DeployTool::forget()
{
    m_draft.reset();
    m_before.reset();
    m_holds = m_holdsGeneral = false;
}

bool DeployTool::holds(UnitId unit) const
{
    return desk().picks().units.empty() || desk().picks().has(unit);
}

void DeployTool::shift(Point by)
{
    for (UnitPlace &place : m_draft->places) {
        if (holds(place.unit)) {
            place.pose.front = {place.pose.front.x + by.x, place.pose.front.y + by.y};
        }
    }
}

void DeployTool::turn(Centidegrees by)
{
    for (UnitPlace &place : m_draft->places) {
        if (holds(place.unit)) {
            place.pose = pivoted(place.pose, extentOf(state(), place.unit).depth, by);
        }
    }
}

UnitId DeployTool::draftedAt(Point point) const
{
    if (!m_draft) {
        return {};
    }
    const auto at = std::ranges::find_if(m_draft->places, [&](const UnitPlace &place) {
        return isWithin(point, footprintAt(place.pose, extentOf(state(), place.unit)), 0);
    });
    return at == m_draft->places.end() ? UnitId() : at->unit;
}

// A drafted body is taken hold of where its ghost is; anybody else's command is taken in hand.
bool DeployTool::press(const TableTouch &touch)
{
    if (const GeneralId general = generalOf(touch); desk().isMine(general)) {
        const CommandId command = state().setup->generals[general.index()].command;
        if (!state().deployed.at(command.index())) {
            take(command);
            m_before = m_draft;
            m_holds = m_holdsGeneral = true;
            return true;
        }
    }
    const UnitId drafted = draftedAt(touch.table);
    const UnitId unit = drafted.isValid() ? drafted : unitOf(touch);
    if (!desk().isMine(unit)) {
        return unit.isValid();
    }
    if (!drafted.isValid()) {
        const CommandId command = state().setup->units[unit.index()].command;
        if (state().deployed.at(command.index())) {
            desk().report(Refusal(RefusalCode::AlreadyDeployed, "Q16", unit), asInScenario(state(), command));
            return true;
        }
        take(command);
    }
    if ((touch.modifiers & Qt::ControlModifier) != 0) {
        const auto draft = m_draft;
        desk().pick(unit);
        m_draft = draft;
    }
    m_before = m_draft;
    m_grip = touch.table;
    m_holds = true;
    refresh();
    return true;
}

void DeployTool::drag(const TableTouch &touch)
{
    if (!m_holds || !m_before) {
        return;
    }
    m_draft = m_before;
    if (m_holdsGeneral) {
        m_draft->generalPlace = touch.table;
        refresh();
        return;
    }
    shift({touch.table.x - m_grip.x, touch.table.y - m_grip.y});
    refresh();
}

void DeployTool::release(const TableTouch &)
{
    m_holds = m_holdsGeneral = false;
    m_before.reset();
    refresh();
}

void DeployTool::cancel()
{
    if (m_holds) {
        m_draft = m_before;
        m_holds = m_holdsGeneral = false;
    }
    PlayTool::cancel();
}

bool DeployTool::key(const QKeyEvent &event)
{
    if (!m_draft) {
        return PlayTool::key(event);
    }
    switch (event.key()) {
    case Qt::Key_Up:
        shift({0, kStride});
        break;
    case Qt::Key_Down:
        shift({0, -kStride});
        break;
    case Qt::Key_Left:
        shift({-kStride, 0});
        break;
    case Qt::Key_Right:
        shift({kStride, 0});
        break;
    case Qt::Key_Q:
        turn(-kTurnStep);
        break;
    case Qt::Key_E:
        turn(kTurnStep);
        break;
    default:
        return PlayTool::key(event);
    }
    refresh();
    return true;
}

Point DeployTool::firstPlace() const
{
    return m_draft->places.empty() ? m_draft->generalPlace : m_draft->places.front().pose.front;
}

QString DeployTool::orderInWords() const
{
    const QString words = PlayTool::orderInWords();
    return words.isEmpty() ? words
                           : tr("%1; the first at %2", "what is written beside the ghosts, place")
                                 .arg(words, table::placeName(firstPlace(), desk().formatter()));
}

void DeployTool::refresh()
{
    Overlay overlay = marks();
    overlay.bodies.clear();
    if (m_draft && desk().isOpen()) {
        const Check check = validate(state(), Command(*m_draft));
        const Tone tone = check ? Tone::Barred : Tone::Lawful;
        for (const UnitPlace &place : m_draft->places) {
            const Extent size = extentOf(state(), place.unit);
            overlay.bodies.push_back({place.pose, size, tone, true});
            if (holds(place.unit)) {
                overlay.bodies.push_back({place.pose, size, Tone::Picked, false});
            }
        }
        if (m_draft->generalPlace.x >= 0) {
            overlay.discs.push_back({m_draft->generalPlace, kMarker, tone});
        }
        const table::MessageFormatter formatter = desk().formatter();
        const Point at = firstPlace();
        overlay.labels.push_back({at,
                                  check ? formatter.sentence(messageFor(*check), *state().setup)
                                        : formatter.text(MessageArg(m_draft->command), *state().setup),
                                  tone});
    }
    setOverlay(std::move(overlay));
    emit orderChanged();
}

} // namespace zama::play
