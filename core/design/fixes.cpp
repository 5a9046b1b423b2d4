#include "core/design/fixes.h"

#include "core/design/fix_list.h"
#include "core/scenario/validate.h"

#include <algorithm>

namespace zama::design {
namespace {

FixMaker makerOf(std::string_view code)
{
    for (const auto find : {fixMakerOfNames, fixMakerOfPlaces, fixMakerOfRules}) {
        if (const FixMaker maker = find(code)) {
            return maker;
        }
    }
    return nullptr;
}

std::ptrdiff_t countOf(const Issues &issues, const std::string &code)
{
    return std::ranges::count(issues, code, &Issue::code);
}

// validate() lists a hundred of these and no more.
constexpr std::ptrdiff_t kMaxListed = 100;

bool isKnown(const Issue &error, const Issues &before)
{
    return std::ranges::any_of(before, [&](const Issue &old) {
        return old.severity == Severity::Error && old.code == error.code &&
               (old.path == error.path || old.args == error.args);
    });
}

} // namespace

FixList::FixList(const Scenario &scenario, const Issue &issue)
    : m_scenario(scenario),
      m_issue(issue),
      m_place(issue.path),
      m_before(validate(scenario)),
      m_isThere(std::ranges::find(m_before, issue) != m_before.end())
{
}

const std::string &FixList::arg(std::size_t i) const
{
    static const std::string kNothing;
    return i < m_issue.args.size() ? m_issue.args[i] : kNothing;
}

void FixList::offer(const char *code, std::vector<std::string> args,
                    const std::function<void(Scenario &)> &change)
{
    if (!m_isThere) {
        return;
    }
    Scenario fixed = m_scenario;
    change(fixed);
    if (isSound(validate(fixed))) {
        m_fixes.push_back({{Severity::Note, code, std::move(args), m_issue.path}, std::move(fixed)});
    }
}

bool FixList::isSound(const Issues &after) const
{
    const std::ptrdiff_t before = countOf(m_before, m_issue.code);
    if (before < kMaxListed && countOf(after, m_issue.code) >= before) {
        return false;
    }
    return std::ranges::find(after, m_issue) == after.end() &&
           std::ranges::all_of(after, [&](const Issue &issue) {
               const bool isBeyondList = issue.code == m_issue.code && before >= kMaxListed;
               return issue.severity != Severity::Error || isBeyondList || isKnown(issue, m_before);
           });
}

bool mayBeFixed(const std::string &code)
{
    return makerOf(code) != nullptr;
}

std::vector<Fix> fixesFor(const Scenario &scenario, const Issue &issue)
{
    const FixMaker maker = makerOf(issue.code);
    if (maker == nullptr) {
        return {};
    }
    FixList fixes(scenario, issue);
    maker(fixes);
    return fixes.take();
}

} // namespace zama::design
