#pragma once
// The lessons of the guided battle, and what its enemy does, as data.

#include "core/game/decide.h"

#include <optional>
#include <span>

namespace zama::play {

/// What a lesson asks for.
enum class LessonKind : std::uint8_t {
    Move,   ///< `unit` moves along `path`
    Join,   ///< a general joins `unit`
    Shoot,  ///< `unit` shoots at `target`
    Charge, ///< `unit` charges `target`
    Done,   ///< the step is ended
};

/// One thing to learn, or to be done by the enemy, who needs no texts. Texts are English sources of
/// translations in the context "Lessons"; where a step is to be ended, %1 is the name of the button for it.
struct Lesson {
    int turn = 1;
    StepKind step{};
    LessonKind kind{};
    const char *unit = ""; ///< ids of the scenario
    const char *target = "";
    Path path{};
    const char *clause = ""; ///< the rule behind it
    const char *prompt = ""; ///< what to do, and why
    const char *hint = "";   ///< how, for somebody who was refused
};

/// In the order in which they are taught.
[[nodiscard]] std::span<const Lesson> lessons();
/// In the order in which they are done; between them the enemy waits.
[[nodiscard]] std::span<const Lesson> enemyPlan();

/// Is this the step of the lesson, and `side` acts in it?
[[nodiscard]] bool isStepOf(const State &state, SideId side, const Lesson &lesson);
/// Has it been done in this turn, by this order or another like it?
[[nodiscard]] bool isDone(const State &state, const Lesson &lesson);
/// A lawful order of `side` that does it, as near to the plan as can be; none if nothing of the kind is
/// lawful.
[[nodiscard]] std::optional<Command> orderFor(const State &state, SideId side, const Lesson &lesson);

} // namespace zama::play
