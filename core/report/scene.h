#pragma once
// The battle cut into scenes: one step of one turn each, with its events and the tables before and after.
// Private to core/report.

#include "core/report/battle_report.h"

#include <array>
#include <utility>
#include <vector>

namespace zama::report {

/// An event at its place. The event belongs to the journal, which must outlive it.
struct Happening {
    EventRef at;
    const Event *event = nullptr;
    std::array<int, 2> lost{}; ///< stands that count for victory, by side
};

struct Scene {
    int turn = 0;
    Step step;
    State before;
    std::vector<Happening> happenings;
    State after;
};

/// The event as one of its kinds; null if it is another.
template<class E>
[[nodiscard]] const E *as(const Happening &h)
{
    return std::get_if<E>(h.event);
}

/// Calls `see(happening, state before it)` for each event in turn.
template<class See>
void walk(const Scene &scene, See see)
{
    State state = scene.before;
    for (const Happening &h : scene.happenings) {
        see(h, std::as_const(state));
        apply(state, *h.event);
    }
}

/// Every scene up to the journal's cursor.
[[nodiscard]] std::vector<Scene> scenesOf(const Journal &journal);

/// Stands an event takes from a unit, the last one that cannot hold alone included (L1); 0 for other events.
struct Taken {
    UnitId unit;
    int stands = 0;
    Cause cause{};
    UnitId by; ///< none where several share it, and for a last stand
};
[[nodiscard]] Taken takenBy(const Event &event);

} // namespace zama::report
