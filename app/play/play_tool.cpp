#include "app/play/play_tool.h"

#include "core/game/queries.h"

#include <QKeyEvent>

#include <algorithm>

namespace zama::play {

using table::EntryKind;
using table::Overlay;
using table::OverlayBody;
using table::TableTouch;
using table::Tone;

PlayTool::PlayTool(OrderDesk &desk, QObject *parent)
    : TableTool(parent),
      m_desk(desk)
{
    connect(&desk, &OrderDesk::picksChanged, this, &PlayTool::refreshInHand);
    connect(&desk, &OrderDesk::changed, this, &PlayTool::refreshInHand);
    connect(&desk.session(), &table::GameSession::committed, this, &PlayTool::dropOrder);
    connect(&desk.session(), &table::GameSession::jumped, this, &PlayTool::dropOrder);
}

void PlayTool::dropOrder()
{
    m_frame.reset();
    forget();
    refreshInHand();
}

void PlayTool::refreshInHand()
{
    if (m_isInHand) {
        refresh();
    }
}

void PlayTool::takeUp()
{
    m_isInHand = true;
    refresh();
}

void PlayTool::layAside()
{
    m_isInHand = false;
    dropOrder();
    setOverlay({});
}

UnitId PlayTool::unitOf(const TableTouch &touch)
{
    return touch.hasEntry && touch.entry.kind != EntryKind::General ? UnitId(touch.entry.index) : UnitId();
}

GeneralId PlayTool::generalOf(const TableTouch &touch)
{
    return touch.hasEntry && touch.entry.kind == EntryKind::General ? GeneralId(touch.entry.index)
                                                                    : GeneralId();
}

void PlayTool::beginFrame(const TableTouch &touch)
{
    m_frame = Frame{touch.table, touch.table};
}

void PlayTool::pickBy(const TableTouch &touch, UnitId unit)
{
    if (touch.isDouble) {
        m_desk.pickCommandOf(unit);
    } else if ((touch.modifiers & Qt::ControlModifier) != 0) {
        m_desk.toggle(unit);
    } else if (!m_desk.picks().has(unit)) {
        m_desk.pick(unit);
    }
}

std::vector<UnitId> PlayTool::unitsIn(const Frame &frame) const
{
    const auto [left, right] = std::minmax(frame.from.x, frame.to.x);
    const auto [bottom, top] = std::minmax(frame.from.y, frame.to.y);
    std::vector<UnitId> units;
    for (std::size_t i = 0; i < state().units.size(); ++i) {
        const Point middle = centreOf(state(), UnitId(i));
        if (m_desk.isMine(UnitId(i)) && middle.x >= left && middle.x <= right && middle.y >= bottom &&
            middle.y <= top) {
            units.emplace_back(i);
        }
    }
    return units;
}

void PlayTool::drag(const TableTouch &touch)
{
    if (m_frame) {
        m_frame->to = touch.table;
        refresh();
    }
}

void PlayTool::release(const TableTouch &)
{
    if (m_frame) {
        const Frame frame = *m_frame;
        m_frame.reset();
        m_desk.pick(unitsIn(frame));
        refresh();
    }
}

void PlayTool::cancel()
{
    m_frame.reset();
    refresh();
}

bool PlayTool::key(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_N:
        return m_desk.pickNext(+1);
    case Qt::Key_P:
        return m_desk.pickNext(-1);
    case Qt::Key_C:
        if (const UnitId unit = m_desk.picks().single(); unit.isValid()) {
            m_desk.pickCommandOf(unit);
            return true;
        }
        return false;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (hasOrder()) {
            giveOrder();
            return true;
        }
        return false;
    case Qt::Key_Escape:
        if (!hasOrder() && m_desk.picks().isEmpty()) {
            return false;
        }
        hasOrder() ? dropOrder() : m_desk.clearPicks();
        return true;
    default:
        return false;
    }
}

QCursor PlayTool::cursorAt(const TableTouch &touch) const
{
    if (m_desk.isMine(unitOf(touch)) || m_desk.isMine(generalOf(touch)) || touch.handle >= 0) {
        return Qt::PointingHandCursor;
    }
    return touch.hasEntry ? Qt::ArrowCursor : Qt::OpenHandCursor;
}

QString PlayTool::remarkOn(const table::EntryId &id) const
{
    const bool canAct =
        id.kind == EntryKind::General
            ? std::ranges::count(m_desk.openGenerals(), GeneralId(id.index)) > 0
            : id.kind == EntryKind::Unit && std::ranges::count(m_desk.openUnits(), UnitId(id.index)) > 0;
    return canAct ? tr("can still act") : QString();
}

// What is written beside the ghost.
QString PlayTool::orderInWords() const
{
    return wordsAtGhost();
}

QString PlayTool::wordsAtGhost() const
{
    return hasOrder() && !overlay().labels.empty() ? overlay().labels.back().text : QString();
}

OverlayBody PlayTool::bodyOf(UnitId unit, Tone tone) const
{
    return {state().unit(unit).pose, extentOf(state(), unit), tone, false};
}

// The first mark of a general counts.
std::vector<table::OverlayGeneral> PlayTool::marksOfGenerals() const
{
    std::vector<table::OverlayGeneral> marks;
    if (m_desk.picks().general.isValid()) {
        marks.push_back({m_desk.picks().general, Tone::Picked});
    }
    for (const GeneralId general : m_desk.pointedOut().generals) {
        marks.push_back({general, Tone::PointedOut});
    }
    for (const GeneralId general : m_desk.openGenerals()) {
        marks.push_back({general, Tone::Free});
    }
    return marks;
}

Overlay PlayTool::marks() const
{
    Overlay overlay;
    for (const UnitId unit : m_desk.openUnits()) {
        if (!m_desk.picks().has(unit)) {
            overlay.bodies.push_back(bodyOf(unit, Tone::Free));
        }
    }
    for (const UnitId unit : m_desk.picks().units) {
        overlay.bodies.push_back(bodyOf(unit, Tone::Picked));
    }
    for (const UnitId unit : m_desk.pointedOut().units) {
        if (state().isPresent(unit)) {
            overlay.bodies.push_back(bodyOf(unit, Tone::PointedOut));
        }
    }
    overlay.generals = marksOfGenerals();
    if (m_frame) {
        const auto [a, b] = *m_frame;
        overlay.lines.push_back({{a, {b.x, a.y}, b, {a.x, b.y}, a}, Tone::Measure, false});
    }
    return overlay;
}

} // namespace zama::play
