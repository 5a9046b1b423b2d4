#pragma once
// Gathers the fixes of one issue and keeps those that are sound. Private to core/design.

#include "core/design/fixes.h"
#include "core/design/issue_place.h"

#include <functional>

namespace zama::design {

class FixList
{
public:
    FixList(const Scenario &scenario, const Issue &issue);

    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    [[nodiscard]] const Issue &issue() const { return m_issue; }
    [[nodiscard]] const IssuePlace &place() const { return m_place; }
    /// "" where the issue has fewer.
    [[nodiscard]] const std::string &arg(std::size_t i) const;

    /// Tries a change; it counts if the issue is gone after it and no error is new.
    void offer(const char *code, std::vector<std::string> args,
               const std::function<void(Scenario &)> &change);
    [[nodiscard]] bool isEmpty() const { return m_fixes.empty(); }
    std::vector<Fix> take() { return std::move(m_fixes); }

private:
    [[nodiscard]] bool isSound(const Issues &after) const;

    const Scenario &m_scenario;
    const Issue &m_issue;
    IssuePlace m_place;
    Issues m_before;
    bool m_isThere;
    std::vector<Fix> m_fixes;
};

using FixMaker = void (*)(FixList &);
/// For a unit or general whose place makes no sense.
void moveOntoTable(FixList &fixes);
/// What makes the fixes of a code; null if there are none.
[[nodiscard]] FixMaker fixMakerOfNames(std::string_view code);
[[nodiscard]] FixMaker fixMakerOfPlaces(std::string_view code);
[[nodiscard]] FixMaker fixMakerOfRules(std::string_view code);

} // namespace zama::design
