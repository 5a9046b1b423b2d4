#include "app/play/draft_hand.h"

#include "core/game/queries.h"

#include <utility>

namespace zama::play {

const MoveDraft *DraftHand::draftOf(UnitId unit) const
{
    return m_draft && m_draft->unit() == unit ? &*m_draft : nullptr;
}

Pose DraftHand::poseOf(const State &state, UnitId unit) const
{
    const MoveDraft *draft = draftOf(unit);
    return draft == nullptr ? state.unit(unit).pose : draft->end();
}

MoveDraft &DraftHand::begin(const State &state, UnitId unit)
{
    if (draftOf(unit) == nullptr) {
        m_draft.emplace(state, unit, m_kind);
    }
    return *m_draft;
}

void DraftHand::take(Hold hold, UnitId unit, Point grip)
{
    m_before = m_draft;
    m_hold = hold;
    m_unit = unit;
    m_grip = grip;
    m_hasMoved = false;
}

void DraftHand::takeCorner(const State &state, UnitId unit, bool right)
{
    take(right ? Hold::RightCorner : Hold::LeftCorner, unit, {});
    begin(state, unit).fix();
}

void DraftHand::takeBody(UnitId unit, Point grip)
{
    take(Hold::Body, unit, grip);
}

bool DraftHand::takeGhost(const State &state, Point grip)
{
    if (!hasPath() || !isWithin(grip, footprintAt(m_draft->end(), extentOf(state, m_draft->unit())), 0)) {
        return false;
    }
    take(Hold::Body, m_draft->unit(), grip);
    m_draft->fix();
    m_hasMoved = true;
    return true;
}

void DraftHand::follow(const State &state, Point to)
{
    switch (m_hold) {
    case Hold::Nothing:
        return;
    case Hold::Body:
        begin(state, m_unit).holdBody(m_grip, to);
        break;
    case Hold::LeftCorner:
    case Hold::RightCorner:
        begin(state, m_unit).holdCorner(m_hold == Hold::RightCorner, to);
        break;
    }
    m_hasMoved = true;
}

DraftHand::Release DraftHand::release(bool goesOn)
{
    const Hold held = std::exchange(m_hold, Hold::Nothing);
    m_before.reset();
    if (held == Hold::Nothing || !hasPath()) {
        return Release::Nothing;
    }
    if (goesOn || held != Hold::Body) {
        m_draft->fix();
        return Release::Waits;
    }
    return m_hasMoved ? Release::Complete : Release::Nothing;
}

void DraftHand::cancel()
{
    m_hold = Hold::Nothing;
    m_draft = std::exchange(m_before, {});
}

void DraftHand::forget()
{
    m_hold = Hold::Nothing;
    m_draft.reset();
    m_before.reset();
}

std::vector<table::OverlayHandle> handlesOf(const Pose &pose, Extent size)
{
    const Footprint foot = footprintAt(pose, size);
    return {{kLeftHandle, foot.corner[0], pose.facing, true},
            {kRightHandle, foot.corner[1], pose.facing, false}};
}

} // namespace zama::play
