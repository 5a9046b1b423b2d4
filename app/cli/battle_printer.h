#pragma once
// What `play` and `replay` print of a battle: a JSON object a line, or sentences for people.

#include "core/game/command.h"
#include "core/game/event.h"
#include "core/game/refusal.h"
#include "core/game/state.h"
#include "core/io/read_scenario.h"

#include <cstddef>
#include <optional>
#include <string>

namespace zama::cli {

class BattlePrinter
{
public:
    explicit BattlePrinter(const std::string &format)
        : m_isText(format == "text")
    {
    }

    /// What entry number `entry` (from 1) of a journal led to. Any state of the battle will do.
    void events(std::size_t entry, const Events &deed, const State &state) const;
    /// The order in that line cannot be carried out; `lawful` is one near to it that can.
    void refusal(int line, const Refusal &refusal, const std::optional<Command> &lawful,
                 const State &state) const;
    /// The order in that line names somebody the scenario does not have.
    void unknownName(const FileIssue &issue) const;
    /// The line is no order at all.
    void noOrder(const FileIssue &issue) const;
    /// Where the battle stands; `diceLeft` of a list of dice.
    void state(const State &state, std::optional<std::size_t> diceLeft = {}) const;

private:
    bool m_isText;
};

} // namespace zama::cli
