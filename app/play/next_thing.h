#pragma once
// The obvious next thing: what the space bar does, in words and in deed.

#include "app/play/order_desk.h"

#include <QString>

namespace zama::play {

enum class NextKind : std::uint8_t {
    Skip,         ///< something is being shown: show the rest at once
    GiveOrder,    ///< a ghost or a target waits for a word
    Instead,      ///< what was tried is refused, and there is something that may be done
    Roll,         ///< dice are due
    EnterDice,    ///< typed dice are due
    PickUnit,     ///< somebody else, a unit or a general, can still do something
    Aim,          ///< the last who can shoot is picked: choose his target
    PlaceCommand, ///< a command is still to be placed
    Done,         ///< nobody else can: end the step
    Present,      ///< while looking back: return
    Resume,       ///< the program was told to pause
    Wait,         ///< the program thinks
    Report,       ///< the battle is over
};

struct NextThing {
    NextKind kind = NextKind::Wait;
    QString text; ///< of the button
    bool operator==(const NextThing &) const = default;
};

/// What is asked to find it.
struct NextQuestion {
    bool isShowing = false; ///< the presenter is busy
    bool hasOrder = false;  ///< the tool has one
    bool typesDice = false; ///< dice are typed in
    bool isLookingBack = false;
    bool isPaused = false;
    QString instead; ///< what may be done instead of what was refused; empty: nothing
};

/// What ending the step is called; `canAct`: somebody still could do something in it.
[[nodiscard]] QString doneText(const State &state, bool canAct);

[[nodiscard]] NextThing nextThing(const OrderDesk &desk, const NextQuestion &question);

} // namespace zama::play
