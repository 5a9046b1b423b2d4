#pragma once
// Writes sentences down: chooses among rows that say the same, and sees to it that each rests on events.
// Private to core/report.

#include "core/report/battle_report.h"

#include <initializer_list>
#include <map>
#include <span>
#include <string_view>

namespace zama::report {

/// Rows of the English source table that say the same in other words, with the same arguments. One array
/// each for as long as the program runs: a scribe knows them by their address.
using Rows = std::span<const std::string_view>;
using Refs = std::vector<EventRef>;

class Scribe
{
public:
    /// The sentence with the row that the first event chooses, though never the same row twice running.
    /// `events` may be in any order and repeat themselves; none at all is a contract violation.
    [[nodiscard]] Sentence sentence(Rows rows, Refs events, std::initializer_list<MessageArg> args);
    void write(Rows rows, Refs events, std::initializer_list<MessageArg> args);
    void write(Sentence sentence) { m_paragraph.push_back(std::move(sentence)); }

    /// What was written since the last call.
    [[nodiscard]] Paragraph take() { return std::exchange(m_paragraph, {}); }

private:
    std::map<const std::string_view *, std::size_t> m_last; ///< the row each family used last
    Paragraph m_paragraph;
};

/// Appends.
void add(Refs &refs, const Refs &more);

} // namespace zama::report
