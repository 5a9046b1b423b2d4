#pragma once
// Private to validate(): the roster of a scenario and the single groups of checks. Each check appends what it
// finds; none relies on another having passed.

#include "core/scenario/issue.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace zama::checks {

/// Collects issues; `path` is the JSON pointer of the place in a scenario file.
class IssueList
{
public:
    void error(std::string_view code, std::string path, std::vector<std::string> args = {});
    void warning(std::string_view code, std::string path, std::vector<std::string> args = {});
    /// What may well be meant.
    void note(std::string_view code, std::string path, std::vector<std::string> args = {});
    [[nodiscard]] Issues &issues() { return m_issues; }

private:
    Issues m_issues;
};

/// A unit with everything the checks ask about it.
struct UnitRow {
    const UnitSpec *unit = nullptr;
    const UnitTypeSpec *type = nullptr; ///< null: no such type
    std::size_t side = 0;
    std::size_t command = 0;
    std::size_t index = 0;
    bool isPresent = true; ///< has stands left
    bool isPlaced = false; ///< present, with numbers sane enough for a footprint
    Footprint footprint = {};

    [[nodiscard]] std::string path() const;
    [[nodiscard]] int standsLeft() const { return unit->strength.value_or(unit->stands); }
};

struct GeneralRow {
    const GeneralSpec *general = nullptr;
    std::size_t side = 0;
    std::size_t command = 0;

    [[nodiscard]] std::string path() const;
};

/// All units and generals of both sides in the order of the file, and who is found under which id (the first
/// bearer of an id that occurs twice).
struct Roster {
    std::vector<UnitRow> units;
    std::vector<GeneralRow> generals;
    std::unordered_map<std::string_view, std::size_t> unitById;
    std::unordered_map<std::string_view, const UnitTypeSpec *> typeById;

    [[nodiscard]] const UnitRow *unit(const std::string &id) const;
};

[[nodiscard]] Roster rosterOf(const Scenario &scenario);

/// A length as in files: "20.75".
[[nodiscard]] std::string inches(Mils length);
/// Is low <= value <= high? Reports it as "range.number" with the field's name otherwise.
bool checkRange(IssueList &out, const std::string &path, const std::string &owner, std::string_view field,
                int value, int low, int high);
/// The same for a length, in inches.
bool checkLength(IssueList &out, const std::string &path, const std::string &owner, std::string_view field,
                 Mils value, Mils low, Mils high);

/// False if there are so much of everything that nothing else should be looked at.
bool checkLimits(const Scenario &scenario, IssueList &out);
void checkIds(const Scenario &scenario, IssueList &out);
void checkTexts(const Scenario &scenario, IssueList &out);
void checkArt(const Scenario &scenario, IssueList &out);
void checkTable(const Scenario &scenario, IssueList &out);
void checkTypes(const Scenario &scenario, IssueList &out);
void checkSides(const Scenario &scenario, const Roster &roster, IssueList &out);
void checkSequence(const Scenario &scenario, IssueList &out);
void checkUnits(const Scenario &scenario, const Roster &roster, IssueList &out);
void checkGenerals(const Scenario &scenario, const Roster &roster, IssueList &out);
void checkDice(const Scenario &scenario, const Roster &roster, IssueList &out);
void checkNeighbours(const Scenario &scenario, const Roster &roster, IssueList &out);
void checkFrontLines(const Scenario &scenario, const Roster &roster, IssueList &out);
void checkStart(const Scenario &scenario, const Roster &roster, IssueList &out);

/// Brings issues into the order of the file, errors first at each place.
void sortIssues(Issues &issues);

} // namespace zama::checks
