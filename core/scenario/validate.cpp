#include "core/scenario/validate.h"

#include "core/scenario/checks.h"

namespace zama {

Issues validate(const Scenario &scenario)
{
    checks::IssueList out;
    if (checks::checkLimits(scenario, out)) {
        const checks::Roster roster = checks::rosterOf(scenario);
        checks::checkIds(scenario, out);
        checks::checkTexts(scenario, out);
        checks::checkArt(scenario, out);
        checks::checkTable(scenario, out);
        checks::checkTypes(scenario, out);
        checks::checkSides(scenario, roster, out);
        checks::checkSequence(scenario, out);
        checks::checkUnits(scenario, roster, out);
        checks::checkGenerals(scenario, roster, out);
        checks::checkDice(scenario, roster, out);
        checks::checkNeighbours(scenario, roster, out);
        checks::checkFrontLines(scenario, roster, out);
        checks::checkStart(scenario, roster, out);
    }
    checks::sortIssues(out.issues());
    return std::move(out.issues());
}

} // namespace zama
