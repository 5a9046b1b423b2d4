#pragma once
// How rules make things happen: each event is applied at once, so the next line of a rule sees its effect,
// and is recorded for those who asked.

#include "core/game/state.h"

namespace zama::rules {

/// Applies events to a state and appends them to a list, if there is one. Rules check an order completely
/// before they emit anything, so an emitter may work on the true state.
class Emitter
{
public:
    Emitter(State &state, Events *record)
        : m_state(state),
          m_record(record)
    {
    }

    [[nodiscard]] const State &state() const { return m_state; }

    template<class E>
    void happen(E happened)
    {
        Event e(std::move(happened));
        zama::apply(m_state, e);
        if (m_record != nullptr) {
            m_record->push_back(std::move(e));
        }
    }

private:
    State &m_state;
    Events *m_record;
};

} // namespace zama::rules
