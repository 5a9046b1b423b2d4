#include "core/scenario/scenario.h"

#include "core/base/contract.h"
#include "core/scenario/interpreter.h"

#include <algorithm>
#include <atomic>

namespace zama {
namespace {

const std::string *find(const LocalText &text, std::string_view language)
{
    const auto found = std::ranges::find(text.entries, language, &LocalText::Entry::language);
    return found == text.entries.end() ? nullptr : &found->text;
}

std::atomic<const Interpreter *> &interpreter()
{
    static std::atomic<const Interpreter *> the = nullptr;
    return the;
}

const std::string *interpreted(const LocalText &text, const std::string &language)
{
    const Interpreter *asked = interpreter();
    const std::string *english = asked == nullptr ? nullptr : find(text, "en");
    return english == nullptr ? nullptr : asked->inLanguage(language, *english);
}

} // namespace

void setInterpreter(const Interpreter *interpreterOfAll)
{
    interpreter() = interpreterOfAll;
}

const std::string *LocalText::ownIn(const std::string &language) const
{
    if (const std::string *exact = find(*this, language)) {
        return exact;
    }
    return find(*this, std::string_view(language).substr(0, language.find_first_of("-_")));
}

const std::string &LocalText::in(const std::string &language) const
{
    static const std::string kNothing;
    if (const std::string *own = ownIn(language)) {
        return *own;
    }
    if (const std::string *words = interpreted(*this, language)) {
        return *words;
    }
    return entries.empty() ? kNothing : entries.front().text;
}

bool UnitTypeSpec::has(Trait trait) const
{
    return std::ranges::find(traits, trait) != traits.end();
}

std::vector<StepSpec> sequenceOf(const Scenario &scenario)
{
    if (!scenario.sequence.empty()) {
        return scenario.sequence;
    }
    std::vector<StepSpec> steps;
    for (const SideSpec &side : scenario.sides) {
        steps.push_back({StepKind::Move, side.id});
        steps.push_back({StepKind::Shoot, side.id});
    }
    steps.push_back({StepKind::Charge, {}});
    steps.push_back({StepKind::Melee, {}});
    return steps;
}

std::pair<int, int> filesAndRanks(Formation formation, int stands)
{
    require(stands >= 1, "filesAndRanks: a unit has at least one stand");
    switch (formation) {
    case Formation::SingleRank:
        return {stands, 1};
    case Formation::DoubleRank:
        return {stands / 2 + stands % 2, stands == 1 ? 1 : 2};
    case Formation::SingleStand:
        break;
    }
    return {1, 1};
}

Extent extentOf(const UnitTypeSpec &type, int stands)
{
    const auto [files, ranks] = filesAndRanks(type.formation, stands);
    return {type.stand.width * files, type.stand.depth * ranks};
}

} // namespace zama
