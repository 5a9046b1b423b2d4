#include "core/report/scene.h"

#include "core/game/queries.h"

namespace zama::report {
namespace {

Scene sceneAt(const State &state, const Event &first)
{
    Scene scene;
    const auto *entered = std::get_if<event::StepEntered>(&first);
    scene.turn = entered != nullptr ? entered->turn : state.turn;
    const int step = entered != nullptr ? entered->step : state.step;
    scene.step = state.setup->steps.at(static_cast<std::size_t>(step));
    scene.before = state;
    return scene;
}

std::array<int, 2> lossesOf(const State &state)
{
    return {standsLost(state, SideId(0)), standsLost(state, SideId(1))};
}

// The event happens: it is put down in the scene and done to the state.
void happen(Scene &scene, State &state, EventRef at, const Event &event)
{
    const auto before = lossesOf(state);
    apply(state, event);
    const auto after = lossesOf(state);
    scene.happenings.push_back({at, &event, {after[0] - before[0], after[1] - before[1]}});
}

} // namespace

std::vector<Scene> scenesOf(const Journal &journal)
{
    std::vector<Scene> scenes;
    State state = journal.stateAt(0);
    for (std::size_t i = 0; i < journal.cursor(); ++i) {
        const Events &events = journal.entries()[i].events;
        for (std::size_t k = 0; k < events.size(); ++k) {
            if (scenes.empty() || std::holds_alternative<event::StepEntered>(events[k])) {
                scenes.push_back(sceneAt(state, events[k]));
            }
            happen(scenes.back(), state, {i, k}, events[k]);
        }
        if (!scenes.empty()) {
            scenes.back().after = state;
        }
    }
    for (std::size_t i = 0; i + 1 < scenes.size(); ++i) {
        scenes[i].after = scenes[i + 1].before;
    }
    return scenes;
}

Taken takenBy(const Event &event)
{
    if (const auto *lost = std::get_if<event::StandsLost>(&event)) {
        return {lost->unit, lost->count, lost->cause, lost->by};
    }
    if (const auto *last = std::get_if<event::LastStandLost>(&event)) {
        return {last->unit, 1, last->cause, {}};
    }
    return {};
}

} // namespace zama::report
