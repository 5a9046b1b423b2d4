// Any bytes give a scenario or located errors; what was read can be written and read again.

#include "core/io/issue_line.h"
#include "core/io/read_scenario.h"
#include "core/scenario/validate.h"

#include <cstdint>
#include <cstdlib>

namespace {

void check(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void checkIssues(const std::vector<zama::FileIssue> &issues)
{
    check(issues.size() <= zama::kMaxFileIssues);
    for (const zama::FileIssue &issue : issues) {
        check(issue.position.line > 0 && issue.position.column > 0);
        check(zama::issueLine("f", issue).find('\n') == std::string::npos);
    }
}

void checkFile(const zama::ScenarioFile &file)
{
    const std::string written = zama::writeScenario(file.scenario);
    const auto again = zama::readScenario(written, zama::Reading::Draft);
    check(again.ok());
    check(again.value().scenario == file.scenario);
    check(zama::writeScenario(again.value().scenario) == written);
    check(zama::saveText(file) == file.source);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto draft = zama::readScenario(text, zama::Reading::Draft);
    checkIssues(draft ? draft.value().warnings : draft.error().issues);
    if (draft) {
        checkFile(draft.value());
    }
    const auto playable = zama::readScenario(text);
    check(!playable || draft.ok());
    check(!playable || !zama::hasErrors(zama::validate(playable.value().scenario)));
    return 0;
}
