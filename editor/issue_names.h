#pragma once
// Issues speak of pieces by their ids, as files and scripts need them; people know names.

#include "table/model/message_formatter.h"

#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

#include <map>
#include <string>

namespace zama::editor {

/// The names of the pieces of a scenario at one moment.
class IssueNames
{
public:
    IssueNames() = default;
    IssueNames(const Scenario &scenario, const table::MessageFormatter &formatter);

    /// The issue's sentence with names instead of ids. A name that several pieces bear stands with its id.
    [[nodiscard]] QString sentenceOf(const Issue &issue) const;

private:
    [[nodiscard]] std::string of(const std::string &id) const;
    void add(const std::string &id, const std::string &name);

    std::map<std::string, std::string> m_names;
    std::map<std::string, int> m_bearers;
};

} // namespace zama::editor
